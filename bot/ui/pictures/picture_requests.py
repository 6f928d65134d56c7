"""Requests for pictures: a view of a table or a panel, its reader and their style."""

from __future__ import annotations

import hashlib
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from bot.ui.pictures.render_jobs import RenderJob
from bot.values.panel import Panel
from bot.values.people import PictureStyle
from bot.values.table import Table
from engine.core.text import Say
from render.kit.painter import Marks, PictureKind
from render.kit.panel_layout import PanelStep

PUBLIC_STYLE = PictureStyle()


class PictureRequest(Struct, frozen=True):
    """A request for pictures: a view of a table, for a reader."""

    table: Table
    view: Any
    locale: str
    say: Say
    badges: tuple[tuple[str, str], ...] = ()
    changed: tuple[str, ...] = ()  # by the reader's draft
    news: tuple[str, ...] = ()  # since the reader's last turn
    picture_style: PictureStyle = PUBLIC_STYLE
    taught: tuple[str, ...] = ()  # pieces a lesson points at
    tallest: int = 0  # maximum height at a width of 1200; 0: no limit
    meant: tuple[str, ...] = ()  # pieces that must be visible however small the picture
    pale: tuple[str, ...] = ()  # badges of pieces that cannot be chosen now

    def job(self, kind: PictureKind) -> RenderJob:
        marks = Marks(dict(self.badges), self.pale, self.changed, self.news, self.tallest)
        return RenderJob(
            self.table.game, self.view, kind, self.say, marks, self.picture_style, self.taught, self.meant
        )

    def key(self, kind: PictureKind) -> tuple[object, ...]:
        """Return a key equal for pictures that look the same.

        It includes the view, as a turn played again after undo has the same number.
        """
        names = tuple(info.name.raw for info in self.table.seats)
        digest = hashlib.blake2s(msgspec.msgpack.encode((self.view, names))).digest()
        marks = (self.badges, self.pale, self.changed, self.news, self.taught, self.tallest, self.meant)
        return (self.table.id, digest, self.locale, marks, self.picture_style, kind.key, kind.seat)


class PanelPicture(Struct, frozen=True):
    """A request for the picture of a panel."""

    panel: Panel
    locale: str
    say: Say
    question: PictureQuestion | None = None  # what it asks
    earlier: Any = None  # the view after the reader's last turn
    picture_style: PictureStyle = PUBLIC_STYLE

    @property
    def kind(self) -> PictureKind | None:
        """The picture that the question names; at the start of a lesson the one that the lesson names."""
        question, lesson = self.question, self.panel.lesson
        if question is None:
            return None
        is_begun = bool(self.panel.picks) or question.before is not None
        if lesson is not None and lesson.picture and not is_begun:
            return PictureKind(lesson.picture, self.panel.seat)
        return question.step.picture

    @property
    def tallest(self) -> int:
        """The maximum height at a width of 1200; 0: no limit."""
        if self.question is None:
            return 0
        tall, square = (1280, 920) if self.panel.lesson is None else (1080, 720)
        return square if self.question.step.square else tall


class PictureQuestion(Protocol):
    """The part of a question that its picture depends on."""

    @property
    def step(self) -> PanelStep: ...
    @property
    def badges(self) -> dict[str, str]: ...
    @property
    def pale(self) -> tuple[str, ...]: ...
    @property
    def before(self) -> tuple[int, ...] | None: ...
