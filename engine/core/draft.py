"""A seat's turn on trial: its picks replayed on a private copy, taken back at will, confirmed as one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import chain
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.core.game import Choice, Decision, Game, Option
from engine.core.tell import Event, Tell
from engine.core.text import Seat, Text

S = TypeVar("S")
A = TypeVar("A")


class _Standing(Generic[S, A]):
    """A position that stays as it is: copies of it, and what a seat is asked there, worded once if at all."""

    def __init__(self, game: Game[S, A, Any], state: S, seat: Seat) -> None:
        self._game, self._state, self._seat = game, state, seat

    def __eq__(self, other: object) -> bool:
        """It follows from the position, which drafts are compared by."""
        return isinstance(other, _Standing)

    def __hash__(self) -> int:
        return hash(_Standing)

    @cached_property
    def _packed(self) -> bytes:
        return self._game.pack(self._state)

    def copy(self) -> S:
        return self._game.unpack(self._packed)

    @cached_property
    def choice(self) -> Choice[A] | None:
        return self._game.choice_of(self._state, self._seat)

    @cached_property
    def decision(self) -> Decision[A] | None:
        return None if self.choice is None else self._game.decision_from(self._state, self.choice)


class Drafted(Struct, Generic[S, A], frozen=True):
    """Where a draft stands: the private copy, the picks that still hold, and what they would tell."""

    seat: Seat
    state: S
    picks: tuple[str, ...]
    events: tuple[Event, ...]
    asked: _Standing[S, A]
    dropped: tuple[str, ...] = ()  # picks that somebody else's move made impossible
    named: tuple[tuple[Text, ...], ...] = ()  # the picks by their menus, for reading

    def copy(self) -> S:
        """The position once more, to go on from."""
        return self.asked.copy()

    @property
    def decision(self) -> Decision[A] | None:
        """What is asked next, worded."""
        return self.asked.decision

    @property
    def actions(self) -> Sequence[A]:
        """What may be picked next, in the order of the options, unworded."""
        return () if self.asked.choice is None else self.asked.choice.actions

    @property
    def confirming(self) -> Option[A] | None:
        """The pick that would hand the turn over now."""
        options = self.decision.options if self.decision else ()
        return next((option for option in options if option.confirms and not option.reveals), None)

    @property
    def sentence(self) -> str:
        """The turn so far as one line."""
        return " ".join(self.picks)


def drafted(game: Game[S, A, Any], state: S, seat: Seat, picks: Sequence[str] = ()) -> Drafted[S, A]:
    """Replay the picks on a private copy of today's state; cut them where one is no longer offered. Without
    any it stands on that state itself, which nobody changes any more."""
    private, tell, made = game.copy(state) if picks else state, Tell(), list[Option[A]]()
    for words in picks:
        option = game.option_named(private, seat, words)
        if option is None or option.confirms or option.reveals:
            break
        made.append(option)
        game.play(private, option.action, tell)
    draft = _standing(game, private, seat, made, tell.events)
    return replace(draft, dropped=tuple(picks[len(made) :]))


def with_pick(game: Game[S, A, Any], draft: Drafted[S, A], option: Option[A]) -> Drafted[S, A]:
    """The draft with one more pick, which must be one that can be taken back."""
    if option.confirms or option.reveals:
        raise ValueError(f"'{option.words}' cannot be drafted: it is final")
    new, tell = draft.copy(), Tell()
    game.play(new, option.action, tell)
    after = _standing(game, new, draft.seat, [option], [*draft.events, *tell.events])
    return replace(after, picks=(*draft.picks, *after.picks), named=(*draft.named, *after.named))


def committed(
    game: Game[S, A, Any], draft: Drafted[S, A], last: Option[A] | None = None
) -> tuple[S, tuple[str, ...], tuple[Event, ...]]:
    """The state, the picks and the events once the draft is confirmed, or ended by a revealing pick."""
    final = last or draft.confirming
    if final is None or not (final.confirms or final.reveals):
        raise ValueError("this draft is not finished")
    new, tell = draft.copy(), Tell()
    game.play(new, final.action, tell)
    return new, (*draft.picks, final.words), (*draft.events, *tell.events)


def spoken(game: Game[S, A, Any], state: S, seat: Seat, picks: Sequence[str]) -> tuple[Text, ...]:
    """A turn as the menus call it, up to what is final; the last word only where there is no other."""
    draft = drafted(game, state, seat, picks)
    last = game.option_named(draft.state, seat, draft.dropped[0]) if draft.dropped else None
    says = last is not None and (last.reveals or not (last.confirms and draft.named))
    return tuple(chain.from_iterable((*draft.named, last.menu) if last is not None and says else draft.named))


def _standing(
    game: Game[S, A, Any], state: S, seat: Seat, made: Sequence[Option[A]], events: Sequence[Event]
) -> Drafted[S, A]:
    picks, named = tuple(one.words for one in made), tuple(one.menu for one in made)
    return Drafted(seat, state, picks, tuple(events), _Standing(game, state, seat), named=named)
