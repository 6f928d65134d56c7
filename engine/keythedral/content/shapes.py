"""Shapes of the printed values: kinds of cubes and fields, dwellings, building tiles, law cards."""

from __future__ import annotations

from functools import cached_property
from typing import Literal, NewType, TypeAlias

from msgspec import Struct

from engine.core.text import Seat

Kind: TypeAlias = int
"""A kind of cube, as its position in KINDS; for resources also the type of field they come from."""

KINDS = ("stone", "wood", "food", "water", "wine", "ironwork", "glass", "gold")  # KT-4, KT-5
FIELDS = ("quarry", "wood", "farm", "lake", "vineyard")
"""Field types in the order of the resources they give (KT-4)."""

STONE, WOOD, _, _, WINE, IRONWORK, GLASS, GOLD = EVERY_KIND = range(len(KINDS))
RESOURCES = range(len(FIELDS))
CRAFTS = range(len(FIELDS), len(KINDS))
MAKERS = ("smith", "glazier", "goldsmith")
"""The craftsmen in the order of the craft cubes they sell (KT-71)."""

COLOURS = ("blue", "yellow", "grey", "green", "red")
"""The players' colours by seat."""

SPACES = ("left", "right")
"""The two new-law spaces (KT-13); two players use the first alone (KT-131)."""

Cubes: TypeAlias = tuple[int, ...]
"""How many cubes of each kind, in the order of KINDS."""

NUMBERS = (1, 2, 3, 4, 5)
"""The numbers of dwellings, of work-order markers and of seats."""

DWELLINGS = len(NUMBERS)
Dwelling = NewType("Dwelling", int)
"""One of all the dwellings as one number: DWELLINGS times its owner's seat, plus its own number minus one."""


def dwelling_of(seat: Seat, number: int) -> Dwelling:
    return Dwelling(seat * DWELLINGS + number - 1)


def owner_of(dwelling: Dwelling) -> Seat:
    return dwelling // DWELLINGS


def number_on(dwelling: Dwelling) -> int:
    return dwelling % DWELLINGS + 1


class Craftsman(Struct, frozen=True, omit_defaults=True):
    price: int  # cubes of any kind (KT-71)
    sale_price: int = 0  # with the law Sale (KT-123); 0: not on sale


class Tile(Struct, frozen=True, omit_defaults=True):
    """A building tile, worth a seat in the keythedral."""

    id: str
    number: int
    cost: Cubes


class Edition(Struct, frozen=True, dict=True, omit_defaults=True):
    """How many seats of numbers 1 to 5 are placed, and the value of each."""

    placed: tuple[int, ...]
    points: tuple[int, ...]
    cubes_score: bool = False

    @cached_property
    def slots(self) -> tuple[str, ...]:
        """The places on the keythedral mat, named by number and letter."""
        return tuple(
            f"{number}{'abcde'[i]}"
            for number, count in zip(NUMBERS, self.placed, strict=True)
            for i in range(count)
        )

    @cached_property
    def slot_numbers(self) -> tuple[int, ...]:
        """The number of each slot."""
        return tuple(n for n, count in zip(NUMBERS, self.placed, strict=True) for _ in range(count))

    @cached_property
    def slots_of(self) -> tuple[range, ...]:
        """The slots of each number."""
        ends = [sum(self.placed[:number]) for number in NUMBERS]
        return tuple(range(end - count, end) for end, count in zip(ends, self.placed, strict=True))


Card: TypeAlias = Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]
"""A law card by its number (KT-91); content/laws.py has their names."""

NoLaw: TypeAlias = Literal[0]

Moment: TypeAlias = Literal[
    "any",  # every stable point and every phase-start window (KT-98, KT-99)
    "start-1", "start-2", "start-3", "start-5",  # the phase-start windows (KT-99)
    "before-1",  # from the end of phase 4 of the round before
    "in-1",  # phase 1, up to the player's last placement
    "before-2", "before-3",  # the round before that phase
    "own-placing",
    "own-turn",
    "own-purchase",
    "against-purchase",  # the purchase window (KT-100)
    "against-law",  # the law window (KT-102)
]  # fmt: skip
"""When a law may be played."""

AimKind: TypeAlias = Literal[
    "order",  # the five numbers, one by one
    "slot",
    "cottage",  # the player's own
    "own",  # another dwelling of the player
    "bargain",  # the payment and the craft cube to take, in one
    "field",  # a type of field, or a single field
    "fence",
    "trade",  # the payment, then the cube to take
    "sale",  # the craftsman, then the payment
    "house",  # of any player
    "seat",  # a player
]
"""What the player of a law must name with it."""


class Law(Struct, frozen=True, omit_defaults=True):
    number: Card
    timing: frozenset[Moment]
    concerns_others: bool = False
    aim: AimKind | None = None
