"""Current prices of building and upgrading, and every way to pay them.

Each icon of a price accepts certain goods, and equal goods are interchangeable."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement, product
from typing import TypeAlias

from engine.core.caches import cached
from engine.core.content import derived
from engine.core.text import Seat
from engine.keyper.content.board import AREA_PLOTS, VILLAGE_LINES
from engine.keyper.content.box import Content
from engine.keyper.content.goods import ICONS, RESOURCES
from engine.keyper.content.shapes import Construct, Direction, FreeBuilds, Improve
from engine.keyper.queries import field_of, side_at_work, visible
from engine.keyper.state import NOBODY, OWN, Player, Plot, State

Cost: TypeAlias = tuple[str, ...]
Goods: TypeAlias = tuple[str, ...]
Purse: TypeAlias = tuple[int, ...]

_AT = {kind: at for at, kind in enumerate(RESOURCES)}
_PURSE = ("clay", "log", "rock", "brick", "wood", "stone", "wheat")
FREE: Cost = ()


def purse_of(content: Content, goods: Mapping[str, int]) -> Purse:
    """Return the building materials owned, as far as they matter for a single price."""
    get, enough = goods.get, content.most_icons  # more of a kind make no difference
    return tuple([count if (count := get(kind, 0)) < enough else enough for kind in _PURSE])


@cache
def _ways_to_pay(cost: Cost) -> tuple[Goods, ...]:
    """Return every multiset of goods that pays for the icons."""
    ways = {
        tuple(sorted(way, key=_AT.__getitem__)) for way in product(*(ICONS[icon] for icon in sorted(cost)))
    }
    return tuple(sorted(ways, key=lambda way: [_AT[kind] for kind in way]))


def discounted(cost: Cost) -> tuple[Cost, ...]:
    """Return the price minus one icon of the builder's choice; a single icon stays (KP-77, KP-219)."""
    if len(cost) == 1:
        return (cost,)
    return tuple(dict.fromkeys(cost[:at] + cost[at + 1 :] for at in range(len(cost))))


@cached("keyper: ways to pay", 4096, 2_000)
def payments(costs: tuple[Cost, ...], purse: Purse) -> tuple[Goods, ...]:
    """Return how this purse can pay any one of the prices, without duplicates."""
    have = dict(zip(_PURSE, purse, strict=True))
    found = [way for cost in costs for way in _ways_to_pay(cost) if _covered(way, have)]
    return tuple(sorted(dict.fromkeys(found), key=lambda way: [_AT[kind] for kind in way]))


def ways_payable(goods: Mapping[str, int], cost: Cost) -> list[Goods]:
    """Return the payments for any icons, including gems and animals."""
    return [way for way in _ways_to_pay(cost) if _covered(way, goods)]


def lacking(goods: Mapping[str, int], icons: Iterable[str]) -> list[str]:
    """Return the icons without goods after the more restrictive ones are paid, raw materials before
    finished."""
    left, found = dict(goods), list[str]()
    for icon in sorted(icons, key=lambda icon: len(ICONS[icon])):
        good = next((good for good in ICONS[icon] if left.get(good)), None)
        if good is None:
            found.append(icon)
        else:
            left[good] -= 1
    return found


@cache
def picks_of(kinds: Goods, count: int) -> tuple[Goods, ...]:
    """Return every multiset of `count` goods of these kinds."""
    return tuple(combinations_with_replacement(kinds, count))


def _covered(way: Goods, goods: Mapping[str, int]) -> bool:
    return all(goods.get(kind, 0) >= way.count(kind) for kind in way)


@derived
def discounted_costs(content: Content) -> dict[str, tuple[Cost, ...]]:
    return {tile: discounted(cost) for tile, cost in content.build_costs.items()}


_BUILDING_PLOT = "building-plot"


