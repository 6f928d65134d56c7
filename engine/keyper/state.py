"""The state of a game of Keyper."""

from __future__ import annotations

from functools import cached_property
from typing import Final, Literal, TypeAlias, get_args

from msgspec import UNSET, Struct, field

from engine.core.content import Printed
from engine.core.rng import Rng
from engine.core.text import Seat
from engine.keyper.content.box import Content
from engine.keyper.content.sets import SETS
from engine.keyper.content.shapes import Direction, FairSide

SCHEMA = 2
RULINGS = 3
GOOD_BY_GOOD = 2
"""From these rulings on, a short supply is shared good by good; before, action by action (KP-200)."""
FAIRS_BY_POINTS = 2
"""From these rulings on, a move names a side of a winter fair by its points: `for 6`; before, `back`."""
ORDERS_BESIDE = 3
"""From these rulings on, orders for invitations are plans beside the game; before, they were part of it."""

OneDecides: TypeAlias = Literal[
    "turn",
    "turn+order",
    "keyp",
    "where",
    "boat",
    "partner",
    "confirm",
    "join",
    "join+order",
    "joined",
    "declined",
    "lay",
    "lay-count",
    "work",
    "get",
    "plot",
    "pay",
    "ended",
]
AllDecide: TypeAlias = Literal["fairs", "housing", "fold", "surplus"]
ALL_DECIDE: Final[tuple[AllDecide, ...]] = get_args(AllDecide)
"""Stages in which all decide at the same time, after the turns of a season."""
NobodyDecides: TypeAlias = Literal[
    "inviting", "begin-work", "next-worker", "turn-done", "season-end", "housing-begins"
]
Stage: TypeAlias = OneDecides | AllDecide | NobodyDecides | Literal["over"]
Asking: TypeAlias = OneDecides | AllDecide
Followed: TypeAlias = NobodyDecides | AllDecide
"""Stages from which the game continues automatically: at once, or when all have decided."""
Kind: TypeAlias = Asking | Literal["order"]
"""The name of a question: its stage. Orders are the same question in every stage."""
Mode: TypeAlias = Literal["ask", "always", "never", "only"]
Side: TypeAlias = FairSide | Literal[""]
"""The side of a winter fair; empty for a seasonal fair."""

NOBODY = -1
OWN = -1
"""The board number that means the seat's own player board."""


class Keyple(Struct):
    colour: str
    counts_as: str  # differs from the colour only for white (KP-39)
    lying: bool = False


class Plot(Struct):
    tile: str = ""
    upgraded: bool = False
    covered: str = ""  # the tile below, if overbuilt
    keyples: list[Keyple] = field(default_factory=list)
    used: list[Direction] = field(default_factory=list)  # building plot: directions whose free build is spent


class Board(Struct):
    display: str
    fields: list[list[Keyple]]
    keyper: Seat = NOBODY  # the seat that has claimed it
    boat: str = ""


class Held(Struct):
    """A fair that was held, on the space of its season."""

    season: str
    fair: str
    points: int
    side: Side = ""


class Order(Struct):
    """A standing answer to invitations."""

    mode: Mode = "ask"
    fields: list[str] = field(default_factory=list)  # for "only": where to join


class Player(Struct):
    keyples: dict[str, int]  # the keyp area
    goods: dict[str, int]
    tiles: list[str]  # held, not yet built
    fairs: dict[str, str]  # by season, face down; secret
    plots: list[Plot]
    keyper: bool = True  # still in the keyp area
    standing: dict[str, int] = field(default_factory=dict)  # on the keyp tile
    lying: dict[str, int] = field(default_factory=dict)  # on the keyp tile
    winter_fairs: list[str] = field(default_factory=list)
    held: list[Held] = field(default_factory=list)
    shipping: int = 0
    board: int = NOBODY  # the country board brought home last
    order: Order = field(default_factory=Order)  # secret; unused since orders are plans


class Worker(Struct):
    """One seat's share of the work of a move."""

    seat: Seat
    share: int = 0  # actions or resources due
    at_most: int = NOBODY  # takes no more than this of a plain gain; NOBODY: all
    received: list[str] = field(default_factory=list)  # from a boat
    sold: list[str] = field(default_factory=list)  # to a boat, one entry for each
    halves: list[int] = field(default_factory=list)  # exchanges still open in an action begun
    owed: int = 0  # goods of the current exchange still to come, one each in turn (KP-200)


class Turn(Struct):
    """The current move; its fields are filled in pick by pick."""

    seat: Seat
    had_piece: bool = False
    ordered: bool = False  # a standing order was changed during this decision
    colour: str = ""
    board: int = NOBODY
    spot: int = NOBODY
    played: bool = False  # a keyple was played, not only laid down
    fresh: bool = False  # onto an empty field
    working: int = 0  # keyples that work for the active player
    builds_here: bool = False  # a keyple was played onto this own plot, and may build there (KP-82 v)
    asked: int = 0  # how many seats to the left have been asked to join
    workers: list[Worker] = field(default_factory=list)
    queue: list[int] = field(default_factory=list)  # whose action is next, by worker
    takes: int = 1  # entries in the queue for one action: one, or one for each good it brings
    alternating: bool = False
    current: int = 0  # the deciding worker
    took_tile: bool = False
    exchange: int = 0
    paid: list[str] = field(default_factory=list)  # for that exchange
    tile: str = ""
    plot: int = NOBODY
    keyp_left: list[str] = field(default_factory=list)  # keyples on the keyp tile that still bring something


class Errand(Struct):
    """A seat's part in a stage in which all decide at the same time."""

    seat: Seat
    done: bool = False
    picks: list[str] = field(default_factory=list)


class State(Struct, dict=True):
    rng: Rng
    rulings: int  # the rulings at the start of the game
    players: list[Player]
    boards: list[Board]
    supply: dict[str, int]
    shown: list[str]  # country tiles and winter fairs laid out
    bag: list[str]  # unordered: the rng draws from it
    aside: list[str]  # tiles and winter fairs that join the bag after spring
    boats: list[str]  # beside the boards
    boats_aside: list[str]
    fairs_out: list[str]  # seasonal fairs out of the game, face down
    start: Seat
    last: Seat  # the last seat that had a piece at the start of its turn (KP-119)
    turn: Turn
    discard: list[str] = field(default_factory=list)
    season: int = 0
    stage: Stage = "turn"
    decider: Seat = 0
    closing: int = NOBODY  # turns of the closing round left; NOBODY: it has not begun
    errands: list[Errand] = field(default_factory=list)
    schema: int = SCHEMA
    printed: Printed = UNSET

    @cached_property
    def content(self) -> Content:
        """The values printed on the pieces of this game."""
        return SETS.of(self.printed, self.rulings)
