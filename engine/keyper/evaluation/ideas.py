"""The idea of a turn: what it does, whatever its target."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from engine.core.text import Seat
from engine.keyper.actions import (
    Action,
    Build,
    Decline,
    Fold,
    Give,
    Join,
    LayDown,
    Place,
    PlayKeyper,
    Receive,
    TakeTile,
    Upgrade,
)
from engine.keyper.content.board import AREA_PLOTS
from engine.keyper.queries import field_of
from engine.keyper.state import OWN, State


def idea(state: State, picks: Sequence[Action]) -> Hashable:
    """Return what a turn does: what is built or upgraded counts more than where the keyple goes."""
    about = [each for pick in picks for each in _about(state, pick)]
    made = [each for each in about if each[0] in ("build", "upgrade")]
    if any(isinstance(pick, Give) for pick in picks):
        return frozenset((("trade",),))
    return frozenset(made or about)


def _about(state: State, pick: Action) -> Iterator[tuple[Hashable, ...]]:
    match pick:
        case Build(tile=tile):
            yield "build", state.content.tiles[tile].area
        case Upgrade():
            yield ("upgrade",)
        case Place(board=board, spot=spot) | LayDown(board=board, spot=spot):
            yield from _work(state, pick.seat, board, spot)
        case Receive():  # from another boat it is the same idea
            yield ("receive",)
        case Join() | Decline() | PlayKeyper() | TakeTile() | Fold():
            yield (type(pick).__name__,)
        case _:  # colours, payments and plots are no ideas of their own
            return


def _work(state: State, seat: Seat, board: int, spot: int) -> Iterator[tuple[Hashable, ...]]:
    if board == OWN:
        yield "plot", state.players[seat].plots[spot].tile
        return
    field = field_of(state, board, spot)
    match field.work:
        case "upgrade":
            yield ("upgrade",)
        case "build" | "discount":  # what is built there could be built elsewhere
            yield from (("build", area) for area in AREA_PLOTS)
        case _:  # what a field brings or trades tells it from others of its work
            yield field.work, field.good, field.exchange and field.exchange.get
