"""Custom content of Keythedral: the form, its checks, and games with it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from engine.core.content import ContentError
from engine.core.setup import PRINTED
from engine.keythedral.content.box import NEWEST, OLDEST, Content
from engine.keythedral.content.form import FORM
from engine.keythedral.content.sets import SETS
from engine.keythedral.content.shapes import KINDS
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.prices import prices_on
from engine.keythedral.queries import slots_on_sale
from tests.support.conformance import setup_for
from tests.support.filled_forms import written
from tests.support.keythedral import hamlet


def read(**costs: str) -> Any:
    values: Any = {f"seats.{seat.strip('_').replace('_', '-')}": cost for seat, cost in costs.items()}
    return FORM.read(written(values, "my shelf", "keythedral"))


def test_the_form_asks_for_what_is_ours_and_nothing_else() -> None:
    assert len(FORM.blanks) == 34
    assert [len(part.blanks) for part in FORM.parts] == [6, 8, 8, 6, 6]
    assert all(f"{blank.key} = " in FORM.written() for blank in FORM.blanks.values())
    filled = FORM.read(FORM.written().replace('name = ""', 'name = "mine"'))
    assert filled.content == structs.replace(NEWEST, name="mine")
    assert len(filled.left) == 34


def test_a_seat_costs_the_values_of_the_form() -> None:
    found = read(_1_1="Water, 2 stones", _5_1="gold, wine, Food").content
    tiles = {found.tiles[at].id: found.tiles[at] for places in found.seats for at in places}
    assert dict(zip(KINDS, tiles["1-1"].cost, strict=True)) == {
        **dict.fromkeys(KINDS, 0), "stone": 2, "water": 1,
    }  # fmt: skip
    assert tiles["5-1"].cost == (0, 0, 1, 0, 1, 0, 0, 1)
    assert tiles["5-2"] == NEWEST.tiles[35]


@pytest.mark.parametrize(
    ("costs", "found", "expected"),
    [
        ({"_1_1": "stone"}, "1 of them (stone)", "2 to 6 of"),
        ({"_1_1": "7 stone"}, "7 of them", "2 to 6 of"),
        ({"_1_1": "stone, stone, stone, stone"}, "4 stone", "at most 3 cubes of a kind"),
        ({"_1_2": "wine, stone"}, '"wine"', "stone, wood, food, water"),
        ({"_2_1": "stone, ironwork"}, '"ironwork"', "stone, wood, food, water"),
        ({"_3_1": "stone, food"}, '"stone"', "wood, food, water, wine, ironwork"),
        ({"_3_2": "glass, food"}, '"glass"', "wood, food, water, wine, ironwork"),
        ({"_4_1": "wood, gold"}, '"wood"', "food, water, wine, ironwork, glass, gold"),
        ({"_4_2": "food, water"}, "no craft good", "KT-56"),
        ({"_5_6": "wine, wine, food"}, "no craft good", "KT-56"),
        ({"_5_1": "gould, wine"}, '"gould"', "did you mean gold?"),
        ({"_5_1": "stained glass, wine"}, '"stained glass"', "did you mean glass?"),
        ({"_5_1": "2 stained glass, wine"}, '"2 stained glass"', "did you mean 2 glass?"),
        ({"_5_1": "2x gold, wine"}, '"2x gold"', "did you mean 2 gold?"),
        ({"_5_1": "2× gold, wine"}, '"2× gold"', "did you mean 2 gold?"),
        ({"_5_1": "2gold, wine"}, '"2gold"', "did you mean 2 gold?"),
        ({"_1_1": "0 stone, 2 wood"}, '"0 stone"', "2 to 6 of: stone, wood, food, water"),
        ({"_1_1": "00 stone, 2 wood"}, '"00 stone"', "2 to 6 of: stone, wood, food, water"),
        ({"_1_1": "stone; wood"}, '"stone; wood"', "with a comma between them"),
        ({"_1_1": "stone + wood"}, '"stone + wood"', "with a comma between them"),
        ({"_2_9": "stone, wood"}, "a value with this name", "one of those in the form"),
    ],
)
def test_kt_56_an_impossible_price_is_reported_with_its_line(
    costs: dict[str, str], found: str, expected: str
) -> None:
    told = read(**costs)
    (mistake,) = told.mistakes
    assert told.content is None
    assert mistake.line == 4  # below the game, the name and the head of the seats
    assert found in mistake.found
    assert expected in mistake.expected


def dearer(content: Content, at: int, **changes: Any) -> Content:
    tiles = list(content.tiles)
    tiles[at] = structs.replace(tiles[at], **changes)
    return structs.replace(content, tiles=tuple(tiles))


@pytest.mark.parametrize(
    "content",
    [
        structs.replace(NEWEST, workers=11),
        structs.replace(NEWEST, cubes=(99, *NEWEST.cubes[1:])),
        structs.replace(NEWEST, laws=NEWEST.laws[:-1]),
        structs.replace(NEWEST, tiles=NEWEST.tiles[:-1]),
        structs.replace(NEWEST, seats=OLDEST.seats[::-1]),
        dearer(NEWEST, 0, number=2),
        dearer(NEWEST, 0, id="1-7"),
        dearer(NEWEST, 0, cost=(1, 1)),
        dearer(NEWEST, 0, cost=(-1, 3, 0, 0, 0, 0, 0, 0)),
        dearer(NEWEST, 28, cost=NEWEST.tiles[0].cost),
    ],
)
def test_kt_15_nothing_else_of_the_box_can_be_otherwise(content: Content) -> None:
    with pytest.raises(ContentError, match=r"found .*; expected "):
        SETS.bring(content)
    assert not SETS.knows(content.fingerprint)


def test_a_seat_costs_what_its_game_was_begun_with() -> None:
    asked = {f"_1_{n}": "3 food, 2 water" for n in range(1, 7)}
    name = SETS.bring(read(**asked).content)
    own = KEYTHEDRAL.new_game(setup_for(KEYTHEDRAL, 3, "own", **{PRINTED: name, "open-design": "on"}))
    ours = KEYTHEDRAL.new_game(setup_for(KEYTHEDRAL, 3, "own", **{"open-design": "on"}))
    for state, cost in ((own, {(0, 0, 3, 2, 0, 0, 0, 0)}), (ours, set())):
        state.number = 1
        assert {price for slot in slots_on_sale(state) for price in prices_on(state, slot)} >= cost
        seen = KEYTHEDRAL.view_for(state, 0).slots[0].cost
        assert (seen == {"food": 3, "water": 2}) == bool(cost)
    assert KEYTHEDRAL.from_json(KEYTHEDRAL.to_json(own)).content is own.content
    assert len(KEYTHEDRAL.to_json(own)) == len(KEYTHEDRAL.to_json(ours))


def test_kt_58_a_seat_of_gold_alone_is_not_made_cheaper() -> None:
    name = SETS.bring(read(**{f"_5_{n}": "2 gold" for n in range(1, 7)}).content)
    state = KEYTHEDRAL.new_game(setup_for(KEYTHEDRAL, 3, "own", **{PRINTED: name, "open-design": "on"}))
    last = len(state.mat) - 1
    assert prices_on(state, last, cheaper=True) == prices_on(state, last) == ((0, 0, 0, 0, 0, 0, 0, 2),)


@pytest.mark.parametrize("rulings", ["5", "6"])
def test_kt_110_kt_145_price_decrease_is_offered_where_it_changes_a_price(rulings: str) -> None:
    box = {f"_4_{n}": "2 gold" for n in range(1, 7)} | {"_4_1": "gold, wine"}
    name = SETS.bring(read(**box).content)
    here = hamlet(3, rulings=rulings, **{PRINTED: name})
    here.law(0, "price-decrease", "substitution").gone("repeal-law", "start-order", "house-moratorium")
    here.cubes(0, gold=3, wine=3, glass=3).on_sale(4).tile("4a", "4-1").tile("4b", "4-2").spend()
    offered = here.words(0)
    assert "buy seat 4a using price-decrease" in offered
    assert "buy seat 4b using substitution" in offered
    pointless = {"buy seat 4b using price-decrease", "buy seat 4b using both"} & {*offered}
    assert bool(pointless) == (rulings == "5"), "games begun before go on as they were"
    here.play(0, "play price-decrease")
    assert ("4b" in here.words(0)) == (rulings == "5")


def test_kt_145_with_gold_alone_on_the_mat_the_reason_is_told() -> None:
    name = SETS.bring(read(**{f"_{number}_{n}": "2 gold" for number in (4, 5) for n in range(1, 7)}).content)
    here = hamlet(3, **{PRINTED: name}).law(0, "price-decrease")
    here.gone("repeal-law", "start-order", "house-moratorium").cubes(0, gold=3).on_sale(4).spend()
    assert not any("price-decrease" in words for words in here.words(0))
    assert "keythedral-why-law-gold" in {reason.key for reason in KEYTHEDRAL.why_not(here.state, 0)}
