"""Orders of computer players: the common ones, if they agree with what the player would do."""

from __future__ import annotations

from typing import Any

from engine.core.game import AnyGame, Game
from engine.core.plan_answers import Answered, answered
from engine.core.plans import Line
from engine.core.text import Seat
from engine.players.computer_player import answer
from engine.players.requests import question_of
from engine.players.strengths import Strength


def orders_of(game: AnyGame, state: Any, seat: Seat, player: Strength, seed: str) -> list[Any]:
    """Return the orders that this player sets before it leaves. If the game can imagine its next turn, the
    player searches it now: orders that disagree are not set, and a turn that no order covers becomes a
    line if it depends on some fact."""
    view = game.view_for(state, seat)
    plans = list(game.default_plans(view))
    world = game.rehearsal_state(state, seat)
    if world is None or type(game).default_conditions is Game.default_conditions:
        return plans
    own = answer(player, question_of(game, world, seat, seed)).picks
    says = {at: answered(game, world, seat, plan) for at, plan in enumerate(plans)}
    kept = [plan for at, plan in enumerate(plans) if says[at] is None or says[at] == Answered(own)]
    default_conditions = game.default_conditions(view, own)
    if default_conditions and len(kept) == sum(each is None for each in says.values()):
        kept.append(Line(own, tuple(default_conditions)))
    return kept
