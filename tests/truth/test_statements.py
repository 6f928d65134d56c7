"""Every statement of a game is true: reasons, questions, forecasts, notes, cautions, mistakes, orders, hints,
objectives. `TRUTH=60 pytest tests/truth` (`make truth`) plays 60 new games of each and prints the figures;
without it the tests play a few fixed ones."""

from __future__ import annotations

import os
import secrets

import pytest

from bot.locales.translations import message_ids
from engine.core import plan_answers
from engine.core.rng import Rng, seed_from
from engine.core.setup import PRINTED
from engine.core.text import Text
from engine.keyflower.game import KEYFLOWER
from engine.keyper.game import KEYPER
from engine.keythedral.game import KEYTHEDRAL
from tests.support.conformance import setup_for
from tests.support.filled_forms import brought
from tests.support.keyflower import scene
from tests.support.keyper import Table
from tests.support.keythedral import hamlet
from tests.support.plans import seeded
from tests.truth import hints, keyflower, keyper, keyper_aims, keythedral, lines
from tests.truth.claims import Claims, Figures, Said, check, sentences, try_game

WANTED = int(os.environ.get("TRUTH", "0"))
FIGURES = dict[str, Figures]()
ALL = (keyper.CLAIMS, keyflower.CLAIMS, keythedral.CLAIMS)
OWN_BOX = {PRINTED: "random"}
"""Another box for each game, as somebody might own it."""
TABLES = {
    "keyper": (keyper.CLAIMS, 93, {}),
    "keyper, own boxes": (keyper.CLAIMS, 124, OWN_BOX),
    "keyflower": (keyflower.CLAIMS, 33, {}),
    "merchants": (keyflower.CLAIMS, 33, {"merchants": "all", "screens": "memory-aid"}),
    "keythedral": (keythedral.CLAIMS, 82, {}),
    "keythedral, strict": (keythedral.CLAIMS, 82, {"windows": "strict"}),
    "keythedral, face up": (keythedral.CLAIMS, 122, {"face-up": "on", "literal": "on", "edition": "second"}),
    "keythedral, own boxes": (keythedral.CLAIMS, 82, OWN_BOX),
}
"""Of the positions of a game one in so many is tried, and twice as many if games are asked for."""
FEW = 3
KINDS = {"reason", "question", "forecast", "note", "order", "hint"}
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


@pytest.mark.parametrize("table", TABLES)
def test_everything_said_in_random_games_is_so(table: str) -> None:
    claims, every, options = TABLES[table]
    figures, seats = FIGURES.setdefault(table, Figures()), claims.game.spec.seats
    word = secrets.token_hex(4) if WANTED else "held"
    for number in range(WANTED or FEW):
        seed = f"{word} {number}"
        box = (
            {PRINTED: brought(claims.game, Rng(seed_from(f"box {seed}")))} if options is OWN_BOX else options
        )
        try_game(claims, seats[number % len(seats)], seed, figures, every // (2 if WANTED else 1), **box)
    assert not figures.false, figures.told()
    assert not figures.unknown, figures.told()
    kinds = KINDS if claims.aims is None else {*KINDS, "aim"}
    assert {kind for kind, tried, _ in figures.by_kind() if tried} >= kinds
    assert len(figures.tried) > 20


def test_a_false_sentence_and_one_without_a_checker_are_found() -> None:
    """A question with a false claim, and a message without a checker."""
    state = KEYPER.new_game(setup_for(KEYPER, 3, "lie"))
    seat = KEYPER.seats_to_act(state)[0]
    decision = next(iter(sentences(KEYPER, state, seat))).decision
    figures = Figures()
    lie = Text("keyper-ask-turn-keyper")  # “You have no keyples left.”
    check(keyper.CLAIMS, Said(KEYPER, state, seat, "question", lie, decision), figures, "here")
    new = Text("keyper-why-moon")
    check(keyper.CLAIMS, Said(KEYPER, state, seat, "reason", new, decision), figures, "here")
    assert figures.false == {("question", "keyper-ask-turn-keyper"): 1}
    assert figures.unknown == {("reason", "keyper-why-moon"): 1}


def test_kp_182_an_aim_counts_what_a_tile_scores_for_a_fair() -> None:
    table = Table(2).built(0, "village-1", "entertainer", upgraded=True)
    table.player(0).winter_fairs = ["winter-1"]
    assert [wrong for _, wrong in keyper_aims.aims(table.state, 0) if wrong] == []


def test_a_hint_holds_where_another_has_begun_to_answer() -> None:
    """Both may play a law now (KT-99), and a hint ignores the other player's draft."""
    here = hamlet().law(0, "work-order", "price-decrease").law(1, "good-harvest").work()
    here.play(1, "play good-harvest").play(0, "play work-order")
    figures = Figures()
    hints.try_hints(KEYTHEDRAL, here.state, 0, figures, "there")
    assert figures.tried["hint", "hints-costs"], "the law that is played is gone"
    assert not figures.false, figures.told()


@pytest.mark.parametrize("drops", [False, True])
def test_a_written_turn_that_drops_what_follows_is_found(
    monkeypatch: pytest.MonkeyPatch, drops: bool
) -> None:
    """KM-66: Ben could take two contracts and hand over, and stops at the first."""
    if drops:
        goes_on = plan_answers._next_of
        monkeypatch.setattr(
            plan_answers, "_next_of", lambda line, *at: None if line.begun else goes_on(line, *at)
        )
    game = scene(2, merchants="all").tile("keywood").screen(0, red=3).screen(1, red=3)
    game.build(1, "merchant", upgraded=True)
    figures = Figures()
    for number in range(20):
        lines.try_line(KEYFLOWER, game.state, seeded(f"dropped {number}"), figures, "here")
    assert len(figures.tried) == 2, "undisturbed, and as the game goes"
    assert bool(figures.false) == drops, figures.told()
