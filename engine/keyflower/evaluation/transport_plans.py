"""Uses of transport tiles planned as a whole: what to carry and to upgrade with the steps of one use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import pairwise, product
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.core.tell import Silence
from engine.core.text import Seat
from engine.keyflower.actions import Action, AddGroup, Carry, Pay, Send, Upgrade, Use
from engine.keyflower.content.shapes import (
    ANY,
    RESOURCES,
    SEASONS,
    SKILLS,
    Hold,
    Power,
    Price,
    TileId,
    Transport,
)
from engine.keyflower.evaluation.pointless_turns import pays_off
from engine.keyflower.evaluation.settling import led_tiles, points_with
from engine.keyflower.prices import handfuls_for, lacking_pieces, upgrade_ways
from engine.keyflower.queries import (
    effect_of,
    find,
    losing_groups,
    spot_in,
    transport_left,
    turn_of,
    used_spot,
)
from engine.keyflower.rules import play
from engine.keyflower.screens import lies_in_front
from engine.keyflower.state import Player, Spot, State
from engine.keyflower.steps import using
from engine.keyflower.steps.sending import sending

_SHOWN = 4
"""Plans for each number of steps and upgrades, each with other upgrades."""
_KEPT = 3
"""Ways to pay for the same upgrades that are planned further."""
_MOST = 4
"""More upgrades than that are not planned."""

_Value: TypeAlias = Callable[[State], float]
_Goods: TypeAlias = Mapping[TileId, Counter[str]]
_Way: TypeAlias = tuple[str, Sequence[TileId]]
"""A resource and the tiles over which it is carried."""


def openings(state: State, seat: Seat, value: _Value) -> list[list[Action]]:
    """Return the best plans for every transport tile that a seat can use, with the least workers of each
    sort."""
    if state.phase != "turns" or turn_of(state).step != "choose":
        return []
    found, plans = list[list[Action]](), dict[tuple[int, int], list[list[Action]]]()
    for use in using.tiles(state, seat, losing_groups(state, seat)):
        if not isinstance(effect_of(state, find(state, use.tile)[0]), Transport):
            continue
        for begun, numbers in _begun(state, use):
            if numbers not in plans:
                plans[numbers] = _best(state, seat, *numbers, value)
            found += [[*begun, *plan] for plan in plans[numbers]]
    return found


def _begun(state: State, use: Use) -> Iterator[tuple[list[Action], tuple[int, int]]]:
    """Yield the picks that begin a use, and its steps and upgrades."""
    world = deepcopy(state)
    play(world, use, Silence())
    need = sending(world, turn_of(world), used_spot(world, turn_of(world))).limit.need
    groups = {group.tile: group.size for group in losing_groups(state, use.seat)}
    for pick in using.choices(world, use.seat):
        is_enough = (isinstance(pick, Send) and pick.count == need and not lies_in_front(state)) or (
            isinstance(pick, AddGroup) and groups[pick.tile] >= need
        )
        if is_enough:
            yield [use, pick], transport_left(world, turn_of(world))


class _Plan(Struct):
    """Picks of a use of a transport tile, and what a village is then like."""

    goods: dict[TileId, Counter[str]]
    skills: dict[str, int]
    steps: int
    upgraded: tuple[TileId, ...] = ()
    picks: tuple[Action, ...] = ()
    spent: float = 0.0  # how much the pieces paid are missed

    def carried(self, seat: Seat, ways: Iterable[_Way]) -> _Plan:
        """Return the plan with some resources carried on."""
        goods, steps, picks = {tile: Counter(there) for tile, there in self.goods.items()}, self.steps, []
        for kind, path in ways:
            goods[path[0]][kind] -= 1
            goods[path[-1]][kind] += 1
            steps -= len(path) - 1
            picks += [Carry(seat, kind, start, to) for start, to in pairwise(path)]
        return replace(self, goods=goods, steps=steps, picks=(*self.picks, *picks))


class Planner:
    """Plans the uses of one seat in one position."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat, self.player = state, seat, state.players[seat]
        self.content = state.content
        self.paths = {spot.id: _paths(self.player, spot.id) for spot in self.player.village}
        self.prices = dict[TileId, Price]()
        for spot in self.player.village:
            tile = self.content.tiles.get(spot.id)
            if tile is not None and tile.price is not None and not spot.upgraded and pays_off(state, tile):
                self.prices[spot.id] = tile.price
        self.elsewhere = dict.fromkeys(RESOURCES, 0)
        """What one more of each resource scores wherever it lies."""
        jokers = RESOURCES if Power.ANY_RESOURCE_SCORES in self.player.powers else ("gold",)
        self.elsewhere.update(dict.fromkeys(jokers, self.content.left_over_gold))

    def start(self, steps: int) -> _Plan:
        goods = {spot.id: Counter(spot.goods) for spot in self.player.village}
        return _Plan(goods, dict(self.player.skills), steps)

    def upgraded(self, plan: _Plan, tile: TileId) -> list[_Plan]:
        """Return the ways to upgrade one more tile: those that miss their pieces less or need fewer steps."""
        found = list[_Plan]()
        for handful in handfuls_for(self.player, self.prices[tile]):
            asked = Counter(handful.split("+")) if handful else Counter[str]()
            kinds = [self._sources(plan, tile, kind, count) for kind, count in asked.items()]
            for chosen in product(*kinds):
                ways = [(kind, self.paths[start][tile]) for some in chosen for kind, start in some]
                steps = sum(len(path) - 1 for _, path in ways)
                if steps <= plan.steps:
                    spent = sum(self.missed(plan, path[0], kind) for kind, path in ways)
                    laden = plan.carried(self.seat, [way for way in ways if len(way[1]) > 1])
                    if (paid := self._paid(laden, tile, asked, spent)) is not None:
                        found.append(paid)
        kept, least = list[_Plan](), -1
        for each in sorted(found, key=lambda each: (each.spent, -each.steps)):
            if each.steps > least:
                kept.append(each)
                least = each.steps
        return kept

    def _sources(
        self, plan: _Plan, tile: TileId, kind: str, count: int
    ) -> list[tuple[tuple[str, TileId], ...]]:
        """Return the nearest pieces of a kind, and those that are missed least where they lie."""
        near = [
            (len(path) - 1, self.missed(plan, start, kind), start)
            for start, there in plan.goods.items()
            if (path := self.paths[start].get(tile)) is not None
            for _ in range(min(count, there[kind]))
        ]
        if len(near) < count:
            return []
        nearest = tuple((kind, start) for _, _, start in sorted(near)[:count])
        cheapest = sorted(near, key=lambda each: (each[1], each[0]))[:count]
        return [*{nearest, tuple((kind, start) for _, _, start in cheapest)}]

    def missed(self, plan: _Plan, start: TileId, kind: str) -> float:
        """Return roughly how much a piece is missed where it lies."""
        worth = 1.2 if kind == "gold" else 0.3
        number = sum(there[kind] for there in plan.goods.values())
        return worth + self.kept_for(plan, start, kind) + 0.1 / max(1, number)

    def kept_for(self, plan: _Plan, tile: TileId, kind: str) -> float:
        """Return what a resource scores where it lies, or a little if the upgrade there needs it."""
        if (each := self.scores(plan, tile, kind)) > 0:
            return each
        price = None if tile in plan.upgraded else self.prices.get(tile)
        asked = dict(price.resources).get(kind, 0) if price is not None else 0
        return 0.6 if plan.goods[tile][kind] <= asked else 0.0

    def scores(self, plan: _Plan, tile: TileId, kind: str) -> float:
        """Return what a resource scores on a tile beyond what it scores anywhere."""
        spot, printed = spot_in(self.player, tile), self.content.tiles.get(tile)
        effect = printed.face(spot.upgraded or tile in plan.upgraded).effect if printed is not None else None
        if not isinstance(effect, Hold):
            return 0.0
        is_joker = kind == "gold" or Power.ANY_RESOURCE_SCORES in self.player.powers
        if not is_joker and effect.resource not in (ANY, kind):
            return 0.0
        return max(0, effect.each - self.elsewhere[kind])

    def _paid(self, plan: _Plan, tile: TileId, asked: Counter[str], spent: float) -> _Plan | None:
        """Return the plan with this tile upgraded by these resources; None if a skill is missing."""
        player = replace(self.player, skills={kind: n for kind, n in plan.skills.items() if n})
        there = {kind: n for kind, n in plan.goods[tile].items() if n}
        ways = upgrade_ways(self.content, player, Spot(tile, goods=there))
        fitting = [
            way for way in ways if Counter(each for each in way.split("+") if each in RESOURCES) == asked
        ]
        if not fitting:
            return None
        pieces = max((way.split("+") for way in fitting), key=lambda way: _plenty(plan.skills, way))
        skills, goods = dict(plan.skills), {**plan.goods, tile: plan.goods[tile] - asked}
        for piece in pieces:
            if piece in SKILLS:
                skills[piece] -= 1
        pay = (Pay(self.seat, "+".join(pieces)),) if len(ways) > 1 else ()
        return replace(
            plan,
            goods=goods,
            skills=skills,
            upgraded=(*plan.upgraded, tile),
            picks=(*plan.picks, Upgrade(self.seat, tile), *pay),
            spent=plan.spent + spent,
        )

    def as_things_stand(self) -> Planner:
        """Return the same planner with what resources score with the winter tiles that its player leads."""
        other, start = Planner(self.state, self.seat), self.start(0)
        for kind in RESOURCES:
            for tile, there in start.goods.items():
                if there[kind] and not self.scores(start, tile, kind):
                    goods = {**start.goods, tile: there - Counter([kind])}
                    other.elsewhere[kind] = self.settled(start) - self.settled(replace(start, goods=goods))
                    break
        return other

    def settled(self, plan: _Plan) -> int:
        """Return what its player scores after a plan with the winter tiles that they lead."""
        return points_with(self.after(plan), self.seat, led_tiles(self.state, self.seat))

    def stored(self, plan: _Plan) -> _Plan:
        """Return the plan with the resources carried that score most on tiles within the steps left."""
        best: list[tuple[float, tuple[_Way, ...]]] = [(0.0, ())] * (plan.steps + 1)
        for start, there in plan.goods.items():
            for kind, count in there.items():
                ways = [
                    (gain, path)
                    for tile, path in self.paths[start].items()
                    if 0 < len(path) - 1 <= plan.steps
                    and (gain := self.scores(plan, tile, kind) - self.scores(plan, start, kind)) > 0
                ]
                for _ in range(min(count, plan.steps) if ways else 0):
                    for left in range(plan.steps, 0, -1):
                        for gain, path in ways:
                            if (used := len(path) - 1) <= left:
                                points, moves = best[left - used]
                                if points + gain > best[left][0]:
                                    best[left] = points + gain, (*moves, (kind, path))
        return plan.carried(self.seat, best[-1][1])

    def prepared(self, plan: _Plan) -> Iterator[_Plan]:
        """Yield the plan with steps that bring one more upgrade nearer, for each."""
        for tile, price in self.prices.items():
            if tile in plan.upgraded:
                continue
            for handful in handfuls_for(self.player, price):
                lacking = Counter(handful.split("+") if handful else ()) - plan.goods[tile]
                if not lacking or "gold" in lacking:
                    continue
                ways = list[_Way]()
                for kind, count in lacking.items():
                    near = sorted(
                        (len(path) - 1, path)
                        for start, there in plan.goods.items()
                        if start != tile
                        and not self.kept_for(plan, start, kind)
                        and (path := self.paths[start].get(tile)) is not None
                        for _ in range(there[kind])
                    )
                    ways += [(kind, path) for _, path in near[:count]]
                ways.sort(key=lambda way: len(way[1]))
                while ways and sum(len(path) - 1 for _, path in ways) > plan.steps:
                    ways.pop()
                if ways:
                    yield plan.carried(self.seat, ways)

    def after(self, plan: _Plan) -> State:
        """Return the position after a plan."""
        village = [
            replace(
                spot,
                goods={kind: n for kind, n in plan.goods[spot.id].items() if n},
                upgraded=spot.upgraded or spot.id in plan.upgraded,
            )
            for spot in self.player.village
        ]
        player = replace(
            self.player, village=village, skills={kind: n for kind, n in plan.skills.items() if n}
        )
        players = [player if at == self.seat else one for at, one in enumerate(self.state.players)]
        return replace(self.state, players=players)

    def followed(self, plan: _Plan, picks: Sequence[Action]) -> tuple[_Plan, list[tuple[TileId, str]]]:
        """Return the plan with these picks, and what gold has paid for: a resource or any."""
        gilded = list[tuple[TileId, str]]()
        for at, pick in enumerate(picks):
            if isinstance(pick, Carry):
                plan = plan.carried(self.seat, [(pick.resource, (pick.start, pick.to))])
            elif isinstance(pick, Upgrade):
                there = {kind: n for kind, n in plan.goods[pick.tile].items() if n}
                paying = picks[at + 1] if at + 1 < len(picks) else None
                ways = upgrade_ways(self.content, self.player, Spot(pick.tile, goods=there))
                way = paying.what if isinstance(paying, Pay) else ways[0]
                paid = Counter(piece for piece in way.split("+") if piece in RESOURCES)
                goods = {**plan.goods, pick.tile: plan.goods[pick.tile] - paid}
                plan = replace(plan, goods=goods, upgraded=(*plan.upgraded, pick.tile))
                gilded += [(pick.tile, kind) for kind in self._gilded(pick.tile, paid)]
        return plan, gilded

    def _gilded(self, tile: TileId, paid: Counter[str]) -> Iterator[str]:
        """Yield what gold stands for in a payment."""
        price = self.content.tiles[tile].price
        asked = dict(price.resources) if price is not None else {}
        lacking = [kind for kind in asked if kind not in (ANY, "gold") and paid[kind] < asked[kind]]
        if Power.ANY_RESOURCE_PAYS in self.player.powers:
            yield from [ANY] if paid["gold"] > asked.get("gold", 0) else []
            return
        yield from lacking
        if paid["gold"] > asked.get("gold", 0) + sum(asked[kind] - paid[kind] for kind in lacking):
            yield ANY

    def is_idle_there(self, plan: _Plan, tile: TileId) -> bool:
        """Return whether something was carried to a tile that neither scores there nor serves its upgrade."""
        before, after = Counter(spot_in(self.player, tile).goods), plan.goods[tile]
        more = after - before
        if not more or all(self.scores(plan, tile, kind) > 0 for kind in more):
            return False
        price = None if tile in plan.upgraded else self.prices.get(tile)
        if price is None:
            return True
        kept = after - more  # what left the tile may have been needed elsewhere
        wholes = ((kept, after), tuple(Counter({**there, "gold": 0}) for there in (kept, after)))
        served = max(self._lacking(price, old) - self._lacking(price, new) for old, new in wholes)
        return served < more.total()

    def _lacking(self, price: Price, goods: Counter[str]) -> int:
        if Power.ANY_RESOURCE_PAYS in self.player.powers:
            return max(0, sum(count for _, count in price.resources) - goods.total())
        return sum(count for _, count in lacking_pieces(goods, {}, price).resources)


