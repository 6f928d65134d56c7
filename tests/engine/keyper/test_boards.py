"""Country boards (KP-74, KP-189 to KP-195): the house boards follow the rules for all sets of displays."""

from __future__ import annotations

import pytest

from engine.keyper.content.goods import KEYP, RIVER, SEASONS
from engine.keyper.content.house import DISPLAYS
from engine.keyper.content.shapes import PerField, Season
from engine.keyper.game import KEYPER
from tests.support.conformance import setup_for
from tests.support.keyper_box import DISPLAY_FIELDS, FIELDS, OFFERED, SPRING_DISPLAYS, TILES


def shown_in(season: Season) -> set[str]:
    return {field.id for display in OFFERED[season] for field in DISPLAY_FIELDS[display]}


def borders(display: str, colour: str) -> int:
    return sum(field.colour == colour for field in DISPLAY_FIELDS[display])


def test_kp_74_convert_fields_exist_in_spring_and_summer_only() -> None:
    converts = {"convert-clay", "convert-logs", "convert-rock"}
    assert [bool(converts & shown_in(season)) for season in SEASONS] == [True, True, False, False]


def test_kp_189_fifteen_fields_with_one_keyp_field_and_one_river() -> None:
    for display in DISPLAYS:
        assert len(display.fields) == len(set(display.fields)) == 15
        assert display.fields.count(KEYP) == display.fields.count(RIVER) == 1


def test_kp_190_four_different_displays_each_season() -> None:
    for season in SEASONS:
        fields = [frozenset(field.id for field in DISPLAY_FIELDS[display]) for display in OFFERED[season]]
        assert len(set(fields)) == len(fields) == 4
    assert OFFERED["autumn"] == OFFERED["winter"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_kp_191_in_spring_nobody_chooses(seats: int) -> None:
    state = KEYPER.new_game(setup_for(KEYPER, seats))
    assert state.stage == "turn"
    assert [board.display for board in state.boards] == list(OFFERED["spring"][:seats])
    assert OFFERED["spring"] == SPRING_DISPLAYS


def test_kp_192_chickens_goats_and_gems_by_season() -> None:
    two = {field.id for display in SPRING_DISPLAYS[:2] for field in DISPLAY_FIELDS[display]}
    three = two | {field.id for field in DISPLAY_FIELDS[SPRING_DISPLAYS[2]]}
    assert not {"chickens", "goats"} & two
    assert {"chickens", "goats"} <= three
    assert "chickens" not in shown_in("summer")
    gems = {"emeralds", "gold", "rubies", "sapphires"}
    assert not gems & (shown_in("spring") | shown_in("summer"))
    assert gems <= shown_in("autumn")


@pytest.mark.parametrize(
    ("colour", "most"), [("black", 4), ("orange", 2), ("brown", 3), ("grey", 3), ("light-green", 3)]
)
def test_kp_193_the_most_fields_of_each_colour_in_autumn_and_winter(colour: str, most: int) -> None:
    assert max(borders(display, colour) for display in OFFERED["winter"]) == most


def test_kp_193_kp_184_the_maxima_of_the_field_tiles_follow() -> None:
    maxima = {
        "farmers-cottage": (3, 9),
        "kiln": (4, 8),
        "log-cabin": (3, 9),
        "mine": (4, 8),
        "open-pit": (3, 9),
    }
    for name, wanted in maxima.items():
        found = list[int]()
        for side in (TILES[name].basic, TILES[name].upgraded):
            (score,) = side.scores
            assert isinstance(score, PerField)
            found.append(score.each * max(borders(display, score.colour) for display in OFFERED["winter"]))
        assert tuple(found) == wanted


def test_kp_194_the_colours_of_the_fields() -> None:
    colours = {
        "orange": {"build", "clay", "convert-clay"},
        "grey": {"upgrade", "rocks", "convert-rock", "goats"},
        "brown": {"logs", "convert-logs", "deer", "wild-boar"},
        "light-green": {"pigs", "cows", "horses", "sheep", "chickens", "wheat"},
        "black": {"emeralds", "gold", "rubies", "sapphires", "trade-raw", "trade-finished"},
        "light-blue": {RIVER},
        None: {"country-tile", "discount-build", KEYP},
    }
    for colour, ids in colours.items():
        assert {field.id for field in FIELDS.values() if field.colour == colour} == ids


def test_kp_195_every_display_is_made_of_known_fields() -> None:
    assert {name for display in DISPLAYS for name in display.fields} == set(FIELDS)
