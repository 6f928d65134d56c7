"""Whole games with random custom content end, lose no piece, score, are drawn and can be replayed.
LATCHKEY_BOXES=50 tries 50 sets instead of a few."""

from __future__ import annotations

import os

import pytest
from msgspec.structs import replace

from bot.locales import speaker
from engine.core.content import ContentError
from engine.core.record import RecordError, export, imported, verify
from engine.core.rng import Rng, seed_from
from engine.core.setup import PRINTED, Setup
from engine.core.text import text
from engine.keyper.content.box import SHIPPED, Content
from engine.keyper.content.sets import SETS
from engine.keyper.game import KEYPER
from engine.keyper.names import display_name, fold_name
from engine.simulate import play_random, recorded
from render.registry import PAINTERS
from tests.support.conformance import check_position, setup_for
from tests.support.filled_forms import forget
from tests.support.keyper_custom_content import random_box

SEEDS = [str(number) for number in range(int(os.environ.get("LATCHKEY_BOXES", "3")))]


@pytest.fixture
def table_values() -> None:
    """Keep the printed values; the tests of the rules replace them with simpler ones."""


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
def test_it_is_drawn_worded_and_evaluated(seed: str) -> None:
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


def shuffled(*order: str) -> Content:
    """Ours with the displays of autumn and winter in another order, as an owner may write them."""
    shown = {display.id: display.fields for display in SHIPPED.displays}
    displays = tuple(
        replace(display, fields=shown[order[("w1", "w2", "w3", "w4").index(display.id)]])
        if display.id in ("w1", "w2", "w3", "w4")
        else display
        for display in SHIPPED.displays
    )
    return replace(SHIPPED, name="shuffled", displays=displays)


def test_kp_190_a_display_is_called_by_the_fields_it_has() -> None:
    box = shuffled("w4", "w2", "w1", "w3")
    assert display_name(box, "w3") == text("keyper-display-w1")
    assert fold_name(box, "w3") == text("keyper-fold-w1")
    assert all(
        display_name(SHIPPED, each.id) == text(f"keyper-display-{each.id}") for each in SHIPPED.displays
    )
    other = replace(box.displays[-1], fields=(*box.displays[-1].fields[:-1], "chickens"))
    changed = replace(box, displays=(*box.displays[:-1], other))
    assert display_name(changed, "w4") == text("keyper-display-other", number="W4")
    assert fold_name(changed, "w4") == text("keyper-fold-other", number="W4")


@pytest.mark.parametrize("seed", SEEDS)
def test_kp_190_no_name_of_a_display_promises_fields_that_it_lacks(seed: str) -> None:
    """Wherever a display is named: pictures in words, menus, orders, news."""
    box, rng, say = random_box(seed), Rng(seed_from(f"names {seed}")), speaker("en", markdown=False)
    painter, state, heard = PAINTERS["keyper"], KEYPER.new_game(agreed(box, 2, seed)), set[str]()
    shipped = {
        say(text(f"keyper-{kind}-{each.id}")): each
        for kind in ("fold", "display")
        for each in SHIPPED.displays
    }
    fields = {frozenset(display.fields) for display in box.displays}
    wrong = [name for name, display in shipped.items() if frozenset(display.fields) not in fields]
    assert wrong
    while choices := KEYPER.choices(state):
        if state.stage == "fold":
            view = KEYPER.view_for(state, choices[0].seat)
            heard |= {painter.board(view, say)}
            heard |= {painter.alt(view, kind, say) for kind in painter.kinds(view)}
            decision = KEYPER.decision_of(state, choices[0].seat)
            assert decision is not None
            heard |= {say(entry) for option in decision.options for entry in option.menu}
            heard |= {say(entry) for offer in KEYPER.plans(view) for entry in offer.menu}
        done = KEYPER.apply(state, rng.choice(choices[0].actions))
        heard |= {say(event.text) for event in done.events}
        state = done.state
    assert any("Side W" in line for line in heard)
    said = [line.replace(say(text("keyper-tile-livestock-market")), "") for line in heard]
    assert [line for line in said for name in wrong if name in line] == []
