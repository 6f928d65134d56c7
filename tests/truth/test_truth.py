"""Whatever is said in a game is so: reasons, questions, forecasts, notes, cautions, follies, orders, hints.

`TRUTH=60 pytest tests/truth` (`make truth`) plays so many games of each, new ones each time, and tells the
figures; without it a few, always the same."""

from __future__ import annotations

import os
import secrets
from typing import Any

import msgspec
import pytest

from bot.words.speak import message_ids
from engine.core.game import Game
from engine.core.tell import Silence
from engine.core.text import Text
from engine.keyper.game import KEYPER
from engine.players import STRENGTHS, answer, question_of
from engine.simulate import next_to_move
from tests.support.conformance import setup_for
from tests.support.planning import check_offered
from tests.support.plans import seeded
from tests.truth import keyflower, keyper, keythedral
from tests.truth.claims import Claims, Figures, Said, check, sentences, try_game

WANTED = int(os.environ.get("TRUTH", "0"))
FIGURES = dict[str, Figures]()
ALL = (keyper.CLAIMS, keyflower.CLAIMS, keythedral.CLAIMS)
EVERY = {"keyper": 23, "keyflower": 11, "keythedral": 41}
"""Of the positions of a game one in so many is tried."""
FEW = 3
OTHER_WORDS = ("-help", "-brief", "-heading")
"""What a piece does, and the same in fewer words."""


def _name(claims: Claims) -> str:
    return claims.game.key


@pytest.mark.parametrize("claims", ALL, ids=_name)
def test_every_message_has_a_checker_or_claims_nothing(claims: Claims) -> None:
    """A new sentence is sorted: as a claim with its meaning, or as a name, news or a bare question."""
    mine = [id_ for id_ in message_ids() if id_.startswith(f"{claims.game.key}-")]
    ids = [id_ for id_ in mine if not id_.endswith(OTHER_WORDS)]
    assert [id_ for id_ in ids if not (claims.checker(id_) or claims.is_silent(id_))] == []
    assert [id_ for id_ in ids if claims.checker(id_) and claims.is_silent(id_)] == []


@pytest.mark.parametrize("claims", ALL, ids=_name)
def test_everything_said_in_random_games_is_so(claims: Claims) -> None:
    figures = FIGURES.setdefault(claims.game.key, Figures())
    seats, word = claims.game.spec.seats, secrets.token_hex(4) if WANTED else "held"
    for number in range(WANTED or FEW):
        try_game(claims, seats[number % len(seats)], f"{word} {number}", figures, EVERY[claims.game.key])
    assert not figures.false, figures.told()
    assert not figures.unknown, figures.told()
    assert len(figures.tried) > 20


@pytest.mark.parametrize("game", [claims.game for claims in ALL], ids=lambda game: game.key)
def test_hints_can_be_played_and_name_what_they_weigh(game: Game[Any, Any, Any]) -> None:
    """Each is a whole turn, the first is no worse than the others, and every reason is known by name."""
    rng, state, found = seeded("hints"), game.new_game(setup_for(game, 3, "hints")), 0
    words = set(message_ids())
    for step in range(WANTED * 20 or 400):
        choices = game.choices(state)
        if not choices:
            break
        seat, actions, free = next_to_move(choices, rng)
        if not free and step % 20 == 0:
            question = question_of(game, state, seat, f"hints {step}", steps=300)
            weighed = answer(STRENGTHS["easy"], msgspec.structs.replace(question, reasons=True)).candidates
            for each in weighed[:3]:
                found += 1
                check_offered(game, state, seat, each.picks)
                assert each.value <= weighed[0].value
                for change in each.changes:
                    assert f"{game.key}-feature-{change.feature}" in words
                    assert change.after != change.before or not change.worth
        game.play(state, rng.choice(actions), Silence())
    assert found > 10


def test_a_false_sentence_and_one_without_a_checker_are_found() -> None:
    """A question that claims what is not so, and a message that nobody has sorted."""
    state = KEYPER.new_game(setup_for(KEYPER, 3, "lie"))
    seat = KEYPER.must_decide(state)[0]
    decision = next(iter(sentences(KEYPER, state, seat))).decision
    figures = Figures()
    lie = Text("keyper-ask-turn-keyper")  # “You have no keyple left.”
    check(keyper.CLAIMS, Said(KEYPER, state, seat, "question", lie, decision), figures, "here")
    new = Text("keyper-why-moon")
    check(keyper.CLAIMS, Said(KEYPER, state, seat, "reason", new, decision), figures, "here")
    assert figures.false == {("question", "keyper-ask-turn-keyper"): 1}
    assert figures.unknown == {("reason", "keyper-why-moon"): 1}
