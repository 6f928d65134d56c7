"""Keyper: an order on offer can still act, and acts as worded. The test looks for suitable moves of others: a
seat that invites, and one that runs out of pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.plan_answers import Answered, answered
from engine.core.rng import Rng
from engine.core.tell import Silence
from engine.keyper.actions import Decline, LayDown, Place, PlayKeyper, Send
from engine.keyper.actions import Join as Accept
from engine.keyper.plans.plan_types import Fold, Join, Lay, LetGo, Pass, Rest, Skip
from engine.keyper.queries import claimed_board
from engine.keyper.state import OWN, State
from engine.keyper.steps.housing import releasable
from tests.support.plans import seeded
from tests.truth.claims import Said

_TRIES = 8
_PICKS = 600
"""More than a season has."""


def acts(said: Said) -> object:
    """Whether it answers something in one of several games that go on from here, before its season ends."""
    period = said.game.period(said.game.view_for(said.state, said.seat))
    came = False  # the moment that an order to lay down is for
    for attempt in range(_TRIES):
        rng, state = seeded(f"acts {attempt}"), said.game.copy(said.state)
        for _ in range(_PICKS):
            choices = said.game.choices(state)
            if not choices or said.game.period(said.game.view_for(state, said.seat)) != period:
                break
            mine = any(choice.seat == said.seat for choice in choices)
            if mine and state.stage in _ASKED[type(said.plan)]:
                came = came or isinstance(said.plan, Lay)
                says = answered(said.game, state, said.seat, said.plan)
                if isinstance(says, Answered):
                    return None if _says_so(said.plan, says.picks) else f"it picks {says.picks}"
            seat, actions, _ = choices[rng.below(len(choices))]
            said.game.play(state, _wanted(said, state, seat, actions, rng), Silence())
    return None if came else f"it never acts in {_TRIES} games"


_ASKED: dict[type, tuple[str, ...]] = {
    Join: ("join",),
    Skip: ("join",),
    Lay: ("lay",),
    Pass: ("lay",),
    Fold: ("fold",),
    LetGo: ("housing",),
    Rest: ("surplus",),
}


def _says_so(plan: Any, picks: Sequence[str]) -> bool:
    match plan:
        case Join():
            return picks[0].startswith("join ") and tuple(picks[1:]) == ("end",)
        case Skip():
            return tuple(picks) == ("skip", "end")
        case Lay(place):
            return picks[0] == f"lay {place}" and set(picks[1:]) <= {"both", "end"}
        case Pass():
            return tuple(picks) == ("pass", "end")
        case Fold():
            return picks[0].startswith("fold ") and tuple(picks[1:]) == ("end",)
        case _:
            return True


def _wanted(said: Said, state: State, seat: int, actions: Sequence[Any], rng: Rng) -> Any:
    """Return a pick that brings the order's moment nearer, or any pick."""
    good = [action for action in actions if _helps(said, state, seat, action)]
    return rng.choice(
        good or [action for action in actions if not _harms(said, state, seat, action)] or actions
    )


def _field(state: State, action: Place | LayDown) -> str:
    return state.content.display_fields[state.boards[action.board].display][action.spot].id


def _spot(state: State, place: str) -> int:
    field, _, board = place.partition("@board-")
    return [each.id for each in state.content.display_fields[state.boards[int(board) - 1].display]].index(
        field
    )


def _helps(said: Said, state: State, seat: int, action: Any) -> bool:
    match said.plan, action:
        case (Join() | Skip() | Lay() | Pass(), Send(_, colour)) if seat != said.seat:
            mine = _joining(said, state)
            return colour in mine or colour == "white" or "white" in mine
        case (Join(fields), Place(_, board, spot)) if seat != said.seat and board != OWN:
            free = not state.boards[board].fields[spot]
            return free and (not fields or _field(state, action) in fields) and _joinable(said, state, action)
        case (Skip() | Pass(), Place(_, board, spot)) if seat != said.seat and board != OWN:
            return not state.boards[board].fields[spot] and _joinable(said, state, action)
        case (Join() | Skip(), PlayKeyper()):
            return seat == said.seat
        case (_, Decline()):
            return seat != said.seat
        case (Lay() | Pass(), Accept()):
            return seat == said.seat  # to run out of pieces sooner
        case (Lay(place), Place(_, board, spot)) if board != OWN:
            there = state.boards[board].fields[spot]
            named = f"{_field(state, action)}@board-{board + 1}"
            if all(keyple.lying for keyple in state.boards[int(place[-1]) - 1].fields[_spot(state, place)]):
                return named == place
            return seat != said.seat and not there
        case _:
            return False


def _joinable(said: Said, state: State, action: Place) -> bool:
    """Whether this seat could join the keyple in hand there."""
    colour = state.turn.colour
    if colour == "white":
        field = state.content.display_fields[state.boards[action.board].display][action.spot]
        colour = field.colour or "white"
    mine = _joining(said, state)
    return "white" in mine or colour in mine


def _joining(said: Said, state: State) -> set[str]:
    """The colours with which the order would join."""
    mine = set(state.players[said.seat].keyples)
    return mine - {"white"} if isinstance(said.plan, Join) and said.plan.never_white else mine


def _harms(said: Said, state: State, seat: int, action: Any) -> bool:
    """Return whether the pick spoils the moment that the order waits for."""
    match said.plan, action:
        case (Join(fields), Place(_, board, _)) if board != OWN:
            return _field(state, action) in fields  # it is for a player who invites
        case (Lay() | Pass(), Place(_, board, _)) if seat == said.seat:
            return board == OWN or board == claimed_board(state, seat)
        case (Lay(place), LayDown(_, board, _)) if board != OWN:
            return f"{_field(state, action)}@board-{board + 1}" == place
        case _:
            return False


def animals(said: Said) -> object:
    """Kinds that are there; once the animals are being housed, kinds of which one may be let go."""
    goods = said.state.players[said.seat].goods
    if said.state.stage == "housing":
        return not set(said.plan.animals) & set(releasable(said.state.content, said.state.players[said.seat]))
    return said.state.stage in ("fold", "surplus") or not set(said.plan.animals) <= set(goods)


def resting(said: Said) -> object:
    """After these turns it is certain whether keyples go to rest, and which colours."""
    if said.state.stage not in ("fairs", "housing", "fold", "surplus"):
        return said.state.season == 3  # winter
    return acts(said)


ORDERS = {
    "order Join": acts,
    "order Skip": acts,
    "order Lay": acts,
    "order Pass": acts,
    "order Fold": acts,
    "order LetGo": animals,
    "order Rest": resting,
}
