"""Golden pictures of every kind."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.core.game import ScoreLine, Standing
from engine.core.hexes import Hex
from engine.core.text import text
from engine.keyflower.view import View
from render.keyflower.painter import KeyflowerPainter
from render.kit.paint import paint
from render.kit.painter import Marks, PictureKind
from render.kit.theme import DAY, NIGHT, Theme
from tests.render.golden import check_golden
from tests.render.keyflower.positions import built_view, crowded_view, front_view, hidden_view, placing_view
from tests.render.speaking import speak

GOLDEN = Path(__file__).parent / "golden"
MARKS = Marks(
    {"tile:peddler": "A", "tile:alehouse": "B", "tile:order-2": "C", "boat:keyflower": "D"},
    changed=("tile:workshop",),
    news=("tile:stable", "boat:ianvincible"),
)


def scored(view: View) -> View:
    lines = [
        ScoreLine(seat, text("keyflower-score-tile", tile=text(f"keyflower-tile-{tile}")), points)
        for seat in range(3)
        for tile, points in (
            ("home-1", 5),
            ("stable", 5),
            ("forge", 10 - seat),
            ("scribes", 20),
            ("flipper", 2),
        )
    ]
    lines.append(ScoreLine(0, text("keyflower-score-gold"), 4))
    standings = tuple(Standing(seat, 42 - seat, seat + 1) for seat in range(3))
    return replace(
        view, phase="over", season="winter", sheet=tuple(lines), standings=standings, seats=view.seats[:3]
    )


OPEN_NOW = replace(built_view(2), may_use=("smelter", "home-2", "peddler"), may_bid=("peddler", "assayer"))

PICTURES: dict[str, tuple[View, PictureKind, Marks, Theme]] = {
    "overview": (crowded_view(), PictureKind("overview"), Marks(), DAY),
    "overview-two": (OPEN_NOW, PictureKind("overview"), Marks(), NIGHT),
    "table": (built_view(), PictureKind("table"), Marks(), DAY),
    "table-marked": (built_view(4), PictureKind("table"), MARKS, DAY),
    "table-night": (built_view(3, "winter"), PictureKind("table"), Marks(), NIGHT),
    "village": (built_view(), PictureKind("village", 0), Marks({"tile:stable": "A"}), DAY),
    "village-laying": (placing_view(None), PictureKind("village", 0), Marks({"cell:0,2": "A"}), DAY),
    "village-turning": (placing_view(Hex(0, 2)), PictureKind("village", 0), Marks(), DAY),
    "screen": (built_view(), PictureKind("screen", 0), Marks({"screen:blue": "A"}), DAY),
    "screen-hidden": (hidden_view(), PictureKind("screen", 0), Marks(), DAY),
    "table-hidden": (hidden_view(2), PictureKind("table"), Marks(), NIGHT),
    "table-front": (front_view(), PictureKind("table"), Marks(), DAY),
    "table-front-six": (front_view(6), PictureKind("table"), Marks(), NIGHT),
    "screen-front": (front_view(), PictureKind("screen", 0), Marks({"contract:contract-09": "A"}), DAY),
    "village-front": (front_view(), PictureKind("village", 1), Marks({"tile:mason": "A"}), DAY),
    "contracts": (built_view(), PictureKind("contracts"), Marks(), DAY),
    "card": (built_view(), PictureKind("tile:smelter"), Marks(), DAY),
    "card-boat": (built_view(), PictureKind("tile:sea-breese"), Marks(), NIGHT),
    "score": (scored(built_view()), PictureKind("score"), Marks(), DAY),
    "score-seat": (scored(built_view()), PictureKind("score", 0), Marks(), DAY),
}


@pytest.mark.parametrize("name", PICTURES)
def test_golden_picture(name: str) -> None:
    view, kind, marks, theme = PICTURES[name]
    painter = KeyflowerPainter()
    if kind in painter.cards():
        drawn = paint(painter.card(kind, speak(), theme))
    else:
        drawn = paint(painter.draw(view, kind, speak(), marks, theme))
    check_golden(GOLDEN / f"{name}.png", drawn)
