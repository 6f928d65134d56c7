"""What is printed on the pieces of a game, as one value: a *set*. A game carries the name of the set it was
begun with, so that no number changes under a game that runs.

The name is a fingerprint of everything in the set. Sets that ship with a version are kept for ever, by
rulings; a set that somebody brings along (an own box, a record) is known once it was brought."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import cached_property
from typing import Any, Concatenate, Generic, ParamSpec, TypeAlias, TypeVar
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct, UnsetType

from engine.core.caches import CacheSize, register_cache
from engine.core.form_input import LONGEST
from engine.core.setup import FINGERPRINT_DIGITS, SetupError

Printed: TypeAlias = str | UnsetType
"""The set that a state or a set-up names; UNSET: begun before sets had names, with the one that shipped."""
_MOST = 100
"""Sets of one game that are remembered though nobody holds them: of those brought, the ones used last."""
_EACH = 400_000
"""Bytes of one of them, with all that was found out about it."""


class ContentError(SetupError):
    """A set that is not known here, or cannot be one; the message names the fault."""


class Content(Struct, frozen=True, dict=True, weakref=True, omit_defaults=True, kw_only=True):
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
    plain = msgspec.to_builtins(content, str_keys=True, order="deterministic")
    return msgspec.json.encode(plain, order="deterministic")


def _plain(content: Content) -> dict[str, Any]:
    """A set as plain data, for whoever writes it down: `Sets.read` makes the same set of it."""
    found: dict[str, Any] = msgspec.to_builtins(content, str_keys=True)
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

    `faults` says what is wrong with a set by the rulebook's own words, one sentence for each fault. However
    many are brought, a set is known for as long as somebody holds it, a table in play or a shelf say; of the
    others those are forgotten that were not used for longest. A game brings its own again when it is read."""

    def __init__(
        self, kind: type[C], shipped: Mapping[int, C], faults: Callable[[C], Iterable[str]] = lambda _: ()
    ) -> None:
        self._kind = kind
        self._shipped = dict(shipped)
        self._faults = faults
        self._ours = {content.fingerprint: content for content in shipped.values()}
        self._lately: OrderedDict[str, C] = OrderedDict()
        self._held: WeakValueDictionary[str, C] = WeakValueDictionary()
        self.fingerprints = tuple(self._shipped[rulings].fingerprint for rulings in sorted(shipped))
        """Of the shipped sets: those of rulings 1, 2, and so on."""
        register_cache("printed values", self, Sets._looked_at)

    def _looked_at(self) -> CacheSize:
        return CacheSize(len(self._lately), len(self._lately) * _EACH, _MOST * _EACH)

    @property
    def newest(self) -> C:
        """The set of games that begin today and bring none."""
        return self._shipped[max(self._shipped)]

    def of(self, printed: Printed, rulings: int) -> C:
        """The set of a game that names this one and goes by these rulings."""
        return self._shipped[rulings] if isinstance(printed, UnsetType) else self.named(printed)

    def named(self, fingerprint: str) -> C:
        if (found := self._found(fingerprint)) is None:
            raise ContentError(f"the printed values {fingerprint} are not known here")
        return found

    def knows(self, fingerprint: str) -> bool:
        return self._found(fingerprint) is not None

    def _found(self, fingerprint: str) -> C | None:
        if (ours := self._ours.get(fingerprint)) is not None:
            return ours
        if (brought := self._held.get(fingerprint)) is not None:
            self._use(brought)
        return brought

    def _use(self, content: C) -> None:
        """Pictures are drawn in threads: whichever of two comes first, the set is among the newest."""
        self._lately[content.fingerprint] = self._held[content.fingerprint] = content
        with suppress(KeyError):
            self._lately.move_to_end(content.fingerprint)
            while len(self._lately) > _MOST:
                self._lately.popitem(last=False)

    def is_shipped(self, printed: Printed) -> bool:
        return isinstance(printed, UnsetType) or printed in self.fingerprints

    def bring(self, content: C) -> str:
        """Make a set known, to be played with; its fingerprint. ContentError if it cannot be one, or has no
        name that can be shown."""
        if len(content.name) > LONGEST or not content.name.isprintable():
            raise ContentError(f"printed values are called by one line of at most {LONGEST} letters")
        return self._brought(content)

    def _brought(self, content: C) -> str:
        if not self.knows(content.fingerprint):
            if fault := next(iter(self._faults(content)), None):
                raise ContentError(fault)
            self._use(content)
        return content.fingerprint

    def read(self, data: object) -> C:
        """The set that was written down as this plain data; ContentError if it is none."""
        try:
            return msgspec.convert(data, self._kind, str_keys=True)
        except msgspec.ValidationError as error:
            raise ContentError(f"these are no printed values: {error}") from error

    def bring_json(self, data: str | bytes, fingerprint: str | UnsetType) -> None:
        """Make the set known that was kept with a game; ContentError if it is not the one that it names."""
        if isinstance(fingerprint, UnsetType) or self.knows(fingerprint):
            return
        try:
            content = self.read(msgspec.json.decode(data))
        except msgspec.DecodeError as error:
            raise ContentError(f"these are no printed values: {error}") from error
        if content.fingerprint != fingerprint:
            raise ContentError(f"these are not the printed values {fingerprint}")
        self._brought(content)

    def carried(self, printed: Printed) -> dict[str, Any] | None:
        """What a record takes along, so that it can be replayed anywhere; None: everybody has the set."""
        return (
            None
            if isinstance(printed, UnsetType) or self.is_shipped(printed)
            else _plain(self.named(printed))
        )
