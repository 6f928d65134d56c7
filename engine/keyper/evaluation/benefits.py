"""Effects of a turn for its player, and its topic, in terms of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import chain, combinations

from msgspec.structs import replace

from engine.core.evaluation import Benefit
from engine.core.tell import Silence
from engine.core.text import Seat, Text, text
from engine.keyper.actions import (
    Action,
    Build,
    Decline,
    End,
    Fold,
    Get,
    Give,
    Hold,
    Join,
    LayDown,
    Pay,
    Place,
    PlayKeyper,
    Receive,
    Release,
    Rest,
    Sell,
    Send,
    TakeTile,
    Upgrade,
)
from engine.keyper.content.board import AREA_PLOTS
from engine.keyper.content.goods import ANIMALS, FINISHED, GEMS, ICONS, RAW, SEASONS
from engine.keyper.content.shapes import PerField, PerGood, PerKeyple, PerSet, Tile
from engine.keyper.dominated import why_in_vain
from engine.keyper.evaluation.fairs import is_in_reach, is_to_be_had, missing_for
from engine.keyper.evaluation.season_start import folded, folds_worse, rested, served_by
from engine.keyper.evaluation.wasteful_turns import spends_white, takes_surplus, upgrades_idle
from engine.keyper.forecast import joiners_gain
from engine.keyper.names import counted, fair_name, goods_names, tile_name
from engine.keyper.objectives import points_if, worth_built
from engine.keyper.prices import lacking, payments, purse_of, ways_payable
from engine.keyper.queries import claimed_board, field_of, is_plain_gain, season_of
from engine.keyper.rules import choices, play
from engine.keyper.scoring import points_of
from engine.keyper.scoring.points import flat_points, shares
from engine.keyper.state import NOBODY, OWN, Player, State
from engine.keyper.steps.housing import houses_of

_FEW = 3
"""Number of keyples below which what is spent can hardly be replaced in a season."""


def is_beaten(state: State, picks: Sequence[Action]) -> bool:
    """Return whether a keyple is sent where it can do nothing, a sale costs as many points as it brings, a
    tile costs a fair that brings more, a board is folded to a side without what others have, it is claimed in
    winter for nothing yet, gems are fetched without a use for them, or another choice does the same for
    less (`wasteful_turns.py`)."""
    return (
        _sells_for_nothing(state, picks)
        or _builds_dearly(state, picks)
        or spends_white(state, picks)
        or takes_surplus(state, picks)
        or upgrades_idle(state, picks)
        or any(
            (isinstance(pick, Place) and why_in_vain(state, pick.seat, pick.board, pick.spot) is not None)
            or (isinstance(pick, Fold) and folds_worse(state, pick.seat, pick.display))
            or _claims_nothing(state, pick)
            or _fetches_idle_gems(state, pick)
            for pick in picks
        )
    )


def _sells_for_nothing(state: State, picks: Sequence[Action]) -> bool:
    """Return whether a turn without one of its sales would leave at least as many points."""
    traded = [pick for pick in picks if isinstance(pick, Sell | Receive)]
    if picks[0] not in traded:
        return False
    points = _points_after(state, traded)
    without = ([other for other in traded if other is not pick] for pick in traded if isinstance(pick, Sell))
    return any(_points_after(state, fewer) >= points for fewer in without)


def _builds_dearly(state: State, picks: Sequence[Action]) -> bool:
    """Return whether finished goods pay only for homes that score nothing yet, or goods of the season's fair,
    which was complete and can hardly become so again, pay for tiles that add less than it."""
    built = [pick.tile for pick in picks if isinstance(pick, Build)]
    if not built or any(isinstance(pick, Upgrade | Sell) for pick in picks):
        return False
    seat, content = picks[0].seat, state.content
    player, adds = state.players[seat], sum(worth_built(state, seat, tile) or 0 for tile in built)
    paid = [good for pick in picks if isinstance(pick, Pay | Give) for good in pick.goods]
    if adds <= 0 and all(content.tiles[tile].houses for tile in built) and {*paid} & {*FINISHED}:
        return True
    own = player.fairs.get(season_of(state))
    if not own or adds >= content.fair[own].points:
        return False
    goods, requires = Counter(player.goods), content.fair[own].requires
    was_met = not missing_for(goods, requires)
    goods.update(good for pick in picks if isinstance(pick, Get) for good in pick.goods)
    goods.subtract(paid)
    left = sum(player.keyples.values()) - any(isinstance(pick, Send) for pick in picks)
    return was_met and left < _FEW and bool(missing_for(goods, requires))


def _points_after(state: State, picks: Sequence[Action]) -> int:
    world = deepcopy(state)
    for pick in picks:
        play(world, pick, Silence())
    return points_of(world, state.decider)


def benefits(
    before: State, after: State, later: State, seat: Seat, picks: Sequence[Action]
) -> Iterator[Benefit]:
    if any(isinstance(pick, Fold | Hold | Release | Rest) for pick in picks):
        later = after  # what follows is a turn of its own
    for pick in picks:
        yield from _of_pick(before, after, later, seat, pick)
    if before.stage == "work" and all(isinstance(pick, End) for pick in picks):
        yield Benefit("saves", text("keyper-benefit-keep"))
    if any(isinstance(pick, Release) for pick in picks):
        yield from _kept(before, after, seat)
    if any(isinstance(pick, Rest) for pick in picks):
        yield rested(before, after, seat)
    kinds = {type(pick) for pick in picks}
    if (
        LayDown in kinds
        and before.players[seat].goods == after.players[seat].goods
        and before.closing == NOBODY
    ):
        yield from _others_stand(after, seat)
    homes = list(_homes(before, after, seat))
    yield from homes
    met = _fairs_met(later, seat) - _fairs_met(before, seat)
    for fair in met - _fairs_met(after, seat):
        yield Benefit("completes", text("keyper-benefit-can-complete", aim=fair_name(fair)))
    if not any(isinstance(pick, Sell) for pick in picks):
        is_begun = not kinds & {Join, LayDown, Place} or bool(kinds & {Build, Upgrade, TakeTile, Get})
        yield from _worked(before, after, later, seat, also="yes" if is_begun else "no")
    if not met:  # else it would pay with what is completed
        yield from _payable(before, later, seat)
        yield from _animals_for(before, later, seat)
    if Hold not in kinds:
        yield from _fairs_spent(before, later, seat)
    if kinds & {Build, Upgrade}:
        yield from _counts(before, after, seat)
    if not homes and points_of(later, seat) <= points_of(before, seat):  # else the points say enough
        yield from _gems(before, later, seat)
        yield from _quotes(after, seat, picks)
    yield from _upgradable(after, picks)


def _of_pick(state: State, after: State, later: State, seat: Seat, pick: Action) -> Iterator[Benefit]:
    match pick:
        case Join() if is_plain_gain(state):
            yield Benefit("gets", text("keyper-benefit-join", what=joiners_gain(state, seat)))
        case Join():
            yield Benefit("saves", text("keyper-benefit-no-turn"))
        case Decline():
            yield Benefit("saves", text(_why_declined(state, pick.seat)))
        case PlayKeyper(board=board):
            if state.season == len(SEASONS) - 1:
                yield from _stands(state, seat, board)
                return
            if told := served_by(replace(state, players=after.players), seat, board):
                yield told
            yield from _claim(state, board)
        case Place(board=board):
            if _comes_home(state, seat, board) and _is_richer(state, later, seat):
                yield Benefit("saves", text("keyper-benefit-home"))
        case TakeTile(tile=tile):
            yield from _tile(state, seat, tile)
        case Fold(display=display):
            if told := folded(state, seat, display):
                yield told
        case _:  # its effect is seen in the result
            return


def _is_richer(before: State, later: State, seat: Seat) -> bool:
    """Return whether the work of a turn changes what its player has."""
    old, new = before.players[seat], later.players[seat]
    return (old.goods, old.tiles, old.shipping) != (new.goods, new.tiles, new.shipping)


def _why_declined(state: State, seat: Seat) -> str:
    """Return why not to join: there is nothing to do or to score, or keyples are of more use elsewhere."""
    board, spot = state.turn.board, state.turn.spot
    if why_in_vain(state, seat, board, spot) is not None:
        return "keyper-benefit-decline-vain"
    good = field_of(state, board, spot).good if board != OWN else ""
    if good in (*ANIMALS, *GEMS):
        player, content = state.players[seat], state.content
        asked = {*chain.from_iterable(requires for _, requires in _asked(state, seat))}
        useful = {each for tile in player.tiles for each in content.tiles[tile].houses}
        more = {**player.goods, good: player.goods.get(good, 0) + _FEW}
        if good not in asked | useful and points_if(state, seat, replace(player, goods=more)) <= points_of(
            state, seat
        ):
            return "keyper-benefit-decline-scoreless"
    return "keyper-benefit-decline"


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


def _claim(state: State, board: int) -> Iterator[Benefit]:
    """Compare the keyples on the boards that can still be claimed."""
    there = [sum(map(len, each.fields)) for each in state.boards]
    others = [there[at] for at, each in enumerate(state.boards) if each.keyper == NOBODY and at != board]
    if not others:
        yield Benefit("saves", text("keyper-benefit-claim-last"))
    elif there[board] > max(others):
        words = text("keyper-benefit-claim-most", count=there[board], other=max(others), boards=len(others))
        yield Benefit("denies", words)
    elif there[board]:
        yield Benefit("gets", text("keyper-benefit-claim", count=there[board]))
    else:
        yield Benefit("prepares", text("keyper-benefit-claim-empty"))


def _stands(state: State, seat: Seat, board: int) -> Iterator[Benefit]:
    """Tell how many keyples the player can still lay down there for something."""
    if standing := _useful_there(state, seat, board):
        yield Benefit("prepares", text("keyper-benefit-claim-lay", count=standing))


def _useful_there(state: State, seat: Seat, board: int) -> int:
    """Return how many keyples stand on fields of a board where the player could do something."""
    return sum(
        not keyple.lying
        for spot, keyples in enumerate(state.boards[board].fields)
        if keyples and why_in_vain(state, seat, board, spot, sent=False) is None
        for keyple in keyples
    )


def _claims_nothing(state: State, pick: Action) -> bool:
    """Return whether a board is claimed in winter for nothing yet, while keyples wait at home."""
    if not isinstance(pick, PlayKeyper) or state.season < len(SEASONS) - 1:
        return False
    player, tiles = state.players[pick.seat], state.content.tiles
    sides = [tiles[plot.tile].side(plot.upgraded) for plot in player.plots if plot.tile]
    counts = any(isinstance(score, PerField | PerKeyple) for side in sides for score in side.scores)
    waits = bool(player.keyples) and not player.standing and not counts
    return waits and not _useful_there(state, pick.seat, pick.board)


def _fetches_idle_gems(state: State, pick: Action) -> bool:
    """Return whether a keyple fetches gems for which its player has neither a winter fair nor a tile."""
    if not isinstance(pick, Place) or pick.board == OWN:
        return False
    player, gem = state.players[pick.seat], field_of(state, pick.board, pick.spot).good
    if gem not in GEMS or player.winter_fairs:
        return False
    tiles = [state.content.tiles[tile] for tile in (*player.tiles, *(p.tile for p in player.plots if p.tile))]
    sides = [side for tile in tiles for side in (tile.basic, tile.upgraded)]
    scored = {
        each
        for side in sides
        for score in side.scores
        if isinstance(score, PerGood | PerSet)
        for each in score.goods
    }
    given = {
        each
        for side in sides
        for exchange in side.exchanges
        for icon in exchange.give
        for each in ICONS[icon]
    }
    return gem not in scored | given


def _tile(state: State, seat: Seat, tile: str) -> Iterator[Benefit]:
    if tile in state.content.tiles and (points := _own_worth(state, seat, tile)) > 0:
        quoted = _quoted(tile).args
        yield Benefit("gets", text("keyper-benefit-tile-worth", **dict(quoted), points=points))
    elif tile in state.content.tiles:
        yield Benefit("gets", _quoted(tile))
    if tile in state.content.tiles and _pays(state, state.players[seat], tile):
        yield Benefit("prepares", text("keyper-benefit-tile-pays"))
    if tile not in state.content.tiles:
        yield from _winter_fair(state, seat, tile)


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


def _winter_fair(state: State, seat: Seat, fair: str) -> Iterator[Benefit]:
    """Tell all that a winter fair still asks for, for the side of which least is missing."""
    goods, printed = state.players[seat].goods, state.content.winter_fair[fair]
    sides = [
        (missing_for(goods, printed.requires(side)), points)
        for side, points in state.content.winter_fair_points.items()
    ]
    lack, points = min(sides, key=lambda each: (len(each[0]), -each[1]))
    if lack:
        yield Benefit(
            "nearer", text("keyper-benefit-winter-fair-lacks", lack=goods_names(lack), points=points)
        )
    else:
        yield Benefit("gets", text("keyper-benefit-winter-fair", points=points))


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


def _fairs_met(state: State, seat: Seat) -> set[str]:
    """Return the fairs in hand whose pieces are all there."""
    goods = state.players[seat].goods
    return {fair for fair, requires in _asked(state, seat) if not missing_for(goods, requires)}


def _asked(state: State, seat: Seat) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the fairs in hand that can still be held and what they ask for, side by side."""
    player, content = state.players[seat], state.content
    for season, fair in player.fairs.items():
        if SEASONS.index(season) >= state.season:
            yield fair, content.fair[fair].requires
    for fair in player.winter_fairs:
        for side in content.winter_fair_points:
            yield fair, content.winter_fair[fair].requires(side)


