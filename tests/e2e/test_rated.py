"""A rated table: computers think for nobody, nothing offers it, and old buttons say why."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ui.interactions import custom_ids
from tests.support.discord_play import hide
from tests.support.discord_stage import Stage, act_of, controls, labels, words

NAMES = ["anna", "bob"]
PEOPLE = NAMES
THINKING = {"hint", "takehint", "hints", "standin", "standinby"}
"""What computers do for people, and the switch for it."""


def verbs(message: Any) -> set[str]:
    return {custom_ids.parsed(part["custom_id"]).verb for part in controls(message)}


async def pages(stage: Stage, name: str) -> list[Any]:
    """The panel of this player, what is behind More, and what it leads to."""
    user = stage.players[name].user
    found = [stage.panels(name)[-1]]
    found.append(await stage.behind_more(name))
    for verb in ("plan", "look", "orders"):
        found.append((await user.click(found[1], custom_id=act_of(found[1], verb))).response)
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
@pytest.mark.parametrize(
    "button",
    [
        "b:hint:{game}:{seat}:0",
        "b:standin:{game}",
        "b:standinby:{game}:{seat}:easy",
        "b:takehint:{game}:0",
        "b:hints:{game}:on",
        "b:hints:{game}:off",
    ],
)
async def test_an_old_button_says_that_the_game_is_rated(stage: Stage, name: str, button: str) -> None:
    await stage.open_table("lantern", NAMES, rated=True)
    panel, seat = stage.panels(name)[-1], NAMES.index(name)
    game = custom_ids.parsed(act_of(panel, "pick")).args[0]
    before = words(stage.newest(stage.thread()))
    pressed = button.format(game=game, seat=seat)
    (done,) = await stage.at_once((stage.players[name].user, panel, pressed))
    told = [
        answer for answer in (done.response, *done.followups) if answer is not None and answer.id != panel.id
    ]
    if name != "anna" and ":hints:" in button:
        assert not any("turned hints" in words(answer) for answer in told), "only the host is asked"
    else:
        assert any("This game is rated" in words(answer) for answer in told)
    for answer in told:
        assert not verbs(answer) & THINKING
        assert "has turned hints off" not in words(answer)
    assert words(stage.newest(stage.thread())) == before, "nobody is told anything"
    table = await stage.bot.context.services.reading.table(game)
    assert table.turn == 0
    assert not await stage.bot.context.services.hints.are_allowed(game)
