"""Pictures of Lantern: measured layout, marks, text boards and golden pictures."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from bot.locales import speaker
from engine.core.text import Say
from engine.lantern.game import LANTERN
from engine.lantern.view import View
from render.kit.paint import paint
from render.kit.painter import Marks, PictureKind
from render.kit.theme import DAY, NIGHT, Theme, contrast, letter_on
from render.lantern.painter import PAINTER
from render.lantern.pieces import SKY_INK, TOKENS, evening
from tests.render.golden import check_golden
from tests.render.vision import EYES, apart
from tests.support.lantern import Evening, tokens

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("Anna", "Bartholomew the Exceedingly Patient", "Chloé", "W" * 32)
TABLE, SCORE = PictureKind("table"), PictureKind("score")
FAR = 25.0


def speak() -> Say:
    return speaker("en", NAMES, markdown=False)


def late() -> Evening:
    """Four players, one of them rich, one of them dark."""
    table = Evening("aab", "abww", "b", "")
    for player, lit in zip(table.state.players, ("aabw", "w", "", "aaabbbbwww"), strict=True):
        player.lit = tokens(lit)
    return table


def test_alt_texts_begin_with_the_gist() -> None:
    view = LANTERN.view_for(late().state, 0)
    table, own = (PAINTER.alt(view, kind, speak()) for kind in (TABLE, PictureKind("screen", 0)))
    assert table.startswith("Round 1 of 2. Now: Anna. 16 tokens are in the pile.")
    assert "Anna: 6 points, lit 2 amber, 1 blue and 1 white; in hand 3 tokens." in table
    assert own.startswith("Your tokens: 2 amber and 1 blue.")


def test_the_text_board_tells_secrets_to_their_owner_alone() -> None:
    table = late().play(0, "light amber end").play(1, "snuff amber with blue white")
    own, other = (PAINTER.board(LANTERN.view_for(table.state, seat), speak()) for seat in (1, 2))
    assert "You snuff amber for blue and white." in own
    assert "You snuff" not in other
    assert "Anna has just lit amber" in other
    table.state.stage = None
    assert "- 1. WWWW" in PAINTER.board(LANTERN.view_for(table.state, 0), speak())


def test_changes_name_what_differs() -> None:
    table = late()
    before = LANTERN.view_for(table.state, 0)
    table.play(0, "light amber")
    assert PAINTER.changes(before, LANTERN.view_for(table.state, 0)) == ("seat:0", "hand:amber")


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize(("a", "b"), list(combinations(TOKENS, 2)))
def test_colours_stay_apart_for_every_eye(a: str, b: str, eye: str) -> None:
    assert apart(TOKENS[a], TOKENS[b], eye) > FAR


@pytest.mark.parametrize("theme", [DAY, NIGHT], ids=lambda theme: theme.name)
def test_words_read_on_the_evening_and_letters_on_tokens(theme: Theme) -> None:
    assert contrast(SKY_INK, evening(theme)) >= 4.5
    assert all(contrast(letter_on(colour), colour) >= 4.5 for colour in TOKENS.values())


def _over() -> View:
    table = late()
    table.state.stage = None
    return LANTERN.view_for(table.state, 1)


PICTURES: dict[str, tuple[View, PictureKind, Marks, Theme]] = {
    "table": (
        LANTERN.view_for(late().state, 0),
        TABLE,
        Marks({"pile": "A"}, changed=("seat:1",), news=("seat:3",)),
        DAY,
    ),
    "screen": (
        LANTERN.view_for(late().play(0, "light amber light blue end").state, 1),
        PictureKind("screen", 1),
        Marks({"lantern:amber": "A", "lantern:blue": "B"}),
        NIGHT,
    ),
    "score": (_over(), SCORE, Marks(), DAY),
}


@pytest.mark.parametrize("name", PICTURES)
def test_golden_picture(name: str) -> None:
    view, kind, marks, theme = PICTURES[name]
    check_golden(GOLDEN / f"{name}.png", paint(PAINTER.draw(view, kind, speak(), marks, theme)))
