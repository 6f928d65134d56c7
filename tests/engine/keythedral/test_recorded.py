"""Recorded games cover what they promise; other tests replay them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from engine.core.record import imported, replay
from engine.core.tell import Event
from engine.core.text import Text
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.state import State

REPLAYS = Path(__file__).parents[2] / "replays"
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


def test_games_of_all_rulings_are_kept() -> None:
    recorded = [imported(path.read_bytes()) for path in REPLAYS.glob("keythedral-*.json")]
    assert Counter(record.setup.rulings for record in recorded) == {1: 12, 2: 6, 3: 2, 4: 2, 5: 1}
