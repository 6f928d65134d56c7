"""The picture kit: geometry, rows, cache, sprites, marks, files."""

from __future__ import annotations

import math
from collections.abc import Hashable
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from engine.core.hexes import Hex, neighbour
from render.keythedral import fields
from render.kit import animals, buildings, pieces, signs, skill_icons, terrain
from render.kit.cache import Cache, Stamp
from render.kit.encode import encode
from render.kit.enlarge import enlarged
from render.kit.layout import (
    Box,
    HexLayout,
    Point,
    around,
    freest,
    grid,
    hex_corners,
    side_middle,
    union,
)
from render.kit.paint import paint, stamp_of
from render.kit.painter import Marks, PictureKind, clipped, dot_box, mark_up, showing_most
from render.kit.pen import Pen
from render.kit.rows import counted, lay_row, row_width, sprite_glyph, word_glyph
from render.kit.scene import Ink, Layer, Scene, Sprite, badge_box
from render.kit.score_heads import head
from render.kit.signs import player_disc
from render.kit.sprite_cutting import Pieces, cuts_of, pieces_of, pixels_of
from render.kit.stamps import STAMPS, StampCache
from render.kit.theme import DAY, NIGHT, PIECES
from tests.render.measure import hidden_labels, overlapping_labels

SPRITES: list[tuple[Ink, tuple[Hashable, ...], float]] = [
    *((pieces.meeple, (colour,), pieces.MEEPLE) for colour in ("red", "blue", "any")),
    (pieces.lying_meeple, ("green",), 1.0),
    *((pieces.octagon, (good,), 1.0) for good in ("wood", "stone", "iron", "gold", "any")),
    *((pieces.gem, (kind,), 1.0) for kind in ("ruby", "emerald", "sapphire", "gold", "any")),
    (pieces.sheaf, (), 1.0),
    *((skill_icons.skill, (kind,), 1.0) for kind in ("saw", "pickaxe", "anvil", "any")),
    *((animals.animal, (kind,), animals.ANIMAL) for kind in animals.COATS),
    *((signs.player_disc, (seat,), 1.0) for seat in range(6)),
    *((signs.season_sign, (season,), 1.0) for season in ("spring", "summer", "autumn", "winter")),
    (signs.coin, ("12",), 1.0),
    (signs.arrow, (), 0.8),
    (signs.upgrade, (), 0.9),
    (signs.cart, ("4",), 1.35),
    (signs.bag, ("40",), 0.9),
    (signs.scroll, (), 0.8),
    (signs.badge, ("A",), 1.0),
    (signs.news_dot, (), 1.0),
    (signs.road_sign, (), 1.0),
    (signs.hexagon_sign, ("winter", "up"), 1.15),
    (buildings.cabin, (), 1.0),
    (buildings.extension, ("blue",), 1.0),
    (buildings.ship, (), 1.0),
]


def ready(whole: Stamp) -> Pieces:
    cuts, colour = cuts_of(whole), whole.colours
    return pieces_of(pixels_of(whole, cuts), colour if isinstance(colour, tuple) else None, cuts)


def pasted(whole: Stamp, size: tuple[int, int], left: int, top: int) -> bytes:
    """As Pillow pastes it in one piece."""
    image = Image.new("RGB", size, DAY.felt)
    colours = whole.colours
    sheet = colours if isinstance(colours, Image.Image) else Image.new("RGB", whole.mask.size, colours)
    image.paste(sheet, (left, top), whole.mask)
    return image.tobytes()


def stamp(ink: Ink, args: tuple[Hashable, ...], ratio: float, size: float = 60) -> Stamp:
    return stamp_of(Sprite(Box(0, 0, ratio * size, size), ink, args), DAY)


@pytest.mark.parametrize(
    ("ink", "args", "ratio"), SPRITES, ids=lambda value: getattr(value, "__name__", str(value))
)
def test_every_sprite_has_ink_and_stays_off_the_edge_of_its_box(
    ink: Ink, args: tuple[Hashable, ...], ratio: float
) -> None:
    mask = stamp(ink, args, ratio).mask
    assert mask is not None
    solid = mask.point([0] * 200 + [255] * 56)
    box = solid.getbbox()
    assert box is not None
    assert (box[2] - box[0]) * (box[3] - box[1]) > 0.2 * mask.width * mask.height
    frame = Image.new("L", mask.size, 255)
    frame.paste(0, (1, 1, mask.width - 1, mask.height - 1))
    cut = ImageChops.multiply(frame, solid).histogram()[255]
    assert cut < 0.35 * (2 * mask.width + 2 * mask.height), "cut off at the edge"


