"""The measured layout of texts on tiles."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from render.keyper.painter import KeyperPainter
from render.kit.painter import PictureKind
from tests.render.keyper.positions import built_view
from tests.render.measure import SAYS, badges_in_the_way
from tests.render.speaking import speak

PAINTER = KeyperPainter()


@pytest.mark.parametrize("page", range(8))
def test_a_badge_hides_nothing_that_a_tile_says_where_nobody_works(page: int) -> None:
    view = built_view(2, 0, page)
    idle = tuple(
        replace(player, plots=tuple(replace(plot, keyples=()) for plot in player.plots))
        for player in view.seats
    )
    scene = PAINTER.scene(replace(view, seats=idle), PictureKind("home", 0), SAYS["en"])
    assert badges_in_the_way(scene) == []


@pytest.mark.parametrize("language", SAYS)
def test_names_of_tiles_are_never_cut(language: str) -> None:
    for page in range(8):
        view = built_view(2, 0, page)
        for kind in PAINTER.kinds(view):
            if kind.key.startswith(("home", "tiles", "hand")):
                labels = PAINTER.scene(view, kind, speak(language=language)).labels
                assert [label.words for label in labels if "…" in label.words] == [], kind
