"""Layout by numbers where a tile is laid, and of the cards of all tiles."""

from __future__ import annotations

import pytest

from engine.core.hexes import Hex
from engine.core.text import Say
from render.keyflower.painter import KeyflowerPainter
from render.kit.painter import PictureKind
from tests.render.keyflower.positions import SIGHTS, placing_view
from tests.render.measure import SAYS, out_of_bounds, overlapping_labels

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


@pytest.mark.parametrize("say", SAYS.values(), ids=SAYS)
def test_cards_of_all_pieces(say: Say) -> None:
    for kind in PAINTER.cards():
        scene = PAINTER.card(kind, say)
        assert out_of_bounds(scene) == [], kind
        assert overlapping_labels(scene) == [], kind
