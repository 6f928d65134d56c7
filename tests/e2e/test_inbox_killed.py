"""The process dies at each step after a move: no outdated message stays live, and none is sent twice.

`KILLS=all` takes every request of a second call in turn."""

from __future__ import annotations

import os
from collections import Counter
from contextlib import suppress

import pytest

from tests.e2e.test_inbox_order import asking, inbox, notified, own_tables
from tests.support.discord_play import hide
from tests.support.discord_stage import Stage, choices, labels, words
from tests.support.killing import mortal

ALL = os.environ.get("KILLS") == "all"
NAMES = ["anna", "bob"]
PEOPLE = NAMES
HELLO = 1


@pytest.mark.may_err
@pytest.mark.parametrize("requests", [3, 4, 5, 6])
async def test_a_crash_at_any_request_leads_to_the_same_end(stage: Stage, requests: int) -> None:
    """The first two requests answer the press; the rest are the post, the notice and the removal of the old
    one."""
    await stage.open_table("lantern", NAMES)
    await hide(stage, *NAMES)
    first = next(name for name in NAMES if stage.is_waited_for(name))
    post = stage.newest_with(stage.thread(), "Play my turn")
    await stage.players[first].click(post, label="Play my turn")
    with mortal(stage) as killer:
        killer.life.ends_after(2 * requests - 1, "request")
        with suppress(Exception):  # the press itself may still be answered then
            await stage.players[first].slash(stage.thread(), "play", move="pass end", now=True)
        assert killer.life.is_over
        await killer.kill()
        await stage.env.advance_time(400)
    second = next(name for name in NAMES if name != first)
    assert stage.is_waited_for(second)
    told = Counter(words(message) for message in stage.recent(stage.thread(), 30))
    assert [text for text, count in told.items() if count > 1] == []
    for name in NAMES:
        about = stage.dm(name)[HELLO:]
        assert len(about) == 1
        assert bool(choices(about[0])) == (name == second)
    assert all(choices(one) == [] for one in stage.private_panels(first, stage.thread()))


@pytest.mark.may_err
@pytest.mark.parametrize("requests", range(1, 17) if ALL else (4, 10))
async def test_the_table_that_waits_longest_comes_down_once(stage: Stage, requests: int) -> None:
    """A second table calls: its call, the first one's again, and what that takes the place of."""
    await stage.open_table("lantern", NAMES)
    (first,) = await own_tables(stage)
    await stage.env.advance_time(3600)
    await stage.players["bob"].slash(stage.channel, "game new", game="lantern", seats=2)
    await stage.players["anna"].click(stage.lobby(), label="Join")
    before = notified(stage)
    with mortal(stage) as killer:
        killer.life.ends_after(2 * requests - 1, "request")
        with suppress(Exception):  # the press itself may still be answered then
            await stage.players["bob"].click(stage.lobby(), label="Start")
        await stage.env.advance_time(60)
        await killer.kill()
        await stage.env.advance_time(400)
    if "Start" in labels(stage.lobby()):  # the press was not heard
        await stage.players["bob"].click(stage.lobby(), label="Start")
        await stage.env.advance_time(60)
    second = max(await own_tables(stage), key=lambda table: table.created)
    for name in NAMES:
        assert inbox(stage, name) == asking(stage, name) == [second.id, first.id]
    assert notified(stage) == before + 1, "of one call"
