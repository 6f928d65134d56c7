"""Multisets of pieces: plain dicts from kind to count, without zero entries, that cannot go negative."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

Pieces: TypeAlias = dict[str, int]
BLANK = "?"
"""A piece whose kind a reader may not know."""


class NotEnoughError(ValueError):
    """More pieces were asked for than there are."""

    def __init__(self, kind: str, wanted: int, there: int) -> None:
        super().__init__(f"{wanted} {kind} wanted, {there} there")


def put(pieces: Pieces, kind: str, n: int = 1) -> None:
    if n < 0:
        raise NotEnoughError(kind, n, pieces.get(kind, 0))
    if n:
        pieces[kind] = pieces.get(kind, 0) + n


def take(pieces: Pieces, kind: str, n: int = 1) -> None:
    left = pieces.get(kind, 0) - n
    if left < 0 or n < 0:
        raise NotEnoughError(kind, n, pieces.get(kind, 0))
    if left:
        pieces[kind] = left
    else:
        pieces.pop(kind, None)


def move(source: Pieces, target: Pieces, kind: str, n: int = 1) -> None:
    take(source, kind, n)
    put(target, kind, n)


def move_up_to(source: Pieces, target: Pieces, kind: str, n: int) -> int:
    """Move n pieces, or what is left of them; how many were moved."""
    moved = min(n, source.get(kind, 0))
    move(source, target, kind, moved)
    return moved


def merge(target: Pieces, source: Mapping[str, int]) -> None:
    """Add all of source to target; source stays as it is."""
    for kind, n in source.items():
        put(target, kind, n)


def pour(source: Pieces, target: Pieces) -> None:
    """Move everything."""
    merge(target, source)
    source.clear()


def total(pieces: Mapping[str, int]) -> int:
    return sum(pieces.values())


def blanks(pieces: Mapping[str, int]) -> Pieces:
    """As many pieces, but of no known kind."""
    return {BLANK: total(pieces)} if pieces else {}


def covers(pieces: Mapping[str, int], price: Mapping[str, int]) -> bool:
    """Whether the pieces hold at least the price, kind by kind."""
    return all(pieces.get(kind, 0) >= n for kind, n in price.items())


def in_order(pieces: Mapping[str, int], order: Iterable[str]) -> list[tuple[str, int]]:
    """Kinds and counts in the given order, zeros left out."""
    return [(kind, pieces[kind]) for kind in order if pieces.get(kind)]
