"""Chance as a pure function of a secret seed and a counter, so every draw can be verified afterwards."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec import Struct

T = TypeVar("T")

_BITS = 64
SEED_DIGITS = 64


class Rng(Struct):
    """A stream of numbers: draw n is the keyed hash of n under the seed (64 hex digits)."""

    seed: str
    counter: int = 0

    def below(self, n: int) -> int:
        """Return an integer from 0 to n - 1; the bias of scaling 64 bits is below 2**-50 for any pile."""
        if n < 1:
            raise ValueError(f"cannot draw a number below {n}")
        digest = hashlib.blake2b(
            self.counter.to_bytes(8, "big"), digest_size=8, key=self.seed.encode()
        ).digest()
        self.counter += 1
        return int.from_bytes(digest, "big") * n >> _BITS

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle the items in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def draw(self, pieces: dict[str, int]) -> str:
        """Remove a random piece from a multiset and return its kind."""
        at = self.below(sum(pieces.values()))
        for kind in sorted(pieces):
            at -= pieces[kind]
            if at < 0:
                break
        if pieces[kind] == 1:
            del pieces[kind]
        else:
            pieces[kind] -= 1
        return kind


def any_seed(rng: Rng) -> str:
    """Return a seed drawn from another stream, for imagined worlds."""
    return "".join(f"{rng.below(1 << _BITS):016x}" for _ in range(SEED_DIGITS // 16))


def commitment(seed: str) -> str:
    """Return the value published at the start: it hides the seed, and the seed cannot be exchanged later."""
    return hashlib.sha256(seed.encode()).hexdigest()


def is_seed(seed: str) -> bool:
    return len(seed) == SEED_DIGITS and all(digit in "0123456789abcdef" for digit in seed)


def seed_from(word: str) -> str:
    """Return a seed made from any word, for tests and simulations; real games use a seed from the system."""
    return hashlib.sha256(b"latchkey:" + word.encode()).hexdigest()
