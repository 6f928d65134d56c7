"""The change of season: what comes home, new tiles and new boats (sections 15 and 16)."""

from __future__ import annotations

from engine.core.pieces import Pieces, pour, put, total
from engine.core.tell import Tell
from engine.core.text import Seat, Who
from engine.keyper.content.goods import SEASONS
from engine.keyper.names import board_name, boat_with_goods, name, tile_name
from engine.keyper.queries import claimed_board, errand_of, season_of
from engine.keyper.state import NOBODY, Errand, Keyple, Order, State
from engine.keyper.steps import tiles

_WINTER = len(SEASONS) - 1


def all_done(state: State) -> bool:
    """Return whether all players have finished the current simultaneous stage."""
    return all(errand.done for errand in state.errands)


def end(state: State, seat: Seat, _tell: Tell) -> None:
    """Mark one seat as finished."""
    errand_of(state, seat).done = True


def go_on(state: State, tell: Tell) -> None:
    """Bring keyper, board and keyples home (KP-127); score the game after winter (KP-128)."""
    for seat, player in enumerate(state.players):
        claimed = claimed_board(state, seat)
        assert claimed is not None
        board = state.boards[claimed]
        for spot in [*board.fields, *(plot.keyples for plot in player.plots)]:
            _collect(spot, player.keyples)
        pour(player.standing, player.keyples)
        pour(player.lying, player.keyples)
        player.keyper, player.board, player.order = True, claimed, Order()
        board.keyper = NOBODY
        tell.all(
            "keyper-told-took-back",
            by=seat,
            who=Who(seat),
            board=board_name(claimed),
            count=total(player.keyples),
        )
    state.errands = []
    state.closing = NOBODY
    if state.season == _WINTER:
        state.stage = "over"
        tell.all("keyper-told-over", reveals=True)
    else:
        _next_season(state, tell)


def _collect(spot: list[Keyple], keyples: Pieces) -> None:
    for keyple in spot:
        put(keyples, keyple.colour)
    spot.clear()


def _next_season(state: State, tell: Tell) -> None:
    """Lay out new tiles and boats; then all players fold in secret (KP-129 to KP-133)."""
    state.discard += state.shown
    state.shown = []
    state.bag += state.aside  # KP-130
    state.aside = []
    state.season += 1
    tiles.lay_out(state)
    boats = [boat.id for boat in state.content.boats]
    state.rng.shuffle(boats)
    state.boats, state.boats_aside = (
        sorted(boats[: state.content.shown_boats]),
        sorted(boats[state.content.shown_boats :]),
    )
    for board in state.boards:
        board.boat = ""
    tell.all(
        "keyper-told-season",
        reveals=True,
        season=name("season", season_of(state)),
        tiles=tuple(tile_name(tile) for tile in state.shown),
        boats=tuple(boat_with_goods(state.content, boat, season_of(state)) for boat in state.boats),
    )
    state.errands = [Errand(seat) for seat in range(len(state.players))]
    state.stage = "fold"
