"""Builds the view of one reader, without other players' face-down fairs, fold choices and orders."""

from __future__ import annotations

from engine.core.text import Seat
from engine.keyper.content.board import BOARD_NAMES, PLOT_NAMES, WINTER_FAIR_UP
from engine.keyper.content.goods import FAIR_SEASONS
from engine.keyper.dominated import why_in_vain
from engine.keyper.forecast import layers_count, sale_points, senders_count
from engine.keyper.names import place_id
from engine.keyper.prices import free_plots
from engine.keyper.queries import all_decide, claimed_board, field_of, season_of
from engine.keyper.scoring import score, standings, totals
from engine.keyper.state import NOBODY, ORDERS_BESIDE, OWN, Keyple, Player, State
from engine.keyper.steps import laying, sending
from engine.keyper.view import (
    BoardView,
    FieldView,
    HeldView,
    KeypleView,
    OrderView,
    PlayerView,
    PlotView,
    TurnView,
    View,
    WorkerView,
)


def view_for(state: State, reader: Seat | None) -> View:
    over = state.stage == "over"
    points, gains = totals(state), _gains(state, reader)
    return View(
        reader=reader,
        printed=state.content.fingerprint,
        season=season_of(state),
        stage=state.stage,
        active=state.turn.seat,
        start=state.start,
        deciding=_deciding(state),
        closing=None if state.closing == NOBODY else state.closing,
        boards=tuple(_board(state, number, gains) for number in range(len(state.boards))),
        seats=tuple(_player(state, seat, reader, points[seat]) for seat in range(len(state.players))),
        supply=dict(state.supply),
        shown=tuple(state.shown),
        fair_side_up=WINTER_FAIR_UP[season_of(state)],
        bag_count=len(state.bag),
        bag=tuple(sorted(state.bag)),
        discard=tuple(sorted(state.discard)),
        aside=tuple(sorted(state.aside)),
        boats=tuple(state.boats),
        boats_aside=tuple(state.boats_aside),
        turn=None if over or all_decide(state) else _turn(state),
        offered=state.content.offered[season_of(state)] if state.stage == "fold" else (),
        own_picks=_own_picks(state, reader),
        score=tuple(score(state)) if over else (),
        standings=tuple(standings(state)) if over else (),
    )


def _deciding(state: State) -> tuple[Seat, ...]:
    if state.stage == "over" or all_decide(state):
        return tuple(errand.seat for errand in state.errands if not errand.done)
    return (state.decider,)


def _keyples(keyples: list[Keyple]) -> tuple[KeypleView, ...]:
    return tuple(KeypleView(keyple.colour, keyple.counts_as, keyple.lying) for keyple in keyples)


def _gains(state: State, reader: Seat | None) -> dict[tuple[int, int], int]:
    """Return how much each field would bring the reader who is asked where to send or lay down a keyple."""
    if reader is None or reader != state.decider:
        return {}
    if state.stage == "where":
        places = [(place.board, place.spot) for place in sending.places(state, reader)]
        return {
            at: senders_count(state, reader, *at) if _is_useful(state, reader, at) else 0 for at in places
        }
    if state.stage == "lay":
        targets = [(target.board, target.spot) for target in laying.targets(state, reader)[0]]
        return {
            at: layers_count(state, reader, *at) if _is_useful(state, reader, at, sent=False) else 0
            for at in targets
        }
    return {}


def _is_useful(state: State, reader: Seat, at: tuple[int, int], *, sent: bool = True) -> bool:
    return at[0] != OWN and why_in_vain(state, reader, *at, sent=sent) is None


def _board(state: State, number: int, gains: dict[tuple[int, int], int]) -> BoardView:
    board = state.boards[number]
    fields = tuple(
        FieldView(f"{field.id}@{BOARD_NAMES[number]}", field.id, _keyples(keyples), gains.get((number, spot)))
        for spot, (field, keyples) in enumerate(
            zip(state.content.display_fields[board.display], board.fields, strict=True)
        )
    )
    claimed_by = None if board.keyper == NOBODY else board.keyper
    return BoardView(BOARD_NAMES[number], board.display, claimed_by, board.boat, fields)


def _player(state: State, seat: Seat, reader: Seat | None, points: int) -> PlayerView:
    player = state.players[seat]
    own = seat == reader
    return PlayerView(
        seat=seat,
        keyper=player.keyper,
        keyples=dict(player.keyples),
        standing=dict(player.standing),
        lying=dict(player.lying),
        goods=dict(player.goods),
        tiles=tuple(player.tiles),
        winter_fairs=tuple(player.winter_fairs),
        held=tuple(HeldView(held.season, held.fair, held.side, held.points) for held in player.held),
        face_down=tuple(season for season in FAIR_SEASONS if season in player.fairs),
        shipping=player.shipping,
        plots=_plots(player),
        board=_board_of(state, seat),
        points=points,
        free_builds=tuple(PLOT_NAMES[plot] for plot in free_plots(state.content, player)),
        fairs=dict(player.fairs) if own else None,
        order=_order(state, player) if own else None,
    )


def _order(state: State, player: Player) -> OrderView | None:
    if state.rulings >= ORDERS_BESIDE:
        return None
    return OrderView(player.order.mode, tuple(player.order.fields))


def _plots(player: Player) -> tuple[PlotView, ...]:
    return tuple(
        PlotView(PLOT_NAMES[at], plot.tile, plot.upgraded, plot.covered, _keyples(plot.keyples))
        for at, plot in enumerate(player.plots)
    )


def _board_of(state: State, seat: Seat) -> str:
    board = claimed_board(state, seat)
    if board is None and state.stage in ("fold", "over"):
        board = state.players[seat].board
    return "" if board is None or board == NOBODY else BOARD_NAMES[board]


def _turn(state: State) -> TurnView:
    turn = state.turn
    return TurnView(
        seat=turn.seat,
        colour=turn.colour,
        place=place_id(state, turn.board, turn.spot) if turn.spot != NOBODY else "",
        workers=tuple(
            WorkerView(worker.seat, worker.share, -(-turn.queue.count(at) // turn.takes))
            for at, worker in enumerate(turn.workers)
        ),
        tile=turn.tile,
        plot=PLOT_NAMES[turn.plot] if turn.plot != NOBODY else "",
        sale_points=sale_points(state) if _is_at_boat(state) else 0,
    )


def _is_at_boat(state: State) -> bool:
    turn = state.turn
    at_field = state.stage == "work" and turn.board != OWN
    return at_field and field_of(state, turn.board, turn.spot).work == "boat"


def _own_picks(state: State, reader: Seat | None) -> tuple[str, ...]:
    return tuple(pick for errand in state.errands if errand.seat == reader for pick in errand.picks)
