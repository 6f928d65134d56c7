"""The bot dies at each step of a league: acknowledged actions are kept, and nothing happens twice.
`KILLS=all` tries every request of a league, and repeats a league of nine people."""

from __future__ import annotations

import os
import random
import re
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import suppress
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.delivery import table_posts
from bot.services.turn.live_tables import found
from bot.store.replay import position
from bot.ui.interactions import custom_ids
from bot.ui.pictures.render_queue import ClosedError
from bot.values.league import SCHEMES, League, LeagueTable, standings
from engine.lantern.game import LANTERN
from tests.e2e.test_leagues import HOST, HOUR, MINUTE, NAMES, SLEEPER, league_of, opened, posts, timed_out
from tests.support.discord_stage import Fingers, Stage, choices, discord_stage, labels, words
from tests.support.killing import Act, Killer, Moments, mortal, outcome_of

ALL = os.environ.get("KILLS") == "all"
FINAL = "final standings"
WARNED = "Your time in this league game runs out"
LINK = re.compile(r"https://discord\.com/channels/\d+/\d+")
"""Which of two threads is made first, and so gets the lower id, is open."""
POST = "POST /channels/{channel_id}/messages"
MOST_MINUTES = 150
SOON: dict[Moments, int] = {"request": 30, "statement": 250}  # a minute has rather more of them


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with discord_stage(tmp_path, {"lantern": LANTERN}, NAMES) as stage:
        yield stage
        stage.checked()


class Presses:
    """Presses that people make, and their stored results."""

    def __init__(self, stage: Stage, killer: Killer, seed: int) -> None:
        self._stage, self._killer = stage, killer
        self._fingers = Fingers(seed, hurry=1.0)
        self._made = dict[tuple[int, custom_ids.PanelId], set[str]]()  # by person and question
        self._heard = set[tuple[int, custom_ids.PanelId]]()

    async def press(self, name: str) -> None:
        if not (panels := self._stage.panels(name)):
            return
        person, known = self._stage.players[name], set(self._stage.env.backend.interactions)
        custom_id, value = self._fingers.choice(choices(panels[-1]))
        with suppress(Exception):  # a dead bot answers nobody
            if value is None:
                await person.user.click(panels[-1], custom_id=custom_id)
            else:
                await person.user.select(panels[-1], [value], custom_id=custom_id)
        act = custom_ids.parsed(custom_id)
        if act.verb == "open" or (act.verb == "choose" and (value or "").startswith("g")):
            return  # that only turns a page
        question = person.id, custom_ids.panel_id_of(act.args)
        (made,) = set(self._stage.env.backend.interactions) - known
        self._made.setdefault(question, set()).add(str(made))
        if not self._killer.life.is_over:
            self._heard.add(question)

    def check(self, file: Path) -> None:
        """An answered press is stored; one pressed again for want of an answer counts once."""
        with sqlite3.connect(file) as opened:
            rows = [opened.execute(f"SELECT DISTINCT cause FROM {one}") for one in ("act", "move", "draft")]
            stored = {cause for found in rows for (cause,) in found}
        often = {question: len(made & stored) for question, made in self._made.items()}
        assert [question for question in self._heard if not often[question]] == [], "lost"
        assert [question for question, count in often.items() if count > 1] == [], "done twice"
        assert any(len(made) > 1 for made in self._made.values()), "some were pressed again"


async def played_with_kills(
    stage: Stage, killer: Killer, presses: Presses, names: Sequence[str], seed: int
) -> None:
    """Each minute the bot dies: at a request, at a statement, or at the end of the minute."""
    chance = random.Random(seed)
    for minute in range(MOST_MINUTES):
        kind = chance.choice(list(SOON))
        for half in range(2):
            if half == minute % 2:  # no clock runs out while the bot is down
                killer.life.ends_after(chance.randint(1, SOON[kind]), kind)
            for name in chance.sample(names, len(names)):
                await presses.press(name)
            await stage.env.advance_time(MINUTE / 2)
        await killer.kill()
        if FINAL in words(posts(stage)[-1]):
            return
    raise AssertionError("the league does not end")


