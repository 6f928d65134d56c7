"""The country tiles laid out, the bag, and who takes what."""

from __future__ import annotations

from engine.core.tell import Tell
from engine.core.text import Who
from engine.keyper.actions import Action, TakeTile
from engine.keyper.content.board import SHOWN_TILES, WINTER_FAIR
from engine.keyper.names import tile_name
from engine.keyper.state import State


def lay_out(state: State) -> list[str]:
    """Fill up to eight (KP-70, KP-131); what was drawn."""
    drawn = list[str]()
    _fill_empty_bag(state)
    while len(state.shown) < SHOWN_TILES and state.bag:
        tile = state.bag.pop(state.rng.below(len(state.bag)))
        state.shown.append(tile)
        drawn.append(tile)
        _fill_empty_bag(state)
    return drawn


def _fill_empty_bag(state: State) -> None:
    """KP-71, KP-221: an empty bag is filled at once, if there is anything to fill it with."""
    if not state.bag:
        if state.aside:
            state.bag, state.aside = state.aside, []
        else:
            state.bag, state.discard = state.discard, []


def tile_actions(state: State) -> list[Action]:
    return [TakeTile(state.decider, tile) for tile in state.shown]


def take_tile(state: State, action: TakeTile, tell: Tell) -> None:
    """KP-68: free of charge, kept until built or held."""
    player = state.players[action.seat]
    state.shown.remove(action.tile)
    (player.winter_fairs if action.tile in WINTER_FAIR else player.tiles).append(action.tile)
    state.turn.took_tile = True
    state.turn.queue.pop(0)
    tell.all("keyper-told-took-tile", by=action.seat, who=Who(action.seat), tile=tile_name(action.tile))


def refill(state: State, tell: Tell) -> None:
    drawn = lay_out(state)
    if drawn:
        tell.all("keyper-told-drawn", reveals=True, tiles=tuple(tile_name(tile) for tile in drawn))
