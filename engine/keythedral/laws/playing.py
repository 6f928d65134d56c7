"""Playing a law: the card, then its targets one by one (KT-98, KT-100, KT-145)."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, text
from engine.keythedral.actions import Action, Aim, Play
from engine.keythedral.content import laws
from engine.keythedral.content.laws import LAW_KEYS
from engine.keythedral.content.shapes import Card, NoLaw
from engine.keythedral.laws.aims import aim_focus, aim_phrase, aim_text, aim_words
from engine.keythedral.laws.drafts import aim, begin, nameable
from engine.keythedral.laws.windows import enact
from engine.keythedral.names import law_help_text, law_text
from engine.keythedral.phrases import law_phrase
from engine.keythedral.state import Draft, QuestionKind, State

Picks: TypeAlias = Play | Aim


def choices(state: State, seat: Seat) -> list[Action]:
    draft = state.players[seat].draft
    return [Aim(seat, target) for target in nameable(state, seat, draft)]


def ask(state: State, seat: Seat) -> tuple[QuestionKind, Text]:
    draft = state.players[seat].draft
    return "aim", text(_question(state, draft), law=_law(draft.card))


def _law(card: Card | NoLaw) -> Text:
    return law_text(card) if card else text("keythedral-nothing")


def _question(state: State, draft: Draft) -> str:
    aim, named = state.content.law(draft.card).aim if draft.card else None, bool(draft.aims)
    match aim:
        case None:
            return "keythedral-ask-aim-law"  # only a repeal asks this
        case "trade" | "sale":
            return f"keythedral-ask-aim-{aim}-then" if named else f"keythedral-ask-aim-{aim}"
        case "order" | "slot" | "cottage" | "own" | "bargain" | "field" | "fence" | "house" | "seat":
            return f"keythedral-ask-aim-{aim}"
        case _:
            assert_never(aim)


def option(state: State, pick: Picks) -> Option[Action]:
    match pick:
        case Play(seat, card):
            menu = (text("keythedral-menu-play"), law_text(card))
            beside = not state.windows and seat == state.turn  # only a window asks for laws
            note, words, phrase = _note(state, card), f"play {LAW_KEYS[card]}", law_phrase(card)
            return Option(pick, words, menu, f"card:{card}", aside=beside, note=note, phrase=phrase)
        case Aim(seat, target):
            draft = state.players[seat].draft
            law, at = draft.card, len(draft.aims)
            assert law, "nothing is aimed without a law"
            focus = aim_focus(state, seat, law, at, target)
            entry = aim_text(state, seat, law, at, target)
            words, phrase = aim_words(state, law, at, target), aim_phrase(state, seat, law, at, target)
            return Option(pick, words, (entry,), focus, phrase=phrase)
        case _:
            assert_never(pick)


def _note(state: State, card: Card) -> Text | None:
    """Return the text of a law that this table reads differently than its name says (KT-121)."""
    single = state.rules.single_field and card == laws.DOUBLE_PRODUCTION
    return law_help_text(card, True) if single else None


def play(state: State, pick: Picks, _tell: Tell) -> None:
    draft = state.players[pick.seat].draft
    match pick:
        case Play(_, card):
            begin(state, draft, card)
        case Aim(_, target):
            aim(state, draft, target)
        case _:
            assert_never(pick)


def end(state: State, seat: Seat, tell: Tell) -> None:
    """Play a law at a decision of this or another seat, which is asked again afterwards (KT-98)."""
    draft = state.players[seat].take_draft()
    if state.asking == "forced":
        state.asking = ""
    assert draft.card, "nothing is played without a law"
    enact(state, seat, draft.card, draft.aims, tell)
