"""How long a person waits for computers: one clock for all that answer in a row, from the act on that they
answer to."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct, field

from engine.core.text import Seat

PAUSE = 1.5
"""Seconds before the first of a run of computers answers: time to see one's own turn, or to take it back."""
_LONGER = 8
"""So many times as long where what a computer uncovers would keep somebody from taking back their own."""


class _Wait(Struct):
    began: float
    answered: set[Seat] = field(default_factory=set)


class Patience:
    """The tables at which somebody waits. All times are by the machine's monotonic clock, which the process
    that thinks reads, too."""

    def __init__(self, patience: float, pause: float, clock: Callable[[], float]) -> None:
        self._patience, self._pause, self._clock = patience, pause, clock
        self._waits = dict[str, _Wait]()

    def begin(self, game_id: str) -> None:
        """Somebody has acted, and waits from now on."""
        self._waits[game_id] = _Wait(self._clock())

    def end(self, game_id: str) -> None:
        self._waits.pop(game_id, None)

    def answered(self, game_id: str, seat: Seat) -> None:
        self._of(game_id).answered.add(seat)

    def until(self, game_id: str, computers: int, at_once: int) -> float:
        """When a computer that is asked now has thought long enough, with others that are asked `at_once`.

        What is left of the wait is shared by those who have not answered yet and one more: in some games a
        seat is asked again before a person is."""
        wait, now = self._of(game_id), self._clock()
        left = max(0.0, wait.began + self._patience - now)
        in_a_row = max(0, computers - len(wait.answered) - at_once)
        return now + left / (in_a_row + 2)

    def pause(self, game_id: str, *, longer: bool = False) -> float:
        """Seconds for which no computer answers yet; `longer`: because its turn could not be taken back."""
        pause = self._pause * (_LONGER if longer else 1)
        return self._of(game_id).began + pause - self._clock()

    def _of(self, game_id: str) -> _Wait:
        return self._waits.setdefault(game_id, _Wait(self._clock()))
