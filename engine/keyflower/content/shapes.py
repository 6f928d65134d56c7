"""Shapes of the printed values: effects, prices, scoring, cargo. The pieces are in the files beside it."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, Literal, TypeAlias

from msgspec import Struct

Colour: TypeAlias = str
Resource: TypeAlias = str
TileId: TypeAlias = str
BoatId: TypeAlias = str
ContractId: TypeAlias = str
ExtensionId: TypeAlias = str
Season: TypeAlias = Literal["spring", "summer", "autumn", "winter"]
_HexKind: TypeAlias = Literal["home", "spring", "summer", "autumn", "winter", "summer-boat", "order", "boat"]

COLOURS: Final = ("blue", "red", "yellow", "green")
RESOURCES: Final = ("wood", "stone", "iron", "gold")
SKILLS: Final = ("saw", "pickaxe", "anvil")
SEASONS: Final[tuple[Season, ...]] = ("spring", "summer", "autumn", "winter")
ANY: Final = "any"
"""Any kind of that sort, in a price or a set."""

ROAD, FIELD, RIVER = "r", "f", "w"

Counts: TypeAlias = tuple[tuple[str, int], ...]
"""A small multiset as printed, kinds in the order of COLOURS, RESOURCES or SKILLS, ANY last."""


class Gain(Struct, frozen=True, omit_defaults=True, cache_hash=True, tag=True):
    """What an effect gives."""

    resources: Counts = ()
    workers: int = 0  # random, from the bag
    green: int = 0  # from the visible supply
    skills: int = 0  # random, from the face-down pile
    contracts: int = 0


class Either(Struct, frozen=True, omit_defaults=True, cache_hash=True, tag=True):
    """One of several gains, chosen by the user."""

    gains: tuple[Gain, ...]


class Exchange(Struct, frozen=True, omit_defaults=True, cache_hash=True, tag=True):
    """Pay one worker or one skill, then gain."""

    pays: Literal["worker", "skill"]
    kind: str  # a colour, a skill, or ANY
    gain: Gain


class Transport(Struct, frozen=True, omit_defaults=True, cache_hash=True, tag=True):
    """Steps to carry resources, and a number of upgrades."""

    steps: int
    upgrades: int


class Hold(Struct, frozen=True, omit_defaults=True, cache_hash=True, tag=True):
    """Scores each resource that lies on the tile at the end."""

    resource: str  # a resource or ANY
    each: int


Usable: TypeAlias = Gain | Either | Exchange | Transport
"""Effects that workers on a tile can trigger (KF-37)."""
Effect: TypeAlias = Usable | Hold


class Face(Struct, frozen=True, omit_defaults=True):
    effect: Effect | None = None
    points: int = 0


class Price(Struct, frozen=True, omit_defaults=True):
    """Counts may name ANY."""

    resources: Counts = ()
    skills: Counts = ()
    workers: Counts = ()


class Sets(Struct, frozen=True, omit_defaults=True, tag=True):
    """Points for every complete set of assigned items."""

    item: Literal["worker", "skill", "resource"]
    one: Counts
    points: int


class OneKind(Struct, frozen=True, omit_defaults=True, tag=True):
    """Points for each item of one chosen kind."""

    item: Literal["worker", "skill", "resource"]
    each: int


Counted: TypeAlias = Literal[
    "steps", "loop", "upgrades", "winter", "upgraded", "extensions", "unfulfilled", "adjacent"
]


class Tally(Struct, frozen=True, omit_defaults=True, tag=True):
    """Points for each counted thing in the village."""

    what: Counted
    each: int


class Ladder(Struct, frozen=True, omit_defaults=True, tag=True):
    """Points by the number of boats joined to the home by river: `rungs[n]`, the last entry for more."""

    rungs: tuple[int, ...]


Boon: TypeAlias = Literal["free-upgrade", "free-extension", "gold", "replaced", "contracts"]


class Bonus(Struct, frozen=True, omit_defaults=True, tag=True):
    """A power at the end of the game, in place of points."""

    what: Boon
    count: int


Scoring: TypeAlias = Sets | OneKind | Tally | Ladder | Bonus


class Power(StrEnum):
    """The effect of a summer boat for its owner, saved as its number and the side that is up."""

    WORKERS_FROM_BAG = "1a"  # KF-86
    GREEN_WORKERS = "1b"  # KF-87
    ACROSS_FIELDS = "2a"  # KF-88
    DOUBLED_TRANSPORT = "2b"  # KF-89
    ANY_RESOURCE_PAYS = "3a"  # KF-90
    ANY_RESOURCE_SCORES = "3b"  # KF-91
    COUNTER_BIDS = "4a"  # KF-92
    ANY_COLOUR_USES = "4b"  # KF-93


class Tile(Struct, frozen=True, omit_defaults=True, cache_hash=True):
    """Any hexagon except a boat."""

    id: TileId
    kind: _HexKind
    edges: str  # six letters, clockwise from the bottom: r road, f field, w river
    basic: Face = Face()
    upgraded: Face | None = None
    price: Price | None = None
    scoring: Scoring | None = None
    number: int = 0
    merchants: bool = False

    def face(self, upgraded: bool) -> Face:
        return self.upgraded if upgraded and self.upgraded is not None else self.basic

    def power(self, side: str) -> Power:
        """Return the power of a summer boat, by the side that is up."""
        return Power(f"{self.number}{side}")


class Cargo(Struct, frozen=True, omit_defaults=True):
    workers: int = 0
    skills: int = 0
    green: int = 0
    gold: int = 0
    cabins: int = 0
    contracts: int = 0


class Boat(Struct, frozen=True, omit_defaults=True):
    id: BoatId
    number: int  # also the order in which boats are filled
    min_players: int
    cargo: tuple[Cargo, Cargo, Cargo]  # spring, summer, autumn
    faces: tuple[tuple[Season, ...], ...]  # seasons that share a face
    points: int = 0
    scoring: Scoring | None = None
    merchants: bool = False
    edges: str = "wffwff"
    kind: _HexKind = "boat"


class Contract(Struct, frozen=True, omit_defaults=True):
    id: ContractId
    workers: Counts = ()
    skills: Counts = ()
    resources: Counts = ()
    keyple: bool = False  # the start player keyple itself

    @property
    def exchanges(self) -> tuple[str, ...]:
        """The single items for which the contract may be cashed in (KM-36, KM-38)."""
        if self.keyple:
            return (*COLOURS, *SKILLS, *RESOURCES)
        printed = (*self.workers, *self.skills, *self.resources)
        return tuple(kind for kind, _ in printed if kind != ANY)


class Extension(Struct, frozen=True, omit_defaults=True):
    id: ExtensionId
    colour: Colour
    price: Price
