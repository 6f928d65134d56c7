"""Types of the printed values: fields, displays, boats, fairs and building tiles."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypeVar

from msgspec import Struct

Area: TypeAlias = Literal["farm", "village"]
Origin: TypeAlias = Literal["home", "spring-country", "country"]
Season: TypeAlias = Literal["spring", "summer", "autumn", "winter"]
FairSide: TypeAlias = Literal["front", "back"]
Work: TypeAlias = Literal["gain", "tiles", "exchange", "build", "discount", "upgrade", "boat", "keyp"]
"""The work that a keyple does on a field."""
Direction: TypeAlias = Literal[
    "left", "right", "above", "below", "upper-left", "upper-right", "lower-left", "lower-right"
]


MOST_ICONS = 4
"""The maximum number of icons in the price of a building tile."""
PRICE_ICONS = (
    *("clay", "log", "rock", "brick", "wood", "stone", "wheat"),
    *("any-raw", "any-finished", "raw-no-wheat", "finished-no-wheat"),
)
"""Icons in prices of building tiles: goods, or icons that accept several (KP-101 to KP-103)."""
MOST_ON_BOAT = 3
MOST_SHOWN = 6
MOST_POINTS = 20
"""Limits: goods on one side of a boat, pieces required by a fair, and its points."""


class Exchange(Struct, frozen=True, omit_defaults=True, tag=True):
    """Pay the icons and take `count` goods, each of any kind in `get`."""

    give: tuple[str, ...]
    get: tuple[str, ...]
    count: int = 1


class Field(Struct, frozen=True, omit_defaults=True):
    """A kind of space on a country board."""

    id: str
    colour: str | None  # the border; KP-35
    work: Work
    good: str = ""
    exchange: Exchange | None = None


class Display(Struct, frozen=True, omit_defaults=True):
    """One way to fold a country board; the fields are listed row by row."""

    id: str
    seasons: tuple[Season, ...]
    fields: tuple[str, ...]


class Boat(Struct, frozen=True, omit_defaults=True):
    """A boat with both sides: spring and summer, autumn and winter."""

    id: str
    early: tuple[str, ...]
    late: tuple[str, ...]

    def shows(self, season: Season) -> tuple[str, ...]:
        return self.early if season in ("spring", "summer") else self.late


class SeasonalFair(Struct, frozen=True, omit_defaults=True):
    id: str
    season: Season
    requires: tuple[str, ...]
    points: int


class WinterFair(Struct, frozen=True, omit_defaults=True):
    """The front is held at the end of summer or winter, the back at the end of autumn or winter (KP-124)."""

    id: str
    front: tuple[str, ...]
    back: tuple[str, ...]

    def requires(self, side: FairSide) -> tuple[str, ...]:
        return self.front if side == "front" else self.back


def is_fair(piece: str) -> bool:
    """Return whether a piece of the bag is a winter fair; the others are building tiles."""
    return piece.startswith("winter-")


class PerGood(Struct, frozen=True, omit_defaults=True, tag=True):
    """Points for every `per` goods allocated, at most `limit` times."""

    goods: tuple[str, ...]
    each: int
    per: int = 1
    limit: int = 4


class PerSet(Struct, frozen=True, omit_defaults=True, tag=True):
    """Points for each whole set allocated."""

    goods: tuple[str, ...]
    each: int
    limit: int = 4


class PerKeyple(Struct, frozen=True, omit_defaults=True, tag=True):
    colour: str
    each: int
    limit: int = 4


class PerKind(Struct, frozen=True, omit_defaults=True, tag=True):
    """Points for each different animal on the tile."""

    goods: tuple[str, ...]
    each: int


class PerTile(Struct, frozen=True, omit_defaults=True, tag=True):
    """Points for every `per` visible tiles of the area, the tile itself included."""

    area: Area
    each: int
    origin: Origin | None = None
    upgraded: bool = False
    per: int = 1


class PerNeighbour(Struct, frozen=True, omit_defaults=True, tag=True):
    """Points for village tiles in these directions; with gaps, anywhere along the line."""

    directions: tuple[Direction, ...]
    each: int
    gaps: bool = False


class AreaFull(Struct, frozen=True, omit_defaults=True, tag=True):
    area: Area
    points: int


class Shipping(Struct, frozen=True, omit_defaults=True, tag=True):
    at_least: int
    points: int


class PerFairSeason(Struct, frozen=True, omit_defaults=True, tag=True):
    each: int


class PerField(Struct, frozen=True, omit_defaults=True, tag=True):
    """Points for bordered fields of the board claimed in winter."""

    colour: str
    each: int


Allocated: TypeAlias = PerGood | PerSet | PerKeyple | PerKind
"""Scores pieces allocated to the tile; each piece counts once (KP-139)."""
Counted: TypeAlias = PerTile | PerNeighbour | AreaFull | Shipping | PerFairSeason | PerField
"""Scores what is there; pieces may count several times (KP-140)."""
Score: TypeAlias = Allocated | Counted


class Construct(Struct, frozen=True, omit_defaults=True, tag=True):
    """A build of a tile of these areas at this cost, instead of the printed one."""

    areas: tuple[Area, ...]
    cost: tuple[str, ...]


class Improve(Struct, frozen=True, omit_defaults=True, tag=True):
    """An upgrade of a tile of these areas at this cost."""

    areas: tuple[Area, ...]
    cost: tuple[str, ...]


class FreeBuilds(Struct, frozen=True, omit_defaults=True, tag=True):
    """One free build on each of the plots in these directions."""

    directions: tuple[Direction, ...]


class BoatPoints(Struct, frozen=True, omit_defaults=True, tag=True):
    """Shipping points at each use of a boat."""

    points: int


class SaleBonus(Struct, frozen=True, omit_defaults=True, tag=True):
    """One more shipping point for each `every` resources sold in one use."""

    every: int


class BoatActions(Struct, frozen=True, omit_defaults=True, tag=True):
    """More actions at each use of a boat."""

    extra: int


Power: TypeAlias = Exchange | Construct | Improve | FreeBuilds | BoatPoints | SaleBonus | BoatActions
P = TypeVar("P", bound=Power)


class Side(Struct, frozen=True, omit_defaults=True):
    """The powers and scoring of one side of a building tile."""

    powers: tuple[Power, ...] = ()
    points: int = 0
    scores: tuple[Score, ...] = ()
    each_once: bool = False  # every exchange once per action, instead of one of them

    def power(self, kind: type[P]) -> P | None:
        """Return its power of this kind, if any."""
        for power in self.powers:
            if isinstance(power, kind):
                return power
        return None

    @property
    def exchanges(self) -> tuple[Exchange, ...]:
        return tuple([power for power in self.powers if isinstance(power, Exchange)])


class Tile(Struct, frozen=True, omit_defaults=True):
    id: str
    area: Area
    origin: Origin
    basic: Side
    upgraded: Side
    houses: tuple[str, ...] = ()
    activation: bool = False

    def side(self, upgraded: bool) -> Side:
        return self.upgraded if upgraded else self.basic
