"""The game state: the table, the villages, the screens, and the open question."""

from __future__ import annotations

from functools import cached_property
from typing import Final, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType, field

from engine.core.content import Printed
from engine.core.hexes import Hex
from engine.core.pieces import Pieces
from engine.core.rng import Rng
from engine.core.text import Seat
from engine.keyflower.content.box import Content
from engine.keyflower.content.sets import SETS
from engine.keyflower.content.shapes import BoatId, Colour, ContractId, ExtensionId, Power, Season, TileId

SCHEMA: Final = 2
SHOWS_PAYMENTS: Final = 3
"""Since these rulings a turn stores what all saw paid or cashed in for; before, it was only announced."""
AS_PRINTED: Final = 4
"""Since these rulings one of several gains brings as much as is printed; before, it always brought one piece.
A turn also stores what was carried before a payment.
"""
NOBODY: Final = -1
MIDDLE: Final = -1
"""The owner of a tile that is in no village."""
NO_CONTRACT: Final = ""
"""In a place of the open row that could not be refilled."""

Playing: TypeAlias = Literal["winter", "turns", "boats", "growth"]
Phase: TypeAlias = Playing | Literal["over"]
Step: TypeAlias = Literal["choose", "send", "source", "effect", "price", "extension", "done"]
"""The progress of a turn."""
Kind: TypeAlias = Literal[
    "turn",
    "bid",
    "use",
    "source",
    "contract",
    "transport",
    "extension",
    "price",
    "done",
    "winter",
    "boat",
    "replace",
    "place",
    "cell",
    "rotation",
]
"""The questions a seat may be asked."""
Merchants: TypeAlias = Literal["off", "mix", "all"]
Ties: TypeAlias = Literal["shared", "boat"]
Screens: TypeAlias = Literal["hidden", "memory-aid", "open"]
"""Holdings as the others see them: numbers; what all have seen; what lies in front (OP-21, KM-51)."""


class Bid(Struct):
    """All workers of one seat at one tile; the largest wins, the others are losing groups."""

    seat: Seat
    colour: Colour
    count: int
    lying: bool = False  # a counter-bid by summer boat 4a, which sets no colour (KF-92)


class Spot(Struct):
    """A tile on the table or in a village, with everything that stands or lies there."""

    id: TileId
    upgraded: bool = False
    side: str = ""  # "a" or "b" of a summer boat
    bids: list[Bid] = field(default_factory=list)
    users: Pieces = field(default_factory=dict)  # standing, of one colour
    lying: Pieces = field(default_factory=dict)  # laid down by summer boat 4b (KF-93)
    last: int = 0  # how many workers the last use had
    goods: Pieces = field(default_factory=dict)
    extension: ExtensionId = ""
    at: Hex = Hex(0, 0)
    rotation: int = 0


class BoatLoad(Struct):
    """A boat in play and its load."""

    id: BoatId
    workers: Pieces = field(default_factory=dict)
    skills: Pieces = field(default_factory=dict)
    contracts: list[ContractId] = field(default_factory=list)  # face down
    gold: int = 0
    cabins: int = 0
    taken_by: Seat = NOBODY  # this season
    instead_of: BoatId = ""  # the boat taken, if this one has replaced it since (KM-9)


class Growth(Struct):
    """A seat's progress with adding its new tiles."""

    tiles: list[Spot] = field(default_factory=list)  # still to place
    placed: list[TileId] = field(default_factory=list)  # this season
    tile: TileId = ""  # being placed
    cell: str = ""  # where
    done: bool = True


class Player(Struct):
    village: list[Spot]  # the home comes first
    workers: Pieces = field(default_factory=dict)
    skills: Pieces = field(default_factory=dict)
    contracts: list[ContractId] = field(default_factory=list)
    cabins: int = 0
    powers: list[Power] = field(default_factory=list)  # of the owned summer boats
    dealt: list[TileId] = field(default_factory=list)  # winter tiles in hand
    chosen: list[TileId] = field(default_factory=list)  # of those, picked to be put up
    put_up: int = 0  # how many winter tiles this seat put up; 0: not shown yet
    ready: bool = False  # has finished the choice of winter tiles
    known_workers: Pieces = field(default_factory=dict)  # of those above; see screens.py
    known_skills: Pieces = field(default_factory=dict)
    known_contracts: list[ContractId] = field(default_factory=list)
    beside: list[Spot] = field(default_factory=list)  # tiles that have found no place yet (OP-11)
    growth: Growth = field(default_factory=Growth)
    fringe: dict[str, int] = field(default_factory=dict)  # empty cells around the village; see village.py
    links: dict[TileId, list[TileId]] = field(default_factory=dict)  # where one step leads from each tile

    @property
    def home(self) -> Spot:
        return self.village[0]


