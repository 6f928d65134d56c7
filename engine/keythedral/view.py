"""A game as one reader may know it (KT-137, KT-138, KT-146), arranged for drawing: coordinates and names."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from engine.core.game import ScoreLine, Standing
from engine.core.text import Seat
from engine.keythedral.content import laws
from engine.keythedral.content.box import Content
from engine.keythedral.content.sets import SETS
from engine.keythedral.content.shapes import Card, NoLaw
from engine.keythedral.state import Asking, Stage, Verb, WatchLevel, WindowKind


class FieldView(Struct, frozen=True):
    """An octagon at (x, y); see engine.core.lattice for its position."""

    x: int
    y: int
    type: str  # of content.FIELDS
    worker: Seat | None = None  # the owner of the worker on it
    dwelling: int = 0  # the number of that worker's dwelling


class DwellingView(Struct, frozen=True):
    """A square on site (x, y)."""

    x: int
    y: int
    seat: Seat
    number: int
    house: bool
    homeless: bool = False  # enclosed: its owner must lay it again


class FenceView(Struct, frozen=True):
    """A fence on one side (nw, ne, sw, se) of the square site (x, y)."""

    x: int
    y: int
    side: str
    seat: Seat  # its builder


class SlotView(Struct, frozen=True):
    """One place on the keythedral mat, such as 2b."""

    key: str
    number: int
    points: int
    tile: str | None  # the building tile lying cost side up
    cost: dict[str, int]  # its printed cost, by kind of cube
    sold: bool = False
    on_sale: bool = False
    dearer: bool = False  # Price increase lies beside it
    cheaper: bool = False
    declared: bool = False  # a player is buying it now


class MarkerView(Struct, frozen=True):
    """A work-order marker lying on a number."""

    marker: int  # 1 to 5
    number: int
    leader: Seat
    done: bool = False
    now: bool = False


class ForceView(Struct, frozen=True):
    """A law in force this round."""

    card: Card
    key: str
    seat: Seat
    aim: str = ""  # a field type, or a cell such as 3,2


class SeatView(Struct, frozen=True):
    seat: Seat
    colour: str
    fences: int  # in hand
    workers: int  # at home
    law_count: int
    known_laws: tuple[Card, ...]  # laws in hand that all have seen
    passed: bool
    procured: bool
    cubes: dict[str, int] | None = None  # the reader's own; all seats' once the game is over
    tiles: tuple[str, ...] | None = None  # acquired building tiles, likewise
    laws: tuple[Card, ...] | None = None
    points: int | None = None
    watch: WatchLevel | None = None  # own, in older games: the windows this seat answers itself
    armed: tuple[tuple[Card, str], ...] = ()  # own: laws that answer a certain slot or law automatically
    picks: PicksView | None = None  # own: the move so far


class PicksView(Struct, frozen=True):
    """The part of a seat's own move that has not changed the table yet."""

    doing: Verb = ""
    card: Card | NoLaw = 0
    paying: dict[str, int] = {}  # cubes named for a payment and still in hand
    paid: dict[str, int] = {}  # cubes that have already left the hand for it
    slot: str = ""


class WindowView(Struct, frozen=True):
    """An open window: the seats it is open to are public, those that have answered are not (KT-146)."""

    kind: WindowKind
    asked: tuple[Seat, ...]
    mine: bool = False  # the reader still has to answer
    early: bool = False  # before the harvest, but also for the spending
    short: bool = False  # as things stand the spending will still have its own window (KT-99)
    starting: bool = False  # a phase begins: this is its window, or is open within it


class LawView(Struct, frozen=True):
    """A law just played, waiting for its window."""

    seat: Seat
    card: Card
    key: str
    aim: str = ""


class PurchaseView(Struct, frozen=True):
    buyer: Seat
    slot: str
    payment: dict[str, int]
    using: tuple[Card, ...]


class AuctionView(Struct, frozen=True):
    taker: Seat  # who received the marker
    bids: tuple[tuple[Seat, int], ...]  # in order; 0: declined
    high: int
    by: Seat | None
    winner: Seat | None = None
    payee: Seat | None = None


class View(Struct, frozen=True, dict=True):
    reader: Seat | None
    printed: str  # the fingerprint of the printed values
    stage: Stage
    phase: int  # 1 to 5; 0 while the map is laid and when the game is over
    round: int
    start: Seat
    deciding: tuple[Seat, ...]  # all seats a window is open to, or the seat in turn
    asking: Asking | WindowKind  # the question's kind
    seats: tuple[SeatView, ...]
    fields: tuple[FieldView, ...]
    dwellings: tuple[DwellingView, ...]
    fences: tuple[FenceView, ...]
    keythedral: tuple[int, int] | None  # the site of the keythedral tile
    drawn: str  # the field being laid
    stack: int
    stack_types: dict[str, int]  # contents of the stack, which every player can count
    stack_next: int  # the number on the back of its top tile; 0: none, or not shown
    next_types: dict[str, int]  # the possible types of that tile
    slots: tuple[SlotView, ...]
    number: int  # the seats on sale
    surplus: tuple[int, ...]  # hidden tiles set aside, by number
    store: dict[str, int]  # used craft cubes included
    stocks: dict[str, int]  # unused craft cubes by kind
    markers: tuple[MarkerView, ...]
    placing: tuple[int, ...]  # the dwellings of the deciding seat that place now
    spaces: tuple[Card | NoLaw | None, ...]  # the new-law spaces: None empty, 0 face down, else the card
    deck: int  # laws left to draw
    played: tuple[Card, ...]  # laws out of the game
    forces: tuple[ForceView, ...]
    window: WindowView | None
    law: LawView | None
    purchase: PurchaseView | None
    auction: AuctionView | None
    open_design: bool
    laws_used: bool
    single_field: bool  # Double production doubles one field (KT-121)
    over: bool
    stopped: bool = False  # it ended before the last seat was built
    score: tuple[ScoreLine, ...] = ()
    standings: tuple[Standing, ...] = ()

    @cached_property
    def content(self) -> Content:
        """The printed values of this table."""
        return SETS.named(self.printed)


def laws_played(view: View) -> tuple[Card, ...]:
    """Return laws seen to leave a hand: those out of the game, and price cards beside a seat (KT-105)."""
    found = list(view.played)
    if any(slot.dearer for slot in view.slots):
        found.append(laws.PRICE_INCREASE)
    if any(slot.cheaper for slot in view.slots):
        found.append(laws.PRICE_DECREASE)
    return tuple(found)
