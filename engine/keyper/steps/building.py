"""Building and upgrading (sections 11 and 12)."""

from __future__ import annotations

from engine.core.game import Choice
from engine.core.pieces import move
from engine.core.tell import Tell
from engine.core.text import Seat, Who
from engine.keyper.actions import Action, Build, OnPlot, Pay, Upgrade
from engine.keyper.content.board import AREA_PLOTS, VILLAGE_LINES
from engine.keyper.content.pieces import UPGRADE_COSTS, Area, Side
from engine.keyper.content.tiles import TILES
from engine.keyper.costs import DISCOUNTED, FREE, PRINTED, Cost, Goods, Purse, payments, purse_of
from engine.keyper.names import goods_names, plot_name, tile_name
from engine.keyper.state import NOBODY, OWN, Player, State
from engine.keyper.steps.table import field_of, visible

BUILDING_PLOT = "building-plot"


def free_plots(player: Player) -> list[int]:
    """Plots where the building plot allows one free build (KP-161, KP-220)."""
    at = visible(player, BUILDING_PLOT)
    if at is None:
        return []
    plot = player.plots[at]
    lines = (
        VILLAGE_LINES[at, direction]
        for direction in TILES[BUILDING_PLOT].side(plot.upgraded).free_plots
        if direction not in plot.used
    )
    return [line[0] for line in lines if line and not player.plots[line[0]].covered]


def bare_plots(player: Player) -> list[int]:
    """Bare plots onto which a keyple could be played, because a tile could be built there (KP-33)."""
    purse, free = purse_of(player.goods), free_plots(player)
    held, payable = set[Area](), set[Area]()
    for tile in player.tiles:
        area = TILES[tile].area
        held.add(area)
        if area not in payable and payments(PRINTED[tile], purse):
            payable.add(area)
    return [
        plot
        for area, plots in AREA_PLOTS.items()
        if area in held
        for plot in plots
        if not player.plots[plot].tile and (area in payable or plot in free)
    ]


def _power(state: State) -> Side | None:
    """The side of the tile that is at work on an own plot."""
    turn = state.turn
    plot = state.players[turn.seat].plots[turn.spot]
    return TILES[plot.tile].side(plot.upgraded) if plot.tile else None


def _elsewhere(state: State, tile: str) -> tuple[Cost, ...]:
    """What the tile costs on any plot by this work (KP-86); nothing where it cannot be built so."""
    if state.turn.board != OWN:
        discount = field_of(state, state.turn.board, state.turn.spot).work == "discount"
        return DISCOUNTED[tile] if discount else PRINTED[tile]
    power = _power(state)
    if power and power.constructs and TILES[tile].area in power.constructs.areas:
        return (power.constructs.cost,)
    return ()


def _ways(state: State, seat: Seat, tile: str, plot: int, purse: Purse) -> tuple[Goods, ...]:
    """Every payment for this tile on this plot, by whichever build is at hand."""
    turn = state.turn
    costs = _elsewhere(state, tile)
    if FREE in costs:
        return (FREE,)
    if turn.board == OWN and turn.builds_here and plot == turn.spot:
        costs += PRINTED[tile]
    ways = payments(costs, purse)
    if costs and plot in free_plots(state.players[seat]) and FREE not in ways:
        return (FREE, *ways)  # KP-220
    return ways


def _open_plots(player: Player, tile: str) -> list[int]:
    """KP-84, KP-88: plots of its area that are bare or were never overbuilt."""
    return [plot for plot in AREA_PLOTS[TILES[tile].area] if not player.plots[plot].covered]


def build_actions(state: State) -> list[Action]:
    seat = state.decider
    player = state.players[seat]
    purse, free = purse_of(player.goods), free_plots(player)
    return [Build(seat, tile) for tile in player.tiles if _can_build(state, player, tile, purse, free)]


def _can_build(state: State, player: Player, tile: str, purse: Purse, free: list[int]) -> bool:
    turn = state.turn
    area = AREA_PLOTS[TILES[tile].area]
    costs = _elsewhere(state, tile)
    if costs and (payments(costs, purse) or any(plot in area for plot in free)) and _open_plots(player, tile):
        return True
    if turn.board == OWN and turn.builds_here and turn.spot in area and not player.plots[turn.spot].covered:
        return turn.spot in free or bool(payments(PRINTED[tile], purse))
    return False


def build(state: State, action: Build, tell: Tell) -> None:
    turn = state.turn
    turn.tile = action.tile
    power = _power(state) if turn.board == OWN else None
    if turn.board == OWN and not (power and power.constructs):  # KP-82 (v): nowhere else
        on_plot(state, OnPlot(action.seat, turn.spot), tell)
    else:
        state.stage = "plot"


