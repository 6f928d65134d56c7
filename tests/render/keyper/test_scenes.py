"""Layout by numbers over many positions: nothing overlaps, leaves the picture or gets too small."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.words.speak import locales
from engine.keyper.view import View
from render.keyper.painter import KeyperPainter
from render.kit.marks import PictureKind
from tests.render.keyper.positions import LONG_NAMES, built_view, random_views, resting_view, speak
from tests.render.measure import (
    badges_in_the_way,
    check_layout,
    hidden_labels,
    in_languages,
)

PAINTER = KeyperPainter()
SAYS = {language: speak(LONG_NAMES, language) for language in locales()}
SMALLEST_TYPE = 26
SMALLEST_PIECE = 26.0
"""A fortieth of the width is 30; a tile that shows all it does may squeeze its rows a little."""


def check(view: View, language: str = "") -> int:
    """All pictures of a position in one language, or each in another one."""
    kinds = PAINTER.kinds(view)
    for kind, spoken, say in in_languages(kinds, SAYS, language, len(view.seats)):
        scene = PAINTER.scene(view, kind, say)
        where = f"{kind} in {spoken}, {view.season}, {view.stage}, {len(view.seats)} seats"
        assert hidden_labels(scene) == [], where
        assert badges_in_the_way(scene) == [], where
        check_layout(scene, where, SMALLEST_TYPE, SMALLEST_PIECE, tallest=2000)
    return len(kinds)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_positions(seats: int, seed: int) -> None:
    assert sum(check(view) for view in random_views(seed, seats, 0.02)) > 40


@pytest.mark.parametrize("language", SAYS)
@pytest.mark.parametrize("reader", [0, None])
def test_hand_made_extremes(reader: int | None, language: str) -> None:
    for page in range(8):
        check(built_view(2 + page % 3, reader, page), language)


@pytest.mark.parametrize("page", range(8))
def test_a_badge_hides_nothing_that_a_tile_says_where_nobody_works(page: int) -> None:
    view = built_view(2, 0, page)
    idle = tuple(
        replace(player, plots=tuple(replace(plot, keyples=()) for plot in player.plots))
        for player in view.seats
    )
    scene = PAINTER.scene(replace(view, seats=idle), PictureKind("home", 0), SAYS["en"])
    assert badges_in_the_way(scene) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bare_table(seats: int) -> None:
    check(resting_view(seats))


@pytest.mark.parametrize("language", SAYS)
def test_names_of_tiles_are_never_cut(language: str) -> None:
    for page in range(8):
        view = built_view(2, 0, page)
        for kind in PAINTER.kinds(view):
            if kind.key.startswith(("home", "tiles", "hand")):
                labels = PAINTER.scene(view, kind, speak(language=language)).labels
                assert [label.words for label in labels if "…" in label.words] == [], kind
