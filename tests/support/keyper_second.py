"""A second implementation of Keyper's rules, written from their text alone: the legal actions of a position.

It reads the state and printed values, never the engine's steps; slow and simple on purpose.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from engine.keyper import actions as a
from engine.keyper.actions import Action
from engine.keyper.content.house import BUILD_COSTS
from engine.keyper.state import OWN, Keyple, Player, State
from tests.support.keyper_box import BOAT, DISPLAY_FIELDS, FIELDS, TILES

Payment: TypeAlias = tuple[str, ...]

MADE_OF = {"clay": "brick", "log": "wood", "rock": "stone"}
FINISHED = set(MADE_OF.values())
WHITE_ICONS = {
    "any-raw": set(MADE_OF) | FINISHED | {"wheat"},
    "any-finished": FINISHED | {"wheat"},
    "finished-no-wheat": FINISHED,
}
UPGRADE = {"farm": ["any-raw"], "village": ["any-finished"]}
PLOTS = {"farm": range(8), "village": range(8, 20)}


def payments(goods: Mapping[str, int], cost: Sequence[str]) -> set[Payment]:
    """Return, icon by icon, every good that may pay for it (KP-101 to KP-103)."""
    if not cost:
        return {()}
    first = cost[0]
    accepted = WHITE_ICONS.get(first, {first, MADE_OF.get(first, first)})
    found = set[Payment]()
    for good in accepted:
        if goods.get(good, 0):
            rest = {**goods, good: goods[good] - 1}
            found |= {tuple(sorted((good, *others))) for others in payments(rest, cost[1:])}
    return found


def field_at(state: State, board: int, spot: int) -> str:
    return DISPLAY_FIELDS[state.boards[board].display][spot].id


def field_at_work(state: State) -> str:
    """Return the field of this move; "" on an own plot."""
    turn = state.turn
    return "" if turn.board == OWN else field_at(state, turn.board, turn.spot)


# Where keyples go and lie down


def has_room(keyples: list[Keyple], colour: str) -> bool:
    """KP-30, KP-31, KP-48."""
    return not keyples or (len(keyples) == 1 and colour in ("white", keyples[0].counts_as))


def sends(state: State) -> set[Action]:
    """KP-29 to KP-33, KP-211."""
    seat, colour = state.decider, state.turn.colour
    player = state.players[seat]
    found = set[Action]()
    for number, board in enumerate(state.boards):
        for spot, keyples in enumerate(board.fields):
            name = field_at(state, number, spot)
            closed = name == "keyp" or (name == "river" and not board.boat and not state.boats)
            if not closed and has_room(keyples, colour):
                found.add(a.Place(seat, number, spot))
    for spot, plot in enumerate(player.plots):
        if has_room(plot.keyples, colour) if plot.tile else can_start_on(player, spot):
            found.add(a.Place(seat, OWN, spot))
    return found


def can_start_on(player: Player, spot: int) -> bool:
    """Return whether any held tile could be built on this bare plot (KP-33)."""
    fitting = [tile for tile in player.tiles if spot in PLOTS[TILES[tile].area]]
    return any(spot in free_builds(player) or payments(player.goods, BUILD_COSTS[tile]) for tile in fitting)


def lay_downs(state: State) -> set[Action]:
    """KP-56, KP-57, KP-61, KP-208."""
    seat = state.decider
    plots = {(OWN, spot): plot.keyples for spot, plot in enumerate(state.players[seat].plots)}
    fields = {
        (number, spot): keyples
        for number, board in enumerate(state.boards)
        for spot, keyples in enumerate(board.fields)
    }
    with_content_loaded = plots | {
        at: spot for at, spot in fields.items() if state.boards[at[0]].keyper == seat
    }
    own = {a.LayDown(seat, *at) for at, spot in with_content_loaded.items() if any(not k.lying for k in spot)}
    others = {a.LayDown(seat, *at) for at, spot in fields.items() if any(not k.lying for k in spot)}
    if own and state.closing < 0:
        return {*own}
    return {*(own or others), a.Pass(seat)}


def joins(state: State) -> set[Action]:
    """KP-44, read with the colour of the keyple itself and of the field's border."""
    turn, seat = state.turn, state.decider
    (first,) = state.boards[turn.board].fields[turn.spot]
    wanted = FIELDS[field_at_work(state)].colour if first.colour == "white" else first.colour
    return {a.Join(seat, colour) for colour in state.players[seat].keyples if colour in ("white", wanted)}


