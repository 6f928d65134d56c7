"""What is kept in memory because it costs something to find it again: the newest few, and no more."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar, overload

K = TypeVar("K")
V = TypeVar("V")
D = TypeVar("D")


class Kept(Generic[K, V]):
    """A dictionary with a bound: what has not been used for longest is forgotten first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._found: OrderedDict[K, V] = OrderedDict()

    def __contains__(self, key: K) -> bool:
        return key in self._found

    def __len__(self) -> int:
        return len(self._found)

    def __getitem__(self, key: K) -> V:
        self._found.move_to_end(key)
        return self._found[key]

    def __setitem__(self, key: K, value: V) -> None:
        self._found[key] = value
        self._found.move_to_end(key)
        while len(self._found) > self._most:
            self._found.popitem(last=False)

    def get(self, key: K) -> V | None:
        return self[key] if key in self._found else None

    @overload
    def pop(self, key: K) -> V | None: ...
    @overload
    def pop(self, key: K, otherwise: D) -> V | D: ...
    def pop(self, key: K, otherwise: D | None = None) -> V | D | None:
        return self._found.pop(key, otherwise)