def _fairs_spent(before: State, later: State, seat: Seat) -> Iterator[Benefit]:
    """Tell what the fair of this season, or one that was complete, then lacks again. In the closing round no
    other turn can complete it."""
    old, new, goes_on = before.players[seat], later.players[seat], before.closing == NOBODY
    own, broken = old.fairs.get(season_of(before)), _fairs_met(before, seat) - _fairs_met(later, seat)
    for fair, requires in _asked(later, seat):
        had, lack = missing_for(old.goods, requires), missing_for(new.goods, requires)
        spent = Counter(lack) - Counter(had)
        counts = fair == own and goes_on and is_in_reach(before, seat, requires)
        if spent and (counts or (fair in broken and not had)):
            words = text("keyper-benefit-spends", aim=fair_name(fair), lack=goods_names(spent.elements()))
            yield Benefit("costs", words)


def _counts(before: State, after: State, seat: Seat) -> Iterator[Benefit]:
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


def _worked(before: State, after: State, later: State, seat: Seat, also: str) -> Iterator[Benefit]:
    """Tell what the rest of the turn can do, if this turn goes on after it is confirmed. `also`: besides what
    these picks do there."""
    old, new = after.players[seat], later.players[seat]
    had = {plot.tile for plot in old.plots}
    raised = {plot.tile for plot in old.plots if plot.upgraded}
    built = tuple(tile_name(plot.tile) for plot in new.plots if plot.tile and plot.tile not in had)
    upgraded = tuple(tile_name(plot.tile) for plot in new.plots if plot.upgraded and plot.tile not in raised)
    left = {good: count - new.goods.get(good, 0) for good, count in old.goods.items()}
    given = tuple(counted(good, count) for good, count in left.items() if count > 0)
    price = text("keyper-hint-for", goods=given) if given else ""
    points = points_of(later, seat) - points_of(after, seat)
    more_points = also if points_of(after, seat) > points_of(before, seat) else "no"
    gain = text("keyper-benefit-plus", points=points, also=more_points) if points > 0 else ""
    more, sells = _more(before.players[seat], old, new), bool(given) and new.shipping > old.shipping
    if built:
        yield Benefit(
            "gets", text("keyper-benefit-can-build", tiles=built, price=price, gain=gain, also=also)
        )
    elif upgraded:
        yield Benefit(
            "gets", text("keyper-benefit-can-upgrade", tiles=upgraded, price=price, gain=gain, also=also)
        )
    elif more and sells:
        yield Benefit(
            "gets", text("keyper-benefit-can-get-sell", goods=more, sold=given, gain=gain, also=also)
        )
    elif more:
        yield Benefit("gets", text("keyper-benefit-can-get", goods=more, price=price, gain=gain, also=also))
    elif sells and gain:
        yield Benefit("gets", text("keyper-benefit-can-sell", sold=given, gain=gain, also=also))
    pieces = (*new.tiles, *new.winter_fairs)
    owned = {*old.tiles, *old.winter_fairs, *had}
    if taken := tuple(tile_name(tile) for tile in pieces if tile not in owned):
        yield Benefit("gets", text("keyper-benefit-can-take", tiles=taken, also=also))


