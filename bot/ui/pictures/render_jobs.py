"""One render job: from a view to the picture file, in either process."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from bot.ui.kit.blocks import Picture
from engine.core.text import Say
from render.kit.callouts import is_there, point_out
from render.kit.encode import encode
from render.kit.enlarge import enlarged
from render.kit.fit_height import condensed
from render.kit.painter import Marks, OwnPainter, Painter, PictureKind, clipped
from render.kit.scene import Scene
from render.kit.theme import DAY, NIGHT


def bare_facts(view: Any) -> str:
    """Every field of a view, one a line."""
    lines: list[str] = []
    _facts(msgspec.to_builtins(view), "", lines)
    return "```\n" + "\n".join(lines) + "\n```"


def _facts(value: Any, name: str, lines: list[str]) -> None:
    if isinstance(value, dict) and value:
        for key, part in value.items():
            _facts(part, f"{name}.{key}" if name else str(key), lines)
    elif isinstance(value, list | tuple) and value:
        for number, part in enumerate(value, 1):
            _facts(part, f"{name}.{number}" if name else str(number), lines)
    elif value not in (None, "", [], (), {}):
        lines.append(f"{name}: {value}".replace("`", "'"))


SCREEN = "screen"
"""The picture of what a seat keeps hidden."""
BIGGER = 1.5
"""Times as wide and as high as usual: sharp when somebody zooms in."""


class RenderJob(Struct, frozen=True):
    """All that a picture shows. It can be sent to another process if what it says can."""

    game: str
    view: Any
    kind: PictureKind
    say: Say
    marks: Marks
    taught: tuple[str, ...] = ()  # what a lesson points at
    night: bool = False
    big: bool = False
    tallest: int = 0  # where it is 1200 wide; 0: as high as it is
    meant: tuple[str, ...] = ()  # what has to be seen however little room there is


def laid_out(sketch: RenderJob, painter: Painter[Any]) -> Scene:
    """The picture before ink, with its marks, no higher than there is room for."""
    theme = NIGHT if sketch.night else DAY
    scene = painter.draw(sketch.view, sketch.kind, sketch.say, sketch.marks, theme)
    if not sketch.tallest:
        return scene
    changed = set(sketch.marks.changed) - sketch.marks.badges.keys()
    meant = [focus for focus in sketch.meant if focus not in changed]
    return condensed(scene, sketch.tallest, meant, changed, sketch.marks.badges)


def shows_own(painter: Painter[Any], view: Any, kind: PictureKind) -> bool:
    """Whether its reader sees there what they keep hidden."""
    return kind.key == SCREEN or (isinstance(painter, OwnPainter) and painter.shows_own(view, kind))


def drawn(sketch: RenderJob, painter: Painter[Any]) -> Picture:
    """Works on frozen values alone."""
    view, kind, say, marks = sketch.view, sketch.kind, sketch.say, sketch.marks
    scene = laid_out(sketch, painter)
    if shown := [mark for mark in sketch.taught if is_there(scene, mark)]:
        point_out(scene, shown, numbered=False)
    data, ending = encode(enlarged(scene, BIGGER) if sketch.big else scene)
    seat = "" if kind.seat is None else f"-{kind.seat + 1}"
    alt = painter.alt(view, kind, say)
    own = shows_own(painter, view, kind)
    if own and kind.key != SCREEN:
        hidden = (painter.alt(view, one, say) for one in painter.kinds(view) if one.key == SCREEN)
        alt = clipped(" ".join((*hidden, alt)))
    seen = set(marks.news).difference(marks.changed)  # of what is new some lies elsewhere
    news = not seen.isdisjoint(painter.shows(view, kind)) if seen else False
    return Picture(f"{kind.key}{seat}.{ending.lstrip('.')}", data, alt, news, own)
