"""A press that Discord delivers twice counts once."""

from __future__ import annotations

import inspect
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias, get_type_hints

import pytest

from bot.services.container import Services
from bot.store.commit import Commit, NewStatus
from bot.values.clock import Timeout
from bot.values.league import League
from bot.values.table import Place
from tests.support.service_harness import ANN, BEN, CAT, DAN, EVE, PLACE, Stage, open_stage

DAY = 24 * 3600.0
NEARBY = Place(channel=501, guild=900)

Act: TypeAlias = Callable[[str], Awaitable[object]]
"""An act with its cause."""
Prepared: TypeAlias = Callable[[Stage], Awaitable[Act]]


async def _over(stage: Stage, *people: int) -> str:
    game_id = await stage.game(*people)
    async with stage.store.writing() as writer:
        await writer.write(Commit(game_id=game_id, status=NewStatus("over", stage.now)))
    return game_id


async def _begun(stage: Stage) -> str:
    """The table waits for Ann alone."""
    game_id = await stage.game(ANN, BEN, CAT)
    await stage.hide_all(game_id, ANN, BEN, CAT)
    return game_id


async def _forget(stage: Stage) -> Act:
    await _begun(stage)
    return lambda cause: stage.services.data_erasure.erase(BEN, cause=cause)


async def _open(stage: Stage) -> Act:
    return lambda cause: stage.services.lobby.open(ANN, PLACE, "lantern", seats=2, cause=cause)


async def _join(stage: Stage) -> Act:
    table = await stage.lobby(ANN, seats=3)
    return lambda cause: stage.services.lobby.join(table.id, BEN, cause=cause)


async def _leave(stage: Stage) -> Act:
    table = await stage.lobby(ANN, BEN, seats=3)
    return lambda cause: stage.services.lobby.leave(table.id, BEN, cause=cause)


async def _add_computer(stage: Stage) -> Act:
    table = await stage.lobby(ANN, seats=4)
    return lambda cause: stage.services.lobby.add_computer(table.id, ANN, cause=cause)


async def _remove_computer(stage: Stage) -> Act:
    table = await stage.lobby(ANN, seats=4, computers=2)
    return lambda cause: stage.services.lobby.remove_computer(table.id, ANN, cause=cause)


async def _set_strength(stage: Stage) -> Act:
    table = await stage.lobby(ANN, seats=4, computers=1)
    return lambda cause: stage.services.lobby.set_strength(table.id, ANN, 1, "easy", cause=cause)


async def _cancel(stage: Stage) -> Act:
    table = await stage.lobby(ANN, seats=3)
    return lambda cause: stage.services.lobby.cancel(table.id, ANN, cause=cause)


async def _start(stage: Stage) -> Act:
    table = await stage.lobby(ANN, BEN)
    return lambda cause: stage.services.lobby.start(table.id, ANN, cause=cause)


async def _ask(stage: Stage) -> Act:
    game_id = await _over(stage, ANN, BEN)
    return lambda cause: stage.services.rematches.ask(game_id, ANN, cause=cause)


async def _decline(stage: Stage) -> Act:
    again = await stage.services.rematches.ask(await _over(stage, ANN, BEN), ANN, cause=stage.cause())
    return lambda cause: stage.services.rematches.decline(again.id, BEN, cause=cause)


async def _open_private(stage: Stage) -> Act:
    return lambda cause: stage.services.solo_tables.open_private(ANN, 77, "lantern", cause=cause)


async def _open_league(stage: Stage) -> Act:
    new = League(id="", guild=900, channel=500, host=ANN, game="lantern", rounds=2)
    return lambda cause: stage.services.leagues.open(new, cause=cause)


async def _pick(stage: Stage) -> Act:
    game_id = await _begun(stage)
    panel = await stage.services.turns.panel(game_id, ANN)
    return lambda cause: stage.services.turns.pick(game_id, ANN, panel.mark, 0, cause=cause)


async def _draft(stage: Stage) -> Act:
    game_id = await _begun(stage)
    panel = await stage.services.turns.panel(game_id, ANN)
    return lambda cause: stage.services.turns.draft(game_id, ANN, panel.mark, 0, cause=cause)


async def _confirm(stage: Stage) -> Act:
    game_id = await _drafted(stage)
    panel = await stage.services.turns.panel(game_id, ANN)
    return lambda cause: stage.services.turns.confirm(game_id, ANN, panel.mark, cause=cause)


async def _drafted(stage: Stage) -> str:
    """Ann has one pick in her draft, which can be confirmed."""
    game_id = await stage.game(ANN, BEN, CAT)
    await stage.first_pick(game_id, ANN)
    return game_id


async def _play_line(stage: Stage) -> Act:
    game_id = await stage.game(ANN, BEN)
    decision = (await stage.services.turns.panel(game_id, ANN)).decision
    assert decision is not None
    words = decision.options[0].words
    return lambda cause: stage.services.turns.play_line(game_id, ANN, words, cause=cause)


