"""Set-up options and the first position."""

from __future__ import annotations

from engine.core.rng import Rng
from engine.core.setup import Setup, SetupSpec
from engine.ferry.content.shapes import SHEDS
from engine.ferry.state import State

SPEC = SetupSpec(seats=(2,))  # FY-1


def new_game(setup: Setup) -> State:
    sheds = {shed: dict(crates) for shed, crates in SHEDS.items()}
    return State(Rng(setup.seed), sheds, [{} for _ in range(setup.seats)])
