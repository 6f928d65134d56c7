"""Recorded games cover what they promise; other tests replay them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from engine.core.record import imported, replay
from engine.core.setup import RULINGS
from engine.core.tell import Event
from engine.core.text import Text
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.state import State
from tests.engine.keythedral.record import GAMES, REPLAYS

GIVEN_UP = {"keythedral-bought", "keythedral-withdraws", "keythedral-lost-seat"}


def test_kt_95_kt_100_a_recorded_game_holds_a_double_answer_to_one_purchase() -> None:
    record = imported((REPLAYS / "keythedral-double-answer-3p.json").read_bytes())
    answered: list[tuple[int | None, str]] = []
    doubles: list[set[str]] = []

    def watch(_: int, __: State, events: Sequence[Event]) -> None:
        for event in events:
            law = dict(event.text.args).get("law")
            if event.text.key in GIVEN_UP:
                laws = {law for seat, law in answered if seat == answered[0][0]}
                doubles.append(laws)
                answered.clear()
            elif event.text.key.startswith("keythedral-plays") and event.touches and isinstance(law, Text):
                answered.append((event.seat, law.key.removeprefix("keythedral-law-")))

    replay(record, KEYTHEDRAL, watch=watch)
    assert {"price-increase", "design-change"} in doubles


@pytest.mark.parametrize("name", GAMES)
def test_recorded_games_say_by_which_rulings_they_were_played(name: str) -> None:
    record = imported((REPLAYS / f"keythedral-{name}.json").read_bytes())
    assert record.setup.rulings == int(GAMES[name].options.get(RULINGS, KEYTHEDRAL.spec.rulings))


def test_games_recorded_by_the_first_rulings_are_kept() -> None:
    older = [path for path in Path(REPLAYS).glob("keythedral-*.json") if _rulings(path) == 1]
    assert len(older) == 12


def _rulings(path: Path) -> int:
    return imported(path.read_bytes()).setup.rulings
