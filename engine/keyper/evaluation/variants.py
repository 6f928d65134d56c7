"""Other ways to do what a turn does: the same field of another board, or a keyple in a better colour."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.keyper.actions import Action, Place, Send
from engine.keyper.content.goods import WHITE
from engine.keyper.queries import field_of, fits
from engine.keyper.state import OWN, State

_MOST = 2
"""Keyples that fit on a field (KP-31)."""


def variants(state: State, picks: Sequence[Action]) -> Iterator[list[Action]]:
    """Yield beginnings with a keyple of this colour, of the field's or white on each field of its kind."""
    match picks:
        case [Send(seat, colour), Place(board=board, spot=spot), *_] if board != OWN:
            here, own = field_of(state, board, spot), state.players[seat].keyples
            colours = [each for each in dict.fromkeys((colour, here.colour, WHITE)) if each in own]
        case _:  # other turns have no such variants
            return
    for number, other in enumerate(state.boards):
        for at, field in enumerate(state.content.display_fields[other.display]):
            there, is_closed = other.fields[at], field.work == "boat" and not (other.boat or state.boats)
            if field.id == here.id and len(there) < _MOST and not is_closed:
                for each in colours:
                    if each is not None and (not there or fits(each, there[0])):
                        yield [Send(seat, each), Place(seat, number, at)]
