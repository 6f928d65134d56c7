"""What a boat brings: its load before winter, its points in winter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.core.evaluation import Benefit
from engine.core.pieces import Pieces, merge
from engine.core.text import Seat, text
from engine.keyflower.actions import Action, TakeBoat
from engine.keyflower.content.shapes import SEASONS, BoatId
from engine.keyflower.evaluation.pointless_turns import pays_off
from engine.keyflower.evaluation.upgrade_benefits import paying
from engine.keyflower.evaluation.winter_orders import boat_points
from engine.keyflower.names import tile_name
from engine.keyflower.prices import owns
from engine.keyflower.queries import goods_of, load_of
from engine.keyflower.state import NOBODY, BoatLoad, State


def boat_benefits(state: State, seat: Seat, boat: BoatId) -> Iterator[Benefit]:
    """Tell the load of a boat, and a new tile whose upgrade it pays; in winter what it scores."""
    if state.season == SEASONS[-1]:
        won = [spot.id for spot in state.players[seat].growth.tiles]
        if points := boat_points(state, seat, boat, won):
            yield Benefit("gets", text("keyflower-benefit-winter", tile=tile_name(boat), points=points))
        return
    load = next(each for each in state.boats if each.id == boat)
    yield from _load(state, load)
    yield from _pays(state, seat, load.skills)


def _load(state: State, boat: BoatLoad) -> Iterator[Benefit]:
    """Tell what a boat has more of than all others that can still be taken, workers first; otherwise how much
    it has."""
    loads = {each.id: _counts(each) for each in state.boats if each.taken_by == NOBODY}
    workers, skills = loads.pop(boat.id)
    most = max((load[0] for load in loads.values()), default=workers)
    tied = [other for other, load in loads.items() if load[0] == workers]
    if workers > most:
        yield Benefit("gets", text("keyflower-benefit-boat-workers", count=workers))
    elif tied and workers == most and all(skills > loads[other][1] for other in tied):
        boats, count = tuple(map(tile_name, tied)), text("keyflower-benefit-count-workers", count=workers)
        said = text("keyflower-benefit-boat-tie", workers=count, boats=boats, skills=skills)
        yield Benefit("gets", said)
    elif loads and all(skills > load[1] for load in loads.values()):
        yield Benefit("gets", text("keyflower-benefit-boat-skills", count=skills))
    elif workers and skills:
        items = (
            text("keyflower-benefit-count-workers", count=workers),
            text("keyflower-benefit-count-skills", count=skills),
        )
        yield Benefit("gets", text("keyflower-benefit-boat-load", items=items))


def _counts(boat: BoatLoad) -> tuple[int, int]:
    return sum(boat.workers.values()), sum(boat.skills.values())


def _pays(state: State, seat: Seat, skills: Pieces) -> Iterator[Benefit]:
    """Tell a tile still to be placed whose upgrade can be paid with these skills and not without."""
    player = state.players[seat]
    held = dict(player.skills)
    merge(held, skills)
    richer = replace(player, skills=held)
    for spot in player.growth.tiles:
        tile = state.content.tiles.get(spot.id)
        if spot.upgraded or tile is None or tile.price is None or not pays_off(state, tile):
            continue
        if owns(richer, tile.price) and not owns(player, tile.price):
            said = text("keyflower-benefit-owned", tile=tile_name(spot.id))
            yield Benefit("prepares", paying(said, richer, goods_of(player), tile.price))
            return


def takes_less(state: State, picks: Sequence[Action]) -> bool:
    """Return whether a turn takes a boat while another one carries all that it does, and more (KF-67)."""
    pick = picks[0]
    if not isinstance(pick, TakeBoat) or state.season == SEASONS[-1]:
        return False
    free = {each.id: each for each in state.boats if each.taken_by == NOBODY}
    here = free.pop(pick.boat)
    load = load_of(here)
    return not here.contracts and any(
        (other := load_of(each)) != load and all(other.get(kind, 0) >= n for kind, n in load.items())
        for each in free.values()
    )