def _more(before: Player, old: Player, new: Player) -> tuple[Text, ...]:
    """Return what the rest of a turn brings, without what it only gives back."""
    more = {
        good: min(count - old.goods.get(good, 0), count - before.goods.get(good, 0))
        for good, count in new.goods.items()
    }
    return tuple(counted(good, count) for good, count in more.items() if count > 0)


def _payable(before: State, later: State, seat: Seat) -> Iterator[Benefit]:
    """Tell the tile in hand or the upgrade whose price is complete only now and that scores most with what
    the player owns; else what a built tile makes of the goods."""
    old, new = before.players[seat], later.players[seat]
    adds = {tile: worth_built(later, seat, tile) or 0 for tile in new.tiles if tile in old.tiles}
    newly = {tile for tile in adds if _pays(later, new, tile) and not _pays(before, old, tile)}
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


def _animals_for(before: State, later: State, seat: Seat) -> Iterator[Benefit]:
    """Tell the tile in hand that would score most of the animals that have come."""
    old, new = before.players[seat], later.players[seat]
    kinds = {kind for kind in ANIMALS if new.goods.get(kind, 0) > old.goods.get(kind, 0)}
    more = {
        tile: (worth_built(later, seat, tile) or 0) - (worth_built(before, seat, tile) or 0)
        for tile in new.tiles
        if tile in old.tiles and kinds & {*later.content.tiles[tile].houses}
    }
    best = max(more, key=lambda tile: more[tile], default="")
    if best and more[best] > 0:
        yield Benefit("prepares", text("keyper-benefit-animals-later", tile=tile_name(best)))


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


