"""Questions without a choice: every possible answer leads to the same result."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from itertools import islice
from typing import Any

from msgspec import Struct

from engine.core.game import AnyGame, Choice, Option
from engine.core.tell import Silence
from engine.core.text import Seat

_MOST_TRIED = 40
"""After trying this many picks, assume that the question has a choice."""


class _End(Struct, frozen=True):
    """One possible answer: its picks, the position before the last of them, and that last pick."""

    picks: tuple[str, ...]
    state: Any
    last: Option[Any]


class _ManyWaysError(Exception):
    """There are more answers than are searched."""


def forced(game: AnyGame, state: Any, seat: Seat) -> tuple[str, ...]:
    """Return the picks of a seat that must decide and has no choice, the last one confirming; empty if it has
    a choice or the table wants it to be asked."""
    if game.must_answer_manually(state):
        return ()
    picks = _only_way(game, state, seat)
    return (
        ()
        if picks and game.is_strict_about_secrets(state) and not is_plainly_forced(game, state, seat)
        else picks
    )


def is_plainly_forced(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Return whether every player can tell that this seat has no choice, whatever it holds. It depends on
    nothing hidden, so a quick answer gives nothing away; never true where it is secret who answers."""
    if game.has_secret_answers(state) or game.must_answer_manually(state):
        return False
    is_forced = False  # without such a world nobody can tell
    for world in game.permissive_worlds(state, seat):
        if not _only_way(game, world, seat):
            return False
        is_forced = True
    return is_forced


def _only_way(game: AnyGame, state: Any, seat: Seat) -> tuple[str, ...]:
    """Return the only answer, or nothing. Answers are compared before their last pick, which alone lets the
    game go on, so secrets of other players and chance play no part. A pick that uncovers something must be
    the only answer."""
    ends = _ends(game, state, seat, (), [_MOST_TRIED])
    try:
        if _two_differ(game, state, seat):
            return ()
        first = next(ends, None)
        if first is None or any(not _is_same(game, first, other) for other in ends):
            return ()
    except _ManyWaysError:
        return ()
    return first.picks


def _two_differ(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Return whether the first two picks lead directly to different results. This recognises most questions
    with a choice, without searching everything after the first pick."""
    choice = _asked(game, state, seat)
    if choice is None or len(choice.actions) == 1:
        return False
    if all(type(action) in game.diverging for action in choice.actions[:2]):
        return True
    ends = [_straight_on(game, state, seat, option) for option in islice(_counting(game, state, choice), 2)]
    one, other = (*ends, None)[:2]
    return one is not None and other is not None and not _is_same(game, one, other)


def _straight_on(game: AnyGame, state: Any, seat: Seat, option: Option[Any]) -> _End | None:
    """Return the answer reached by always taking the first pick that matters; None if there is none."""
    if option.confirms or option.reveals:
        return _End((), state, option)
    following = game.copy(state)
    for _ in range(_MOST_TRIED):
        game.play(following, option.action, Silence())
        choice = _asked(game, following, seat)
        if choice is None:
            return None
        option = next(_counting(game, following, choice))
        if option.confirms or option.reveals:
            return _End((), following, option)
    return None


def _asked(game: AnyGame, state: Any, seat: Seat) -> Choice[Any] | None:
    """Return what this seat may do if it must act."""
    choice = game.choice_of(state, seat)
    return None if choice is None or choice.free else choice


def _ends(game: AnyGame, state: Any, seat: Seat, picks: tuple[str, ...], left: list[int]) -> Iterator[_End]:
    """Yield every continuation up to a confirming pick, until the budget `left` is used up."""
    choice = _asked(game, state, seat)
    if choice is None:
        return
    for option in _counting(game, state, choice):
        left[0] -= 1
        if left[0] < 0:
            raise _ManyWaysError
        if option.confirms or option.reveals:
            yield _End((*picks, option.words), state, option)
            continue
        following = game.copy(state)
        game.play(following, option.action, Silence())
        yield from _ends(game, following, seat, (*picks, option.words), left)


def _counting(game: AnyGame, state: Any, choice: Choice[Any]) -> Iterator[Option[Any]]:
    """Yield the options that matter, worded one by one, or all options if none does. Confirming options
    usually come last, so two short answers are told apart early."""
    if len(choice.actions) > _MOST_TRIED:
        raise _ManyWaysError
    see, moot = cache(partial(game.view_for, state, choice.seat)), list[Option[Any]]()
    for action in reversed(choice.actions):
        option = game.option(state, choice.seat, action)
        if len(choice.actions) > 1 and game.is_pointless(see, option):
            moot.append(option)
        else:
            yield option
    if len(moot) == len(choice.actions):
        yield from moot


def _is_same(game: AnyGame, one: _End, other: _End) -> bool:
    if one.last.reveals or other.last.reveals or one.last.action != other.last.action:
        return False
    return game.to_json(one.state) == game.to_json(other.state)
