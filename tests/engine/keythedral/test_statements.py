"""Reasons, questions and cautions in every third position of random games: more than tests/truth tries."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.keythedral.game import KEYTHEDRAL
from engine.players import random_ish_player
from engine.simulate import next_to_move
from tests.support.keythedral import fresh
from tests.truth.claims import Said, check
from tests.truth.figures import Figures
from tests.truth.keythedral import CLAIMS

STEPS, EVERY = 2500, 3


@pytest.mark.parametrize(("laws", "games"), [("on", 4), ("off", 2)])
def test_every_reason_is_the_reason(laws: str, games: int) -> None:
    figures = Figures()
    for number in range(games):
        word = f"true words {number}"
        rng, state = Rng(seed_from(word)), fresh(2 + number % 4, word, laws=laws)
        for step in range(STEPS):
            if not (choices := KEYTHEDRAL.choices(state)):
                break
            seat = next_to_move(choices, rng).seat
            decision = KEYTHEDRAL.decision_of(state, seat)
            assert decision is not None
            if step % EVERY == 0:
                said = [
                    Said(KEYTHEDRAL, state, seat, "reason", why) for why in KEYTHEDRAL.why_not(state, seat)
                ]
                said.append(Said(KEYTHEDRAL, state, seat, "question", decision.ask, decision))
                said += [
                    Said(
                        KEYTHEDRAL, state, seat, "caution", option.caution, decision, option, (option.action,)
                    )
                    for option in decision.options
                    if option.caution is not None
                ]
                for each in said:
                    check(CLAIMS, each, figures, f"{word}, step {step}")
            option = random_ish_player(KEYTHEDRAL.view_for(state, seat), decision, rng)
            KEYTHEDRAL.play(state, option.action, Silence())
    assert not figures.false, figures.told()
    assert not figures.unknown, figures.told()
    assert ("caution", "keythedral-caution-workers") in figures.tried
    assert figures.tried.total() > 1000
