"""Computers that may answer now: what they are asked, whether what they thought still counts, and whether it
may be played already."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bot.services.turn.final import handed_over, stands
from bot.services.turn.live_tables import Draft, LiveTable
from bot.services.turn.thinking import Thought, turn_of
from engine.core.draft import drafted, with_pick
from engine.core.game import Option
from engine.core.rng import Rng
from engine.core.text import Seat
from engine.players import random_ish_player

_LONGEST_TURN = 60
"""After so many picks in one turn a computer without a thought hands over as soon as it may."""


class AskedComputer(Struct, frozen=True):
    """One computer: it answers by a turn that was prepared, or by what it thinks."""

    seat: Seat
    question: Thought
    options: tuple[str, ...]  # what it may pick first
    is_free: bool = False  # nobody waits for it
    taught: tuple[str, ...] = ()

    def counts(self, live: LiveTable, words: tuple[str, ...]) -> bool:
        """Whether it is still asked the same."""
        if self.is_free:
            runs = live.table.status == "running"
            return runs and bool(words) and turn_of(live.game, live.state, self.seat, words) is not None
        return live.table.waits_for(self.seat) and options_of(live, self.seat) == self.options


def options_of(live: LiveTable, seat: Seat) -> tuple[str, ...]:
    decision = live.game.decision_of(live.state, seat)
    return tuple(option.words for option in decision.options) if decision is not None else ()


def is_in_the_way(live: LiveTable, seat: Seat, words: tuple[str, ...]) -> bool:
    """Whether this turn would keep somebody from taking back alone what they have just handed over: what a
    computer uncovers stands where others have seen it."""
    own = live.chosen
    if live.table.is_solitary or own is None or own.person is None or own.reveals:
        return False
    found = turn_of(live.game, live.state, seat, words) if words else None
    if found is None:
        return True  # nobody knows what chance will bring
    done = handed_over(live, *found)
    is_final = stands(live, *found, done.state, asked=False)
    return is_final or any(event.reveals for event in (*found[0].events, *done.events))


def by_chance(live: LiveTable, seat: Seat, seed: str) -> tuple[Draft, Option[Any]]:
    """A turn without a thought, from what this seat may see and nothing else."""
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
