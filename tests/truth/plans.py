"""The stated purpose of a hinted move: the planned continuation is played again, pick by pick, in worlds that
the player cannot distinguish from the real one, and what it opens is looked for immediately."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.game import AnyGame, Option
from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.core.text import Seat
from engine.players.evaluator import evaluator_of
from engine.players.requests import Plan, Said

PROBES, LONGEST = 25, 25


def try_plan(game: AnyGame, state: Any, seat: Seat, plan: Plan, seed: str) -> object:
    """Return the error in the plan, or a false value."""
    ends = list[Option[Any]]()
    for number, way in enumerate(plan.ways):
        world = game.imagine(state, seat, Rng(seed_from(f"{seed}:world {number}")))
        evaluator_of(game).suppose(world, seat)
        last = _gone(game, world, way)
        if last is None or way[-1][0] != seat:
            return f"it cannot go on as in way {number}: {way}"
        ends.append(last)
    goals = {evaluator_of(game).goal(last.action) for last in ends}
    if len(goals) != 1 or None in goals:
        return f"it comes to different things: {goals}"
    if ends[0].menu[: len(plan.named)] != plan.named:
        return f"{plan.named} is called {ends[0].menu}"
    return plan.opens and _probed(game, state, seat, goals.pop(), seed)


def _gone(game: AnyGame, world: Any, way: Sequence[Said]) -> Option[Any] | None:
    """The last pick of a way, which is only looked at; None: it is not offered, or one before is not."""
    evaluator, before = evaluator_of(game), way[0][0]
    for at, (who, words) in enumerate(way):
        option = game.option_named(world, who, words)
        while option is None and (action := evaluator.waved_through(world, before)) is not None:
            game.play(world, action, Silence())
            option = game.option_named(world, who, words)
        if option is None or at == len(way) - 1:
            return option
        game.play(world, option.action, Silence())
        before = who
    return None


def _probed(game: AnyGame, state: Any, seat: Seat, goal: object, seed: str) -> object:
    """Turns by chance in the position itself, none of which may come to the goal."""
    evaluator = evaluator_of(game)
    for number in range(PROBES):
        world, rng = game.copy(state), Rng(seed_from(f"{seed}:probe {number}"))
        evaluator.suppose(world, seat)
        mark = evaluator.turn(world)
        for _ in range(LONGEST):
            open_to = [each for each in game.choices(world) if each.seat == seat and not each.free]
            if not open_to:
                break
            if any(evaluator.goal(action) == goal for action in open_to[0].actions):
                return "it could be done at once"
            action = rng.choice(open_to[0].actions)
            game.play(world, action, Silence())
            if evaluator.ends(action) and (mark is None or evaluator.turn(world) != mark):
                break
    return None
