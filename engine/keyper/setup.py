"""What a table agrees on, and the first position (KP-1 to KP-15)."""

from __future__ import annotations

from engine.core.pieces import move, put
from engine.core.rng import Rng
from engine.core.setup import Setup, SetupSpec
from engine.keyper.content.board import PLOTS, SEASONAL_FAIRS, SHOWN_BOATS, SPRING_DISPLAYS
from engine.keyper.content.goods import FAIR_SEASONS, NINTH_KEYPLES, START_GOODS, SUPPLY, TEAM
from engine.keyper.content.house import BOATS, DISPLAYS, WINTER_FAIRS
from engine.keyper.content.tiles import HOME_TILES, OTHER_TILES, SPRING_TILES
from engine.keyper.state import RULINGS, Board, Player, Plot, State, Turn
from engine.keyper.steps.tiles import lay_out

SPEC = SetupSpec(seats=(2, 3, 4), rulings=RULINGS)
_FIELDS_PER_DISPLAY = len(DISPLAYS[0].fields)


def new_game(setup: Setup) -> State:
    """The start player is to move."""
    rng = Rng(setup.seed)
    boats = [boat.id for boat in BOATS]
    rng.shuffle(boats)
    players, fairs_out = _players(setup.seats, rng)
    start = rng.below(setup.seats)  # KP-14
    state = State(
        rng=rng,
        rulings=setup.rulings,
        players=players,
        boards=[empty_board(SPRING_DISPLAYS[number]) for number in range(setup.seats)],  # KP-2, KP-3
        supply=dict(SUPPLY),
        shown=[],
        bag=[tile.id for tile in SPRING_TILES],
        aside=[tile.id for tile in OTHER_TILES] + [fair.id for fair in WINTER_FAIRS],  # KP-6
        boats=sorted(boats[:SHOWN_BOATS]),
        boats_aside=sorted(boats[SHOWN_BOATS:]),
        fairs_out=fairs_out,
        start=start,
        last=start,
        turn=Turn(start, had_piece=True),
        decider=start,
    )
    for player in players:
        for good in START_GOODS:
            move(state.supply, player.goods, good)
    lay_out(state)
    return state


def empty_board(display: str) -> Board:
    return Board(display, [[] for _ in range(_FIELDS_PER_DISPLAY)])


def _players(seats: int, rng: Rng) -> tuple[list[Player], list[str]]:
    players = [
        Player(dict(TEAM), {}, [tile.id for tile in HOME_TILES], {}, [Plot() for _ in range(PLOTS)])
        for _ in range(seats)
    ]
    out = list[str]()
    for season in FAIR_SEASONS:  # KP-13
        stack = [fair.id for fair in SEASONAL_FAIRS if fair.season == season]
        for player in players:
            player.fairs[season] = stack.pop(rng.below(len(stack)))
        out += stack
    if seats == 2:  # KP-11
        ninth = list(NINTH_KEYPLES)
        for player in players:
            put(player.keyples, ninth.pop(rng.below(len(ninth))))
    return players, out
