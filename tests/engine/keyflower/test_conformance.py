"""Keyflower passes the conformance suite, also in busy games."""

from __future__ import annotations

import pytest

from engine.core.pieces import take
from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence, Tell
from engine.core.text import Seat
from engine.keyflower.actions import Action, Cash, End, Send, Use
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.state import State
from tests.support.conformance import MOST_OPTIONS, check_playout, check_position, setup_for
from tests.support.keyflower import busy_game, fresh


@pytest.mark.parametrize("number", range(5))
def test_every_position_of_busy_games_holds(number: int) -> None:
    rng, seats = Rng(seed_from(f"busy {number}")), 2 + number % 5
    totals = None
    for step, state in enumerate(busy_game(number, seats, Silence())):
        totals = totals or KEYFLOWER.conserved(state)
        assert KEYFLOWER.conserved(state) == totals
        assert all(0 < len(choice.actions) <= MOST_OPTIONS for choice in KEYFLOWER.choices(state))
        if step % 59 == number:
            check_position(KEYFLOWER, state, rng)
    assert KEYFLOWER.is_over(state)


@pytest.mark.parametrize("seats", [3, 6])
def test_random_games_with_all_variants_at_once_hold(seats: int) -> None:
    merchants = ("mix", "all")[seats % 2]
    options = {"merchants": merchants, "screens": "open", "green-start": "0,1", "ties": "shared"}
    setup = setup_for(KEYFLOWER, seats, **options)
    check_playout(KEYFLOWER, setup, f"variants {seats}", every=89)


EFFECTS = {
    f"keyflower-told-{key}"
    for key in (
        "put",
        "put-home",
        "gain",
        "draw-workers",
        "draw-skills",
        "carry",
        "upgrade",
        "extend",
        "contract",
    )
} | {"keyflower-told-hidden-contract"}


def thin_out(state: State, seat: Seat, rng: Rng) -> None:
    """Hardly anything is left in bag, pile and supplies, and the seat holds contracts for some of it."""
    for pieces in (state.bag, state.pile, state.stock):
        for kind in list(pieces):
            take(pieces, kind, max(0, pieces[kind] - rng.below(3)))
    state.greens = min(state.greens, rng.below(3))
    while state.stack and len(state.players[seat].contracts) < 4:
        state.players[seat].contracts.append(state.stack.pop())


def hasty(actions: list[Action], rng: Rng) -> Action:
    """Uses tiles and cashes in contracts wherever it can."""
    eager = [action for action in actions if isinstance(action, Use | Cash | Send)]
    return rng.choice(eager if eager and rng.below(4) else actions)


@pytest.mark.parametrize("number", range(5))
def test_kf_171_op_14_with_little_left_no_turn_stalls_and_every_use_has_an_effect(number: int) -> None:
    rng, state = Rng(seed_from(f"little {number}")), fresh(3, f"little {number}", merchants="all")
    told = Tell()
    while choices := KEYFLOWER.choices(state):
        verb = state.turn.verb if state.turn else ""
        if state.turn and not verb:
            told.events.clear()
            thin_out(state, state.turn.seat, rng)
            choices = KEYFLOWER.choices(state)
        actions = rng.choice(choices).actions
        assert actions, "somebody must be able to go on"
        action = hasty(actions, rng)
        KEYFLOWER.play(state, action, told)
        if verb == "use" and isinstance(action, End):
            assert EFFECTS & {event.text.key for event in told.events}, "workers only block (KF-42)"
