"""Summaries of seasons and rounds: which events say who got what, and which say what comes next."""

from __future__ import annotations

from msgspec import Struct


class Chapters(Struct, frozen=True):
    """Keys of events. In a game that names none, summaries consist of its headlines."""

    won: frozenset[str] = frozenset()
    next: frozenset[str] = frozenset()
