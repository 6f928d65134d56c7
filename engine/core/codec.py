"""States as JSON with a schema number; older saves are migrated step by step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

S = TypeVar("S")
Upgrade: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]


class SaveError(ValueError):
    """A save that cannot be read; the message says why."""


class Codec(Generic[S]):
    """Writer and reader of one state type. `upgrades[n]` turns a save of schema n into one of schema n +
    1."""

    def __init__(self, state_type: type[S], schema: int, upgrades: Mapping[int, Upgrade]) -> None:
        self._schema = schema
        self._upgrades = dict(upgrades)
        self._type = state_type
        self._writer = msgspec.json.Encoder(order="deterministic")
        self._reader = msgspec.json.Decoder(state_type)
        self._copy_out = msgspec.msgpack.Encoder()
        self._copy_in = msgspec.msgpack.Decoder(state_type)

    def to_json(self, state: S) -> bytes:
        return self._writer.encode(state)

    def from_json(self, data: bytes) -> S:
        """Return the state; SaveError for a newer schema or damaged or truncated data."""
        try:
            found = msgspec.json.decode(data, type=_Numbered).schema
            if found == self._schema:
                return self._reader.decode(data)
            return msgspec.convert(
                self._upgraded(msgspec.json.decode(data), found), self._type, str_keys=True
            )
        except msgspec.DecodeError as error:
            raise SaveError(f"this save is damaged or cut off: {error}") from error

    def copy(self, state: S) -> S:
        """Return a deep copy; encoding and decoding is faster than `copy.deepcopy`."""
        return self._copy_in.decode(self._copy_out.encode(state))

    def pack(self, state: S) -> bytes:
        """Return a compact form of a state, for making many copies or comparing states."""
        return self._copy_out.encode(state)

    def unpack(self, packed: bytes) -> S:
        return self._copy_in.decode(packed)

    def _upgraded(self, raw: dict[str, Any], found: int) -> dict[str, Any]:
        if found > self._schema:
            raise SaveError(
                f"this save has schema {found}, newer than {self._schema}, the newest known: update first"
            )
        for number in range(found, self._schema):
            if number not in self._upgrades:
                raise SaveError(f"no way leads from schema {number} to {number + 1}")
            raw = self._upgrades[number](raw)
        return raw


class _Numbered(msgspec.Struct):
    schema: int
