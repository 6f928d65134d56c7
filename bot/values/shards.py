"""Which of Discord's shards a process serves: some of a known number, or one part of all there are."""

from __future__ import annotations

import re

from msgspec import Struct

_AUTO = re.compile(r"auto(?:/(\d{1,3}))?")
_SOME = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})")
_SERVER_BITS = 22


class Shards(Struct, frozen=True):
    """`parts`: how many processes share all shards, as many as Discord recommends, between them; 0: it is
    these of `count`."""

    ids: tuple[int, ...] = ()
    count: int = 0
    parts: int = 1

    @property
    def is_all(self) -> bool:
        return self.parts == 1 or (self.count > 0 and len(self.ids) == self.count)

    @property
    def shares(self) -> tuple[str, ...]:
        """What processes take from each other: whoever has one is alone with it."""
        if self.parts:
            return tuple(f"{part}/{self.parts}" for part in range(self.parts))
        return (f"{self.ids[0]}-{self.ids[-1]} of {self.count}",)

    def of(self, share: str, recommended: int) -> Shards:
        """The shards of one of the parts; each has the same number of them."""
        if not self.parts:
            return self
        each, part = -(-recommended // self.parts), int(share.split("/")[0])
        return Shards(tuple(range(part * each, (part + 1) * each)), each * self.parts, 0)


ALL = Shards()


def read_shards(words: str) -> Shards:
    """`auto`: all of them; `auto/3`: one third of them; `0-3/16`: these four of sixteen. Else ValueError."""
    if not words:
        return ALL
    if (auto := _AUTO.fullmatch(words)) and (parts := int(auto[1] or 1)):
        return Shards(parts=parts)
    if some := _SOME.fullmatch(words):
        first, count = int(some[1]), int(some[3])
        last = first if some[2] is None else int(some[2])
        if first <= last < count:
            return Shards(tuple(range(first, last + 1)), count, 0)
    raise ValueError(f"'{words[:40]}' is not a choice of shards: auto, auto/3 or 0-3/16")


def shard_of(server: int, count: int) -> int:
    """The shard on which a server's events arrive."""
    return (server >> _SERVER_BITS) % count
