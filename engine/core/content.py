"""The values printed on a game's pieces, as one object: a *set*. Each game stores the name of the set it
began with, so no value changes during a running game.

The name is a fingerprint of everything in the set. Sets that ship with a version are kept for ever, by
rulings. Other sets come from custom content or a record and are known once loaded."""

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
"""The set named by a state or a set-up. UNSET: begun before sets had names, with the one that shipped."""
_MOST = 100
"""Unreferenced sets that one game caches, the most recently used ones."""
_EACH = 400_000
"""Estimated bytes of one set with everything derived from it."""


class ContentError(SetupError):
    """A set that is unknown or invalid; the message says why."""


class Content(Struct, frozen=True, dict=True, weakref=True, omit_defaults=True, kw_only=True):
    """Base of every game's set: plain frozen data, in tuples wherever the order matters.

    A new field needs the default that describes the former behaviour, because defaults are left out of the
    fingerprint. No field changes its name. Values that follow from the fields are `cached_property`s."""

    name: str = ""  # given by its author; sets that ship have none

    @cached_property
    def fingerprint(self) -> str:
        return hashlib.sha256(_canonical(self)).hexdigest()[:FINGERPRINT_DIGITS]


C = TypeVar("C", bound=Content)
_P = ParamSpec("_P")
T = TypeVar("T")


def _canonical(content: Content) -> bytes:
    """Return a set as bytes that depend only on its values."""
    plain = msgspec.to_builtins(content, str_keys=True, order="deterministic")
    return msgspec.json.encode(plain, order="deterministic")


def _plain(content: Content) -> dict[str, Any]:
    """Return a set as plain data for saving; `Sets.read` restores it."""
    found: dict[str, Any] = msgspec.to_builtins(content, str_keys=True)
    return found


def derived(find: Callable[Concatenate[C, _P], T]) -> Callable[Concatenate[C, _P], T]:
    """Cache a value that depends only on a set and the further arguments, once per set."""
    key = f"{find.__module__}.{find.__qualname__}"

    def look(content: C, /, *args: _P.args, **kwargs: _P.kwargs) -> T:
        known = content.__dict__.get(key)
        if known is None:
            known = content.__dict__[key] = {}
        asked = (args, *sorted(kwargs.items())) if kwargs else args
        found: T | None = known.get(asked)
        if found is None:
            found = known[asked] = find(content, *args, **kwargs)
        return found

    return look


class Sets(Generic[C]):
    """All sets of one game: the shipped ones, by their rulings, and the loaded ones.

    `faults` returns one sentence for each violation of the rulebook. A set stays known while anything refers
    to it, such as a running table. Of the others, the least recently used are forgotten; a game loads its own
    set again when it is read."""

    def __init__(
        self, kind: type[C], shipped: Mapping[int, C], faults: Callable[[C], Iterable[str]] = lambda _: ()
    ) -> None:
        self._kind = kind
        self._shipped = dict(shipped)
        self._faults = faults
        self._ours = {content.fingerprint: content for content in shipped.values()}
        self._recent: OrderedDict[str, C] = OrderedDict()
        self._in_use: WeakValueDictionary[str, C] = WeakValueDictionary()
        self.fingerprints = tuple(self._shipped[rulings].fingerprint for rulings in sorted(shipped))
        """Fingerprints of the shipped sets, for rulings 1, 2 and so on."""
        register_cache("printed values", self, Sets._looked_at)

    def _looked_at(self) -> CacheSize:
        return CacheSize(len(self._recent), len(self._recent) * _EACH, _MOST * _EACH)

    @property
    def newest(self) -> C:
        """The set for new games without custom content."""
        return self._shipped[max(self._shipped)]

    def of(self, printed: Printed, rulings: int) -> C:
        """Return the set of a game that names `printed` and uses these rulings."""
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
        if (brought := self._in_use.get(fingerprint)) is not None:
            self._use(brought)
        return brought

    def _use(self, content: C) -> None:
        """Mark a set as the most recently used one; safe for the threads that draw pictures."""
        self._recent[content.fingerprint] = self._in_use[content.fingerprint] = content
        with suppress(KeyError):
            self._recent.move_to_end(content.fingerprint)
            while len(self._recent) > _MOST:
                self._recent.popitem(last=False)

    def is_shipped(self, printed: Printed) -> bool:
        return isinstance(printed, UnsetType) or printed in self.fingerprints

    def bring(self, content: C) -> str:
        """Register a set for play and return its fingerprint. ContentError if it is invalid or its name
        cannot be shown."""
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
        """Return the set that was saved as this plain data; ContentError if it is invalid."""
        try:
            return msgspec.convert(data, self._kind, str_keys=True)
        except msgspec.ValidationError as error:
            raise ContentError(f"not a set of printed values: {error}") from error

    def bring_json(self, data: str | bytes, fingerprint: str | UnsetType) -> None:
        """Register the set that was saved with a game; ContentError if its fingerprint differs."""
        if isinstance(fingerprint, UnsetType) or self.knows(fingerprint):
            return
        try:
            content = self.read(msgspec.json.decode(data))
        except msgspec.DecodeError as error:
            raise ContentError(f"not a set of printed values: {error}") from error
        if content.fingerprint != fingerprint:
            raise ContentError(f"these are not the printed values {fingerprint}")
        self._brought(content)

    def carried(self, printed: Printed) -> dict[str, Any] | None:
        """Return the values to include in a record so it can be replayed anywhere; None if the set ships with
        the bot."""
        return (
            None
            if isinstance(printed, UnsetType) or self.is_shipped(printed)
            else _plain(self.named(printed))
        )
