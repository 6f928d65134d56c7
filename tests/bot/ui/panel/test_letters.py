"""A letter means one place, for the whole panel: the menus and the picture say the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from bot.ui.kit.blocks import Buttons, Menu
from bot.ui.kit.localiser import Localisers
from bot.ui.panel.controls import Controls
from bot.ui.panel.lettering import MARK, letters
from bot.ui.panel.page import panel_controls
from bot.values.panel import Panel
from render.kit.painter import Marks
from render.kit.scene import Layer, Sprite
from render.kit.signs import badge
from render.registry import PAINTERS
from tools.bench.screen.panels import NAMES, random_panels

VOICE = Localisers().plain("en", NAMES)
TABLES = [
    ("keyflower", 3, {"merchants": "mix"}),
    ("keyflower", 5, {}),
    ("keyper", 3, {}),
    ("keythedral", 3, {}),
    ("lantern", 3, {}),
]
NUMBERED = "|".join(  # known by what is printed
    [
        *("order", "[Nn]umber", "plot", "[Bb]oat", "[Vv]illage", "[Ff]arm", "[Ss]eat", "[Cc]ottage"),
        *("[Hh]ouse", "place", "corner", "quarry", "wood", "lake", "vineyard"),
    ]
)
LATE = [("big1", 5, {}, 606), ("big4", 3, {"merchants": "mix"}, 406)]
"""Random games in which a village grows too large to be read at one glance."""
KEY = re.compile(r"([A-Z]{1,2})[0-5]\Z")  # a place, and how often a tile is turned there


def test_letters_are_those_of_the_alphabet_and_then_pairs() -> None:
    assert list(islice(letters(), 28))[-3:] == ["Z", "AA", "AB"]


def labels_of(shown: Controls) -> Iterator[str]:
    for block in shown.blocks:
        if isinstance(block, Menu):
            yield from (entry.label for entry in block.entries)
        elif isinstance(block, Buttons):
            yield from (button.label for button in block.buttons)


def read_on(shown: Controls) -> list[str]:
    """The letters of a panel in its order, each once."""
    signs = shown.badges.values()
    heads = (label.split(MARK)[0] for label in labels_of(shown))
    places = [head if head in signs else KEY.sub(r"\1", head) for head in heads]
    printed = [sign for sign in signs if not sign.isalpha()]
    told = [
        place
        if place in signs
        else next((sign for sign in printed if re.search(rf"({NUMBERED}) {sign}($|[:,])", label)), "")
        for place, label in zip(places, labels_of(shown), strict=True)
    ]
    return list(dict.fromkeys(place for place in told if place))


def drawn_in(panel: Panel, shown: Controls) -> list[str]:
    """The letters that the picture of this panel shows."""
    painter = PAINTERS[panel.table.game]
    kind = painter.main(panel.view, shown.focuses)
    scene = painter.draw(panel.view, kind, VOICE.label, Marks(shown.badges))
    items = (item for item in scene.layers[Layer.BADGE] if isinstance(item, Sprite) and item.ink is badge)
    return [str(item.args[0]) for item in items]


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_menus_and_picture_have_the_same_letters_each_for_one_place(
    key: str, seats: int, options: dict[str, str]
) -> None:
    seen = 0
    for number, panel in enumerate(random_panels(key, seats, "letters", options, most=150)):
        shown = panel_controls(panel, (), VOICE)
        assert shown is not None
        told, signs = read_on(shown), list(shown.badges.values())
        where = (panel.decision.kind if panel.decision else "", told, shown.badges)
        assert len(set(signs)) == len(signs), where
        assert told == signs, where
        by_letter = [sign for sign in signs if sign.isalpha()]
        assert by_letter == list(islice(letters(), len(by_letter))), where
        if number % 2 == 0:
            assert sorted(drawn_in(panel, shown)) == sorted(signs), where
        seen += len(signs)
    assert seen > (20 if key != "lantern" else 0)


@pytest.mark.parametrize(("seed", "seats", "options", "most"), LATE)
def test_every_place_of_a_large_village_has_its_letter(
    seed: str, seats: int, options: dict[str, str], most: int
) -> None:
    """However far apart they lie: one picture shows all of them."""
    large = 0
    for panel in random_panels("keyflower", seats, seed, options, most):
        places = {way.option.focus for way in panel.ways if way.option.focus.startswith("cell:")}
        if not places or not any(kind.key == "village-2" for kind in PAINTERS["keyflower"].kinds(panel.view)):
            continue
        shown = panel_controls(panel, (), VOICE)
        assert shown is not None
        assert places <= set(shown.badges)
        assert read_on(shown) == list(shown.badges.values())
        assert sorted(drawn_in(panel, shown)) == sorted(shown.badges.values())
        large += 1
    assert large > 3