def _upgradable(after: State, picks: Sequence[Action]) -> Iterator[Benefit]:
    """Tell what the best tile that is built scores when it is upgraded."""
    for tile in _best_built(after, picks)[:1]:
        if _raises(tile):
            points = tile.upgraded.points - tile.basic.points
            words = text("keyper-benefit-upgradable", tile=tile_name(tile.id), points=points)
            yield Benefit("prepares", words)


def _quotes(after: State, seat: Seat, picks: Sequence[Action]) -> Iterator[Benefit]:
    """Tell what the best tile that is built does, unless its points say enough. Animal houses that score
    nothing yet are for later; in winter they need a keyple that can still fetch an animal."""
    best = _best_built(after, picks)
    if best and not _raises(best[0]) and not best[0].houses:
        yield Benefit("prepares", _quoted(best[0].id))
    houses = tuple(tile_name(tile.id) for tile in best if tile.houses and _can_fill(after, seat, tile))
    if houses:
        yield Benefit("prepares", text("keyper-benefit-house-later", tiles=houses))


def _can_fill(state: State, seat: Seat, house: Tile) -> bool:
    """Return whether an animal can still be had that scores in this house."""
    player = state.players[seat]
    if state.season < len(SEASONS) - 1:
        return True
    richer = (
        replace(player, goods={**player.goods, kind: player.goods.get(kind, 0) + 1})
        for kind in house.houses
        if player.keyples and is_to_be_had(state, seat, kind)
    )
    return any(points_if(state, seat, each) > points_of(state, seat) for each in richer)


