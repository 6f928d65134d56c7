"""Piece-by-piece comparison of two views of one reader."""

from __future__ import annotations

from collections.abc import Mapping


def differing(before: Mapping[str, object], after: Mapping[str, object]) -> tuple[str, ...]:
    """Return focus strings of new or changed pieces; removed pieces have no place to mark."""
    absent = object()
    return tuple(focus for focus, looks in after.items() if before.get(focus, absent) != looks)
