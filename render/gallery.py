"""Every kind of picture of many positions in one folder, for visual inspection."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any

from msgspec import Struct
from PIL import Image

from engine.core.text import Say
from render.kit.encode import encode
from render.kit.paint import paint
from render.kit.painter import Marks, Painter, PictureKind
from render.kit.scene import Scene
from render.kit.theme import DAY, NIGHT, Theme

_PHONE = 390
"""Width of a picture on a phone."""


class Shot(Struct, frozen=True):
    """A position to show: a name for its files, and the view of one reader."""

    name: str
    game: str
    view: Any
    say: Say
    night: bool = False
    focuses: tuple[str, ...] = ()  # focus strings of the options offered there; they get badges


def gallery(
    folder: Path,
    shots: Iterable[Shot],
    painters: dict[str, Painter[Any]],
    told: Callable[[str], object] = str,
    phone: bool = False,
) -> list[Path]:
    """Write the pictures and a page that shows them all; return the pictures' paths.

    For a `phone` they are as wide as it shows them, without the cards.
    """
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    carded = set[str]()
    for shot in shots:
        painter = painters.get(shot.game)
        if painter is None:
            continue
        for kind in painter.kinds(shot.view):
            written.append(_picture(folder, shot, painter, kind, phone))
            told(written[-1].name)
        if shot.game not in carded and not phone:
            carded.add(shot.game)
            for kind in painter.cards():
                written.append(_card(folder, shot, painter, kind))
                told(written[-1].name)
    (folder / "index.html").write_text(_page(written), encoding="utf-8")
    return written


def scenes(shot: Shot, painters: dict[str, Painter[Any]], theme: Theme | None = None) -> Iterator[Scene]:
    """Yield every kind of picture of this position."""
    painter = painters.get(shot.game)
    for kind in painter.kinds(shot.view) if painter is not None else ():
        yield _scene(shot, painters[shot.game], kind, theme)


def _scene(shot: Shot, painter: Painter[Any], kind: PictureKind, theme: Theme | None = None) -> Scene:
    focuses = shot.focuses
    badges = {focus: chr(65 + i) for i, focus in enumerate(focuses[:26])}
    marks = Marks(badges, changed=focuses[1:2], news=focuses[2:3])  # show a glow and news, too
    return painter.draw(shot.view, kind, shot.say, marks, theme or (NIGHT if shot.night else DAY))


def _picture(folder: Path, shot: Shot, painter: Painter[Any], kind: PictureKind, phone: bool) -> Path:
    scene = _scene(shot, painter, kind)
    seat = "" if kind.seat is None else f"-{kind.seat}"
    name = f"{shot.game}-{shot.name}-{kind.key}{seat}"
    path = folder / f"{name}.png"
    if phone:
        image = paint(scene)
        height = round(image.height * _PHONE / image.width)
        image.resize((_PHONE, height), Image.Resampling.LANCZOS).save(path)
    else:
        path.write_bytes(encode(scene))
    return path


def _card(folder: Path, shot: Shot, painter: Painter[Any], kind: PictureKind) -> Path:
    path = folder / f"{shot.game}-{kind.key.replace(':', '-')}.png"
    path.write_bytes(encode(painter.card(kind, shot.say)))
    return path


def _page(pictures: Sequence[Path]) -> str:
    """Return a page with every picture at phone width; a click opens it in full size."""
    figures = "\n".join(
        f'<a href="{escape(path.name)}"><figure><img src="{escape(path.name)}" width="400" loading="lazy">'
        f"<figcaption>{escape(path.stem)}</figcaption></figure></a>"
        for path in pictures
    )
    return (
        "<!doctype html><meta charset=utf-8><title>Latchkey</title>"
        "<style>body{background:#222;color:#ddd;font-family:sans-serif;columns:400px}"
        "figure{margin:0 0 1em;break-inside:avoid}a{color:inherit}</style>\n" + figures + "\n"
    )
