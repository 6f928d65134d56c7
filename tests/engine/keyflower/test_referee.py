"""An independent referee follows busy games: turns, ends of seasons, paths through villages."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.hexes import SIDES, neighbour, opposite
from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.core.text import Seat
from engine.keyflower.actions import Carry, End, Extend, Upgrade
from engine.keyflower.content.box import SHIPPED
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.state import Bid, Player, Spot, State
from engine.keyflower.village import cell_at, cell_name, cells_for, rotations
from tests.support.keyflower import busy, enrich, fresh, lively
from tests.support.keyflower_account import Account
from tests.support.keyflower_box import HEXES


def side(spot: Spot, number: int) -> str:
    """The terrain on one side of a tile turned clockwise."""
    return HEXES[spot.id].edges[(number - spot.rotation) % 6]


def best(spot: Spot) -> Bid | None:
    return max(spot.bids, key=lambda bid: bid.count, default=None)


def workers_after(before: State) -> tuple[list[Counter[str]], Counter[str]]:
    """Behind each screen, and in the bag, once bids and users are settled (KF-60 to KF-63, KF-71)."""
    screens, bag = [Counter(player.workers) for player in before.players], Counter(before.bag)
    for spot in (*before.middle, *before.orders):
        winner = best(spot)
        for bid in spot.bids:
            (bag if bid is winner else screens[bid.seat])[bid.colour] += bid.count
        target = screens[winner.seat] if winner else bag
        target.update(spot.users)
        target.update(spot.lying)
    for screen, player in zip(screens, before.players, strict=True):
        for spot in player.village:
            screen.update(spot.users)
            screen.update(spot.lying)
    return screens, bag


def tiles_won(before: State, seat: Seat) -> set[str]:
    """KF-62, KF-72."""
    spots = [*before.middle, *(before.orders if before.season == "winter" else [])]
    return {spot.id for spot in spots if (winner := best(spot)) and winner.seat == seat}


def boats_in_turn(before: State) -> list[Seat]:
    """Return the seats in the order in which they take boats (KF-67 to KF-70)."""
    winners = [winner.seat for spot in before.orders if (winner := best(spot))]
    keyple = best(before.orders[-1])
    first, seats = keyple.seat if keyple else before.start_player, len(before.players)
    return list(dict.fromkeys([*winners, *((first + n) % seats for n in range(seats))]))


def check_end(before: State, after: State) -> None:
    screens, bag = workers_after(before)
    assert Counter(after.bag) == +bag
    assert not after.middle, "no tile stays (KF-61, KF-62)"
    assert after.boat_choice is not None
    assert after.boat_choice.queue == boats_in_turn(before)
    assert after.boat_choice.keyple_moves == (best(before.orders[-1]) is None)
    for seat, player in enumerate(after.players):
        assert Counter(player.workers) == screens[seat]
        assert {spot.id for spot in player.growth.tiles} == tiles_won(before, seat)
        assert not any(spot.users or spot.lying or spot.last for spot in player.village)


def check_ways(player: Player) -> None:
    """Steps lead over roads, with summer boat 2a over fields (KF-51, KF-88)."""
    by_cell = {spot.at: spot for spot in player.village}
    assert len(by_cell) == len(player.village)
    for spot in player.village:
        reached = set()
        for number in SIDES:
            other = by_cell.get(neighbour(spot.at, number))
            if other:
                met = {side(spot, number), side(other, opposite(number))}
                assert len(met) == 1 or "2a" in player.powers, "sides match (KF-76)"
                if met == {"r"} or ("2a" in player.powers and "w" not in met):
                    reached.add(other.id)
        assert set(player.links[spot.id]) == reached
    around = {neighbour(at, number) for at in by_cell for number in SIDES} - set(by_cell)
    assert {cell_at(cell) for cell in player.fringe} == around


def check_places(player: Player) -> None:
    """A tile fits where it matches all neighbours, however it is turned (KF-75, KF-76, KF-79, KF-88)."""
    by_cell = {spot.at: spot for spot in player.village}
    for tile in player.growth.tiles:
        for cell in map(cell_at, player.fringe):
            neighbours = [(n, by_cell[at]) for n in SIDES if (at := neighbour(cell, n)) in by_cell]
            turns = set()
            for turn in SIDES:
                trial = Spot(tile.id, rotation=turn)
                matches = all(side(trial, n) == side(other, opposite(n)) for n, other in neighbours)
                if matches or "2a" in player.powers:
                    turns.add("".join(side(trial, n) for n in SIDES))
            offered = rotations(SHIPPED, player, tile.id, cell_name(cell))
            shown = ["".join(side(Spot(tile.id, rotation=turn), n) for n in SIDES) for turn in offered]
            assert sorted(shown) == sorted(turns), "each look once"
            assert (cell_name(cell) in cells_for(SHIPPED, player, tile.id)) == bool(turns)


@pytest.mark.parametrize("number", range(10))
def test_kf_60_kf_76_a_referee_agrees_with_every_season_end_and_village(number: int) -> None:
    before, ends, grown = None, 0, -1
    for state in lively(200 + number, 2 + number % 5, Silence()):
        turn = state.turn
        if state.phase == "boats" and before is not None:
            check_end(before, state)
            before, ends = None, ends + 1
        elif turn and turn.verb == "pass" and state.passes == len(state.players) - 1:
            before = KEYFLOWER.copy(state)
        tiles = sum(len(player.village) for player in state.players)
        if state.phase in ("growth", "over") and tiles != grown:
            grown = tiles
            for player in state.players:
                check_ways(player)
                check_places(player)
    assert ends == 4


@pytest.mark.parametrize("number", range(12))
def test_kf_24_kf_59_km_19_km_36_the_books_of_every_turn_agree(number: int) -> None:
    account, season, rng = None, "", Rng(seed_from(f"books {number}"))
    state = fresh(2 + number % 5, f"books {number}", merchants=("mix", "all", "off")[number % 3])
    while choices := KEYFLOWER.choices(state):
        turn = state.turn
        if turn and not account:
            if state.season != season:
                season = state.season
                enrich(state, rng)
                choices = KEYFLOWER.choices(state)
            account = Account(KEYFLOWER.copy(state))
        if turn and account and turn.step == "effect":
            offered = {a for a in choices[0].actions if isinstance(a, Carry | Upgrade | Extend)}
            assert offered == account.moves()
        action = busy(rng.choice(choices).actions, rng)
        KEYFLOWER.play(state, action, Silence())
        if turn and account:
            account.follow(action)
            if isinstance(action, End):
                if state.turn:
                    account.close(state)
                account = None