@pytest.mark.parametrize("kinds", [list(animals.COATS), ["saw", "pickaxe", "anvil", "any"]])
def test_shapes_differ_without_colour(kinds: list[str]) -> None:
    """The outlines alone of animals and tools differ."""
    ink: Ink = animals.animal if "cow" in kinds else skill_icons.skill
    shown = [stamp(ink, (kind,), 1.08, 48) for kind in kinds]
    grey = [one.colours.convert("L") for one in shown if isinstance(one.colours, Image.Image)]
    assert len(grey) == len(shown)
    for i, one in enumerate(shown):
        for j in range(i + 1, len(shown)):
            masks = ImageChops.difference(one.mask, shown[j].mask)
            differing = sum(masks.histogram()[128:]) + sum(
                ImageChops.difference(grey[i], grey[j]).histogram()[96:]
            )
            assert differing > 80, (kinds[i], kinds[j])


def test_hexagons_share_their_sides() -> None:
    layout = HexLayout(50.0, (300.0, 200.0))
    here = Hex(1, -2)
    for side in range(6):
        middle = side_middle(layout.centre(here), 50, side)
        across = side_middle(layout.centre(neighbour(here, side)), 50, (side + 3) % 6)
        assert math.dist(middle, across) < 1e-6


def test_the_corners_of_a_hexagon_bound_its_box() -> None:
    layout = HexLayout(70.0, (300.0, 200.0))
    corners = hex_corners(layout.centre(Hex(3, -1)), layout.radius)
    assert union([Box(*p, *p) for p in corners]) == pytest.approx(layout.box(Hex(3, -1)))


def test_roads_meet_across_tiles() -> None:
    """Along the seam of two tiles joined by road there is road, not border."""
    scene = Scene(DAY, 400, 400)
    layout = HexLayout(80.0, (200.0, 120.0))
    road = ("road", "field", "field", "road", "field", "field")
    for cell in (Hex(0, 0), Hex(0, 1)):
        scene.sprite(Layer.GROUND, layout.box(cell).inset(-1), terrain.hex_ground, "spring", road)
    image = paint(scene)
    seam = side_middle(layout.centre(Hex(0, 0)), 80, 0)
    for dy in (-3, -1, 0, 1, 3):
        assert math.dist(image.getpixel((round(seam.x), round(seam.y + dy))), DAY.road) < 12  # type: ignore[arg-type]  # RGB


@pytest.mark.parametrize(("count", "columns"), [(1, 3), (4, 3), (10, 4), (12, 4)])
def test_grid_cells_are_disjoint_and_inside(count: int, columns: int) -> None:
    area = Box(10, 10, 810, 610)
    cells = grid(area, count, columns, 8)
    assert len(cells) == count
    assert all(area.contains(cell, 1e-6) for cell in cells)
    assert not any(a.overlaps(b) for i, a in enumerate(cells) for b in cells[i + 1 :])


def test_rows_shrink_to_the_width_given() -> None:
    scene = Scene(DAY)
    row = counted(sprite_glyph(pieces.octagon, "wood"), 3) * 3
    box = lay_row(scene, row, (300, 50), 60, 200)
    assert box.width <= 200.5 < row_width(row, 60)
    assert len(counted(row[0], 3)) == 3
    assert len(counted(row[0], 4)) == 2


def test_badges_go_where_they_hide_least() -> None:
    taken = [around((0, 0), 40, 40), around((100, 0), 40, 10)]
    assert freest([Point(0, 0), Point(100, 0), Point(200, 0)], 48, taken) == Point(200, 0)


def test_cache_keeps_to_its_limit_and_to_what_was_used_last() -> None:
    def make() -> Pieces:
        return ready(Stamp(Image.new("RGB", (100, 100)), Image.new("L", (100, 100))))

    cache = Cache[Pieces]("few stamps", limit=4 * make().weight)
    for key in range(4):
        cache.get(key, make)
    first = cache.get(0, make)
    for key in range(4, 7):
        cache.get(key, make)
        assert cache.held <= cache.limit
    assert cache.get(0, make) is first
    assert len(cache) == 4


def test_a_stamp_of_one_colour_keeps_its_mask_alone_and_looks_the_same() -> None:
    """Wherever it is pasted, and however much of it shows there."""
    sheet = Box(0, 0, 120, 80)
    shadow = stamp_of(Sprite(sheet, terrain.sheet_shadow, ()), DAY)
    assert shadow.colours == DAY.shadow
    assert ready(shadow).weight < 2 * 120 * 80
    assert isinstance(stamp(signs.player_disc, (0,), 1.0).colours, Image.Image)
    for left, top in ((5, 7), (-30, -20), (70, 60), (0, 100), (0, -80)):
        one = Image.new("RGB", (100, 100), DAY.felt)
        ready(shadow).onto(one, left, top)
        assert one.tobytes() == pasted(shadow, one.size, left, top)


