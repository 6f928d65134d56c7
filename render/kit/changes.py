"""Two views of one reader, compared piece by piece."""

from __future__ import annotations

from collections.abc import Mapping


def differing(before: Mapping[str, object], after: Mapping[str, object]) -> tuple[str, ...]:
    """Focus strings of pieces that came or look different now; what is gone has no place to mark."""
    absent = object()
    return tuple(focus for focus, looks in after.items() if before.get(focus, absent) != looks)
