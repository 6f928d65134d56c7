"""Recorded scenes: all that the pictures of some positions hold, as lines of text, and each sprite once.

Golden pictures show a few positions. The recordings cover most lines that lay out a picture, and the words
beside it. After a wanted change write them again with LATCHKEY_GOLDEN=write.
"""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from engine.core.record import imported, replay
from engine.registry import GAMES
from render.kit.callouts import is_there, point_out
from render.kit.enlarge import enlarged
from render.kit.fit_height import condensed
from render.kit.legend import legend_pages
from render.kit.paint import stamp_of
from render.kit.painter import NO_MARKS, Marks, Painter
from render.kit.scene import Item, Label, Scene, Sprite
from render.kit.theme import DAY, NIGHT
from render.registry import LEGENDS, PAINTERS
from tests.render.golden import check_golden
from tests.render.measure import SAYS
from tests.render.speaking import NAMES, speak
from tests.render.test_every_game import POSITIONS
from tests.support.source import ROOT

SAY = speak()
REPLAYS = ROOT / "tests" / "replays"
RECORDS = {
    "keyflower": ("keyflower-4p-merchants-all", "keyflower-2p-variant-b"),
    "keyper": ("keyper-4-thoughtful", "keyper-2-easy"),
    "keythedral": ("keythedral-5p", "keythedral-2p"),
    "lantern": ("lantern-4p", "lantern-2p"),
}
"""A game to show from its start to its end, and one whose end shows fewer players, and so larger."""
NEAR = 3
"""Pixels of 1200: fonts differ a little between machines."""
SHOWN = 5
WIDTH, TALLEST, LARGEST = 1600, 6000, 240
games = pytest.mark.parametrize("key", PAINTERS)