# Boats


def boat_actions(state: State) -> set[Action]:
    """KP-80, KP-81, KP-212."""
    turn, seat = state.turn, state.decider
    goods, worker = state.players[seat].goods, turn.workers[turn.current]
    boat = BOAT[state.boards[turn.board].boat]
    found = set[Action]()
    for good in boat.early if state.season < 2 else boat.late:
        if state.supply.get(good) and good not in worker.sold:
            found.add(a.Receive(seat, good))
        if good not in worker.received:
            found |= {a.Sell(seat, each, good) for each in {good, MADE_OF.get(good, good)} if goods.get(each)}
    return found


# Building


def free_builds(player: Player) -> set[int]:
    """KP-161: right, and once upgraded above and below, each once."""
    for spot, plot in enumerate(player.plots):
        if plot.tile == "building-plot":
            row, column = divmod(spot - 8, 3)
            steps = {"right": (row, column + 1), "above": (row - 1, column), "below": (row + 1, column)}
            ways = [way for way in steps if (plot.upgraded or way == "right") and way not in plot.used]
            at = [steps[way] for way in ways]
            return {8 + 3 * r + c for r, c in at if 0 <= r < 4 and 0 <= c < 3}
    return set()


def tile_at_work(state: State) -> tuple[str, bool]:
    turn = state.turn
    if turn.board != OWN:
        return "", False
    plot = state.players[turn.seat].plots[turn.spot]
    return plot.tile, plot.upgraded


def ways_to_build(state: State, tile: str, plot: int) -> set[Payment]:
    """Return the payments for this tile on this plot by this action (KP-77, KP-82 to KP-88, KP-220)."""
    player = state.players[state.decider]
    if plot not in PLOTS[TILES[tile].area] or player.plots[plot].covered:
        return set()
    costs = list(_costs(state, tile, plot))
    if FREE_COST in costs:
        return {()}
    ways = set[Payment]().union(*(payments(player.goods, cost) for cost in costs))
    return ways | {()} if costs and plot in free_builds(player) else ways


FREE_COST: list[str] = []


def _costs(state: State, tile: str, plot: int) -> Iterator[list[str]]:
    printed, field = list(BUILD_COSTS[tile]), field_at_work(state)
    worker, upgraded = tile_at_work(state)
    if field == "build" or (field == "discount-build" and len(printed) == 1):
        yield printed
    elif field == "discount-build":
        yield from (printed[:at] + printed[at + 1 :] for at in range(len(printed)))
    if worker == "builder":
        yield ["any-finished" if upgraded else "finished-no-wheat"]
    if worker == "farm-labourer" and TILES[tile].area == "farm":
        yield FREE_COST
    if state.turn.board == OWN and state.turn.played and plot == state.turn.spot:
        yield printed


def builds(state: State) -> set[str]:
    tiles = state.players[state.decider].tiles
    return {tile for tile in tiles if any(ways_to_build(state, tile, plot) for plot in range(20))}


def ways_to_upgrade(state: State, spot: int) -> set[Payment]:
    """KP-93, KP-94, KP-159, KP-163."""
    player = state.players[state.decider]
    plot = player.plots[spot]
    if not plot.tile or plot.upgraded:
        return set()
    area = TILES[plot.tile].area
    worker = tile_at_work(state)
    if worker == ("builder", True):
        return payments(player.goods, ["any-finished"])
    if worker == ("farm-labourer", True):
        return {()} if area == "farm" else set()
    itself = state.turn.board == OWN and spot == state.turn.spot
    return payments(player.goods, UPGRADE[area]) if itself or field_at_work(state) == "upgrade" else set()


def upgrades(state: State) -> set[str]:
    plots = state.players[state.decider].plots
    return {plot.tile for spot, plot in enumerate(plots) if ways_to_upgrade(state, spot)}
