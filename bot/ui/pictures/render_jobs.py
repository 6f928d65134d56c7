"""One render job: from a view to the picture file, in either process."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from bot.ui.kit.blocks import Picture
from bot.values.people import PictureStyle
from engine.core.text import Say
from render.kit.callouts import is_there, point_out
from render.kit.encode import encode
from render.kit.enlarge import enlarged
from render.kit.fit_height import condensed
from render.kit.painter import SCREEN, Marks, Painter, PictureKind, clipped
from render.kit.scene import Scene
from render.kit.theme import DAY, NIGHT


def bare_facts(view: Any) -> str:
    """Return every field of a view, one per line."""
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


BIGGER = 1.5
"""Scale factor of large pictures, which stay sharp when zoomed."""


class RenderJob(Struct, frozen=True):
    """All inputs of a picture. It can go to another process if its `say` can be pickled."""

    game: str
    view: Any
    kind: PictureKind
    say: Say
    marks: Marks
    picture_style: PictureStyle
    taught: tuple[str, ...] = ()  # pieces a lesson points at
    meant: tuple[str, ...] = ()  # pieces that must be visible however small the picture


def _laid_out(job: RenderJob, painter: Painter[Any]) -> Scene:
    """Lay out the picture with its marks, within its maximum height."""
    theme = NIGHT if job.picture_style.night else DAY
    scene = painter.draw(job.view, job.kind, job.say, job.marks, theme)
    if not job.marks.tallest:
        return scene
    changed = set(job.marks.changed) - job.marks.badges.keys()
    meant = [focus for focus in job.meant if focus not in changed]
    return condensed(scene, job.marks.tallest, meant, changed, job.marks.badges)


def _shows_own(painter: Painter[Any], view: Any, kind: PictureKind) -> bool:
    """Whether the picture shows hidden information of its reader."""
    return kind.key == SCREEN or painter.shows_own(view, kind)


def drawn(job: RenderJob, painter: Painter[Any]) -> Picture:
    """Render the picture; uses immutable values only."""
    view, kind, say, marks = job.view, job.kind, job.say, job.marks
    scene = _laid_out(job, painter)
    if shown := [mark for mark in job.taught if is_there(scene, mark)]:
        point_out(scene, shown, numbered=False)
    data = encode(enlarged(scene, BIGGER) if job.picture_style.big else scene)
    seat = "" if kind.seat is None else f"-{kind.seat + 1}"
    alt = painter.alt(view, kind, say)
    own = _shows_own(painter, view, kind)
    if own and kind.key != SCREEN:
        hidden = (painter.alt(view, one, say) for one in painter.kinds(view) if one.key == SCREEN)
        alt = clipped(" ".join((*hidden, alt)))
    seen = set(marks.news).difference(marks.changed)  # some changes are outside the picture
    news = not seen.isdisjoint(painter.shows(view, kind)) if seen else False
    return Picture(f"{kind.key}{seat}.png", data, alt, news, own)
