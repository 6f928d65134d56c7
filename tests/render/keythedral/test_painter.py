"""The painter's promises to the bot: kinds, the picture for a menu, text boards, secrets, marks, speed."""

from __future__ import annotations

import random
import re
from colorsys import rgb_to_hsv
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.numbering import corner_number, field_number, field_quarter
from engine.keythedral.view import View
from render.keythedral.cubes import SIGNS
from render.keythedral.geometry import MapLayout, extent, open_sites
from render.keythedral.laws import holders
from render.keythedral.painter import KeythedralPainter
from render.keythedral.palette import CUBES, MARKS
from render.keythedral.pieces import sold_sign
from render.kit.fit_height import condensed
from render.kit.layout import Point, union
from render.kit.paint import paint
from render.kit.painter import Marks, PictureKind
from render.kit.scene import Scene, Sprite
from render.kit.theme import contrast, letter_on
from tests.render.keythedral.positions import (
    bidding_view,
    built_view,
    buying_view,
    long_map,
    new_game,
    random_states,
)
from tests.render.speaking import LONG_NAMES, NAMES, speak
from tests.render.vision import EYES, apart
from tests.support.keythedral import buying, hamlet

PAINTER = KeythedralPainter()
SAY = speak()


def drawn(*args: Any, **more: Any) -> Image.Image:
    return paint(PAINTER.draw(*args, **more))


MAP, TOWN, MAT = PictureKind("map"), PictureKind("town"), PictureKind("mat")


def test_the_wanted_picture_follows_the_phase() -> None:
    assert PAINTER.kinds(built_view())[0] == MAP
    assert PAINTER.kinds(buying_view())[0] == TOWN
    assert PAINTER.kinds(bidding_view())[0] == TOWN
    over = last_of_a_game()
    assert PAINTER.kinds(over)[0] == PictureKind("score")
    assert {kind.seat for kind in PAINTER.kinds(over) if kind.key == "screen"} == set(range(len(over.seats)))


def last_of_a_game() -> View:
    """A short game, over because the players agreed."""
    for seed in range(40):
        *_, last = random_states(seed, 2, {"rulings": "1"}, 4000)
        view = KEYTHEDRAL.view_for(last, 0)
        if view.over:
            return view
    raise AssertionError("no random game came to an end")


def test_the_picture_for_a_menu() -> None:
    view = built_view()
    assert PAINTER.main(view, ["cell:0,0", "cell:1,0"]) == MAP
    assert PAINTER.main(view, ["slot:2a", "craftsman:smith", "trader", "dwelling:blue-1"]) == TOWN
    assert PAINTER.main(view, ["slot:1a", "slot:5b"]) == MAT
    assert PAINTER.main(view, ["dwelling:red-1"]) == MAP
    assert PAINTER.main(view, []) == MAP


def test_the_map_shows_everything_and_each_quarter_its_own_part() -> None:
    view = long_map()
    cells = {f"cell:{field.x},{field.y}" for field in view.fields}
    assert cells <= set(PAINTER.scene(view, MAP, SAY).spots)
    parts = [kind for kind in PAINTER.kinds(view) if kind.key.startswith("map-")]
    assert [kind.key for kind in parts] == ["map-nw", "map-ne", "map-sw", "map-se"]
    found = {kind.key: set(PAINTER.scene(view, kind, SAY).spots) & cells for kind in parts}
    assert set.union(*found.values()) == cells
    for kind, spots in found.items():  # and one more line of fields on each inner side
        places = [(*map(int, spot[5:].split(",")),) for spot in spots]
        side = kind.removeprefix("map-")
        own = {
            f"cell:{field.x},{field.y}" for field in view.fields if field_quarter(field.x, field.y) == side
        }
        assert own < spots
        assert all(x <= 1 if side[1] == "w" else x >= 0 for x, _ in places)
        assert all(y <= 1 if side[0] == "n" else y >= 0 for _, y in places)
    assert PAINTER.main(view, sorted(cells)) == MAP


def test_a_quarter_with_few_fields_is_drawn_no_larger_than_it_reads_well() -> None:
    view = built_view()
    few = tuple(field for field in view.fields if (field.x, field.y) in {(0, 0), (1, 0)})
    scene = PAINTER.scene(replace(view, fields=few, dwellings=(), fences=()), PictureKind("map-ne"), SAY)
    assert {round(spot.box.width) for key, spot in scene.spots.items() if key.startswith("cell:")} == {260}


