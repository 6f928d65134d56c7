"""A bigger picture is the same picture."""

from __future__ import annotations

from PIL import ImageChops

from render.kit.enlarge import enlarged
from render.kit.layout import Box
from render.kit.paint import paint
from render.kit.scene import Label, Layer, Plate, Scene
from render.kit.theme import NIGHT


def scene() -> Scene:
    made = Scene(NIGHT, height=200, width=320)
    made.panel(Layer.CARD, Box(20, 20, 180, 120), NIGHT.paper, NIGHT.ink, radius=12, line=4)
    made.label("Sawmill", (100, 70), 24)
    return made


def test_all_measures_grow_by_the_same_factor() -> None:
    usual, bigger = scene(), enlarged(scene(), 1.5)
    assert (bigger.width, bigger.height) == (480, 300)
    plate, label = bigger.items
    assert isinstance(plate, Plate)
    assert (plate.box, plate.radius, plate.line) == (Box(30, 30, 270, 180), 18, 6)
    assert isinstance(label, Label)
    assert (label.size, label.words) == (36, "Sawmill")
    assert [type(item) for item in usual.items] == [type(item) for item in bigger.items]


def test_it_looks_the_same_from_further_away() -> None:
    usual, bigger = paint(scene()), paint(enlarged(scene(), 2))
    difference = ImageChops.difference(usual, bigger.reduce(2)).convert("L")
    assert sum(difference.histogram()[96:]) < usual.width * usual.height / 100
