"""What somebody holds or has answered shows in nothing else: not in metrics, lists, logs, completions, or in
how much work it takes to answer anybody.

Two tables that differ only in what a reader cannot know are asked the same; every answer is the same to the
byte, and costs the same looks at the store and the same statements. (Wall time is left out: it is never the
same twice.)"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from itertools import pairwise
from typing import Any

import pytest

from bot.cli.status import _line_of, _lines_of
from bot.health import Vitals, health, metrics_page
from bot.metrics import CountingHandler, Metrics
from bot.services.looking.wellbeing import Connections, Wellbeing
from bot.store.batches import SqliteTransaction
from bot.store.sqlite import SqliteStore
from bot.values.errors import PlayerError
from tests.bot.services.conftest import NewStage
from tests.bot.services.stage import ANN, BEN, CAT, EVE, Stage
from tests.bot.services.test_hush import SHUSHERS, WAYS, _plain, everything_for, letters_for, world

MINUTE = 60.0


class Work:
    """Looks at the store and statements, since the last time this was asked."""

    def __init__(self) -> None:
        self._looks = self._statements = 0

    def counting(self, method: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any, **options: Any) -> Any:
            self._looks += 1
            return method(*args, **options)

        return counted

    def asking(self, ask: Callable[..., Any]) -> Callable[..., Any]:
        def counted(transaction: SqliteTransaction, *questions: Any, **options: Any) -> Any:
            self._statements += len(questions)
            return ask(transaction, *questions, **options)

        return counted

    def taken(self) -> tuple[int, int]:
        done = (self._looks, self._statements)
        self._looks = self._statements = 0
        return done


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    counter = Work()
    for name in ("reading", "writing"):
        monkeypatch.setattr(SqliteStore, name, counter.counting(getattr(SqliteStore, name)))
    monkeypatch.setattr(SqliteTransaction, "ask", counter.asking(SqliteTransaction.ask))
    return counter


@pytest.fixture
def logged(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    """The bot's own lines since the last time this was asked."""
    caplog.set_level(logging.DEBUG, "bot")

    def taken() -> list[str]:
        lines = [
            f"{record.levelname} {record.name} {record.getMessage()} {record.__dict__.get('game')}"
            for record in caplog.records
            if record.name.startswith("bot.")
        ]
        caplog.clear()
        return lines

    return taken


def asked_by(stage: Stage, game_id: str, person: int) -> list[Callable[[], Awaitable[object]]]:
    """One question each, as a reader may put it."""
    services = stage.services
    reading, orders, transfer = services.reading, services.orders, services.transfer
    return [
        lambda: transfer.export(game_id, person),
        lambda: reading.turns(person),
        lambda: reading.tables_near(500, person),
        lambda: reading.known(game_id),
        lambda: reading.look(game_id, person),
        lambda: reading.log(game_id, person),
        lambda: reading.since(game_id, person),
        lambda: services.table.panel(game_id, person),
        lambda: services.table.why_not(game_id, person),
        lambda: services.table.complete(game_id, person, ""),
        lambda: services.table.complete(game_id, person, "l"),
        lambda: orders.complete(game_id, person, ""),
        lambda: orders.book(game_id, person),
        lambda: orders.away(game_id, person),
        lambda: orders.line(game_id, person),
        lambda: services.past.earlier(game_id, person),
        lambda: services.table.undo(game_id, person, cause=stage.cause()),
    ]


async def answers(stage: Stage, game_id: str, person: int, work: Work) -> list[tuple[str, tuple[int, int]]]:
    """Every answer with what it cost."""
    found = []
    for ask in asked_by(stage, game_id, person):
        work.taken()
        try:
            said = _plain(await ask())
        except PlayerError as error:
            said = repr((type(error).__name__, error.text))
        found.append((said, work.taken()))
    return found


async def told_to_the_operator(stage: Stage, game_id: str) -> list[str]:
    """Metrics, health, `latchkey tables` and `latchkey table`, as they are printed."""
    metrics = Metrics()
    handler = CountingHandler(metrics)
    logging.getLogger("bot").addHandler(handler)
    connections = Connections(lambda: (0,))
    connections.came_up(0)
    wellbeing = Wellbeing(connections, stage.store, stage.services.reading, None, lambda: stage.now)
    vitals = Vitals(stage.services, metrics, stage.path.with_name("none.db"), wellbeing, lambda: stage.now)
    pages = [await metrics_page(vitals), await health(vitals)]
    logging.getLogger("bot").removeHandler(handler)
    tables = await stage.services.reading.all_tables()
    table = await stage.services.reading.table(game_id)
    lines = [line.partition(", waits for")[0] for line in (*map(_line_of, tables), *_lines_of(table))]
    return [*map(repr, pages), *lines]


@pytest.mark.parametrize("seed", SHUSHERS)
async def test_an_answer_to_a_hushed_question_shows_in_nothing_and_costs_nothing(
    new_stage: NewStage, tmp_path: Any, work: Work, logged: Callable[[], list[str]], seed: str
) -> None:
    told: dict[str, list[Any]] = {}
    for way in WAYS:
        logged()
        stage, game_id = await world(new_stage, tmp_path, way, seed)
        told[way] = [await told_to_the_operator(stage, game_id)]
        told[way] += [await answers(stage, game_id, person, work) for person in (ANN, CAT, EVE)]
        told[way].append(logged())
    for one, other in pairwise(told):
        for thing, same in zip(told[one], told[other], strict=True):
            assert thing == same, f"{one} / {other}"


async def test_what_was_hidden_shows_in_nothing_and_costs_nothing(
    new_stage: NewStage, tmp_path: Any, work: Work, logged: Callable[[], list[str]]
) -> None:
    """Ann hides one lantern or another; Ben and a guest cannot tell which."""
    told, hidden = list[list[Any]](), set[str]()
    for choice in range(2):
        logged()
        stage = await new_stage(tmp_path / f"{choice}.db")
        game_id = await stage.game(ANN, BEN)
        panel = await stage.services.table.panel(game_id, ANN)
        assert panel.decision is not None
        picks = sorted({option.words for option in panel.decision.options if option.words.startswith("hide")})
        hidden.add(picks[choice])
        await stage.pick(game_id, ANN, picks[choice])
        drafted = await told_to_the_operator(stage, game_id)
        await stage.pick(game_id, ANN, "end")
        told.append([drafted, await told_to_the_operator(stage, game_id)])
        told[-1] += [await answers(stage, game_id, person, work) for person in (BEN, EVE)]
        told[-1] += [await everything_for(stage, game_id, person) for person in (BEN, EVE)]
        told[-1].append(await letters_for(stage, BEN, EVE))
        told[-1].append(logged())
    assert len(hidden) == 2, "there was nothing to choose from"
    for thing, same in zip(*told, strict=True):
        assert thing == same
