"""Which pieces a move changes in the eyes of a reader."""

from __future__ import annotations

from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.view import View
from render.keythedral.changes import changes
from render.keythedral.painter import KeythedralPainter
from tests.support.keythedral import Scene, hamlet


def seen(here: Scene, seat: int | None = 0) -> View:
    return KEYTHEDRAL.view_for(here.state, seat)


def test_a_worker_sent_out_marks_the_field() -> None:
    here = hamlet().worker(1, 1, 1, 1)
    before = seen(here)
    here.worker(0, 1, 2, 0)
    assert changes(before, seen(here)) == ("cell:2,0",)


def test_a_worker_who_went_home_marks_nothing() -> None:
    here = hamlet()
    empty = seen(here)
    assert changes(seen(here.worker(0, 1, 2, 0)), empty) == ()


def test_a_fence_marks_its_edge_and_its_builder() -> None:
    here = hamlet()
    before = seen(here)
    assert set(changes(before, seen(here.fence(1, 1, 1, "se")))) == {"fence:1,1-se", "seat:yellow"}


def test_cubes_are_marked_for_their_owner_alone() -> None:
    here = hamlet()
    own, other = seen(here), seen(here, 1)
    here.cubes(0, stone=2)
    assert changes(own, seen(here)) == ("cube:stone",)
    assert changes(other, seen(here, 1)) == ()


def test_a_house_and_a_law_are_marked() -> None:
    here = hamlet()
    before = seen(here)
    here.player(1).houses[0] = True
    here.law(0, "good-harvest")
    found = KeythedralPainter().changes(before, seen(here))
    assert {focus.partition(":")[0] for focus in found} == {"dwelling", "seat", "card"}
    assert "dwelling:yellow-1" in found
