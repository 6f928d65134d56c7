"""The last pick of every move: it ends the turn, and hidden information appears only then."""

from __future__ import annotations

from engine.core.game import Option
from engine.core.text import Seat, Text, Who, text
from engine.keythedral.actions import Action, End
from engine.keythedral.state import QuestionKind, State
from engine.keythedral.steps import laying, purchases, work


def choices(_state: State, seat: Seat) -> list[Action]:
    return [End(seat)]


def ask(state: State, seat: Seat) -> tuple[QuestionKind, Text]:
    return "end", text("keythedral-ask-end")


def option(state: State, pick: End) -> Option[Action]:
    """Return the end option.

    Only taking a law shows its player something new, the rest is public after the move.
    """
    draws = state.players[pick.seat].draft.verb == "law" and not state.windows
    menu = (text("keythedral-menu-end-law" if draws else "keythedral-menu-end"),)
    left = work.workers_left(state, pick.seat)
    caution = text("keythedral-caution-workers", count=left) if left else None
    closes = _closes(state, pick.seat)
    skips = text("keythedral-menu-skip") if left else None
    return Option(
        pick, "end", menu, confirms=True, reveals=draws, caution=caution, skips=skips, closes=closes
    )


def _closes(state: State, seat: Seat) -> Text | None:
    """Return what the end of the turn leads to, where that cannot be undone."""
    if state.windows:
        return None
    if state.asking == "lay" and (drawing := laying.draws_next(state)) is not None:
        return text("keythedral-closes-draw", who=Who(drawing))
    return text("keythedral-closes-buy") if purchases.asks_others(state, seat) else None