async def _restart(stage: Stage) -> Act:
    game_id = await _drafted(stage)
    return lambda cause: stage.services.turns.restart(game_id, ANN, cause=cause)


async def _undo(stage: Stage) -> Act:
    game_id = await _drafted(stage)
    return lambda cause: stage.services.turns.undo(game_id, ANN, cause=cause)


async def _propose(stage: Stage) -> Act:
    game_id = await _begun(stage)
    return lambda cause: stage.services.votes.propose(game_id, ANN, "pause", cause=cause)


async def _cast(stage: Stage) -> Act:
    vote = await stage.services.votes.propose(await _begun(stage), ANN, "pause", cause=stage.cause())
    return lambda cause: stage.services.votes.cast(vote.id, BEN, True, cause=cause)


async def _add_order(stage: Stage) -> Act:
    game_id = await _begun(stage)
    return lambda cause: stage.services.orders.add(game_id, BEN, "pass", cause=cause)


async def _ordered(stage: Stage) -> tuple[str, list[int]]:
    game_id = await _begun(stage)
    for words in ("draw", "pass"):
        book = await stage.services.orders.add(game_id, BEN, words, cause=stage.cause())
    return game_id, [line.id for line in book.lines]


async def _finish(stage: Stage) -> Act:
    game_id = await _begun(stage)
    await stage.services.orders.edit_line(game_id, BEN, pick="draw")
    return lambda cause: stage.services.orders.order_line(game_id, BEN, cause=cause)


async def _raise_up(stage: Stage) -> Act:
    game_id, orders = await _ordered(stage)
    return lambda cause: stage.services.orders.raise_up(game_id, BEN, orders[-1], cause=cause)


async def _withdraw_order(stage: Stage) -> Act:
    game_id, orders = await _ordered(stage)
    return lambda cause: stage.services.orders.withdraw(game_id, BEN, orders[0], cause=cause)


async def _stand_in(stage: Stage) -> Act:
    game_id = await _begun(stage)
    return lambda cause: stage.services.orders.stand_in(game_id, BEN, "easy", cause=cause)


async def _write_notes(stage: Stage) -> Act:
    game_id = await _begun(stage)
    return lambda cause: stage.services.notes.write(game_id, ANN, "watch Ben", cause=cause)


async def _resign(stage: Stage) -> Act:
    game_id = await _begun(stage)
    return lambda cause: stage.services.seats.resign(game_id, BEN, cause=cause)


async def _offer(stage: Stage) -> Act:
    game_id = await _begun(stage)
    return lambda cause: stage.services.seats.offer(game_id, BEN, 1, cause=cause)


async def _offered(stage: Stage) -> str:
    game_id = await _begun(stage)
    await stage.services.seats.offer(game_id, BEN, 1, cause=stage.cause())
    return game_id


async def _withdraw_offer(stage: Stage) -> Act:
    game_id = await _offered(stage)
    return lambda cause: stage.services.seats.withdraw(game_id, BEN, 1, cause=cause)


async def _take(stage: Stage) -> Act:
    game_id = await _offered(stage)
    return lambda cause: stage.services.seats.take(game_id, EVE, 1, cause=cause)


async def _replace(stage: Stage) -> Act:
    game_id = await _begun(stage)
    return lambda cause: stage.services.seats.replace(game_id, 7, 1, moderator=True, cause=cause)


async def _pause(stage: Stage) -> Act:
    game_id = await _begun(stage)
    return lambda cause: stage.services.seats.pause(game_id, EVE, moderator=True, cause=cause)


async def _resume(stage: Stage) -> Act:
    game_id = await _begun(stage)
    await stage.services.seats.pause(game_id, EVE, moderator=True, cause=stage.cause())
    return lambda cause: stage.services.seats.resume(game_id, BEN, cause=cause)


async def _end(stage: Stage) -> Act:
    game_id = await _begun(stage)
    return lambda cause: stage.services.seats.end(game_id, EVE, moderator=True, cause=cause)


async def _stalled(stage: Stage, at_zero: Timeout) -> tuple[str, int]:
    """The clock of the first of four players has run out; returned with the beginning of that wait."""
    for person, name in ((ANN, "Ann"), (BEN, "Ben"), (CAT, "Cat"), (DAN, "Dan")):
        await stage.services.people.meet(person, name, "en-US")
    lobby = stage.services.lobby
    table = await lobby.open(
        ANN, PLACE, "lantern", seats=4, clock="day", at_zero=at_zero, cause=stage.cause()
    )
    for person in (BEN, CAT, DAN):
        await lobby.join(table.id, person, cause=stage.cause())
    await lobby.start(table.id, ANN, cause=stage.cause())
    await stage.hide_all(table.id, BEN, CAT, DAN)
    began = int(stage.now)
    while (due := await stage.next_timer()) is not None and due < began + 8 * DAY:
        await stage.fire(max(0.0, due - stage.now))
        await stage.letters()
    return table.id, began


