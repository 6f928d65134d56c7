"""Villages grow, all at the same time (KF-74 to KF-79, KF-173, KM-11, OP-11)."""

from __future__ import annotations

from engine.core.tell import Tell
from engine.core.text import Seat, Who
from engine.keyflower.actions import Action, ChooseCell, End, PlaceTile, Rotate
from engine.keyflower.content.pieces import TILES
from engine.keyflower.content.shapes import SEASONS
from engine.keyflower.names import listed, pieces_text, tile_name
from engine.keyflower.screens import draw_workers, give_greens, give_resources
from engine.keyflower.state import Growth, State
from engine.keyflower.steps.contracts import renew_row
from engine.keyflower.steps.seasons import begin_season
from engine.keyflower.village import cell_at, cells_for, fits_somewhere, rotations, settle

BOAT_1_WORKERS = 2  # KF-86
KEYFLOWER_II = "keyflower-ii"
KEYFLOWER_II_GOLD = 3  # KM-11


def begin_growth(state: State, tell: Tell) -> None:
    load_from_summer_boat(state, tell)
    state.phase = "growth"
    for player in state.players:
        player.growth.done = not player.growth.tiles
    _go_on(state, tell)


def load_from_summer_boat(state: State, tell: Tell) -> None:
    """Summer boat 1 brings its owner workers, after all winning bids have gone into the bag (KF-65)."""
    for seat, player in enumerate(state.players):
        if "1a" in player.powers:
            drawn = draw_workers(state, seat, BOAT_1_WORKERS)
            tell.all("keyflower-told-boat-workers", by=seat, reveals=True, who=Who(seat), count=len(drawn))
            if drawn:
                tell.only((seat,), "keyflower-told-you-drew", by=seat, reveals=True, items=listed(drawn))
        if "1b" in player.powers:
            greens = give_greens(state, seat, 1)
            tell.all("keyflower-told-greens", by=seat, who=Who(seat), count=greens)


def growth_picks(state: State, seat: Seat) -> list[Action]:
    """Tile, then cell, then turn; a tile that fits nowhere waits for the others (OP-11)."""
    player = state.players[seat]
    growth = player.growth
    if growth.cell:
        return [Rotate(seat, rotation) for rotation in rotations(player, growth.tile, growth.cell)]
    if growth.tile:
        return [ChooseCell(seat, cell) for cell in cells_for(player, growth.tile)]
    picks: list[Action] = [
        PlaceTile(seat, spot.id) for spot in growth.tiles if fits_somewhere(player, spot.id)
    ]
    return picks or [End(seat)]


def rotate(state: State, seat: Seat, rotation: int) -> None:
    player = state.players[seat]
    growth = player.growth
    spot = next(spot for spot in growth.tiles if spot.id == growth.tile)
    growth.tiles.remove(spot)
    spot.at, spot.rotation = cell_at(growth.cell), rotation
    settle(player, spot)
    growth.tile = growth.cell = ""
    growth.placed.append(spot.id)


def end_growth(state: State, seat: Seat, tell: Tell) -> None:
    """Tiles that fit nowhere leave the game (OP-11)."""
    player = state.players[seat]
    placed = tuple(tile_name(tile) for tile in player.growth.placed)
    if placed:
        tell.all("keyflower-told-placed", by=seat, who=Who(seat), tiles=placed)
    for spot in player.growth.tiles:
        tell.all("keyflower-told-no-place", by=seat, who=Who(seat), tile=tile_name(spot.id))
        if spot.side:
            player.powers.remove(f"{TILES[spot.id].number}{spot.side}")
    if KEYFLOWER_II in player.growth.placed:
        _bring_gold(state, seat, tell)
    player.growth = Growth()
    _go_on(state, tell)


def _bring_gold(state: State, seat: Seat, tell: Tell) -> None:
    """Keyflower II, once it lies in the village: gold for the home, as far as there is any (KM-11, KM-68)."""
    home = state.players[seat].home
    if gold := give_resources(state, home.goods, "gold", KEYFLOWER_II_GOLD):
        items = pieces_text({"gold": gold})
        tell.all("keyflower-told-put", by=seat, who=Who(seat), items=items, tile=tile_name(home.id))


def _go_on(state: State, tell: Tell) -> None:
    if not all(player.growth.done for player in state.players):
        return
    if state.season == "winter":  # KF-80
        state.phase = "over"
        tell.all("keyflower-told-over", reveals=True)
        return
    if state.merchants != "off":
        renew_row(state, tell)
    state.season = SEASONS[SEASONS.index(state.season) + 1]
    begin_season(state, tell)
