"""What an effect gives, and whether it would give anything at all (KF-43 to KF-45, KF-171, OP-14)."""

from __future__ import annotations

from functools import cached_property

from engine.core.tell import Tell
from engine.core.text import Seat, Who
from engine.keyflower.content.shapes import ANY, COLOURS, SKILLS, Effect, Either, Exchange, Gain, Transport
from engine.keyflower.names import counted, listed, pieces_text, tile_name
from engine.keyflower.screens import draw_skills, draw_workers, give_greens, give_resources
from engine.keyflower.state import Spot, State, Turn
from engine.keyflower.steps.bidding import Group, colour_of
from engine.keyflower.steps.contracts import contracts_left
from engine.keyflower.steps.extensions import Hands, extendable, extension_colours, has_free_extension
from engine.keyflower.steps.transport import can_carry, upgradable
from engine.keyflower.village import spot_in


def gives(state: State, gain: Gain) -> bool:
    """At least one item is there to be gained."""
    return bool(
        (gain.resources and any(kind in state.stock for kind, _ in gain.resources))
        or (gain.workers and state.bag)
        or (gain.green and state.greens)
        or (gain.skills and state.pile)
        or (gain.contracts and contracts_left(state))
    )


def still_gives(state: State, effect: Effect, item: str) -> bool:
    """Whether a use begun would give something after a contract is cashed in for this item, too (OP-14)."""
    if isinstance(effect, Either):
        return any(still_gives(state, gain, item) for gain in effect.gains)
    if isinstance(effect, Exchange):
        return still_gives(state, effect.gain, item)
    return not isinstance(effect, Gain) or _gives_without(state, effect, item)


def _gives_without(state: State, gain: Gain, item: str) -> bool:
    from_bag = item in COLOURS and item != "green"
    return bool(
        gain.contracts  # the one cashed in can be taken again
        or any(state.stock.get(kind, 0) > (kind == item) for kind, _ in gain.resources)
        or (gain.workers and sum(state.bag.values()) > from_bag)
        or (gain.green and state.greens > (item == "green"))
        or (gain.skills and sum(state.pile.values()) > (item in SKILLS))
    )


class Prospects:
    """What one seat could get out of effects now; worked out once for all tiles."""

    def __init__(self, state: State, seat: Seat, groups: list[Group]) -> None:
        self.state, self.seat, self.groups = state, seat, groups
        self.workers = state.players[seat].workers

    def of(self, effect: Effect) -> bool:
        """Whether something would happen; workers to be paid are looked at elsewhere."""
        if isinstance(effect, Gain):
            return gives(self.state, effect)
        if isinstance(effect, Transport):
            return self.moves_freely or self.may_extend
        if isinstance(effect, Either):
            return any(gives(self.state, gain) for gain in effect.gains)
        assert isinstance(effect, Exchange)
        if effect.pays == "skill" and not self._has_skill(effect.kind):
            return False
        return gives(self.state, effect.gain)

    def _has_skill(self, kind: str) -> bool:
        skills = self.state.players[self.seat].skills
        return bool(skills) if kind == ANY else kind in skills

    @cached_property
    def moves_freely(self) -> bool:
        """A step or an upgrade is possible whatever workers are sent."""
        player = self.state.players[self.seat]
        return can_carry(player) or bool(upgradable(player))

    @cached_property
    def may_extend(self) -> bool:
        return bool(self.state.extensions and extendable(self.state.players[self.seat]))

    def owes_nothing(self, effect: Effect) -> bool:
        """No worker need be left to pay, whatever is sent."""
        if isinstance(effect, Transport):
            return self.moves_freely
        return not (isinstance(effect, Exchange) and effect.pays == "worker")

    def owed(self, spot: Spot, palette: tuple[str, ...], effect: Effect) -> tuple[str, ...] | None:
        """Colours of which one worker must be left to pay besides those sent; None: it cannot work at all."""
        if isinstance(effect, Exchange) and effect.pays == "worker":
            return COLOURS if effect.kind == ANY else (effect.kind,)
        if not isinstance(effect, Transport) or self.moves_freely:
            return ()
        player = self.state.players[self.seat]
        hands = Hands(player.workers, self.groups, spot.id, colour_of(spot) or palette[0])
        if has_free_extension(self.state, player, hands):
            return ()
        return extension_colours(self.state, player, hands) or None


def give(state: State, turn: Turn, gain: Gain, tell: Tell) -> None:
    """Everything of a gain but its contracts. Resources of another village or the middle go home (KF-43)."""
    seat, player = turn.seat, state.players[turn.seat]
    place = spot_in(player, turn.tile) if turn.owner == seat else player.home
    if gain.resources:
        got = {kind: give_resources(state, place.goods, kind, n) for kind, n in gain.resources}
        if any(got.values()):
            items, tile = pieces_text(got), tile_name(place.id)
            tell.all("keyflower-told-put", by=seat, who=Who(seat), items=items, tile=tile)
    if gain.green:
        greens = give_greens(state, seat, gain.green)
        tell.all("keyflower-told-gain", by=seat, who=Who(seat), items=(counted("green", greens),))
    if gain.workers and state.bag:
        drawn = draw_workers(state, seat, gain.workers)
        tell.all("keyflower-told-draw-workers", by=seat, reveals=True, who=Who(seat), count=len(drawn))
        tell.only((seat,), "keyflower-told-you-drew", by=seat, reveals=True, items=listed(drawn))
    if gain.skills and state.pile:
        drawn = draw_skills(state, seat, gain.skills)
        tell.all("keyflower-told-draw-skills", by=seat, reveals=True, who=Who(seat), count=len(drawn))
        tell.only((seat,), "keyflower-told-you-drew", by=seat, reveals=True, items=listed(drawn))
