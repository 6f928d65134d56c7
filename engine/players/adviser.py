"""The adviser of players: hints before a turn, its judgement after the game, remarks and likely turns."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.core.game import AnyGame, Decision
from engine.core.remarks import Remark, remark_on
from engine.core.text import Seat
from engine.players.computer_player import answer
from engine.players.hints import Advice, advice_of
from engine.players.quick_turns import likely
from engine.players.requests import Answer, Worlds, question_of
from engine.players.review import Glimpse, judged
from engine.players.strengths import ADVISER


class Adviser:
    """Everything that a game tells its players about good turns, by one evaluation."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def hints(self, state: Any, seat: Seat, seed: str, *, steps: int = 0, plans: bool = True) -> Advice:
        """Return good turns with their reasons, based only on what the seat may know."""
        question = question_of(self._game, state, seat, seed, steps)
        return self.advice(state, seat, answer(ADVISER, replace(question, reasons=True, plans=plans)))

    def advice(self, state: Any, seat: Seat, weighed: Answer) -> Advice:
        """Return good turns with their reasons from those that were weighed, wherever that was done."""
        return advice_of(self._game, state, seat, weighed)

    def judged(self, state: Any, seat: Seat, picks: tuple[str, ...], seed: str, *, steps: int = 0) -> Glimpse:
        """Compare a turn with the first hint of the same seed."""
        return judged(self._game, state, seat, picks, seed, steps)

    def remark(self, before: Any, now: Any, seat: Seat) -> Remark:
        """Say what a seat's own turn has changed, and name no move."""
        return remark_on(self._game, before, now, seat)

    def likely(self, decision: Decision[Any], worlds: Worlds, most: int) -> list[tuple[Any, ...]]:
        """Return whole turns at first glance, which only save clicks."""
        return likely(self._game, decision, worlds, most)