@pytest.mark.may_err
@pytest.mark.parametrize("seed", range(1, 21) if ALL else [3])
async def test_nine_people_two_rounds_one_leaves_one_never_moves_one_kill_a_minute(
    stage: Stage, tmp_path: Path, seed: int
) -> None:
    leaver, sleeper, *others = NAMES[7], NAMES[8], *NAMES[:7]
    with mortal(stage) as killer:
        presses = Presses(stage, killer, seed)
        await opened(stage, NAMES, rounds=2, clock="quick")
        await killer.kill()
        await stage.players[HOST].click(posts(stage)[0], label="Start")
        await stage.players[leaver].slash(stage.channel, "league leave")
        await killer.kill()
        await played_with_kills(stage, killer, presses, others, seed)
        await stage.env.advance_time(MINUTE)
    presses.check(tmp_path / "latchkey.db")
    died = Counter(life.died_at.partition(" ")[0] for life in killer.deaths)
    assert died.total() > 20
    assert min(died["unheard"], died["heard"], died["statement"]) > 2, "in the midst of something"
    league = await league_of(stage)
    assert league.status == "over"
    assert not league.cut_short
    assert [sorted(len(table.people) for table in tables) for tables in league.played] == [
        [3, 3, 3],
        [3, 4],
    ]
    by_person = {rank.person: rank for rank in standings(league)}
    gone, absent = by_person[stage.players[leaver].id], by_person[stage.players[sleeper].id]
    assert (gone.out, absent.out) == ("left", "absent")
    assert gone.by_round == absent.by_round == (Fraction(0), None)
    assert all(not by_person[stage.players[name].id].out for name in others)
    await check_tables(stage, league)
    assert len(posts(stage)) == 2, "one post that is kept up to date, and the final table"
    best = standings(league)[0]
    assert f"1. <@{best.person}>" in words(posts(stage)[-1])


async def check_tables(stage: Stage, league: League) -> None:
    """Every table is there once, and counts as its log says when it is played again from the start."""
    games = [table.game_id for tables in league.played for table in tables]
    known = await stage.bot.context.services.queries.all_tables(ended=True)
    assert sorted(games) == sorted(table.id for table in known), "none is lost, none was opened twice"
    assert len(stage.channel.threads) == len({one.name for one in stage.channel.threads}) == len(games)
    points = Counter[int]()
    for tables in league.played:
        seated = [person for table in tables for person in table.people]
        assert len(seated) == len(set(seated)), "nobody twice in a round"
        for table in tables:
            points.update(await points_at(stage, table))
    assert {rank.person: rank.points for rank in standings(league) if rank.points} == +points


async def points_at(stage: Stage, played: LeagueTable) -> dict[int, Fraction]:
    """Return the points for each seat, from the log only."""
    assert stage.bot._store is not None
    async with stage.bot._store.reading() as reader:
        saved = await found(reader, played.game_id)
        state = await position(reader, saved, LANTERN, saved.table.number, from_start=True)
    assert LANTERN.is_over(state)
    ends = {one.seat: one for one in LANTERN.standings(state)}
    assert played.scores == tuple(ends[seat].points for seat in range(len(played.people)))
    seats = {info.person: ends[info.seat].rank for info in saved.table.seats if not info.resigned}
    ranks = {person: seats[person] for person in played.people if person in seats}
    order, given = sorted(ranks.values()), SCHEMES["even"][len(played.people)]
    return {
        person: Fraction(
            sum(points for points, one in zip(given, order, strict=False) if one == rank), order.count(rank)
        )
        for person, rank in ranks.items()
    }


async def opening(stage: Stage) -> Act:
    return partial(stage.players[HOST].slash, stage.channel, "league new", game="lantern", rounds=1)


async def starting(stage: Stage, rounds: int = 2) -> Act:
    await opened(stage, NAMES[:6], rounds=rounds, clock="quick")
    return partial(stage.players[HOST].slash, stage.channel, "league start")