def _best_built(after: State, picks: Sequence[Action]) -> list[Tile]:
    tiles = [after.content.tiles[pick.tile] for pick in picks if isinstance(pick, Build)]
    return sorted(tiles, key=lambda tile: -tile.upgraded.points)


def _raises(tile: Tile) -> bool:
    return tile.upgraded.points > tile.basic.points and not tile.upgraded.scores


def _quoted(tile: str) -> Text:
    """Return what a tile does, in the words for it everywhere."""
    return text("keyper-benefit-tile", tile=tile_name(tile), about=text(f"keyper-tile-{tile}-help"))


def _gems(before: State, later: State, seat: Seat) -> Iterator[Benefit]:
    """Tell what the next set of gems on a built tile still lacks, if that has become less."""
    old, new = before.players[seat].goods, later.players[seat].goods
    for plot in later.players[seat].plots:
        for score in later.content.tiles[plot.tile].side(plot.upgraded).scores if plot.tile else ():
            if isinstance(score, PerSet):
                full = min(new.get(gem, 0) for gem in score.goods)
                had, lack = (
                    [gem for gem in score.goods if goods.get(gem, 0) <= full] for goods in (old, new)
                )
                if len(lack) < len(had):
                    words = text("keyper-benefit-set", tile=tile_name(plot.tile), lack=goods_names(lack))
                    yield Benefit("nearer", words)


def is_far_off(state: State, seat: Seat, step: Benefit) -> bool:
    """Return whether a step is towards a fair of a season after the next, as its goods are spent until then,
    or towards one that can no longer be completed in its last season, or whose better side is complete."""
    aim = dict(step.text.args).get("aim")
    asked = [(fair, requires) for fair, requires in _asked(state, seat) if fair_name(fair) == aim]
    if not asked:
        return False
    seasons = {fair: SEASONS.index(season) for season, fair in state.players[seat].fairs.items()}
    fair, winter = asked[0][0], len(SEASONS) - 1
    if fair not in seasons:
        points, sides = state.content.winter_fair_points, state.content.winter_fair[fair]
        if not missing_for(state.players[seat].goods, sides.requires(max(points, key=points.__getitem__))):
            return True
    if (last := seasons.get(fair, winter)) > state.season:
        return fair in seasons and last > state.season + 1
    return not any(is_in_reach(state, seat, requires) for _, requires in asked)


def _pays(state: State, player: Player, tile: str) -> bool:
    return bool(payments(state.content.printed_costs[tile], purse_of(state.content, player.goods)))
