"""A computer player that is asked, and what its turn may do to a person who has just acted."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bot.services.turn.computer_pool import ComputerTask, turn_of
from bot.services.turn.live_tables import Draft, LiveTable
from bot.services.turn.turn_flow import is_irreversible, preview_commit
from engine.core.draft import drafted, with_pick
from engine.core.game import Option
from engine.core.rng import Rng
from engine.core.text import Seat
from engine.players import random_ish_player

_LONGEST_TURN = 60
"""Picks in one turn after which a random computer commits as soon as it can."""


class AskedComputer(Struct, frozen=True):
    """A computer player that is asked: it plays the result of a search."""

    seat: Seat
    question: ComputerTask
    options: tuple[str, ...]  # its possible first picks
    is_free: bool = False  # the game does not wait for it

    def is_still_asked(self, live: LiveTable, words: tuple[str, ...]) -> bool:
        """Return whether it is still asked the same question."""
        if self.is_free:
            runs = live.table.status == "running"
            return runs and bool(words) and turn_of(live.game, live.state, self.seat, words) is not None
        return live.table.waits_for(self.seat) and options_of(live, self.seat) == self.options


def options_of(live: LiveTable, seat: Seat) -> tuple[str, ...]:
    decision = live.game.decision_of(live.state, seat)
    return tuple(option.words for option in decision.options) if decision is not None else ()


def is_in_the_way(live: LiveTable, seat: Seat, words: tuple[str, ...]) -> bool:
    """Return whether this turn would stop a person from undoing, without a vote, the turn they just
    committed.

    A reveal by a computer is irreversible once others have seen it."""
    own = live.blocks_undo
    if live.table.is_solitary or own is None or own.person is None or own.reveals:
        return False
    found = turn_of(live.game, live.state, seat, words) if words else None
    if found is None:
        return True  # a random turn is not known beforehand
    done = preview_commit(live, *found)
    is_final = is_irreversible(live, *found, done.state, asked=False)
    return is_final or any(event.reveals for event in (*found[0].events, *done.events))


def by_chance(live: LiveTable, seat: Seat, seed: str) -> tuple[Draft, Option[Any]]:
    """Return a random turn, based only on what this seat may see."""
    rng, draft = Rng(seed), drafted(live.game, live.state, seat)
    while True:
        if draft.decision is None:
            raise RuntimeError(f"seat {seat} has nothing to decide")
        if len(draft.picks) >= _LONGEST_TURN and draft.confirming is not None:
            return draft, draft.confirming
        option = random_ish_player(live.game.view_for(draft.state, seat), draft.decision, rng)
        if option.confirms or option.reveals:
            return draft, option
        draft = with_pick(live.game, draft, option)
