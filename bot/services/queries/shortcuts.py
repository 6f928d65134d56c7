"""Shortcuts: what one press can play, single picks and picks that players regard as one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from bot.services.turn.live_tables import Draft
from bot.services.turn.turn_flow import Route, automatic_pick, options_of
from bot.values.panel import Shortcut
from engine.core.draft import drafted, with_pick
from engine.core.game import AnyGame, Option
from engine.core.tell import Silence


class PickPath:
    """Resolves many pick sequences with common beginnings.

    Each pick is worded once, and no last pick is played. A longer sequence continues in the same state; a
    different one starts again from the draft."""

    def __init__(self, game: AnyGame, draft: Draft) -> None:
        self._game, self._draft, self._seat = game, draft, draft.seat
        self._here, self._world = tuple[Any, ...](), draft.state
        self._steps = dict[tuple[Any, ...], tuple[int, Option[Any]] | None]()
        self._actions = dict[tuple[Any, ...], Sequence[Any]]({(): draft.actions})

    def step(self, done: tuple[Any, ...], pick: Any) -> tuple[int, Option[Any]] | None:
        """Return the index of one more pick after these, and its option; None: it is not on offer."""
        if (*done, pick) not in self._steps:
            self._steps[*done, pick] = self._found(done, pick)
        return self._steps[*done, pick]

    def follows(self, done: tuple[Any, ...], pick: Any) -> bool:
        """Return whether this pick is made automatically after these."""
        found = self.step(done, pick)
        if found is None or not (found[1].usual or len(self._actions[done]) == 1):
            return False  # no matter what the other options are
        return automatic_pick(self._options(done)) == found[0]

    def goes_on(self, done: tuple[Any, ...]) -> bool:
        """Return whether any pick is made automatically after these."""
        return automatic_pick(self._options(done)) is not None

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


_DEEP = 6
"""Maximum number of forced picks to look ahead."""


class Shortcuts(Struct, frozen=True):
    """The actions available by one press, and the draft whose question they answer."""

    ahead: Draft
    ways: tuple[Shortcut, ...]


def ways_from(game: AnyGame, start: Any, draft: Draft) -> Shortcuts:
    """Return shortcuts that cover every option of a draft's question; `start` is the position before the
    draft.

    A question with an automatic answer is skipped for the next one; its other answers are listed beside
    that."""
    ahead, before, beside = _looked_through(game, draft)
    options = ahead.decision.options if ahead.decision is not None else ()
    begun = ahead.picks[len(draft.picks) :]
    own = [
        Shortcut((*before, number), (*begun, option.words), option) for number, option in enumerate(options)
    ]
    later = {option.sentence for option in options}  # some can also be done later, such as cashing a contract
    instead = [way for way in beside if way.option.sentence not in later]
    return Shortcuts(
        ahead, (*own, *_compound_moves(game, ahead, before, begun), *instead, *_replacing(game, start, draft))
    )


def _looked_through(game: AnyGame, draft: Draft) -> tuple[Draft, Route, list[Shortcut]]:
    before, beside, start = list[int](), list[Shortcut](), len(draft.picks)
    while len(before) < _DEEP and (number := automatic_pick(options_of(draft))) is not None:
        if draft.decision is None or draft.decision.free:
            break  # a free choice must not be started for the player
        options = draft.decision.options
        beside += [
            Shortcut((*before, at), (*draft.picks[start:], option.words), option)
            for at, option in enumerate(options)
            if at != number
        ]
        draft = with_pick(game, draft, options[number])
        before.append(number)
    return draft, tuple(before), beside


def _replacing(game: AnyGame, start: Any, draft: Draft) -> Iterator[Shortcut]:
    """Yield what could replace the last picks, while these may be adjusted: another rotation or another
    place of the tile just placed. The first number of such a route says how many picks it drops."""
    for back in range(1, len(draft.picks) + 1):
        made = draft.made[-back]
        if not (made.adjustable or made.toggles or (made.swaps and back == 1)):
            return
        earlier = drafted(game, start, draft.seat, draft.picks[:-back])
        if made.toggles:
            yield _taken_back(game, earlier, draft, back)
        else:
            for number, option in enumerate(options_of(earlier)):
                if (option.adjustable or option.swaps) and option.words != made.words:
                    yield Shortcut((-back, number), (option.words,), option)
            if made.swaps:
                return


def _taken_back(game: AnyGame, earlier: Draft, draft: Draft, back: int) -> Shortcut:
    """Return the way that takes back one pick and makes those after it again."""
    numbers = list[int]()
    for made in draft.made[len(draft.made) - back + 1 :]:
        options = options_of(earlier)
        numbers.append(next(at for at, one in enumerate(options) if one.sentence == made.sentence))
        earlier = with_pick(game, earlier, options[numbers[-1]])
    words = earlier.picks[len(draft.picks) - back :]
    return Shortcut((-back, *numbers), words, draft.made[-back])


def _compound_moves(game: AnyGame, draft: Draft, before: Route, begun: tuple[str, ...]) -> list[Shortcut]:
    """Return the game's compound moves, such as carrying something over several tiles."""
    found, trail = list[Shortcut](), PickPath(game, draft)
    for journey in game.compound_moves(draft.state, draft.seat):
        steps = [trail.step(journey.picks[:at], pick) for at, pick in enumerate(journey.picks)]
        route, words = zip(*((number, option.words) for number, option in filter(None, steps)), strict=True)
        option = Option(
            journey.picks[-1],
            " ".join(words),
            journey.menu,
            journey.focus,
            note=journey.note,
            phrase=journey.phrase,
        )
        found.append(Shortcut((*before, *route), (*begun, *words), option))
    return found
