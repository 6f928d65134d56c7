"""Why a field, plot, tile or fair cannot be chosen now, for players who look for it.

It uses only what the seat may know: the table, its own goods and its own fairs."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import Seat, Text, Who, text
from engine.keyper.actions import Build, Hold, OnPlot, Place, Upgrade
from engine.keyper.content.board import AREA_PLOTS, WINTER_FAIR_SIDES
from engine.keyper.content.box import Content
from engine.keyper.content.goods import ICONS, WHITE
from engine.keyper.content.shapes import Area, Improve
from engine.keyper.dominated import could_do
from engine.keyper.names import (
    board_name,
    colour_name,
    fair_name,
    good_name,
    goods_names,
    listed,
    name,
    place_name,
    plot_name,
    tile_name,
)
from engine.keyper.prices import (
    Cost,
    costs_here,
    discounted,
    lacking,
    open_plots,
    payments,
    purse_of,
    upgrade_costs,
    ways_payable,
)
from engine.keyper.queries import claimed_board, errand_of, field_of, season_of, side_at_work
from engine.keyper.state import NOBODY, OWN, Keyple, Player, State
from engine.keyper.steps import building, fairs, laying, plots, sending, upgrading


def why_not(state: State, seat: Seat) -> Iterator[Text]:
    """Yield a line for each thing, or kind of things, that this seat cannot use now."""
    if not _is_asked(state, seat):
        return
    match state.stage:
        case "turn":
            yield from _boards(state, seat)
        case "where":
            yield from _destinations(state, seat)
        case "work":
            yield from _work(state, seat)
        case "plot":
            yield from _plots(state, seat)
        case "lay":
            yield from _others_keyples(state, seat)
        case "fairs":
            yield from _fairs(state, seat)
        case _:  # everything visible may be chosen
            return


def _is_asked(state: State, seat: Seat) -> bool:
    if state.errands:
        return any(errand.seat == seat and not errand.done for errand in state.errands)
    return state.decider == seat


def _boards(state: State, seat: Seat) -> Iterator[Text]:
    """Yield the boards with a keyper, where no other may go (KP-22)."""
    if state.players[seat].keyper:
        for number, board in enumerate(state.boards):
            if board.keyper != NOBODY:
                yield text("keyper-why-claimed", board=board_name(number), who=Who(board.keyper))


def _destinations(state: State, seat: Seat) -> Iterator[Text]:
    open_ = {(pick.board, pick.spot) for pick in sending.choices(state, seat) if isinstance(pick, Place)}
    yield from _places(state, seat, open_)
    yield from _bare_plots(state.content, state.players[seat])
    yield from _held_tiles(state, seat, open_)


def _places(state: State, seat: Seat, open_: set[tuple[int, int]]) -> Iterator[Text]:
    """Yield where the keyple in hand cannot go, by reason (KP-31, KP-32, KP-44, KP-211)."""
    full, rivers, others = list[Text](), list[Text](), dict[str, list[Text]]()
    for board, spot, keyples in _spots(state, seat):
        if (board, spot) in open_:
            continue
        place = place_name(state, board, spot)
        if not keyples:
            rivers.append(place)
        elif len(keyples) > 1:
            full.append(place)
        else:
            others.setdefault(keyples[0].counts_as, []).append(place)
    for colour, places in others.items():
        key = "keyper-why-white" if colour == WHITE else "keyper-why-colour"
        yield text(key, colour=colour_name(colour), places=tuple(places))
    if full:
        yield text("keyper-why-full", places=tuple(full))
    if rivers:
        yield text("keyper-why-river", places=tuple(rivers))


def _spots(state: State, seat: Seat) -> Iterator[tuple[int, int, list[Keyple]]]:
    """Yield every place that a player may look for: fields except the keyp field, and built tiles."""
    for number, board in enumerate(state.boards):
        keyp, _ = state.content.special_spots[board.display]
        for spot, keyples in enumerate(board.fields):
            if spot != keyp:
                yield number, spot, keyples
    for spot, plot in enumerate(state.players[seat].plots):
        if plot.tile:
            yield OWN, spot, plot.keyples


def _bare_plots(content: Content, player: Player) -> Iterator[Text]:
    """Yield the bare plots where nothing can be built: a keyple there must build (KP-33)."""
    areas: tuple[Area, ...] = ("farm", "village")
    for area in areas:
        if all(player.plots[plot].tile for plot in AREA_PLOTS[area]):
            continue
        if not any(content.tiles[tile].area == area for tile in player.tiles):
            yield text("keyper-why-no-tile", plots=text(f"keyper-why-plots-{area}"))


def _held_tiles(state: State, seat: Seat, open_: set[tuple[int, int]]) -> Iterator[Text]:
    """Yield tiles that the keyple in hand cannot build anywhere because the player cannot pay: not even by a
    Builder or at a discount (KP-77, KP-158)."""
    player = state.players[seat]
    purse = purse_of(state.content, player.goods)
    dear = [tile for tile in player.tiles if not payments(state.content.printed_costs[tile], purse)]
    built = {
        pick.tile
        for board, spot in (open_ if dear else ())
        if board == OWN or field_of(state, board, spot).work in ("build", "discount")
        for pick in could_do(state, seat, board, spot)
        if isinstance(pick, Build)
    }
    for tile in dear:
        if tile not in built:
            yield _price(player, "keyper-why-price", tile, state.content.printed_costs[tile][0])


def _price(player: Player, key: str, tile: str, cost: Cost) -> Text:
    return text(
        key, tile=tile_name(tile), need=goods_names(cost), lack=goods_names(lacking(player.goods, cost))
    )


def _discounted(content: Content, player: Player, tile: str) -> Text:
    """Return what is missing for the price minus one icon: one of the missing ones is not needed (KP-77)."""
    cost = content.printed_costs[tile][0]
    missing = lacking(player.goods, cost)
    ways = tuple(listed(way) for way in reversed(discounted(tuple(missing))))
    name, need = tile_name(tile), goods_names(cost)
    match ways:
        case (lack,):
            return text("keyper-why-build-less", tile=name, need=need, lack=lack)
        case (one, other):
            return text("keyper-why-build-either", tile=name, need=need, one=one, other=other)
        case _:  # too many ways to list
            count, others = len(missing) - 1, goods_names(missing)
            return text("keyper-why-build-some", tile=name, need=need, count=count, lack=others)


def _work(state: State, seat: Seat) -> Iterator[Text]:
    turn = state.turn
    if not (turn.queue and turn.queue[0] == turn.current):
        return  # no action for it now
    if turn.board == OWN:
        side = side_at_work(state)
        if side is None or costs_here(state):
            yield from _builds(state, seat)
        if side is not None and side.power(Improve):
            yield from _upgrades(state, seat)
        return
    match field_of(state, turn.board, turn.spot).work:
        case "build" | "discount":
            yield from _builds(state, seat)
        case "upgrade":
            yield from _upgrades(state, seat)
        case "exchange":
            yield from _exchange(state, seat)
        case "boat":
            yield from _boat(state, seat)
        case "gain" | "tiles" | "keyp":
            return


def _builds(state: State, seat: Seat) -> Iterator[Text]:
    """Yield tiles in hand that this work cannot build (KP-84, KP-86, KP-88)."""
    player, here = state.players[seat], costs_here(state)
    open_ = {pick.tile for pick in building.choices(state, seat) if isinstance(pick, Build)}
    for tile in player.tiles:
        costs = here.get(tile) or (state.content.printed_costs[tile] if _fits_this_plot(state, tile) else ())
        if tile in open_:
            continue
        if not costs:
            yield text(
                "keyper-why-not-here", tile=tile_name(tile), area=name("area", state.content.tiles[tile].area)
            )
        elif not open_plots(state.content, player, tile):
            yield text("keyper-why-no-plot", tile=tile_name(tile))
        elif len(costs) > 1:
            yield _discounted(state.content, player, tile)
        else:
            yield _price(player, "keyper-why-build", tile, costs[0])


def _fits_this_plot(state: State, tile: str) -> bool:
    return state.turn.board == OWN and state.turn.spot in AREA_PLOTS[state.content.tiles[tile].area]


def _upgrades(state: State, seat: Seat) -> Iterator[Text]:
    player = state.players[seat]
    open_ = {pick.tile for pick in upgrading.choices(state, seat) if isinstance(pick, Upgrade)}
    done = tuple(tile_name(plot.tile) for plot in player.plots if plot.tile and plot.upgraded)
    for plot in player.plots:
        if plot.tile and not plot.upgraded and plot.tile not in open_:
            costs = upgrade_costs(state, plot.tile)
            if costs:
                yield _price(player, "keyper-why-upgrade", plot.tile, costs[0])
            else:
                area = name("area", state.content.tiles[plot.tile].area)
                yield text("keyper-why-not-here", tile=tile_name(plot.tile), area=area)
    if done:
        yield text("keyper-why-upgraded", tiles=done)


def _exchange(state: State, seat: Seat) -> Iterator[Text]:
    """Yield the goods that this field takes and the worker lacks."""
    exchange = field_of(state, state.turn.board, state.turn.spot).exchange
    assert exchange is not None
    player = state.players[seat]
    for good in dict.fromkeys(good for icon in exchange.give for good in ICONS[icon]):
        if good not in player.goods:
            yield text("keyper-why-give", good=good_name(good))
    payable = {good for way in ways_payable(player.goods, exchange.give) for good in way}
    for good in exchange.get:
        if good not in state.supply and good not in payable:  # goods that were paid can be taken (KP-223)
            yield text("keyper-why-supply", good=good_name(good))


def _boat(state: State, seat: Seat) -> Iterator[Text]:
    """Yield what the boat cannot do (KP-79 to KP-81)."""
    turn, goods = state.turn, state.players[seat].goods
    worker = turn.workers[turn.current]
    for good in state.content.boat[state.boards[turn.board].boat].shows(season_of(state)):
        if good in worker.sold:
            yield text("keyper-why-receive-sold", good=good_name(good))
        elif good not in state.supply:
            yield text("keyper-why-supply", good=good_name(good))
        if good in worker.received:
            yield text("keyper-why-sell-received", good=good_name(good))
        elif not any(held in goods for held in ICONS[good]):
            yield text("keyper-why-sell", good=good_name(good))


def _plots(state: State, seat: Seat) -> Iterator[Text]:
    """Yield plots of the tile's area where it cannot be built."""
    player, tile = state.players[seat], state.turn.tile
    open_ = {pick.plot for pick in plots.choices(state, seat) if isinstance(pick, OnPlot)}
    area = AREA_PLOTS[state.content.tiles[tile].area]
    shut = [plot for plot in area if plot not in open_]
    twice = tuple(plot_name(plot) for plot in shut if player.plots[plot].covered)
    dear = tuple(plot_name(plot) for plot in shut if not player.plots[plot].covered)
    if twice:
        yield text("keyper-why-overbuilt", plots=twice)
    if dear:
        yield text("keyper-why-plot-price", plots=dear, tile=tile_name(tile))


