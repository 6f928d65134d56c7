"""The measured layout of texts on tiles."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.keyper.view import KeypleView
from render.keyper.painter import KeyperPainter
from render.kit.fit_height import condensed
from render.kit.painter import Marks, PictureKind
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


_WORKER = KeypleView("grey", "grey", False)


@pytest.mark.parametrize("keyples", [(), (_WORKER,), (_WORKER, _WORKER)])
def test_animals_are_drawn_on_the_tile_that_counts_them(keyples: tuple[KeypleView, ...]) -> None:
    view = built_view(2, 0)
    tile = next(tile for tile in view.content.tiles if "cow" in view.content.tiles[tile].houses)
    plot = replace(view.seats[0].plots[0], tile=tile, keyples=keyples, upgraded=False)
    empty = tuple(replace(one, tile="", keyples=()) for one in view.seats[0].plots[1:])
    player = replace(view.seats[0], plots=(plot, *empty), goods={"cow": 3})
    here = replace(view, seats=(player, *view.seats[1:]))
    scene = PAINTER.scene(here, PictureKind("home", 0), SAYS["en"])
    box = scene.spots[plot.id].box
    assert "3" in [label.words for label in scene.labels if box.contains(label.box)]
    none = replace(here, seats=(replace(player, goods={}), *view.seats[1:]))
    scene = PAINTER.scene(none, PictureKind("home", 0), SAYS["en"])
    assert "3" not in [label.words for label in scene.labels if box.contains(label.box)]


@pytest.mark.parametrize(("kind", "tallest"), [("board-1", 720), ("hand", 720), ("fold", 1080)])
def test_a_low_picture_is_laid_out_for_its_height(kind: str, tallest: int) -> None:
    """A lesson has less space; a picture that is only made smaller has wide margins."""
    view = built_view(2, 0)
    if kind == "fold":
        view = replace(view, offered=tuple(view.content.display_fields)[:4])
    player = replace(view.seats[0], goods={"clay": 2}, tiles=view.seats[0].tiles[:12], winter_fairs=())
    view = replace(view, seats=(player, *view.seats[1:]))
    seat = 0 if kind == "hand" else None
    low = PAINTER.draw(view, PictureKind(kind, seat), SAYS["de"], Marks(tallest=tallest))
    assert condensed(low, tallest, ()).width <= 1260
