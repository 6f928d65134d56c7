"""What a seat may not know, and other worlds that it cannot tell from this one: what will be drawn."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.rng import Rng, any_seed
from engine.core.text import Seat
from engine.ferry.state import State


def conceal(state: State, _seat: Seat | None) -> None:
    state.rng = Rng("")


def imagine(state: State, _seat: Seat | None, rng: Rng) -> None:
    state.rng = Rng(any_seed(rng))


def permissive_worlds(_state: State, _seat: Seat) -> Iterator[None]:
    """Nobody holds anything: what it may do, everybody sees."""
    yield
