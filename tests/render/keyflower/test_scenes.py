"""Layout by numbers over hundreds of positions: nothing overlaps, leaves the picture or gets too small."""

from __future__ import annotations

import pytest

from bot.words.speak import locales
from engine.core.hexes import Hex
from engine.core.text import Say
from engine.keyflower.view import View
from render.keyflower.cards import tile_card
from render.keyflower.painter import KeyflowerPainter
from render.kit.marks import PictureKind
from render.kit.theme import DAY
from tests.render.keyflower.positions import (
    LONG_NAMES,
    built_view,
    front_view,
    hidden_view,
    placing_view,
    random_views,
    speak,
)
from tests.render.measure import (
    badges_in_the_way,
    check_layout,
    covered_by_chips,
    hidden_labels,
    in_languages,
    out_of_bounds,
    overlapping_labels,
)

PAINTER = KeyflowerPainter()
SAYS = {language: speak(LONG_NAMES, language) for language in locales()}
SMALLEST_TYPE = 26
SMALLEST_PIECE = 26.0
"""A fortieth of the width is 30; a tile that shows all it can hold may squeeze its rows so far."""


def check(view: View, language: str = "") -> int:
    """All pictures of a position in one language, or each in another one."""
    kinds = PAINTER.kinds(view)
    for kind, spoken, say in in_languages(kinds, SAYS, language, len(view.seats)):
        scene = PAINTER.scene(view, kind, say)
        where = f"{kind} in {spoken}, {view.season}, {len(view.seats)} seats"
        assert hidden_labels(scene) == [], where
        assert covered_by_chips(scene) == [], where
        assert badges_in_the_way(scene) == [], where
        check_layout(scene, where, SMALLEST_TYPE, SMALLEST_PIECE, tallest=2200)
    return len(kinds)


@pytest.mark.parametrize("merchants", ["off", "mix", "all"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_positions(seats: int, merchants: str) -> None:
    drawn = sum(check(view) for seed in range(2) for view in random_views(seed, seats, merchants))
    assert drawn > 12


@pytest.mark.parametrize("language", SAYS)
def test_hand_made_extremes(language: str) -> None:
    for season in ("spring", "summer", "autumn", "winter"):
        check(built_view(6, season), language)
        check(built_view(6, season, reader=None), language)
    for seats in (2, 4, 6):
        check(front_view(seats), language)
        check(hidden_view(seats), language)


@pytest.mark.parametrize("cell", [None, Hex(0, 2)])
def test_laying_a_tile(cell: Hex | None) -> None:
    check(placing_view(cell))
    spots = PAINTER.scene(
        placing_view(cell), PAINTER.main(placing_view(cell), ["cell:0,2"]), SAYS["en"]
    ).spots
    assert ("cell:0,2" in spots) == (cell is None)
    if cell is not None:  # how it is turned is seen in the village, though no entry points at a piece
        assert PAINTER.main(placing_view(cell), []) == PictureKind("village", placing_view(cell).reader)


@pytest.mark.parametrize("say", SAYS.values(), ids=SAYS)
def test_cards_of_all_tiles(say: Say) -> None:
    for kind in PAINTER.cards():
        scene = tile_card(kind.key.removeprefix("tile:"), say, DAY)
        assert out_of_bounds(scene) == [], kind
        assert overlapping_labels(scene) == [], kind
