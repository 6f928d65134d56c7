"""A turn: bid, use or pass, with contracts cashed in on the way (KF-24 to KF-26, KM-66)."""

from __future__ import annotations

from engine.core.tell import Tell
from engine.core.text import Who
from engine.keyflower.actions import Action, Cash, End, Pass
from engine.keyflower.content.shapes import Gain, TileId
from engine.keyflower.state import State, Turn
from engine.keyflower.steps import bidding
from engine.keyflower.steps.contracts import cash_picks
from engine.keyflower.steps.effects import later_picks, produce, use_send_picks
from engine.keyflower.steps.extensions import extension_picks, price_picks
from engine.keyflower.steps.gains import still_gives
from engine.keyflower.steps.season_end import end_season
from engine.keyflower.steps.transport import tell_carried, upgrade_ways_picks
from engine.keyflower.steps.using import effect_of, find, use_picks, used_spot


def turn_picks(state: State, turn: Turn) -> list[Action]:
    picks = _step_picks(state, turn)
    if state.players[turn.seat].contracts and turn.step not in ("price", "extension") and turn.verb != "pass":
        last = picks.pop() if isinstance(picks[-1], End | Pass) else None
        picks += _cash_picks(state, turn)
        if last:
            picks.append(last)
    return picks


def _cash_picks(state: State, turn: Turn) -> list[Cash]:
    """Every exchange, but for one that would leave the use begun without any effect (KM-66, OP-14)."""
    picks = cash_picks(state, turn.seat)
    if turn.verb != "use" or turn.step != "send":
        return picks
    effect = effect_of(used_spot(state, turn))
    assert effect is not None
    return [pick for pick in picks if still_gives(state, effect, pick.item)]


def _step_picks(state: State, turn: Turn) -> list[Action]:
    seat = turn.seat
    if turn.step == "choose":
        groups = bidding.losing_groups(state, seat)
        bids = bidding.bid_picks(state, seat, groups)
        return [*bids, *use_picks(state, seat, groups), Pass(seat)]
    if turn.step == "send":
        return bidding.send_picks(state, turn) if turn.verb == "bid" else use_send_picks(state, turn)
    if turn.step == "effect":
        return later_picks(state, turn)
    if turn.step == "price":
        if turn.extension:
            return price_picks(state, turn)
        return upgrade_ways_picks(state.players[seat], turn)
    if turn.step == "extension":
        return extension_picks(state, turn)
    return [End(seat)]


def begin_bid(turn: Turn, tile: TileId) -> None:
    turn.verb, turn.tile, turn.step = "bid", tile, "send"


def begin_using(state: State, turn: Turn, tile: TileId) -> None:
    turn.verb, turn.tile, turn.step = "use", tile, "send"
    turn.owner = find(state, tile)[1]


def pass_turn(turn: Turn) -> None:
    turn.verb, turn.step = "pass", "done"


def end_turn(state: State, turn: Turn, tell: Tell) -> None:
    if turn.verb == "pass":
        tell.all("keyflower-told-pass", by=turn.seat, who=Who(turn.seat))
        state.passes += 1
    else:
        if turn.step == "send":
            _finish_sending(state, turn, tell)
        tell_carried(turn, tell)
        state.passes = 0
    state.turn = None
    if state.passes == len(state.players):  # KF-26
        end_season(state, tell)
        return
    state.active = (turn.seat + 1) % len(state.players)
    state.turn = Turn(state.active)


def _finish_sending(state: State, turn: Turn, tell: Tell) -> None:
    if turn.verb == "bid":
        bidding.make_bid(state, turn, tell)
    else:
        assert isinstance(effect_of(used_spot(state, turn)), Gain)
        produce(state, turn, tell)
