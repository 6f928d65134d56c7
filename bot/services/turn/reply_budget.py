"""The time in which all computers that follow one turn must answer."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct, field

from engine.core.text import Seat

PAUSE = 1.5
"""Seconds before the first computer of a run answers: time to see one's turn, or to take it back."""
_LONGER = 8
"""Factor by which the pause is longer where a computer's reveal would end a person's right to undo."""


class _Wait(Struct):
    began: float
    answered: set[Seat] = field(default_factory=set)


class ReplyBudget:
    """One time budget per table for a chain of computer replies.

    All times are of the machine's monotonic clock, which the worker processes read too."""

    def __init__(self, patience: float, pause: float, clock: Callable[[], float]) -> None:
        self._patience, self._pause, self._clock = patience, pause, clock
        self._waits = dict[str, _Wait]()

    def begin(self, game_id: str) -> None:
        """Start the budget: a person has just acted."""
        self._waits[game_id] = _Wait(self._clock())

    def end(self, game_id: str) -> None:
        self._waits.pop(game_id, None)

    def answered(self, game_id: str, seat: Seat) -> None:
        self._of(game_id).answered.add(seat)

    def until(self, game_id: str, computers: int, at_once: int) -> float:
        """Return when a computer that is asked now, together with `at_once` in all, must stop its search.

        The remaining time is shared by the computers that have not answered yet and one more: in some
        games a seat is asked again before a person is."""
        wait, now = self._of(game_id), self._clock()
        left = max(0.0, wait.began + self._patience - now)
        in_a_row = max(0, computers - len(wait.answered) - at_once)
        return now + left / (in_a_row + 2)

    def pause(self, game_id: str, *, longer: bool = False) -> float:
        """Return the seconds until a computer may answer; `longer`: because its turn would be
        irreversible."""
        pause = self._pause * (_LONGER if longer else 1)
        return self._of(game_id).began + pause - self._clock()

    def _of(self, game_id: str) -> _Wait:
        return self._waits.setdefault(game_id, _Wait(self._clock()))
