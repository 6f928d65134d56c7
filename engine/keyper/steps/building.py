"""Building: which tile (section 11)."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, text
from engine.keyper.actions import Action, Build, OnPlot
from engine.keyper.content.board import AREA_PLOTS
from engine.keyper.content.shapes import Construct
from engine.keyper.names import goods_names, tile_name
from engine.keyper.prices import (
    FREE,
    Purse,
    costs_here,
    free_plots,
    is_free,
    open_plots,
    payments,
    purse_of,
)
from engine.keyper.queries import side_at_work
from engine.keyper.state import OWN, Player, State
from engine.keyper.steps import plots

Picks: TypeAlias = Build


def choices(state: State, seat: Seat) -> list[Action]:
    player = state.players[seat]
    purse, free = purse_of(state.content, player.goods), free_plots(state.content, player)
    found, costs = set[str](), costs_here(state)
    for tile in player.tiles:
        here = costs.get(tile, ())
        can_pay = here and (payments(here, purse) or is_free(state.content, tile, free))
        if can_pay and open_plots(state.content, player, tile):
            found.add(tile)
    found |= _on_this_plot(state, player, purse, free)
    return [Build(seat, tile) for tile in player.tiles if tile in found]


def _on_this_plot(state: State, player: Player, purse: Purse, free: list[int]) -> set[str]:
    """Return the tiles that the keyple itself can build on its plot, if it was just played there (KP-82 v,
    KP-207)."""
    turn, spot = state.turn, state.turn.spot
    if turn.board != OWN or not turn.builds_here or player.plots[spot].covered:
        return set()
    return {
        tile
        for tile in player.tiles
        if spot in AREA_PLOTS[state.content.tiles[tile].area]
        and (spot in free or payments(state.content.printed_costs[tile], purse))
    }


def option(state: State, pick: Picks) -> Option[Action]:
    menu = text("keyper-menu-build"), _with_cost(state, pick.seat, pick.tile)
    phrase = Phrase(("build", f"tile:{pick.tile}"))
    return Option(pick, f"build {pick.tile}", menu, f"tile:{pick.tile}", phrase=phrase)


def _with_cost(state: State, seat: Seat, tile: str) -> Text:
    """Return a tile with its price: by this field or tile, or the printed one where the keyple stands."""
    player, name = state.players[seat], tile_name(tile)
    costs, purse = costs_here(state).get(tile, ()), purse_of(state.content, player.goods)
    if not payments(costs, purse):
        free = free_plots(state.content, player)
        if tile in _on_this_plot(state, player, purse, free):  # possibly over another tile
            costs = (FREE,) if state.turn.spot in free else state.content.printed_costs[tile]
    if not payments(costs, purse):
        return text("keyper-menu-build-beside", tile=name)  # free only by the building plot (KP-161)
    if costs == (FREE,):
        return text("keyper-menu-build-free", tile=name)
    if len(costs) == 1:
        return text("keyper-menu-build-cost", tile=name, goods=goods_names(costs[0]))
    return text(
        "keyper-menu-build-less", tile=name, goods=goods_names(state.content.printed_costs[tile][0])
    )  # KP-77


def play(state: State, pick: Picks, tell: Tell) -> None:
    turn = state.turn
    turn.tile = pick.tile
    side = side_at_work(state)
    if turn.board == OWN and not (side and side.power(Construct)):  # KP-82 (v): nowhere else
        plots.play(state, OnPlot(pick.seat, turn.spot), tell)
    else:
        state.stage = "plot"
