"""A turn: bid, use or pass (KF-24 to KF-26, KF-168)."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyflower.actions import Action, BidFor, End, Pass, Use
from engine.keyflower.dominated import outbids_itself
from engine.keyflower.forecast import brings
from engine.keyflower.names import counted, spot_name, tile_name, typed
from engine.keyflower.queries import ends_season, find, losing_groups, spot_of, turn_of, winning_bid
from engine.keyflower.state import MIDDLE, Kind, Spot, State, Turn
from engine.keyflower.steps import bidding, season_end, using
from engine.keyflower.steps.carrying import tell_carried
from engine.keyflower.steps.contracts import with_cashing
from engine.keyflower.steps.effects import produce
from engine.keyflower.steps.transport import payable_upgrades

Picks: TypeAlias = BidFor | Use | Pass


def choices(state: State, seat: Seat) -> list[Action]:
    if turn_of(state).step != "choose":
        return [End(seat)]
    groups = losing_groups(state, seat)
    return [*bidding.tiles(state, seat, groups), *using.tiles(state, seat, groups), Pass(seat)]


def ask(state: State, seat: Seat) -> tuple[Kind, Text]:
    turn = turn_of(state)
    if turn.step == "choose":
        return "turn", text(_opening(state, seat))
    if turn.verb == "pass":
        return "done", text("keyflower-ask-passed")
    return "done", text("keyflower-ask-done", tile=tile_name(turn.tile))


def _opening(state: State, seat: Seat) -> str:
    """Return the opening question; a contract cashed in may bring the missing worker (KM-66)."""
    picks = choices(state, seat)
    if len(picks) > 1:
        return "keyflower-ask-turn"
    may_cash = len(with_cashing(state, turn_of(state), picks)) > 1
    return "keyflower-ask-cash-or-pass" if may_cash else "keyflower-ask-only-pass"


def option(state: State, pick: Picks | End) -> Option[Action]:
    menu: tuple[Text, ...]
    match pick:
        case BidFor(_, tile):
            spot = spot_of(state, tile)
            menu, focus = (text("keyflower-bid"), _on_sale(spot)), f"tile:{tile}"
            dominated, phrase = outbids_itself(state, pick), Phrase(("bid", focus))
            return Option(pick, f"bid {tile}", menu, focus, dominated=dominated, phrase=phrase)
        case Use(seat, tile):
            owner, focus = find(state, tile)[1], f"tile:{tile}"
            menu = (_use_where(seat, owner), tile_name(tile))
            region = "middle" if owner == MIDDLE else f"village:{owner}"
            phrase = Phrase(("use", region, focus))
            return Option(pick, f"use {typed(state, seat, tile)}", menu, focus, phrase=phrase)
        case Pass():
            return Option(pick, "pass", (text("keyflower-pass"),), idle=True, phrase=Phrase(("pass",)))
        case End(seat):
            caution, closes = _caution(state, seat), _closes(state, seat)
            return Option(
                pick, "end", (text("keyflower-end"),), confirms=True, caution=caution, closes=closes
            )
        case _:
            assert_never(pick)


def _on_sale(spot: Spot) -> Text:
    """Return a tile to bid for, with the leading bid."""
    best = winning_bid(spot)
    if best is None:
        return spot_name(spot)
    workers = counted(best.colour, best.count)
    return text("keyflower-led", tile=spot_name(spot), who=Who(best.seat), workers=workers)


def _caution(state: State, seat: Seat) -> Text | None:
    """Return what a use brings and where its workers go, or what ending the turn now gives up."""
    if state.phase != "turns":
        return None
    turn = turn_of(state)
    if turn.verb == "use" and turn.step == "send":
        if turn.owner not in (MIDDLE, seat):
            return text("keyflower-caution-use-there", brings=brings(state, turn), owner=Who(turn.owner))
        where = "middle" if turn.owner == MIDDLE else "own"
        return text(f"keyflower-caution-use-{where}", brings=brings(state, turn))
    if turn.step != "effect":
        return None
    left = min(turn_of(state).upgrades, payable_upgrades(state.content, state.players[seat]))
    return text("keyflower-caution-upgrade", count=left) if left else None


def _closes(state: State, seat: Seat) -> Text | None:
    """Return what ends for all players if this one ends now, because they are waiting for it."""
    match state.phase:
        case "turns":
            ends = turn_of(state).verb == "pass" and ends_season(state.passes + 1, len(state.players))
            return text("keyflower-caution-season") if ends else None
        case "growth":
            others = (player.growth.done for at, player in enumerate(state.players) if at != seat)
            return text("keyflower-caution-growth") if all(others) else None
        case "winter":
            ready = (player.ready for at, player in enumerate(state.players) if at != seat)
            return text("keyflower-caution-winter") if all(ready) else None
        case "boats" | "over":
            return None
        case _:
            assert_never(state.phase)


def _use_where(seat: Seat, owner: Seat) -> Text:
    """Return a verb for each village: a player who looks for a tile knows where it lies."""
    if owner == MIDDLE:
        return text("keyflower-use-middle")
    if owner == seat:
        return text("keyflower-use-own")
    return text("keyflower-use-village", who=Who(owner))


def play(state: State, pick: Picks, _tell: Tell) -> None:
    turn = turn_of(state)
    match pick:
        case BidFor(_, tile):
            turn.verb, turn.tile, turn.step = "bid", tile, "send"
        case Use(_, tile):
            turn.verb, turn.tile, turn.step = "use", tile, "send"
            turn.owner = find(state, tile)[1]
        case Pass():
            turn.verb, turn.step = "pass", "done"
        case _:
            assert_never(pick)


def end(state: State, seat: Seat, tell: Tell) -> None:
    turn = turn_of(state)
    if turn.verb == "pass":
        tell.all("keyflower-told-pass", by=seat, who=Who(seat))
        state.passes += 1
    else:
        if turn.step == "send":
            _finish_sending(state, turn, tell)
        tell_carried(state, turn, tell)
        state.passes = 0
    state.turn = None
    if ends_season(state.passes, len(state.players)):
        season_end.go_on(state, tell)
        return
    state.active = (seat + 1) % len(state.players)
    state.turn = Turn(state.active)


def _finish_sending(state: State, turn: Turn, tell: Tell) -> None:
    """Finish a bid, or a use that only gives from the supply: it needs no pick after those of the workers."""
    if turn.verb == "bid":
        bidding.end(state, turn.seat, tell)
    else:
        produce(state, turn, tell)
