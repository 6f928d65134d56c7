"""What a sensible player would order, to measure by how much orders shorten a game."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.plans import Line
from engine.core.text import Seat
from engine.keyflower.content.pieces import TILES
from engine.keyflower.content.shapes import COLOURS, Gain
from engine.keyflower.plans.bidding import leads, on_auction, own_bid, workers_of
from engine.keyflower.plans.orders import tile_fact
from engine.keyflower.plans.shapes import PassSeason, PassUntilOutbid, Plan, Raise, TakeBoat
from engine.keyflower.view import BoatView, TileView, View

_USES = 1
"""How many turns ahead are written down."""
_SPARE = 2
"""With so many workers left, whoever has passed has no more plans for this season."""


def sensible_plans(view: View) -> list[Plan | Line]:
    """Stay ahead where I lead, use what nobody has touched, and once I pass, pass until I am outbid."""
    seat = view.reader
    if seat is None or view.phase == "over":
        return []
    found: list[Plan | Line] = [*_raises(view, seat)]
    left = sum(workers_of(view, seat).values())
    if not left or (left <= _SPARE and _has_passed(view, seat)):
        led = tuple(tile.id for tile in on_auction(view) if leads(tile, seat))
        found.append(PassUntilOutbid(led) if led else PassSeason())
    else:
        found += _uses(view, seat)
    return [*found, *(TakeBoat(boat.id) for boat in sorted(view.boats, key=_load, reverse=True))]


def _has_passed(view: View, seat: Seat) -> bool:
    """Whether a pass of this seat was the last turn taken."""
    return bool(view.passes) and view.deciding == ((seat + 1) % len(view.seats),)


def _raises(view: View, seat: Seat) -> Iterator[Plan]:
    """One worker more than now wherever I lead."""
    for tile in on_auction(view):
        own = own_bid(tile, seat)
        if own is not None and own.winning:
            yield Raise(tile.id, own.colour, own.count + 2)


def _uses(view: View, seat: Seat) -> list[Line]:
    workers, found = workers_of(view, seat), list[Line]()
    for tile in view.seats[seat].village[1:]:
        colour = tile.colour or max(COLOURS, key=lambda each: workers[each])
        last = _last_pick(tile)
        if last is None or tile.last or not workers[colour] or (tile.bids and not leads(tile, seat)):
            continue
        found.append(Line((f"use {tile.id}", f"{colour} 1", *last), (tile_fact(tile),)))
        workers[colour] -= 1
    return found[:_USES]


def _last_pick(tile: TileView) -> tuple[str, ...] | None:
    """What is left to pick where a use simply gives something; None: it leaves a choice, or gives nothing."""
    printed = TILES.get(tile.id)
    effect = printed.face(tile.upgraded).effect if printed else None
    if not isinstance(effect, Gain) or effect.contracts:
        return None
    return ("draw",) if effect.workers or effect.skills else ()


def _load(boat: BoatView) -> int:
    return sum(boat.workers.values()) + 2 * sum(boat.skills.values()) + boat.gold + boat.contracts
