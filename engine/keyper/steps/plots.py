"""Work on an own plot: use the tile, upgrade it, or build it there (KP-82 v, KP-93 iv, KP-97, KP-210)."""

from __future__ import annotations

from engine.keyper.actions import Action, Upgrade
from engine.keyper.content.tiles import TILES
from engine.keyper.state import State
from engine.keyper.steps.building import build_actions, can_upgrade, upgrade_actions
from engine.keyper.steps.exchanging import exchange_actions


def plot_actions(state: State) -> list[Action]:
    turn = state.turn
    plot = state.players[turn.seat].plots[turn.spot]
    if not plot.tile:
        return build_actions(state)
    side = TILES[plot.tile].side(plot.upgraded)
    exchanges = list(range(len(side.exchanges)))
    actions = exchange_actions(state, exchanges) if exchanges else []
    if side.constructs or (turn.builds_here and not plot.covered):
        actions += build_actions(state)
    if side.improves:
        actions += upgrade_actions(state)
    elif not plot.upgraded and can_upgrade(state, turn.seat, turn.spot):
        actions.append(Upgrade(turn.seat, plot.tile))
    return actions
