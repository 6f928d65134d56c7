"""The game state: content by number, players by seat, map places as numbers of the lattice."""

from __future__ import annotations

from functools import cached_property
from typing import Final, Literal, TypeAlias, get_args

from msgspec import UNSET, Struct, field

from engine.core.content import Printed
from engine.core.lattice import Place
from engine.core.rng import Rng
from engine.core.text import Seat
from engine.keythedral.content.box import Content
from engine.keythedral.content.sets import SETS
from engine.keythedral.content.shapes import Card, Dwelling, Kind, NoLaw

SCHEMA = 4

FACE_DOWN: Final = -1
"""A building tile lying number side up, or a law that no player has seen."""

SOLD = -2
NOBODY: Seat = -1
NO_DWELLING = Dwelling(-1)
NO_SLOT = -1
NO_FIELD: Kind = -1
NO_PLACE: Place = 0
NO_NUMBER = 0
"""No tile, or one whose number the first rulings did not show."""

NO_LAW: NoLaw = 0

FEWER_WINDOWS: Final = 3
"""Since these rulings one window serves for harvest and spending, and windows may be quiet (KT-99)."""

ORDERS_BESIDE: Final = 4
"""Since these rulings orders are stored beside the game (KT-106), and no seat is notified of the window of
phase 5 (KT-99).
"""

SPENDING_HEARD: Final = 5
"""Since these rulings the spending has its own window if the last law of the harvest was played in the one
before (KT-99).
"""

CHEAPER_BY_A_CUBE: Final = 6
"""Since these rulings Price decrease is not offered for a seat of gold alone, which it would not change
(KT-145).
"""

Phase: TypeAlias = Literal["lay", "work", "harvest", "spend", "auction"]
Stage: TypeAlias = Phase | Literal["over"]

InTurn: TypeAlias = Literal["lay", "work", "take", "turn", "settle", "move", "bid", "name"]
Asking: TypeAlias = (
    InTurn
    | Literal[
        "",  # no question: the game runs on
        "forced",  # to play the law just procured (KT-94)
    ]
)
"""The question to the seat in turn."""

WindowKind: TypeAlias = Literal["start", "purchase", "law"]
QuestionKind: TypeAlias = (
    InTurn
    | WindowKind  # to every seat a window is open to
    | Literal[
        "free",  # to other seats, although the table does not wait for them (KT-98)
        "aim", "arm", "end",  # in the middle of a move, and its end
    ]
)  # fmt: skip

TurnVerb: TypeAlias = Literal["buy", "house", "fence", "unfence", "craft", "trade", "law", "pass"]
Verb: TypeAlias = (
    TurnVerb
    | Literal["", "field", "cottage", "order", "name"]
    | Literal["pay", "using", "withdraw"]  # settling a purchase
    | Literal["offer", "match", "decline", "stop"]  # in an auction
)
"""The subject of a half-made move; empty before its first pick."""

WatchLevel: TypeAlias = Literal["windows", "reactions", "later", "none"]
WATCHES: tuple[WatchLevel, ...] = get_args(WatchLevel)
"""Windows that a seat wants to answer itself (KT-106): all; only those about purchases and laws; none until
this phase ends; none. A standing order declines the others.
"""

Target: TypeAlias = int
"""A target of a law; its meaning depends on the law: see laws/aims.py."""


class Rules(Struct, frozen=True):
    """The set-up options of the table."""

    laws: bool = True
    open_design: bool = False
    second_edition: bool = False
    face_up: bool = False
    literal: bool = False
    single_field: bool = False
    stop: bool = True  # used by the first rulings only (KT-149)
    rulings: int = 1  # the house rulings under which this game was started
    quiet: bool = False  # seats without a law that fits a window are answered for automatically (KT-104)


class Draft(Struct):
    """The picks of a seat's move so far; cleared when the move ends."""

    verb: Verb = ""
    number: int = 0  # the dwelling, slot, space, edge, craftsman, kind, bid, seat or law it is about
    spot: Place = NO_PLACE
    spots: list[Place] = field(default_factory=list)  # fields that workers were sent to
    kinds: list[Kind] = field(default_factory=list)  # cubes named one by one
    card: Card | NoLaw = NO_LAW  # the law being played
    aims: list[Target] = field(default_factory=list)
    using: list[Card] = field(default_factory=list)  # laws declared with a purchase
    payment: list[int] = field(default_factory=list)
    ready: bool = False  # only `end` is left
    arming: Card | NoLaw = NO_LAW  # the law a standing order is being given for
    watched: bool = False  # a standing order was given in this move

    @property
    def has_begun(self) -> bool:
        return bool(self.verb or self.card or self.spots or self.ready or self.watched)


class Player(Struct):
    cubes: list[int]
    sites: list[Place]  # of dwellings 1 to 5; NO_PLACE: not laid yet
    houses: list[bool]
    fences: int  # in hand
    seats: list[int] = field(default_factory=list)  # building tiles
    laws: list[Card] = field(default_factory=list)
    known: list[Card] = field(default_factory=list)  # laws in hand that all have seen
    procured: bool = False  # a law this round
    passed: bool = False  # the latest turn was a pass
    early: int = 0  # the dwelling that placed before its number came up
    watch: WatchLevel = "windows"
    watch_after: WatchLevel | Literal[""] = ""  # the level restored when the phase ends
    armed: dict[Card, Target] = field(default_factory=dict)  # law: the slot or law it answers automatically
    draft: Draft = field(default_factory=Draft)

    def take_draft(self) -> Draft:
        """Return the finished draft and start an empty one."""
        draft, self.draft = self.draft, Draft()
        return draft


