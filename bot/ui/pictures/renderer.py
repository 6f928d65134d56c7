"""Render pictures outside the event loop and cache them. The newest request comes first."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.locales.translations import sendable
from bot.ui.kit.blocks import Picture
from bot.ui.pictures.picture_requests import PanelPicture, PictureRequest
from bot.ui.pictures.render_jobs import BIGGER, RenderJob, bare_facts, drawn
from bot.ui.pictures.render_process import RenderProcess
from bot.ui.pictures.render_queue import ClosedError, RenderQueue, Took
from bot.values.cache import BoundedCache
from bot.values.panel import Panel
from bot.values.people import PictureStyle
from engine.core.game import AnyGame
from engine.core.lessons import played
from engine.core.teaching import Introduction
from engine.core.text import Say, Seat
from render.kit.callouts import point_out
from render.kit.encode import encode
from render.kit.enlarge import enlarged
from render.kit.legend import LegendPage, legend_pages
from render.kit.painter import (
    SCREEN,
    Painter,
    PictureKind,
    board_of,
    clipped,
    covering,
    sheets_of,
)
from render.kit.places import MarkedPlace
from render.kit.theme import DAY, NIGHT, Theme
from render.registry import LEGENDS, PAINTERS

_KEPT, _EACH = 20, 128 * 1024  # two of a hundred requested pictures are requested again, mostly soon
"""Cached pictures, and the bytes budgeted for each."""
_SPOTS = 4096
_TELLING = 3  # pictures of changes at most
_log = logging.getLogger(__name__)


class SupersededError(Exception):
    """A newer picture of the same message was requested in the meantime."""


class Ticket(Struct, frozen=True):
    spot: tuple[object, ...]
    number: int


class PictureRenderer:
    def __init__(
        self,
        painters: Mapping[str, Painter[Any]],
        threads: int,
        took: Took = lambda _: None,
        render_process: RenderProcess | None = None,
    ) -> None:
        """`render_process`: a process that draws what can be sent to it."""
        self._painters, self._render_process = painters, render_process
        self._pool = RenderQueue("studio", threads, _KEPT, _EACH, took, render_process)
        self._newest = BoundedCache[tuple[object, ...], int]("messages drawn for", _SPOTS, 300)

    def begin(self) -> None:
        if self._render_process is not None:
            self._render_process.begin()

    @property
    def is_ready(self) -> bool:
        """Whether the render process has started; true without one."""
        return self._render_process is None or self._render_process.is_ready

    def close(self) -> None:
        self._pool.close()

    async def end(self) -> None:
        """Wait for running jobs to end, after `close`."""
        if self._render_process is not None:
            await self._render_process.close()

    def ticket(self, *spot: object) -> Ticket:
        """Return a place in the queue of one message; it cancels earlier tickets for that message."""
        number = self._newest[spot] = (self._newest.get(spot) or 0) + 1
        return Ticket(spot, number)

    def is_newest(self, ticket: Ticket) -> bool:
        return self._newest.get(ticket.spot) == ticket.number

    def kinds(self, game: str, view: Any) -> tuple[PictureKind, ...]:
        painter = self._painters.get(game)
        return painter.kinds(view) if painter is not None else ()

    def screen(self, game: str, view: Any, seat: Seat | None) -> PictureKind | None:
        """Return the picture of this seat's hidden information, if the game has one."""
        screens = [
            kind for kind in self.kinds(game, view) if kind.key == SCREEN and kind.seat in (None, seat)
        ]
        return screens[0] if screens and seat is not None else None

    def holdings(self, panel: Panel, shown: Sequence[Picture], say: Say) -> str:
        """Describe this seat's hidden information in words; empty if the picture shows it."""
        kind = self.screen(panel.table.game, panel.view, panel.seat)
        if kind is None or any(picture.own for picture in shown):
            return ""
        return self._painters[panel.table.game].alt(panel.view, kind, say)

    def board(self, game: str, view: Any, say: Say) -> str:
        """Return the table as text; a game without a painter lists its fields."""
        painter = self._painters.get(game)
        return painter.board(view, say) if painter is not None else bare_facts(view)

    async def panel(self, wanted: PanelPicture, ticket: Ticket | None = None) -> tuple[Picture, ...]:
        """Draw the picture that the question names. Without one, draw the board that the turn just made has
        changed, or the picture that shows most.
        """
        painter, view = self._painters.get(wanted.panel.table.game), wanted.panel.view
        if painter is None:
            return ()
        request = self.request_for(wanted)
        named = wanted.kind
        if named is not None and named.key:
            kinds, shared = painter.kinds(view), PictureKind(named.key)
            kind = shared if named not in kinds and shared in kinds else named  # a lesson names no seat
        elif wanted.question is None and request.changed:
            kind = board_of(painter, view, request.changed)
        else:
            kind = painter.main(view, (*request.taught, *request.meant))
        return await self._safely(request, [kind], ticket)

    def request_for(self, wanted: PanelPicture) -> PictureRequest:
        panel, table = wanted.panel, wanted.panel.table
        committed = panel.view if panel.before is None else panel.before
        question, before = wanted.question, panel.before
        if question is None and before is None and panel.moved is not None and not panel.over:
            before = panel.moved.before
        changed = self.changes(table.game, before, panel.view)
        badges = {} if question is None else question.badges
        return PictureRequest(
            table,
            panel.view,
            wanted.locale,
            wanted.say,
            tuple(badges.items()),
            changed,
            () if panel.lesson is not None else self.changes(table.game, wanted.earlier, committed),
            wanted.picture_style,
            self._taught(wanted),
            wanted.tallest,
            (*badges, *changed),
            () if question is None else question.pale,
        )

    def _taught(self, wanted: PanelPicture) -> tuple[str, ...]:
        """Return what a lesson points at: until the first press also the result of the turn before."""
        lesson, question = wanted.panel.lesson, wanted.question
        if lesson is None or wanted.panel.picks:
            return ()
        is_begun = question is not None and question.before is not None
        return lesson.marks if is_begun else (*lesson.results, *lesson.marks)

    def places(self, game: str, view: Any) -> Sequence[MarkedPlace]:
        """Return the marked pieces and places that the view's reader may know."""
        painter = self._painters.get(game)
        return painter.places(view) if painter is not None else ()

    def place_words(self, game: str, view: Any, place: MarkedPlace, say: Say) -> list[str]:
        """Return what lies or stands at a place now, in sentences."""
        painter = self._painters.get(game)
        return painter.place_words(view, place, say) if painter is not None else []

    def changes(self, game: str, before: Any, after: Any) -> tuple[str, ...]:
        """Return what differs between two views of one reader; empty without an earlier view."""
        painter = self._painters.get(game)
        if painter is None or before is None:
            return ()
        try:
            return painter.changes(before, after)
        except Exception:
            _log.exception("changes could not be marked", extra={"kind": game})
            return ()

    async def pictures(self, request: PictureRequest, kinds: Sequence[PictureKind]) -> tuple[Picture, ...]:
        return await self._safely(request, kinds)

    async def _safely(
        self, request: PictureRequest, kinds: Sequence[PictureKind], ticket: Ticket | None = None
    ) -> tuple[Picture, ...]:
        """Draw the pictures; log an error and return none, as a missing picture must not stop the game."""
        try:
            return tuple([await self._picture(request, kind, ticket) for kind in kinds])
        except (ClosedError, SupersededError):
            raise
        except Exception:
            _log.exception(
                "a picture could not be drawn", extra={"game": request.table.id, "kind": request.table.game}
            )
            return ()

    async def first(self, request: PictureRequest) -> tuple[Picture, ...]:
        """Draw the main picture of this view."""
        return await self.pictures(request, self.kinds(request.table.game, request.view)[:1])

    async def changed_board(self, request: PictureRequest, *changes: Sequence[str]) -> tuple[Picture, ...]:
        """Draw the village, farm or map where the first of these changes happened that is visible; else the
        table.
        """
        painter = self._painters.get(request.table.game)
        if painter is None:
            return ()
        return await self.pictures(request, [board_of(painter, request.view, *changes)])

    async def result(self, request: PictureRequest) -> tuple[Picture, ...]:
        """Draw the pictures of a finished game that show all players."""
        painter = self._painters.get(request.table.game)
        return await self.pictures(request, sheets_of(painter, request.view)) if painter is not None else ()

    async def telling(self, request: PictureRequest, focuses: Sequence[str]) -> tuple[Picture, ...]:
        """Draw the pictures that show these pieces, including those of villages; the main picture if there
        are none.
        """
        painter = self._painters.get(request.table.game)
        kinds = covering(painter, request.view, focuses, _TELLING) if painter is not None else []
        return await self.pictures(request, kinds) if kinds else await self.first(request)

    def telling_kind(self, game: str, view: Any, focuses: Sequence[str]) -> PictureKind | None:
        """Return the board on which these pieces changed; the table if no picture shows any."""
        painter = self._painters.get(game)
        if painter is None:
            return None
        return board_of(painter, view, focuses)

    def shows_any(self, game: str, view: Any, kind: PictureKind, focuses: Collection[str]) -> bool:
        """Whether any of these pieces is visible in that picture."""
        painter = self._painters.get(game)
        return painter is not None and not set(focuses).isdisjoint(painter.shows(view, kind))

    async def card(
        self, game: str, words: str, locale: str, say: Say, content: Any = None
    ) -> tuple[Picture, ...]:
        """Draw the piece that the text names, as this content prints it; empty without a picture of it."""
        painter = self._painters.get(game)
        if painter is None:
            return ()
        kinds = {f"{game}-{kind.key.replace(':', '-')}": kind for kind in painter.cards()}
        if (kind := kinds.get(words)) is None:
            return ()
        try:
            key = (words, locale, "" if content is None else content.fingerprint)
            return (await self._pool.picture(key, partial(_card, painter, kind, say, content)),)
        except ClosedError:
            raise
        except Exception:
            _log.exception("a card could not be drawn", extra={"kind": game})
            return ()

    async def legend(
        self,
        game: str,
        locale: str,
        say: Say,
        picture_style: PictureStyle,
        options: Mapping[str, str] | None = None,
        *,
        page: int = 1,
    ) -> tuple[Picture, int]:
        """Draw one page of the legend of signs, and return how many there are; with the options of a table,
        only parts that it plays with.
        """
        groups = [group for group in LEGENDS[game] if options is None or group.is_played(options)]
        pages = await asyncio.to_thread(legend_pages, groups, say, NIGHT if picture_style.night else DAY)
        key = (game, locale, "legend", picture_style.night, *(group.title for group in groups))
        number = min(max(page, 1), len(pages))
        picture = await self._pool.picture((*key, number), partial(_legend, pages[number - 1], number))
        return picture, len(pages)

    async def introduction(
        self,
        game: AnyGame,
        about: Introduction,
        locale: str,
        say: Say,
        alt: str,
        picture_style: PictureStyle,
    ) -> tuple[Picture, ...]:
        """Draw the picture of a game's introduction; empty if the game has no painter."""
        painter = self._painters.get(game.key)
        if painter is None:
            return ()
        theme, times = NIGHT if picture_style.night else DAY, BIGGER if picture_style.big else 1.0
        draw = partial(_introduction, painter, game, about, say, alt, theme, times)
        try:
            return (await self._pool.picture((about.key, locale, "introduction", picture_style), draw),)
        except ClosedError:
            raise
        except Exception:
            _log.exception("the picture of an introduction could not be drawn", extra={"kind": game.key})
            return ()

    async def _picture(self, request: PictureRequest, kind: PictureKind, ticket: Ticket | None) -> Picture:
        draw, sent = partial(self._draw, request, kind, ticket), partial(self._sent, request, kind, ticket)
        return await self._pool.picture(request.key(kind), draw, sent)

    def _draw(self, request: PictureRequest, kind: PictureKind, ticket: Ticket | None) -> Picture:
        """Runs in a thread."""
        self._still_wanted(ticket)
        return drawn(request.job(kind), self._painters[request.table.game])

    def _sent(self, request: PictureRequest, kind: PictureKind, ticket: Ticket | None) -> RenderJob | None:
        """Return the job for the render process; None if it lacks some of the input."""
        self._still_wanted(ticket)
        say, game = sendable(request.say), request.table.game
        is_known = self._painters[game] is PAINTERS.get(game)
        return None if say is None or not is_known else replace(request.job(kind), say=say)

    def _still_wanted(self, ticket: Ticket | None) -> None:
        if ticket is not None and not self.is_newest(ticket):
            raise SupersededError


def _legend(page: LegendPage, number: int) -> Picture:
    return Picture(f"signs-{number}.png", encode(page.scene), clipped(page.words))


def _card(painter: Painter[Any], kind: PictureKind, say: Say, content: Any) -> Picture:
    data = encode(painter.card(kind, say, content=content))
    alt = painter.card_alt(kind, say, content)
    return Picture(f"{kind.key.replace(':', '-')}.png", data, alt)


_FIRST = 0  # the seat whose view is shown


def _introduction(
    painter: Painter[Any],
    game: AnyGame,
    introduction: Introduction,
    say: Say,
    alt: str,
    theme: Theme,
    times: float,
) -> Picture:
    """Draw the picture of a game's introduction, enlarged by a factor of `times`."""
    view = game.view_for(played(game, introduction.setup, introduction.script), _FIRST)
    kind = next(kind for kind in painter.kinds(view) if kind.key == introduction.picture)
    scene = painter.draw(view, kind, say, theme=theme)
    point_out(scene, introduction.marks)
    return Picture(f"{introduction.key}.png", encode(enlarged(scene, times)), alt)