def test_a_quarter_without_fields_shows_the_whole_map() -> None:
    view = built_view()
    west = replace(view, fields=tuple(field for field in view.fields if field.x < 1), dwellings=(), fences=())
    cells = {f"cell:{field.x},{field.y}" for field in west.fields}
    assert cells <= PAINTER.shows(west, PictureKind("map-ne"))


def test_secrets_stay_out_of_the_words_of_others() -> None:
    own, other = built_view(reader=0), built_view(reader=None)
    assert "Substitution" in PAINTER.board(own, SAY)
    assert "Substitution" not in PAINTER.board(other, SAY)
    for kind in PAINTER.kinds(other):
        scene = PAINTER.scene(other, kind, SAY)
        if kind.key != "laws":  # which tells everybody what all laws say
            assert "Substitution" not in {label.words for label in scene.labels}


def test_the_list_of_laws_shows_whose_a_law_is_known_to_be() -> None:
    view = replace(built_view(3, reader=1), played=(1, 20))
    assert holders(view, 12) == [0, 1, 2]
    assert holders(view, 5) == [1]
    assert holders(replace(view, seats=built_view(3, reader=None).seats), 5) == []
    words = PAINTER.alt(view, PictureKind("laws"), SAY)
    assert words.startswith(
        "Laws played: Work order, Start order, Price increase and Price decrease. Not played yet: Upgrade"
    )


def test_alt_texts_begin_with_the_gist() -> None:
    assert PAINTER.alt(built_view(), MAP, SAY).startswith("Round 9 · phase 1: work. Bartholomew to decide.")
    town = PAINTER.alt(buying_view(), TOWN, SAY)
    assert "Bartholomew wants seat 2b for 2 stone, 1 wood, 1 food and 1 gold." in town
    assert "Chloé plays Design change." in town
    assert "Seat 2a, 2 points" in town


def test_words_tell_a_blind_reader_what_others_see() -> None:
    view = built_view()
    screen = PAINTER.alt(view, PictureKind("screen", 0), SAY)
    assert screen.startswith("Behind your screen. Anna holds 20 stone")
    assert "Eve holds Repeal law and House moratorium, as everyone has seen." in PAINTER.board(view, SAY)
    words = PAINTER.alt(view, MAP, SAY)
    free = [field for field in view.fields if field.worker is None]
    assert f"Without a worker: quarry {field_number(free[0].x, free[0].y)}" in words
    board = PAINTER.board(replace(view, spaces=(0, 0)), SAY)
    assert "New laws: 2 face down;" in board
    assert "New laws: Work order and 1 face down;" in PAINTER.board(replace(view, spaces=(1, 0)), SAY)
    assert "Numbers count outwards from the keythedral" in board


def test_the_banner_names_whom_the_fonts_cannot_write_and_keeps_its_verb() -> None:
    say = speak(LONG_NAMES)
    for seat, words in ((3, "Player 4 to decide"), (1, "WWWWWWWWW")):
        labels = PAINTER.scene(replace(built_view(), deciding=(seat,)), MAP, say).labels
        banner = next(label.words for label in labels if "to decide" in label.words)
        assert banner.startswith(words)
        assert banner.endswith(" to decide")


def test_the_board_names_everything_on_the_table() -> None:
    board = PAINTER.board(built_view(), SAY)
    parts = (
        "quarry",
        f"house 1 at corner {corner_number(-2, -1)}",
        f"({corner_number(-2, -1)}-{field_number(-2, -1)}, by Anna)",
        "Work order so far: 3, 1, 5 and 2",
    )
    for part in (
        *parts,
        "In the store: 20 stone",
        "In force: Good harvest, vineyard (Bartholomew)",
        *NAMES[:5],
    ):
        assert part in board, part


def test_final_sheet() -> None:
    view = last_of_a_game()
    best = max(view.standings, key=lambda standing: standing.points)
    words = PAINTER.alt(view, PictureKind("score"), SAY)
    assert words.startswith("1. ")
    assert f"{best.points} point" in words
    labels = [label.words for label in PAINTER.scene(view, PictureKind("score"), SAY).labels]
    assert {NAMES[0], NAMES[1], "Total", "Cubes, if tied"} <= set(labels)