class Carried(Struct, array_like=True):
    """Where a resource was carried in this use, with all its steps combined."""

    resource: str
    start: TileId
    to: TileId


class Turn(Struct):
    """The turn being taken, pick by pick. Workers sent leave the screen when they are placed."""

    seat: Seat
    step: Step = "choose"
    verb: Literal["", "bid", "use", "pass"] = ""
    tile: TileId = ""
    owner: Seat = MIDDLE  # whose village the used tile is in
    sent: Pieces = field(default_factory=dict)
    behind: Pieces = field(default_factory=dict)  # of those, from behind the screen by choice (KM-51)
    colour: Colour = ""  # of the workers whose source is being asked
    groups: list[TileId] = field(default_factory=list)  # losing groups that join
    steps: int = 0
    upgrades: int = 0
    target: TileId = ""  # tile being upgraded or extended
    extension: ExtensionId = ""  # being bought for the target
    contracts: int = 0  # still to be taken
    carried: list[Carried] = field(default_factory=list)  # not announced yet
    shown: list[str] = field(default_factory=list)  # seen by all coming out or going behind the screen
    moved: list[Carried] | UnsetType = UNSET  # carried and already announced

    @property
    def ways(self) -> list[Carried]:
        """Everything carried in this use, starting with what is not announced yet."""
        return self.carried if isinstance(self.moved, UnsetType) else [*self.carried, *self.moved]


class BoatChoice(Struct):
    """The choice of boats at the end of a season: the seats still to choose, the current one first."""

    queue: list[Seat]
    boat: BoatId = ""  # picked by the first in the queue
    replacement: BoatId = ""  # for Sea Bastion II (KM-9)
    keyple_moves: bool = False  # no bid for it: it goes left after the boats (KF-70)


class State(Struct, dict=True):
    rng: Rng
    merchants: Merchants
    screens: Screens
    ties: Ties
    players: list[Player]
    start_player: Seat
    rulings: int  # the house rulings under which this game was started
    season: Season = "spring"
    phase: Phase = "turns"
    active: Seat = 0
    passes: int = 0  # in a row
    turn: Turn | None = None
    boat_choice: BoatChoice | None = None
    middle: list[Spot] = field(default_factory=list)  # this season's tiles
    orders: list[Spot] = field(default_factory=list)
    boats: list[BoatLoad] = field(default_factory=list)
    gone_boats: list[BoatId] = field(default_factory=list)  # left the game: Sea Bastion II
    boat_order: list[Seat] = field(default_factory=list)  # seats as they took boats this season (KM-49)
    bag: Pieces = field(default_factory=dict)
    greens: int = 0
    stock: Pieces = field(default_factory=dict)  # resources
    pile: Pieces = field(default_factory=dict)  # face-down skills
    stack: list[ContractId] = field(default_factory=list)  # face down; drawn at random
    row: list[ContractId] = field(default_factory=list)  # open; NO_CONTRACT in a place not refilled
    discards: list[ContractId] = field(default_factory=list)
    extensions: list[ExtensionId] = field(default_factory=list)
    cabins: int = 0
    schema: int = SCHEMA
    printed: Printed = UNSET
    packs: list[str] | UnsetType = UNSET  # of extra tiles that were agreed on

    @cached_property
    def content(self) -> Content:
        """The printed values of this game."""
        return SETS.of(self.printed, self.rulings)

    def pile_of(self, season: Season) -> list[TileId]:
        """The tiles of a season that this game draws from, without The Merchants' (KF-12, KF-20)."""
        packs = () if isinstance(self.packs, UnsetType) else self.packs
        extra = (tile for pack in packs for tile in self.content.packs.get(pack, ()) if tile.kind == season)
        return [tile.id for tile in (*self.content.season_tiles[season], *extra)]
