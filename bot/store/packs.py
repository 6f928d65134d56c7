"""A finished game in one piece: what cannot be found again by replaying, and nothing else."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Struct

from bot.store.rows import CutRow, MoveRow, Snapshot, TurnRow
from engine.core.tell import Event
from engine.core.text import Seat

FORCED = "forced:"
"""How the causes of answers without a choice begin."""
_FORM = 1
_HARDEST = 9


class _PackedTurn(Struct, frozen=True, array_like=True):
    seat: Seat
    person: int | None
    at: float
    picks: tuple[str, ...]
    reveals: bool
    asked: int | None
    forced: bool
    events: tuple[Event, ...] | None  # None: replaying tells the same


class _CutPick(Struct, frozen=True, array_like=True):
    turn: int
    seat: Seat
    words: str
    at: float
    cut: float


class Pack(Struct, frozen=True, array_like=True):
    """Numbers of turns and picks follow from their order."""

    turns: tuple[_PackedTurn, ...]
    schema: int
    state: msgspec.Raw  # the last position
    cut: tuple[_CutPick, ...] = ()  # picks that were taken back
    form: int = _FORM

    @property
    def last(self) -> Snapshot:
        picks = sum(len(turn.picks) for turn in self.turns)
        return Snapshot(picks, len(self.turns), self.schema, bytes(self.state))

    def turn_rows(self) -> Iterator[TurnRow]:
        first = 1
        for number, turn in enumerate(self.turns, 1):
            last = first + len(turn.picks) - 1
            yield TurnRow(
                number,
                turn.seat,
                turn.person,
                first,
                last,
                turn.at,
                " ".join(turn.picks),
                turn.events or (),
                turn.reveals,
                turn.asked,
                told=turn.events is not None,
            )
            first = last + 1

    def move_rows(self) -> Iterator[MoveRow]:
        for row, turn in zip(self.turn_rows(), self.turns, strict=True):
            for part, words in enumerate(turn.picks):
                cause = FORCED if turn.forced else ""
                yield MoveRow(row.first + part, row.turn, row.seat, words, row.at, cause, part)


_packs = msgspec.json.Decoder(Pack)


def packed(
    turns: Sequence[TurnRow],
    moves: Sequence[MoveRow],
    last: Snapshot,
    cut: Sequence[CutRow],
    replayed: Sequence[tuple[Event, ...]],
) -> bytes:
    """These rows in one piece; `replayed` is what each turn tells when the game is played again."""
    made = []
    for turn, again in zip(turns, replayed, strict=True):
        picks = moves[turn.first - 1 : turn.last]
        made.append(
            _PackedTurn(
                turn.seat,
                turn.person,
                turn.at,
                tuple(pick.words for pick in picks),
                turn.reveals,
                turn.asked,
                picks[0].cause.startswith(FORCED),
                None if _said(again) == _said(turn.events) else turn.events,
            )
        )
    gone = tuple(_CutPick(row.turn, row.seat, row.words, row.at, row.cut) for row in cut)
    pack = Pack(tuple(made), last.schema, msgspec.Raw(last.state), gone)
    return zlib.compress(msgspec.json.encode(pack), _HARDEST)


def _said(events: tuple[Event, ...]) -> bytes:
    return msgspec.json.encode(events)


def unpacked(data: bytes) -> Pack:
    return _packs.decode(zlib.decompress(data))


def repacked(data: bytes, person: int, stand_in: int) -> bytes | None:
    """The same game with somebody else in the place of this person; None: they are not in it."""
    pack = unpacked(data)
    if all(turn.person != person for turn in pack.turns):
        return None
    turns = tuple(
        msgspec.structs.replace(turn, person=stand_in) if turn.person == person else turn
        for turn in pack.turns
    )
    told = msgspec.structs.replace(pack, turns=turns)
    return zlib.compress(msgspec.json.encode(told), _HARDEST)