async def joining(stage: Stage) -> Act:
    """A player who knows the bot joins."""
    await opened(stage, NAMES[:4], rounds=2)
    await stage.players[NAMES[3]].click(posts(stage)[0], label="Leave")
    return partial(stage.players[NAMES[3]].click, posts(stage)[0], label="Join")


async def cancelling(stage: Stage) -> Act:
    await opened(stage, NAMES[:3], rounds=2)
    return partial(stage.players[HOST].slash, stage.channel, "league end")


async def leaving(stage: Stage) -> Act:
    await (await starting(stage))()
    return partial(stage.players[NAMES[5]].slash, stage.channel, "league leave")


async def ending_a_round(stage: Stage, rounds: int = 2) -> Act:
    """One table is over; a moderator ends the other one."""
    await (await starting(stage, rounds))()
    await stage.env.advance_time(MINUTE)
    acts = list[Act]()
    role = stage.guild.create_role("staff", permissions=discord.Permissions(manage_guild=True))
    staff = stage.guild.add_member(stage.env.create_user("staff"), roles=[role])
    for thread in stage.channel.threads:
        asked = (await staff.slash(thread, "game end")).response
        acts.append(partial(staff.click, asked, label="Yes, end it"))
    await acts[0]()
    return acts[1]


async def ending_the_last(stage: Stage) -> Act:
    return await ending_a_round(stage, 1)


async def returning(stage: Stage) -> Act:
    """A player who timed out takes the seat back by the button of the notice."""
    await timed_out(stage)
    letter = next(one for one in stage.dm(SLEEPER) if labels(one) == ["Take my seat back"])
    return partial(stage.players[SLEEPER].user.click, letter, label="Take my seat back")


def waiting(stage: Stage, seconds: float) -> Act:
    """Let time pass once, even if the step is repeated."""
    left = [seconds]

    async def act() -> None:
        if left:
            await stage.env.advance_time(left.pop())

    return act


async def nearly_warned(stage: Stage) -> Act:
    """The others have answered; in an hour the clock of the last player has a sixth left."""
    await opened(stage, NAMES[:3], rounds=2, clock="day")
    await stage.players[HOST].slash(stage.channel, "league start")
    await stage.env.advance_time(MINUTE)
    for name in NAMES[:2]:
        for _ in range(9):
            if panels := stage.panels(name):
                await Fingers(1, hurry=1.0).press(stage.players[name].user, panels[-1])
    await stage.env.advance_time(19.5 * HOUR)
    assert WARNED not in "".join(words(one) for one in stage.dm(SLEEPER))
    return waiting(stage, HOUR)


async def nearly_lost(stage: Stage) -> Act:
    """In an hour a computer replaces the last player."""
    await (await nearly_warned(stage))()
    assert WARNED in "".join(words(one) for one in stage.dm(SLEEPER))
    await stage.env.advance_time(3 * HOUR)
    return waiting(stage, HOUR)


async def coming_back(stage: Stage) -> Act:
    """A player who missed the end of a game asks for further tables."""
    await opened(stage, NAMES[:4], rounds=3, clock="quick")
    await stage.players[HOST].slash(stage.channel, "league start")
    for _ in range(80):
        if len((await league_of(stage)).played) > 1:
            break
        for name in (NAMES[0], NAMES[1], NAMES[3]):
            if panels := stage.panels(name):
                await Fingers(1, hurry=1.0).press(stage.players[name].user, panels[-1])
        await stage.env.advance_time(MINUTE)
    await stage.env.advance_time(MINUTE)
    assert any("Come back" in labels(one) for one in stage.dm(SLEEPER))

    async def act() -> None:
        for letter in (one for one in stage.dm(SLEEPER) if "Come back" in labels(one)):
            await stage.players[SLEEPER].user.click(letter, label="Come back")

    return act


