"""Keyper: places described as closed, tried with other keyples, boats and goods."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import Text, Who
from engine.keyper.actions import LayDown, OnPlot, Place, PlayKeyper
from engine.keyper.content.board import PLOT_NAMES
from engine.keyper.content.goods import COLOURS, WHITE
from engine.keyper.names import board_name, place_name, plot_name
from engine.keyper.queries import claimed_board
from engine.keyper.state import OWN, State
from tests.support.keyper_box import BOAT
from tests.truth.claims import Checker, Said
from tests.truth.keyper_reasons import rich


def _places(said: Said) -> Iterator[tuple[int, int]]:
    """The fields and own plots that a reason names."""
    state: State = said.state
    spots = [(board, spot) for board, each in enumerate(state.boards) for spot in range(len(each.fields))]
    spots += [(OWN, plot) for plot in range(len(PLOT_NAMES))]
    named = {place_name(state, *spot): spot for spot in spots}
    for place in said["places"]:  # type: ignore[union-attr]  # an argument of this sentence is always such
        assert isinstance(place, Text)
        yield named[place]


def _open_to(said: Said, colour: str, place: tuple[int, int]) -> bool:
    state = said.game.copy(said.state)
    state.turn.colour = colour
    return Place(said.seat, *place) in said.actions(state)


def colour(said: Said) -> object:
    """Only these colours would be accepted, and the one in hand is not among them."""
    named = said["colour"]
    allowed = {WHITE, *(each for each in COLOURS if named == Text(f"keyper-colour-{each}"))}
    if said.state.turn.colour in allowed:
        return "the keyple in hand is of that colour"
    return any(
        {each for each in COLOURS if _open_to(said, each, place)} != allowed for place in _places(said)
    )


def full(said: Said) -> object:
    return any(_open_to(said, each, place) for place in _places(said) for each in COLOURS)


def river(said: Said) -> object:
    state = said.game.copy(said.state)
    state.boats = list(state.boats_aside[:1]) or list(BOAT)[:1]
    with_boat = said.actions(state)
    return said.state.boats or any(
        Place(said.seat, *place) in said.actions() or Place(said.seat, *place) not in with_boat
        for place in _places(said)
    )


def claimed(said: Said) -> object:
    boards = enumerate(said.state.boards)
    number = next(at for at, _ in boards if board_name(at) == said["board"])
    state = said.game.copy(said.state)
    free = PlayKeyper(said.seat, number)
    if free in said.actions() or said["who"] != Who(state.boards[number].keyper):
        return "it is not so"
    state.boards[number].keyper = -1
    return free not in said.actions(state)


def lay_own(said: Said) -> object:
    own = {OWN, claimed_board(said.state, said.seat)}
    picks = [pick for pick in said.actions() if isinstance(pick, LayDown)]
    return not picks or any(pick.board not in own for pick in picks)


def overbuilt(said: Said) -> object:
    plots = {plot_name(at): plot for at, plot in enumerate(said.state.players[said.seat].plots)}
    return any(not plots[name].covered for name in said["plots"])  # type: ignore[union-attr,index]  # an argument of this sentence is always such


def plot_price(said: Said) -> object:
    at = {plot_name(at): at for at in range(len(PLOT_NAMES))}
    picks = [OnPlot(said.seat, at[name]) for name in said["plots"]]  # type: ignore[union-attr,index]  # an argument of this sentence is always such
    return any(pick in said.actions() or pick not in said.actions(rich(said)) for pick in picks)


PLACES: dict[str, Checker] = {
    "keyper-why-colour": colour,
    "keyper-why-white": colour,
    "keyper-why-full": full,
    "keyper-why-river": river,
    "keyper-why-claimed": claimed,
    "keyper-why-lay-own": lay_own,
    "keyper-why-overbuilt": overbuilt,
    "keyper-why-plot-price": plot_price,
}