@pytest.mark.parametrize(
    ("ink", "args", "most"),
    [
        (terrain.hex_ground, ("home", ("road",) * 6), 0.95),  # solid but for its corners
        (signs.sheet_glow, (), 0.9),  # solid
        (fields.octagon_frame, (True,), 0.7),  # empty inside
        (signs.player_disc, (0,), 1.0),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
@pytest.mark.parametrize("size", [70, 203, 600])
def test_a_stamp_that_is_cut_up_looks_the_same_and_weighs_less(
    ink: Ink, args: tuple[Hashable, ...], most: float, size: int
) -> None:
    """Wherever it is pasted, and however much of it shows there."""
    whole = stamp(ink, args, 1.1, size)
    cut, pixels = ready(whole), 5 * whole.mask.width * whole.mask.height
    assert cut.weight <= pixels * most if size > 100 else cut.weight <= pixels + 2048
    for left, top in ((5, 7), (-30, -20), (70, 60), (0, 700), (0, -610), (-100, -400)):
        one = Image.new("RGB", (400, 500), DAY.felt)
        cut.onto(one, left, top)
        assert one.tobytes() == pasted(whole, one.size, left, top)


@pytest.mark.parametrize("value", [0, 255])
def test_a_single_pixel_is_not_lost_when_a_stamp_is_cut_up(value: int) -> None:
    """Whether nothing else shows, or everything else does."""
    mask = Image.new("L", (600, 590), 255 - value)
    mask.putpixel((317, 422), value)
    whole = Stamp(Image.new("RGB", mask.size, (200, 10, 20)), mask)
    assert cuts_of(whole) != ((0, 0, *mask.size, False),)
    one = Image.new("RGB", mask.size, DAY.felt)
    ready(whole).onto(one, 0, 0)
    assert one.tobytes() == pasted(whole, one.size, 0, 0)


@pytest.mark.parametrize(
    ("ink", "args", "size"),
    [
        (terrain.hex_ground, ("home", ("road",) * 6), 203),
        (signs.player_disc, (0,), 40),
        (terrain.hex_shadow, (), 90),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_stamp_that_was_compressed_looks_the_same(ink: Ink, args: tuple[Hashable, ...], size: int) -> None:
    """It is drawn once, although no stamp stays ready but the newest."""
    drawn, stamps = list[Stamp](), StampCache(1, 2**20)

    def make() -> Stamp:
        drawn.append(stamp(ink, args, 1.1, size))
        return drawn[-1]

    first = stamps.get("it", make)
    stamps.get("another", lambda: stamp(signs.news_dot, (), 1.0, 40))
    again = stamps.get("it", make)
    assert len(drawn) == 1
    assert again is not first
    one = Image.new("RGB", (300, 300), DAY.felt)
    again.onto(one, 5, 7)
    assert one.tobytes() == pasted(drawn[0], one.size, 5, 7)


@pytest.mark.parametrize("times", [1.0, 1.5])
@pytest.mark.parametrize("radius", [14, 20])
def test_a_sheet_covers_the_hole_in_its_shadow(
    monkeypatch: pytest.MonkeyPatch, radius: int, times: float
) -> None:
    def painted() -> bytes:
        STAMPS.clear()
        scene, box = Scene(DAY, 300, 300), Box(40, 30, 250, 260)
        scene.sprite(Layer.SHADOW, box.inset(-12), terrain.sheet_shadow)
        scene.panel(Layer.CARD, box, DAY.paper, DAY.paper_edge, radius, 3)
        around_tile = around((150, 150), 120 * 1.2, 104 * 1.2)
        scene.sprite(Layer.GOODS, around_tile, terrain.hex_shadow)
        scene.sprite(Layer.WORKERS, around((150, 150), 120, 104), terrain.hex_ground, "home", ("field",) * 6)
        scene.sprite(Layer.WORDS, Box(60, 40, 60 + 58, 40 + 58), fields.field_shadow)
        scene.sprite(Layer.BADGE, Box(64, 44, 64 + 50, 44 + 50), fields.field, "lake", False)
        return paint(enlarged(scene, times)).tobytes()

    hollow = painted()
    monkeypatch.setattr(Pen, "hollow", lambda *_: None)
    assert painted() == hollow
    STAMPS.clear()


def test_marks_draw_badges_glows_and_news() -> None:
    plain, marked = Scene(DAY, 300, 300), Scene(DAY, 300, 300)
    for scene in (plain, marked):
        scene.spot("here", Box(50, 50, 150, 150))
        scene.spot("there", Box(180, 180, 280, 280), shape="hex")
    mark_up(marked, Marks({"here": "A", "nowhere": "B"}, changed=["here"], news=["there"]))
    badges = [item.args for item in marked.layers[Layer.BADGE] if isinstance(item, Sprite)]
    assert badges == [("A", False), ()]
    assert len(marked.layers[Layer.GLOW]) == 2
    assert badge_box(marked.spots["here"].badge).overlaps(Box(50, 50, 150, 150))
    assert ImageChops.difference(paint(plain), paint(marked)).getbbox() is not None


def test_news_sit_on_a_corner_of_piece_or_badge_and_inside_the_picture() -> None:
    scene = Scene(DAY, 300, 300)
    scene.spot("inside", Box(50, 50, 150, 150))
    scene.spot("at the side", Box(200, 40, 300, 140))
    for spot in scene.spots.values():
        alone, beside = dot_box(scene, spot, False), dot_box(scene, spot, True)
        assert scene.bounds.contains(alone)
        assert scene.bounds.contains(beside)
        assert alone.overlaps(spot.box)
        assert not alone.overlaps(spot.box.inset(30))
        letter = around(spot.badge, 16, 16)
        assert not beside.overlaps(letter)
        assert beside.overlaps(badge_box(spot.badge))


def test_words_of_a_row_stay_readable_while_its_pictures_shrink() -> None:
    scene = Scene(DAY, 300, 300)
    row = [sprite_glyph(pieces.octagon, "wood"), word_glyph("12")] * 2
    box = lay_row(scene, row, (150, 150), 60, 130, least=30)
    assert box.width <= 130.5
    assert [label.size for label in scene.labels] == [30, 30]
    assert box.height < 34
    assert lay_row(Scene(DAY), row, (150, 150), 60, 130).height < 60


def test_a_long_name_heads_its_column_on_two_lines() -> None:
    for name, count in (("Ann", 1), ("Maximiliana-Josephine of Keydom", 2), ("W" * 32, 1)):
        scene = Scene(DAY, 300, 300)
        column = Box(0, 0, 240, 300)
        head(scene, column, name, sprite_glyph(player_disc, 0), won=True)
        assert len(scene.labels) == count
        assert all(column.contains(label.box) and label.size >= 30 for label in scene.labels)
        assert overlapping_labels(scene) == []
        assert hidden_labels(scene) == []


def test_a_mark_on_a_card_lies_between_the_card_and_its_pieces() -> None:
    scene = Scene(DAY, 300, 300)
    scene.panel(Layer.CARD, Box(10, 10, 290, 140), DAY.paper)
    scene.spot("on", Box(50, 50, 100, 100))
    scene.spot("off", Box(50, 200, 100, 250))
    scene.sprite(Layer.CARD, Box(55, 55, 95, 95), pieces.meeple, "red")
    mark_up(scene, Marks(changed=["on", "off"]))
    kinds = [type(item).__name__ for item in scene.layers[Layer.CARD]]
    assert kinds == ["Plate", "Plate", "Plate", "Sprite"]
    assert len(scene.layers[Layer.GLOW]) == 1
    assert paint(scene).getpixel((75, 52)) == DAY.glow


def test_themes_hold_the_same_names() -> None:
    assert DAY.grounds.keys() == NIGHT.grounds.keys()
    assert all(0 <= value <= 255 for colour in PIECES.values() for value in colour)


def test_encoded_file_is_a_picture_close_to_the_drawing() -> None:
    scene = Scene(DAY, 200, 300)
    lay_row(
        scene,
        [sprite_glyph(pieces.meeple, "red"), sprite_glyph(pieces.octagon, "gold")],
        (150, 100),
        90,
    )
    image = paint(scene)
    again = Image.open(BytesIO(encode(scene))).convert("RGB")
    assert again.size == image.size
    difference = ImageChops.difference(image, again).convert("L")
    assert sum(difference.histogram()[40:]) < 0.01 * image.width * image.height


def test_alt_text_is_cut_at_a_sentence() -> None:
    words = "One sentence. " * 200
    cut = clipped(words)
    assert len(cut) <= 1024
    assert cut.endswith(".…")
    assert [clipped("w" * long)[-2:] for long in (1023, 1024)] == ["ww", "ww"]
    assert len(clipped("w " * 513)) <= 1024


@pytest.mark.parametrize(
    ("wanted", "best", "looked_at"),
    [
        ("", "a", ""),
        ("1", "a", "a"),
        ("4", "b", "ab"),
        ("34", "b", "ab"),
        ("149", "c", "abc"),
        ("9", "a", "abc"),
    ],
)
def test_no_more_pictures_are_looked_at_than_it_takes(wanted: str, best: str, looked_at: str) -> None:
    """The search stops at the first picture that shows most focuses, and starts with the first picture."""
    shown, asked = {"a": "12", "b": "234", "c": "145"}, list[str]()

    def shows(kind: PictureKind) -> str:
        asked.append(kind.key)
        return shown[kind.key]

    assert showing_most([PictureKind(key) for key in shown], set(wanted), shows).key == best
    assert "".join(asked) == looked_at
