"""Growth of all villages at the same time (KF-74 to KF-79, KF-173, KM-11, OP-11)."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.hexes import SIDES, neighbour, opposite
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyflower.actions import Action, ChooseCell, End, PlaceTile, Rotate
from engine.keyflower.content.box import Content
from engine.keyflower.content.shapes import RIVER, ROAD, SEASONS, Bonus, Power, TileId
from engine.keyflower.names import listed, tile_name
from engine.keyflower.numbering import cell_number
from engine.keyflower.queries import acts_once_placed, power_of, spot_to_place
from engine.keyflower.screens import draw_workers, give_greens, give_resources
from engine.keyflower.state import Growth, Kind, Player, Spot, State
from engine.keyflower.steps import seasons
from engine.keyflower.steps.contracts import renew_row
from engine.keyflower.steps.gains import tell_put
from engine.keyflower.village import acquire, cell_at, cells_for, edges_of, fits_somewhere, rotations, settle

Picks: TypeAlias = PlaceTile | ChooseCell | Rotate

_WHERE = ("above", "upper-right", "lower-right", "below", "lower-left", "upper-left")
"""The direction of a place from the tile across each of its sides."""


def begin(state: State, tell: Tell) -> None:
    _load_from_summer_boats(state, tell)
    state.phase = "growth"
    for player in state.players:
        player.growth.done = not player.growth.tiles and not _fitting(state.content, player, player.beside)
    go_on(state, tell)


def _fitting(content: Content, player: Player, spots: list[Spot]) -> list[Spot]:
    return [spot for spot in spots if fits_somewhere(content, player, spot.id)]


def _load_from_summer_boats(state: State, tell: Tell) -> None:
    """Give workers of summer boat 1 to its owner, after all winning bids have gone into the bag (KF-65)."""
    for seat, player in enumerate(state.players):
        if Power.WORKERS_FROM_BAG in player.powers:
            drawn = draw_workers(state, seat, state.content.boat_1_workers)
            tell.all("keyflower-told-boat-workers", by=seat, reveals=True, who=Who(seat), count=len(drawn))
            if drawn:
                tell.only((seat,), "keyflower-told-you-drew", by=seat, reveals=True, items=listed(drawn))
        if Power.GREEN_WORKERS in player.powers:
            greens = give_greens(state, seat, state.content.boat_1_greens)
            tell.all("keyflower-told-greens", by=seat, who=Who(seat), count=greens)


def choices(state: State, seat: Seat) -> list[Action]:
    """Return the choices: tile, then cell, then rotation.

    A tile that fits nowhere waits for the others (OP-11). New tiles must be placed wherever they fit; tiles
    beside the village may be placed.
    """
    content, player = state.content, state.players[seat]
    growth = player.growth
    if growth.cell:
        return [Rotate(seat, rotation) for rotation in rotations(content, player, growth.tile, growth.cell)]
    if growth.tile:
        return [ChooseCell(seat, cell) for cell in cells_for(content, player, growth.tile)]
    picks: list[Action] = [PlaceTile(seat, spot.id) for spot in _fitting(content, player, growth.tiles)]
    ending = [] if picks else [End(seat)]
    if player.beside:
        picks += [PlaceTile(seat, spot.id) for spot in _fitting(content, player, player.beside)]
    return [*picks, *ending]


def ask(state: State, seat: Seat) -> tuple[Kind, Text]:
    player = state.players[seat]
    growth = player.growth
    if growth.cell:
        return "rotation", text(
            "keyflower-ask-rotation", tile=tile_name(growth.tile), cell=_cell_text(player, growth.cell)
        )
    if growth.tile:
        return "cell", text("keyflower-ask-cell", tile=tile_name(growth.tile))
    count, stuck = len(growth.tiles), growth.tiles and not _fitting(state.content, player, growth.tiles)
    if beside := _fitting(state.content, player, player.beside):
        waiting = tuple(tile_name(spot.id) for spot in beside)
        return "place", text("keyflower-ask-place-beside", count=0 if stuck else count, tiles=waiting)
    if stuck:
        return "place", text(
            "keyflower-ask-beside" if state.rulings > 1 else "keyflower-ask-stuck", count=count
        )
    return "place", text("keyflower-ask-place", count=count)


def option(state: State, pick: Picks) -> Option[Action]:
    menu: tuple[Text, ...]
    match pick:
        case PlaceTile(seat, tile):
            menu, focus = (text("keyflower-place"), tile_name(tile)), f"tile:{tile}"
            first = _first_tile(state.content, state.players[seat]) == tile
            return Option(
                pick, f"place {tile}", menu, focus, usual=first, phrase=Phrase((focus,)), swaps=True
            )
        case ChooseCell(seat, cell):
            menu, focus = (_cell_text(state.players[seat], cell),), f"cell:{cell}"
            return Option(pick, cell, menu, focus, phrase=Phrase((focus,)), adjustable=True)
        case Rotate(seat, rotation):
            player = state.players[seat]
            note = _sides_text(state.content, player.growth.tile, rotation)
            menu, phrase = (text("keyflower-rotation", turns=rotation),), Phrase((f"rotation:{rotation}",))
            best = _best_rotation(state.content, player) == rotation
            return Option(pick, f"r{rotation}", menu, note=note, usual=best, phrase=phrase, adjustable=True)
        case _:
            assert_never(pick)


def _cell_text(player: Player, cell: str) -> Text:
    """Return a free place by a tile it touches and its direction from that tile."""
    at, laid = cell_at(cell), {spot.at: spot for spot in player.village}
    side = next(side for side in SIDES if neighbour(at, side) in laid)
    tile, number = tile_name(laid[neighbour(at, side)].id), cell_number(at)
    return text(f"keyflower-cell-{_WHERE[side]}", tile=tile, number=number)


def _sides_text(content: Content, tile: TileId, rotation: int) -> Text:
    """Return where the roads and rivers of a rotated tile lie, for readers without the picture."""
    edges = edges_of(content, tile, rotation)
    roads, rivers = (
        tuple(text(f"pictures-side-{side}") for side in SIDES if edges[side] == terrain)
        for terrain in (ROAD, RIVER)
    )
    if roads and rivers:
        return text("keyflower-rotation-both", roads=roads, rivers=rivers)
    if rivers:
        return text("keyflower-rotation-rivers", rivers=rivers)
    return text("keyflower-rotation-roads", roads=roads)


def _best_rotation(content: Content, player: Player) -> int:
    """Return the rotation in which most roads meet; of several the one with the fewest turns."""
    tile, at = player.growth.tile, cell_at(player.growth.cell)
    laid = {spot.at: edges_of(content, spot.id, spot.rotation) for spot in player.village}

    def rank(rotation: int) -> tuple[int, int]:
        edges = edges_of(content, tile, rotation)
        beside = ((edges[side], laid.get(neighbour(at, side)), opposite(side)) for side in SIDES)
        roads = sum(
            edge == ROAD and other is not None and other[back] == ROAD for edge, other, back in beside
        )
        return -roads, min(rotation, len(SIDES) - rotation)

    return min(rotations(content, player, tile, player.growth.cell), key=rank)


def _first_tile(content: Content, player: Player) -> TileId:
    """Return the new tile to begin with, without a question; later ones wait until it is turned as wanted."""
    fitting = [] if player.growth.placed else _fitting(content, player, player.growth.tiles)
    return fitting[0].id if fitting else ""


def play(state: State, pick: Picks, _tell: Tell) -> None:
    player = state.players[pick.seat]
    match pick:
        case PlaceTile(_, tile):
            player.growth.tile = tile
        case ChooseCell(_, cell):
            player.growth.cell = cell
        case Rotate(_, rotation):
            _place(state, player, rotation)
        case _:
            assert_never(pick)


def _place(state: State, player: Player, rotation: int) -> None:
    growth = player.growth
    spot = spot_to_place(player, growth.tile)
    (growth.tiles if spot in growth.tiles else player.beside).remove(spot)
    spot.at, spot.rotation = cell_at(growth.cell), rotation
    settle(state.content, player, spot)
    if spot.side and acts_once_placed(state, spot):
        acquire(state.content, player, power_of(state, spot))
    growth.tile = growth.cell = ""
    growth.placed.append(spot.id)


def end(state: State, seat: Seat, tell: Tell) -> None:
    """Put tiles that fit nowhere beside the village (OP-11)."""
    player = state.players[seat]
    placed = tuple(tile_name(tile) for tile in player.growth.placed)
    if placed:
        tell.all("keyflower-told-placed", by=seat, who=Who(seat), tiles=placed)
    for spot in player.growth.tiles:
        if state.rulings > 1:
            tell.all("keyflower-told-beside", by=seat, who=Who(seat), tile=tile_name(spot.id))
            player.beside.append(spot)
        else:
            _leave(state, seat, spot, tell)
    _bring_gold(state, seat, tell)
    player.growth = Growth()
    go_on(state, tell)


def _leave(state: State, seat: Seat, spot: Spot, tell: Tell) -> None:
    """Remove a tile that fits nowhere from the game with its power, by the first rulings."""
    tell.all("keyflower-told-no-place", by=seat, who=Who(seat), tile=tile_name(spot.id))
    if spot.side:
        state.players[seat].powers.remove(power_of(state, spot))


def _bring_gold(state: State, seat: Seat, tell: Tell) -> None:
    """Give gold to the home once Keyflower II lies in the village, as far as there is any (KM-11, KM-68)."""
    player = state.players[seat]
    for tile in player.growth.placed:
        match state.content.hexes[tile].scoring:
            case Bonus("gold", count) if gold := give_resources(state, player.home.goods, "gold", count):
                tell_put(state, seat, player.home, {"gold": gold}, tell)
            case _:  # nothing else brings gold
                pass


def go_on(state: State, tell: Tell) -> None:
    if not all(player.growth.done for player in state.players):
        return
    if state.season == "winter":  # KF-80
        state.phase = "over"
        tell.all("keyflower-told-over", reveals=True)
        return
    if state.merchants != "off":
        renew_row(state, tell)
    state.season = SEASONS[SEASONS.index(state.season) + 1]
    seasons.go_on(state, tell)
