"""Tables that wait for a person, and the message about a table in their inbox."""

from __future__ import annotations

from collections.abc import Sequence

from bot.services.turn.secret_answers import public_table_except
from bot.store.rows import RESTING
from bot.values.parcel import Posted
from bot.values.read_models import Waiting
from bot.values.table import Table


def shown_to(table: Table, person: int) -> Waiting:
    seat = next(info.seat for info in table.seats if info.person == person)
    shown = public_table_except(table, person)
    return Waiting(shown, seat, shown.seats[seat].waiting_since or 0.0, None)


def since_when(one: Waiting) -> float:
    return one.since


def longest_waiting(tables: Sequence[Table], person: int, but: str) -> Table | None:
    """Return the table, other than this one, that has waited longest. A tutorial never waits."""
    found = [shown_to(table, person) for table in tables if table.id != but and not table.lesson]
    return min(found, key=since_when).table if found else None


def resting(posted: Sequence[Posted]) -> Posted | None:
    """Return the newest of these messages, if it is one that is kept up to date."""
    return next((one for one in posted[:1] if one.kind in RESTING), None)
