"""The idea of a turn: what it does, whatever its target."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence

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
    TakeBoat,
    TakeTile,
    Upgrade,
)
from engine.keyper.content.board import AREA_PLOTS
from engine.keyper.content.goods import ANIMALS, ICONS, RAW
from engine.keyper.evaluation.fairs import missing_for
from engine.keyper.queries import field_of, season_of
from engine.keyper.state import OWN, State

_CLASS: Mapping[str, str] = {**dict.fromkeys(RAW, "raw"), **dict.fromkeys(ANIMALS, "animal")}
"""To fetch another good of the same class is the same idea."""


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
        case TakeBoat(seat=seat, boat=boat):  # to sell is an idea beside that of the river
            yield from _on_boat(state, seat, boat)
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
        case "boat":
            yield from _on_boat(state, seat, state.boards[board].boat)
        case "build" | "discount":  # what is built there could be built elsewhere
            yield from (("build", area) for area in AREA_PLOTS)
        case _:  # what a field brings or trades tells it from others of its work
            good = field.good if field.good in _wanted(state, seat) else _CLASS.get(field.good, field.good)
            yield field.work, good, field.exchange and field.exchange.get
            if field.good in _shown(state, *state.boats, *(each.boat for each in state.boards)):
                yield ("boat",)


def _wanted(state: State, seat: Seat) -> set[str]:
    """Return what the own fair of this season lacks."""
    player = state.players[seat]
    own = player.fairs.get(season_of(state))
    return {*missing_for(player.goods, state.content.fair[own].requires)} if own else set()


def _on_boat(state: State, seat: Seat, boat: str) -> Iterator[tuple[Hashable, ...]]:
    """Tell whether the goods shown can also be sold: to fetch them is the same idea as at a field."""
    yield ("boat",)
    goods, shown = state.players[seat].goods, _shown(state, boat)
    if any(each in goods for good in shown for each in ICONS[good]):
        yield ("sell",)


def _shown(state: State, *boats: str) -> set[str]:
    return {good for boat in boats if boat for good in state.content.boat[boat].shows(season_of(state))}
