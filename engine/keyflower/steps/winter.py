"""The secret choice of winter tiles by all players before winter (KF-22, KF-170)."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyflower.actions import Action, ChooseWinter, End
from engine.keyflower.names import tile_name
from engine.keyflower.state import Kind, Spot, State
from engine.keyflower.steps.seasons import begin_turns, by_table_order

Picks: TypeAlias = ChooseWinter


def choices(state: State, seat: Seat) -> list[Action]:
    """Return choices of one or more of the tiles dealt."""
    player = state.players[seat]
    picks: list[Action] = [ChooseWinter(seat, tile) for tile in player.dealt if tile not in player.chosen]
    if player.chosen:
        picks.append(End(seat))
    return picks


def ask(state: State, seat: Seat) -> tuple[Kind, Text]:
    return "winter", text("keyflower-ask-winter", count=len(state.players[seat].chosen))


def option(state: State, pick: Picks) -> Option[Action]:
    first = not state.players[pick.seat].chosen
    words = f"winter {pick.tile}" if first else pick.tile
    focus = f"tile:{pick.tile}"
    return Option(pick, words, (tile_name(pick.tile),), focus, phrase=Phrase((focus,)), toggles=True)


def play(state: State, pick: Picks, _tell: Tell) -> None:
    state.players[pick.seat].chosen.append(pick.tile)


def end(state: State, seat: Seat, tell: Tell) -> None:
    state.players[seat].ready = True
    tell.all("keyflower-told-ready", by=seat, who=Who(seat))
    if all(player.ready for player in state.players):
        go_on(state, tell)


def go_on(state: State, tell: Tell) -> None:
    """Show the tiles once all players are ready, in table order to hide who put up which."""
    put_up = [tile for player in state.players for tile in player.chosen]
    state.middle = [Spot(tile) for tile in by_table_order(state, put_up)]
    for number, player in enumerate(state.players):
        player.put_up = len(player.chosen)
        player.dealt, player.chosen, player.ready = [], [], False
        tell.all("keyflower-told-put-up", who=Who(number), count=player.put_up)
    tiles = tuple(tile_name(spot.id) for spot in state.middle)
    tell.all("keyflower-told-season-winter", reveals=True, tiles=tiles)
    begin_turns(state, tell)
