"""Multisets of pieces: plain dicts from kind to count, without zeros or negative counts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

Pieces: TypeAlias = dict[str, int]
BLANK = "?"
"""A piece whose kind the reader may not know."""


class NotEnoughError(ValueError):
    """More pieces were requested than there are."""

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
    """Move up to n pieces; return how many were moved."""
    moved = min(n, source.get(kind, 0))
    move(source, target, kind, moved)
    return moved


def merge(target: Pieces, source: Mapping[str, int]) -> None:
    """Add all of source to target; source does not change."""
    for kind, n in source.items():
        put(target, kind, n)


def pour(source: Pieces, target: Pieces) -> None:
    """Move all pieces from source to target."""
    merge(target, source)
    source.clear()


def total(pieces: Mapping[str, int]) -> int:
    return sum(pieces.values())


def blanks(pieces: Mapping[str, int]) -> Pieces:
    """Return the same number of pieces of unknown kind."""
    return {BLANK: total(pieces)} if pieces else {}


def covers(pieces: Mapping[str, int], price: Mapping[str, int]) -> bool:
    """Return whether there are at least as many pieces of each kind as in the price."""
    return all(pieces.get(kind, 0) >= n for kind, n in price.items())


def in_order(pieces: Mapping[str, int], order: Iterable[str]) -> list[tuple[str, int]]:
    """Return kinds and counts in the given order, without zeros."""
    return [(kind, pieces[kind]) for kind in order if pieces.get(kind)]
