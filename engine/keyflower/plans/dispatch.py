"""The orders a seat may give, and how an order answers a question, both from its owner's view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from engine.core.game import Decision
from engine.core.plans import Advice, Fact, Line, PlanOffer
from engine.core.text import Text, text
from engine.keyflower.actions import Action
from engine.keyflower.names import tile_name
from engine.keyflower.plans import bidding, boats, winter
from engine.keyflower.plans.plan_types import PassSeason, PassUntilOutbid, Plan, PutUp, Raise, TakeBoat
from engine.keyflower.queries import ends_season
from engine.keyflower.view import TileView, View


def plans(view: View) -> list[PlanOffer[Plan]]:
    """Return the orders that can still answer a question.

    After a season's turns nobody passes, and each seat takes one boat.
    """
    if view.reader is None or view.phase == "over":
        return []
    return [
        *bidding.offers(view, view.reader),
        *boats.offers(view, view.reader),
        *winter.offers(view, view.reader),
    ]


def plan_text(view: View, plan: Plan) -> Text:
    match plan:
        case PassUntilOutbid() | PassSeason() | Raise():
            return bidding.plan_text(view, plan)
        case TakeBoat():
            return boats.plan_text(plan)
        case PutUp():
            return winter.plan_text(plan)
        case _:
            assert_never(plan)


def advise(view: View, decision: Decision[Action], plan: Plan) -> Advice:
    if view.reader is None:
        return None
    match plan:
        case PassUntilOutbid() | PassSeason() | Raise():
            return bidding.advise(view, view.reader, decision, plan)
        case TakeBoat():
            return boats.advise(decision, plan)
        case PutUp():
            return winter.advise(view, view.reader, decision, plan)
        case _:
            assert_never(plan)


def plan_after(plan: Plan) -> Plan | None:
    match plan:
        case PassUntilOutbid() | PassSeason() | Raise():
            return plan
        case TakeBoat() | PutUp():
            return None
        case _:
            assert_never(plan)


def period(view: View) -> str:
    """Return the season; the choice of winter tiles belongs to winter, and so do orders given there."""
    return view.season


def is_plan_active(view: View, plan: Plan | Line, since: str) -> bool:
    """Return whether an order is still valid: until the season ends, or until the winter tiles are put up."""
    if isinstance(plan, PutUp):
        return view.season == "autumn" or view.phase == "winter"
    return since == period(view)


def facts(view: View) -> Sequence[Fact]:
    """Return whether my pass would be the last, and for each tile who has bid for it and who has used it."""
    return [passes_fact(view), *(tile_fact(tile) for tile in tiles(view))]


def passes_fact(view: View) -> Fact:
    """Return whether a pass ends the season; it can be true only in the player's own turn."""
    all_have = view.reader in view.deciding and ends_season(view.passes + 1, len(view.seats))
    key = "keyflower-fact-all-passed" if all_have else "keyflower-fact-not-all-passed"
    return Fact("passes", text(key), "all" if all_have else "")


def tiles(view: View) -> Iterator[TileView]:
    yield from (*view.tiles, *view.orders)
    for seat in view.seats:
        yield from seat.village


def tile_fact(tile: TileView) -> Fact:
    touched = bool(tile.bids or tile.last)
    key = "keyflower-fact-touched" if touched else "keyflower-fact-untouched"
    bids = " ".join(f"{bid.seat}:{bid.colour}{bid.count}" for bid in tile.bids)
    users = " ".join(f"{colour}{count}" for colour, count in sorted((tile.users | tile.lying).items()))
    return Fact(f"tile {tile.id}", text(key, tile=tile_name(tile.id)), f"{bids}/{users}/{tile.last}")