def views_of(key: str) -> list[Any]:
    """Views built by hand, and of recorded games, by seat and by a spectator."""
    game = GAMES[key]
    long, short = (imported((REPLAYS / f"{name}.json").read_bytes()) for name in RECORDS[key])
    last, views = len(long.moves), [*POSITIONS[key].extremes()][::6]
    for quarter, reader in enumerate((0, 0, 1, 1, None)):
        views.append(game.view_for(replay(long, game, 5 + (last - 5) * quarter // 4), reader))
    return [*views, game.view_for(replay(short, game), 0)]


def marked(painter: Painter[Any], view: Any) -> Iterator[tuple[str, Scene]]:
    """The picture that a question about some pieces would show, also on a small screen, and pointed at."""
    shown = sorted(focus for kind in painter.kinds(view) for focus in painter.shows(view, kind))
    asked = shown[:: max(1, len(shown) // 6)][:6]
    badges = {focus: painter.mark_of(view, focus) or str(at) for at, focus in enumerate(asked)}
    marks = Marks(badges, asked[1:2], shown[1::9], shown[2::9], tallest=900)
    kind = painter.main(view, asked)
    scene = painter.draw(view, kind, SAY, marks)
    yield "asked", scene
    for tallest in (900, 600):
        yield f"asked, {tallest} high", condensed(scene, tallest, asked[:2], shown[1::9], badges)
    taught = painter.draw(view, kind, SAY)
    point_out(taught, [mark for mark in asked[:3] if is_there(taught, mark)], numbered=bool(len(asked) % 2))
    yield "taught", enlarged(taught, 1.5)


def scenes_of(key: str) -> Iterator[tuple[str, Scene]]:
    painter = PAINTERS[key]
    for at, view in enumerate(views_of(key)):
        for kind in painter.kinds(view):
            yield (
                f"view {at}, {kind.key} of {kind.seat}: {painter.alt(view, kind, SAY)}",
                painter.draw(view, kind, SAY),
            )
        yield from ((f"view {at}, {how}", scene) for how, scene in marked(painter, view))
        kind, language = painter.kinds(view)[-1], [*SAYS][at % len(SAYS)]
        yield (
            f"view {at}, {kind.key} in {language}",
            painter.draw(view, kind, speak(NAMES, language), NO_MARKS, NIGHT),
        )
    cards = {kind.key.split(":")[0]: kind for kind in reversed(painter.cards())}
    for kind in dict.fromkeys((*cards.values(), *painter.cards()[::5])):
        yield f"{kind.key}: {painter.card_alt(kind, SAY)}", painter.card(kind, SAY)
    for page in legend_pages(LEGENDS[key], SAY):
        yield f"signs: {page.words}", page.scene


def line_of(item: Item) -> str:
    """The item, and its box as whole numbers after an @."""
    if isinstance(item, Sprite):
        looks = f"{item.ink.__name__}{item.args}"
    elif isinstance(item, Label):
        looks = f"{item.words!r} {item.face} {item.colour}"
    else:
        looks = f"{item.fill} {item.edge} {item.radius:.0f} {item.line:.0f}"
    return f"{looks} @ {' '.join(str(round(edge)) for edge in item.box)}"


def lines_of(key: str) -> Iterator[str]:
    painter, views = PAINTERS[key], views_of(key)
    for name, scene in scenes_of(key):
        yield from (f"== {name}", f"size @ {round(scene.width)} {round(scene.height)}")
        yield from map(line_of, scene.items)
        yield from (
            f"{spot}: {one.shape} @ {one.badge.x:.0f} {one.badge.y:.0f}"
            for spot, one in sorted(scene.spots.items())
        )
    for at, view in enumerate(views):
        yield from (f"{kind} shows {sorted(painter.shows(view, kind))}" for kind in painter.kinds(view))
        yield f"== view {at}, in words"
        yield painter.board(view, SAY)
        yield from (f"{one}: {painter.place_words(view, one, SAY)}" for one in painter.places(view))
        yield from (f"changed since {n}: {painter.changes(one, view)}" for n, one in comparable(views, at))


def comparable(views: list[Any], at: int) -> Iterator[tuple[int, Any]]:
    """The last view before this one with the same reader at a table of the same size."""
    for n in range(at - 1, -1, -1):
        if (views[n].reader, len(views[n].seats)) == (views[at].reader, len(views[at].seats)):
            yield n, views[n]
            return


def is_same(line: str, other: str) -> bool:
    (looks, _, box), (others, _, there) = line.rpartition(" @ "), other.rpartition(" @ ")
    if looks != others:
        return False
    if not looks:
        return line == other
    return all(abs(int(a) - int(b)) <= NEAR for a, b in zip(box.split(), there.split(), strict=True))


@games
def test_pictures_hold_what_they_held(key: str) -> None:
    path = Path(__file__).parent / key / "golden" / "scenes.txt.gz"
    now = "\n".join(lines_of(key)).splitlines()
    if os.environ.get("LATCHKEY_GOLDEN") == "write":
        path.write_bytes(gzip.compress("\n".join(now).encode(), mtime=0))
    before = gzip.decompress(path.read_bytes()).decode().splitlines()
    differing, where = list[str](), ""
    for old, new in zip_longest(before, now, fillvalue=""):
        where = new if new.startswith("== ") else where
        if not is_same(old, new):
            differing += (f"in {where[:120]}", f"  before: {old}", f"  now:    {new}")
            if len(differing) >= 3 * SHOWN:
                break
    assert not differing, "\n".join(differing)


@games
def test_sprites_look_as_they_did(key: str) -> None:
    found = dict[str, Sprite]()
    for _, scene in scenes_of(key):
        for item in scene.items:
            if isinstance(item, Sprite) and max(item.box.width, item.box.height) <= LARGEST:
                found.setdefault(f"{item.ink.__module__}.{item.ink.__name__}{item.args}", item)
    sheet, x, y, below = Image.new("RGB", (WIDTH, TALLEST), DAY.felt), 0, 0, 0
    for _, item in sorted(found.items()):
        stamp = stamp_of(item, DAY)
        if x + stamp.mask.width > WIDTH:
            x, y = 0, below
        sheet.paste(stamp.colours, (x, y), stamp.mask)
        x, below = x + stamp.mask.width, max(below, y + stamp.mask.height)
    assert below <= TALLEST
    check_golden(Path(__file__).parent / key / "golden" / "sprites.png", sheet.crop((0, 0, WIDTH, below)))
