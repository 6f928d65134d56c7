"""Seasons and rounds summed up: which events say who got what, and which say what comes next."""

from __future__ import annotations

from msgspec import Struct


class Chapters(Struct, frozen=True):
    """Keys of events. A game that names none has its summaries tell what it never leaves out."""

    won: frozenset[str] = frozenset()
    next: frozenset[str] = frozenset()
