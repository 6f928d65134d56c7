"""What is printed on the pieces of a game, as one value: a *set*. A game carries the name of the set it was
begun with, so that no number changes under a game that runs.

The name is a fingerprint of everything in the set. Sets that ship with a version are kept for ever, by
rulings; a set that somebody brings along (an own box, a record) is known once it was brought."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any, Concatenate, Generic, ParamSpec, TypeAlias, TypeVar

import msgspec
from msgspec import Struct, UnsetType

from engine.core.setup import FINGERPRINT_DIGITS, SetupError

Printed: TypeAlias = str | UnsetType
"""The set that a state or a set-up names; UNSET: begun before sets had names, with the one that shipped."""
_MOST = 1000
"""Sets that may be brought to one process: far more than tables use, few enough to be held."""


class ContentError(SetupError):
    """A set that is not known here, or cannot be one; the message names the fault."""


class Content(Struct, frozen=True, dict=True, omit_defaults=True, kw_only=True):
    """What every game's set is made from: plain frozen data, in tuples wherever the order counts.

    A field that comes later has the default that says how it was before, and no field changes its name: a
    default is left out of the fingerprint. What follows from the fields is a `cached_property`, found once
    for each set."""

    name: str = ""  # how whoever brought it calls it; the sets that ship have none

    @cached_property
    def fingerprint(self) -> str:
        return hashlib.sha256(_canonical(self)).hexdigest()[:FINGERPRINT_DIGITS]


C = TypeVar("C", bound=Content)
_P = ParamSpec("_P")
T = TypeVar("T")


def _canonical(content: Content) -> bytes:
    """A set as bytes that depend on its values alone."""
    return msgspec.json.encode(_plain(content), order="deterministic")


def _plain(content: Content) -> dict[str, Any]:
    """A set as plain data, for whoever writes it down: `Sets.read` makes the same set of it."""
    found: dict[str, Any] = msgspec.to_builtins(content, str_keys=True, order="deterministic")
    return found


def derived(find: Callable[Concatenate[C, _P], T]) -> Callable[Concatenate[C, _P], T]:
    """What follows from a set, and from nothing else but the further arguments: found once for each set."""
    key = f"{find.__module__}.{find.__qualname__}"

    def look(content: C, /, *args: _P.args, **kwargs: _P.kwargs) -> T:
        known = content.__dict__.get(key)
        if known is None:
            known = content.__dict__[key] = {}
        found: T | None = known.get(args)
        if found is None:
            found = known[args] = find(content, *args, **kwargs)
        return found

    return look


class Sets(Generic[C]):
    """Every set of one game: those that shipped, by the rulings they are played under, and those brought.

    `faults` says what is wrong with a set by the rulebook's own words, one sentence for each fault."""

    def __init__(
        self, kind: type[C], shipped: Mapping[int, C], faults: Callable[[C], Iterable[str]] = lambda _: ()
    ) -> None:
        self._kind = kind
        self._shipped = dict(shipped)
        self._faults = faults
        self._known = {content.fingerprint: content for content in shipped.values()}
        self.fingerprints = tuple(self._shipped[rulings].fingerprint for rulings in sorted(shipped))
        """Of the shipped sets: those of rulings 1, 2, and so on."""

    @property
    def newest(self) -> C:
        """The set of games that begin today and bring none."""
        return self._shipped[max(self._shipped)]

    def of(self, printed: Printed, rulings: int) -> C:
        """The set of a game that names this one and goes by these rulings."""
        return self._shipped[rulings] if isinstance(printed, UnsetType) else self.named(printed)

    def named(self, fingerprint: str) -> C:
        try:
            return self._known[fingerprint]
        except KeyError:
            raise ContentError(f"the printed values {fingerprint} are not known here") from None

    def knows(self, fingerprint: str) -> bool:
        return fingerprint in self._known

    def is_shipped(self, printed: Printed) -> bool:
        return isinstance(printed, UnsetType) or printed in self.fingerprints

    def bring(self, content: C) -> str:
        """Make a set known, to be played with; its fingerprint. ContentError if it cannot be one."""
        if content.fingerprint not in self._known:
            if fault := next(iter(self._faults(content)), None):
                raise ContentError(fault)
            if len(self._known) >= _MOST:
                raise ContentError("too many sets of printed values have been brought here")
            self._known[content.fingerprint] = content
        return content.fingerprint

    def read(self, data: object) -> C:
        """The set that was written down as this plain data; ContentError if it is none."""
        try:
            return msgspec.convert(data, self._kind, str_keys=True)
        except msgspec.ValidationError as error:
            raise ContentError(f"these are no printed values: {error}") from error

    def carried(self, printed: Printed) -> dict[str, Any] | None:
        """What a record takes along, so that it can be replayed anywhere; None: everybody has the set."""
        return (
            None
            if isinstance(printed, UnsetType) or self.is_shipped(printed)
            else _plain(self.named(printed))
        )
