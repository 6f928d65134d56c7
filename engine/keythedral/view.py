"""What one reader may see (KT-137, KT-138, KT-146), laid out for drawing: plain coordinates and names."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from engine.core.game import ScoreLine, Standing
from engine.core.text import Seat
from engine.keythedral.content import laws
from engine.keythedral.content.box import SETS, Content
from engine.keythedral.content.shapes import Card, NoLaw
from engine.keythedral.state import Asking, Stage, Verb, WatchLevel, WindowKind


class FieldView(Struct, frozen=True):
    """An octagon at (x, y); see engine.core.lattice for where that is."""

    x: int
    y: int
    type: str  # of content.FIELDS
    worker: Seat | None = None  # whose worker stands on it
    dwelling: int = 0  # the number of the dwelling that worker came from


class DwellingView(Struct, frozen=True):
    """A square on site (x, y)."""

    x: int
    y: int
    seat: Seat
    number: int
    house: bool
    homeless: bool = False  # enclosed: its owner must lay it anew


class FenceView(Struct, frozen=True):
    """A fence on one side (nw, ne, sw, se) of the square site (x, y)."""

    x: int
    y: int
    side: str
    seat: Seat  # who built it


class SlotView(Struct, frozen=True):
    """One place on the keythedral mat, such as 2b."""

    key: str
    number: int
    points: int
    tile: str | None  # the building tile lying cost side up
    cost: dict[str, int]  # what is printed on it, by kind of cube
    sold: bool = False
    on_sale: bool = False
    dearer: bool = False  # Price increase lies beside it
    cheaper: bool = False
    declared: bool = False  # somebody is buying it now


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
    known_laws: tuple[Card, ...]  # laws in hand that everybody has seen
    passed: bool
    procured: bool
    cubes: dict[str, int] | None = None  # own, or of everybody once the game is over
    tiles: tuple[str, ...] | None = None  # building tiles acquired, likewise
    laws: tuple[Card, ...] | None = None
    points: int | None = None
    watch: WatchLevel | None = None  # own, in games begun before: which windows this seat answers itself
    armed: tuple[tuple[Card, str], ...] = ()  # own: laws that answer a certain slot or law by themselves
    picks: PicksView | None = None  # own: the move so far


class PicksView(Struct, frozen=True):
    """The part of a seat's own move that has not changed the table yet."""

    doing: Verb = ""
    card: Card | NoLaw = 0
    paying: dict[str, int] = {}  # cubes named for a payment and still in hand
    paid: dict[str, int] = {}  # cubes that have left the hand for it
    slot: str = ""


class WindowView(Struct, frozen=True):
    """A window that is open: to whom is public, who has answered is not (KT-146)."""

    kind: WindowKind
    asked: tuple[Seat, ...]
    mine: bool = False  # the reader still has to answer
    early: bool = False  # before the harvest, and for the spending as well
    short: bool = False  # as all stands the spending will have its own all the same (KT-99)
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
    deciding: tuple[Seat, ...]  # everybody a window is open to, or whose turn it is
    asking: Asking | WindowKind  # the question's kind
    seats: tuple[SeatView, ...]
    fields: tuple[FieldView, ...]
    dwellings: tuple[DwellingView, ...]
    fences: tuple[FenceView, ...]
    keythedral: tuple[int, int] | None  # the site of the keythedral tile
    drawn: str  # the field being laid
    stack: int
    stack_types: dict[str, int]  # what the stack still holds: everybody can count
    stack_next: int  # the number on the back of its top tile; 0: none, or not shown
    next_types: dict[str, int]  # what that tile can be
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
        """Everything that is printed, as it is at this table."""
        return SETS.named(self.printed)


def laws_played(view: View) -> tuple[Card, ...]:
    """Laws everybody has seen leave a hand: those out of the game, and price cards beside a seat (KT-105)."""
    found = list(view.played)
    if any(slot.dearer for slot in view.slots):
        found.append(laws.PRICE_INCREASE)
    if any(slot.cheaper for slot in view.slots):
        found.append(laws.PRICE_DECREASE)
    return tuple(found)
