"""Whole games with boxes that nobody owns: they end, lose no piece, score, are drawn, and replay anywhere.

LATCHKEY_BOXES=50 tries so many instead of a few."""

from __future__ import annotations

import os

import pytest
from msgspec.structs import replace

from bot.words import speaker
from engine.core.content import ContentError
from engine.core.record import RecordError, export, imported, verify
from engine.core.rng import Rng, seed_from
from engine.core.setup import PRINTED, Setup
from engine.keyper.content.box import SHIPPED, Content
from engine.keyper.content.sets import SETS
from engine.keyper.game import KEYPER
from engine.simulate import play_random, recorded
from render.registry import PAINTERS
from tests.support.conformance import check_position, setup_for
from tests.support.filled_forms import forget
from tests.support.keyper_boxes import random_box

SEEDS = [str(number) for number in range(int(os.environ.get("LATCHKEY_BOXES", "3")))]


@pytest.fixture
def table_values() -> None:
    """As they are printed: the rules' own tests play with plainer ones."""


def agreed(box: Content, seats: int, seed: str) -> Setup:
    return setup_for(KEYPER, seats, seed, **{PRINTED: SETS.bring(box)})


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_ends_and_conserves_every_piece(seed: str) -> None:
    box = random_box(seed)
    for seats in (2, 4):
        state, picks, _ = play_random(KEYPER, agreed(box, seats, seed), Rng(seed_from(seed)), conserve=True)
        assert state.stage == "over"
        assert state.content == box
        assert len(KEYPER.standings(state)) == seats
        assert picks > 100
    assert KEYPER.copy(state).content is KEYPER.from_json(KEYPER.to_json(state)).content is state.content


@pytest.mark.parametrize("seed", SEEDS[:2])
def test_its_record_replays_on_a_machine_that_never_saw_the_box(seed: str) -> None:
    record = recorded(KEYPER, agreed(random_box(seed), 2, seed), ("random", "random-ish"))
    data = export(record)
    forget(SETS)
    with pytest.raises(ContentError, match="not known here"):
        verify(replace(imported(data), content=None), KEYPER)
    assert KEYPER.standings(verify(imported(data), KEYPER)) == list(record.standings)


def test_a_record_with_other_values_than_it_names_does_not_hold() -> None:
    record = recorded(KEYPER, agreed(random_box("0"), 2, "0"), ("random", "random"))
    other = random_box("1")
    SETS.bring(other)
    with pytest.raises(RecordError, match="not those it was played with"):
        verify(replace(record, content=SETS.carried(other.fingerprint)), KEYPER)


def test_a_record_with_values_against_the_rules_is_refused() -> None:
    record = recorded(KEYPER, agreed(random_box("0"), 2, "0"), ("random", "random"))
    assert record.content is not None
    spoilt = record.content | {"build_costs": record.content["build_costs"] | {"barn": ["gold"]}}
    box = SETS.read(spoilt)
    setup = replace(record.setup, options=record.setup.options | {PRINTED: box.fingerprint})
    with pytest.raises(RecordError, match="found gold"):
        verify(replace(record, content=spoilt, setup=setup), KEYPER)


def test_a_record_of_what_ships_carries_nothing() -> None:
    record = recorded(KEYPER, setup_for(KEYPER, 2), ("random", "random"))
    assert record.content is None
    assert record.setup.printed == SHIPPED.fingerprint


@pytest.mark.parametrize("seed", SEEDS)
def test_it_is_drawn_said_and_judged(seed: str) -> None:
    box, painter, say = random_box(seed), PAINTERS["keyper"], speaker("de", markdown=False)
    setup, rng = agreed(box, 3, seed), Rng(seed_from(f"look {seed}"))
    state = KEYPER.new_game(setup)
    for _ in range(5):
        for _ in range(60):
            choices = KEYPER.choices(state)
            if not choices:
                break
            action = choices[0].actions[rng.below(len(choices[0].actions))]
            state = KEYPER.apply(state, action).state
        view = KEYPER.view_for(state, 0)
        assert view.content == box
        for kind in painter.kinds(view):
            painter.draw(view, kind, say)
            assert painter.alt(view, kind, say)
        if KEYPER.choices(state):
            check_position(KEYPER, state, rng)


def test_prices_in_menus_are_those_of_the_box() -> None:
    dear = replace(SHIPPED, name="dear", build_costs=SHIPPED.build_costs | {"barn": ("wheat", "wheat")})
    state = KEYPER.new_game(agreed(dear, 2, "menus"))
    assert state.content.printed_costs["barn"] == (("wheat", "wheat"),)
    view = KEYPER.view_for(state, 0)
    painter, say = PAINTERS["keyper"], speaker("en", markdown=False)
    told = painter.board(replace(view, shown=("barn",)), say)
    assert "2 wheat" in told
