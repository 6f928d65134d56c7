"""Moves and orders typed in any language: understood, completed, offered, and stored in English."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.locales import locale_for, speaker
from bot.rulebook import move_vocabulary
from bot.ui.pages import lookup
from engine.core.game import AnyGame
from engine.core.text import text
from engine.keyflower.content.sets import SETS
from engine.keyflower.game import KEYFLOWER
from engine.lantern.game import LANTERN
from playground import simcord_access
from render.registry import PAINTERS
from tests.support.discord_stage import Stage, controls, discord_stage, labels, words
from tests.support.english import left_over

NAMES = ["anna", "bob"]
CUT = "@every"  # the start of a name, on a key for a player
NAMED = re.compile(
    r"anna|bob|English|\b[A-Z][a-z]+ [A-Z][a-z]+, mit|<[^>]*>|https://\S+|\S+[.](?:png|webp|gif)|\([A-Z][^)]*\)|#\w+"
)
"""People, languages, tables, links, and the printed names of tiles."""


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    games: dict[str, AnyGame] = {"lantern": LANTERN, "keyflower": KEYFLOWER}
    async with discord_stage(tmp_path, games, NAMES, painters=PAINTERS) as stage:
        yield stage
        stage.checked()


def entries(message: Any) -> list[str]:
    """Return the entries of its menus and the text below them."""
    lines = [option for part in controls(message) for option in part.get("options") or ()]
    return [words for line in lines for words in (line["label"], line.get("description") or "")]


async def open_in_german(stage: Stage, game: str) -> dict[int, str]:
    """A table at which Anna reads German; the languages of all, by person."""
    await stage.open_table(game, NAMES)
    spoken = {stage.players["anna"].id: "de"}
    simcord_access.speak(stage.env, lambda person: spoken.get(person, "en-US"))
    return spoken


async def test_a_move_is_completed_and_played_in_ones_own_words(stage: Stage) -> None:
    await open_in_german(stage, "lantern")
    await stage.confirming(*NAMES)
    anna = stage.players["anna"]
    offered = await anna.autocomplete(stage.thread(), "play", "move", "verst")
    assert offered
    assert all(one["name"].startswith("verstecken ") and one["value"].startswith("hide ") for one in offered)
    typed = offered[0]["name"].replace("verstecken ", "Verstecke die ").replace("ß", "ss")
    panel = (await anna.slash(stage.thread(), "play", move=typed)).response
    assert "Dein Zug: " in words(panel)
    done = (await anna.slash(stage.thread(), "play", move=f"{offered[0]['value']} jetzt")).response
    assert "✅" in words(done)


async def test_near_matches_are_offered_in_the_readers_language(stage: Stage) -> None:
    await open_in_german(stage, "lantern")
    anna = stage.players["anna"]
    wrong = (await anna.slash(stage.thread(), "play", move="verstecke grünes")).response
    assert "grünes" in words(wrong), "what was typed is repeated letter for letter"
    assert "verstecken " in words(wrong), "as it may be typed"
    assert "Verstecke Blau" in labels(wrong), "as the menus call it"
    assert "hide" not in words(wrong)


async def test_an_order_is_completed_and_given_in_ones_own_words(stage: Stage) -> None:
    await open_in_german(stage, "keyflower")
    anna, thread = stage.players["anna"], stage.thread()
    offered = await anna.autocomplete(thread, "orders add", "order", "passen")
    assert [(one["name"], one["value"]) for one in offered] == [("passen jahreszeit", "pass season")]
    given = (await anna.slash(thread, "orders add", order="Passen für die Jahreszeit")).response
    assert "1. Passen" in words(given)
    written = (await anna.slash(thread, "orders add", order="biete schenke; rot 1 wenn passt")).response
    assert "2. Wenn ich dran bin: bieten schenke · rot 1" in words(written)
    unknown = (await anna.slash(thread, "orders add", order="passen jahreszeiten immer")).response
    assert "passen jahreszeit" in words(unknown)


async def test_every_request_is_answered_in_the_persons_language(stage: Stage) -> None:
    """No English word is left, but for names: of games, of tables and of people."""
    spoken = await open_in_german(stage, "keyflower")
    anna, thread = stage.players["anna"], stage.thread()
    asked: list[tuple[str, dict[str, object]]] = [
        ("help", {}),
        ("turns", {}),
        ("play", {}),
        ("play", {"move": "biete etwas"}),
        ("play", {"move": "passen"}),
        ("orders show", {}),
        ("orders add", {"order": "irgendwas"}),
        ("settings show", {}),
        ("settings language", {"language": "xx"}),
        ("rules", {"search": "Bieten"}),
        ("rules", {"search": "KF-30"}),
        ("tile", {"tile": "Brunnen"}),
        ("tile", {"tile": "Unfug"}),
        ("game board", {"text": True}),
        ("game screen", {}),
        ("game log", {}),
        ("game since", {}),
        ("game undo", {}),
        ("game pause", {}),
    ]
    for language in ("de", "nl", "fr", "es-ES"):
        spoken[anna.id] = language
        for command, options in asked:
            reply = (await anna.slash(thread, command, **options)).response
            said = [words(reply), *labels(reply), *entries(reply)]
            read = [NAMED.sub("", one).replace(CUT, "") for one in said]
            assert left_over(locale_for(language), read) == {}, (language, command, options)


def mover_first(stage: Stage) -> list[Any]:
    """Return both players, the start player first."""
    return sorted(stage.players.values(), key=lambda one: not stage.is_waited_for(one.name))


async def test_how_tiles_are_called_is_chosen_in_the_settings(stage: Stage) -> None:
    spoken = await open_in_german(stage, "keyflower")
    anna, bob = mover_first(stage)
    spoken.clear()
    spoken[anna.id], thread = "de", stage.thread()
    tiles = [text(f"keyflower-tile-{tile}") for tile in SETS.newest.tiles]
    own, printed = ({speaker(language, markdown=False)(tile) for tile in tiles} for language in ("de", "en"))
    before = words((await anna.slash(thread, "game board", text=True)).response)
    assert [name for name in own - printed if name in before]
    page = (await anna.slash(thread, "settings show")).response
    await anna.click(page, label="Namen: deutsch")
    await anna.click(page, label="Namen: beide")
    assert "Namen: englisch" in labels(page)
    after = words((await anna.slash(thread, "game board", text=True)).response)
    assert [name for name in printed - own if name in after]
    assert not [name for name in own - printed if f" {name}" in after]
    page = (await bob.slash(thread, "settings show")).response
    assert not [label for label in labels(page) if label.startswith("Tiles")], "there is no choice in English"


async def test_completion_finds_everything_made_ready(stage: Stage) -> None:
    """The index is built when a language is first read, never while typing."""
    spoken = await open_in_german(stage, "keyflower")
    thread, (anna, _) = stage.thread(), mover_first(stage)
    spoken[anna.id] = "de"
    await anna.slash(thread, "help")
    assert await asyncio.to_thread(stage.bot._warming.finished, 60.0)
    before = (move_vocabulary._vocabulary.cache_info().misses, lookup._search.cache_info().misses)
    assert await anna.autocomplete(thread, "play", "move", "biet")
    assert await anna.autocomplete(thread, "tile", "tile", "Brun")
    assert await anna.autocomplete(thread, "rules", "search", "Bieten")
    after = (move_vocabulary._vocabulary.cache_info().misses, lookup._search.cache_info().misses)
    assert after == before


async def test_languages_in_use_are_ready_after_a_restart(stage: Stage) -> None:
    spoken = await open_in_german(stage, "keyflower")
    thread, (anna, _) = stage.thread(), mover_first(stage)
    spoken[anna.id] = "de"
    await anna.slash(thread, "help")
    await stage.restart()
    assert await asyncio.to_thread(stage.bot._warming.finished, 60.0)
    assert stage.bot._warming.languages == ["de", "en"], "nobody has read anything else"
    before = lookup._search.cache_info().misses
    assert await anna.autocomplete(thread, "tile", "tile", "Brun")
    assert lookup._search.cache_info().misses == before
