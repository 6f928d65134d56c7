"""Orders for bids: lead as cheaply as possible, and pass until outbid (KF-26, KF-30, KF-31)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias, assert_never

from engine.core.game import Decision
from engine.core.plans import Advice, Doubt, Pick, PlanOffer
from engine.core.text import Seat, Text, text
from engine.keyflower.actions import Action
from engine.keyflower.content.shapes import COLOURS
from engine.keyflower.names import counted, tile_name
from engine.keyflower.plans.plan_types import PassSeason, PassUntilOutbid, Plan, Raise
from engine.keyflower.queries import colours_of_bid, ends_season, needed
from engine.keyflower.view import BidView, TileView, View

Picks: TypeAlias = PassUntilOutbid | PassSeason | Raise


def _workers_of(view: View, seat: Seat) -> dict[str, int]:
    """Return the seat's workers, in front of the screen and behind it."""
    mine = view.seats[seat]
    behind = mine.screen.workers if mine.screen else {}
    front = mine.front.workers if mine.front else {}
    return {colour: behind.get(colour, 0) + front.get(colour, 0) for colour in COLOURS}


def on_auction(view: View) -> tuple[TileView, ...]:
    return (*view.tiles, *view.orders)


def leads(tile: TileView, seat: Seat) -> bool:
    return any(bid.seat == seat and bid.winning for bid in tile.bids)


def _own_bid(tile: TileView, seat: Seat) -> BidView | None:
    return next((bid for bid in tile.bids if bid.seat == seat), None)


def offers(view: View, seat: Seat) -> Iterator[PlanOffer[Plan]]:
    """Yield offers while turns are taken and, while winter tiles are chosen, for the turns of winter."""
    if view.phase not in ("turns", "winter"):
        return
    head = text("keyflower-plan-menu-pass")
    yield PlanOffer(PassSeason(), "pass season", (head, plan_text(view, PassSeason())), True)
    led = tuple(tile.id for tile in on_auction(view) if leads(tile, seat))
    if seat in view.deciding and ends_season(view.passes + 1, len(view.seats)):
        led = ()  # such an order would stop at once
    if len(led) > 1:
        any_ = PassUntilOutbid(led)
        yield PlanOffer(any_, "pass until outbid", (head, text("keyflower-plan-pass-any")), True)
    for tile in led:
        one = PassUntilOutbid((tile,))
        yield PlanOffer(one, f"pass until outbid {tile}", (head, plan_text(view, one)), True)
    workers = _workers_of(view, seat)
    for spot in on_auction(view):
        for plan in _raises(spot, seat, workers):
            menu = (
                text("keyflower-plan-menu-raise"),
                tile_name(spot.id),
                text("keyflower-plan-up-to", workers=counted(plan.colour, plan.most)),
            )
            yield PlanOffer(plan, f"raise {spot.id} {plan.colour} {plan.most}", menu)


def _raises(tile: TileView, seat: Seat, workers: dict[str, int]) -> Iterator[Raise]:
    own = _own_bid(tile, seat)
    for colour in _colours(tile, own):
        most = workers.get(colour, 0) + (own.count if own else 0)
        least = needed(tile.bids) + leads(tile, seat)  # the player who outbids needs one more
        yield from (Raise(tile.id, colour, count) for count in range(least, most + 1))


def plan_text(view: View, plan: Picks) -> Text:
    match plan:
        case PassSeason() if view.season == "winter":  # winter begins once its tiles are chosen
            return text("keyflower-plan-pass-winter")
        case PassSeason():
            return text("keyflower-plan-pass-season")
        case PassUntilOutbid(tiles):
            return text("keyflower-plan-pass", tiles=tuple(tile_name(tile) for tile in tiles))
        case Raise(tile, colour, most):
            return text("keyflower-plan-raise", tile=tile_name(tile), workers=counted(colour, most))
        case _:
            assert_never(plan)


def advise(view: View, seat: Seat, decision: Decision[Action], plan: Picks) -> Advice:
    words = [option.words for option in decision.options]
    match plan:
        case PassSeason():
            return Pick("pass") if decision.kind == "turn" else None
        case PassUntilOutbid(tiles):
            return _pass(view, seat, decision, tiles)
        case Raise():
            return _raise(view, seat, decision.kind, words, plan)
        case _:
            assert_never(plan)


def _pass(view: View, seat: Seat, decision: Decision[Action], tiles: tuple[str, ...]) -> Advice:
    if decision.kind != "turn":
        return None
    for tile in on_auction(view):
        if tile.id in tiles and not leads(tile, seat):
            return Doubt(text("keyflower-doubt-outbid", tile=tile_name(tile.id)))
    if ends_season(view.passes + 1, len(view.seats)):  # warn in advance, as the panel does
        return Doubt(text("keyflower-doubt-last-pass"))
    return Pick("pass")


def _raise(view: View, seat: Seat, kind: str, words: list[str], plan: Raise) -> Advice:
    tile = next((tile for tile in on_auction(view) if tile.id == plan.tile), None)
    if tile is None or kind not in ("turn", "bid", "source"):
        return None
    if kind == "source":
        return _from_the_front(view, words, plan)
    if kind == "bid" and view.turn is not None and view.turn.sent:
        return Pick("end")
    own = _own_bid(tile, seat)
    goal = needed(tile.bids)
    missing = goal - (own.count if own else 0)
    if leads(tile, seat) or goal > plan.most or plan.colour not in _colours(tile, own):
        return None
    if _workers_of(view, seat).get(plan.colour, 0) < missing:
        return None
    pick = f"bid {plan.tile}" if kind == "turn" else f"{plan.colour} {missing}"
    return Pick(pick) if pick in words else None


def _from_the_front(view: View, words: list[str], plan: Raise) -> Advice:
    """Use the workers in front of the screen first, and as few as possible from behind it (KM-51)."""
    turn = view.turn
    is_this_bid = turn is not None and turn.verb == "bid" and turn.tile == plan.tile
    return Pick(words[0]) if is_this_bid else None


def _colours(tile: TileView, own: BidView | None) -> tuple[str, ...]:
    """Return the colours in which an order bids.

    A bid against the leading colour (KF-92) is left to the player.
    """
    return colours_of_bid(own.colour if own else "", tile.colour)
