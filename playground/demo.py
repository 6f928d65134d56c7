"""Demo tables that a visitor can start with one click."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from playground.page_data import Json
from playground.people import Person
from playground.world import ActError, World

Kind: TypeAlias = Literal["lesson", "new", "running"]
"""The kind of demo: an introduction to a game, a new game, or a running one."""


@dataclass(frozen=True, slots=True)
class Demo:
    """One demo; `start` returns the id of the channel to show."""

    key: str
    said: Mapping[str, tuple[str, str]]
    """Name and description by language, at least in English."""
    start: Callable[[World, Person], Awaitable[int]]
    kind: Kind = "running"


class Demos:
    def __init__(self, demos: Sequence[Demo] = ()) -> None:
        self._demos = {demo.key: demo for demo in demos}
        self.busy = False

    def offered(self) -> list[Json]:
        return [{"key": d.key, "said": dict(d.said), "kind": d.kind} for d in self._demos.values()]

    async def start(self, world: World, person: Person, key: str) -> int:
        demo = self._demos.get(key)
        if demo is None:
            raise ActError("There is no such demo table.")
        if self.busy:
            raise ActError("A demo table is being set up already.")
        self.busy = True
        world.touch()
        try:
            return await demo.start(world, person)
        finally:
            self.busy = False
            world.touch()
