"""Beginnings of turns that hints always try: each free field, in its colour where possible and where the
keyple comes home, and there each tile that can be built or upgraded, and each own tile with a coloured
keyple."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy

from engine.core.tell import Silence
from engine.core.text import Seat
from engine.keyper.actions import Action, Build, End, Place, Send, TakeTile, Upgrade
from engine.keyper.content.goods import WHITE
from engine.keyper.dominated import could_do
from engine.keyper.evaluation.benefits.tiles import pays
from engine.keyper.evaluation.outlook import sure_board
from engine.keyper.objectives import worth_built
from engine.keyper.queries import field_of
from engine.keyper.rules import choices, play
from engine.keyper.state import NOBODY, OWN, State

_MUCH = 6
"""Points for which a country tile is worth a keyple that takes it and one that builds it."""


def openings(state: State, seat: Seat) -> Iterator[list[Action]]:
    """Yield for every kind of free field a keyple in its colour, else a white one, else any, on the own board
    before one that can still be claimed, and on that before another player's; where no colour counts, a
    coloured one."""
    own, at_home = sure_board(state, seat), state.players[seat].keyples
    plain = max(at_home, key=lambda each: (each != WHITE, at_home[each]), default=WHITE)

    def gives_away(number: int) -> tuple[bool, bool]:
        return number != own, state.boards[number].keyper != NOBODY

    for at, plot in enumerate(state.players[seat].plots):
        if at_home and plot.tile and not plot.keyples and could_do(state, seat, OWN, at):
            yield [Send(seat, plain), Place(seat, OWN, at)]
    seen, scoring = set[str](), _scoring(state, seat)
    for number in sorted(range(len(state.boards)), key=gives_away):
        board = state.boards[number]
        closed = state.content.special_spots[board.display]
        for spot, there in enumerate(board.fields):
            field = field_of(state, number, spot)
            wanted = (field.colour, WHITE, plain) if field.colour else (plain,)
            colour = next((each for each in wanted if each in at_home), None)
            if there or colour is None or spot in closed or field.id in seen:
                continue
            if field.work == "tiles" and not scoring:
                continue
            seen.add(field.id)
            begun: list[Action] = [Send(seat, colour), Place(seat, number, spot)]
            yield begun
            if field.work in ("build", "discount", "upgrade", "tiles"):
                yield from _with_tiles(state, seat, begun, scoring)


def _scoring(state: State, seat: Seat) -> set[str]:
    """Return the country tiles on display that can be paid for and would score much as soon as they are
    built."""
    player, tiles = state.players[seat], state.content.tiles
    return {
        tile
        for tile in state.shown
        if tile in tiles and pays(state, player, tile) and (worth_built(state, seat, tile) or 0) >= _MUCH
    }


def _with_tiles(state: State, seat: Seat, begun: list[Action], scoring: set[str]) -> Iterator[list[Action]]:
    """Yield a turn with each tile that it can build or upgrade first, or that scores when it is taken and
    built, also where others are asked to join before the work."""
    world = deepcopy(state)
    for action in begun:
        play(world, action, Silence())
    if world.stage == "confirm":
        begun = [*begun, End(seat)]
        play(world, End(seat), Silence())
    for choice in choices(world):
        for pick in choice.actions if choice.seat == seat else ():
            if isinstance(pick, Build | Upgrade) or (isinstance(pick, TakeTile) and pick.tile in scoring):
                yield [*begun, pick]