def _others_keyples(state: State, seat: Seat) -> Iterator[Text]:
    """Yield keyples of others, which wait until none stands at home (KP-56, KP-57)."""
    own = {pick.board for pick in laying.targets(state, seat)[0]}
    claimed = claimed_board(state, seat)
    if own <= {OWN, NOBODY if claimed is None else claimed}:
        yield text("keyper-why-lay-own")


def _fairs(state: State, seat: Seat) -> Iterator[Text]:
    """Yield own fairs with missing pieces, in addition to those already picked (KP-122, KP-226)."""
    player, season = state.players[seat], season_of(state)
    picks = errand_of(state, seat).picks
    held = {
        f"{pick.fair} {pick.side}".strip() for pick in fairs.choices(state, seat) if isinstance(pick, Hold)
    }
    wanted = {"": state.content.fair[player.fairs[season]].requires} if season in player.fairs else {}
    for fair in player.winter_fairs:
        wanted |= {
            f"{fair} {side}": state.content.winter_fair[fair].requires(side)
            for side in WINTER_FAIR_SIDES[season]
        }
    shown = [good for pick in picks for good in wanted[pick]]
    taken = {pick.split()[0] for pick in picks if pick}
    for pick, needs in wanted.items():
        fair = pick.split()[0] if pick else player.fairs[season]
        if pick in picks or fair in taken or (pick or fair) in held:
            continue
        lack = goods_names(lacking(player.goods, (*shown, *needs)))
        yield text("keyper-why-fair", fair=fair_name(fair), need=goods_names(needs), lack=lack)
