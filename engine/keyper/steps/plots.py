"""Building: on which plot (KP-84, KP-87, KP-88)."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, text
from engine.keyper.actions import Action, OnPlot
from engine.keyper.content.board import AREA_PLOTS, PLOT_NAMES
from engine.keyper.names import plot_name, tile_name
from engine.keyper.prices import FREE, open_plots, purse_of, ways_to_build
from engine.keyper.state import Kind, Player, State
from engine.keyper.steps import paying

Picks: TypeAlias = OnPlot


def choices(state: State, seat: Seat) -> list[Action]:
    player, tile = state.players[seat], state.turn.tile
    purse = purse_of(state.content, player.goods)
    return [
        OnPlot(seat, plot)
        for plot in open_plots(state.content, player, tile)
        if ways_to_build(state, seat, tile, plot, purse)
    ]


def ask(state: State, _seat: Seat) -> tuple[Kind, Text]:
    return "plot", text("keyper-ask-plot", tile=tile_name(state.turn.tile))


def option(state: State, pick: Picks) -> Option[Action]:
    player, tile = state.players[pick.seat], state.turn.tile
    entry, below = plot_name(pick.plot), player.plots[pick.plot].tile
    if below:
        entry = text("keyper-menu-plot-over", plot=entry, tile=tile_name(below))
    if FREE in ways_to_build(state, pick.seat, tile, pick.plot, purse_of(state.content, player.goods)):
        entry = text("keyper-menu-plot-free", plot=entry)
    return Option(
        pick,
        PLOT_NAMES[pick.plot],
        (entry,),
        PLOT_NAMES[pick.plot],
        usual=pick.plot == _first_bare_farm_plot(player),
        phrase=Phrase(("plot", PLOT_NAMES[pick.plot])),
    )


def _first_bare_farm_plot(player: Player) -> int | None:
    """Return the plot that represents all of them: on the farm the plot of a tile does not matter (KP-154),
    and the building plot is in the village."""
    return next((plot for plot in AREA_PLOTS["farm"] if not player.plots[plot].tile), None)


def play(state: State, pick: Picks, tell: Tell) -> None:
    state.turn.plot = pick.plot
    paying.begin(state, pick.seat, tell)
