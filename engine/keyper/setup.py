"""Set-up options and the first position (KP-1 to KP-15)."""

from __future__ import annotations

from engine.core.pieces import move, put
from engine.core.rng import Rng
from engine.core.setup import Setup, SetupSpec
from engine.keyper.content.board import FIELDS_PER_DISPLAY, PLOTS
from engine.keyper.content.box import Content
from engine.keyper.content.goods import FAIR_SEASONS
from engine.keyper.content.sets import SETS
from engine.keyper.state import RULINGS, Board, Player, Plot, State, Turn
from engine.keyper.steps.tiles import lay_out

SPEC = SetupSpec(seats=(2, 3, 4), rulings=RULINGS, printed=SETS.fingerprints)


def new_game(setup: Setup) -> State:
    """Return the first position; the start player is to move."""
    rng, content = Rng(setup.seed), SETS.of(setup.printed, setup.rulings)
    boats = [boat.id for boat in content.boats]
    rng.shuffle(boats)
    players, fairs_out = _players(content, setup.seats, rng)
    start = rng.below(setup.seats)  # KP-14
    state = State(
        rng=rng,
        rulings=setup.rulings,
        players=players,
        boards=[empty_board(content.spring_displays[number]) for number in range(setup.seats)],  # KP-2, KP-3
        supply=dict(content.supply),
        shown=[],
        bag=[tile.id for tile in content.spring_tiles],
        aside=[tile.id for tile in content.other_tiles] + [fair.id for fair in content.winter_fairs],  # KP-6
        boats=sorted(boats[: content.shown_boats]),
        boats_aside=sorted(boats[content.shown_boats :]),
        fairs_out=fairs_out,
        start=start,
        last=start,
        turn=Turn(start, had_piece=True),
        decider=start,
        printed=setup.printed,
    )
    for player in players:
        for good in content.start_goods:
            move(state.supply, player.goods, good)
    lay_out(state)
    return state


def empty_board(display: str) -> Board:
    return Board(display, [[] for _ in range(FIELDS_PER_DISPLAY)])


def _players(content: Content, seats: int, rng: Rng) -> tuple[list[Player], list[str]]:
    players = [
        Player(
            dict(content.team),
            {},
            [tile.id for tile in content.home_tiles],
            {},
            [Plot() for _ in range(PLOTS)],
        )
        for _ in range(seats)
    ]
    out = list[str]()
    for season in FAIR_SEASONS:  # KP-13
        stack = [fair.id for fair in content.seasonal_fairs if fair.season == season]
        for player in players:
            player.fairs[season] = stack.pop(rng.below(len(stack)))
        out += stack
    if seats == 2:  # KP-11
        ninth = list(content.ninth_keyples)
        for player in players:
            put(player.keyples, ninth.pop(rng.below(len(ninth))))
    return players, out
