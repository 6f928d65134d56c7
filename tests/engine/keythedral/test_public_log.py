"""The public log lets a reader compute everybody's cubes (KT-49, KT-137, KT-138)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from engine.core.rng import Rng, seed_from
from engine.core.tell import Event, Tell
from engine.core.text import Arg, Text, Who
from engine.keythedral.content.shapes import KINDS
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.state import State
from engine.simulate import next_to_move
from tests.engine.keythedral.sensible import Sensible, sensible_move
from tests.support.keythedral import fresh

PAID = {"built": {"stone": 1, "wood": 1}, "fenced-off": {"wood": 1}, "unfenced": {"wine": 2}}


def cubes_in(words: Arg) -> Counter[str]:
    """The cubes that one part of a sentence names: a kind, some of a kind, or a list of these."""
    if isinstance(words, tuple):
        return sum((cubes_in(word) for word in words), Counter[str]())
    assert isinstance(words, Text)
    if words.key == "keythedral-nothing":
        return Counter()
    args = dict(words.args)
    if words.key != "keythedral-cubes":
        return Counter({words.key.removeprefix("keythedral-kind-"): 1})
    count = args["count"]
    assert isinstance(count, int)
    return Counter(dict.fromkeys(cubes_in(args["kind"]), count))


class Reader:
    """A reader who computes every hand from public events."""

    def __init__(self, seats: int) -> None:
        self.hands = [Counter[str]() for _ in range(seats)]

    def read(self, event: Event) -> None:
        key, args = event.text.key.removeprefix("keythedral-"), dict(event.text.args)
        if event.seat is None or event.to is not None:
            return
        if key == "law-works":
            does = args["does"]
            assert isinstance(does, Text)
            key, args = does.key.removeprefix("keythedral-"), dict(does.args)
        hand = self.hands[event.seat]
        if key in ("collected", "chose-harvest"):
            hand.update(cubes_in(args["cubes"]))
        elif key in PAID:
            hand.subtract(PAID[key])
        elif key in ("bought", "procured", "crafted", "traded", "does-sale", "gave"):
            hand.subtract(cubes_in(args["cubes"]))
        if key in ("crafted", "traded", "does-sale"):
            hand.update(cubes_in(args["kind"]))
        if key in ("does-swap", "does-bargain"):
            hand.subtract(cubes_in(args["pay"]))
            hand.update(cubes_in(args["get" if key == "does-swap" else "cubes"]))
        if key == "gave":
            to = args["to"]
            assert isinstance(to, Who)
            self.hands[to.seat].update(cubes_in(args["cubes"]))

    def agrees_with(self, state: State) -> bool:
        held = [dict(zip(KINDS, player.cubes, strict=True)) for player in state.players]
        return held == [{kind: hand[kind] for kind in KINDS} for hand in self.hands]


def is_settled(state: State) -> bool:
    """Return whether no move is incomplete: its picks are announced only at its end."""
    return not any(player.draft.has_begun or player.draft.kinds for player in state.players)


def read_along(state: State, sensible: int, rng: Rng) -> Sequence[str]:
    """Play a game, check the account after each move, and return the events by message key."""
    reader, told = Reader(len(state.players)), set[str]()
    players = [Sensible(1 + seat % 3, rng) for seat in range(len(state.players))]
    while choices := KEYTHEDRAL.choices(state):
        action = sensible_move(state, choices, players, rng)
        if rng.below(100) >= sensible:
            action = rng.choice(next_to_move(choices, rng).actions)
        tell = Tell()
        KEYTHEDRAL.play(state, action, tell)
        for event in tell.events:
            reader.read(event)
            told.add(event.text.key)
        if is_settled(state):
            assert reader.agrees_with(state), (action, tell.events)
    return sorted(told)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("sensible", [60, 95])
def test_kt_49_kt_137_kt_138_the_log_tells_every_cube_gained_or_paid(seats: int, sensible: int) -> None:
    rng, state = Rng(seed_from(f"log {seats} {sensible}")), fresh(seats, f"log {seats}")
    assert "keythedral-bought" in read_along(state, sensible, rng)
