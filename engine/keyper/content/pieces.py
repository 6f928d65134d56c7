"""The shapes of what is printed: fields, displays, boats, fairs and building tiles."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Area: TypeAlias = Literal["farm", "village"]
Origin: TypeAlias = Literal["home", "spring-country", "country"]


class Exchange(Struct, frozen=True):
    """Pay the icons, take `count` goods, each of any of the kinds in `get`."""

    give: tuple[str, ...]
    get: tuple[str, ...]
    count: int = 1


class Field(Struct, frozen=True):
    """A kind of space on a country board."""

    id: str
    colour: str | None  # the border; KP-35
    work: str  # gain, tiles, exchange, build, discount, upgrade, boat or keyp
    good: str = ""
    exchange: Exchange | None = None


class Display(Struct, frozen=True):
    """One way to fold a country board; the fields are listed row by row."""

    id: str
    seasons: tuple[str, ...]
    fields: tuple[str, ...]


class Boat(Struct, frozen=True):
    """Both sides: spring and summer, autumn and winter."""

    id: str
    early: tuple[str, ...]
    late: tuple[str, ...]

    def shows(self, season: str) -> tuple[str, ...]:
        return self.early if season in ("spring", "summer") else self.late


class SeasonalFair(Struct, frozen=True):
    id: str
    season: str
    requires: tuple[str, ...]
    points: int


class WinterFair(Struct, frozen=True):
    """The front is held at the end of summer or winter, the back at the end of autumn or winter (KP-124)."""

    id: str
    front: tuple[str, ...]
    back: tuple[str, ...]

    def requires(self, side: str) -> tuple[str, ...]:
        return self.front if side == "front" else self.back


WINTER_FAIR_POINTS = {"front": 4, "back": 6}  # KP-124
WINTER_FAIR_UP = {"spring": "front", "summer": "front", "autumn": "back", "winter": "back"}  # KP-72
WINTER_FAIR_SIDES = {"spring": (), "summer": ("front",), "autumn": ("back",), "winter": ("front", "back")}


class PerGood(Struct, frozen=True, tag=True):
    """Points for every `per` goods allocated, at most `limit` times."""

    goods: tuple[str, ...]
    each: int
    per: int = 1
    limit: int = 4


class PerSet(Struct, frozen=True, tag=True):
    """Points for each whole set allocated."""

    goods: tuple[str, ...]
    each: int
    limit: int = 4


class PerKeyple(Struct, frozen=True, tag=True):
    colour: str
    each: int
    limit: int = 4


class PerKind(Struct, frozen=True, tag=True):
    """Points for each different animal on the tile."""

    goods: tuple[str, ...]
    each: int


class PerTile(Struct, frozen=True, tag=True):
    """Points for every `per` visible tiles of the area, the tile itself included."""

    area: Area
    each: int
    origin: Origin | None = None
    upgraded: bool = False
    per: int = 1


class PerNeighbour(Struct, frozen=True, tag=True):
    """Points for village tiles in these directions; with gaps, anywhere along the line."""

    directions: tuple[str, ...]
    each: int
    gaps: bool = False


class AreaFull(Struct, frozen=True, tag=True):
    area: Area
    points: int


class Shipping(Struct, frozen=True, tag=True):
    at_least: int
    points: int


class PerFairSeason(Struct, frozen=True, tag=True):
    each: int


class PerField(Struct, frozen=True, tag=True):
    """Points for bordered fields of the board claimed in winter."""

    colour: str
    each: int


Score: TypeAlias = (
    PerGood
    | PerSet
    | PerKeyple
    | PerKind
    | PerTile
    | PerNeighbour
    | AreaFull
    | Shipping
    | PerFairSeason
    | PerField
)


class Construct(Struct, frozen=True):
    """A build of a tile of these areas at this cost, whatever is printed."""

    areas: tuple[str, ...]
    cost: tuple[str, ...]


class Improve(Struct, frozen=True):
    """An upgrade of a tile of these areas at this cost."""

    areas: tuple[str, ...]
    cost: tuple[str, ...]


class Side(Struct, frozen=True):
    """What one side of a building tile does."""

    exchanges: tuple[Exchange, ...] = ()
    each_once: bool = False  # every exchange once per action, instead of one of them
    constructs: Construct | None = None
    improves: Improve | None = None
    free_plots: tuple[str, ...] = ()  # directions of plots with one free build each
    points_per_boat_use: int = 0
    bonus_per_sold: int = 0  # one shipping point for every so many resources sold
    extra_boat_actions: int = 0
    points: int = 0
    scores: tuple[Score, ...] = ()


class Tile(Struct, frozen=True):
    id: str
    area: Area
    origin: Origin
    basic: Side
    upgraded: Side
    houses: tuple[str, ...] = ()
    activation: bool = False

    def side(self, upgraded: bool) -> Side:
        return self.upgraded if upgraded else self.basic


HOUSED_PER_TILE = 4  # KP-125
UPGRADE_COSTS: dict[str, tuple[str, ...]] = {"farm": ("any-raw",), "village": ("any-finished",)}  # KP-94
