"""The plans that a seat of Keyper may set."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Join(Struct, frozen=True, tag="join"):
    """Accept invitations to these fields; no fields: to all."""

    fields: tuple[str, ...] = ()
    times: int = 0  # how many more this season; 0: no limit
    never_white: bool = False  # not if only a white keyple could join


class Skip(Struct, frozen=True, tag="skip"):
    """Decline the invitations that no other plan answers."""


class Lay(Struct, frozen=True, tag="lay"):
    """With no piece left to play, lay down every keyple on this field."""

    place: str


class Pass(Struct, frozen=True, tag="pass"):
    """With no piece left to play, pass whenever that is allowed."""


class LetGo(Struct, frozen=True, tag="let-go"):
    """Which animals go first if there is no room for all."""

    animals: tuple[str, ...]


class Fold(Struct, frozen=True, tag="fold"):
    """How the board is folded for the coming season."""

    display: str


class Rest(Struct, frozen=True, tag="rest"):
    """Which keyples rest first if there are too many."""

    colours: tuple[str, ...]


Plan: TypeAlias = Join | Skip | Lay | Pass | LetGo | Fold | Rest
