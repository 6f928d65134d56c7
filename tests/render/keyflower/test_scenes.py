"""Layout by numbers of a crowded village, of one where a tile is laid, and of the cards of all tiles."""

from __future__ import annotations

import math

import pytest

from engine.core.hexes import Hex
from engine.core.text import Say
from render.keyflower.glyphs import printed_row
from render.keyflower.names import ribbon
from render.keyflower.painter import KeyflowerPainter
from render.kit.painter import PictureKind
from render.kit.scene import Layer, Sprite
from render.kit.text import whole
from tests.render.keyflower.positions import SIGHTS, built_view, placing_view
from tests.render.measure import PHONE, SAYS, out_of_bounds, overlapping_labels

PAINTER = KeyflowerPainter()


@pytest.mark.parametrize("cell", [None, Hex(0, 2)])
def test_laying_a_tile(cell: Hex | None) -> None:
    SIGHTS.check(placing_view(cell))
    spots = PAINTER.scene(
        placing_view(cell), PAINTER.main(placing_view(cell), ["cell:0,2"]), SAYS["en"]
    ).spots
    assert ("cell:0,2" in spots) == (cell is None)
    if cell is not None:  # how it is turned is seen in the village, though no entry points at a piece
        assert PAINTER.main(placing_view(cell), []) == PictureKind("village", placing_view(cell).reader)


def test_a_tile_being_placed_shows_what_it_does() -> None:
    view = placing_view(Hex(0, 2))
    assert view.placing is not None
    scene = PAINTER.scene(view, PictureKind("village", view.reader), SAYS["en"])
    box = scene.spots[f"tile:{view.placing.tile.id}"].box
    pieces = [item for item in scene.layers[Layer.GOODS] if isinstance(item, Sprite)]
    shown = [item.ink for item in pieces if box.contains(item.box)]
    printed = printed_row(view.content, view.placing.tile.id)
    assert shown == [glyph.ink for glyph in printed if glyph.ink is not None]


def test_a_badge_is_on_its_own_tile() -> None:
    """Between two tiles it would be unclear whose it is."""
    view = built_view()
    scene = PAINTER.scene(view, PictureKind("village", 0), SAYS["de"])
    spots = {tile.id: scene.spots[f"tile:{tile.id}"] for tile in view.seats[0].village}
    for tile, spot in spots.items():
        nearest = min(spots, key=lambda one: math.dist(spots[one].box.centre, spot.badge))
        assert nearest == tile


@pytest.mark.parametrize("say", SAYS.values(), ids=SAYS)
def test_cards_of_all_pieces(say: Say) -> None:
    for kind in PAINTER.cards():
        scene = PAINTER.card(kind, say)
        assert out_of_bounds(scene) == [], kind
        assert overlapping_labels(scene) == [], kind


@pytest.mark.parametrize("say", SAYS.values(), ids=SAYS)
def test_a_village_of_ten_tiles_has_every_name_legible_on_a_phone(say: Say) -> None:
    view = built_view()
    labels = PAINTER.scene(view, PictureKind("village", 0), say).labels
    assert [label.words for label in labels if label.size < PHONE] == []
    said = "".join(label.words.removesuffix("-") for label in labels)
    for tile in view.seats[0].village:
        name = whole(ribbon(say, tile.id))
        assert name.replace(" ", "").replace("-", "") in said.replace(" ", "").replace("-", ""), name
