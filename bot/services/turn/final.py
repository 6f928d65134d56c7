"""What its own player could not take back alone once it is handed over: the one rule for asking first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from bot.services.turn.automatic import without_choice
from bot.services.turn.found_out import HandedOver
from bot.services.turn.live_tables import AnyGame, Draft, LiveTable
from engine.core.draft import committed
from engine.core.forced import forced, is_plainly_forced
from engine.core.game import Option
from engine.core.rng import Rng, seed_from
from engine.core.tell import Event, Tell
from engine.core.text import Seat, Text, text

_WORLDS = tuple(seed_from(f"what one may know before handing over, {number}") for number in range(3))
_FOLLOWING = 12
"""Answers without a choice that are followed at most."""


def final_word(live: LiveTable, seat: Seat, draft: Draft, last: Option[Any]) -> Text | None:
    """Why handing over by this pick could not be taken back by its player alone; None: it could.

    It is tried out in some worlds that the player cannot tell from the true one, with the answers that follow
    at once because all can see that they have no choice: so being asked tells nothing."""
    if live.table.hush is not None:
        return text("services-final-hushed")
    if last.closes is not None:
        return last.closes
    if last.reveals:
        return text("services-final-reveals")
    done = handed_over(live, draft, last)
    if not done.is_judged:
        done.why, done.is_judged = _found(live, seat, draft, done), True
    return done.why


def handed_over(live: LiveTable, draft: Draft, last: Option[Any]) -> HandedOver:
    """Where this pick leads. It is played once, whether it is only asked about or then made."""
    done, revision = live.tried_last, live.saved.revision
    if done is None or not done.is_of(draft.state, last.action, revision):
        state, _, events = committed(live.game, draft, last)
        own = events[len(draft.events) :]
        live.tried_last = done = HandedOver(draft.state, last.action, revision, state, own)
    return done


def _found(live: LiveTable, seat: Seat, draft: Draft, done: HandedOver) -> Text | None:
    """In the first world that proves it. One in which nobody answers of themselves is enough to show that it
    can be taken back: what follows there depends on nothing that is hidden."""
    plainly = _Plainly(live, done)
    for seed in _WORLDS:
        tried = _tried(live.game, live.game.imagine(draft.state, seat, Rng(seed)), done.action, plainly)
        if tried.why is not None or tried.is_quiet:
            return tried.why
    return None


class _Plainly:
    """Who is plainly without a choice after what everybody has heard. That depends on nothing hidden, so it
    is the same in all worlds, the true one among them, where it has to be known anyway; and whoever has a
    choice in one world is not plainly without, which is sooner found."""

    def __init__(self, live: LiveTable, done: HandedOver) -> None:
        self._live, self._true, self._heard = live, live.found_out(done.state), _public(done.events)
        self._known = dict[tuple[Seat, tuple[Text, ...]], bool]()

    def answers(self, world: Any, seat: Seat, tell: Tell) -> tuple[str, ...]:
        """The picks of a seat of which everybody can see that it has no choice; empty: it may have one."""
        if self._live.table.seats[seat].person is None:
            return ()
        key = (seat, _public(tell.events))
        if key not in self._known:
            self._known[key] = self._is_plain(world, *key)
        return forced(self._live.game, world, seat) if self._known[key] else ()

    def _is_plain(self, world: Any, seat: Seat, heard: tuple[Text, ...]) -> bool:
        game, true = self._live.game, self._true
        if heard == self._heard and seat in true.asked:
            only = without_choice(game, true.state, seat, true.answers)
            return only is not None and only.at_once
        return bool(forced(game, world, seat)) and is_plainly_forced(game, world, seat)


def _public(events: Iterable[Event]) -> tuple[Text, ...]:
    return tuple(event.text for event in events if event.to is None)


def stands(live: LiveTable, draft: Draft, last: Option[Any], after: Any, *, asked: bool) -> bool:
    """Whether a turn may not be taken back by its player alone: it has ended a season or a round, or its
    player was `asked` and told so, whatever came of it."""
    if last.reveals or live.game.chapter(live.state) != live.game.chapter(after):
        return True
    if not (asked and last.confirms) or live.table.hush is not None:
        return False
    return final_word(live, draft.seat, draft, last) is not None


class _Tried(Struct, frozen=True):
    """How it went in one world: why it would stand, and whether nobody answered of themselves."""

    why: Text | None = None
    is_quiet: bool = False


def _tried(game: AnyGame, world: Any, action: Any, plainly: _Plainly) -> _Tried:
    tell, chapter = Tell(), game.chapter(world)
    game.play(world, action, tell)
    for answers in range(_FOLLOWING):
        asked = game.must_decide(world)
        if not asked and game.is_over(world):
            return _Tried(text("services-final-over"))
        if game.chapter(world) != chapter:
            return _Tried(text(f"{game.key}-final-chapter"))
        if any(event.reveals for event in tell.events):
            return _Tried(text("services-final-reveals"))
        if game.is_hushed(world):
            return _Tried(text("services-final-secret"))
        if not _follows(game, world, asked, tell, plainly):
            return _Tried(is_quiet=answers == 0)
    return _Tried()


def _follows(game: AnyGame, world: Any, asked: Sequence[Seat], tell: Tell, plainly: _Plainly) -> bool:
    """Somebody whom everybody sees without a choice answers; whether there is anybody."""
    for seat in asked:
        picks = plainly.answers(world, seat, tell)
        for words in picks:
            _play(game, world, seat, words, tell)
        if picks:
            return True
    return False


def _play(game: AnyGame, world: Any, seat: Seat, words: str, tell: Tell) -> None:
    option = game.offered(world, seat, words)
    if option is not None:
        game.play(world, option.action, tell)
