"""Rows of picks from one draft, tried without wording all that stands beside them on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.services.turn.live_tables import AnyGame, Draft
from bot.services.turn.one_press import by_itself
from engine.core.game import Option
from engine.core.tell import Silence


class Trail:
    """Many rows begin alike: each pick is worded once, and no last one is played. Whoever goes on along a row
    goes on in the same world; only another row begins anew."""

    def __init__(self, game: AnyGame, draft: Draft) -> None:
        self._game, self._draft, self._seat = game, draft, draft.seat
        self._here, self._world = tuple[Any, ...](), draft.state
        self._steps = dict[tuple[Any, ...], tuple[int, Option[Any]] | None]()
        self._actions = dict[tuple[Any, ...], Sequence[Any]]({(): draft.actions})

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

    def _offered(self, done: tuple[Any, ...]) -> Sequence[Any]:
        if done not in self._actions:
            choice = self._game.choice_of(self._after(done), self._seat)
            self._actions[done] = () if choice is None else choice.actions
        return self._actions[done]

    def _found(self, done: tuple[Any, ...], pick: Any) -> tuple[int, Option[Any]] | None:
        offered = self._offered(done)
        if pick not in offered:
            return None
        return offered.index(pick), self._game.option(self._after(done), self._seat, pick)

    def _after(self, done: tuple[Any, ...]) -> Any:
        if done[: len(self._here)] != self._here:
            self._here, self._world = (), self._draft.state
        if done and not self._here:
            self._world = self._draft.copy()
        for pick in done[len(self._here) :]:
            self._game.play(self._world, pick, Silence())
        self._here = done
        return self._world
