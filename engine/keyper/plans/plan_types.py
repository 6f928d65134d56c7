"""What a seat of Keyper may order ahead."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Join(Struct, frozen=True, tag="join"):
    """Accept invitations to these fields; no fields: to all."""

    fields: tuple[str, ...] = ()
    times: int = 0  # how many more this season; 0: as often as may be
    never_white: bool = False  # not where a white keyple would be all there is


class Skip(Struct, frozen=True, tag="skip"):
    """Decline the invitations that nothing above answers."""


class Lay(Struct, frozen=True, tag="lay"):
    """With no piece left to play, lay down every keyple on this field."""

    place: str


class Pass(Struct, frozen=True, tag="pass"):
    """With no piece left to play, pass wherever that is allowed."""


class LetGo(Struct, frozen=True, tag="let-go"):
    """Which animals go first where there is no room for all."""

    animals: tuple[str, ...]


class Fold(Struct, frozen=True, tag="fold"):
    """How the board is folded for the coming season."""

    display: str


class Rest(Struct, frozen=True, tag="rest"):
    """Which keyples rest first where there are too many."""

    colours: tuple[str, ...]


Plan: TypeAlias = Join | Skip | Lay | Pass | LetGo | Fold | Rest
