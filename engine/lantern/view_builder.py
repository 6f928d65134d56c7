"""Builds a view: what one reader may see of a state."""

from __future__ import annotations

from typing import Literal, assert_never

from engine.core.pieces import total
from engine.core.text import Seat
from engine.lantern.queries import deciding
from engine.lantern.scoring import points_of, score, standings
from engine.lantern.state import Answer, Hiding, State, Turn, Window
from engine.lantern.view import SeatView, View


def view_for(state: State, reader: Seat | None) -> View:
    stage, over = state.stage, state.stage is None
    lighting = stage if isinstance(stage, Turn | Window) else None
    answer = _own_answer(state, reader)
    return View(
        reader=reader,
        round=state.round,
        rounds=state.rounds,
        start=state.start,
        stage=_stage(state),
        lighter=None if lighting is None else lighting.seat,
        fresh=() if lighting is None else tuple(lighting.lit),
        pile=total(state.pile),
        gone=dict(state.gone),
        seats=tuple(_seat(state, seat, reader) for seat in range(len(state.players))),
        answer=answer.colour,
        paid=answer.paid,
        score=tuple(score(state)) if over else (),
        standings=tuple(standings(state)) if over else (),
    )


def _stage(state: State) -> Literal["hide", "turn", "snuff", "over"]:
    match state.stage:
        case None:
            return "over"
        case Hiding():
            return "hide"
        case Turn():
            return "turn"
        case Window():
            return "snuff"
        case _:
            assert_never(state.stage)


def _seat(state: State, seat: Seat, reader: Seat | None) -> SeatView:
    player, own = state.players[seat], seat == reader
    return SeatView(
        seat=seat,
        tokens=total(player.hand) + bool(player.aside),
        lit=dict(player.lit),
        points=points_of(player.lit),
        decides=seat in deciding(state),
        hand=dict(player.hand) if own else None,
        aside=player.aside if own else None,
    )


def _own_answer(state: State, reader: Seat | None) -> Answer:
    if reader is None or not isinstance(state.stage, Window):
        return Answer()
    return state.stage.answers[reader] or Answer()
