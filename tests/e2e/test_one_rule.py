"""One rule for handing over, as one meets it: what is asked, what is not, and where it is told."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.locales import speaker
from bot.locales.translations import locales
from engine.core.text import text
from engine.keyflower.game import KEYFLOWER
from engine.keythedral.game import KEYTHEDRAL
from tests.support.discord_stage import Stage, discord_stage, labels, words

NAMES = ["anna", "bob"]
GAMES = {game.key: game for game in (KEYFLOWER, KEYTHEDRAL)}


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with discord_stage(tmp_path, GAMES, [*NAMES, "carol"]) as stage:
        yield stage
        stage.checked()


def today(stage: Stage, name: str, message: discord.Message) -> discord.Message:
    return next(one for one in stage.dm(name) if one.id == message.id)


async def passes(stage: Stage) -> discord.Message:
    """Whoever is called passes; what the panel shows then."""
    name = next(name for name in NAMES if any("Pass" in labels(one) for one in stage.panels(name)))
    panel = stage.panels(name)[-1]
    await stage.players[name].user.click(panel, label="Pass")
    return today(stage, name, panel)


@pytest.mark.parametrize("computers", [0, 1])
async def test_a_pass_is_one_press_with_computers_and_without(stage: Stage, computers: int) -> None:
    await stage.open_table("keyflower", NAMES, computers=computers)
    done = await passes(stage)
    assert "✅ Done" in words(done)
    assert labels(done)[0] == "↩ Undo my turn"


async def test_what_ends_a_season_is_asked_about_once_and_named(stage: Stage) -> None:
    await stage.open_table("keyflower", NAMES)
    await passes(stage)
    asked = await passes(stage)
    assert "this ends the season" in words(asked)
    assert "Hand over?" in words(asked)
    assert {"✔ Confirm", "↩ Undo"} <= set(labels(asked))
    name = next(name for name in NAMES if any(one.id == asked.id for one in stage.dm(name)))
    await stage.players[name].user.click(asked, label="✔ Confirm")
    done = today(stage, name, asked)
    assert "✅ Done" in words(done), "one question for one thing"
    assert "↩ Undo my turn" not in labels(done)


@pytest.mark.parametrize("language", locales())
def test_the_rule_is_told_in_the_same_words_everywhere(language: str) -> None:
    say = speaker(language)
    rule = say(text("panel-rule"))
    assert rule in say(text("help-turn"))
    assert say(text("panel-undo")).removeprefix("↩ ") in rule


async def test_settings_tell_the_rule(stage: Stage) -> None:
    page = (await stage.players["anna"].user.slash("settings show")).response
    assert "What you can take back by yourself is handed over at once" in words(page)
    assert "Handing over: asks if you cannot undo it" in labels(page)


async def test_refusals_name_players_and_not_their_seats(stage: Stage) -> None:
    await stage.open_table("keyflower", NAMES)
    name = next(name for name in NAMES if not any("Pass" in labels(one) for one in stage.panels(name)))
    other = next(one for one in NAMES if one != name)
    told = (await stage.players[name].slash(stage.thread(), "play", move="pass")).response
    assert f"the table waits for {other}" in words(told)


async def test_whoever_looks_on_is_offered_no_turn(stage: Stage) -> None:
    await stage.open_table("keyflower", NAMES)
    post = stage.newest_with(stage.thread(), "My screen")
    seen = (await stage.players["carol"].click(post, label="My screen")).response
    assert "Look around" in labels(seen)
    assert "Play my turn" not in labels(seen)
    own = (await stage.players["anna"].click(post, label="My screen")).response
    assert "Play my turn" in labels(own)


async def test_one_of_several_names_was_meant(stage: Stage) -> None:
    told = (await stage.players["anna"].user.slash("tile", tile="sawsmith mill", game="keyflower")).response
    assert " or " in words(told)
    assert " and " not in words(told).split("Did you mean")[1]
