"""What a turn does for tiles: what they cost, score and count."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from msgspec.structs import replace

from engine.core.evaluation import Benefit
from engine.core.text import Seat, Text, text
from engine.keyper.actions import Action, Build
from engine.keyper.content.board import AREA_PLOTS
from engine.keyper.content.goods import RAW, SEASONS
from engine.keyper.content.shapes import Tile
from engine.keyper.evaluation.benefits.animals import can_fill
from engine.keyper.evaluation.benefits.fairs import winter_fair
from engine.keyper.names import counted, goods_names, tile_name
from engine.keyper.objectives import points_if, worth_built
from engine.keyper.prices import lacking, payments, purse_of, ways_payable
from engine.keyper.scoring import points_of
from engine.keyper.scoring.points import flat_points, shares
from engine.keyper.state import Player, State


def tile_taken(state: State, seat: Seat, tile: str) -> Iterator[Benefit]:
    if words := worth_told(state, seat, tile):
        yield Benefit("gets", words)
    elif tile in state.content.tiles:
        yield Benefit("gets", _quoted(tile))
    if tile in state.content.tiles and pays(state, state.players[seat], tile):
        yield Benefit("prepares", text("keyper-benefit-tile-pays"))
    if tile not in state.content.tiles:
        yield from winter_fair(state, seat, tile)


def worth_told(state: State, seat: Seat, tile: str) -> Text | None:
    """Return what a tile does and scores as soon as it is built; None if it scores nothing then."""
    if tile not in state.content.tiles or (points := _own_worth(state, seat, tile)) <= 0:
        return None
    return text("keyper-benefit-tile-worth", **dict(_quoted(tile).args), points=points)


def _own_worth(state: State, seat: Seat, tile: str) -> int:
    """Return the points that a tile would score itself where it scores most, if it adds as many."""
    player, most = state.players[seat], worth_built(state, seat, tile) or 0
    own = 0
    for at in AREA_PLOTS[state.content.tiles[tile].area] if most > 0 else ():
        if not player.plots[at].tile:
            plots = [
                replace(plot, tile=tile) if at == each else plot for each, plot in enumerate(player.plots)
            ]
            players = [*state.players]
            players[seat] = replace(player, plots=plots)
            built = replace(state, players=players)
            own = max(own, flat_points(built, seat, at) + shares(built, seat).get(tile, (0, ()))[0])
    return min(own, most)


def counted_by(before: State, after: State, seat: Seat) -> Iterator[Benefit]:
    """Tell which other tiles count what is built or upgraded."""
    old, new = before.players[seat].plots, after.players[seat].plots
    tiles = [
        tile_name(plot.tile)
        for at, plot in enumerate(new)
        if plot.tile == old[at].tile != ""
        and plot.upgraded == old[at].upgraded
        and flat_points(after, seat, at) > flat_points(before, seat, at)
    ]
    if tiles:
        yield Benefit("gets", text("keyper-benefit-counts", tiles=tuple(tiles)))


def payable(before: State, later: State, seat: Seat) -> Iterator[Benefit]:
    """Tell the tile in hand or the upgrade whose price is complete only now and that scores most with what
    the player owns; else what a built tile makes of the goods."""
    old, new = before.players[seat], later.players[seat]
    adds = {tile: worth_built(later, seat, tile) or 0 for tile in new.tiles if tile in old.tiles}
    newly = {tile for tile in adds if pays(later, new, tile) and not pays(before, old, tile)}
    content, costs = later.content, later.content.upgrade_costs
    told = [
        (adds[tile], text("keyper-benefit-pays", tile=tile_name(tile)))
        for tile in adds
        if tile in newly
    ] + [
        (_upgrade_adds(later, seat, at), text("keyper-benefit-pays-upgrade", tile=tile_name(plot.tile)))
        for at, plot in enumerate(new.plots)
        if plot.tile and not plot.upgraded
        and payments(cost := (costs[content.tiles[plot.tile].area],), purse_of(content, new.goods))
        and not payments(cost, purse_of(content, old.goods))
    ]  # fmt: skip
    points, words = max(told, key=lambda each: each[0], default=(0, None))
    if words is not None and points > 0:
        yield Benefit("prepares", words)
        return
    hopes = adds if later.season == len(SEASONS) - 1 else {tile: _hope(later, seat, tile) for tile in adds}
    hopes = {tile: hope for tile, hope in hopes.items() if hope > 0}
    if useful := [tile for tile in hopes if tile in newly]:
        best = max(useful, key=lambda tile: hopes[tile])
        yield Benefit("prepares", text("keyper-benefit-pays", tile=tile_name(best)))
        return
    yield from _convertible(before, later, seat)
    closer = [(need, tile) for tile in hopes if (need := _closer(later, old, new, tile))]
    if closer:
        need, tile = min(closer, key=lambda each: (len(each[0]), -hopes[each[1]]))
        words = text("keyper-benefit-lacks", tile=tile_name(tile), lack=goods_names(need))
        yield Benefit("nearer", words)
    else:
        yield from _payable_both(later, old, new, hopes)


def _payable_both(state: State, old: Player, new: Player, hopes: Mapping[str, int]) -> Iterator[Benefit]:
    """Tell the best two tiles whose prices could not be paid together before."""
    costs = {tile: state.content.printed_costs[tile][0] for tile in hopes}
    pairs = sorted(combinations(hopes, 2), key=lambda pair: -sum(hopes[tile] for tile in pair))
    for one, other in pairs:
        both = costs[one] + costs[other]
        if ways_payable(new.goods, both) and not ways_payable(old.goods, both):
            tiles = tile_name(one), tile_name(other)
            yield Benefit("prepares", text("keyper-benefit-pays-both", tiles=tiles))
            return


def _upgrade_adds(state: State, seat: Seat, at: int) -> int:
    """Return the points that the upgrade of a tile would add."""
    player = state.players[seat]
    plots = [
        replace(plot, upgraded=True) if at == number else plot for number, plot in enumerate(player.plots)
    ]
    return points_if(state, seat, replace(player, plots=plots)) - points_of(state, seat)


def _hope(state: State, seat: Seat, tile: str) -> int:
    """Return the points that a tile would add if it were built where it scores most, and upgraded."""
    player, points = state.players[seat], points_of(state, seat)
    bare = [at for at in AREA_PLOTS[state.content.tiles[tile].area] if not player.plots[at].tile]
    built = [
        [*player.plots[:at], replace(player.plots[at], tile=tile, upgraded=True), *player.plots[at + 1 :]]
        for at in bare
    ]
    return max((points_if(state, seat, replace(player, plots=plots)) - points for plots in built), default=0)


def _convertible(before: State, later: State, seat: Seat) -> Iterator[Benefit]:
    """Tell which built tile, with room for a keyple at home, makes finished goods of raw materials that the
    player now has first."""
    old, new = before.players[seat], later.players[seat]
    first = [good for good in RAW if new.goods.get(good) and not old.goods.get(good)]
    for plot in new.plots if new.keyples else ():
        if not plot.tile or plot.keyples:
            continue
        for exchange in later.content.tiles[plot.tile].side(plot.upgraded).exchanges:
            paid = next((good for good in first if exchange.give == (good,)), None)
            if paid:
                given, got = counted(paid, 1), counted(exchange.get[0], exchange.count)
                words = text("keyper-benefit-converts", tile=tile_name(plot.tile), given=given, got=got)
                yield Benefit("prepares", words)
                return


def _closer(state: State, old: Player, new: Player, tile: str) -> list[str]:
    """Return what a tile still costs, if that has become less; empty if nothing."""
    cost = state.content.printed_costs[tile][0]
    left = lacking(new.goods, cost)
    return left if len(left) < len(lacking(old.goods, cost)) else []


def upgradable(after: State, picks: Sequence[Action]) -> Iterator[Benefit]:
    """Tell what the best tile that is built scores when it is upgraded."""
    for tile in _best_built(after, picks)[:1]:
        if _raises(tile):
            points = tile.upgraded.points - tile.basic.points
            words = text("keyper-benefit-upgradable", tile=tile_name(tile.id), points=points)
            yield Benefit("prepares", words)


def quotes(after: State, seat: Seat, picks: Sequence[Action]) -> Iterator[Benefit]:
    """Tell what the best tile that is built does, unless its points say enough. Animal houses that score
    nothing yet are for later; in winter they need a keyple that can still fetch an animal."""
    best = _best_built(after, picks)
    if best and not _raises(best[0]) and not best[0].houses:
        yield Benefit("prepares", _quoted(best[0].id))
    houses = tuple(tile_name(tile.id) for tile in best if tile.houses and can_fill(after, seat, tile))
    if houses:
        yield Benefit("prepares", text("keyper-benefit-house-later", tiles=houses))


def _best_built(after: State, picks: Sequence[Action]) -> list[Tile]:
    tiles = [after.content.tiles[pick.tile] for pick in picks if isinstance(pick, Build)]
    return sorted(tiles, key=lambda tile: -tile.upgraded.points)


def _raises(tile: Tile) -> bool:
    return tile.upgraded.points > tile.basic.points and not tile.upgraded.scores


def _quoted(tile: str) -> Text:
    """Return what a tile does, in the words for it everywhere."""
    return text("keyper-benefit-tile", tile=tile_name(tile), about=text(f"keyper-tile-{tile}-help"))


def pays(state: State, player: Player, tile: str) -> bool:
    return bool(payments(state.content.printed_costs[tile], purse_of(state.content, player.goods)))