def test_marks_change_only_what_they_mark() -> None:
    view = built_view()
    plain = drawn(view, MAP, SAY)
    for focus in ("cell:3,0", "order:4", "fence:1,1-nw"):
        spot = PAINTER.scene(view, MAP, SAY).spots[focus]
        marked = drawn(view, MAP, SAY, Marks({focus: "A"}))
        box = ImageChops.difference(plain, marked).getbbox()
        assert box is not None
        assert abs((box[0] + box[2]) / 2 - spot.badge.x) < 3
        assert box[2] - box[0] <= 66
        assert box[3] - box[1] <= 66


@pytest.mark.parametrize("focus", ["cell:3,0", "dwelling:blue-1", "fence:1,1-nw", "order:4"])
def test_changes_and_news_are_framed(focus: str) -> None:
    view = built_view()
    plain = drawn(view, MAP, SAY)
    changed = drawn(view, MAP, SAY, Marks(changed=(focus,)))
    news = drawn(view, MAP, SAY, Marks(news=(focus,)))
    for other in (changed, news):
        assert ImageChops.difference(plain, other).getbbox() is not None
    assert ImageChops.difference(changed, news).getbbox() is not None


@pytest.mark.parametrize("eye", EYES)
def test_players_stay_apart(eye: str) -> None:
    for a, b in combinations(MARKS, 2):
        assert apart(a.colour, b.colour, eye) > 25.0
        assert a.symbol != b.symbol


def test_cubes_are_told_by_their_signs() -> None:
    assert set(SIGNS) == set(CUBES) - {"any"}
    for colour in CUBES.values():
        assert contrast(letter_on(colour), colour) >= 4.5


@pytest.mark.parametrize(
    ("cube", "hue"),
    [("wood", 28), ("food", 103), ("water", 209), ("wine", 353), ("glass", 273), ("gold", 44)],
)
def test_kt_4_kt_5_cubes_have_the_colours_of_the_rules(cube: str, hue: int) -> None:
    """Brown, green, blue, red, purple and yellow; stone is black and ironwork white."""
    red, green, blue = (part / 255 for part in CUBES[cube])
    assert abs(rgb_to_hsv(red, green, blue)[0] * 360 - hue) < 15
    assert max(CUBES["stone"]) < 90
    assert min(CUBES["ironwork"]) > 220


def test_kt_24_the_number_on_top_of_the_stack_is_drawn_and_told() -> None:
    state = new_game("laying", 3)
    view = KEYTHEDRAL.view_for(state, None)
    assert view.stack_next
    told = f"The back of the next field shows {view.stack_next}."
    assert told in PAINTER.board(view, SAY)
    shown = f"On the back of the next field: {view.stack_next}. One of:"
    assert shown in {label.words for label in PAINTER.scene(view, MAP, SAY).labels}
    older = KEYTHEDRAL.view_for(new_game("laying", 3, {"rulings": "1"}), None)
    assert "next field" not in PAINTER.board(older, SAY)  # their stacks did not show it


def test_the_number_on_top_of_the_stack_is_not_drawn_where_all_have_the_same() -> None:
    """With two players every field in the stack has number 2."""
    view = KEYTHEDRAL.view_for(new_game("laying", 2), None)
    assert view.stack_next
    assert view.next_types == view.stack_types
    labels = [label.words for label in PAINTER.scene(view, MAP, SAY).labels]
    assert any(words.endswith("fields left:") for words in labels)
    assert not any("back of the next field" in words for words in labels)


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr", "es"])
def test_the_board_tells_what_is_left_of_the_stack(language: str) -> None:
    view = KEYTHEDRAL.view_for(new_game("laying", 3), None)
    assert view.drawn
    board = PAINTER.board(view, speak(language=language))
    assert not re.search(r":\s*\.", board)
    (line,) = (line for line in board.splitlines() if line.startswith("- ") and f" {view.stack} " in line)
    left = [words.rpartition("×")[2].rstrip(".") for words in line.split(", ")]
    assert sum(map(int, left)) == view.stack
    assert line[2].isdigit() or line[2].isupper()


def test_fences_are_told_by_what_they_stand_between() -> None:
    here = hamlet().fence(1, 1, 0, "ne").cubes(0, wood=1).gone("start-order", "house-moratorium").spend()
    here.play(0, "fence -1,-1-se end").play(2, "at 2,0 end")  # grey 2 has moved away from its fence
    told = PAINTER.board(KEYTHEDRAL.view_for(here.state, None), SAY)
    assert "between blue cottage 1 and farm 9 (4-9, by " in told
    assert "at corner 1, towards quarry 1 (1-1, by " in told


