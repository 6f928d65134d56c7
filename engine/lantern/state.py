"""The state of a game of Lantern."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct, field

from engine.core.pieces import Pieces
from engine.core.rng import Rng
from engine.core.text import Seat
from engine.lantern.content.shapes import Colour

SCHEMA: Final = 3

Kind: TypeAlias = Literal["hide", "turn", "more", "done", "snuff"]
"""The kinds of questions."""


class Player(Struct):
    hand: Pieces = field(default_factory=dict)  # secret
    lit: Pieces = field(default_factory=dict)
    aside: Colour = ""  # hidden this round, until all tokens are lit; secret


class Hiding(Struct, tag=True):
    """All players hide a token at the same time."""

    done: list[bool]


class Turn(Struct, tag=True):
    """The current turn, pick by pick."""

    seat: Seat
    verb: Literal["", "light", "draw", "pass"] = ""
    lit: list[Colour] = field(default_factory=list)


class Answer(Struct):
    """A seat's response to lit lanterns: the one it snuffs and the payment, or nothing."""

    colour: Colour = ""
    paid: tuple[Colour, ...] = ()


class Window(Struct, tag=True):
    """All seats except the one that lit may snuff, at the same time and in secret."""

    seat: Seat
    lit: list[Colour]
    answers: list[Answer | None]  # by seat; None: not picked yet
    done: list[Seat] = field(default_factory=list)


Stage: TypeAlias = Hiding | Turn | Window


class State(Struct):
    rng: Rng
    players: list[Player]
    pile: Pieces  # face down: a multiset, since without an order there is no secret order
    gone: Pieces
    stage: Stage | None  # None: the game is over
    rounds: int
    round: int = 1
    start: Seat = 0
    turns: int = 0  # taken this round
    schema: int = SCHEMA
