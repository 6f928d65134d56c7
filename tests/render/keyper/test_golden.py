"""Golden pictures of every kind."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.core.game import ScoreLine, Standing
from engine.core.text import text
from engine.keyper.game import KEYPER
from engine.keyper.view import View
from render.keyper.painter import KeyperPainter
from render.kit.paint import paint
from render.kit.painter import Marks, PictureKind
from render.kit.theme import DAY, NIGHT, Theme
from tests.render.golden import check_golden
from tests.render.keyper.positions import built_view, new_game, random_states
from tests.render.speaking import speak

GOLDEN = Path(__file__).parent / "golden"
MARKS = Marks(
    {"logs@board-1": "A", "river@board-2": "B", "keyp@board-3": "C", "boat:boat-1": "D"},
    changed=("clay@board-1",),
    news=("keyp:1",),
)


def finished() -> View:
    """A sheet made by hand: no change of the rules may change this picture."""
    lines = [ScoreLine(seat, text("keyper-score-shipping"), 4 * seat) for seat in range(3)]
    for seat, tile, plot, points in (
        (0, "barn", "farm", 5),
        (1, "dock", "village", 12),
        (2, "stable", "farm", 8),
    ):
        place = text(f"keyper-plot-{plot}", number=seat + 2)
        line = text("keyper-score-upgraded", tile=text(f"keyper-tile-{tile}"), plot=place)
        detail = (text("keyper-counted-horse", count=4),) if tile == "stable" else ()
        lines.append(ScoreLine(seat, line, points, detail))
    lines.append(ScoreLine(1, text("keyper-score-fair", fair=text("keyper-fair-spring-4")), 2))
    view = built_view(3, None)
    totals = [sum(line.points for line in lines if line.seat == seat) for seat in range(3)]
    seats = tuple(replace(player, points=totals[player.seat]) for player in view.seats)
    best = sorted(range(3), key=lambda seat: -totals[seat])
    standings = tuple(Standing(seat, totals[seat], rank + 1) for rank, seat in enumerate(best))
    return replace(
        view, season="winter", stage="over", deciding=(), seats=seats, score=tuple(lines), standings=standings
    )


def folding() -> View:
    state = next(state for state in random_states(1, 3) if state.stage == "fold")
    view = KEYPER.view_for(state, 0)
    own = replace(view.seats[0], goods={"log": 2, "stone": 1, "pig": 1}, winter_fairs=("winter-3",))
    return replace(view, own_picks=view.offered[1:2], seats=(own, *view.seats[1:]))


def asked() -> View:
    state = next(state for state in random_states(1, 3) if state.stage == "where" and state.season == 1)
    return KEYPER.view_for(state, state.decider)


PICTURES: dict[str, tuple[View, PictureKind, Marks, Theme]] = {
    "table": (built_view(4), PictureKind("table"), Marks(), DAY),
    "table-marked": (KEYPER.view_for(new_game("golden", 3), 0), PictureKind("table"), MARKS, DAY),
    "table-night": (built_view(2, None, 3), PictureKind("table"), Marks(), NIGHT),
    "board": (built_view(4), PictureKind("board-2"), Marks({"river@board-2": "A", "logs@board-2": "F"}), DAY),
    "board-night": (asked(), PictureKind("board-1"), Marks({"river@board-1": "A"}), NIGHT),
    "home": (built_view(3, 0, 1), PictureKind("home", 0), Marks({"farm-2": "B"}), DAY),
    "tiles": (built_view(3), PictureKind("tiles"), Marks({"tile:winter-1": "A"}), DAY),
    "hand": (KEYPER.view_for(new_game("golden", 2), 0), PictureKind("hand", 0), Marks(), NIGHT),
    "screen": (built_view(3), PictureKind("screen", 0), Marks({"fair:summer-4": "☀"}), DAY),
    "fold": (folding(), PictureKind("fold"), Marks({"display:m1": "A"}), DAY),
    "score": (finished(), PictureKind("score"), Marks(), DAY),
    "score-seat": (finished(), PictureKind("score", 2), Marks(), NIGHT),
}


@pytest.mark.parametrize("name", PICTURES)
def test_golden_picture(name: str) -> None:
    view, kind, marks, theme = PICTURES[name]
    drawn = paint(KeyperPainter().draw(view, kind, speak(), marks, theme))
    check_golden(GOLDEN / f"{name}.png", drawn)
