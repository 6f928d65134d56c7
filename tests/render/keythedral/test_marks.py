"""Permanent marks: constant for a piece as long as it lies there, and distinct in a picture."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from msgspec.structs import replace

from engine.core.lattice import SIDES
from engine.keythedral.content.shapes import COLOURS
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.numbering import corner_quarter, field_quarter
from engine.keythedral.view import View
from render.keythedral.marks import ARROWS, PLAYERS, SHOPS
from render.keythedral.painter import KeythedralPainter
from render.keythedral.pieces import arrow_badge, player_badge
from render.kit.fit_height import condensed
from render.kit.painter import Marks, PictureKind
from render.kit.scene import Label, Layer, Scene, Sprite
from render.kit.signs import badge
from tests.render.keythedral.positions import (
    VARIANTS,
    badges_in_the_way,
    bidding_view,
    built_view,
    buying_view,
    random_states,
    random_views,
)
from tests.render.measure import SAYS, check_layout, hidden_labels
from tests.render.speaking import speak
from tests.support.keythedral import hamlet

PAINTER = KeythedralPainter()
SAY = speak()
MAP, TOWN = PictureKind("map"), PictureKind("town")
SORTS = ("slot", "craftsman", "trader", "shop", "space")
"""What is marked in the town while cubes are spent."""


def near(view: View) -> list[PictureKind]:
    """The pictures of single dwellings."""
    return [PictureKind(f"near-{COLOURS[one.seat]}-{one.number}") for one in view.dwellings]


def spending(view: View) -> dict[str, str]:
    """The verbs of the town, each with its mark."""
    found = sorted(focus for focus in PAINTER.shows(view, TOWN) if focus.partition(":")[0] in SORTS)
    return {focus: PAINTER.mark_of(view, focus) for focus in found}


def badges(scene: Scene) -> list[Sprite]:
    return [item for item in scene.layers[Layer.BADGE] if isinstance(item, Sprite)]


def test_marks_are_those_of_the_rules() -> None:
    view = built_view()
    told = {
        "slot:1a": "1a",
        "craftsman:smith": "A",
        "trader": "D",
        "shop:unfence": "G",
        "space:right": "I",
        "dwelling:red-4": "4",
        "cell:0,0": "1",
        "site:-1,-1": "1",
        "side:blue-3-nw": "↖",
        "fence:-1,2-se": "↘",
        "seat:yellow": "★",
        "order:3": "3",
        "cube:wood": "",
        "card:5": "",
    }
    assert {focus: PAINTER.mark_of(view, focus) for focus in told} == told
    assert sorted(SHOPS.values()) == list("ABCDEFGHI")
    assert tuple(ARROWS) == SIDES
    assert len(set(PLAYERS)) == len(COLOURS)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_mark_stands_twice_among_things_of_a_sort_and_none_changes(seats: int) -> None:
    known: dict[str, str] = {}
    for step, state in enumerate(random_states(3, seats, {}, 700)):
        if step % 23:
            continue
        view = KEYTHEDRAL.view_for(state, step % seats)
        for kind in (*PAINTER.kinds(view), *near(view)[::6]):
            shown = PAINTER.shows(view, kind)
            marks = {focus: PAINTER.mark_of(view, focus) for focus in shown}
            assert all(known.setdefault(focus, mark) == mark for focus, mark in marks.items())
            for sort in ("cell", "site", "slot", "order", "seat", "side"):
                of_sort = [mark for focus, mark in marks.items() if focus.startswith(f"{sort}:")]
                assert len(set(of_sort)) == len(of_sort), (kind, sort)
        assert Counter(spending(view).values()).most_common(1)[0][1] == 1


def test_numbers_of_places_and_corners_are_never_in_one_picture() -> None:
    for view in random_views(4, 3, {}, 200, 0.3):
        for kind in (MAP, PictureKind("map-nw")):
            scene = PAINTER.scene(view, kind, SAY)
            printed = {label.words for label in scene.labels if label.words.isdigit()}
            sorts = {
                focus.partition(":")[0]
                for focus, spot in scene.spots.items()
                if focus.startswith(("cell:", "site:"))
                for label in scene.labels
                if label.words == PAINTER.mark_of(view, focus)
                and abs(label.box.centre.x - spot.badge.x) < 3
                and abs(label.box.centre.y - spot.badge.y) < 6
            }
            assert printed
            assert len(sorts) == 1


def test_every_place_lies_in_one_quarter() -> None:
    around = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
    corners = Counter(corner_quarter(x, y) for x, y in around if (x, y) != (0, 0))
    assert corners == dict.fromkeys(SIDES, 2)
    assert [field_quarter(x, y) for y in (0, 1) for x in (0, 1)] == list(SIDES)


def test_pale_badges_arrows_and_players_are_drawn_as_such() -> None:
    view = built_view(3)
    one = PictureKind("near-blue-2")
    sides = {focus: PAINTER.mark_of(view, focus) for focus in PAINTER.shows(view, one) if "side:" in focus}
    drawn = badges(PAINTER.draw(view, one, SAY, Marks(sides, pale=sorted(sides)[:1])))
    assert {item.ink for item in drawn} == {arrow_badge}
    assert [item.args[1] for item in drawn].count(True) == 1
    seats = {f"seat:{colour}": PAINTER.mark_of(view, f"seat:{colour}") for colour in COLOURS[:3]}
    assert {item.ink for item in badges(PAINTER.draw(view, MAP, SAY, Marks(seats)))} == {player_badge}
    towns = spending(view)
    town = PAINTER.draw(view, TOWN, SAY, Marks(towns, pale=("shop:house",)))
    (pale,) = (item.box for item in badges(town) if item.ink is badge and item.args[1])
    letters = [item for item in town.layers[Layer.BADGE] if isinstance(item, Label)]
    assert [letter.words for letter in letters if pale.contains(letter.box)] == ["E"]


@pytest.mark.parametrize("language", SAYS)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_dwelling_and_its_fields_are_legible(seats: int, language: str) -> None:
    views = [built_view(seats), built_view(seats, None), *random_views(8, seats, {}, 500, 0.01)]
    for view in views:
        for kind in near(view)[:: 2 * seats - 1]:
            scene = PAINTER.scene(view, kind, SAYS[language])
            check_layout(scene, f"{kind} in {language}", 24, 26.0, 1400)
            assert hidden_labels(scene) == [], kind
            assert [fault for fault in badges_in_the_way(scene) if "side:" in fault] == []
            assert PAINTER.shows(view, kind) <= set(scene.spots)


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
@pytest.mark.parametrize("seats", [2, 5])
def test_pictures_keep_their_height(seats: int, variant: int) -> None:
    """Within the height of the panel, with everything that is marked."""
    for view in random_views(variant, seats, VARIANTS[variant], 700, 0.01):
        marks = spending(view)
        town = condensed(PAINTER.draw(view, TOWN, SAY, Marks(marks)), 920, marks)
        assert town.height * 1200 / town.width <= 920
        assert set(marks) <= set(town.spots)
        land = condensed(PAINTER.scene(view, MAP, SAY), 1280, ())
        assert land.height * 1200 / land.width <= 1280
        for side in SIDES:
            assert PAINTER.scene(view, PictureKind(f"map-{side}"), SAY).height <= 920
        for kind in near(view)[::7]:
            shown = condensed(PAINTER.scene(view, kind, SAY), 1280, PAINTER.shows(view, kind))
            assert shown.height * 1200 / shown.width <= 1280


def test_the_seats_on_sale_and_own_cubes_are_beside_the_map_and_near() -> None:
    here = hamlet().cubes(0, wood=2)
    here.state.stage = "work"
    view = KEYTHEDRAL.view_for(here.state, 0)
    on_sale = {f"slot:{slot.key}" for slot in view.slots if slot.number == view.number}
    for kind in (MAP, near(view)[0]):
        scene = PAINTER.scene(view, kind, SAY)
        assert on_sale <= set(scene.spots)
        assert "Your cubes" in {label.words for label in scene.labels}
        assert PAINTER.shows_own(view, kind)
        assert not PAINTER.shows_own(replace(view, reader=None), kind)


def test_laws_in_hand_are_in_the_picture_that_a_question_about_them_gets() -> None:
    for view in (built_view(), buying_view(), bidding_view()):
        cards = [f"card:{card}" for card in view.seats[0].laws or ()]
        kind = PAINTER.main(view, cards)
        assert cards
        assert set(cards) <= PAINTER.shows(view, kind)
        scene = PAINTER.draw(view, kind, SAY, Marks(dict.fromkeys(cards, "A")))
        assert set(cards) <= set(condensed(scene, 920, cards).spots)
        assert set(cards) <= PAINTER.shows(view, PictureKind("screen", 0))


def test_words_say_what_a_dwelling_sees() -> None:
    here = hamlet().worker(1, 1, 1, 1).fence(1, 0, 0, "se")
    view = KEYTHEDRAL.view_for(here.state, 0)
    for kind in near(view):
        words = PAINTER.alt(view, kind, SAY)
        assert all(arrow in words for arrow in ARROWS.values()), words
        assert len(re.findall(r"[↖↗↙↘] (?:no field|[a-z]+ \d+)", words)) == 4, words
    board = PAINTER.board(view, SAY)
    assert "A blacksmith, B glazier" in board
    assert PAINTER.alt(view, PictureKind("map-se"), SAY).startswith("The map: south-east.")


def test_the_screen_shows_offers_and_the_store() -> None:
    view = bidding_view(4)
    scene = PAINTER.scene(view, PictureKind("screen", 0), SAY)
    words = {label.words for label in scene.labels}
    assert {"Offers so far", "Store 20"} <= words
    assert {"seat:green", "store:gold", "cube:gold"} <= PAINTER.shows(view, PictureKind("screen", 0))
