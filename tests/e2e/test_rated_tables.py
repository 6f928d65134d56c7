"""Rated tables: no help by computers is offered, and old buttons say why."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.ui.interactions import custom_ids
from tests.support.discord_play import hide, play_to_the_end
from tests.support.discord_stage import Fingers, Stage, act_of, controls, labels, words

NAMES = ["anna", "bob"]
PEOPLE = NAMES
THINKING = {"hint", "takehint", "hints", "standin", "standinby"}
"""What computers do for people, and the switch for it."""
OLD_BUTTONS = (
    "b:hint:{game}:{seat}:0",
    "b:standin:{game}",
    "b:standinby:{game}:{seat}:easy",
    "b:takehint:{game}:0",
    "b:hints:{game}:on",
    "b:hints:{game}:off",
)


def verbs(message: Any) -> set[str]:
    return {custom_ids.parsed(part["custom_id"]).verb for part in controls(message)}


async def pages(stage: Stage, name: str) -> list[Any]:
    """Return this player's panel, the pages behind More and the pages that they lead to."""
    user = stage.players[name].user
    found = [stage.panels(name)[-1], await stage.behind_more(name)]
    for verb in ("plan", "look", "orders"):
        await user.click(found[1], custom_id=act_of(found[1], verb))
        found.append(stage.dm(name)[-1])
        assert found[-1].id == found[0].id, "in place of the panel"
        assert labels(found[-1])[-1] == "◀ Back"
        await stage.back_from_more(name)
        await stage.behind_more(name)
    return found


@pytest.mark.parametrize("name", NAMES)
async def test_nothing_offers_that_a_computer_thinks(stage: Stage, name: str) -> None:
    await stage.open_table("lantern", NAMES, rated=True)
    for page in await pages(stage, name):
        assert not verbs(page) & THINKING
        assert not {"💡 Hint", "🤖 Computer"} & set(labels(page))
    await stage.back_from_more(name)
    await hide(stage, name)
    for message in stage.dm(name):  # and where nothing is asked
        assert not verbs(message) & THINKING
    post = stage.newest_with(stage.thread(), "Play my turn")
    waiting = (await stage.players[name].click(post, label="Play my turn")).response
    assert not verbs(waiting) & THINKING


async def test_a_table_that_is_not_rated_offers_both(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    assert {"hint", "standin"} <= verbs(await stage.behind_more("anna"))


@pytest.mark.parametrize("name", NAMES)
async def test_old_buttons_say_that_the_game_is_rated(stage: Stage, name: str) -> None:
    await stage.open_table("lantern", NAMES, rated=True)
    game, seat = custom_ids.parsed(act_of(stage.panels(name)[-1], "pick")).args[0], NAMES.index(name)
    before = words(stage.newest(stage.thread()))
    for button in OLD_BUTTONS:
        panel = stage.panels(name)[-1]
        pressed = button.format(game=game, seat=seat)
        (done,) = await stage.at_once((stage.players[name].user, panel, pressed))
        answers = [one for one in (done.response, *done.followups) if one is not None and one.id != panel.id]
        if name != "anna" and ":hints:" in button:
            assert not any("turned hints" in words(one) for one in answers), "only the host is asked"
        else:
            assert any("This game is rated" in words(one) for one in answers), button
        for answer in answers:
            assert not verbs(answer) & THINKING
            assert "has turned hints off" not in words(answer)
        assert words(stage.newest(stage.thread())) == before, "nobody is told anything"
        assert (await stage.bot.context.services.queries.table(game)).turn == 0
        assert not await stage.bot.context.services.hints.are_allowed(game)


async def test_the_result_says_what_it_did_to_the_rating(stage: Stage) -> None:
    """Shown privately to each player, and publicly for those who share their statistics."""
    await stage.open_table("lantern", NAMES, rated=True)
    await stage.bot.context.services.people.change_settings(stage.players["bob"].id, statistics="shared")
    await play_to_the_end(stage, NAMES, Fingers(3))
    told = [words(one) for name in NAMES for one in stage.dm(name) if "Rating " in words(one)]
    assert len(told) == 2
    assert all(re.search(r"Rating [+−]\d+, now [\d,]+ ± \d+", one) for one in told)
    post = words(stage.newest_with(stage.thread(), "Charts"))
    (line,) = (line for line in post.split("\n") if "Rating " in line)
    assert stage.players["bob"].mention in line
    listed = words((await stage.players["anna"].slash(stage.channel, "stats ratings")).response)
    assert "(provisional), 1 game" in listed
    assert listed.count("(provisional), 1 game") == 2, "her own is there, too"
    assert "Only you see your rating here" in listed
    listed = words((await stage.players["bob"].slash(stage.channel, "stats ratings")).response)
    assert listed.count("(provisional), 1 game") == 1
    assert "1 more player has a rating but keeps it private" in listed


async def test_no_computer_plays_a_late_turn(stage: Stage) -> None:
    """The offer to the table has no such button, and an old one says why."""
    await stage.open_table("lantern", NAMES, rated=True, clock="day", at_zero="turn")
    (table,) = await stage.bot.context.services.queries.all_tables()
    assert table.timeout == "offer"
    await hide(stage, "anna")
    await stage.env.advance_time(26 * 3600)
    offer = stage.newest_with(stage.thread(), "Keep waiting")
    assert labels(offer)[:2] == ["Keep waiting", "Replace player"]
    assert "computer" not in words(offer).lower()
    since = act_of(offer, "stall").split(":")[4]
    (done,) = await stage.at_once((stage.players["anna"], offer, f"b:stall:{table.id}:1:{since}:turn"))
    assert "This game is rated" in words(done.followups[0])
    assert not any("computer" in words(one).lower() for one in stage.dm("anna"))


async def test_the_panel_has_no_grey_help(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES, rated=True)
    said = [part.get("label") for part in controls(await stage.behind_more("bob"))]
    assert not {"💡 Hint", "🤖 Computer"} & set(said)
