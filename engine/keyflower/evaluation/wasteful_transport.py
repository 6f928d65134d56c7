"""Uses of transport tiles that another use certainly beats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.keyflower.actions import Action, AddGroup, Carry, Cash, Extend, Send, Upgrade, Use
from engine.keyflower.content.shapes import ANY, Transport
from engine.keyflower.evaluation.transport_plans import Planner
from engine.keyflower.queries import (
    colour_of,
    effect_of,
    find,
    transport_numbers,
    winning_bid,
)
from engine.keyflower.state import MIDDLE, State, Turn
from engine.keyflower.steps import using
from engine.keyflower.steps.sending import bounds


def is_wasteful(state: State, picks: Sequence[Action]) -> bool:
    """Return whether a use of a transport tile carries something for nothing or to several tiles for later
    upgrades, or pays gold where another resource is as good and lies within the steps left."""
    use = next((pick for pick in picks if isinstance(pick, Use)), None)
    if use is None or any(isinstance(pick, Extend | Cash) for pick in picks):
        return False
    spot, owner = find(state, use.tile)
    effect = effect_of(state, spot)
    if not isinstance(effect, Transport):
        return False
    steps, _ = transport_numbers(state, Turn(use.seat, tile=use.tile, owner=owner), effect)
    planner = Planner(state, use.seat)
    plan, gilded = planner.followed(planner.start(steps), picks)
    changed = [spot.id for spot in planner.player.village if plan.goods[spot.id] - Counter(spot.goods)]
    if any(planner.is_idle_there(plan, tile) for tile in changed) or not (changed or plan.upgraded):
        return True
    if len([tile for tile in changed if tile in planner.prices and tile not in plan.upgraded]) > 1:
        return True
    return any(
        there[kind] and len(planner.paths[start].get(tile, ())) - 1 in range(plan.steps + 1)
        for tile, owed in gilded
        for start, there in plan.goods.items()
        for kind in (("wood", "stone", "iron") if owed == ANY else (owed,))
        if not planner.kept_for(plan, start, kind)
    )


def is_dear(state: State, picks: Sequence[Action]) -> bool:
    """Return whether another transport tile gives what a use takes of steps and upgrades for fewer workers of
    this colour, or for as many and keeps the larger numbers for later."""
    use = next((pick for pick in picks if isinstance(pick, Use)), None)
    sent = [pick for pick in picks if isinstance(pick, Send)]
    if use is None or not isinstance(effect_of(state, find(state, use.tile)[0]), Transport):
        return False
    if len(sent) != 1 or any(isinstance(pick, AddGroup | Cash) for pick in picks):
        return False
    steps = sum(isinstance(pick, Carry) for pick in picks)
    upgrades = sum(isinstance(pick, Upgrade | Extend) for pick in picks)
    colour = sent[0].colour
    own = _costs(state, use, sent[0].count)
    for other in using.tiles(state, use.seat, []):
        spot = find(state, other.tile)[0]
        if not isinstance(effect_of(state, spot), Transport) or colour_of(state, spot) not in ("", colour):
            continue
        need, room = bounds(state, spot)
        costs = _costs(state, other, need)
        is_enough = costs[2] >= steps and costs[3] >= upgrades
        if need <= min(room, state.players[use.seat].workers.get(colour, 0)) and is_enough:
            if costs[:2] != own[:2]:
                if costs[0] <= own[0] and costs[1] <= own[1]:
                    return True
            elif costs != own and costs[2] <= own[2] and costs[3] <= own[3]:
                return True
    return False


def _costs(state: State, use: Use, count: int) -> tuple[int, int, int, int]:
    """Return how many workers a use loses and how many it sends, and its steps and upgrades."""
    spot, owner = find(state, use.tile)
    effect, leader = effect_of(state, spot), winning_bid(spot) if owner == MIDDLE else None
    assert isinstance(effect, Transport)
    comes_back = owner == use.seat or (leader is not None and leader.seat == use.seat)
    numbers = transport_numbers(state, Turn(use.seat, tile=use.tile, owner=owner), effect)
    return 0 if comes_back else count, count, *numbers
