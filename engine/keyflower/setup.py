"""What a table agrees on, and the first position (KF-9 to KF-16, KM-2 to KM-6)."""

from __future__ import annotations

from typing import Final, cast

from engine.core.pieces import put
from engine.core.rng import Rng
from engine.core.setup import Former, Setup, SetupOption, SetupSpec
from engine.core.tell import Silence
from engine.core.text import Seat
from engine.keyflower.content import merchants
from engine.keyflower.content.boats import BOATS
from engine.keyflower.content.pieces import (
    CONTRACTS,
    EXTENSIONS,
    ORDER_COUNT,
    RESOURCE_COUNT,
    SKILL_COUNT,
    STARTING_WORKERS,
    WINTER_DEAL,
    WORKERS,
)
from engine.keyflower.content.shapes import BoatId, TileId
from engine.keyflower.content.tiles import HOMES, ORDERS, WINTER
from engine.keyflower.screens import draw_workers, give_greens, lies_in_front
from engine.keyflower.state import RULINGS, BoatLoad, Merchants, Player, Screens, Spot, State, Ties
from engine.keyflower.steps import seasons
from engine.keyflower.steps.contracts import open_row
from engine.keyflower.village import settle

SPEC: Final = SetupSpec(
    seats=(2, 3, 4, 5, 6),
    options=(
        SetupOption("merchants", "choice", ("off", "mix", "all"), expands="all"),
        SetupOption(
            "screens",
            "choice",
            ("hidden", "memory-aid", "open"),
            "hidden",
            formers=(Former("open_screens", {"off": "memory-aid", "on": "open"}),),
        ),
        SetupOption("green-start", "seats", (), "", formers=(Former("green_start"),)),
        SetupOption("ties", "choice", ("rules", "shared", "boat"), "rules"),
    ),
    rulings=RULINGS,
)


def new_game(setup: Setup) -> State:
    state = _table(setup)
    for seat in range(setup.seats):
        draw_workers(state, seat, STARTING_WORKERS)  # KF-10
    for seat in setup.seats_of("green-start"):  # KM-52
        _add_green(state, seat)
    _deal_winter(state)
    seasons.go_on(state, Silence())
    return state


def _table(setup: Setup) -> State:
    rng = Rng(setup.seed)
    with_merchants = cast(Merchants, setup.value("merchants"))
    homes = [tile.id for tile in HOMES]
    rng.shuffle(homes)  # OP-13
    players = [_player(home) for home in homes[: setup.seats]]
    state = State(
        rng=rng,
        merchants=with_merchants,
        screens=_screens(setup),
        ties=_ties(setup),
        players=players,
        rulings=setup.rulings,
        start_player=min(range(setup.seats), key=lambda seat: players[seat].home.id),  # KF-11
        bag={colour: n for colour, n in WORKERS.items() if colour != "green"},  # KF-9
        greens=WORKERS["green"],
        stock=dict(RESOURCE_COUNT),
        pile=dict(SKILL_COUNT),
    )
    state.boats = [BoatLoad(boat) for boat in _boats(rng, setup.seats, with_merchants)]
    state.orders = [Spot(tile.id) for tile in ORDERS[: ORDER_COUNT[setup.seats]]]
    if with_merchants != "off":
        state.stack = list(CONTRACTS)
        open_row(state)  # KM-5
        state.extensions = list(EXTENSIONS)
        state.cabins = merchants.CABINS
    return state


def _screens(setup: Setup) -> Screens:
    """The first rulings knew no other way than to tell all that was seen."""
    agreed = cast(Screens, setup.value("screens"))
    return "memory-aid" if setup.rulings == 1 and agreed == "hidden" else agreed


def _ties(setup: Setup) -> Ties:
    """OP-3: by the rules of the set played, unless agreed otherwise."""
    agreed = setup.value("ties")
    if agreed == "rules":
        return "shared" if setup.value("merchants") == "off" else "boat"
    return cast(Ties, agreed)


def _player(home: TileId) -> Player:
    player = Player(village=[])
    settle(player, Spot(home))
    return player


def _boats(rng: Rng, seats: Seat, with_merchants: Merchants) -> list[BoatId]:
    """KF-13, KM-2, KM-50."""
    chosen = []
    for old, new in zip(BOATS, merchants.BOATS, strict=True):
        if old.min_players <= seats:
            is_new = with_merchants == "all" or (with_merchants == "mix" and rng.below(2) == 1)
            chosen.append(new.id if is_new else old.id)
    return chosen


def _add_green(state: State, seat: Seat) -> None:
    """One more of the starting workers, which stay behind the screen in variant B, too (KM-51)."""
    if lies_in_front(state):
        state.greens -= 1
        put(state.players[seat].workers, "green")
    else:
        give_greens(state, seat, 1)


def _deal_winter(state: State) -> None:
    """KF-12, KF-15; KM-3, KM-4; KM-50."""
    seats = len(state.players)
    each = (WINTER_DEAL if state.merchants == "off" else merchants.WINTER_DEAL)[seats]
    pool = [tile.id for tile in WINTER]
    new = [tile.id for tile in merchants.TILES if tile.kind == "winter"]
    if state.merchants == "all":
        state.rng.shuffle(pool)
        pool = new + pool[: each * seats - len(new)]
    elif state.merchants == "mix":
        pool += new
    state.rng.shuffle(pool)
    for seat, player in enumerate(state.players):
        player.dealt = sorted(pool[seat * each : (seat + 1) * each])
