"""The rule for Confirm as players meet it: which turns ask, which do not, and where it is explained."""

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
from tests.support.discord_stage import Stage, act_of, discord_stage, labels, words

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
    """Let the notified player pass, and return their panel."""
    name = next(name for name in NAMES if any("Pass" in labels(one) for one in stage.panels(name)))
    panel = stage.panels(name)[-1]
    await stage.players[name].user.click(panel, label="Pass")
    return today(stage, name, panel)


@pytest.mark.parametrize("computers", [0, 1])
async def test_a_pass_is_one_press_with_computers_and_without(stage: Stage, computers: int) -> None:
    await stage.open_table("keyflower", NAMES, computers=computers)
    done = await passes(stage)
    assert "✅ Done" in words(done)
    assert labels(done)[0] == "↩ Undo turn"


async def test_undo_asks_before_it_takes_back_turns_of_others_and_stays_in_sight(stage: Stage) -> None:
    """A computer has answered since: its turn goes, too, so Undo asks; then the panel is below the post."""
    await stage.open_table("keyflower", NAMES[:1], computers=1)
    post = stage.newest_with(stage.thread(), "Play my turn")
    panel = (await stage.players["anna"].click(post, label="Play my turn")).response
    await stage.players["anna"].click(panel, label="Pass")
    await stage.env.advance_time(60)
    (mine,) = stage.private_panels("anna", stage.thread())
    assert "↩ Undo turn" in labels(mine)
    await stage.players["anna"].click(mine, label="↩ Undo turn")
    (asked,) = stage.private_panels("anna", stage.thread())
    assert "The turn since, which a computer or I played, is undone, too." in words(asked)
    assert labels(asked) == ["↩ Yes, undo", "▶ No, play on"]
    old = act_of(mine, "undoask")
    await stage.at_once((stage.players["anna"].user, asked, old.replace(old.split(":")[3], "0000")))
    (stale,) = stage.private_panels("anna", stage.thread())
    assert "↩ Undo turn" in labels(stale), "a press on an older panel shows the newest, and asks nothing"
    asked = (await stage.players["anna"].click(stale, label="↩ Undo turn")).response
    kept = (await stage.players["anna"].click(asked, label="▶ No, play on")).response
    assert "↩ Undo turn" in labels(kept)
    asked = (await stage.players["anna"].click(kept, label="↩ Undo turn")).response
    await stage.players["anna"].click(asked, label="↩ Yes, undo")
    await stage.env.settle()
    (mine,) = stage.private_panels("anna", stage.thread())
    assert "anna undid 2 turns" in words(stage.newest(stage.thread()))
    assert mine.id > stage.newest(stage.thread()).id
    assert "Bid, use a tile or pass." in words(mine)


async def test_alone_among_computers_nobody_is_asked_about_what_was_revealed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stage.open_table("keyflower", NAMES[:1], computers=1)
    post = stage.newest_with(stage.thread(), "Play my turn")
    panel = (await stage.players["anna"].click(post, label="Play my turn")).response
    await stage.players["anna"].click(panel, label="Pass")
    monkeypatch.setattr("bot.services.tables.turns.undo_kind", lambda *_: "vote")
    asked = await stage.players["anna"].slash(stage.thread(), "game undo")
    page = asked.followups[0] if asked.followups else asked.response
    assert "Something was revealed since" in words(page)
    assert labels(page) == ["↩ Yes, undo"]
    done = (await stage.players["anna"].click(page, label="↩ Yes, undo")).response
    assert "Undone. It’s your turn again." in words(done)


async def test_the_end_of_a_season_is_confirmed_once_and_named(stage: Stage) -> None:
    await stage.open_table("keyflower", NAMES)
    await passes(stage)
    asked = await passes(stage)
    assert "this ends the season" in words(asked)
    assert {"✔ Confirm", "↩ Undo"} <= set(labels(asked))
    name = next(name for name in NAMES if any(one.id == asked.id for one in stage.dm(name)))
    await stage.players[name].user.click(asked, label="✔ Confirm")
    done = today(stage, name, asked)
    assert "✅ Done" in words(done), "one question for one thing"
    assert not {"↩ Undo", "↩ Undo turn"} & set(labels(done))


@pytest.mark.parametrize("language", locales())
def test_the_rule_is_told_in_the_same_words_everywhere(language: str) -> None:
    say = speaker(language)
    rule = say(text("panel-rule"))
    assert rule in say(text("help-turn"))
    assert say(text("panel-undo")).removeprefix("↩ ") in rule


async def test_help_tells_the_rule_behind_a_button(stage: Stage) -> None:
    anna = stage.players["anna"].user
    page = (await anna.slash("help")).response
    rule = speaker("en")(text("panel-rule"))
    assert rule not in words(page)
    await anna.click(page, label="How to take a turn")
    assert rule in words(page)
    assert "Confirm: only if final" in labels((await anna.slash("settings show")).response)


async def test_refusals_name_players_and_not_their_seats(stage: Stage) -> None:
    await stage.open_table("keyflower", NAMES)
    name = next(name for name in NAMES if not any("Pass" in labels(one) for one in stage.panels(name)))
    other = next(one for one in NAMES if one != name)
    told = (await stage.players[name].slash(stage.thread(), "play", move="pass")).response
    assert f"waiting for {other}" in words(told)


async def test_a_player_who_looks_on_is_offered_no_turn(stage: Stage) -> None:
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
