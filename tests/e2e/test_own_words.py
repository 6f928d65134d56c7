"""Moves and orders typed in one's own language: understood, completed, offered; kept as they are written."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.keyflower.game import KEYFLOWER
from engine.lantern.game import LANTERN
from playground import seam
from tests.support.discord_stage import Stage, discord_stage, labels, words

NAMES = ["anna", "bob"]


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    games = {"lantern": LANTERN, "keyflower": KEYFLOWER}
    async with discord_stage(tmp_path, games, NAMES) as stage:
        yield stage
        stage.checked()


async def open_in_german(stage: Stage, game: str) -> None:
    """A table at which Anna reads German."""
    await stage.open_table(game, NAMES)
    anna = stage.players["anna"].id
    seam.speak(stage.env, lambda person: "de" if person == anna else "en-US")


async def test_a_move_is_completed_and_played_in_ones_own_words(stage: Stage) -> None:
    await open_in_german(stage, "lantern")
    await stage.confirming(*NAMES)
    anna = stage.players["anna"]
    offered = await anna.autocomplete(stage.thread(), "play", "move", "verst")
    assert offered
    assert all(one["name"].startswith("verstecken ") and one["value"].startswith("hide ") for one in offered)
    typed = offered[0]["name"].replace("verstecken ", "Verstecke die ").replace("ß", "ss")
    panel = (await anna.slash(stage.thread(), "play", move=typed)).response
    assert "Dein Zug bisher" in words(panel)
    done = (await anna.slash(stage.thread(), "play", move=f"{offered[0]['value']} jetzt")).response
    assert "✅" in words(done)


async def test_what_comes_close_is_offered_in_ones_own_words(stage: Stage) -> None:
    await open_in_german(stage, "lantern")
    anna = stage.players["anna"]
    wrong = (await anna.slash(stage.thread(), "play", move="verstecke grünes")).response
    assert "grünes" in words(wrong), "what was typed is repeated letter for letter"
    offered = [label for label in labels(wrong) if label.startswith("verstecken ")]
    assert offered
    assert "hide" not in words(wrong)


async def test_an_order_is_completed_and_given_in_ones_own_words(stage: Stage) -> None:
    await open_in_german(stage, "keyflower")
    anna, thread = stage.players["anna"], stage.thread()
    offered = await anna.autocomplete(thread, "orders add", "order", "passen")
    assert [(one["name"], one["value"]) for one in offered] == [("passen jahreszeit", "pass season")]
    given = (await anna.slash(thread, "orders add", order="Passen für die Jahreszeit")).response
    assert "1. Passen" in words(given)
    written = (await anna.slash(thread, "orders add", order="biete schenke; rot 1 wenn passt")).response
    assert "2. Wenn ich am Zug bin: bieten schenke · rot 1" in words(written)
    unknown = (await anna.slash(thread, "orders add", order="passen jahreszeiten immer")).response
    assert "passen jahreszeit" in words(unknown)
