"""Films: a sequence of positions, rendered one film at a time outside the event loop, with a small cache."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from functools import partial
from itertools import pairwise
from typing import Any

import msgspec
from PIL import Image

from bot.ui.kit.blocks import Picture
from bot.ui.kit.localiser import Localiser
from bot.ui.pictures.html_replay import replay_page
from bot.ui.pictures.render_queue import ClosedError, RenderQueue, Took
from bot.values.read_models import Exported, FilmFrames
from engine.core.game import AnyGame
from engine.core.record import imported
from engine.core.text import Say, text
from render.kit.animation import SHOWN, animation
from render.kit.paint import paint
from render.kit.painter import Marks, Painter, PictureKind, board_of, sheets_of, table_of
from render.kit.theme import DAY

_KEPT, _EACH = 3, 10 << 20
"""Cached films, and the bytes budgeted for each."""
_SLOWLY = 1800
"""Milliseconds per frame of a short film: each frame has more to read."""
_SHORT = 20  # frames


class FilmRenderer:
    def __init__(self, painters: Mapping[str, Painter[Any]], took: Took = lambda _: None) -> None:
        self._painters = painters
        self._pool = RenderQueue("cinema", threads=1, keeps=_KEPT, each=_EACH, took=took)

    def close(self) -> None:
        self._pool.close()

    async def film(self, reel: FilmFrames, locale: str, say: Say) -> Picture:
        names = [info.name.raw for info in reel.table.seats]
        content = (reel.table.id, reel.seat, reel.views, names, locale)
        key = hashlib.blake2s(msgspec.msgpack.encode(content)).digest()
        return await self._pool.picture(key, partial(self._draw, reel, say))

    async def replay(
        self, exported: Exported, game: AnyGame, localisers: Mapping[str, Localiser], locale: str
    ) -> Picture:
        """Render a finished game as one HTML page, with public information only."""
        key = hashlib.blake2s(msgspec.msgpack.encode((exported.name, exported.data, locale))).digest()
        return await self._pool.picture(key, partial(self._write, exported, game, localisers, locale))

    def _write(
        self, exported: Exported, game: AnyGame, localisers: Mapping[str, Localiser], locale: str
    ) -> Picture:
        """Runs in a thread. Views of all seats would take minutes; the command line offers them."""
        record, painter = imported(exported.data), self._painters[game.key]
        page = replay_page(record, game, painter, localisers, locale, seats=False, checks=self._check)
        return Picture(f"{exported.name.removesuffix('.json')}.html", page, "")

    def _check(self) -> None:
        if self._pool.is_closed:
            raise ClosedError

    def _draw(self, reel: FilmFrames, say: Say) -> Picture:
        """Runs in a thread; uses immutable values only."""
        painter = self._painters[reel.table.game]
        shown = _SLOWLY if len(reel.views) <= _SHORT else SHOWN
        data = animation(self._frames(painter, reel, say), DAY, shown=shown)
        words = say(text("table-film-alt", game=text(f"{reel.table.game}-name"), turns=reel.turns))
        last = reel.views[-1]
        return Picture("film.gif", data, f"{words} {painter.alt(last, _kinds(painter, reel)[-1], say)}")

    def _frames(self, painter: Painter[Any], reel: FilmFrames, say: Say) -> Iterator[Image.Image]:
        """Draw each position with its changes; a finished game ends with its result."""
        for number, kind in enumerate(_kinds(painter, reel)):
            self._check()
            view = reel.views[min(number, len(reel.views) - 1)]
            news = painter.changes(reel.views[number - 1], view) if 0 < number < len(reel.views) else ()
            yield paint(painter.draw(view, kind, say, Marks(news=news)))


def _kinds(painter: Painter[Any], reel: FilmFrames) -> list[PictureKind]:
    """Choose the picture of each position: the board that changed.

    A whole game ends with the pictures of its result.
    """
    views = reel.views
    kinds = [table_of(painter, views[0])]
    kinds += [board_of(painter, now, painter.changes(was, now)) for was, now in pairwise(views)]
    return [*kinds, *sheets_of(painter, views[-1])] if reel.seat is None else kinds
