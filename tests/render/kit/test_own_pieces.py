"""A reader's hidden pieces are in their own picture only."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from render.keyper.painter import KeyperPainter
from render.keythedral.painter import KeythedralPainter
from render.kit.own_pieces import own_sheet
from render.kit.painter import Painter, PictureKind
from render.kit.rows import sprite_glyph, word_glyph
from render.kit.scene import Layer, Plate, Scene, Sprite
from render.kit.signs import player_disc
from render.kit.theme import DAY
from tests.render.keyper import positions as keyper
from tests.render.keythedral import positions as keythedral
from tests.render.speaking import speak

KEYPER, KEYTHEDRAL = KeyperPainter(), KeythedralPainter()


def own_pieces(scene: Scene) -> list[str]:
    """The pieces on the sheet with the golden rim right below the banner, in the order they lie there."""
    sheets = [
        item.box
        for item in scene.layers[Layer.CARD]
        if isinstance(item, Plate) and item.edge == DAY.glow and item.box.width > 1100
    ]
    goods = [item for item in scene.layers[Layer.GOODS] if isinstance(item, Sprite)]
    return [str(item.args[0]) for sheet in sheets for item in goods if sheet.contains(item.box) and item.args]


def sheet_of(painter: Painter[Any], view: Any, key: str, seat: int | None = None) -> list[str]:
    return own_pieces(painter.draw(view, PictureKind(key, seat), speak()))


@pytest.mark.parametrize("key", ["table", "tiles", "fold"])
def test_keyper_shows_goods_animals_and_own_fairs(key: str) -> None:
    base = keyper.built_view(3, 1)
    own = replace(base.seats[1], goods={"clay": 2, "pig": 1}, fairs={"summer": "summer-4"}, winter_fairs=())
    view = replace(base, seats=(base.seats[0], own, base.seats[2]))
    shown = sheet_of(KEYPER, view, key)
    goods = shown.index("clay")
    assert (shown[0], shown[goods : goods + 2]) == ("1", ["clay", "pig"])  # the owner's sign, then the pieces
    assert (goods > 1) == (key == "fold"), "where boards are folded, the keyples are beside the goods"
    assert "summer" in shown
    assert "log" not in shown


def test_keyper_shows_nobodys_goods_to_a_spectator() -> None:
    assert sheet_of(KEYPER, keyper.built_view(3, None), "table") == []
    assert not KEYPER.shows_own(keyper.built_view(3, None), PictureKind("table"))


def test_keyper_shows_the_own_fair_at_home_and_the_back_of_others() -> None:
    view = keyper.built_view(3, 0)
    seats = tuple(replace(seat, held=()) for seat in view.seats)
    own, other = (
        {
            item.ink.__name__
            for item in KEYPER.draw(replace(view, seats=seats), PictureKind("home", seat), speak()).items
            if isinstance(item, Sprite)
        }
        for seat in (0, 1)
    )
    assert "fair_back" not in own
    assert "fair_back" in other


@pytest.mark.parametrize("key", ["map", "mat"])
def test_keythedral_shows_cubes_less_what_is_being_paid(key: str) -> None:
    view = keythedral.built_view(4, 0)
    own = view.seats[0]
    assert own.picks is not None
    seats = (replace(own, cubes={"stone": 2, "gold": 3, "wine": 1}), *view.seats[1:])
    shown = sheet_of(KEYTHEDRAL, replace(view, seats=seats), key)
    assert "stone" not in shown  # both are spent by the move so far
    assert "gold" not in shown
    assert sheet_of(KEYTHEDRAL, replace(view, reader=None), key) == []
    assert sheet_of(KEYTHEDRAL, view, key)[1:3] == ["stone", "wood"]


def test_pictures_of_others_are_not_ones_own() -> None:
    view = keyper.built_view(3, 0)
    assert KEYPER.shows_own(view, PictureKind("home", 0))
    assert not KEYPER.shows_own(view, PictureKind("home", 1))
    assert not KEYPER.shows_own(view, PictureKind("score"))
    town = keythedral.built_view(3, 0)
    assert KEYTHEDRAL.shows_own(town, PictureKind("town"))
    assert not KEYTHEDRAL.shows_own(town, PictureKind("laws"))


def test_groups_begin_a_line_and_rows_share_one() -> None:
    scene = Scene(DAY)
    row = [sprite_glyph(player_disc, 1), word_glyph("12")]
    assert own_sheet(scene, sprite_glyph(player_disc, 0), [[], [[]]], 100) == 100
    one = own_sheet(scene, sprite_glyph(player_disc, 0), [[row, row]], 100)
    two = own_sheet(scene, sprite_glyph(player_disc, 0), [[row], [row]], 100)
    assert two - one == 60
    many = own_sheet(scene, sprite_glyph(player_disc, 0), [[row * 12, row * 12], [row]], 100)
    assert many - 100 == 16 + 3 * 52  # smaller where there are more than two lines


def test_alt_text_of_ones_own_things_names_the_goods() -> None:
    view = keyper.built_view(3, 0)
    own = replace(view.seats[0], goods={"clay": 2, "pig": 1})
    words = KEYPER.alt(replace(view, seats=(own, *view.seats[1:])), PictureKind("screen", 0), speak())
    assert "2 clay and 1 pig" in words
    assert "Anna owns" in words
