"""Rows of picks from one draft, tried without wording all that stands beside them on the way."""

from __future__ import annotations

from typing import Any

from bot.services.turn.live_tables import AnyGame, Draft
from bot.services.turn.one_press import by_itself
from engine.core.game import Option
from engine.core.tell import Silence


class Trail:
    """Many rows begin alike: each beginning is played once, each pick is worded once, and no last one is
    played."""

    def __init__(self, game: AnyGame, draft: Draft) -> None:
        self._game, self._seat = game, draft.seat
        self._states = dict[tuple[Any, ...], Any]({(): draft.state})
        self._steps = dict[tuple[Any, ...], tuple[int, Option[Any]] | None]()
        self._actions = dict[tuple[Any, ...], list[Any]]()

    def step(self, done: tuple[Any, ...], pick: Any) -> tuple[int, Option[Any]] | None:
        """The number of one more pick after these, and how it reads; None: it is not on offer."""
        if (*done, pick) not in self._steps:
            self._steps[*done, pick] = self._found(done, pick)
        return self._steps[*done, pick]

    def follows(self, done: tuple[Any, ...], pick: Any) -> bool:
        """Whether this pick is made without asking after these."""
        found = self.step(done, pick)
        if found is None or not (found[1].usual or len(self._actions[done]) == 1):
            return False  # whatever the others are
        return by_itself(self._options(done)) == found[0]

    def goes_on(self, done: tuple[Any, ...]) -> bool:
        """Whether any pick is made without asking after these."""
        return by_itself(self._options(done)) is not None

    def _options(self, done: tuple[Any, ...]) -> list[Option[Any]]:
        steps = (self.step(done, action) for action in self._offered(done))
        return [step[1] for step in steps if step is not None]

    def _offered(self, done: tuple[Any, ...]) -> list[Any]:
        if done not in self._actions:
            choices = self._game.choices(self._after(done))
            self._actions[done] = next((one.actions for one in choices if one.seat == self._seat), [])
        return self._actions[done]

    def _found(self, done: tuple[Any, ...], pick: Any) -> tuple[int, Option[Any]] | None:
        offered = self._offered(done)
        if pick not in offered:
            return None
        return offered.index(pick), self._game.option(self._after(done), self._seat, pick)

    def _after(self, done: tuple[Any, ...]) -> Any:
        if done not in self._states:
            self._states[done] = state = self._game.copy(self._after(done[:-1]))
            self._game.play(state, done[-1], Silence())
        return self._states[done]
