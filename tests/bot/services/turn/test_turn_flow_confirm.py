"""A turn is committed without confirmation if its player alone can undo it. Random positions of every game
are played by presses, alone among computers, with two people, and with both. An unconfirmed commit must come
back exactly with one undo, and a confirmed one must not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from bot.services.turn import turn_flow
from bot.services.turn.position_cache import PositionCache
from bot.services.turn.turn_flow import why_irreversible
from bot.store.commit import Commit
from bot.store.rows import Snapshot
from bot.values.errors import (
    HushedError,
    NeedsVoteError,
    NothingToUndoError,
    NotRunningError,
    RevealsError,
)
from bot.values.panel import Panel
from bot.values.table import SeatInfo, SecretQuestion
from engine.core.draft import drafted, with_pick
from engine.core.forced import is_plainly_forced
from engine.core.game import AnyGame
from engine.core.rng import Rng
from engine.core.text import UserText
from engine.players import random_ish_player
from engine.registry import GAMES
from tests.support.conformance import setup_for
from tests.support.fuzz import WANTED
from tests.support.plans import seeded
from tests.support.positions import turns
from tests.support.service_harness import ANN, BEN, Stage, open_stage

NEVER = 3600.0
"""Seconds: no computer answers while a test is running."""
PLAYED = [
    pytest.param("keyflower", {"merchants": "all"}, 4, id="keyflower"),
    pytest.param("keyper", {}, 5, id="keyper"),
    pytest.param("keythedral", {}, 9, id="keythedral"),
    pytest.param("lantern", {}, 2, id="lantern"),
]
TABLES = {"alone with computers": (1, 2), "two people": (2, 0), "people and computers": (2, 1)}
POSITIONS = max(5, WANTED // 1000)
PRESSES = 40


class Row(NamedTuple):
    """One row of the table: players, the last pick of the turn, and the result."""

    who: str
    pick: str
    asked: bool
    undone: bool


def positions(game: AnyGame, word: str, seats: int, every: int, **options: str) -> Iterator[Any]:
    """Positions in which a turn begins, from whole games by chance."""
    rng = seeded(word)
    games = (setup_for(game, seats, f"{word} {number}", **options) for number in range(POSITIONS))
    begun = chain.from_iterable(turns(game, setup, rng) for setup in games)
    return (game.copy(state) for state, _ in islice(begun, every - 1, None, every))


async def at_position(stage: Stage, game: AnyGame, state: Any, people: int, computers: int) -> str:
    """Create a table whose log begins at this position."""
    game_id = await stage.game(*(ANN, BEN)[:people], computers=computers, game=game.key)
    secret_question = SecretQuestion(0, 0, stage.now) if game.has_secret_answers(state) else None
    async with stage.store.writing() as writer:
        await writer.write(
            Commit(
                game_id=game_id,
                position=Snapshot(0, 0, game.schema, game.to_json(state)),
                waiting=dict.fromkeys(game.seats_to_act(state), stage.now),
                secret_question=secret_question,
            )
        )
    stage.services.turns.forget(game_id)
    return game_id


async def state_of(stage: Stage, game_id: str) -> bytes:
    live, _ = await stage.services.turns._tables.live(game_id)
    return live.game.to_json(live.state)


async def press(stage: Stage, game_id: str, person: int, panel: Panel, rng: Rng) -> tuple[Panel, str, bool]:
    """Press once; return the result, its text and whether the panel asked for confirmation."""
    tables, asked = stage.services.turns, panel.final is not None
    handing = () if panel.confirm is None else (panel.confirm,)
    ways = [way for way in panel.ways if way.route != handing]
    others = [way for way in ways if not way.option.dominated] or ways
    assert others or handing, panel
    if panel.confirm is not None and (not others or rng.below(3) == 0):
        try:
            done = await tables.confirm(game_id, person, panel.mark, sure=False, cause=stage.cause())
            return done, "confirm", asked
        except RevealsError as error:
            assert not asked, "never two questions for one thing"
            route = error.way.route
    else:
        route = rng.choice(others).route
    try:
        done = await tables.pick(game_id, person, panel.mark, *route, sure=False, cause=stage.cause())
    except RevealsError as error:
        shown, again, asked = error.panel, error.way.route, True
        is_whole = len(shown.picks) - len(panel.picks) >= len(route) - len(again)
        assert is_whole, "all but the last pick is shown"
        done = await tables.pick(game_id, person, shown.mark, *again, sure=True, cause=stage.cause())
    words = done.moved.words if done.moved is not None else ""
    return done, words.removesuffix(" end").split(" ")[0], asked


async def turn(stage: Stage, game_id: str, person: int, who: str, rng: Rng) -> Row | None:
    """Play one turn by presses until its commit, and then undo."""
    before, tables = await state_of(stage, game_id), stage.services.turns
    panel = await tables.panel(game_id, person)
    for _ in range(PRESSES):
        panel, pick, asked = await press(stage, game_id, person, panel, rng)
        if panel.moved is None:
            continue
        try:
            await tables.undo(game_id, person, cause=stage.cause())
        except (NeedsVoteError, HushedError, NothingToUndoError, NotRunningError):
            return Row(who, pick, asked, undone=False)
        assert await state_of(stage, game_id) == before
        return Row(who, pick, asked, undone=True)
    return None


@pytest.mark.parametrize(("key", "options", "every"), PLAYED)
async def test_an_automatic_commit_can_be_taken_back_and_nothing_else_can(
    tmp_path: Path, key: str, options: dict[str, str], every: int
) -> None:
    game, seen = GAMES[key], Counter[Row]()
    for who, (people, computers) in TABLES.items():
        stage = await open_stage(
            tmp_path / f"{people}{computers}.db", games={key: game}, confirming=False, pause=NEVER
        )
        rng, tried = seeded(f"{key} {who}"), 0
        for state in positions(game, f"{key} {who}", people + computers, every, **options):
            game_id = await at_position(stage, game, state, people, computers)
            table = await stage.services.queries.table(game_id)
            asked = [one.person for one in table.seats if one.seat in game.seats_to_act(state) and one.person]
            if asked and (row := await turn(stage, game_id, asked[0], who, rng)) is not None:
                seen[row] += 1
                tried += 1
            if tried == POSITIONS:
                break
        await stage.close()
    wrong = {row: times for row, times in seen.items() if row.asked == row.undone}
    assert not wrong
    assert {row.asked for row in seen} == {True, False}


@pytest.mark.parametrize(("key", "options", "every"), PLAYED)
def test_being_asked_tells_nothing_of_what_others_hide(key: str, options: dict[str, str], every: int) -> None:
    """The same in worlds that the player cannot tell apart."""
    game, rng, tried = GAMES[key], seeded(f"worlds of {key}"), Counter[bool]()
    people = [SeatInfo(seat, UserText(), person=seat + 1) for seat in range(3)]
    live: Any = SimpleNamespace(
        game=game,
        table=SimpleNamespace(secret_question=None, seats=people),
        saved=SimpleNamespace(revision=0),
        last_preview=None,
        position_cache=lambda state: PositionCache(game, state),
    )
    for state in positions(game, f"worlds of {key}", 3, every, **options):
        seat = game.seats_to_act(state)[0]
        draft = drafted(game, state, seat)
        while draft.decision is not None and draft.confirming is None and not game.has_secret_answers(state):
            option = random_ish_player(game.view_for(draft.state, seat), draft.decision, rng)
            if option.reveals:
                break
            draft = with_pick(game, draft, option)
        if (last := draft.confirming) is None:
            continue
        told = why_irreversible(live, seat, draft, last)
        for _ in range(3):
            world = game.imagine(draft.state, seat, rng)
            assert why_irreversible(live, seat, replace(draft, state=world), last) == told
        tried[told is None] += 1
        if sum(tried.values()) >= 2 * POSITIONS:
            break
    assert tried[True]


async def test_a_press_is_tried_out_once_and_a_player_who_follows_is_looked_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The comparison of all worlds is slowest for a player who clearly has no choice."""
    game, looked, rng, turns = GAMES["keyper"], list[tuple[Any, int]](), seeded("once"), 0

    def look(of: AnyGame, world: Any, seat: int) -> bool:
        looked.append((of.to_json(of.conceal(world, None)), seat))
        return is_plainly_forced(of, world, seat)

    monkeypatch.setattr(turn_flow, "is_plainly_forced", look)
    stage = await open_stage(tmp_path / "once.db", games={"keyper": game}, confirming=False, pause=NEVER)
    game_id = await stage.game(ANN, BEN, game="keyper")
    while turns < POSITIONS:
        panels = {person: await stage.services.turns.panel(game_id, person) for person in (ANN, BEN)}
        person, panel = next((who, one) for who, one in panels.items() if one.is_awaited)
        looked.clear()
        panel, _, _ = await press(stage, game_id, person, panel, rng)
        if panel.moved is not None:
            turns += 1
            assert len(looked) == len(set(looked))
    await stage.close()
