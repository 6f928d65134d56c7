"""Set-up options of a table, and the first position (KF-9 to KF-16, KM-2 to KM-6)."""

from __future__ import annotations

from typing import Final, cast

from engine.core.pieces import put
from engine.core.rng import Rng
from engine.core.setup import Former, Setup, SetupOption, SetupSpec
from engine.core.tell import Silence
from engine.core.text import Seat
from engine.keyflower.content.box import BY_RULINGS, PACKS, Content
from engine.keyflower.content.sets import SETS
from engine.keyflower.content.shapes import BoatId, TileId
from engine.keyflower.screens import draw_workers, give_greens, lies_in_front
from engine.keyflower.state import BoatLoad, Merchants, Player, Screens, Spot, State, Ties
from engine.keyflower.steps import seasons
from engine.keyflower.steps.contracts import open_row
from engine.keyflower.village import settle

SPEC: Final = SetupSpec(
    seats=(2, 3, 4, 5, 6),
    options=(
        SetupOption("merchants", "choice", ("off", "mix", "all"), expands="all", rules="KM"),
        SetupOption(
            "screens",
            "choice",
            ("hidden", "memory-aid", "open"),
            "hidden",
            formers=(Former("open_screens", {"off": "memory-aid", "on": "open"}),),
        ),
        SetupOption("green-start", "seats", (), "", formers=(Former("green_start"),)),
        SetupOption("ties", "choice", ("rules", "shared", "boat"), "rules", needs="merchants"),
        *(SetupOption(pack, since=rulings, is_extra=True) for pack, rulings in PACKS.items()),
    ),
    rulings=max(BY_RULINGS),
    printed=SETS.fingerprints,
)


def new_game(setup: Setup) -> State:
    state = _table(setup)
    for seat in range(setup.seats):
        draw_workers(state, seat, state.content.starting_workers)  # KF-10
    for seat in setup.seats_of("green-start"):  # KM-52
        _add_green(state, seat)
    _deal_winter(state)
    seasons.go_on(state, Silence())
    return state


def _table(setup: Setup) -> State:
    rng, content = Rng(setup.seed), SETS.of(setup.printed, setup.rulings)
    with_merchants = cast(Merchants, setup.value("merchants"))
    homes = [tile.id for tile in content.homes]
    rng.shuffle(homes)  # OP-13
    players = [_player(content, home) for home in homes[: setup.seats]]
    state = State(
        rng=rng,
        merchants=with_merchants,
        screens=_screens(setup),
        ties=_ties(setup),
        players=players,
        rulings=setup.rulings,
        printed=setup.printed,
        start_player=min(range(setup.seats), key=lambda seat: players[seat].home.id),  # KF-11
        bag={colour: n for colour, n in content.workers.items() if colour != "green"},  # KF-9
        greens=content.workers["green"],
        stock=dict(content.resources),
        pile=dict(content.skills),
    )
    if packs := [pack for pack in PACKS if setup.options.get(pack) == "on"]:
        state.packs = packs
    state.boats = [BoatLoad(boat) for boat in _boats(content, rng, setup.seats, with_merchants)]
    state.orders = [Spot(tile.id) for tile in content.orders[: content.order_count[setup.seats]]]
    if with_merchants != "off":
        state.stack = list(content.contracts)
        open_row(state)  # KM-5
        state.extensions = list(content.extensions)
        state.cabins = content.cabins
    return state


def _screens(setup: Setup) -> Screens:
    """Return the kind of screens; the first rulings always showed everything that was seen."""
    agreed = cast(Screens, setup.value("screens"))
    return "memory-aid" if setup.rulings == 1 and agreed == "hidden" else agreed


def _ties(setup: Setup) -> Ties:
    """Return the tie-break (OP-3): by the rules of the set played, unless agreed otherwise."""
    agreed = setup.value("ties")
    if agreed == "rules":
        return "shared" if setup.value("merchants") == "off" else "boat"
    return cast(Ties, agreed)


def _player(content: Content, home: TileId) -> Player:
    player = Player(village=[])
    settle(content, player, Spot(home))
    return player


def _boats(content: Content, rng: Rng, seats: Seat, with_merchants: Merchants) -> list[BoatId]:
    """KF-13, KM-2, KM-50."""
    chosen = []
    for old, new in zip(content.base_boats, content.merchants_boats, strict=True):
        if old.min_players <= seats:
            is_new = with_merchants == "all" or (with_merchants == "mix" and rng.below(2) == 1)
            chosen.append(new.id if is_new else old.id)
    return chosen


def _add_green(state: State, seat: Seat) -> None:
    """Add one more starting worker; starting workers stay behind the screen in variant B, too (KM-51)."""
    if lies_in_front(state):
        state.greens -= 1
        put(state.players[seat].workers, "green")
    else:
        give_greens(state, seat, 1)


def _deal_winter(state: State) -> None:
    """KF-12, KF-15; KM-3, KM-4; KM-50."""
    seats, content = len(state.players), state.content
    each = (content.winter_deal if state.merchants == "off" else content.merchants_winter_deal)[seats]
    pool = state.pile_of("winter")
    new = [tile.id for tile in content.merchants_tiles if tile.kind == "winter"]
    if state.merchants == "all":
        state.rng.shuffle(pool)
        pool = new + pool[: each * seats - len(new)]
    elif state.merchants == "mix":
        pool += new
    state.rng.shuffle(pool)
    for seat, player in enumerate(state.players):
        player.dealt = sorted(pool[seat * each : (seat + 1) * each])
