"""One move of a hint, with all that is told of it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Literal, TypeAlias

from msgspec import Struct

from engine.core.evaluation import Manner
from engine.core.tell import Event
from engine.core.text import Text
from engine.players.grounds import Grounds
from engine.players.requests import Change, Facts, Plan

Level: TypeAlias = Literal["near", "almost", "less", "later"]
"""How good a move is beside the best one."""


class Hint(Struct, frozen=True):
    """One good whole turn."""

    picks: tuple[str, ...]
    named: tuple[Text, ...]  # in menu texts
    events: tuple[Event, ...] = ()  # what its own player would be told
    behind: float = 0.0  # points less than the best turn
    grounds: Grounds = Grounds()  # for the best turn: its changes; for others: where they are behind it
    ahead: bool = False  # whether `behind` includes later turns
    goes_on: bool = False  # whether the figures include how the turn would go on after these picks
    uncovers: bool = False  # whether the figures include a guess about something uncovered
    draws: bool = False  # whether it uncovers that before the turn ends
    alike: tuple[Manner, ...] = ()  # variants that would be about as good
    plan: Plan | None = None  # what it prepares
    facts: Facts = Facts()  # what is certain about it
    gain: Change | None = None  # its largest gain by the evaluation, where no fact says more
    level: Level = "near"
    idea: Hashable = None  # what it does, whatever its target
    total: float = 0.0  # the sum of all its changes
    passes: bool = False  # whether it is a pass that any other useful move beats

    @property
    def only_costs(self) -> bool:
        """Whether it is the least bad of moves that lose something, and nothing told makes up for it."""
        return self.grounds.only_costs and self.facts.points <= 0 and not self.facts.says_much

    @property
    def told_gain(self) -> str:
        """The feature of the gain that is told as its reason; empty if facts say more."""
        if self.gain is None or self.facts.points or self.facts.says_much:
            return ""
        return self.gain.feature

    @property
    def reason(self) -> Hashable:
        """The reason that is shown; None: there is none."""
        told = self.facts.told()
        if told or self.facts.points:
            return told, self.facts.points, self.told_gain
        return self.told_gain or None