def free_plots(content: Content, player: Player) -> list[int]:
    """Return the plots where the building plot allows one free build (KP-161, KP-220)."""
    at = visible(player, _BUILDING_PLOT)
    if at is None:
        return []
    plot = player.plots[at]
    lines = [VILLAGE_LINES[at, way] for way in _free_directions(content, plot) if way not in plot.used]
    return [line[0] for line in lines if line and not player.plots[line[0]].covered]


def is_free(content: Content, tile: str, free: Sequence[int]) -> bool:
    """Return whether one of these free plots is in the tile's area."""
    return any(plot in AREA_PLOTS[content.tiles[tile].area] for plot in free)


def _free_directions(content: Content, plot: Plot) -> tuple[Direction, ...]:
    power = content.tiles[_BUILDING_PLOT].side(plot.upgraded).power(FreeBuilds)
    return power.directions if power else ()


def costs_here(state: State) -> Mapping[str, tuple[Cost, ...]]:
    """Return the prices of tiles on any plot by this work (KP-86); tiles that it cannot build are left
    out."""
    turn = state.turn
    if turn.board != OWN:
        discount = field_of(state, turn.board, turn.spot).work == "discount"
        return discounted_costs(state.content) if discount else state.content.printed_costs
    side = side_at_work(state)
    construct = side.power(Construct) if side else None
    return _constructed(state.content, construct) if construct else {}


@derived
def _constructed(content: Content, power: Construct) -> Mapping[str, tuple[Cost, ...]]:
    return {tile.id: (power.cost,) for tile in content.tiles.values() if tile.area in power.areas}


def ways_to_build(state: State, seat: Seat, tile: str, plot: int, purse: Purse) -> tuple[Goods, ...]:
    """Return every payment for this tile on this plot, by any build that is available."""
    costs = build_costs(state, tile, plot)
    if FREE in costs:
        return (FREE,)
    ways = payments(costs, purse)
    if costs and plot in free_plots(state.content, state.players[seat]) and FREE not in ways:
        return (FREE, *ways)  # KP-220
    return ways


def build_costs(state: State, tile: str, plot: int) -> tuple[Cost, ...]:
    """Return the prices of this tile on this plot: by this work, or by the keyple that stands there."""
    turn = state.turn
    costs = costs_here(state).get(tile, ())
    if FREE in costs or not (turn.board == OWN and turn.builds_here and plot == turn.spot):
        return costs
    return tuple(dict.fromkeys((*costs, *state.content.printed_costs[tile])))


def open_plots(content: Content, player: Player, tile: str) -> list[int]:
    """Return the plots of its area that are bare or were never overbuilt (KP-84, KP-88)."""
    return [plot for plot in AREA_PLOTS[content.tiles[tile].area] if not player.plots[plot].covered]


def upgrade_costs(state: State, tile: str) -> tuple[Cost, ...]:
    """Return the prices by a field or a keyple on the tile itself (KP-94), or by another tile's power
    (KP-160, KP-163)."""
    area = state.content.tiles[tile].area
    side = side_at_work(state)
    improve = side.power(Improve) if side else None
    if improve:
        return (improve.cost,) if area in improve.areas else ()
    return (state.content.upgrade_costs[area],)


def ways_now(state: State, seat: Seat) -> tuple[Goods, ...]:
    """Return every payment for the tile that is being built or upgraded."""
    turn = state.turn
    purse = purse_of(state.content, state.players[seat].goods)
    if turn.plot == NOBODY:
        return payments(upgrade_costs(state, turn.tile), purse)
    return ways_to_build(state, seat, turn.tile, turn.plot, purse)


def spend_free_build(content: Content, player: Player, plot: int) -> None:
    """Use up the building plot's free build there; a build that is free by the farm labourer uses none."""
    at = visible(player, _BUILDING_PLOT)
    if at is None or plot not in free_plots(content, player):
        return
    for direction in _free_directions(content, player.plots[at]):
        line = VILLAGE_LINES[at, direction]
        if line and line[0] == plot:
            player.plots[at].used.append(direction)
