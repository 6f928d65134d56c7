"""What changes during a game of Lantern."""

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
    aside: Colour = ""  # hidden this round, until all are lit; secret


class Hiding(Struct, tag=True):
    """All hide a token at the same time."""

    done: list[bool]


class Turn(Struct, tag=True):
    """The turn being taken, pick by pick."""

    seat: Seat
    verb: Literal["", "light", "draw", "pass"] = ""
    lit: list[Colour] = field(default_factory=list)


class Answer(Struct):
    """What a seat answers to lanterns being lit: the one it snuffs and how it pays, or nothing."""

    colour: Colour = ""
    paid: tuple[Colour, ...] = ()


class Window(Struct, tag=True):
    """Everybody but the seat that lit may snuff, at the same time and in secret."""

    seat: Seat
    lit: list[Colour]
    answers: list[Answer | None]  # by seat; None: not picked yet
    done: list[Seat] = field(default_factory=list)


Stage: TypeAlias = Hiding | Turn | Window


class State(Struct):
    rng: Rng
    players: list[Player]
    pile: Pieces  # face down: a multiset, since what has no order holds no secret order
    gone: Pieces
    stage: Stage | None  # None: the game is over
    rounds: int
    round: int = 1
    start: Seat = 0
    turns: int = 0  # taken this round
    schema: int = SCHEMA
