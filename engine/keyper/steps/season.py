"""The end of one season and the start of the next (sections 15 and 16)."""

from __future__ import annotations

from engine.core.game import Choice
from engine.core.pieces import Pieces, move, pour, put, total
from engine.core.tell import Tell
from engine.core.text import Who
from engine.keyper.actions import Action, End, Fold, Release, Rest
from engine.keyper.content.board import OFFERED, SHOWN_BOATS
from engine.keyper.content.goods import SEASONS, TEAM_LIMIT
from engine.keyper.content.house import BOATS
from engine.keyper.names import board_name, counted, keyple_name, name, tile_name
from engine.keyper.state import NOBODY, Errand, Keyple, Order, State
from engine.keyper.steps.beginning import empty_board
from engine.keyper.steps.fairs import errand_of
from engine.keyper.steps.flow import begin_turn
from engine.keyper.steps.housing import certainly_lost, releasable
from engine.keyper.steps.table import claimed_board, colours_in, season_of
from engine.keyper.steps.tiles import lay_out

WINTER = len(SEASONS) - 1


def all_done(state: State) -> bool:
    return all(errand.done for errand in state.errands)


def end_errand(state: State, action: End, _tell: Tell) -> None:
    errand_of(state, action.seat).done = True


def begin_housing(state: State, tell: Tell) -> None:
    """KP-125, KP-227: what can never be housed goes; owners choose about the rest."""
    state.errands = []
    for seat, player in enumerate(state.players):
        lost = dict[str, int]()
        for kind in certainly_lost(player):
            move(player.goods, state.supply, kind)
            put(lost, kind)
        if lost:
            goods = tuple(counted(kind, count) for kind, count in lost.items())
            tell.all("keyper-told-lost", by=seat, touches=[seat], who=Who(seat), goods=goods)
        if releasable(player):
            state.errands.append(Errand(seat))
    state.stage = "housing"


def housing_choices(state: State) -> list[Choice[Action]]:
    return [
        Choice(
            errand.seat,
            [Release(errand.seat, kind) for kind in releasable(state.players[errand.seat])]
            or [End(errand.seat)],
        )
        for errand in state.errands
        if not errand.done
    ]


def release(state: State, action: Release, tell: Tell) -> None:
    move(state.players[action.seat].goods, state.supply, action.animal)
    goods = (counted(action.animal, 1),)
    tell.all("keyper-told-lost", by=action.seat, who=Who(action.seat), goods=goods)


def take_back(state: State, tell: Tell) -> None:
    """KP-127: keyper, board and keyples come home; after winter the game is scored (KP-128)."""
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
    if state.season == WINTER:
        state.stage = "over"
        tell.all("keyper-told-over", reveals=True)
    else:
        _next_season(state, tell)


def _collect(spot: list[Keyple], keyples: Pieces) -> None:
    for keyple in spot:
        put(keyples, keyple.colour)
    spot.clear()


def _next_season(state: State, tell: Tell) -> None:
    """KP-129 to KP-133: new tiles, new boats, then everybody folds in secret."""
    state.discard += state.shown
    state.shown = []
    state.bag += state.aside  # KP-130
    state.aside = []
    state.season += 1
    lay_out(state)
    boats = [boat.id for boat in BOATS]
    state.rng.shuffle(boats)
    state.boats, state.boats_aside = sorted(boats[:SHOWN_BOATS]), sorted(boats[SHOWN_BOATS:])
    for board in state.boards:
        board.boat = ""
    tell.all(
        "keyper-told-season",
        reveals=True,
        season=name("season", season_of(state)),
        tiles=tuple(tile_name(tile) for tile in state.shown),
        boats=tuple(name("boat", boat) for boat in state.boats),
    )
    state.errands = [Errand(seat) for seat in range(len(state.players))]
    state.stage = "fold"


def fold_choices(state: State) -> list[Choice[Action]]:
    """KP-133: any of the four displays of the new season."""
    offered = OFFERED[season_of(state)]
    return [
        Choice(
            errand.seat,
            [End(errand.seat)] if errand.picks else [Fold(errand.seat, display) for display in offered],
        )
        for errand in state.errands
        if not errand.done
    ]


def fold(state: State, action: Fold, _tell: Tell) -> None:
    errand_of(state, action.seat).picks.append(action.display)


def unfold_all(state: State, tell: Tell) -> None:
    """Everybody has chosen: all boards are shown at once, then surplus keyples go to rest (KP-134)."""
    for errand in state.errands:
        player = state.players[errand.seat]
        state.boards[player.board] = empty_board(errand.picks[0])
        tell.all(
            "keyper-told-folded",
            by=errand.seat,
            reveals=True,
            who=Who(errand.seat),
            board=board_name(player.board),
            display=name("display", errand.picks[0]),
        )
    limit = TEAM_LIMIT[len(state.players)]
    state.errands = list[Errand]()
    for seat, player in enumerate(state.players):
        surplus = total(player.keyples) - limit
        colours = colours_in(player.keyples)
        if surplus > 0 and len(colours) == 1:
            move(player.keyples, player.standing, colours[0], surplus)
        elif surplus > 0:
            state.errands.append(Errand(seat))
    state.stage = "surplus"


def surplus_choices(state: State) -> list[Choice[Action]]:
    limit = TEAM_LIMIT[len(state.players)]
    choices = list[Choice[Action]]()
    for errand in state.errands:
        if not errand.done:
            seat, keyples = errand.seat, state.players[errand.seat].keyples
            over = total(keyples) > limit
            picks: list[Action] = (
                [Rest(seat, colour) for colour in colours_in(keyples)] if over else [End(seat)]
            )
            choices.append(Choice(seat, picks))
    return choices


def rest(state: State, action: Rest, tell: Tell) -> None:
    player = state.players[action.seat]
    move(player.keyples, player.standing, action.colour)
    tell.all("keyper-told-rests", by=action.seat, who=Who(action.seat), keyple=keyple_name(action.colour))


def start_season(state: State, tell: Tell) -> None:
    """KP-136: the last player of the season before starts."""
    state.errands = []
    state.start = state.last
    begin_turn(state, state.start, tell)