def _best(state: State, seat: Seat, steps: int, upgrades: int, value: _Value) -> list[list[Action]]:
    """Return the picks of the best plan for each of the most valuable sets of upgrades."""
    planner = Planner(state, seat)
    start = planner.start(steps)
    ends = [start]
    layer = ends
    for _ in range(min(upgrades, _MOST)):
        by_set = dict[frozenset[TileId], list[_Plan]]()
        for plan in layer:
            for tile in planner.prices:
                if tile not in plan.upgraded:
                    for more in planner.upgraded(plan, tile):
                        by_set.setdefault(frozenset(more.upgraded), []).append(more)
        layer = [each for some in by_set.values() for each in sorted(some, key=_cost)[:_KEPT]]
        ends = [*ends, *layer]
    best = dict[frozenset[TileId], tuple[float, _Plan]]()
    planners = [planner, *([planner.as_things_stand()] if state.season == SEASONS[-1] else [])]
    for plan in ends:
        stored = [each.stored(plan) for each in planners]
        for end in (plan, *stored, *planner.prepared(stored[0])):
            worth, about = value(planner.after(end)), frozenset(end.upgraded)
            if end.picks and (about not in best or worth > best[about][0]):
                best[about] = worth, end
    ranked = sorted(best.values(), key=lambda each: -each[0])
    return [[*plan.picks] for _, plan in ranked[:_SHOWN]]


def _cost(plan: _Plan) -> tuple[float, int]:
    return plan.spent, -plan.steps


def _plenty(skills: Mapping[str, int], way: Iterable[str]) -> int:
    return sum(skills.get(piece, 0) for piece in way)


def _paths(player: Player, start: TileId) -> dict[TileId, list[TileId]]:
    """Return the shortest way to each tile."""
    found, edge = {start: [start]}, [start]
    while edge:
        further = list[TileId]()
        for tile in edge:
            for to in player.links[tile]:
                if to not in found:
                    found[to] = [*found[tile], to]
                    further.append(to)
        edge = further
    return found
