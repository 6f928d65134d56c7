"""Icons: complete, distinct by shape, and up to date on the sheet in docs/."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.__main__ import main
from bot.locales.translations import message_ids
from render.kit.icons import SIZE, fingerprint, icon_file, icon_image
from render.kit.rows import sprite_glyph
from render.kit.signs import coin
from render.registry import ICONS, PAINTERS

_SHEET = Path(__file__).parents[3] / "docs" / "pictures" / "icons.png"
_GROUNDS = {"day": (255, 255, 255), "night": (49, 51, 56)}
_SEEN = 22
_APART = 6.0
"""Mean difference of all pixels, of 255, without colour: two pieces that differ by a sign alone have ten."""
games = pytest.mark.parametrize("game", ICONS)


@cache
def _images(game: str) -> dict[str, Image.Image]:
    return {name: icon_image(glyph) for name, glyph in ICONS[game].drawn.items()}


def test_every_game_with_pictures_has_icons() -> None:
    assert ICONS.keys() == PAINTERS.keys()


@games
def test_every_word_of_the_table_is_a_message_and_every_icon_is_drawn(game: str) -> None:
    table = ICONS[game]
    named = {**table.pieces, **table.things}
    assert len(named) == len(table.pieces) + len(table.things)
    keys = {part for key in named for part in key.split("/")}
    assert keys | table.told_by.keys() <= set(message_ids())
    assert set(named.values()) <= table.drawn.keys()


@games
def test_icons_are_square_small_files_with_a_transparent_edge(game: str) -> None:
    for name, image in _images(game).items():
        assert image.size == (SIZE, SIZE), name
        assert image.getpixel((0, 0)) == (*image.getpixel((0, 0))[:3], 0), name  # type: ignore[index]  # a picture with colours has tuples
        assert len(icon_file(image)) < 32 * 1024, name  # Discord takes 256
        assert 2 <= len(f"lk_{name}_{fingerprint(image)}") <= 32, name


@games
def test_two_icons_of_a_game_differ_at_the_size_they_are_seen_in_without_colour(game: str) -> None:
    small = {
        name: _on(image, _GROUNDS["night"]).resize((_SEEN, _SEEN), Image.Resampling.LANCZOS).convert("L")
        for name, image in _images(game).items()
    }
    alike = [
        (a, b)
        for a, b in combinations(small, 2)
        if ImageStat.Stat(_levelled(small[a], small[b])).mean[0] < _APART
    ]
    assert not alike


@games
@pytest.mark.parametrize("ground", _GROUNDS)
def test_an_icon_stands_out_from_the_ground(game: str, ground: str) -> None:
    """Its outline contrasts with the background along its edge."""
    for name, image in _images(game).items():
        shown = _on(image, _GROUNDS[ground]).resize((_SEEN, _SEEN), Image.Resampling.LANCZOS)
        bare = Image.new("RGB", shown.size, _GROUNDS[ground])
        far = ImageChops.difference(shown, bare).convert("L").point([0] * 60 + [255] * 196)
        box = far.getbbox()
        assert box is not None, name
        assert max(box[2] - box[0], box[3] - box[1]) >= 15, name


def test_the_fingerprint_tells_drawings_apart_and_stays() -> None:
    one, other = (icon_image(sprite_glyph(coin, words)) for words in ("1", "2"))
    assert fingerprint(one) == fingerprint(icon_image(sprite_glyph(coin, "1")))
    assert fingerprint(one) != fingerprint(other)


def test_the_sheet_in_docs_shows_what_is_drawn_today(tmp_path: Path) -> None:
    drawn = tmp_path / "icons.png"
    assert main(["picture", "--icons", str(drawn)]) == 0
    now, kept = (Image.open(path).convert("RGB") for path in (drawn, _SHEET))
    assert now.size == kept.size, "latchkey picture --icons docs/pictures/icons.png"
    patches = ImageChops.difference(now, kept).reduce(16)
    assert max(high for _, high in ImageStat.Stat(patches).extrema) <= 24


GIVES = {
    "keyflower-tile-miner": "iron",
    "keyflower-tile-apprentice-hall": "any-skill",
    "keyflower-tile-tavern": "any-worker",
    "keyflower-tile-workshop": "any-resource",
    "keyflower-tile-stable": "cart",
    "keyflower-tile-well": "points",
    "keyflower-tile-jeweller": "gold",
    "keyper-tile-cow-shed": "cow",
    "keyper-tile-brickmaker": "brick",
    "keyper-tile-farmyard": "animal",
    "keyper-tile-dock": "anchor",
}


@pytest.mark.parametrize("message", GIVES)
def test_a_tile_has_the_icon_of_what_it_gives(message: str) -> None:
    assert ICONS[message.partition("-")[0]].things[message] == GIVES[message]


@pytest.mark.parametrize("game", ["keyflower", "keyper"])
def test_icons_of_tiles_differ(game: str) -> None:
    """A menu of tiles is easier to read if few lines share an icon."""
    icons = [icon for key, icon in ICONS[game].things.items() if key.startswith(f"{game}-tile-")]
    assert len(set(icons)) >= 12


def _on(image: Image.Image, ground: tuple[int, int, int]) -> Image.Image:
    found = Image.new("RGB", image.size, ground)
    found.paste(image, (0, 0), image)
    return found


def _levelled(a: Image.Image, b: Image.Image) -> Image.Image:
    """Return the difference without the common shade, which an eye without colour ignores."""
    shift = round(ImageStat.Stat(a).mean[0] - ImageStat.Stat(b).mean[0])
    return ImageChops.difference(a, b.point([min(255, max(0, value + shift)) for value in range(256)]))
