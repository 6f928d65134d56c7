"""Hidden cards and secret answers show nowhere else: not in metrics, lists, logs, completions or the work of
an answer. Two tables that differ only in hidden information get the same requests; every answer has the same
bytes and costs the same reads, statements, searches and completions. Wall time is left out because it always
varies."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import pytest

from bot.cli.status import _line_of, _lines_of
from bot.health import HealthSources, health, metrics_page
from bot.metrics import CountingHandler, Metrics
from bot.services.maintenance.health_checks import Connections, HealthChecks
from bot.services.queries.typed_moves import completed
from bot.services.tables import turns
from bot.services.turn.computer_pool import TaskRunner
from bot.store.sqlite import SqliteStore
from bot.store.sqlite_transaction import SqliteTransaction
from tests.conftest import NewStage
from tests.promises.secrecy.every_call import LOOKS, REFUSED, Asking, answer_to
from tests.promises.secrecy.test_secret_answers import (
    SHUSHERS,
    WAYS,
    everything_for,
    letters_for,
    same_in_all,
    world,
)
from tests.support.service_harness import ANN, BEN, CAT, EVE, Stage

pytestmark = [
    pytest.mark.usefixtures("thought_about"),
    pytest.mark.parametrize("address_of", ["sqlite"], indirect=True),  # whose work is counted
]


class Work:
    """Reads of the store, statements and tried picks since the last call."""

    def __init__(self) -> None:
        self._looks = self._statements = self._tries = 0

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

    def trying(self, method: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any, **options: Any) -> Any:
            self._tries += 1
            return method(*args, **options)

        return counted

    def taken(self) -> tuple[int, int, int]:
        done = (self._looks, self._statements, self._tries)
        self._looks = self._statements = self._tries = 0
        return done


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    counter = Work()
    for name in ("reading", "writing"):
        monkeypatch.setattr(SqliteStore, name, counter.counting(getattr(SqliteStore, name)))
    monkeypatch.setattr(SqliteTransaction, "ask", counter.asking(SqliteTransaction.ask))
    monkeypatch.setattr(TaskRunner, "answer", counter.trying(TaskRunner.answer))
    monkeypatch.setattr(turns, "completed", counter.trying(completed))
    return counter


@pytest.fixture
def logged(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    """Return the bot's log lines since the last call."""
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


async def answers(stage: Stage, game_id: str, person: int, work: Work) -> list[str]:
    """Return every answer with its cost."""
    found, asking = list[str](), Asking(stage, game_id, person)
    for name, call in (*LOOKS, *REFUSED):
        work.taken()
        said = await answer_to(call, asking)
        found.append(f"{name}: {work.taken()} {said!r}")
    return found


async def told_to_the_operator(stage: Stage, game_id: str) -> list[str]:
    """Metrics, health, `latchkey tables` and `latchkey table`, as they are printed."""
    metrics = Metrics()
    handler = CountingHandler(metrics)
    logging.getLogger("bot").addHandler(handler)
    connections = Connections(lambda: (0,))
    connections.came_up(0)
    health_checks = HealthChecks(connections, stage.store, stage.services.queries, None, lambda: stage.now)
    health_sources = HealthSources(
        stage.services, metrics, stage.path.with_name("none.db"), health_checks, lambda: stage.now
    )
    pages = [await metrics_page(health_sources), await health(health_sources)]
    logging.getLogger("bot").removeHandler(handler)
    tables = await stage.services.queries.all_tables()
    table = await stage.services.queries.table(game_id)
    lines = [line.partition(", waiting for")[0] for line in (*map(_line_of, tables), *_lines_of(table))]
    return [*map(repr, pages), *lines]


@pytest.mark.parametrize(("seed", "before"), [(SHUSHERS[0], False), (SHUSHERS[1], True)])
async def test_an_answer_to_a_secret_question_shows_in_nothing_and_costs_nothing(
    new_stage: NewStage,
    tmp_path: Any,
    work: Work,
    logged: Callable[[], list[str]],
    seed: str,
    before: bool,
) -> None:
    """Also tested for players who asked `before` anybody had answered: cached results stay cached."""
    told, readers = dict[str, list[list[str]]](), (ANN, CAT, EVE)
    for way in WAYS:
        logged()
        stage, game_id = await world(new_stage, tmp_path, way, seed, before=readers if before else ())
        told[way] = [await told_to_the_operator(stage, game_id)]
        told[way] += [await answers(stage, game_id, person, work) for person in readers]
        told[way].append(logged())
    same_in_all(told)


async def test_a_hidden_token_changes_no_answer_and_no_cost(
    new_stage: NewStage, tmp_path: Any, work: Work, logged: Callable[[], list[str]]
) -> None:
    """Ann hides one lantern or another; Ben and a guest cannot tell which."""
    told, hidden = list[list[Any]](), set[str]()
    for choice in range(2):
        logged()
        stage = await new_stage(tmp_path / f"{choice}.db")
        game_id = await stage.game(ANN, BEN)
        panel = await stage.services.turns.panel(game_id, ANN)
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
