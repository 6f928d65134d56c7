"""What the pictures show beyond the table: one's own draft, others' news, films, cards."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from PIL import Image

from engine.core.text import Say
from render.kit.marks import NO_MARKS, Marks, PictureKind
from render.kit.theme import DAY, Theme
from tests.support.discord_stage import Stage, act_of, discord_stage
from tests.support.lantern import LANTERN, View
from tests.support.lantern_painter import LanternPainter

NAMES = ["anna", "bob"]


class Watched(LanternPainter):
    """Remembers what it was asked to mark, for whom."""

    def __init__(self) -> None:
        self.marks: list[tuple[int | None, Marks]] = []

    def draw(
        self, view: View, kind: PictureKind, say: Say, marks: Marks = NO_MARKS, theme: Theme = DAY
    ) -> Image.Image:
        self.marks.append((view.reader, marks))
        return super().draw(view, kind, say, marks, theme)

    def last(self, reader: int | None) -> Marks:
        return next(marks for seat, marks in reversed(self.marks) if seat == reader)


@pytest.fixture
def painter() -> Watched:
    return Watched()


@pytest.fixture
async def stage(tmp_path: Path, painter: Watched) -> AsyncIterator[Stage]:
    people = [*NAMES, "carol"]
    async with discord_stage(tmp_path, {"lantern": LANTERN}, people, painters={"lantern": painter}) as stage:
        await stage.open_table("lantern", NAMES)
        yield stage
        stage.checked()


async def hide(stage: Stage, name: str) -> None:
    panel = stage.panels(name)[-1]
    await stage.players[name].user.click(panel, custom_id=act_of(panel, "pick"))
    await stage.players[name].user.click(stage.dm(name)[-1], label="✔ Confirm")


async def test_the_draft_is_marked_for_its_owner_alone(stage: Stage, painter: Watched) -> None:
    panel = stage.panels("anna")[-1]
    assert (painter.last(0).changed, painter.last(0).news) == ((), ())
    await stage.players["anna"].user.click(panel, custom_id=act_of(panel, "pick"))
    assert (painter.last(0).changed, painter.last(0).news) == (("seat:0",), ())
    await stage.players["bob"].slash(stage.thread(), "game board")
    assert painter.last(1).changed == ()


async def test_news_are_what_others_did_since_ones_last_turn(stage: Stage, painter: Watched) -> None:
    await hide(stage, "anna")
    await hide(stage, "bob")  # now both lanterns are lit
    await stage.players["anna"].slash(stage.thread(), "game board")
    assert painter.last(0).news == ("seat:0", "seat:1")
    await stage.players["carol"].slash(stage.thread(), "game board")
    assert painter.last(None).news == ()
