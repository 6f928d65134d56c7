"""Effects of a turn for its player, and its topic, in terms of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

from msgspec.structs import replace

from engine.core.evaluation import Benefit
from engine.core.text import Seat, Text, text
from engine.keyper.actions import (
    Action,
    Build,
    Decline,
    End,
    Fold,
    Join,
    LayDown,
    Place,
    PlayKeyper,
    Release,
    Rest,
    Sell,
    TakeTile,
)
from engine.keyper.content.goods import ANIMALS, GEMS, SEASONS
from engine.keyper.content.shapes import PerGood, PerSet, Tile
from engine.keyper.dominated import why_in_vain
from engine.keyper.forecast import joiners_gain
from engine.keyper.names import counted, fair_name, good_name, goods_names, name, tile_name
from engine.keyper.objectives import objectives_of, points_if, worth_built
from engine.keyper.prices import lacking, payments, purse_of
from engine.keyper.queries import claimed_board, is_plain_gain
from engine.keyper.rules import choices
from engine.keyper.scoring import points_of
from engine.keyper.state import NOBODY, OWN, Player, State
from engine.keyper.steps.housing import houses_of

_RARE = 3
"""Number of rare fields that a hint names."""


def is_beaten(state: State, picks: Sequence[Action]) -> bool:
    """Return whether a keyple is sent where it can do nothing."""
    return any(
        isinstance(pick, Place) and why_in_vain(state, pick.seat, pick.board, pick.spot) is not None
        for pick in picks
    )


def benefits(
    before: State, after: State, later: State, seat: Seat, picks: Sequence[Action]
) -> Iterator[Benefit]:
    for pick in picks:
        yield from _of_pick(before, seat, pick)
    if before.stage == "work" and all(isinstance(pick, End) for pick in picks):
        yield Benefit("saves", text("keyper-benefit-keep"))
    if any(isinstance(pick, Release) for pick in picks):
        yield from _kept(before, after, seat)
    if any(isinstance(pick, Rest) for pick in picks):
        yield Benefit("prepares", text("keyper-benefit-rest"))
    kinds = {type(pick) for pick in picks}
    if (
        LayDown in kinds
        and before.players[seat].goods == after.players[seat].goods
        and before.closing == NOBODY
    ):
        yield from _others_stand(after, seat)
    homes = list(_homes(before, after, seat))
    yield from homes
    if not any(isinstance(pick, Sell) for pick in picks):
        yield from _worked(before, after, later, seat)
    yield from _payable(before, later, seat)
    if not homes and points_of(later, seat) <= points_of(before, seat):  # else the points say enough
        yield from _gems(before, later, seat)
        yield from _quotes(after, picks)
    yield from _upgradable(after, picks)


def _of_pick(state: State, seat: Seat, pick: Action) -> Iterator[Benefit]:
    match pick:
        case Join() if is_plain_gain(state):
            yield Benefit("gets", text("keyper-benefit-join", what=joiners_gain(state, seat)))
        case Join():
            yield Benefit("saves", text("keyper-benefit-no-turn"))
        case Decline():
            yield Benefit("saves", text("keyper-benefit-decline"))
        case PlayKeyper(board=board):
            yield from _claim(state, board) if state.season < len(SEASONS) - 1 else _stands(state, board)
        case Place(board=board):
            if _comes_home(state, seat, board):
                yield Benefit("saves", text("keyper-benefit-home"))
        case TakeTile(tile=tile):
            yield from _tile(state, seat, tile)
        case Fold(display=display):
            yield from _fold(state, seat, display)
        case _:  # its effect is seen in the result
            return


def _comes_home(state: State, seat: Seat, board: int) -> bool:
    """Return whether keyples on a board come home to this seat, with a season left to play them."""
    return board != OWN and board == claimed_board(state, seat) and state.season < len(SEASONS) - 1


def _kept(before: State, after: State, seat: Seat) -> Iterator[Benefit]:
    """Tell which animals stay that could have been given up instead."""
    offered = [choice.actions for choice in choices(before) if choice.seat == seat]
    could = dict.fromkeys(pick.animal for pick in chain.from_iterable(offered) if isinstance(pick, Release))
    old, new = before.players[seat].goods, after.players[seat].goods
    kept = tuple(counted(kind, old[kind]) for kind in could if old[kind] == new.get(kind))
    if kept:
        yield Benefit("saves", text("keyper-benefit-kept", animals=kept))


def _others_stand(after: State, seat: Seat) -> Iterator[Benefit]:
    """Tell that a keyple laid down for nothing leaves others standing, as it leaves all goods. `after`: with
    another turn to come."""
    board = claimed_board(after, seat)
    own = [plot.keyples for plot in after.players[seat].plots]
    there = after.boards[board].fields if board is not None else []
    stands = any(not keyple.lying for keyples in (*own, *there) for keyple in keyples)
    if stands and after.closing == NOBODY:
        yield Benefit("saves", text("keyper-benefit-others-stand"))


def _fold(state: State, seat: Seat, display: str) -> Iterator[Benefit]:
    """Tell a field that gives what a fair still needs, if not every side has it; otherwise which fields only
    this side of the board has, of those that it can be folded to, or the rarest."""
    offered = [choice.actions for choice in choices(state) if choice.seat == seat]
    others = [pick.display for pick in chain.from_iterable(offered) if isinstance(pick, Fold)]
    fields = state.content.display_fields
    known = {field.id for other in others if other != display for field in fields[other]}
    everywhere = set.intersection(*({field.id for field in fields[other]} for other in others))
    asks = {
        part.what: (aim.what, part.need - part.have)
        for aim in objectives_of(state, seat)
        for part in aim.parts
        if part.have < part.need
    }
    for field in sorted(fields[display], key=lambda field: field.id in known):
        what = good_name(field.good) if field.work == "gain" else None
        if field.id not in everywhere and what in asks:
            aim, count = asks[what]
            more = counted(field.good, count)
            words = text("keyper-benefit-fold-fair", field=name("field", field.id), what=more, aim=aim)
            yield Benefit("gets", words)
            return
    only = tuple(dict.fromkeys(name("field", each.id) for each in fields[display] if each.id not in known))
    if only and known:
        yield Benefit("gets", text("keyper-benefit-fold", fields=only))
        return
    sides = [{field.id for field in fields[other]} for other in others if other != display]
    found = {each.id: sum(each.id in side for side in sides) for each in fields[display]}
    rare = sorted((each for each, count in found.items() if count < len(sides)), key=lambda each: found[each])
    if rare:
        names = tuple(name("field", each) for each in rare[:_RARE])
        yield Benefit("gets", text("keyper-benefit-fold-rare", fields=names))


def _claim(state: State, board: int) -> Iterator[Benefit]:
    """Compare the keyples on the boards that can still be claimed."""
    there = [sum(map(len, each.fields)) for each in state.boards]
    others = [there[at] for at, each in enumerate(state.boards) if each.keyper == NOBODY and at != board]
    if others and there[board] > max(others):
        yield Benefit("denies", text("keyper-benefit-claim-most", count=there[board], other=max(others)))
    elif there[board]:
        yield Benefit("gets", text("keyper-benefit-claim", count=there[board]))
    else:
        yield Benefit("prepares", text("keyper-benefit-claim-empty"))


def _stands(state: State, board: int) -> Iterator[Benefit]:
    """Tell how many keyples the player can still lay down there."""
    standing = sum(not keyple.lying for field in state.boards[board].fields for keyple in field)
    if standing:
        yield Benefit("prepares", text("keyper-benefit-claim-lay", count=standing))


def _tile(state: State, seat: Seat, tile: str) -> Iterator[Benefit]:
    if tile in state.content.tiles and (points := worth_built(state, seat, tile) or 0) > 0:
        quoted = _quoted(tile).args
        yield Benefit("gets", text("keyper-benefit-tile-worth", **dict(quoted), points=points))
    elif tile in state.content.tiles:
        yield Benefit("gets", _quoted(tile))
    if tile in state.content.tiles and _pays(state, state.players[seat], tile):
        yield Benefit("prepares", text("keyper-benefit-tile-pays"))
    if tile not in state.content.tiles:
        yield from _winter_fair(state, seat, tile)


def _winter_fair(state: State, seat: Seat, fair: str) -> Iterator[Benefit]:
    """Tell what a winter fair asks for and the player has, for the side of which more is there."""
    goods, found = state.players[seat].goods, list[tuple[tuple[Text, ...], int]]()
    for side, points in state.content.winter_fair_points.items():
        need = Counter(state.content.winter_fair[fair].requires(side))
        there = {good: min(count, goods.get(good, 0)) for good, count in need.items()}
        found.append((tuple(counted(good, count) for good, count in there.items() if count), points))
    have, points = max(found, key=lambda each: len(each[0]))
    if have:
        yield Benefit("gets", text("keyper-benefit-winter-fair", goods=have, points=points))


def _homes(before: State, after: State, seat: Seat) -> Iterator[Benefit]:
    """Tell which animals had no house before."""
    old, new = before.players[seat], after.players[seat]
    there, here = houses_of(before.content, old), houses_of(after.content, new)
    housed = [
        kind
        for kind in ANIMALS
        if old.goods.get(kind)
        and new.goods.get(kind)
        and not any(kind in house for house in there)
        and any(kind in house for house in here)
    ]
    if housed:
        animals = tuple(counted(kind, new.goods[kind]) for kind in housed)
        yield Benefit("completes", text("keyper-benefit-housed", animals=animals))


def _worked(before: State, after: State, later: State, seat: Seat) -> Iterator[Benefit]:
    """Tell what the rest of the turn can do, if this turn goes on after it is confirmed."""
    old, new = after.players[seat], later.players[seat]
    had = {plot.tile for plot in old.plots}
    raised = {plot.tile for plot in old.plots if plot.upgraded}
    built = tuple(tile_name(plot.tile) for plot in new.plots if plot.tile and plot.tile not in had)
    upgraded = tuple(tile_name(plot.tile) for plot in new.plots if plot.upgraded and plot.tile not in raised)
    if built:
        yield Benefit("gets", text("keyper-benefit-can-build", tiles=built))
    elif upgraded:
        yield Benefit("gets", text("keyper-benefit-can-upgrade", tiles=upgraded))
    elif more := _more(before.players[seat], old, new):
        yield Benefit("gets", _can_get(more, new.shipping - old.shipping))
    elif new.shipping > old.shipping:
        sold = points_of(later, seat) - points_of(after, seat)
        if sold > 0:
            yield Benefit("gets", text("keyper-benefit-can-sell", points=sold))
    pieces = (*new.tiles, *new.winter_fairs)
    owned = {*old.tiles, *old.winter_fairs, *had}
    if taken := tuple(tile_name(tile) for tile in pieces if tile not in owned):
        yield Benefit("gets", text("keyper-benefit-can-take", tiles=taken))


def _can_get(goods: tuple[Text, ...], sold: int) -> Text:
    """`sold`: the shipping points of what the same work sells."""
    if sold > 0:
        return text("keyper-benefit-can-get-sell", goods=goods, points=sold)
    return text("keyper-benefit-can-get", goods=goods)


def _more(before: Player, old: Player, new: Player) -> tuple[Text, ...]:
    """Return what the rest of a turn brings, without what it only gives back."""
    more = {
        good: min(count - old.goods.get(good, 0), count - before.goods.get(good, 0))
        for good, count in new.goods.items()
    }
    return tuple(counted(good, count) for good, count in more.items() if count > 0)


def _payable(before: State, later: State, seat: Seat) -> Iterator[Benefit]:
    """Tell the best tile in hand, or best upgrade that scores, whose price is complete only now."""
    old, new = before.players[seat], later.players[seat]
    adds = {aim.what: aim.adds for aim in objectives_of(later, seat) if aim.group == "tiles" and aim.adds}
    tiles = [
        tile
        for tile in new.tiles
        if tile in old.tiles and adds.get(tile_name(tile))
        and _pays(later, new, tile) and not _pays(before, old, tile)
    ]  # fmt: skip
    if tiles:
        best = max(tiles, key=lambda tile: adds[tile_name(tile)] or 0)
        yield Benefit("prepares", text("keyper-benefit-pays", tile=tile_name(best)))
        return
    content, costs = later.content, later.content.upgrade_costs
    paid = [
        (points, plot.tile)
        for at, plot in enumerate(new.plots)
        if plot.tile and not plot.upgraded
        and payments(cost := (costs[content.tiles[plot.tile].area],), purse_of(content, new.goods))
        and not payments(cost, purse_of(content, old.goods))
        and (points := _upgrade_adds(later, seat, at)) > 0
    ]  # fmt: skip
    if paid:
        _, tile = max(paid)
        yield Benefit("prepares", text("keyper-benefit-pays-upgrade", tile=tile_name(tile)))
        return

    closer = [(need, tile) for tile in new.tiles if (need := _closer(later, old, new, tile))]
    if closer:
        need, tile = min(closer, key=lambda each: len(each[0]))
        words = text("keyper-benefit-lacks", tile=tile_name(tile), lack=goods_names(need))
        yield Benefit("nearer", words)


def _upgrade_adds(state: State, seat: Seat, at: int) -> int:
    """Return the points that the upgrade of a tile would add."""
    player = state.players[seat]
    plots = [
        replace(plot, upgraded=True) if at == number else plot for number, plot in enumerate(player.plots)
    ]
    return points_if(state, seat, replace(player, plots=plots)) - points_of(state, seat)


def _closer(state: State, old: Player, new: Player, tile: str) -> list[str]:
    """Return what a tile with a fixed worth still costs, if that has become less; empty if nothing."""
    printed = state.content.tiles.get(tile)
    if printed is None or not printed.upgraded.points:
        return []
    cost = state.content.printed_costs[tile][0]
    left = lacking(new.goods, cost)
    return left if len(left) < len(lacking(old.goods, cost)) else []


def _upgradable(after: State, picks: Sequence[Action]) -> Iterator[Benefit]:
    """Tell what the best tile that is built scores when it is upgraded."""
    for tile in _best_built(after, picks):
        if _raises(tile):
            points = tile.upgraded.points - tile.basic.points
            words = text("keyper-benefit-upgradable", tile=tile_name(tile.id), points=points)
            yield Benefit("prepares", words)


def _quotes(after: State, picks: Sequence[Action]) -> Iterator[Benefit]:
    """Tell what the best tile that is built does, unless its points say enough: an animal house that
    scores nothing in winter is worth no word."""
    is_late = after.season == len(SEASONS) - 1
    for tile in _best_built(after, picks):
        if not _raises(tile) and not (is_late and tile.houses):
            yield Benefit("prepares", _quoted(tile.id))


def _best_built(after: State, picks: Sequence[Action]) -> list[Tile]:
    tiles = [after.content.tiles[pick.tile] for pick in picks if isinstance(pick, Build)]
    return sorted(tiles, key=lambda tile: -tile.upgraded.points)[:1]


def _raises(tile: Tile) -> bool:
    return tile.upgraded.points > tile.basic.points and not tile.upgraded.scores


def _quoted(tile: str) -> Text:
    """Return what a tile does, in the words for it everywhere."""
    return text("keyper-benefit-tile", tile=tile_name(tile), about=text(f"keyper-tile-{tile}-help"))


def _gems(before: State, later: State, seat: Seat) -> Iterator[Benefit]:
    """Tell a tile that is built or in hand and scores the gems that a turn brings."""
    old, new = before.players[seat], later.players[seat]
    more = [gem for gem in GEMS if new.goods.get(gem, 0) > old.goods.get(gem, 0)]
    for tile in (*(plot.tile for plot in new.plots if plot.tile), *new.tiles):
        printed = later.content.tiles.get(tile)
        scores = (*printed.basic.scores, *printed.upgraded.scores) if printed is not None else ()
        if any(set(score.goods) & {*more} for score in scores if isinstance(score, PerGood | PerSet)):
            yield Benefit("prepares", _quoted(tile))
            return


def is_far_off(state: State, seat: Seat, step: Benefit) -> bool:
    """Return whether a step is towards a fair of a season after the next: until then its goods are spent."""
    fairs = state.players[seat].fairs.items()
    later = {fair_name(fair) for season, fair in fairs if SEASONS.index(season) > state.season + 1}
    return dict(step.text.args).get("aim") in later


def _pays(state: State, player: Player, tile: str) -> bool:
    return bool(payments(state.content.printed_costs[tile], purse_of(state.content, player.goods)))
