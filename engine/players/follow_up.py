"""The follow-up of a turn: the goal that its player reaches next in every simulated continuation."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from engine.core.rng import Rng, seed_from
from engine.core.text import Seat
from engine.players.requests import Plan, Said
from engine.players.search import TurnSearch
from engine.players.simulation import LIVELY
from engine.players.turn_generator import QUIET, WholeTurn

_WORLDS = 4
"""Number of continuations; the goal must be reached in all of them."""
_TRIES = 16
"""Turns searched for the player's next move."""
_ROUNDS = 2
"""Number of rounds after which a goal counts as not reached."""
_MOST_TRIED = 2500
"""After this many picks, the search for an immediate way to a goal gives up."""


def plan_of(thinking: TurnSearch, line: WholeTurn, other: WholeTurn | None) -> Plan | None:
    """Return the goal that the player's next turns reach in every simulated world; None if they differ.
    `other`: the next best turn."""
    goal_of = thinking.judge.evaluator.goal
    if not thinking.looks_ahead or _is_idle(thinking, line):
        return None
    if any(goal_of(action) is not None for action in line.picks[: line.handed]):
        return None  # a turn that reaches a goal itself needs no plan
    common = _common(thinking, line)
    if not common:
        return None
    goal, plans = next(iter(common.items()))
    chapters = {plan.chapter for plan in plans}
    opens = other is not None and not _is_possible(thinking, goal) and goal not in _common(thinking, other)
    return Plan(
        plans[0].named,
        tuple(way for plan in plans for way in plan.ways),
        opens,
        chapters.pop() if len(chapters) == 1 else None,
    )


def _is_idle(thinking: TurnSearch, line: WholeTurn) -> bool:
    return thinking.game.option(thinking.world(0), thinking.seat, line.picks[0]).idle


def _common(thinking: TurnSearch, line: WholeTurn) -> dict[Hashable, list[Plan]]:
    """Return the goals that are reached after a turn in every world, and how in each."""
    common = dict[Hashable, list[Plan]]()
    for number in range(_WORLDS):
        found = _reached(thinking, line, number) if thinking.steps.is_time() else {}
        if number:
            found = {goal: plan for goal, plan in found.items() if goal in common}
        common = {goal: [*common.get(goal, ()), plan] for goal, plan in found.items()}
        if not common:
            break
    return common


def _reached(thinking: TurnSearch, line: WholeTurn, number: int) -> dict[Hashable, Plan]:
    """Return the goals of the player's first later turn that has any, in one world."""
    game, seat, turns = thinking.game, thinking.seat, thinking.turns
    evaluator, seats = thinking.judge.evaluator, len(thinking.view.seats)
    world, said = game.copy(thinking.world(number)), list[Said]()
    rng = Rng(seed_from(f"{thinking.seed}:plan {number}"))
    now = game.chapter(world)
    _play(thinking, world, seat, line.picks[: line.handed], said, elsewhere=bool(number), rng=rng)
    for _ in range(_ROUNDS * seats):
        mover = next((choice.seat for choice in game.choices(world)), None)
        if mover is None or not thinking.steps.is_time():
            break
        if mover != seat:
            begun = list[Any]()
            if evaluator.quick.replies > 1:
                begun = turns.found(world, mover, evaluator.quick.replies, LIVELY * evaluator.swing, rng)[
                    0
                ].picks
            _play(thinking, world, mover, begun, said, rng=rng)
            continue
        best = turns.found(world, seat, _TRIES, 0.0, rng)[0]
        found, chapter = dict[Hashable, Plan](), game.chapter(world)
        _play(thinking, world, seat, best.picks, said, found, rng=rng)
        if found:
            return {
                goal: Plan(plan.named, plan.ways, chapter=chapter if chapter != now else None)
                for goal, plan in found.items()
            }
    return {}


def _play(
    thinking: TurnSearch,
    world: Any,
    seat: Seat,
    begun: list[Any],
    said: list[Said],
    found: dict[Hashable, Plan] | None = None,
    *,
    elsewhere: bool = False,
    rng: Rng,
) -> None:
    """Play a turn in place and record its picks, with the goals it reaches and the way to each."""
    game, evaluator = thinking.game, thinking.judge.evaluator
    before = game.copy(world)
    line = thinking.turns.finish(world, seat, begun, LIVELY * evaluator.swing, rng, elsewhere=elsewhere)
    for action in line.picks:
        option = game.option(before, seat, action)
        said.append((seat, option.words))
        if found is not None and (goal := evaluator.goal(action)) is not None:
            menu = option.menu if evaluator.move_topic(action)[1] is None else option.menu[:1]
            found.setdefault(goal, Plan(menu, (tuple(said),)))
        game.play(before, action, QUIET)
    thinking.turns.let_pass(world, seat)


def _is_possible(thinking: TurnSearch, goal: Hashable) -> bool:
    """Return whether this very turn could reach the goal, by searching all its variants. True if there are
    too many."""
    game, seat, evaluator = thinking.game, thinking.seat, thinking.judge.evaluator
    codec, turns = game.codec, thinking.turns
    start = codec.pack(thinking.world(0))
    mark, seen, open_ends = evaluator.turn(thinking.world(0)), {start}, [start]
    while open_ends:
        packed = open_ends.pop()
        for action in turns.open_to(codec.unpack(packed), seat):
            if evaluator.goal(action) == goal:
                return True
            world = codec.unpack(packed)
            game.play(world, action, QUIET)
            if evaluator.ends(action) and (mark is None or evaluator.turn(world) != mark):
                continue
            if (end := codec.pack(world)) not in seen:
                if len(seen) >= _MOST_TRIED or not thinking.steps.is_time():
                    return True
                seen.add(end)
                open_ends.append(end)
    return False
