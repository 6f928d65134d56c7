"""Who took over which seat from whom, and where a table went: kept for good beside its moves."""

from __future__ import annotations

import msgspec

from bot.store.protocol import Reader, Writer
from bot.values.reading import Annal
from engine.core.text import Seat

_KEY = "annals"
NO_HINTS = ("hints", "off")
"""The setting of a table at which computers think for nobody."""
DECIDED = ("voted", "ruled")
"""How somebody may lose a seat against their will: they do not get it back by a press."""


async def annals_of(reader: Reader, game_id: str) -> tuple[Annal, ...]:
    data = await reader.people.setting(f"game:{game_id}", _KEY)
    return () if data is None else msgspec.json.decode(data, type=tuple[Annal, ...])


async def note(writer: Writer, game_id: str, annal: Annal) -> None:
    known = await annals_of(writer, game_id)
    await writer.people.put_setting(f"game:{game_id}", _KEY, msgspec.json.encode((*known, annal)).decode())


async def newest_of(reader: Reader, game_id: str, seat: Seat) -> Annal | None:
    """How this seat came to whoever holds it now; None: they have had it from the start."""
    return next((one for one in reversed(await annals_of(reader, game_id)) if one.seat == seat), None)