STEPS: dict[str, tuple[Callable[[Stage], Awaitable[Act]], str, list[int]]] = {
    "opened": (opening, "open", []),
    "joined": (joining, "open", []),
    "cancelled": (cancelling, "closed", []),
    "started": (starting, "running", [2]),
    "left": (leaving, "running", [2]),
    "next round": (ending_a_round, "running", [2, 2]),
    "over": (ending_the_last, "over", [2]),
    "warned": (nearly_warned, "running", [1]),
    "lost": (nearly_lost, "running", [1]),
    "back": (returning, "running", [1]),
    "come back": (coming_back, "running", [1, 1]),
}
"""What is done, and what there is then: how the league stands, how many tables each round has."""
USUAL = ["opened", "left", "over", "lost", "back"]
"""The steps that are taken without `KILLS=all`; the others take long."""


def lying(stage: Stage, place: Any) -> list[str]:
    """Return the bot's messages there, without Discord's own about new threads."""
    return [words(post) for post in stage.recent(place, 60) if post.type is discord.MessageType.default]


async def outcome(stage: Stage) -> dict[str, Any]:
    """Return the state of all channels, which must not depend on the moment of death."""
    await stage.env.advance_time(20 * MINUTE)
    leagues = await stage.bot.context.services.leagues.of_server(stage.guild.id, ended=True)
    return {
        "leagues": [(one.status, [len(tables) for tables in one.played], one.active) for one in leagues],
        "games": len(await stage.bot.context.services.queries.all_tables(ended=True)),
        "posts": ["final" if FINAL in words(post) else "first" for post in posts(stage)],
        "channel": len(lying(stage, stage.channel)),
        "threads": sorted(len(lying(stage, one)) for one in stage.channel.threads),
        "calls": {name: len(stage.dm(name)) for name in NAMES},
        "told": sorted(LINK.sub("(link)", words(one)) for one in stage.dm(SLEEPER)),
    }


async def gone_on(folder: Path, step: str, moment: int = 0) -> tuple[dict[str, Any], list[str]]:
    """Return the outcome of a step when the bot dies at this request, and the requests."""
    async with discord_stage(folder, {"lantern": LANTERN}, NAMES) as stage:
        found = await outcome_of(stage, STEPS[step][0], all_lying, outcome, moment)
        stage.checked()
    return found


def folder_for(folder: Path, moment: int) -> Path:
    (own := folder / str(moment)).mkdir()
    return own


async def all_lying(stage: Stage) -> list[list[str]]:
    return [lying(stage, place) for place in (stage.channel, *stage.channel.threads)]


@pytest.mark.may_err
@pytest.mark.parametrize("step", STEPS if ALL else USUAL)
async def test_a_crash_at_any_request_leaves_the_league_unchanged(step: str, tmp_path: Path) -> None:
    """Each request has two moments: sent without an answer, and just after it. The last post has one only."""
    wanted, made = await gone_on(folder_for(tmp_path, 0), step)
    assert [league[:2] for league in wanted["leagues"]] == [STEPS[step][1:]]
    last = max((number for number, name in enumerate(made) if name == POST), default=0)
    for moment in range(1, 2 * len(made) + 1) if ALL else [2 * last + 1]:
        got, _ = await gone_on(folder_for(tmp_path, moment), step, moment)
        assert got == wanted, f"{moment} of {2 * len(made)}"


@pytest.mark.may_err
async def test_the_final_table_is_posted_although_the_first_post_says_the_same(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot dies while it sends the final table, and the outcome of the request is unknown."""
    act = await ending_the_last(stage)
    with mortal(stage) as killer:

        async def dying(*_: Any) -> None:
            killer.life.end()
            raise ClosedError

        with monkeypatch.context() as deadly:
            deadly.setattr(table_posts, "league_page", dying)
            with suppress(Exception):
                await act()
            await stage.env.advance_time(MINUTE)
        assert killer.life.is_over
        assert [FINAL in words(post) for post in posts(stage)] == [True]
        await killer.kill()
        await stage.env.advance_time(MINUTE)
    assert [FINAL in words(post) for post in posts(stage)] == [True, True]
