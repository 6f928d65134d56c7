"""What changes during play. Content by number, players by seat, map places as numbers of the lattice."""

from __future__ import annotations

from msgspec import Struct, field

from engine.core.lattice import Place
from engine.core.rng import Rng
from engine.core.text import Seat

SCHEMA = 2

FACE_DOWN = -1
SOLD = -2
NOBODY = -1

WATCHES = ("windows", "reactions", "later", "none")
"""Which windows a seat wants to answer itself (KT-106): every one; those about purchases and laws alone; none
until this phase ends; none at all. A standing order declines the others for it."""


class Rules(Struct, frozen=True):
    """What the table agreed on."""

    laws: bool = True
    open_design: bool = False
    second_edition: bool = False
    face_up: bool = False
    literal: bool = False
    single_field: bool = False
    stop: bool = True


class Draft(Struct):
    """What a seat has picked of its move so far; cleared when the move ends."""

    verb: str = ""
    number: int = 0  # the dwelling, slot, space, edge or craftsman it is about
    spot: int = 0
    spots: list[int] = field(default_factory=list)  # fields workers were sent to
    kinds: list[int] = field(default_factory=list)  # cubes named one by one
    card: int = 0  # the law being played
    aims: list[int] = field(default_factory=list)
    using: list[int] = field(default_factory=list)  # laws declared with a purchase
    payment: list[int] = field(default_factory=list)
    ready: bool = False  # only `end` is left
    arming: int = 0  # the law a standing order is being given for
    watched: bool = False  # has given a standing order in this move

    @property
    def has_begun(self) -> bool:
        return bool(self.verb or self.card or self.spots or self.ready or self.watched)


class Player(Struct):
    cubes: list[int]
    sites: list[Place]  # of dwellings 1 to 5; 0: not laid yet
    houses: list[bool]
    fences: int  # in hand
    seats: list[int] = field(default_factory=list)  # building tiles
    laws: list[int] = field(default_factory=list)
    known: list[int] = field(default_factory=list)  # laws in hand that everybody has seen
    procured: bool = False  # a law this round
    passed: bool = False  # the latest turn was a pass
    early: int = 0  # the dwelling that placed before its number came up
    watch: str = "windows"
    watch_after: str = ""  # what comes back when the phase ends
    armed: dict[int, int] = field(default_factory=dict)  # law: the slot or law it answers by itself
    draft: Draft = field(default_factory=Draft)


class Answer(Struct):
    seat: Seat
    card: int
    aims: list[int]


class Window(Struct):
    """A question to several seats at once, answered in secret (KT-99, KT-100, KT-102)."""

    kind: str  # start, purchase, law
    asked: list[Seat]  # everybody it is open to
    waiting: list[Seat]  # those who still have to answer
    answers: list[Answer] = field(default_factory=list)
    stale: bool = False  # a card was played in it: ask again


class LawPlay(Struct):
    """A law on the table whose effect waits for its window."""

    seat: Seat
    card: int
    aims: list[int]
    against: Seat = NOBODY  # who is buying the tile it is aimed at
    repealed: bool = False


class Force(Struct):
    """A law in force for this round: who played it and on what."""

    card: int
    seat: Seat
    aim: int = 0


class Purchase(Struct):
    """A declared purchase until it is paid or given up (KT-53, KT-101)."""

    buyer: Seat
    slot: int
    payment: list[int]
    using: list[int]
    queue: list[Answer] = field(default_factory=list)
    changed: bool = False
    lost: bool = False  # the tile was swapped away


class Auction(Struct):
    """The bidding for naming the start player (KT-81 to KT-85)."""

    taker: Seat  # B, who received the marker
    asked: int = 0
    high: int = 0
    by: Seat = NOBODY
    stops: int = 0  # how many in a row wish to end the game
    bids: list[int] = field(default_factory=list)  # in order of asking; 0: declined
    winner: Seat = NOBODY
    payee: Seat = NOBODY


class State(Struct):
    rng: Rng
    rules: Rules
    players: list[Player]
    start: Seat
    store: list[int]
    stocks: list[int]  # unused craft cubes by craftsman
    stack: list[int]  # field tiles still to draw, by type
    mat: list[int]  # slot by slot: a tile, FACE_DOWN or SOLD
    surplus: list[list[int]]  # by number: all tiles that nobody sees, those face down on the mat included
    deck: list[int]  # laws nobody has seen, those face down on the new-law spaces included
    spaces: list[int]  # 0: empty, FACE_DOWN, or the law lying face up
    keythedral: Place = 0  # its site; 0: not used
    stage: str = "lay"
    asking: str = ""
    turn: Seat = 0  # who is asked
    round: int = 0
    opened: bool = False  # the window of this phase has been opened
    laid: int = 0  # how many seats' turns of laying are done
    drawn: int = -1  # the field to be laid now
    number: int = 0  # the seats on sale
    fields: dict[Place, int] = field(default_factory=dict)
    dwellings: dict[Place, int] = field(default_factory=dict)  # site: five times the seat, plus number - 1
    workers: dict[Place, int] = field(default_factory=dict)  # cell: the dwelling they came from
    fences: dict[int, Seat] = field(default_factory=dict)  # edge: whose
    fences_out: list[int] = field(default_factory=list)
    order: list[int] = field(default_factory=list)  # numbers by work-order marker
    marker: int = 0
    leader: Seat = 0  # whose duty the first marker was
    step: int = 0  # seats that have placed for this marker
    sending: list[int] = field(default_factory=list)  # dwellings placing in this step
    sent: list[int] = field(default_factory=list)  # workers sent by each of them
    harvested: int = 0
    taking: int = 0  # cubes of free choice still to take
    acting: Seat = 0  # whose turn it is in phase 3
    homeless: int = NOBODY  # the dwelling to be laid anew
    moved_from: Place = 0
    dearer: int = NOBODY  # the slot with Price increase beside it
    cheaper: int = NOBODY
    forces: list[Force] = field(default_factory=list)
    played: list[int] = field(default_factory=list)  # laws out of the game
    windows: list[Window] = field(default_factory=list)
    law: LawPlay | None = None
    purchase: Purchase | None = None
    auction: Auction | None = None
    stopped: bool = False
    schema: int = SCHEMA
