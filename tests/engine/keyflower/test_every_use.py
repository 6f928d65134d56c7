"""In busy games with all expansions, the offered uses are exactly the legal ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations, product

import pytest

from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.core.text import Seat
from engine.keyflower.actions import AddGroup, Carry, Cash, Extend, Send, Upgrade, Use
from engine.keyflower.content.shapes import ANY, COLOURS, Effect, Either, Exchange, Gain, Hold, Transport
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.state import Spot, State
from tests.support.keyflower import busy, enrich, fresh
from tests.support.keyflower_account import Account, losing_bid, standing_colour
from tests.support.keyflower_box import TILES

Move = tuple[tuple[tuple[str, int], ...], frozenset[str]]
"""Workers sent from the screen, and groups that come along."""
MOST_USERS = 6
UNUSED = ("winter", "order", "summer-boat")


class Uses:
    """Every legal use of one tile by one seat."""

    def __init__(self, state: State, seat: Seat, spot: Spot) -> None:
        self.state, self.seat, self.spot = state, seat, spot
        self.player = state.players[seat]
        bids = {place.id: losing_bid(place, seat) for place in (*state.middle, *state.orders)}
        self.groups = {tile: (bid.colour, bid.count) for tile, bid in bids.items() if bid}
        tile = TILES.get(spot.id)
        self.effect = tile.face(spot.upgraded).effect if tile and tile.kind not in UNUSED else None

    def handfuls(self) -> Iterator[tuple[dict[str, int], frozenset[str]]]:
        names = sorted(self.groups)
        subsets = list(chain.from_iterable(combinations(names, n) for n in range(len(names) + 1)))
        held = [min(MOST_USERS, self.player.workers.get(colour, 0)) for colour in COLOURS]
        for counts in product(*(range(n + 1) for n in held)):
            if sum(counts) <= MOST_USERS:
                sent = {colour: n for colour, n in zip(COLOURS, counts, strict=True) if n}
                yield from ((sent, frozenset(subset)) for subset in subsets if sent or subset)

    def legal(self) -> set[Move]:
        """KF-37 to KF-42, KF-48, KF-93, KF-171, KM-26, OP-14."""
        if self.effect is None or isinstance(self.effect, Hold) or not self.may_give(self.effect):
            return set()
        found, standing = set[Move](), standing_colour(self.spot)
        there = sum(self.spot.users.values()) + sum(self.spot.lying.values())
        for sent, coming in self.handfuls():
            colours = set(sent) | {self.groups[tile][0] for tile in coming}
            size = sum(sent.values()) + sum(self.groups[tile][1] for tile in coming)
            mixed = standing and "4b" in self.player.powers
            fits = mixed or colours == {standing or next(iter(colours))}
            if fits and self.spot.last < size <= MOST_USERS - there and self.works(sent, coming, colours):
                found.add((tuple(sorted(sent.items())), coming))
        return found

    def may_give(self, effect: Effect) -> bool:
        """Whether anything is there to be gained, and a skill to be paid; workers come later."""
        state = self.state
        if isinstance(effect, Either):
            return any(self.may_give(gain) for gain in effect.gains)
        if isinstance(effect, Exchange):
            skills = set(self.player.skills)
            paid = effect.pays == "worker" or (bool(skills) if effect.kind == ANY else effect.kind in skills)
            return paid and self.may_give(effect.gain)
        if isinstance(effect, Gain):
            goods = sum(min(n, state.stock.get(kind, 0)) for kind, n in effect.resources)
            drawn = min(effect.workers, len(state.bag)) + min(effect.skills, len(state.pile))
            contracts = len(state.row) + len(state.stack) + len(state.discards)
            return goods + drawn + min(effect.green, state.greens) + min(effect.contracts, contracts) > 0
        return True

    def works(self, sent: dict[str, int], coming: frozenset[str], colours: set[str]) -> bool:
        """Return whether the workers can pay, and whether a transport tile has something to carry."""
        left = {c for c in COLOURS if self.player.workers.get(c, 0) > sent.get(c, 0)}
        left |= {self.groups[tile][0] for tile in self.groups.keys() - coming}
        if isinstance(self.effect, Exchange) and self.effect.pays == "worker":
            return bool(left) if self.effect.kind == ANY else self.effect.kind in left
        if not isinstance(self.effect, Transport):
            return True
        account = Account(self.state)
        account.steps = account.upgrades = 1
        account.hand, account.gone = Counter(left), set(self.groups)
        if self.spot.id in account.own and not account.users[self.spot.id]:
            standing = standing_colour(self.spot)
            account.users[self.spot.id] = next((c for c in colours if standing in ("", c)), "")
        return any(isinstance(move, Carry | Upgrade | Extend) for move in account.moves())


def reached(state: State, done: set[Move], seen: set[Move]) -> set[Move]:
    """Every handful at which the picks go on to the effect."""
    assert state.turn is not None
    here = (tuple(sorted(state.turn.sent.items())), frozenset(state.turn.groups))
    if here not in seen:
        seen.add(here)
        for action in KEYFLOWER.choices(state)[0].actions:
            if isinstance(action, Send | AddGroup):
                reached(KEYFLOWER.apply(state, action).state, done, seen)
            elif not isinstance(action, Cash):
                done.add(here)
    return done


def check_uses(state: State, seat: Seat, rng: Rng) -> None:
    offered = {action.tile for action in KEYFLOWER.choices(state)[0].actions if isinstance(action, Use)}
    spots = [*state.middle, *(spot for player in state.players for spot in player.village)]
    for spot in spots:
        legal = Uses(state, seat, spot).legal()
        assert (spot.id in offered) == bool(legal), spot
        if legal and len(legal) < 40 and rng.below(4) == 0:
            begun = KEYFLOWER.apply(state, Use(seat, spot.id)).state
            assert reached(begun, set(), set()) == legal, spot


@pytest.mark.parametrize("number", range(8))
def test_kf_37_kf_48_km_26_op_14_every_legal_use_is_offered_and_no_other(number: int) -> None:
    rng, season = Rng(seed_from(f"uses {number}")), ""
    state = fresh(2 + number % 5, f"uses {number}", merchants=("mix", "all", "off")[number % 3])
    while choices := KEYFLOWER.choices(state):
        turn = state.turn
        if turn and state.season != season:
            season = state.season
            enrich(state, rng)
            choices = KEYFLOWER.choices(state)
        if turn and turn.step == "choose" and rng.below(12) == 0:
            check_uses(state, turn.seat, rng)
        KEYFLOWER.play(state, busy(rng.choice(choices).actions, rng), Silence())
