"""A seat's uncommitted turn: its picks are replayed on a private copy, can be undone, and are committed
together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import chain
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.core.evaluation import Naming
from engine.core.game import Choice, Decision, Game, Option
from engine.core.tell import Event, Tell
from engine.core.text import Seat, Text

S = TypeVar("S")
A = TypeVar("A")

_DONE = ("-menu-end", "-menu-end-law")
"""How the key of a menu entry ends that only ends the turn."""


class _FixedPosition(Generic[S, A]):
    """A position that no longer changes: makes copies, and words the question of a seat once on demand."""

    def __init__(self, game: Game[S, A, Any], state: S, seat: Seat) -> None:
        self._game, self._state, self._seat = game, state, seat

    def __eq__(self, other: object) -> bool:
        """Always equal: it follows from the position, by which drafts are compared."""
        return isinstance(other, _FixedPosition)

    def __hash__(self) -> int:
        return hash(_FixedPosition)

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
    """State of a draft: the private copy, the valid picks, and their events."""

    seat: Seat
    state: S
    picks: tuple[str, ...]
    events: tuple[Event, ...]
    asked: _FixedPosition[S, A]
    dropped: tuple[str, ...] = ()  # picks that another player's move made illegal
    made: tuple[Option[A], ...] = ()  # the options of the picks

    def copy(self) -> S:
        """Return a copy of the position to continue from."""
        return self.asked.copy()

    @property
    def named(self) -> tuple[tuple[Text, ...], ...]:
        """The menu texts of the picks."""
        return tuple(option.menu for option in self.made)

    @property
    def decision(self) -> Decision[A] | None:
        """The next question with its options."""
        return self.asked.decision

    @property
    def actions(self) -> Sequence[A]:
        """The next legal actions, in the order of the options, without wording."""
        return () if self.asked.choice is None else self.asked.choice.actions

    @property
    def confirming(self) -> Option[A] | None:
        """The option that would end the turn now."""
        options = self.decision.options if self.decision else ()
        return next((option for option in options if option.confirms and not option.reveals), None)


def drafted(game: Game[S, A, Any], state: S, seat: Seat, picks: Sequence[str] = ()) -> Drafted[S, A]:
    """Replay the picks on a private copy of the current state, up to the first that is no longer legal.
    Without picks the draft uses the state itself, which must not change any more."""
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
    """Return the draft with one more pick, which must be undoable."""
    if option.confirms or option.reveals:
        raise ValueError(f"'{option.words}' cannot be drafted: it is final")
    new, tell = draft.copy(), Tell()
    game.play(new, option.action, tell)
    after = _standing(game, new, draft.seat, [option], [*draft.events, *tell.events])
    return replace(
        after,
        picks=(*draft.picks, *after.picks),
        made=(*draft.made, *after.made),
    )


def committed(
    game: Game[S, A, Any], draft: Drafted[S, A], last: Option[A] | None = None
) -> tuple[S, tuple[str, ...], tuple[Event, ...]]:
    """Return the state, picks and events after the draft is confirmed, or ended by a revealing pick."""
    final = last or draft.confirming
    if final is None or not (final.confirms or final.reveals):
        raise ValueError("this draft is not finished")
    new, tell = draft.copy(), Tell()
    game.play(new, final.action, tell)
    return new, (*draft.picks, final.words), (*draft.events, *tell.events)


def spoken(
    game: Game[S, A, Any], state: S, seat: Seat, picks: Sequence[str], namings: Sequence[Naming] = ()
) -> tuple[Text, ...]:
    """Return a turn in menu texts, up to its first irreversible pick; the confirming pick, and one that only
    says "Done", only if there is no other. `namings`: clearer names for some of its picks."""
    draft = drafted(game, state, seat, picks)
    last = game.option_named(draft.state, seat, draft.dropped[0]) if draft.dropped else None
    is_done = last is not None and last.menu[-1].key.endswith(_DONE)
    says = last is not None and ((last.reveals and not is_done) or not (last.confirms and draft.named))
    named = [*draft.named, last.menu] if last is not None and says else [*draft.named]
    for naming in sorted(namings, key=lambda each: -each.first):
        if not naming.first or naming.first < len(named):
            words = () if naming.text is None else (naming.text,)
            named[naming.first : naming.first + naming.picks] = [words]
    return tuple(chain.from_iterable(named))


def _standing(
    game: Game[S, A, Any], state: S, seat: Seat, made: Sequence[Option[A]], events: Sequence[Event]
) -> Drafted[S, A]:
    picks, fixed = tuple(one.words for one in made), _FixedPosition(game, state, seat)
    return Drafted(seat, state, picks, tuple(events), fixed, made=tuple(made))
