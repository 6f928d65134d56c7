"""Results of the checks, and helpers that several of them need."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct, field

from engine.core.tell import Silence
from engine.core.text import Seat, Text
from engine.keyflower.actions import Action
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.state import Spot, State


class Found(Struct):
    """Counts of tested sentences by kind, and the false ones."""

    tried: Counter[str] = field(default_factory=Counter)
    false: list[str] = field(default_factory=list)

    def check(self, key: str, holds: bool, *about: object) -> None:
        self.tried[key] += 1
        if not holds:
            self.false.append(f"{key}: {' '.join(str(each) for each in about)}")


def args(said: Text) -> dict[str, Any]:
    return dict(said.args)


def tile_of(reason: Text) -> str:
    named: Text = args(reason)["tile"]
    is_wrapped = named.key in ("keyflower-side", "keyflower-tile-of")
    name = args(named)["tile"] if is_wrapped else named
    return str(name.key.removeprefix("keyflower-tile-"))


def to_bid_for(state: State) -> list[Spot]:
    return [*state.middle, *state.orders]


def leads(spot: Spot, seat: Seat) -> bool:
    most = max((bid.count for bid in spot.bids), default=0)
    return any(bid.seat == seat and bid.count == most for bid in spot.bids)


def played(state: State, pick: Action) -> State:
    other = KEYFLOWER.copy(state)
    KEYFLOWER.play(other, pick, Silence())
    return other
