"""Whether a use would have any effect: what one seat could get out of effects now (KF-42, OP-14)."""

from __future__ import annotations

from functools import cached_property
from typing import assert_never

from engine.core.text import Seat
from engine.keyflower.content.shapes import ANY, COLOURS, Either, Exchange, Gain, Transport, Usable
from engine.keyflower.queries import Group, colour_of
from engine.keyflower.state import Spot, State
from engine.keyflower.steps.carrying import can_carry
from engine.keyflower.steps.extensions import Hands, extendable, has_workless, paying_colours
from engine.keyflower.steps.gains import gives
from engine.keyflower.steps.transport import can_upgrade


class Prospects:
    """The prospects of one seat, computed once for all tiles."""

    def __init__(self, state: State, seat: Seat, groups: list[Group]) -> None:
        self.state, self.seat, self.groups = state, seat, groups
        self.workers = state.players[seat].workers

    def of(self, effect: Usable) -> bool:
        """Return whether something would happen; workers to be paid are checked elsewhere."""
        match effect:
            case Gain():
                return gives(self.state, effect)
            case Transport():
                return self._moves_freely or self._may_extend
            case Exchange():
                if effect.pays == "skill" and not self._has_skill(effect.kind):
                    return False
                return gives(self.state, effect.gain)
            case Either():
                return any(gives(self.state, gain) for gain in effect.gains)
            case _:
                assert_never(effect)

    def _has_skill(self, kind: str) -> bool:
        skills = self.state.players[self.seat].skills
        return bool(skills) if kind == ANY else kind in skills

    @cached_property
    def _moves_freely(self) -> bool:
        """Whether a step or an upgrade is possible with any workers sent."""
        player = self.state.players[self.seat]
        return can_carry(player) or can_upgrade(self.state.content, player)

    @cached_property
    def _may_extend(self) -> bool:
        return bool(self.state.extensions and extendable(self.state.players[self.seat]))

    def owes_nothing(self, effect: Usable) -> bool:
        """Return whether no worker need be left to pay, for any workers sent."""
        match effect:
            case Gain():
                return True
            case Transport():
                return self._moves_freely
            case Exchange():
                return effect.pays != "worker"
            case Either():
                return True
            case _:
                assert_never(effect)

    def owed(self, spot: Spot, palette: tuple[str, ...], effect: Usable) -> tuple[str, ...] | None:
        """Return the colours of which one worker must be left to pay besides those sent.

        None if it cannot work at all.
        """
        match effect:
            case Gain():
                return ()
            case Transport():
                return () if self._moves_freely else self._owed_for_extending(spot, palette)
            case Exchange():
                if effect.pays != "worker":
                    return ()
                return COLOURS if effect.kind == ANY else (effect.kind,)
            case Either():
                return ()
            case _:
                assert_never(effect)

    def _owed_for_extending(self, spot: Spot, palette: tuple[str, ...]) -> tuple[str, ...] | None:
        player = self.state.players[self.seat]
        hands = Hands(player.workers, self.groups, spot.id, colour_of(self.state, spot) or palette[0])
        if has_workless(self.state, player, hands):
            return ()
        return paying_colours(self.state, player, hands) or None
