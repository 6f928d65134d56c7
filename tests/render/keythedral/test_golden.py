"""Golden pictures of every kind."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.core.game import Standing
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.view import View
from render.keythedral.painter import KeythedralPainter
from render.kit.paint import paint
from render.kit.painter import Marks, PictureKind
from render.kit.theme import DAY, NIGHT, Theme
from tests.render.golden import check_golden
from tests.render.keythedral.positions import built_view, buying_view, new_game
from tests.render.speaking import speak

GOLDEN = Path(__file__).parent / "golden"
MARKS = Marks(
    {"cell:3,-1": "A", "cell:3,1": "B", "order:4": "C", "card:5": "D"},
    changed=("cell:2,0", "dwelling:blue-2"),
    news=("cell:-2,3", "order:5", "fence:1,1-nw"),
)
SPENDING = Marks(
    {"slot:2a": "A", "dwelling:blue-2": "B", "craftsman:smith": "C", "trader": "D", "space:left": "E"},
    changed=("cube:stone",),
    news=("slot:2c",),
)


def scored() -> View:
    view = built_view(3)
    tiles = (("1-1", "2-1", "4-2", "5-1"), ("1-2", "2-3", "3-1"), ("1-4", "1-5"))
    cubes: tuple[dict[str, int], ...] = ({"gold": 1}, {"stone": 4, "glass": 2}, {})
    seats = tuple(
        replace(seat, tiles=tiles[seat.seat], cubes=cubes[seat.seat], laws=()) for seat in view.seats
    )
    standings = (Standing(0, 12, 1), Standing(1, 6, 2), Standing(2, 2, 3))
    return replace(view, stage="over", phase=0, over=True, deciding=(), seats=seats, standings=standings)


def laying() -> View:
    state = new_game("laying", 3)
    return KEYTHEDRAL.view_for(state, KEYTHEDRAL.choices(state)[0].seat)


PICTURES: dict[str, tuple[View, PictureKind, Marks, Theme]] = {
    "map": (built_view(4), PictureKind("map"), MARKS, DAY),
    "map-laying": (laying(), PictureKind("map"), Marks({"cell:0,-1": "A", "cell:2,1": "B"}), NIGHT),
    "quarter": (built_view(4), PictureKind("map-se"), Marks({"cell:3,1": "25"}), DAY),
    "near": (
        built_view(4),
        PictureKind("near-yellow-2"),
        Marks({"side:yellow-2-nw": "↖", "side:yellow-2-se": "↘"}, pale=("side:yellow-2-se",)),
        DAY,
    ),
    "town": (buying_view(), PictureKind("town"), SPENDING, DAY),
    "mat": (buying_view(), PictureKind("mat"), Marks({"slot:2c": "A"}), DAY),
    "screen": (built_view(), PictureKind("screen", 0), Marks({"card:5": "A", "cube:gold": "B"}), NIGHT),
    "score": (scored(), PictureKind("score"), Marks(), DAY),
}


@pytest.mark.parametrize("name", PICTURES)
def test_golden_picture(name: str) -> None:
    view, kind, marks, theme = PICTURES[name]
    drawn = paint(KeythedralPainter().draw(view, kind, speak(), marks, theme))
    check_golden(GOLDEN / f"{name}.png", drawn)
