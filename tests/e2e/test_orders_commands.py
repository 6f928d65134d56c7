"""Orders on Discord: by panel, command and menus; their owner reads the results in private."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from engine.lantern.game import LANTERN
from tests.e2e.test_secret_questions import seen_by_others
from tests.support.discord_play import hide
from tests.support.discord_stage import Stage, act_of, discord_stage, words

NAMES = ["anna", "bob", "carol"]


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with discord_stage(tmp_path, {"lantern": LANTERN}, NAMES) as stage:
        await stage.open_table("lantern", NAMES)
        yield stage
        stage.checked()


async def chosen(player: Any, page: Any, verb: str, value: str) -> None:
    await player.select(page, [value], custom_id=act_of(page, verb))


async def test_a_line_says_beforehand_what_becomes_of_it(stage: Stage) -> None:
    """The warning comes before the pick that draws, and again with it: then the rest may continue."""
    carol = stage.players["carol"]
    await hide(stage, *NAMES)
    page = (await carol.slash(stage.thread(), "orders show")).response
    await carol.click(page, label="✍ Plan a turn")
    assert "exactly like this or not at all" in words(page)
    await chosen(carol, page, "linepick", "odraw")
    assert "One choice reveals something." in words(page)
    await chosen(carol, page, "linepick", "oend")
    await carol.click(page, label="✔ Save order")
    assert "When it’s my turn: Draw, End" in words(page)


async def world(folder: Path, way: str, where: str) -> list[str]:
    """Bob is called in the thread, or not at all. Return what others saw from Anna's lantern on."""
    os.mkdir(folder)
    async with discord_stage(folder, {"lantern": LANTERN}, NAMES) as stage:
        bob, services = stage.players["bob"], stage.bot.context.services
        services.turns._tables.chance = min  # every order takes two minutes
        if where == "by choice":
            await services.people.change_settings(bob.id, remind_in="thread")
        else:
            stage.close_dms("bob")
            path = f"/channels/*/thread-members/{bob.id}"
            stage.env.inject_error("PUT", path, status=403, code=50013, times=None)
        await stage.open_table("lantern", NAMES)
        for name in NAMES:
            await by_words(stage, name, "hide ")
        if way == "by order":
            await bob.slash(stage.thread(), "orders add", order="let")
        begun = len(stage.env.http_requests)
        await by_words(stage, "anna", "light ")
        assert called_openly(stage) == 1, "he is called, order or not"
        await stage.env.advance_time(119)
        if way == "in person":
            await stage.env.advance_time(1)
            await bob.slash(stage.thread(), "play", move="let", now=True)
        else:
            await stage.env.advance_time(1)
        await stage.env.advance_time(60)
        assert called_openly(stage) == 0, "and the call is put away"
        # Anna’s own panel of before is changed and deleted side by side, in either order.
        return [one for one in seen_by_others(stage, begun) if "not your turn" not in one]


def called_openly(stage: Stage) -> int:
    call = f"{stage.players['bob'].mention}, it’s your turn in Lantern"
    return sum(call in words(message) for message in stage.recent(stage.thread(), 9))


async def by_words(stage: Stage, name: str, begins: str) -> None:
    """The first turn that begins so."""
    lines = await stage.players[name].autocomplete(stage.thread(), "play", "move", begins)
    await stage.players[name].slash(stage.thread(), "play", move=lines[0]["value"], now=True)


@pytest.mark.parametrize("where", ["by choice", "by nothing else"])
async def test_visible_calls_do_not_reveal_an_order(tmp_path: Path, where: str) -> None:
    by_order = await world(tmp_path / "order", "by order", where)
    in_person = await world(tmp_path / "person", "in person", where)
    assert sorted(by_order) == sorted(in_person), "mailboxes are served side by side"
