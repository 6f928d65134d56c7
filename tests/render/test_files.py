"""Files made of bands show the painted picture, whatever was drawn before."""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterator
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.locales import speaker
from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.registry import GAMES
from engine.simulate import next_to_move, setup_from
from render.kit.encode import BANDS, HIGH, encode, encoded
from render.kit.layout import Box, around
from render.kit.paint import paint, paint_rows
from render.kit.painter import OVERVIEW, Marks
from render.kit.palette import COLOURS, best_palette, indexed, palette_of
from render.kit.pieces import gem, meeple
from render.kit.png import packed, png
from render.kit.scene import SANS, SERIF, Layer, Scene, Spare
from render.kit.theme import DAY, NIGHT, THEMES, Theme
from render.registry import PAINTERS

PICKS = {"lantern": 5}  # a short game; 120 of others


def position(key: str) -> tuple[Any, tuple[str, ...]]:
    """Return a view well into a random game with most players, and the focuses of its menu."""
    game, rng = GAMES[key], Rng(seed_from("files"))
    state = game.new_game(setup_from(game, game.spec.seats[-1], "files", {}))
    for _ in range(PICKS.get(key, 120)):
        game.play(state, rng.choice(next_to_move(game.choices(state), rng).actions), Silence())
    decision = next(iter(game.decisions(state)))
    focuses = dict.fromkeys(option.focus for option in decision.options if option.focus)
    return game.view_for(state, decision.seat), tuple(focuses)[:20]


def scenes(key: str, theme: Theme = DAY) -> Iterator[Scene]:
    painter, say = PAINTERS[key], speaker("en", ("Ann", "Ben", "Cleo", "Dora", "Eve", "Finn"), markdown=False)
    view, focuses = position(key)
    badges = {focus: chr(65 + at) for at, focus in enumerate(focuses)}
    marks = Marks(badges, changed=focuses[:1], news=focuses[1:3])
    for kind in painter.kinds(view):
        yield painter.draw(view, kind, say, theme=theme)
    yield painter.draw(view, painter.main(view, focuses), say, marks, theme)


def opened(data: bytes) -> Image.Image:
    """A file as any program reads it, every check within it made."""
    image = Image.open(BytesIO(data))
    image.verify()
    image = Image.open(BytesIO(data))
    at = data.index(b"IDAT")
    length = int.from_bytes(data[at - 4 : at], "big")
    assert len(zlib.decompress(data[at + 4 : at + 4 + length])) == image.height * (image.width + 1)
    return image


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("key", sorted(PAINTERS))
def test_a_file_shows_what_was_painted_and_the_palette_suits_it(key: str, theme: Theme) -> None:
    for scene in [*scenes(key, theme)][theme is NIGHT :: 2]:
        data = encode(scene)
        image, painted = opened(data), paint(scene)
        assert (image.format, image.mode) == ("PNG", "P")
        assert image.tobytes() == indexed(painted, theme)
        assert bytes(image.getpalette() or ()) == palette_of(theme)
        check_palette(painted, Image.open(BytesIO(encoded(painted, theme))).convert("RGB"))


def check_palette(painted: Image.Image, shown: Image.Image) -> None:
    """Check that no pixel is far off and that flat colours, most of a picture, are nearly exact."""
    difference = ImageChops.difference(painted, shown)
    assert max(ImageStat.Stat(difference).mean) < 5
    worst = ImageChops.lighter(ImageChops.lighter(*difference.split()[:2]), difference.split()[2])
    assert sum(worst.histogram()[32:]) < 0.002 * painted.width * painted.height


def test_earlier_pictures_do_not_change_a_file() -> None:
    """A file contains no trace of other pictures or of caching."""
    drawn = list(scenes("keyflower"))[::3]
    BANDS.clear()
    first = [encode(scene) for scene in drawn]
    again = [encode(scene) for scene in reversed(drawn)]
    assert first == again[::-1]
    BANDS.clear()
    assert encode(drawn[-1]) == first[-1]


def test_the_same_picture_is_not_painted_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[tuple[int, int]] = []

    def watched(scene: Scene, items: Any, top: int, bottom: int) -> Image.Image:
        painted.append((top, bottom))
        return paint_rows(scene, items, top, bottom)

    monkeypatch.setattr("render.kit.encode.paint_rows", watched)
    BANDS.clear()
    encode(gems())
    assert painted == [(0, 192), (192, 400)]
    encode(gems())
    assert len(painted) == 2
    scene = gems()
    scene.sprite(Layer.BADGE, around((100, 200), 40, 40), gem, "wine")
    encode(scene)
    assert painted[2:] == [(160, 224)]


def gems(colour: str = "gold") -> Scene:
    scene = Scene(DAY, height=400, width=500)
    scene.panel(Layer.CARD, Box(20, 20, 480, 380), DAY.paper, DAY.paper_edge)
    scene.sprite(Layer.GOODS, around((100, 100), 60, 60), gem, colour)
    return scene