def _plots_for(state: State, seat: Seat) -> list[int]:
    player = state.players[seat]
    purse = purse_of(player.goods)
    tile = state.turn.tile
    return [plot for plot in _open_plots(player, tile) if _ways(state, seat, tile, plot, purse)]


def plot_choices(state: State) -> list[Choice[Action]]:
    seat = state.decider
    return [Choice(seat, [OnPlot(seat, plot) for plot in _plots_for(state, seat)])]


def on_plot(state: State, action: OnPlot, tell: Tell) -> None:
    state.turn.plot = action.plot
    ways = _payments(state, action.seat)
    if ways == (FREE,):
        pay(state, Pay(action.seat, FREE), tell)
    else:
        state.stage = "pay"


def can_upgrade(state: State, seat: Seat, plot: int) -> bool:
    """KP-93, KP-94: on its initial side, at the printed cost."""
    player = state.players[seat]
    there = player.plots[plot]
    if not there.tile or there.upgraded:
        return False
    return bool(payments((UPGRADE_COSTS[TILES[there.tile].area],), purse_of(player.goods)))


def upgrade_actions(state: State) -> list[Action]:
    """Upgrades anywhere on the own board, by a field or by the builder's or the farm labourer's power."""
    seat = state.decider
    player = state.players[seat]
    purse = purse_of(player.goods)
    return [
        Upgrade(seat, plot.tile)
        for plot in player.plots
        if plot.tile and not plot.upgraded and payments(_upgrade_costs(state, plot.tile), purse)
    ]


def _upgrade_costs(state: State, tile: str) -> tuple[Cost, ...]:
    area = TILES[tile].area
    power = _power(state) if state.turn.board == OWN else None
    if power and power.improves:
        return (power.improves.cost,) if area in power.improves.areas else ()
    return (UPGRADE_COSTS[area],)


def upgrade(state: State, action: Upgrade, tell: Tell) -> None:
    turn = state.turn
    turn.tile, turn.plot = action.tile, NOBODY
    if _payments(state, action.seat) == (FREE,):
        pay(state, Pay(action.seat, FREE), tell)
    else:
        state.stage = "pay"


def _payments(state: State, seat: Seat) -> tuple[Goods, ...]:
    turn = state.turn
    purse = purse_of(state.players[seat].goods)
    if turn.plot == NOBODY:
        return payments(_upgrade_costs(state, turn.tile), purse)
    return _ways(state, seat, turn.tile, turn.plot, purse)


def pay_choices(state: State) -> list[Choice[Action]]:
    seat = state.decider
    return [Choice(seat, [Pay(seat, way) for way in _payments(state, seat)])]


def pay(state: State, action: Pay, tell: Tell) -> None:
    """KP-86: to the supply; then the tile is built or turned over."""
    turn, player = state.turn, state.players[action.seat]
    for good in action.goods:
        move(player.goods, state.supply, good)
    turn.queue.pop(0)
    paid = goods_names(action.goods)
    if turn.plot == NOBODY:
        _turn_over(player, turn.tile)
        told = "keyper-told-upgraded"
        tell.all(told, by=action.seat, who=Who(action.seat), tile=tile_name(turn.tile), goods=paid)
    else:
        _put_up(state, player, free=not action.goods)
        tell.all(
            "keyper-told-built",
            by=action.seat,
            who=Who(action.seat),
            tile=tile_name(turn.tile),
            plot=plot_name(turn.plot),
            goods=paid,
        )
    turn.tile, turn.plot = "", NOBODY
    state.stage = "work"


def _turn_over(player: Player, tile: str) -> None:
    at = visible(player, tile)
    assert at is not None
    player.plots[at].upgraded = True


def _put_up(state: State, player: Player, free: bool) -> None:
    """KP-85, KP-87, KP-90: initial side up; a tile below is covered, keyples move up."""
    turn = state.turn
    if free:
        _spend_free_build(player, turn.plot)
    plot = player.plots[turn.plot]
    plot.covered, plot.tile, plot.upgraded, plot.used = plot.tile, turn.tile, False, []
    player.tiles.remove(turn.tile)
    if turn.board == OWN and turn.plot == turn.spot:
        turn.workers[0].halves.clear()


def _spend_free_build(player: Player, plot: int) -> None:
    at = visible(player, BUILDING_PLOT)
    if at is None or plot not in free_plots(player):
        return  # free by the farm labourer
    for direction in TILES[BUILDING_PLOT].side(player.plots[at].upgraded).free_plots:
        line = VILLAGE_LINES[at, direction]
        if line and line[0] == plot:
            player.plots[at].used.append(direction)
