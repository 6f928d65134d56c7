"""Custom content in records, menus and names. Whole games with it: `tests/engine/test_custom_content.py`."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.locales import speaker
from engine.core.record import RecordError, verify
from engine.core.rng import Rng, seed_from
from engine.core.setup import PRINTED, Setup
from engine.core.text import text
from engine.keyper.content.box import SHIPPED, Content
from engine.keyper.content.sets import SETS
from engine.keyper.game import KEYPER
from engine.keyper.names import display_name, fold_name
from engine.simulate import recorded
from render.registry import PAINTERS
from tests.support.conformance import setup_for
from tests.support.filled_forms import own_box


@pytest.fixture
def table_values() -> None:
    """Keep the printed values; the tests of the rules replace them with simpler ones."""


def agreed(box: Content, seats: int, seed: str) -> Setup:
    return setup_for(KEYPER, seats, seed, **{PRINTED: SETS.bring(box)})


def test_a_record_with_values_against_the_rules_is_refused() -> None:
    record = recorded(KEYPER, agreed(replace(SHIPPED, name="another"), 2, "0"), ("random", "random"))
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


def test_kp_190_no_name_of_a_display_promises_fields_that_it_lacks() -> None:
    """Wherever a display is named: pictures in words, menus, orders, news."""
    box, rng, say = own_box("keyper", 0), Rng(seed_from("names")), speaker("en", markdown=False)
    painter, state, heard = PAINTERS["keyper"], KEYPER.new_game(agreed(box, 2, "names")), set[str]()
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
