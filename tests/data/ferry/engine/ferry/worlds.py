"""Hidden information, which is only the crates still to be drawn, and other worlds that fit a view."""

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
    """Yield this world only: every option is public."""
    yield