async def _take_back(stage: Stage) -> Act:
    game_id, _ = await _stalled(stage, "seat")
    return lambda cause: stage.services.seats.take_back(game_id, ANN, cause=cause)


async def _answer(stage: Stage) -> Act:
    game_id, since = await _stalled(stage, "offer")
    return lambda cause: stage.services.stalls.answer(game_id, BEN, 0, since, "turn", cause=cause)


async def _move(stage: Stage) -> Act:
    game_id = await _begun(stage)
    return lambda cause: stage.services.channels.move(game_id, ANN, NEARBY, cause=cause)


async def _import(stage: Stage) -> Act:
    data = (await stage.services.transfer.copy(await _begun(stage))).data
    return lambda cause: stage.services.transfer.import_(data, CAT, PLACE, moderator=True, cause=cause)


async def _share(stage: Stage) -> Act:
    game_id = await _over(stage, ANN, BEN)
    return lambda cause: stage.services.transfer.share(game_id, ANN, None, cause=cause)


async def _allow_hints(stage: Stage) -> Act:
    game_id = await _begun(stage)
    return lambda cause: stage.services.hints.allow(game_id, ANN, False, cause=cause)


async def _take_hint(stage: Stage) -> Act:
    game_id = await stage.game(ANN, BEN)
    hints = (await stage.services.hints.ask(game_id, ANN)).advice.hints
    longest = max(range(len(hints)), key=lambda number: len(hints[number].picks))
    return lambda cause: stage.services.hints.take(game_id, ANN, longest, cause=cause)


ACTS: dict[str, Prepared] = {
    "data_erasure.erase": _forget,
    "hints.allow": _allow_hints,
    "hints.take": _take_hint,
    "channels.move": _move,
    "leagues.open": _open_league,
    "lobby.add_computer": _add_computer,
    "lobby.cancel": _cancel,
    "lobby.join": _join,
    "lobby.leave": _leave,
    "lobby.open": _open,
    "lobby.remove_computer": _remove_computer,
    "lobby.set_strength": _set_strength,
    "lobby.start": _start,
    "notes.write": _write_notes,
    "orders.add": _add_order,
    "orders.order_line": _finish,
    "orders.raise_up": _raise_up,
    "orders.stand_in": _stand_in,
    "orders.withdraw": _withdraw_order,
    "solo_tables.open_private": _open_private,
    "rematches.ask": _ask,
    "rematches.decline": _decline,
    "seats.end": _end,
    "seats.offer": _offer,
    "seats.pause": _pause,
    "seats.replace": _replace,
    "seats.resign": _resign,
    "seats.resume": _resume,
    "seats.take": _take,
    "seats.take_back": _take_back,
    "seats.withdraw": _withdraw_offer,
    "transfer.share": _share,
    "stalls.answer": _answer,
    "turns.confirm": _confirm,
    "turns.draft": _draft,
    "turns.pick": _pick,
    "turns.play_line": _play_line,
    "turns.restart": _restart,
    "turns.undo": _undo,
    "transfer.import_": _import,
    "votes.cast": _cast,
    "votes.propose": _propose,
}
ONLY_READS = {"queries.was_done"}
KEPT_ELSEWHERE = {"leagues.open"}
"""A league is recorded with its own cause."""


def test_every_act_with_a_cause_is_repeated() -> None:
    found = {
        f"{name}.{method}"
        for name, service in get_type_hints(Services).items()
        for method, call in inspect.getmembers(service, inspect.isfunction)
        if not method.startswith("_") and "cause" in inspect.signature(call).parameters
    }
    assert sorted(ACTS.keys() | ONLY_READS) == sorted(found)


def _rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Everything stored, by table."""
    with sqlite3.connect(path) as connection:
        names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: connection.execute(f"SELECT * FROM {name}").fetchall() for name in names}


@pytest.mark.parametrize("name", ACTS)
async def test_the_same_cause_again_changes_nothing(name: str, tmp_path: Path) -> None:
    path = tmp_path / "latchkey.db"
    stage = await open_stage(path)
    try:
        act = await ACTS[name](stage)
        before = _rows(path)
        await act("pressed")
        once = _rows(path)
        assert once != before, "the act must succeed here"
        if name not in KEPT_ELSEWHERE:
            causes = [str(row[0]) for row in once["act"]]
            assert [one for one in causes if one.partition(":")[0] == "pressed"], "no act is recorded"
        stage.now += 1
        await act("pressed")
        assert _rows(path) == once
        await stage.restart()
        restarted = _rows(path)
        await act("pressed")
        assert _rows(path) == restarted
    finally:
        await stage.close()
