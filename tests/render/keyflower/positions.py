"""Positions of Keyflower for pictures: views built by hand, and views out of random games."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from engine.core.hexes import Hex
from engine.core.rng import seed_from
from engine.core.setup import Setup, checked
from engine.core.tell import Silence
from engine.keyflower.content.box import BY_RULINGS
from engine.keyflower.content.sets import SETS
from engine.keyflower.content.shapes import Power, Season
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.view import BidView, BoatView, Open, PlacingView, Screen, SeatView, TileView, View
from render.keyflower.painter import KeyflowerPainter
from tests.render.measure import Sights, badges_in_the_way, covered_by_chips, hidden_labels
from tests.support.keyflower_box import CONTRACTS, EXTENSIONS

VARIANTS = ({"merchants": "mix"},)


def random_views(seed: int, seats: int, merchants: str, share: float = 0.01) -> Iterator[View]:
    """Some positions of one random game, seen by one seat or a spectator; always the last one."""
    rng = random.Random(seed * 100 + seats)
    screens = ("hidden", "memory-aid", "open")[(seed + seats) % 3]
    setup = Setup(seats, seed_from(f"pictures {seed}"), {"merchants": merchants, "screens": screens})
    state = KEYFLOWER.new_game(checked(KEYFLOWER.spec, setup))
    while choices := KEYFLOWER.choices(state):
        actions = rng.choice(choices).actions
        KEYFLOWER.play(state, rng.choice(actions), Silence())
        if rng.random() < share:
            yield KEYFLOWER.view_for(state, rng.choice((None, *range(seats))))
    yield KEYFLOWER.view_for(state, 0)


VILLAGE = (
    TileView(
        "home-1",
        at=Hex(0, 0),
        goods={"wood": 3, "stone": 1, "iron": 2, "gold": 12},
        cabins=2,
        users={"blue": 6},
    ),
    TileView("keystone-quarry", at=Hex(0, -1), users={"red": 3}),
    TileView(
        "stable", upgraded=True, at=Hex(1, -1), extension="blue-1", users={"blue": 1}, goods={"gold": 2}
    ),
    TileView("smelter", at=Hex(-1, 0), lying={"yellow": 2, "red": 1}, users={"blue": 3}, rotation=2),
    TileView(
        "timber-yard", upgraded=True, at=Hex(2, -1), goods={"wood": 7, "gold": 2, "iron": 1}, rotation=1
    ),
    TileView("summer-boat-4", side="b", at=Hex(0, 1)),
    TileView("flipper", at=Hex(1, 1), rotation=1),
    TileView("order-2", at=Hex(-1, 1), rotation=2),
    TileView("craftsmans-guild", at=Hex(-2, 1)),
    TileView("keythedral", at=Hex(1, 0), rotation=3),
)


def _bids(*bids: tuple[int, int], colour: str = "red") -> tuple[BidView, ...]:
    best = max(count for _, count in bids)
    return tuple(BidView(seat, colour, count, False, count == best) for seat, count in bids)


TILES = (
    TileView("peddler", bids=_bids((0, 2), (1, 3)), users={"red": 1}),
    TileView(
        "workshop",
        bids=_bids((0, 4), (1, 6), (2, 1), (3, 2), (4, 5), (5, 3), colour="blue"),
        users={"blue": 5},
    ),
    TileView("alehouse"),
    TileView("keystone-quarry", users={"green": 6}),
    TileView("apprentice-hall", bids=_bids((5, 1), colour="yellow")),
    TileView("stable", bids=_bids((2, 1), (3, 2), colour="green"), lying={"red": 2}, users={"green": 1}),
    TileView("assayer"),
)


def _among(tile: TileView, seats: int) -> TileView:
    """Return the bids of playing seats only."""
    return replace(tile, bids=tuple(bid for bid in tile.bids if bid.seat < seats))


def _seat(seat: int, reader: int | None, village: tuple[TileView, ...]) -> SeatView:
    screen = Screen(
        {"blue": 6, "red": 3, "yellow": 12, "green": 1},
        {"saw": 2, "anvil": 1},
        ("contract-05", "contract-12", "contract-22", "contract-31"),
        ("scribes", "keythedral", "craftsmans-guild"),
        ("keythedral",),
    )
    return SeatView(
        seat=seat,
        home=f"home-{seat + 1}",
        village=village,
        workers=22,
        skills=3,
        contracts=4,
        front=None,
        known=Open({"blue": 2, "red": 4}, {"saw": 1}, ()),
        screen=screen if seat == reader else None,
        powers=(Power.ANY_COLOUR_USES,) if seat == 0 else (),
        to_place=(),
        beside=(),
        winter_dealt=3,
        winter_put_up=None,
        boat=None,
        start_player=seat == 0,
    )


def built_view(seats: int = 6, season: Season = "spring", reader: int | None = 0) -> View:
    """A table made by hand: everything that can lie there does."""
    homes = [(TileView(f"home-{seat + 1}", at=Hex(0, 0)),) for seat in range(seats)]
    loads = (
        BoatView("keyflower", {"blue": 3, "red": 2, "yellow": 2}, {"saw": 1}, 0, 0, 0, None),
        BoatView("sea-bastion-ii", {"blue": 1, "red": 5}, {"anvil": 1}, 0, 0, 1, None),
        BoatView("sea-breese-ii", {"yellow": 5}, {"pickaxe": 1}, 1, 0, 0, 2),
        BoatView("flipper-ii", {"red": 2, "green": 1}, {"saw": 2}, 0, 0, 0, None),
        BoatView("ianvincible", {"blue": 5}, {"anvil": 1}, 0, 0, 0, None),
        BoatView("keyflower-ii", {"yellow": 4}, {"anvil": 1}, 0, 1, 0, None),
    )
    orders = tuple(TileView(f"order-{n}", bids=_bids((n, n)) if n < 3 else ()) for n in range(1, 5))
    return View(
        reader=reader,
        printed=SETS.newest.fingerprint,
        season=season,
        phase="turns",
        merchants="mix",
        screens="memory-aid",
        ties="shared",
        deciding=(1,),
        start_player=0,
        passes=0,
        seats=tuple(_seat(seat, reader, VILLAGE if seat == 0 else homes[seat]) for seat in range(seats)),
        tiles=tuple(_among(tile, seats) for tile in TILES),
        orders=tuple(_among(tile, seats) for tile in orders),
        keyple_on="order-4",
        boats=loads[:seats],
        boat_queue=(),
        spare_boats=(),
        bag=47,
        greens=18,
        stock={"wood": 22, "stone": 20, "iron": 19, "gold": 44},
        pile=39,
        contract_row=tuple(CONTRACTS)[4:7],
        contract_stack=29,
        contract_discards=(),
        extensions=tuple(EXTENSIONS),
        cabins=5,
        turn=None,
        placing=None,
    )


FRONT = (
    Open(
        {"blue": 3, "red": 12, "yellow": 1, "green": 2},
        {"saw": 2, "pickaxe": 1, "anvil": 4},
        ("contract-09",),
    ),
    Open({"red": 4}, {}, ("contract-02", "contract-17", "contract-28", "contract-30")),
    Open({}, {}, ()),
    Open({"green": 1}, {"saw": 1}, ()),
    Open({}, {"pickaxe": 3}, ("contract-36",)),
    Open({"blue": 10, "yellow": 11}, {"anvil": 1}, ()),
)


def front_view(seats: int = 4) -> View:
    """The same table in variant B, with tiles that found no place beside the first two villages."""
    view = built_view(seats, "summer")
    beside = (TileView("summer-boat-2", side="a"), TileView("mason"))
    shown = tuple(
        replace(seat, front=FRONT[seat.seat], known=None, beside=beside[seat.seat : seat.seat + 1])
        for seat in view.seats
    )
    return replace(view, screens="open", seats=shown)


def hidden_view(seats: int = 4) -> View:
    """The same table with hidden screens; a boat has come in place of Sea Bastion II."""
    view = built_view(seats, "autumn")
    boats = tuple(
        replace(boat, id="white-wind", taken_by=1, instead_of=boat.id)
        if boat.id == "sea-bastion-ii"
        else boat
        for boat in view.boats
    )
    seats_shown = tuple(replace(seat, known=None) for seat in view.seats)
    return replace(view, screens="hidden", seats=seats_shown, boats=boats, phase="growth")


def placing_view(cell: Hex | None) -> View:
    """The reader lays a tile: where to, or, with a cell, which way round."""
    view = built_view(2, "autumn")
    tile = TileView("inn")
    own = replace(view.seats[0], to_place=(tile, TileView("barn")))
    cells = (Hex(0, 2), Hex(2, 0), Hex(-2, 0), Hex(3, -2))
    return replace(
        view,
        phase="growth",
        seats=(own, view.seats[1]),
        placing=PlacingView(tile, cell, cells, (0, 2, 5)),
        deciding=(0,),
    )


_CELLS = (
    (0, 0), (0, -1), (1, -1), (2, -2), (2, -1), (3, -2), (4, -3), (-1, 0), (-1, 1), (-2, 1),
    (-3, 2), (-3, 1), (0, 1), (0, 2), (1, 1), (1, 2), (-1, 3), (-2, 3), (3, -1), (3, 0),
)  # fmt: skip


def crowded_view(seats: int = 6, reader: int | None = 0) -> View:
    """Winter with twenty tiles in the first village and fourteen in the middle."""
    view = built_view(seats, "winter", reader)
    printed_tiles = BY_RULINGS[1].tiles.values()  # a fixed set, so that new tiles leave the picture alone
    kinds = [tile for tile in printed_tiles if tile.kind not in ("home", "order", "winter")]
    village = [VILLAGE[0]]
    for at, (q, r) in enumerate(_CELLS[1:]):
        printed = kinds[(at * 7 + 3) % len(kinds)]
        village.append(
            TileView(
                printed.id,
                at=Hex(q, r),
                rotation=at % 6,
                users={"red": at % 4} if at % 3 == 0 and at % 4 else {},
                goods={"wood": 2, "iron": 1, "gold": 3} if at % 4 == 0 else {},
                upgraded=at % 5 == 0 and printed.upgraded is not None,
                side="a" if printed.kind == "summer-boat" else "",
            )
        )
    winter = [tile.id for tile in printed_tiles if tile.kind == "winter"][:14]
    bids = [_among(tile, seats).bids for tile in TILES]
    tiles = tuple(TileView(tile, bids=bids[at % len(bids)]) for at, tile in enumerate(winter))
    first = replace(view.seats[0], village=tuple(village))
    return replace(view, seats=(first, *view.seats[1:]), tiles=tiles)


TYPE = {
    "overview": 26,  # everything at once; the table and the villages are one press away
    "table": 26,  # up to fourteen tiles with six bids each; a tile is one press away
    "village": 26,  # up to twenty tiles; a name may be smaller rather than be left out
    "screen": 26,  # names of winter tiles
    "score": 33,  # where points come from, beside six players
}
SIGHTS = Sights(
    KeyflowerPainter(), (hidden_labels, covered_by_chips, badges_in_the_way), TYPE, number={"village": 30}
)


def crowds() -> Iterator[tuple[str, int, Iterable[View]]]:
    """Random games by name: how many pictures they have at least, and views of them."""
    for seats in (2, 3, 4, 5, 6):
        for merchants in ("off", "mix", "all") if seats in (2, 6) else ("mix",):
            yield f"{seats}p {merchants}", 12, random_views(0, seats, merchants)


def extremes() -> Iterator[View]:
    for season in ("spring", "summer", "autumn", "winter"):
        yield built_view(6, season)
        yield built_view(6, season, reader=None)
    for seats in (3, 5, 6):
        yield crowded_view(seats)
    for seats in (2, 4, 6):
        yield front_view(seats)
        yield hidden_view(seats)
