"""Confirming: the last pick of every move, and the two stages in which it is the only pick."""

from __future__ import annotations

from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, text
from engine.keyper.actions import Action, End
from engine.keyper.names import name
from engine.keyper.queries import season_of
from engine.keyper.state import Kind, State
from engine.keyper.steps import work


def choices(_state: State, seat: Seat) -> list[Action]:
    return [End(seat)]


def ask(state: State, _seat: Seat) -> tuple[Kind, Text]:
    return "declined" if state.stage == "declined" else "ended", text("keyper-ask-end")


def option(state: State, pick: End) -> Option[Action]:
    """Warn players who give up actions, at least one of which is usable, how many they give up."""
    left, closes = work.given_up(state, pick.seat) if state.stage == "work" else 0, _closes(state)
    if not left:
        return Option(pick, "end", (text("keyper-menu-end"),), confirms=True, closes=closes)
    entry = text("keyper-menu-end-leaving", count=left)
    caution = text("keyper-caution-leaving-some" if left > 1 else "keyper-caution-leaving", count=left)
    if (kept := work.kept(state)) is not None:
        caution = text("keyper-caution-leaving-now", count=left, later=kept[0], who=kept[1])
    skips = text("keyper-menu-skip-actions", count=left)
    return Option(pick, "end", (entry,), confirms=True, caution=caution, skips=skips, closes=closes)


def _closes(state: State) -> Text | None:
    """Return that the season ends, in the last turn of the closing round (KP-118); in winter the game ends,
    which is said elsewhere."""
    if state.closing != 1:
        return None
    season = season_of(state)
    return None if season == "winter" else text("keyper-caution-season", season=name("season", season))


def end(state: State, _seat: Seat, _tell: Tell) -> None:
    state.stage = "inviting" if state.stage == "declined" else "turn-done"
