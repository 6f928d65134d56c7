"""Orders, tested by playing on until they act."""

from __future__ import annotations

from typing import Any

from engine.core.pieces import merge
from engine.core.plan_answers import Answered, answered
from engine.core.plans import Doubt
from engine.core.rng import Rng
from engine.core.tell import Silence
from engine.core.text import Seat, Text
from engine.keyflower.actions import End, Pass
from engine.keyflower.content.shapes import COLOURS
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.plans import plan_types
from engine.keyflower.state import Bid, State, Turn
from tests.support.keyflower import busy_pick
from tests.support.keyflower_truth.found import Found, leads, played, tile_of, to_bid_for

_PLAYOUTS = 40
"""How often a position is played on before an order is reported as never acting."""
_MANY = 20


def check_order(state: State, seat: Seat, plan: Any, rng: Rng, found: Found) -> None:
    """Check that the order can still act, and that it acts as worded."""
    key = f"order {type(plan).__name__} in {state.phase}"
    if isinstance(plan, plan_types.Raise) and state.phase == "turns":
        found.check(key, _raises_some_day(state, seat, plan, found), plan)
        return
    start, since = _favourable(state, seat, plan), KEYFLOWER.period(KEYFLOWER.view_for(state, seat))
    acts = any(_acts(start, seat, plan, since, rng, found) for _ in range(_PLAYOUTS))
    found.check(key, acts, plan, "in", state.season, "seat", seat, "passes", state.passes)


def says_so(state: State, seat: Seat, plan: Any, picks: tuple[str, ...]) -> bool:
    """Return whether an order picks what its text says."""
    match plan:
        case plan_types.PassSeason() | plan_types.PassUntilOutbid():
            return picks == ("pass", "end")
        case plan_types.Raise(tile, colour, most):
            count = int(picks[1].split()[1])
            bids = next(one.bids for one in to_bid_for(state) if one.id == tile)
            own = sum(bid.count for bid in bids if bid.seat == seat)
            led = max((bid.count for bid in bids if bid.seat != seat), default=0)
            from_where = [pick for pick in picks[2:-1] if not pick.startswith("behind ")]
            return (
                own + count == led + 1 <= most
                and (*picks[:2], picks[-1]) == (f"bid {tile}", f"{colour} {count}", "end")
                and not from_where
            )
        case plan_types.TakeBoat(boat):
            return picks[0] == f"take boat {boat}" and picks[-1] == "end"
        case plan_types.PutUp(tiles):
            return picks == (f"winter {tiles[0]}", *tiles[1:], "end")
        case _:
            return False


def _favourable(state: State, seat: Seat, plan: Any) -> State:
    """Return a position that favours the order: the others can do much, and its owner has the first boat."""
    start = KEYFLOWER.copy(state)
    for other, player in enumerate(start.players):
        if other != seat:
            merge(player.workers, dict.fromkeys(COLOURS, 2))
    if isinstance(plan, plan_types.TakeBoat) and state.phase == "turns":
        start.orders[0].bids = [Bid(seat, "red", _MANY)]
    return start


def nothing_begun(state: State) -> bool:
    """Return whether this is a position between turns, where orders are given and checked."""
    match state.phase:
        case "turns":
            return state.turn is not None and state.turn == Turn(state.turn.seat)
        case "boats":
            return state.boat_choice is not None and not state.boat_choice.boat
        case "winter":
            return all(player.ready or not player.chosen for player in state.players)
        case _:
            return True


def _raises_some_day(state: State, seat: Seat, plan: plan_types.Raise, found: Found) -> bool:
    """Return whether it answers once its owner is outbid by the least amount, or is not leading now."""
    other = KEYFLOWER.copy(state)
    spot = next(one for one in to_bid_for(other) if one.id == plan.tile)
    most = max((bid.count for bid in spot.bids), default=0)
    if leads(spot, seat):
        rival = (seat + 1) % len(other.players)
        spot.bids = [bid for bid in spot.bids if bid.seat != rival]
        spot.bids.append(Bid(rival, plan.colour, most + 1))
    other.active, other.turn = seat, Turn(seat)
    return _answers(other, seat, plan, answered(KEYFLOWER, other, seat, plan), found)


def _answers(state: State, seat: Seat, plan: Any, says: object, found: Found) -> bool:
    """Return whether the order answers; if so, check that it acts as worded."""
    if isinstance(says, Answered):
        found.check(f"{type(plan).__name__} as said", says_so(state, seat, plan, says.picks), plan, says)
    return isinstance(says, Answered)


def _acts(state: State, seat: Seat, plan: Any, since: str, rng: Rng, found: Found) -> bool:
    """Return whether it answers in some continuation of the game while it is valid."""
    now, hurry = KEYFLOWER.copy(state), rng.below(2)
    while choices := KEYFLOWER.choices(now):
        view = KEYFLOWER.view_for(now, seat)
        if not KEYFLOWER.is_plan_active(view, plan, since):
            return False
        if any(choice.seat == seat for choice in choices) and _at_a_question(now, seat):
            says = answered(KEYFLOWER, now, seat, plan)
            if _answers(now, seat, plan, says, found):
                return True
            if isinstance(says, Doubt):
                _check_doubt(now, seat, says.why, found)
        chosen = rng.choice(choices)
        passes = [pick for pick in chosen.actions if isinstance(pick, Pass | End)]
        fast = passes and hurry and rng.below(3)
        KEYFLOWER.play(now, passes[0] if fast else busy_pick(chosen.actions, rng), Silence())
    return False


def _at_a_question(state: State, seat: Seat) -> bool:
    """Return whether nothing of this turn is begun: orders answer questions at their start only."""
    player = state.players[seat]
    if state.phase == "turns":
        return state.turn is not None and state.turn.seat == seat and state.turn.step == "choose"
    return state.phase != "winter" or not player.chosen


def _check_doubt(state: State, seat: Seat, why: Text, found: Found) -> None:
    if why.key == "keyflower-doubt-outbid":
        spot = next(one for one in to_bid_for(state) if one.id == tile_of(why))
        found.check(why.key, not leads(spot, seat), spot)
    elif why.key == "keyflower-doubt-last-pass":
        found.check(why.key, played(played(state, Pass(seat)), End(seat)).phase != "turns")
