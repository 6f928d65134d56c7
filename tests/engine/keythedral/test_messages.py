"""Every message the game names exists, with every variable it needs; text forms are typed and read back."""

from __future__ import annotations

import re

import pytest

from bot.locales import speaker
from engine.core.tell import Tell
from engine.keythedral.content.box import NEWEST
from engine.keythedral.content.laws import LAW_KEYS
from engine.keythedral.content.shapes import COLOURS, FIELDS, KINDS, MAKERS, SPACES
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.state import WATCHES
from tests.engine.keythedral.sensible import sensible_game
from tests.support.keythedral import Scene, fresh, hamlet, random_game
from tests.support.messages import check_said, messages
from tests.support.source import ROOT

english = speaker("en", ("Ann", "Ben", "Cat", "Dan", "Eve"), markdown=False)


@pytest.mark.parametrize(
    "options", [{}, {"literal": "on"}, {"face_up": "on"}, {"single_field": "on", "edition": "second"}]
)
def test_everything_told_has_its_words(options: dict[str, str]) -> None:
    tell = Tell()
    for seats in (2, 4):
        state = sensible_game(seats, f"told {seats}", tell, **options)
        for line in KEYTHEDRAL.score(state):
            check_said("keythedral", line.text)
            for detail in line.detail:
                check_said("keythedral", detail)
    for number in range(3):
        tell.events += random_game(3, f"told {number}", 2_000, **options).events
    for event in tell.events:
        check_said("keythedral", event.text)


def test_every_name_of_content_has_its_words() -> None:
    names = [f"kind-{kind}" for kind in KINDS] + [f"field-{field}" for field in FIELDS]
    names += [f"colour-{colour}" for colour in COLOURS] + [f"space-{space}" for space in SPACES]
    names += [f"craftsman-{craftsman}" for craftsman in MAKERS] + [f"watch-{watch}" for watch in WATCHES]
    names += [f"law-{key}{more}" for key in LAW_KEYS.values() for more in ("", "-help")]
    names += [f"ask-aim-{law.aim or 'law'}" for law in NEWEST.laws]
    names += ["ask-aim-trade-then", "ask-aim-sale-then", "name"]
    names += [f"ask-start-{stage}" for stage in ("work", "harvest", "spend", "auction")]
    assert [name for name in names if f"keythedral-{name}" not in messages("keythedral")] == []


def test_two_spots_have_different_texts() -> None:
    """A field and a corner may have the same number, so their texts say which is meant."""
    here = Scene(fresh(3, start="0"))
    here.play(0, f"{here.words(0)[0]} cottage 1")
    menus = [english(option.menu[0]) for option in here.decision(0).options]
    assert len(set(menus)) == len(menus)
    assert "corner 8" in menus
    here.play(0, "at 0,-1 end")
    told = english(here.told("laid")[0].text)
    assert " on place 6 and blue cottage 1 at corner 2." in told


def test_sides_are_named_by_what_lies_on_both() -> None:
    here = hamlet().cubes(0, wood=1, wine=2).gone("start-order", "house-moratorium").spend().play(0, "fence")
    option = next(option for option in here.decision(0).options if option.words == "1,0-ne")
    assert [english(level) for level in option.menu] == [
        "blue cottage 1",
        "Towards farm 9",
    ]
    here.play(0, "1,0-ne end")
    told = english(here.told("fenced-off")[0].text)
    assert told.endswith("pays 1 wood to build a fence between blue cottage 1 and farm 9.")


def test_no_message_is_left_over() -> None:
    code = "\n".join(path.read_text() for path in (ROOT / "engine" / "keythedral").rglob("*.py"))
    built = ["kind", "field", "colour", "space", "craftsman", "watch", "law", "ask", "option"]
    built += [
        "name",
        "picture",
        "synonyms",
        "chapter",
        "chapters",
        "final",
    ]  # asked for by the bot, of every game
    built += [
        "corner",
        "cell",
        "site",
        "side",
        "fenced",
        "fence",
        "column",
        "north",
        "south",
        "east",
        "west",
        "no",
        "sent",
        "harvest",
    ]  # by where something lies: in older logs
    unused = [
        name
        for name in messages("keythedral", ".ftl")
        if f'"{name}"' not in code and name.removeprefix("keythedral-").split("-")[0] not in built
    ]
    assert unused == []


def test_a_seat_says_its_price_and_points_where_it_is_bought() -> None:
    here = hamlet(laws="off").cubes(0, stone=4, wood=4, food=4, water=4, wine=4).spend()
    menus = [option.menu for option in here.decision(0).options if option.words.startswith("buy")]
    slots = [slot for slot in KEYTHEDRAL.view_for(here.state, 0).slots if slot.on_sale]
    assert [len(menu) for menu in menus] == [1] * len(slots)  # nothing to choose about the payment
    for menu, slot in zip(menus, slots, strict=True):
        words = english(menu[0])
        assert words.startswith(f"Buy seat {slot.key} for ")
        assert words.endswith(" (1 point)")
        assert all(f"{count} {kind}" in words for kind, count in slot.cost.items())


def test_a_seat_with_a_choice_of_payments_asks_for_it() -> None:
    here = hamlet().law(0, "price-decrease").gone("start-order", "house-moratorium", "repeal-law")
    here.cubes(0, stone=4, wood=4, food=4, water=4, wine=4).spend()
    menus = [option.menu for option in here.decision(0).options if option.words.startswith("buy")]
    assert {len(menu) for menu in menus} == {2}
    assert english(menus[0][0]) == "Buy seat 1a (1 point)"


def test_seats_turned_up_are_told_with_their_costs() -> None:
    here = hamlet(laws="off").tile("1a", "1-1").on_sale(1, "1b", "1c", "1d").cubes(0, stone=1, wood=1)
    here.spend().play(0, "buy seat 1a with stone wood end")
    told = english(here.told("turned-up")[-1].text)
    slots = [slot for slot in KEYTHEDRAL.view_for(here.state, 0).slots if slot.on_sale]
    assert len(slots) == 4
    for slot in slots:
        costs = told.split(f"{slot.key} (")[1].split(")")[0]
        assert all(f"{count} {kind}" in costs for kind, count in slot.cost.items())


def test_the_rules_page_says_how_to_type_moves_of_today_alone() -> None:
    page = (ROOT / "docs" / "rules" / "keythedral.md").read_text()
    table = page.split("## Typing a move")[1]
    typed = [line.split() for line in re.findall(r"`([a-z][^`]*)`", table)]
    assert {"lay", "send", "buy", "decline"} <= {words[0] for words in typed}
    assert {"watch", "arm", "disarm"}.isdisjoint(words[0] for words in typed)
    played = {words[1] for words in typed if words[0] == "play"}
    assert played <= {*LAW_KEYS.values()}
