"""A rematch: who is asked, who has agreed, and who sits where, so that another begins than the last time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec
from msgspec import Struct

from bot.services.acting.inviting import counted, uncounted
from bot.services.turn.live_tables import AnyGame
from bot.store.protocol import Reader, Writer
from bot.values.errors import PlayerError
from bot.values.table import SeatInfo, Table
from engine.core.setup import Setup, checked
from engine.core.text import Seat

_KEY = "asked"
_ASKED_BY = "rematches"
"""The setting of a game that says who has asked for a rematch of it, and of a person that says when."""
_MOST_OF_ONE, _MOST = 2, 8
"""Rematches that one person asks for: of one game, and in a day. Those that are played do not count for the
day."""
_SEATS = "seats"  # the kind of an option that names seats


class Rematch(Struct, frozen=True):
    """What was asked for, kept with the new table; every field has a default, as it is kept as it stands."""

    of: str = ""  # the game that is played again
    ring: tuple[tuple[int | None, str], ...] = ()  # person or strength of a computer, as they sat
    begins: Seat = 0  # who is to begin, by where they sat
    declined: tuple[int, ...] = ()
    untold: tuple[int, ...] = ()  # those who want no letters

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(person for person, _ in self.ring if person is not None)

    def open(self, table: Table) -> tuple[int, ...]:
        """Those who have not answered."""
        return tuple(p for p in self.people if table.seat_of(p) is None and p not in self.declined)

    def is_agreed(self, table: Table) -> bool:
        """Whether all who sat there sit here again, and nobody else."""
        here = sorted(map(str, _ring(table.seats)))
        return here == sorted(map(str, self.ring))


def asked_of(old: Table, game: AnyGame, setup: Setup) -> Rematch:
    """Whoever sat left of who began is to begin now."""
    first = _first(game, setup)
    ring = tuple(_ring(old.seats))
    return Rematch(old.id, ring, (first + 1) % len(ring))


def seated(rematch: Rematch, table: Table, game: AnyGame, seed: str) -> tuple[list[SeatInfo], dict[str, str]]:
    """The order of seats, and the options with it, by which the right one begins. Where the box leaves that
    to chance, the table is turned until chance has it so; what was agreed for a seat goes with its player."""
    infos = {one: [info for info in table.seats if _one(info) == one] for one in rematch.ring}
    ring = [infos[one].pop() for one in rematch.ring]
    for turned, options in _turns(len(ring), game, table.options):
        order = [ring[(seat + turned) % len(ring)] for seat in range(len(ring))]
        setup = game.at_home(checked(game.spec, Setup(len(ring), seed, options)))
        if order[_first(game, setup)] is ring[rematch.begins]:
            return order, options
    return [*ring[rematch.begins :], *ring[: rematch.begins]], table.options


def _turns(count: int, game: AnyGame, options: Mapping[str, str]) -> Iterator[tuple[int, dict[str, str]]]:
    """Every way to turn the table: first with what was agreed for seats turned with it, then without."""
    named = {option.key for option in game.spec.options if option.kind == _SEATS}
    modern = game.spec.modern(options)
    for follows in (True, False):
        for turned in range(count):
            moved = {key: _moved(value, turned, count) for key, value in modern.items() if key in named}
            yield turned, {**modern, **(moved if follows else {})}


def _moved(seats: str, turned: int, count: int) -> str:
    numbers = sorted((int(seat) - turned) % count for seat in seats.split(",") if seat)
    return ",".join(str(seat) for seat in numbers)


def _first(game: AnyGame, setup: Setup) -> Seat:
    """Who decides first; among several at once, the first seat."""
    awaited = game.awaited(game.new_game(setup))
    return awaited[0] if len(awaited) == 1 else 0


def _ring(seats: Sequence[SeatInfo]) -> Iterator[tuple[int | None, str]]:
    return (_one(info) for info in seats)


def _one(info: SeatInfo) -> tuple[int | None, str]:
    return info.person, info.computer


async def rematch_at(reader: Reader, game_id: str) -> Rematch | None:
    """What was asked for, if this table is a rematch."""
    data = await reader.people.setting(f"game:{game_id}", _KEY)
    return None if data is None else msgspec.json.decode(data, type=Rematch)


async def keep_rematch(writer: Writer, game_id: str, rematch: Rematch) -> None:
    await writer.people.put_setting(f"game:{game_id}", _KEY, msgspec.json.encode(rematch).decode())


async def note_asking(writer: Writer, rematch: Rematch, person: int, now: float) -> None:
    """Somebody asks the others for a rematch; PlayerError where they have done so too often."""
    if rematch.people == (person,):
        return  # nobody else is asked
    scope = f"game:{rematch.of}"
    before = (await writer.people.setting(scope, _ASKED_BY) or "").split()
    if before.count(str(person)) >= _MOST_OF_ONE:
        raise PlayerError("rematch-too-often", most=_MOST_OF_ONE)
    if not await counted(writer, person, _ASKED_BY, _MOST, now):
        raise PlayerError("rematch-too-many", most=_MOST)
    await writer.people.put_setting(scope, _ASKED_BY, " ".join([*before, str(person)]))


async def note_begun(writer: Writer, rematch: Rematch, host: int) -> None:
    """It is played, so asking for it bothered nobody."""
    if rematch.people != (host,):
        await uncounted(writer, host, _ASKED_BY)
