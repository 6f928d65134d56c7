"""Procuring a new law: one cube for a card from a new-law space (KT-75, KT-76, KT-94, KT-152)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias, assert_never

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, text
from engine.keythedral.actions import Action, Cube, TakeLaw
from engine.keythedral.content.shapes import SPACES
from engine.keythedral.laws.timing import meets_needs
from engine.keythedral.names import kinds_text, law_offer_text, law_text, space_text, told
from engine.keythedral.queries import kinds_held
from engine.keythedral.state import FACE_DOWN, NO_LAW, Draft, QuestionKind, State
from engine.keythedral.steps import trading
from engine.keythedral.supply import draw_law, pay_kinds

Picks: TypeAlias = TakeLaw | Cube


def openings(state: State, seat: Seat) -> Iterator[Action]:
    """Yield the spaces from which this seat may take a card."""
    player = state.players[seat]
    if sum(player.cubes) >= state.content.law_cost and not player.procured:
        for space, lying in enumerate(state.spaces):
            if lying != NO_LAW:
                yield TakeLaw(seat, space)


def choices(state: State, seat: Seat) -> list[Action]:
    return [Cube(seat, kind) for kind in kinds_held(state.players[seat].cubes)]


def ask(state: State, seat: Seat) -> tuple[QuestionKind, Text]:
    return "turn", text("keythedral-ask-procure")


def option(state: State, pick: Picks) -> Option[Action]:
    match pick:
        case TakeLaw(_, space):
            menu = (law_offer_text(space, len(state.spaces)),)
            note, focus = text("keythedral-menu-law-note"), f"space:{SPACES[space]}"
            return Option(pick, f"law {SPACES[space]}", menu, focus, note=note, phrase=Phrase((focus,)))
        case Cube():
            return trading.option(state, pick)
        case _:
            assert_never(pick)


def play(state: State, pick: Picks, tell: Tell) -> None:
    draft = state.players[pick.seat].draft
    match pick:
        case TakeLaw(_, space):
            draft.verb, draft.number = "law", space
        case Cube(seat, kind):
            draft.kinds.append(kind)
            pay_kinds(state, seat, draft.kinds)
            draft.ready = True
        case _:
            assert_never(pick)


def end_law(state: State, seat: Seat, draft: Draft, tell: Tell) -> None:
    space, paid = draft.number, kinds_text(draft.kinds)
    told(tell, "keythedral-procured", seat, space=space_text(space), cubes=paid, reveals=True)
    _procure(state, seat, space, tell)


def _procure(state: State, seat: Seat, space: int, tell: Tell) -> None:
    """Take the card: known to its new owner, and to all if laws lie face up (KT-75, KT-136, KT-152)."""
    player, lying = state.players[seat], state.spaces[space]
    assert lying, "there is no law on this space"
    if lying == FACE_DOWN:
        card = draw_law(state)
    else:
        card = lying
        player.known.append(card)
    state.spaces[space] = NO_LAW
    player.laws.append(card)
    player.laws.sort()
    player.procured = True
    tell.only((seat,), "keythedral-drew-law", by=seat, law=law_text(card), reveals=True)
    if state.rules.literal and card in state.content.at_once and meets_needs(state, seat, card):
        state.turn, state.asking = seat, "forced"  # KT-94
        player.draft = Draft(card=card)
        player.known = sorted({*player.known, card})  # it is on its way to the table
