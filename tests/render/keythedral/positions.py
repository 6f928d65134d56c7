"""Positions of Keythedral for pictures: out of random games, and made extreme by hand."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from engine.core.lattice import SIDES, cells_beside_site, place, xy
from engine.core.rng import seed_from
from engine.core.setup import Setup, checked
from engine.core.tell import Silence
from engine.keythedral.content.box import NEWEST
from engine.keythedral.content.laws import EVERY_CARD
from engine.keythedral.content.shapes import FIELDS, KINDS
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.state import State
from engine.keythedral.view import (
    AuctionView,
    DwellingView,
    FenceView,
    FieldView,
    ForceView,
    LawView,
    MarkerView,
    PicksView,
    PurchaseView,
    SeatView,
    SlotView,
    View,
)
from render.keythedral.marking import badge_box
from render.keythedral.marks import mark_of
from render.keythedral.painter import KeythedralPainter
from render.kit.scene import Scene
from tests.render.measure import Sights, hidden_labels

VARIANTS: tuple[dict[str, str], ...] = (
    {},
    {"edition": "second", "open-design": "on"},
    {"laws": "off"},
    {"face-up": "on"},
)


def new_game(seed: str, seats: int, options: dict[str, str] | None = None) -> State:
    return KEYTHEDRAL.new_game(checked(KEYTHEDRAL.spec, Setup(seats, seed_from(seed), options or {})))


def random_states(seed: int, seats: int, options: dict[str, str], picks: int) -> Iterator[State]:
    """Every position of one random game, up to so many picks: one state that changes with each pick.

    Use it before you ask for the next one, and change nothing in it.
    """
    rng = random.Random(seed * 100 + seats)
    state = new_game(f"pictures {seed}", seats, options)
    for _ in range(picks):
        yield state
        choices = KEYTHEDRAL.choices(state)
        if not choices:
            return
        KEYTHEDRAL.play(state, rng.choice(rng.choice(choices).actions), Silence())
    yield state


def random_views(
    seed: int, seats: int, options: dict[str, str], picks: int = 900, share: float = 0.02
) -> Iterator[View]:
    """Some positions of one random game, seen by one seat or a spectator."""
    rng = random.Random(seed)
    for state in random_states(seed, seats, options, picks):
        if rng.random() < share:
            yield KEYTHEDRAL.view_for(state, rng.choice((None, *range(seats))))


def built_view(seats: int = 5, reader: int | None = 0, across: int = 6) -> View:
    """A table made by hand: a full map, all workers out, fences, houses, laws in force, a purchase open."""
    base = KEYTHEDRAL.view_for(new_game("built", seats), reader)
    cells = [(x, y) for y in range(-1, 5) for x in range(-2, across - 2)][: 9 + 4 * seats]
    fields = tuple(_field(index, x, y, seats) for index, (x, y) in enumerate(cells))
    sites = [at for at in cells if at != (0, 0)][: 5 * seats]
    dwellings = tuple(
        DwellingView(x, y, index % seats, index // seats + 1, index % 3 == 0)
        for index, (x, y) in enumerate(sites)
    )
    fences = tuple(
        FenceView(x, y, _side(x, y, index % 4, cells), index % seats)
        for index, (x, y) in enumerate(sites[: 3 * seats : 2])
    )
    markers = tuple(
        MarkerView(at + 1, number, at % seats, at < 3, at == 3) for at, number in enumerate((3, 1, 5, 2))
    )
    return replace(
        base,
        stage="work",
        phase=1,
        round=9,
        asking="work",
        deciding=(1,),
        fields=fields,
        dwellings=dwellings,
        fences=fences,
        keythedral=(0, 0),
        drawn="",
        stack=0,
        stack_types={},
        stack_next=0,
        next_types={},
        markers=markers,
        placing=(2,),
        forces=(ForceView(18, "good-harvest", 1, "vineyard"), ForceView(9, "broken-fences", 2)),
        slots=_slots(base),
        number=2,
        seats=tuple(_seat(base, seat, reader) for seat in range(seats)),
        store=dict(zip(KINDS, NEWEST.cubes, strict=True)),
    )


def _side(x: int, y: int, side: int, cells: Sequence[tuple[int, int]]) -> str:
    """A side of a square with a field behind it."""
    return SIDES[side] if xy(cells_beside_site(place(x, y))[side]) in cells else SIDES[0]


def _field(index: int, x: int, y: int, seats: int) -> FieldView:
    worker = index % (seats + 1)
    return FieldView(x, y, FIELDS[index % 5], worker if worker < seats else None, index % 5 + 1)


def _slots(base: View) -> tuple[SlotView, ...]:
    cost = {"stone": 2, "wood": 1, "food": 1, "water": 1, "gold": 2}
    return tuple(
        replace(
            slot,
            sold=slot.number == 1,
            on_sale=slot.number == 2,
            tile="2-1" if slot.number == 2 else None,
            cost=cost if slot.number == 2 else {},
            dearer=slot.key == "2a",
            cheaper=slot.key in ("2a", "2b"),
            declared=slot.key == "2b",
        )
        for slot in base.slots
    )


def _seat(base: View, seat: int, reader: int | None) -> SeatView:
    held = dict(zip(KINDS, NEWEST.cubes, strict=True))
    shown = replace(base.seats[seat], law_count=4, known_laws=(10, 12), fences=0, workers=10)
    if seat != reader:
        return shown
    return replace(
        shown,
        cubes=held,
        tiles=("1-1", "1-2", "2-1", "5-6"),
        laws=EVERY_CARD[3:10],
        points=9,
        watch="reactions",
        armed=((10, "design-change"),),
        picks=PicksView("craft", 0, {"gold": 3, "stone": 2, "wine": 1}),
    )


def buying_view(seats: int = 4, reader: int | None = 0) -> View:
    """A purchase and a law against it, both waiting."""
    view = built_view(seats, reader)
    return replace(
        view,
        stage="spend",
        phase=3,
        deciding=tuple(range(seats)),
        asking="law",
        purchase=PurchaseView(1, "2b", {"stone": 2, "wood": 1, "food": 1, "gold": 1}, (3,)),
        law=LawView(2, 13, "design-change", "2b"),
    )


def bidding_view(seats: int = 5, reader: int | None = 0) -> View:
    bids = tuple(((seat + 2) % seats, 12 if seat % 2 else 0) for seat in range(seats - 1))
    auction = AuctionView(1, bids, 12, 3)
    view = built_view(seats, reader)
    return replace(view, stage="auction", phase=5, asking="bid", auction=auction, placing=())


def long_map(reader: int | None = 0) -> View:
    """Fields laid in two endless rows: as wide as a map can be and still be read."""
    view = built_view(5, reader)
    fields = tuple(FieldView(x % 15 - 4, x // 15, FIELDS[x % 5]) for x in range(29))
    dwellings = tuple(
        DwellingView(x % 15 - 4, x // 15, x % 5, x // 5 + 1, x % 2 == 0) for x in range(25) if x != 4
    )
    return replace(view, fields=fields, dwellings=dwellings, fences=())


def number_on(focus: str) -> str:
    """Return the number printed on a place; its badge shows the same number over it."""
    printed = focus.startswith(("cell:", "site:", "dwelling:", "slot:"))
    return mark_of(focus) if printed else ""


def badges_in_the_way(scene: Scene, slack: float = 4.0) -> list[str]:
    """Badges on words or on one another, among those that one question can ask for."""
    signs = {focus: number_on(focus) for focus in scene.spots}
    boxes = {focus: badge_box(spot, signs[focus]) for focus, spot in scene.spots.items()}
    found = [
        f"{focus} on {label.words!r}"
        for focus, box in boxes.items()
        for label in scene.labels
        if box.overlaps(label.box, slack) and not (label.words == signs[focus] and box.contains(label.box))
    ]
    groups: dict[str, list[str]] = {}
    for focus in boxes:
        groups.setdefault(focus.split(":")[0], []).append(focus)
    for focuses in groups.values():
        found += [
            f"{one} / {other}"
            for i, one in enumerate(focuses)
            for other in focuses[i + 1 :]
            if boxes[one].overlaps(boxes[other], slack)
        ]
    return found


def covered(scene: Scene) -> list[str]:
    """Return texts under a piece; a fence lies diagonally in its box and leaves the corners free."""
    return [found for found in hidden_labels(scene) if "/ fence(" not in found]


TYPE = {
    "map": 24,  # the whole map; its quarters and each dwelling are one press away
    "map-ne": 24,  # quarters of a map as long as it can get
    "map-nw": 24,
    "map-se": 24,
    "map-sw": 24,
    "town": 26,  # five players side by side, and names of laws in three columns
}
SIGHTS = Sights(KeythedralPainter(), (covered, badges_in_the_way), TYPE, tallest=2720)
"""A screen lists all laws in hand."""


def crowds() -> Iterator[tuple[str, int, Iterable[View]]]:
    """Random games by name: how many pictures they have at least, and views of them."""
    for number, seats in enumerate((2, 3, 4, 5)):
        yield f"{seats}p", 4, random_views(number, seats, VARIANTS[number])


def extremes() -> Iterator[View]:
    for reader in (0, None):
        for seats in (2, 3, 4, 5):
            yield built_view(seats, reader)
            yield buying_view(seats, reader)
            yield bidding_view(seats, reader)
        yield long_map(reader)