def test_anything_that_looks_different_is_another_file() -> None:
    plain = encode(gems())
    night = Scene(NIGHT, height=400, width=500)
    for layer, items in gems().layers.items():
        night.layers[layer] = items
    moved, narrow, low = gems(), gems(), gems()
    moved.layers[Layer.GOODS] = [*Scene(DAY).layers[Layer.GOODS]]
    moved.sprite(Layer.GOODS, around((102, 100), 60, 60), gem, "gold")
    narrow.width, low.height = 490, 390
    for other in (gems("wine"), night, moved, narrow, low):
        assert encode(other) != plain


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return how many rows were painted each time, starting with an empty cache."""
    rows: list[int] = []

    def watched(scene: Scene, items: Any, top: int, bottom: int) -> Image.Image:
        rows.append(bottom - top)
        return paint_rows(scene, items, top, bottom)

    monkeypatch.setattr("render.kit.encode.paint_rows", watched)
    BANDS.clear()
    return rows


def test_a_strip_is_met_again_wherever_it_lies(painted: list[int]) -> None:
    for head in (0, 75, 41):
        scene = Scene(DAY, height=head + 200, width=500)
        scene.strip(Spare.HEAD, 0, head)
        scene.panel(Layer.CARD, Box(20, head + 10.4, 480, head + 190.4), DAY.paper, DAY.paper_edge)
        scene.sprite(Layer.GOODS, around((100, head + 100.3), 60, 60), gem, "gold")
        scene.label("Ágy jelly", (300, head + 77.7), 40)
        assert opened(encode(scene)).tobytes() == indexed(paint(scene), DAY)
    assert painted == [200, 75, 41 - HIGH], "of each head only what is new"


@pytest.mark.parametrize("key", sorted(PAINTERS))
def test_the_picture_for_everybody_is_there_once_a_player_has_theirs(key: str, painted: list[int]) -> None:
    """A player's hidden pieces are a strip of their own; all other strips are shared."""
    game, painter, rng = GAMES[key], PAINTERS[key], Rng(seed_from("both"))
    say = speaker("en", ("Ann", "Ben"), markdown=False)
    state = game.new_game(setup_from(game, 2, "both", {}))
    for _ in range(40):
        if choices := game.choices(state):
            game.play(state, rng.choice(next_to_move(choices, rng).actions), Silence())
    own, everybody = game.view_for(state, 0), game.view_for(state, None)
    kinds = painter.kinds(everybody)
    kind = next(kind for kind in kinds if kind.key != OVERVIEW)  # which puts the reader's village first
    encode(painter.draw(own, kind, say))
    painted.clear()
    scene = painter.draw(everybody, kind, say)
    encode(scene)
    assert sum(painted) < 0.1 * scene.height


def test_a_high_picture_is_drawn_in_parts_and_looks_the_same(painted: list[int]) -> None:
    scene = Scene(DAY, height=1500, width=300)
    for y in range(20, 1500, 37):
        scene.sprite(Layer.GOODS, around((150, y), 90, 90), meeple, "red")
    assert opened(encode(scene)).tobytes() == indexed(paint(scene), DAY)
    assert sum(painted) == 1500
    assert max(painted) <= 12 * HIGH


def test_any_item_may_lie_anywhere() -> None:
    """Rows are cut through sprites, words and panels, at whole pixels and between them, and at strips."""
    chance = random.Random(4)
    for _ in range(12):
        scene = Scene(DAY, height=chance.randint(1, 300), width=chance.randint(40, 300))
        scene.strip(Spare.HEAD, 0, chance.uniform(0, 60))
        scene.strip(Spare.NEWS, 70.5, chance.uniform(70, 400))
        for _ in range(25):
            x, y = chance.uniform(-40, scene.width + 40), chance.uniform(-40, scene.height + 40)
            size = chance.uniform(1, 90)
            match chance.randrange(3):
                case 0:
                    scene.sprite(Layer.GOODS, around((x, y), size, size), meeple, "red")
                case 1:
                    scene.label("Ágy jelly", (x, y), round(size / 2) + 6, face=chance.choice((SANS, SERIF)))
                case _:
                    edge = DAY.paper_edge if chance.random() < 0.5 else None
                    box = around((x, y), size * 2, size)
                    scene.panel(Layer.CARD, box, DAY.paper, edge, chance.uniform(0, 30), chance.randint(0, 6))
        assert opened(encode(scene)).tobytes() == indexed(paint(scene), DAY)


@pytest.mark.parametrize("rows", [1, HIGH, HIGH + 1, 100])
def test_bands_can_be_joined_wherever_they_are_cut(rows: int) -> None:
    pixels = random.Random(rows).randbytes(70 * 90)
    lines = b"".join(b"\0" + pixels[at : at + 70] for at in range(0, len(pixels), 70))
    parts = [packed(lines[at : at + rows * 71]) for at in range(0, len(lines), rows * 71)]
    assert opened(png(70, 90, palette_of(DAY), parts)).tobytes() == pixels


def test_bands_keep_to_their_limit() -> None:
    for scene in scenes("keyper"):
        encode(scene)
        assert BANDS.held <= BANDS.limit <= 64 * 1024 * 1024


def test_a_palette_is_fitted_to_pictures() -> None:
    colours = [(250, 10, 200), (10, 250, 30), (0, 0, 0)]
    picture = Image.new("RGB", (60, 60), colours[0])
    picture.paste(colours[1], (0, 0, 30, 60))
    picture.paste(colours[2], (0, 0, 60, 20))
    found = best_palette([picture], DAY)
    assert len(found) == 3 * COLOURS
    assert {tuple(found[at : at + 3]) for at in range(0, len(found), 3)} > set(colours)
