"""What a turn is about: hints name one turn for each idea."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from engine.keyflower.actions import (
    Action,
    BidFor,
    ChooseWinter,
    Extend,
    Pass,
    PlaceTile,
    TakeBoat,
    TakeContract,
    Upgrade,
    Use,
)
from engine.keyflower.content.shapes import (
    RESOURCES,
    SEASONS,
    Either,
    Exchange,
    Gain,
    Hold,
    TileId,
    Transport,
)
from engine.keyflower.queries import find, spot_of, winning_bid
from engine.keyflower.state import State


def idea(state: State, picks: Sequence[Action]) -> Hashable:
    """Return what a turn does: upgrades count more than the tile used for them."""
    about = [each for pick in picks if (each := _about(state, pick)) is not None]
    made = [each for each in about if each[0] == "upgrade"]
    return frozenset(made or about)


def _about(state: State, pick: Action) -> tuple[Hashable, ...] | None:
    match pick:
        case BidFor(seat, tile):
            leader = winning_bid(spot_of(state, tile))
            kind = state.content.tiles[tile].kind
            if leader is not None and leader.seat == seat:
                return ("raise", tile) if kind == "winter" else ("raise",)
            if kind == "winter":
                return "bid", tile
            return "bid", kind if kind in ("order", "summer-boat") else _given(state, tile)
        case Use(tile=tile):
            return "use", _given(state, tile)
        case Upgrade(tile=tile) | Extend(tile=tile):
            return "upgrade", tile
        case TakeBoat(boat=what) | ChooseWinter(tile=what):
            return type(pick).__name__, what
        case Pass() | PlaceTile() | TakeContract():
            return (type(pick).__name__,)
        case _:  # colours, payments and places are no ideas of their own
            return None


def _given(state: State, tile: TileId) -> Hashable:
    """Return what a tile is for: which resource or in which way it scores is the same idea. In winter an
    exchange is another idea than a gain: what it pays may be of no other use."""
    effect = state.content.tiles[tile].face(find(state, tile)[0].upgraded).effect
    if effect is None or isinstance(effect, Hold):
        return "points"
    given = pieces_given(effect)
    if isinstance(effect, Exchange) and state.season == SEASONS[-1]:
        return "exchange", given
    are_resources = isinstance(effect, Either) or (isinstance(given, frozenset) and given & {*RESOURCES})
    return "resources" if are_resources else given


def pieces_given(effect: Gain | Either | Exchange | Transport | Hold | None) -> frozenset[str] | str:
    """Return the sorts of pieces that an effect gives."""
    match effect:
        case Gain():
            kinds = {kind for kind, _ in effect.resources}
            counts = {"workers": effect.workers + effect.green, "skills": effect.skills}
            return frozenset(kinds | {name for name, count in counts.items() if count})
        case Exchange(gain=gain):
            return pieces_given(gain)
        case Either() | Transport() | Hold() | None:
            return type(effect).__name__
