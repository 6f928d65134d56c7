"""A game as one reader may know it, arranged for pictures and text: content ids, and seats by number."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from msgspec import Struct

from engine.core.game import ScoreLine, Standing
from engine.core.hexes import SIDES, Hex, neighbour
from engine.core.text import Seat
from engine.keyflower.content.box import Content
from engine.keyflower.content.sets import SETS
from engine.keyflower.content.shapes import Power, Season
from engine.keyflower.state import Merchants, Phase, Screens, Ties


class BidView(Struct, frozen=True):
    seat: Seat
    colour: str
    count: int
    lying: bool
    winning: bool


class TileView(Struct, frozen=True):
    """A tile on the table or in a village."""

    id: str  # of a tile or, in winter, of a boat
    upgraded: bool = False
    side: str = ""  # "a" or "b" of a summer boat
    colour: str = ""  # required of new workers; "" is any colour
    bids: tuple[BidView, ...] = ()
    users: dict[str, int] = {}  # standing workers by colour
    lying: dict[str, int] = {}
    last: int = 0  # workers of the last use this season; the next needs one more
    goods: dict[str, int] = {}
    extension: str = ""
    cabins: int = 0
    at: Hex | None = None  # None: not in a village
    rotation: int = 0  # clockwise, in sides


class BoatView(Struct, frozen=True):
    id: str
    workers: dict[str, int]
    skills: dict[str, int]
    contracts: int  # face down
    gold: int
    cabins: int
    taken_by: Seat | None
    instead_of: str = ""  # the boat that was taken, if this one replaces it for winter


class Screen(Struct, frozen=True):
    """The pieces behind one screen: visible to its owner, and to all once the game is over."""

    workers: dict[str, int]
    skills: dict[str, int]
    contracts: tuple[str, ...]
    winter: tuple[str, ...]  # tiles dealt, until they are put up
    chosen: tuple[str, ...]  # the tiles among those that are picked to be put up


class Open(Struct, frozen=True):
    """Pieces of one player that every player knows of."""

    workers: dict[str, int]
    skills: dict[str, int]
    contracts: tuple[str, ...]


class SeatView(Struct, frozen=True):
    seat: Seat
    home: str
    village: tuple[TileView, ...]  # the home comes first
    workers: int  # number behind the screen, face-down workers included
    skills: int
    contracts: int
    front: Open | None  # pieces in front of the screen; None: not in this game (KM-51)
    known: Open | None  # seen by all going behind it and not coming out; None: no memory aid (OP-21)
    screen: Screen | None
    powers: tuple[Power, ...]  # of the owned summer boats
    to_place: tuple[TileView, ...]  # while villages grow
    beside: tuple[TileView, ...]  # tiles that have found no place yet
    winter_dealt: int  # winter tiles in hand, until they are put up
    winter_put_up: int | None  # how many this seat put up, once shown
    boat: str | None  # taken this season
    start_player: bool
    placed: tuple[str, ...] = ()  # tiles placed since the village began to grow

    def free_cells(self, *, without: str = "") -> set[Hex]:
        """Return the free places beside the village; `without` a tile that is taken up again."""
        taken = {tile.at for tile in self.village if tile.at is not None and tile.id != without}
        return {neighbour(at, side) for at in taken for side in SIDES} - taken


class PlacingView(Struct, frozen=True):
    """The reader's own tile to place while villages grow."""

    tile: TileView
    cell: Hex | None
    cells: tuple[Hex, ...]  # where it fits
    rotations: tuple[int, ...] = ()  # possible rotations in the chosen cell; before that, in any cell


class TurnView(Struct, frozen=True):
    """The turn in progress, pick by pick."""

    seat: Seat
    verb: Literal["", "bid", "use", "pass"]
    tile: str
    owner: Seat | None  # whose village the tile is in; None: the middle
    sent: dict[str, int]  # workers from the screen that will go to the tile
    groups: tuple[str, ...]  # losing groups that join, by the tile where they stand
    steps: int  # transport left
    upgrades: int  # upgrades left
    target: str  # tile being upgraded or extended
    extension: str = ""  # the extension it gets


class View(Struct, frozen=True, dict=True):
    reader: Seat | None
    printed: str  # the name of the set in use
    season: Season
    phase: Phase
    merchants: Merchants
    screens: Screens
    ties: Ties
    deciding: tuple[Seat, ...]
    start_player: Seat
    passes: int  # in a row
    seats: tuple[SeatView, ...]
    tiles: tuple[TileView, ...]  # this season's, in the middle
    orders: tuple[TileView, ...]
    keyple_on: str  # the turn order tile that shows the start player keyple
    boats: tuple[BoatView, ...]
    boat_queue: tuple[Seat, ...]  # the seats that still take a boat, the current one first
    spare_boats: tuple[str, ...]  # not in the game
    bag: int
    greens: int
    stock: dict[str, int]
    pile: int
    contract_row: tuple[str, ...]  # "" in a place that is not refilled
    contract_stack: int
    contract_discards: tuple[str, ...]
    extensions: tuple[str, ...]
    cabins: int
    turn: TurnView | None
    placing: PlacingView | None
    may_use: tuple[str, ...] = ()  # tiles the reader may use now, at the start of the reader's turn
    may_bid: tuple[str, ...] = ()  # tiles the reader may bid for now
    sheet: tuple[ScoreLine, ...] = ()  # once the game is over
    standings: tuple[Standing, ...] = ()

    @cached_property
    def content(self) -> Content:
        """The printed values of this game."""
        return SETS.named(self.printed)
