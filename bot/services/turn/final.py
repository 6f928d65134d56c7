"""What its own player could not take back alone once it is handed over: the one rule for asking first."""

from __future__ import annotations

from typing import Any, TypeAlias

from bot.services.turn.live_tables import AnyGame, Draft, LiveTable
from engine.core.forced import forced, is_plainly_forced
from engine.core.game import Option
from engine.core.rng import Rng, seed_from
from engine.core.tell import Tell
from engine.core.text import Seat, Text, text

_WORLDS = tuple(seed_from(f"what one may know before handing over, {number}") for number in range(3))
_FOLLOWING = 12
"""Answers without a choice that are followed at most."""

_Forced: TypeAlias = dict[tuple[Seat, tuple[Text, ...]], bool]
"""Who is plainly without a choice after what everybody has heard: that depends on nothing hidden, so it is
the same in all worlds, and takes the longest to find out."""


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
    known, revision = live.tried_last, live.saved.revision  # a press is asked about, and then made
    if known is None or known[0] is not draft.state or known[1:3] != (last.action, revision):
        found = _found(live, seat, draft, last)
        live.tried_last = known = (draft.state, last.action, revision, found)
    return known[3]


def _found(live: LiveTable, seat: Seat, draft: Draft, last: Option[Any]) -> Text | None:
    worlds, forced_by = (live.game.imagine(draft.state, seat, Rng(seed)) for seed in _WORLDS), _Forced()
    for world in worlds:
        if (why := _tried(live, world, last.action, forced_by)) is not None:
            return why
    return None


def stands(live: LiveTable, draft: Draft, last: Option[Any], after: Any, *, asked: bool) -> bool:
    """Whether a turn may not be taken back by its player alone: it has ended a season or a round, or its
    player was `asked` and told so, whatever came of it."""
    if last.reveals or live.game.chapter(live.state) != live.game.chapter(after):
        return True
    if not (asked and last.confirms) or live.table.hush is not None:
        return False
    return final_word(live, draft.seat, draft, last) is not None


def _tried(live: LiveTable, world: Any, action: Any, known: _Forced) -> Text | None:
    game, tell, chapter = live.game, Tell(), live.game.chapter(world)
    game.play(world, action, tell)
    for _ in range(_FOLLOWING):
        if game.is_over(world):
            return text("services-final-over")
        if game.chapter(world) != chapter:
            return text(f"{game.key}-final-chapter")
        if any(event.reveals for event in tell.events):
            return text("services-final-reveals")
        if game.is_hushed(world):
            return text("services-final-secret")
        if not _follows(live, world, tell, known):
            return None
    return None


def _follows(live: LiveTable, world: Any, tell: Tell, known: _Forced) -> bool:
    """Somebody whom everybody sees without a choice answers; whether there is anybody."""
    game, heard = live.game, tuple(event.text for event in tell.events if event.to is None)
    for seat in game.must_decide(world):
        if live.table.seats[seat].person is None:
            continue
        if (seat, heard) not in known:
            known[seat, heard] = is_plainly_forced(game, world, seat)
        if not known[seat, heard]:
            continue
        picks = forced(game, world, seat)
        for words in picks:
            _play(game, world, seat, words, tell)
        if picks:
            return True
    return False


def _play(game: AnyGame, world: Any, seat: Seat, words: str, tell: Tell) -> None:
    option = game.offered(world, seat, words)
    if option is not None:
        game.play(world, option.action, tell)
