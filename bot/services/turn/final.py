"""What its own player could not take back alone once it is handed over: the one rule for asking first."""

from __future__ import annotations

from typing import Any

from bot.services.turn.live_tables import AnyGame, Draft, LiveTable
from engine.core.forced import forced, is_plainly_forced
from engine.core.game import Option
from engine.core.rng import Rng, seed_from
from engine.core.tell import Tell
from engine.core.text import Seat, Text, text

_WORLDS = tuple(seed_from(f"what one may know before handing over, {number}") for number in range(6))
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
    worlds = (live.game.imagine(draft.state, seat, Rng(seed)) for seed in _WORLDS)
    return next((why for world in worlds if (why := _tried(live, world, last.action)) is not None), None)


def stands(live: LiveTable, draft: Draft, last: Option[Any], after: Any) -> bool:
    """Whether a turn may not be taken back by its player alone: it has ended a season or a round, or its
    player was told so, whatever came of it."""
    if last.reveals or live.game.chapter(live.state) != live.game.chapter(after):
        return True
    is_asked = live.table.hush is None and live.table.seats[draft.seat].person is not None
    return is_asked and last.confirms and final_word(live, draft.seat, draft, last) is not None


def _tried(live: LiveTable, world: Any, action: Any) -> Text | None:
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
        if not _follows(live, world, tell):
            return None
    return None


def _follows(live: LiveTable, world: Any, tell: Tell) -> bool:
    """Somebody whom everybody sees without a choice answers; whether there is anybody."""
    game = live.game
    for seat in game.must_decide(world):
        if live.table.seats[seat].person is None or not is_plainly_forced(game, world, seat):
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
