"""Whole games end, keep pieces and secrets, and last the promised number of rounds with sensible players."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.keythedral.actions import Play
from engine.keythedral.content.laws import DOWNGRADE_HOUSE
from engine.keythedral.content.shapes import number_on, owner_of
from engine.keythedral.game import KEYTHEDRAL
from engine.simulate import next_to_move
from tests.engine.keythedral.sensible import Sensible, sensible_game, sensible_move
from tests.support.conformance import check_playout, check_position, setup_for
from tests.support.keythedral import fresh

ROUNDS = (7, 9)  # KT-32


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"rulings": "1"}), (3, {"literal": "on", "open-design": "on"})],
)
def test_random_games_hold(seats: int, options: dict[str, str]) -> None:
    check_playout(KEYTHEDRAL, setup_for(KEYTHEDRAL, seats, **options), f"hold {seats}", every=61)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sensible_games_hold_in_every_position_to_the_last_seat(seats: int) -> None:
    """Random games seldom reach the dear seats; sensible ones end by the last of them."""
    rng, state, silence = Rng(seed_from(f"sensible {seats}")), fresh(seats, f"sensible {seats}"), Silence()
    totals, step = dict(KEYTHEDRAL.conserved(state)), 0
    players = [Sensible(seat % 4, rng) for seat in range(seats)]
    while choices := KEYTHEDRAL.choices(state):
        if step % 23 == 0:
            check_position(KEYTHEDRAL, state, rng)
        KEYTHEDRAL.play(state, sensible_move(state, choices, players, rng), silence)
        assert dict(KEYTHEDRAL.conserved(state)) == totals
        step += 1
    assert state.number == 6
    assert not state.stopped


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_kt_36_kt_37_kt_113_no_dwelling_ever_sends_more_workers_than_it_has(seats: int) -> None:
    """Everybody holds laws from the start, so early placing is frequent."""
    for game in range(4):
        seed = f"senders {seats} {game}"
        rng, state, silence = Rng(seed_from(seed)), fresh(seats, seed), Silence()
        for player in state.players:
            player.laws = sorted(state.deck.pop(rng.below(len(state.deck))) for _ in range(3))
        while (choices := KEYTHEDRAL.choices(state)) and state.round < 5:
            choice = next_to_move(choices, rng)
            laws = [action for action in choice.actions if isinstance(action, Play)]
            KEYTHEDRAL.play(state, rng.choice(laws or choice.actions), silence)
            for dwelling, sent in Counter(state.workers.values()).items():
                is_house = state.players[owner_of(dwelling)].houses[number_on(dwelling) - 1]
                assert sent <= (2 if is_house or DOWNGRADE_HOUSE in state.played else 1)
            assert set(KEYTHEDRAL.seats_to_act(state)) <= set(KEYTHEDRAL.publicly_awaited(state))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_kt_32_kt_57_sensible_games_last_seven_to_nine_rounds(seats: int) -> None:
    rounds = sorted(sensible_game(seats, f"{seats} {number}").round for number in range(5))
    assert ROUNDS[0] <= rounds[2] <= ROUNDS[1]


@pytest.mark.parametrize(
    "option", ["laws=off", "open-design=on", "edition=second", "single-field=on", "face-up=on"]
)
def test_every_variant_ends_by_the_last_seat(option: str) -> None:
    key, value = option.split("=")
    for seats in (2, 5):
        assert sensible_game(seats, f"variant {option}", None, **{key: value}).number == 6


def test_kt_6_cubes_tiles_fences_and_cards_are_conserved() -> None:
    totals = KEYTHEDRAL.conserved(fresh(5))
    assert (totals["stone"], totals["gold"], totals["laws"], totals["fences"]) == (20, 10, 20, 15)
    assert (totals["seats 2"], totals["field wood"], totals["dwellings"]) == (8, 8, 25)
