"""Who took over which seat from whom, and where a table went: kept for good beside its moves."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from bot.store.protocol import Reader, Writer
from bot.values.read_models import Annal, AnnalKind
from engine.core.text import Seat, UserText

_KEY = "annals"
NO_HINTS = ("hints", "off")
"""The setting of a table at which computers think for nobody."""
DECIDED = ("voted", "ruled")
"""How somebody may lose a seat against their will: they do not get it back by a press."""


class AnnalRow(Struct, frozen=True, omit_defaults=True):
    """As it is stored and exported."""

    at: float
    what: AnnalKind
    seat: Seat | None = None
    old: str = ""
    new: str = ""
    person: int | None = None


def annal_row(annal: Annal) -> AnnalRow:
    old, new = annal.old.raw, annal.new.raw
    return AnnalRow(annal.at, annal.what, annal.seat, old, new, annal.person)


def _annal(row: AnnalRow) -> Annal:
    return Annal(row.at, row.what, row.seat, UserText(row.old), UserText(row.new), row.person)


async def annals_of(reader: Reader, game_id: str) -> tuple[Annal, ...]:
    data = await reader.people.setting(f"game:{game_id}", _KEY)
    return () if data is None else tuple(map(_annal, msgspec.json.decode(data, type=tuple[AnnalRow, ...])))


async def note(writer: Writer, game_id: str, annal: Annal) -> None:
    rows = [annal_row(one) for one in (*await annals_of(writer, game_id), annal)]
    await writer.people.put_setting(f"game:{game_id}", _KEY, msgspec.json.encode(rows).decode())


async def newest_of(reader: Reader, game_id: str, seat: Seat) -> Annal | None:
    """How this seat came to whoever holds it now; None: they have had it from the start."""
    return next((one for one in reversed(await annals_of(reader, game_id)) if one.seat == seat), None)
