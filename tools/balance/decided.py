"""How much of the final result a position decides, stage by stage, and how much of that an evaluation sees.

A position is played on several times with different chance. The common part of the results is the most that
anyone could predict; the error of an evaluation is compared with it."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from engine.core.rng import Rng, seed_from
from engine.core.setup import Setup
from engine.players.evaluator import Judge, evaluator_of
from engine.players.matches import turns_of
from engine.players.requests import AnyGame
from engine.players.search import judge_of
from engine.players.strengths import Strength
from engine.players.training import leads_of

_PLAYER = Strength("first look", tries=6, fitted=True)
"""Plays on, quickly and sensibly enough."""


class Stage(Struct):
    """Figures of one stage over all seats: sums of squares, in points."""

    positions: int = 0
    ends: int = 0
    all: float = 0.0  # of a seat's final lead
    chance: float = 0.0  # the part of it that the position does not decide
    missed: dict[str, float] = {}  # by evaluation: its error


class Decided(Struct):
    stages: dict[str, Stage] = field(default_factory=dict)

    def lines(self) -> Iterator[str]:
        for name, each in self.stages.items():
            if not each.all:
                yield f"{name}: {each.positions} positions, nobody ever led"
                continue
            judges = ", ".join(f"{who} {1 - missed / each.all:.0%}" for who, missed in each.missed.items())
            spread = (each.all / each.ends) ** 0.5
            yield (
                f"{name}: {each.positions} positions, leads of {spread:.1f} points, "
                f"decided {1 - each.chance / each.all:.0%}, seen by {judges}"
            )


def decide(game: AnyGame, setup: Setup, judges: Sequence[Strength], times: int, found: Decided) -> None:
    """Play one game and evaluate one position of each stage."""
    evaluator, seats = evaluator_of(game), range(setup.seats)
    asked = {each.key: judge_of(game, setup.seats, each) for each in judges}
    for stage, packed in sorted(_positions(game, setup).items()):
        of_stage = found.stages.setdefault(evaluator.stages[stage], Stage())
        ends = [_played_on(game, setup, packed, f"{setup.seed}:{stage}:{time}") for time in range(times)]
        of_stage.positions += 1
        of_stage.ends += times * setup.seats
        for seat in seats:
            leads = [end[seat] for end in ends]
            of_stage.all += sum(lead**2 for lead in leads)
            of_stage.chance += times * statistics.variance(leads)
        for who, missed in _missed(game, packed, asked, ends).items():
            of_stage.missed[who] = of_stage.missed.get(who, 0.0) + missed


def _positions(game: AnyGame, setup: Setup) -> dict[int, bytes]:
    """Return one random position of each stage, all equally likely."""
    state, evaluator = game.new_game(setup), evaluator_of(game)
    rng, seen, kept = Rng(seed_from(f"{setup.seed}:decided")), dict[int, int](), dict[int, bytes]()
    for _ in turns_of(game, setup, state, [_PLAYER] * setup.seats):
        if not game.choices(state):
            break
        stage = evaluator.stage(state)
        seen[stage] = seen.get(stage, 0) + 1
        if not rng.below(seen[stage]):
            kept[stage] = game.pack(state)
    return kept


def _played_on(game: AnyGame, setup: Setup, packed: bytes, seed: str) -> list[float]:
    """Return each seat's final lead."""
    state: Any = game.unpack(packed)
    for _ in turns_of(game, replace(setup, seed=seed), state, [_PLAYER] * setup.seats):
        pass
    return leads_of(game.standings(state))


def _missed(
    game: AnyGame, packed: bytes, judges: Mapping[str, Judge], ends: Sequence[Sequence[float]]
) -> dict[str, float]:
    state, seats = game.unpack(packed), range(len(ends[0]))
    found = dict[str, float]()
    for who, judge in judges.items():
        thought = [judge.lead(state, seat, len(seats)) for seat in seats]
        found[who] = sum((end[seat] - thought[seat]) ** 2 for end in ends for seat in seats)
    return found
