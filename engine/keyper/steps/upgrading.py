"""Upgrading: which tile (section 12)."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, text
from engine.keyper.actions import Action, Upgrade
from engine.keyper.content.board import PLOT_NAMES
from engine.keyper.names import goods_names, tile_name
from engine.keyper.prices import payments, purse_of, upgrade_costs
from engine.keyper.queries import visible
from engine.keyper.state import NOBODY, State
from engine.keyper.steps import paying

Picks: TypeAlias = Upgrade


def choices(state: State, seat: Seat) -> list[Action]:
    """Return upgrades anywhere on the player's own board, by a field or by the builder's or farm labourer's
    power."""
    player = state.players[seat]
    purse = purse_of(state.content, player.goods)
    return [
        Upgrade(seat, plot.tile)
        for plot in player.plots
        if plot.tile and not plot.upgraded and payments(upgrade_costs(state, plot.tile), purse)
    ]


def can_turn(state: State, seat: Seat, plot: int) -> bool:
    """Return whether the keyple on it may turn this tile over (KP-93 iv, KP-94)."""
    player = state.players[seat]
    there = player.plots[plot]
    if not there.tile or there.upgraded:
        return False
    return bool(payments(upgrade_costs(state, there.tile), purse_of(state.content, player.goods)))


def option(state: State, pick: Picks) -> Option[Action]:
    at = visible(state.players[pick.seat], pick.tile)
    assert at is not None
    costs = upgrade_costs(state, pick.tile)
    price = text("keyper-menu-build-cost", tile=tile_name(pick.tile), goods=goods_names(costs[0]))
    menu = text("keyper-menu-upgrade"), price
    phrase = Phrase(("upgrade", PLOT_NAMES[at]))
    return Option(pick, f"upgrade {pick.tile}", menu, PLOT_NAMES[at], phrase=phrase)


def play(state: State, pick: Picks, tell: Tell) -> None:
    state.turn.tile, state.turn.plot = pick.tile, NOBODY
    paying.begin(state, pick.seat, tell)
