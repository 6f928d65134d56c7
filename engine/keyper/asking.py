"""The questions a seat is asked."""

from __future__ import annotations

from collections.abc import Sequence
from types import UnionType

from engine.core.text import Seat, Text, Who, text
from engine.keyper.actions import Action, Build, End, Give, Receive, Sell, TakeTile, Upgrade
from engine.keyper.names import (
    board_name,
    colour_name,
    counted,
    goods_of_choice,
    keyple_name,
    name,
    place_name,
    tile_name,
)
from engine.keyper.rules import CHOICES
from engine.keyper.state import NOBODY, State
from engine.keyper.steps.exchanging import exchanges_here
from engine.keyper.steps.joining import anyone_can_join, work_due
from engine.keyper.steps.laying import targets_of
from engine.keyper.steps.table import boat_powers, field_of, season_of
from engine.keyper.steps.work import plain_gains, work_actions
from engine.keyper.vain import is_in_vain, kind_of_work


def question(state: State, seat: Seat) -> tuple[str, Text]:
    """The kind of the question and its words."""
    turn, stage = state.turn, state.stage
    match stage:
        case "turn":
            player = state.players[seat]
            only = "-keyper" if not player.keyples else "" if player.keyper else "-send"
            return stage, text(f"keyper-ask-turn{only}")
        case "where":
            return stage, text("keyper-ask-where", colour=colour_name(turn.colour))
        case "join":
            place, keyple = place_name(state, turn.board, turn.spot), keyple_name(turn.colour)
            gain, vain = _joiners_gain(state, seat), is_in_vain(state, seat, turn.board, turn.spot)
            key = "keyper-ask-join-vain" if vain else "keyper-ask-join"
            return stage, text(key, who=Who(turn.seat), keyple=keyple, place=place, gain=gain)
        case "partner" | "lay-count":
            return stage, text(f"keyper-ask-{stage}", place=place_name(state, turn.board, turn.spot))
        case "confirm" | "joined":
            return stage, _confirm_question(state, seat)
        case "lay":
            may_pass = targets_of(state, seat)[1]
            return stage, text("keyper-ask-lay-or-pass" if may_pass else "keyper-ask-lay")
        case "fairs":
            own = season_of(state) in state.players[seat].fairs
            return stage, text("keyper-ask-fairs-and-own" if own else "keyper-ask-fairs")
        case "keyp":
            return stage, text("keyper-ask-keyp", colour=colour_name(turn.keyp_left[0]))
        case "work":
            return stage, _work_question(state)
        case "plot":
            return stage, text("keyper-ask-plot", tile=tile_name(turn.tile))
        case "pay":
            key = "keyper-ask-pay-upgrade" if turn.plot == NOBODY else "keyper-ask-pay-build"
            return stage, text(key, tile=tile_name(turn.tile))
        case "turn+order" | "join+order":
            return "order", text("keyper-ask-order")
        case "housing" | "fold" | "surplus":
            return stage, _between_seasons(state, seat)
        case "declined" | "ended":
            return stage, text("keyper-ask-end")
        case _:
            return stage, text(f"keyper-ask-{stage}")


def _joiners_gain(state: State, seat: Seat) -> Text:
    """What joining would bring: one more than working alone (KP-34), or half of a short supply (KP-107)."""
    turn = state.turn
    field = field_of(state, turn.board, turn.spot)
    due = work_due(state) + 1
    if field.work == "gain":
        count = min(due, state.supply.get(field.good, 0) // 2)
        return counted(field.good, count) if count else text("keyper-nothing")
    if field.work == "boat":
        due += boat_powers(state.players[seat])[2]
    return text("keyper-counted-action", count=due)


def _confirm_question(state: State, seat: Seat) -> Text:
    turn = state.turn
    field = field_of(state, turn.board, turn.spot)
    inviting = state.stage == "confirm" and turn.fresh and anyone_can_join(state)
    if field.work != "gain":
        place = place_name(state, turn.board, turn.spot)
        return text("keyper-ask-invite", place=place) if inviting else text("keyper-ask-end")
    at = next(at for at, worker in enumerate(turn.workers) if worker.seat == seat)
    count = plain_gains(state, field.good)[at]
    goods = counted(field.good, count) if count else text("keyper-nothing")
    if not inviting or turn.workers[at].at_most >= 0:
        return text("keyper-ask-gain", goods=goods)
    enough = state.supply.get(field.good, 0) >= 2 * (work_due(state) + 1)
    return text("keyper-ask-gain-invite" if enough else "keyper-ask-gain-short", goods=goods)


def _work_question(state: State) -> Text:
    """How many actions are left before somebody else's."""
    turn = state.turn
    place = place_name(state, turn.board, turn.spot)
    others = [at for at, worker in enumerate(turn.queue) if worker != turn.current]
    left = others[0] if others else len(turn.queue)
    if not left and turn.current in turn.queue:
        return text("keyper-ask-work-later", place=place)
    could = work_actions(state)
    if left and not could:
        return text(f"keyper-ask-none-{kind_of_work(state, turn.board, turn.spot)}", place=place)
    if left and (what := _what_to_do(state, could)) is not None:
        return text(what[0], place=place, count=left, goods=what[1])
    if not left and could:  # the other trade of the upgraded trading post (KP-175)
        return text("keyper-ask-work-half", place=place)
    return text("keyper-ask-work", place=place, count=left)


def _what_to_do(state: State, could: Sequence[Action]) -> tuple[str, Text] | None:
    """The question where all that can be done is of one kind, and what a trade gives."""
    given = {action.exchange if isinstance(action, Give) else NOBODY for action in could}
    if len(given) == 1 and NOBODY not in given:
        return "keyper-ask-work-exchange", goods_of_choice(exchanges_here(state)[0][given.pop()])
    key = next((key for kind, key in _KINDS.items() if all(isinstance(one, kind) for one in could)), None)
    return None if key is None else (f"keyper-ask-work-{key}", text("keyper-nothing"))


_KINDS: dict[type | UnionType, str] = {
    Build: "build",
    Upgrade: "upgrade",
    TakeTile: "tiles",
    Receive | Sell: "boat",
}


def _between_seasons(state: State, seat: Seat) -> Text:
    choice = next(choice for choice in CHOICES[state.stage](state) if choice.seat == seat)
    if isinstance(choice.actions[0], End):
        return text("keyper-ask-end")
    if state.stage != "fold":
        return text(f"keyper-ask-{state.stage}")
    season = name("season", season_of(state))
    return text("keyper-ask-fold", board=board_name(state.players[seat].board), season=season)
