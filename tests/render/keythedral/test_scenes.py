"""Layout by numbers over many positions: nothing overlaps, leaves the picture or gets too small."""

from __future__ import annotations

import pytest

from bot.words.speak import locales
from engine.keythedral.view import View
from render.keythedral.marking import badge_box
from render.keythedral.painter import KeythedralPainter
from render.kit.scene import Scene
from tests.render.keythedral.positions import (
    LONG_NAMES,
    VARIANTS,
    bidding_view,
    built_view,
    buying_view,
    long_map,
    random_views,
    speak,
)
from tests.render.measure import (
    check_layout,
    hidden_labels,
    in_languages,
)

PAINTER = KeythedralPainter()
SAYS = {language: speak(LONG_NAMES, language) for language in locales()}
SMALLEST_TYPE = 24
"""A fortieth of the width is 30; the number a worker came from may be a little less on a wide map."""
SMALLEST_PIECE = 26.0


def badges_in_the_way(scene: Scene, slack: float = 4.0) -> list[str]:
    """Badges on words or on one another, among those that one question can ask for."""
    boxes = {focus: badge_box(spot) for focus, spot in scene.spots.items()}
    found = [
        f"{focus} on {label.words!r}"
        for focus, box in boxes.items()
        for label in scene.labels
        if box.overlaps(label.box, slack)
    ]
    groups: dict[str, list[str]] = {}
    for focus in boxes:
        groups.setdefault(focus.split(":")[0], []).append(focus)
    for focuses in groups.values():
        found += [
            f"{one} / {other}"
            for i, one in enumerate(focuses)
            for other in focuses[i + 1 :]
            if boxes[one].overlaps(boxes[other], slack)
        ]
    return found


def covered(scene: Scene) -> list[str]:
    """Words under a piece; a fence lies slantwise in its box and leaves the corners free."""
    return [found for found in hidden_labels(scene) if "/ fence(" not in found]


def check(view: View, language: str = "") -> int:
    """All pictures of a position in one language, or each in another one."""
    kinds = PAINTER.kinds(view)
    for kind, spoken, say in in_languages(kinds, SAYS, language, len(view.seats)):
        scene = PAINTER.scene(view, kind, say)
        where = f"{kind} in {spoken}, {view.stage}, {len(view.seats)} seats"
        assert covered(scene) == [], where
        assert badges_in_the_way(scene) == [], where
        check_layout(scene, where, SMALLEST_TYPE, SMALLEST_PIECE, tallest=2200)
    return len(kinds)


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_positions(seats: int, variant: int) -> None:
    views = random_views(variant, seats, VARIANTS[variant])
    assert sum(check(view) for view in views) > 4


@pytest.mark.parametrize("reader", [0, None])
def test_hand_made_extremes(reader: int | None) -> None:
    for seats in (2, 3, 4, 5):
        check(built_view(seats, reader))
        check(buying_view(seats, reader))
        check(bidding_view(seats, reader))
    check(long_map(reader))
