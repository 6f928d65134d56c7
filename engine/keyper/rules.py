"""Every stage of the game: who may do what, what an action does, and what follows by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.game import Choice
from engine.core.tell import Tell
from engine.keyper import actions as a
from engine.keyper.actions import Action
from engine.keyper.state import State
from engine.keyper.steps import (
    boats,
    building,
    exchanging,
    fairs,
    flow,
    joining,
    laying,
    orders,
    season,
    tiles,
    turn,
    work,
)

CHOICES: Mapping[str, Callable[[State], list[Choice[Action]]]] = {
    "turn": turn.turn_choices,
    "turn+order": orders.order_choices,
    "keyp": turn.keyp_choices,
    "where": turn.where_choices,
    "boat": turn.boat_choices,
    "partner": turn.partner_choices,
    "confirm": joining.confirm_choices,
    "join": joining.join_choices,
    "join+order": orders.order_choices,
    "joined": joining.joined_choices,
    "declined": turn.ended_choices,
    "lay": laying.lay_choices,
    "lay-count": laying.count_choices,
    "work": work.work_choices,
    "get": exchanging.get_choices,
    "plot": building.plot_choices,
    "pay": building.pay_choices,
    "ended": turn.ended_choices,
    "fairs": fairs.fair_choices,
    "housing": season.housing_choices,
    "fold": season.fold_choices,
    "surplus": season.surplus_choices,
    "over": lambda _state: [],
}

PLAYS: Mapping[type, Callable[[State, Any, Tell], None]] = {
    a.PlayKeyper: turn.play_keyper,
    a.KeypGain: turn.keyp_gain,
    a.Send: turn.send,
    a.Place: turn.place,
    a.TakeBoat: turn.take_boat,
    a.LayPartner: turn.lay_partner,
    a.LayDown: laying.lay_down,
    a.LayCount: laying.lay_count,
    a.Pass: laying.skip_turn,
    a.Join: joining.join,
    a.Decline: joining.decline,
    a.AtMost: joining.at_most,
    a.TakeTile: tiles.take_tile,
    a.Give: exchanging.give,
    a.Get: exchanging.get,
    a.Receive: boats.receive,
    a.Sell: boats.sell,
    a.Build: building.build,
    a.OnPlot: building.on_plot,
    a.Upgrade: building.upgrade,
    a.Pay: building.pay,
    a.Hold: fairs.hold,
    a.Release: season.release,
    a.Fold: season.fold,
    a.Rest: season.rest,
    a.SetOrder: orders.set_order,
    a.OrderField: orders.order_field,
    a.OrderDone: orders.order_done,
}

ENDS: Mapping[str, Callable[[State, a.End, Tell], None]] = {
    "confirm": joining.confirm,
    "joined": joining.joined,
    "declined": joining.declined,
    "work": work.end_work,
    "ended": turn.end_turn,
    "fairs": season.end_errand,
    "housing": season.end_errand,
    "fold": season.end_errand,
    "surplus": season.end_errand,
}

FOLLOWS: Mapping[str, Callable[[State, Tell], None]] = {
    "inviting": joining.invite,
    "begin-work": work.begin_work,
    "next-worker": work.next_worker,
    "turn-done": flow.turn_done,
    "season-end": fairs.begin_fairs,
    "housing-begins": season.begin_housing,
}

WHEN_ALL_DONE: Mapping[str, Callable[[State, Tell], None]] = {
    "fairs": fairs.finish_fairs,
    "housing": season.take_back,
    "fold": season.unfold_all,
    "surplus": season.start_season,
}


def choices(state: State) -> list[Choice[Action]]:
    return CHOICES[state.stage](state)


def play(state: State, action: Action, tell: Tell) -> None:
    if isinstance(action, a.End):
        ENDS[state.stage](state, action, tell)
    else:
        PLAYS[type(action)](state, action, tell)
    run_on(state, tell)


def run_on(state: State, tell: Tell) -> None:
    """Steps that ask nobody anything, until somebody must decide."""
    while True:
        follow = FOLLOWS.get(state.stage)
        if follow is None and state.stage in WHEN_ALL_DONE and season.all_done(state):
            follow = WHEN_ALL_DONE[state.stage]
        if follow is None:
            return
        follow(state, tell)
