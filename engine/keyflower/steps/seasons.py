"""The start of a season, without questions: tiles laid out, boats filled (KF-17 to KF-23)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.pieces import Pieces, put
from engine.core.tell import Tell
from engine.core.text import Who
from engine.keyflower.content.shapes import SEASONS, Cargo, TileId
from engine.keyflower.names import spot_name
from engine.keyflower.screens import give_resources
from engine.keyflower.state import NOBODY, BoatLoad, Spot, State, Turn
from engine.keyflower.steps.contracts import lay_face_down


def go_on(state: State, tell: Tell) -> None:
    for boat in state.boats:
        boat.taken_by, boat.instead_of = NOBODY, ""
    state.boat_order = []
    if state.season == "winter":  # KF-22
        state.phase = "winter"
        tell.all("keyflower-told-winter-choice")
        return
    load_boats(state)
    _lay_tiles(state)
    tell.all(
        f"keyflower-told-season-{state.season}",
        reveals=True,
        tiles=tuple(spot_name(spot) for spot in state.middle),
    )
    begin_turns(state, tell)


def begin_turns(state: State, tell: Tell) -> None:
    state.phase = "turns"
    state.passes = 0
    state.active = state.start_player  # KF-23
    state.turn = Turn(state.active)
    tell.all("keyflower-told-first", who=Who(state.active))


def load_boats(state: State) -> None:
    """Fill the boats; deal scarce pieces one per boat, in the order of boat numbers (KF-19, KM-7)."""
    printed, season = state.content.boats, SEASONS.index(state.season)
    cargo = [printed[boat.id].cargo[season] for boat in state.boats]
    _share_out(state, state.bag, [(b.workers, c.workers) for b, c in zip(state.boats, cargo, strict=True)])
    _share_out(state, state.pile, [(b.skills, c.skills) for b, c in zip(state.boats, cargo, strict=True)])
    for boat, load in zip(state.boats, cargo, strict=True):
        _load_extras(state, boat, load)


def _share_out(state: State, source: Pieces, wants: list[tuple[Pieces, int]]) -> None:
    for lap in range(max(wanted for _, wanted in wants)):
        for target, wanted in wants:
            if lap < wanted and source:
                put(target, state.rng.draw(source))


def _load_extras(state: State, boat: BoatLoad, load: Cargo) -> None:
    """Load green workers, gold, cabins and contracts, as far as they go (KM-68)."""
    greens = min(load.green, state.greens)
    state.greens -= greens
    put(boat.workers, "green", greens)
    gold: Pieces = {}
    boat.gold = give_resources(state, gold, "gold", load.gold)
    boat.cabins = min(load.cabins, state.cabins)
    state.cabins -= boat.cabins
    lay_face_down(state, boat.contracts, load.contracts)


def _lay_tiles(state: State) -> None:
    """KF-20, KM-3, KM-50; summer boats with a random side up (KF-21)."""
    content = state.content
    base = state.pile_of(state.season)
    brought = content.merchants_tiles if state.merchants != "off" else ()
    new = [tile.id for tile in brought if tile.kind == state.season]
    count = content.season_tile_count[len(state.players)]
    if state.merchants == "all":
        state.rng.shuffle(base)
        drawn = new + base[: count - len(new)]
    else:
        pool = base + new
        state.rng.shuffle(pool)
        drawn = pool[:count]
    state.middle = [_laid(state, tile) for tile in by_table_order(state, drawn)]


def by_table_order(state: State, tiles: Iterable[TileId]) -> list[TileId]:
    """Sort tiles by the printed order, custom tiles included."""
    return sorted(tiles, key=state.content.table_order.__getitem__)


def _laid(state: State, tile: TileId) -> Spot:
    is_boat = state.content.tiles[tile].kind == "summer-boat"
    return Spot(tile, side="ab"[state.rng.below(2)] if is_boat else "")
