"""What a sensible player would order, to measure by how much orders shorten a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from engine.core.plans import Fact
from engine.core.text import Seat
from engine.keyflower.plans.bidding import leads, on_auction
from engine.keyflower.plans.boats import to_choose_from
from engine.keyflower.plans.orders import passes_fact, tile_fact, tiles
from engine.keyflower.plans.shapes import PassUntilOutbid, Plan, TakeBoat
from engine.keyflower.view import BoatView, View


def sensible_plans(view: View) -> list[Plan]:
    """Pass until I am outbid, and the boats that carry more than any other. Of two that carry as much, which
    is better depends on what one will lack by then, and in winter on the village: that is left open."""
    seat = view.reader
    if seat is None or view.phase == "over":
        return []
    led = _led(view, seat) if view.phase == "turns" else ()
    found: list[Plan] = [PassUntilOutbid(led)] if led else []
    if view.season != "winter":
        found += [TakeBoat(boat.id) for boat in _fullest(to_choose_from(view, seat))]
    return found


def premises(view: View, picks: Sequence[str]) -> list[Fact]:
    """Nobody has touched the tile that is bid for or used, nor any on which I lead; and not all others have
    passed: where a pass would end the season, any other turn gives them one more as well."""
    seat = view.reader
    verb, _, named = picks[0].partition(" ")
    if seat is None or verb not in ("bid", "use", "pass"):
        return []
    watched = {*_led(view, seat), view.seats[seat].home if named == "home" else named}
    return [passes_fact(view), *(tile_fact(tile) for tile in tiles(view) if tile.id in watched)]


def _led(view: View, seat: Seat) -> tuple[str, ...]:
    return tuple(tile.id for tile in on_auction(view) if leads(tile, seat))


def _fullest(boats: Sequence[BoatView]) -> Iterator[BoatView]:
    """One after the other, as long as none of those that are left carries as much."""
    by_load = sorted(boats, key=_load, reverse=True)
    for boat, after in zip_longest(by_load, by_load[1:]):
        if after is not None and _load(after) == _load(boat):
            return
        yield boat


def _load(boat: BoatView) -> float:
    return sum(boat.workers.values()) + sum(boat.skills.values()) + 0.5 * boat.gold + 2 * boat.contracts
