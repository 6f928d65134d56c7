"""Orders of a sensible player, used to measure how much orders shorten a game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.plans import Fact
from engine.core.text import Seat
from engine.keyflower.plans.bidding import leads, on_auction
from engine.keyflower.plans.boats import to_choose_from
from engine.keyflower.plans.dispatch import passes_fact, tile_fact, tiles
from engine.keyflower.plans.plan_types import PassUntilOutbid, Plan, TakeBoat
from engine.keyflower.view import BoatView, View


def default_plans(view: View) -> list[Plan]:
    """Return orders to pass until outbid, and to take boats by their load.

    If the two fullest boats carry equally much, the choice depends on what the player will lack then, and in
    winter on the village: it stays open.
    """
    seat = view.reader
    if seat is None or view.phase == "over":
        return []
    led = _led(view, seat) if view.phase == "turns" else ()
    found: list[Plan] = [PassUntilOutbid(led)] if led else []
    by_load = sorted(to_choose_from(view, seat), key=_load, reverse=True)
    if view.season != "winter" and len({_load(boat) for boat in by_load[:2]}) == 2:
        found += [TakeBoat(boat.id) for boat in by_load]
    return found


def default_conditions(view: View, picks: Sequence[str]) -> list[Fact]:
    """Return the conditions for a prepared line.

    Nobody has touched the tile bid for or used, nor any tile on which I lead. A pass must not end the season.
    Once all others have passed in winter, a pass would end the game, and anything else gives them one more
    turn.
    """
    seat = view.reader
    verb, _, named = picks[0].partition(" ")
    if seat is None or verb not in ("bid", "use", "pass"):
        return []
    found = [passes_fact(view)] if verb == "pass" or view.season == "winter" else []
    watched = {*_led(view, seat), view.seats[seat].home if named == "home" else named}
    return found + [tile_fact(tile) for tile in tiles(view) if tile.id in watched]


def _led(view: View, seat: Seat) -> tuple[str, ...]:
    return tuple(tile.id for tile in on_auction(view) if leads(tile, seat))


def _load(boat: BoatView) -> float:
    return sum(boat.workers.values()) + sum(boat.skills.values()) + 0.5 * boat.gold + 2 * boat.contracts