class Answer(Struct):
    seat: Seat
    card: Card
    aims: list[Target]


class Window(Struct):
    """A question to several seats at once, answered secretly (KT-99, KT-100, KT-102)."""

    kind: WindowKind
    asked: list[Seat]  # all seats it is open to
    waiting: list[Seat]  # seats that still have to answer
    answers: list[Answer] = field(default_factory=list)
    stale: bool = False  # a card was played in it: ask again (first rulings)
    kept: list[Answer] = field(default_factory=list)  # answers still to be carried out (KT-99)
    played: list[Card] = field(default_factory=list)  # laws played since all were asked
    players: list[Seat] = field(default_factory=list)  # the seats that played them


class LawPlay(Struct):
    """A law on the table whose effect waits for its window."""

    seat: Seat
    card: Card
    aims: list[Target]
    against: Seat = NOBODY  # the buyer of the tile it is aimed at
    repealed: bool = False


class Force(Struct):
    """A law in force for this round, with its player and target."""

    card: Card
    seat: Seat
    aim: Target = 0


class Purchase(Struct):
    """A declared purchase until it is paid or withdrawn (KT-53, KT-101)."""

    buyer: Seat
    slot: int
    payment: list[int]
    using: list[Card]
    queue: list[Answer] = field(default_factory=list)
    asked: int = 0  # how many times its window was opened
    answered: bool = False  # with a law since all were asked, so they are asked again (KT-100)
    changed: bool = False
    lost: bool = False  # the tile was swapped away


class Auction(Struct):
    """The bidding for naming the start player (KT-81 to KT-85)."""

    taker: Seat  # B, who received the marker
    asked: int = 0
    high: int = 0
    by: Seat = NOBODY
    stops: int = 0  # how many in a row voted to end the game
    bids: list[int] = field(default_factory=list)  # in order of asking; 0: declined
    winner: Seat = NOBODY
    payee: Seat = NOBODY


class State(Struct, dict=True):
    rng: Rng
    rules: Rules
    players: list[Player]
    start: Seat
    store: list[int]
    stocks: list[int]  # unused craft cubes by craftsman
    stack: dict[int, list[int]]  # field tiles still to draw: by number, then by type
    mat: list[int]  # slot by slot: a tile, FACE_DOWN or SOLD
    surplus: list[list[int]]  # by number: all unseen tiles, including those face down on the mat
    deck: list[Card]  # unseen laws, including those face down on the new-law spaces
    spaces: list[Card | NoLaw | Literal[-1]]  # NO_LAW: empty, FACE_DOWN, or the law lying face up
    keythedral: Place = NO_PLACE  # its site, if the tile is used
    stage: Stage = "lay"
    asking: Asking = ""
    turn: Seat = 0  # the seat being asked
    round: int = 0
    quiet: int = 0  # rounds begun since a seat was built (KT-149)
    opened: bool = False  # the window of this phase has been opened
    asked_early: bool = False  # the window before the harvest also served for the spending (KT-99)
    laid: int = 0  # how many seats' turns of laying are done
    drawn: Kind = NO_FIELD  # the field to be laid now
    next_number: int = NO_NUMBER  # on the back of the tile on top of the stack (KT-24)
    number: int = 0  # the seats on sale
    fields: dict[Place, Kind] = field(default_factory=dict)  # cell: its type
    dwellings: dict[Place, Dwelling] = field(default_factory=dict)  # by site
    workers: dict[Place, Dwelling] = field(default_factory=dict)  # cell: the dwelling they came from
    fences: dict[int, Seat] = field(default_factory=dict)  # edge: its owner
    fences_out: list[int] = field(default_factory=list)
    order: list[int] = field(default_factory=list)  # numbers by work-order marker
    marker: int = 0
    leader: Seat = 0  # the seat that placed the first marker
    step: int = 0  # seats that have placed for this marker
    sending: list[int] = field(default_factory=list)  # dwellings placing in this step
    sent: list[int] = field(default_factory=list)  # workers sent by each of them
    harvested: int = 0
    taking: int = 0  # cubes of free choice still to take
    acting: Seat = 0  # the seat in turn in phase 3
    homeless: Dwelling = NO_DWELLING  # to be laid again
    moved_from: Place = NO_PLACE
    dearer: int = NO_SLOT  # the slot with Price increase beside it
    cheaper: int = NO_SLOT
    forces: list[Force] = field(default_factory=list)
    played: list[Card] = field(default_factory=list)  # laws out of the game
    windows: list[Window] = field(default_factory=list)
    law: LawPlay | None = None
    purchase: Purchase | None = None
    auction: Auction | None = None
    stopped: bool = False
    schema: int = SCHEMA
    printed: Printed = UNSET

    @cached_property
    def content(self) -> Content:
        """All printed values, as they were when the game started."""
        return SETS.of(self.printed, self.rules.rulings)