def test_a_house_looks_different_from_a_cottage() -> None:
    view = built_view()
    turned = replace(view, dwellings=tuple(replace(d, house=not d.house) for d in view.dwellings))
    assert ImageChops.difference(drawn(view, MAP, SAY), drawn(turned, MAP, SAY)).getbbox()


def ticked(scene: Scene) -> int:
    return sum(isinstance(item, Sprite) and item.ink is sold_sign for item in scene.items)


def test_kt_109_a_price_card_beside_a_seat_counts_as_played() -> None:
    here = buying(hamlet().law(1, "price-increase", "sale").gone("repeal-law"))
    here.play(1, "play price-increase end").decline(1).play(0, "withdraw end")
    view, laws = KEYTHEDRAL.view_for(here.state, 0), PictureKind("laws")
    played, left = PAINTER.alt(view, laws, SAY).split("Not played yet")
    assert "Price increase" in played
    assert "Price increase" not in left
    bare = replace(view, slots=tuple(replace(slot, dearer=False) for slot in view.slots))
    assert ticked(PAINTER.scene(view, laws, SAY)) == ticked(PAINTER.scene(bare, laws, SAY)) + 1


def test_kt_151_in_the_second_edition_no_words_promise_that_cubes_break_ties() -> None:
    for edition, told in (("first", True), ("second", False)):
        here = hamlet(edition=edition).cubes(0, wood=1)
        here.state.stage = "over"
        view = KEYTHEDRAL.view_for(here.state, None)
        assert ("if tied" in PAINTER.alt(view, PictureKind("score"), SAY)) == told
        assert ("if tied" in PAINTER.board(view, SAY)) == told


def test_kt_68_a_square_shut_off_by_fences_is_not_drawn_as_free() -> None:
    here = hamlet().fence(0, -1, -1, "se").fence(0, 0, -1, "sw").fence(1, 0, -1, "se")
    del here.state.dwellings[here.player(1).sites[1]], here.state.dwellings[here.player(2).sites[1]]
    free = open_sites(KEYTHEDRAL.view_for(here.state, 0))
    assert {(-1, -1), (0, -1)}.isdisjoint(free)
    assert (-1, 1) in free


def test_kt_121_the_screen_says_what_double_production_does_at_this_table() -> None:
    for option, said in (("off", "one kind of field"), ("on", "one field of your choice")):
        here = hamlet(single_field=option).law(0, "double-production")
        assert said in PAINTER.alt(KEYTHEDRAL.view_for(here.state, 0), PictureKind("screen", 0), SAY)


def test_kt_138_own_cubes_are_not_paid_twice_in_a_picture() -> None:
    here = hamlet().gone("start-order", "house-moratorium").cubes(0, wood=2, stone=3).spend()
    here.play(0, "smith wood wood")
    for kind in (TOWN, MAT):
        words = [label.words for label in PAINTER.scene(KEYTHEDRAL.view_for(here.state, 0), kind, SAY).labels]
        assert "-2" not in words
        assert "3" in words


def test_the_land_is_as_large_as_what_lies_on_it() -> None:
    chance = random.Random(3)
    for _ in range(50):
        cells, sites, fenced = (
            [(chance.randint(-9, 9), chance.randint(-9, 9)) for _ in range(chance.randint(least, 6))]
            for least in (1, 0, 0)
        )
        unit = MapLayout(1.0, Point(0, 0))
        boxes = [unit.cell_box(at) for at in cells]
        boxes += [unit.site_box(at, size) for places, size in ((sites, 0.82), (fenced, 1.0)) for at in places]
        assert extent(cells, sites, fenced) == union(boxes)


@pytest.mark.parametrize("tallest", [920, 720])
def test_the_field_to_lay_stays_in_a_low_picture(tallest: int) -> None:
    state = new_game("laying", 3)
    seat = KEYTHEDRAL.choices(state)[0].seat
    view = KEYTHEDRAL.view_for(state, seat)
    kinds = [kind for kind in PAINTER.kinds(view) if kind.key.startswith("map")]
    for kind in kinds:
        scene = PAINTER.draw(view, kind, SAY, Marks(tallest=tallest))
        cells = [focus for focus in scene.spots if focus.startswith("cell:")]
        low = condensed(scene, tallest, cells)
        assert any(label.words.startswith("Drawn") for label in low.labels), kind
        assert low.width <= 1260, "without wide margins"
