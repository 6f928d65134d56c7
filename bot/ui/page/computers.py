"""What computers at a table are called: like people, always the same at one table, and like nobody there."""

from __future__ import annotations

import hashlib

from bot.values.table import Table
from engine.core.text import Seat

_NAMES = (
    *("Ada", "Bruno", "Clara", "Emil", "Felix", "Greta", "Hugo", "Ida", "Ines", "Irma", "Jonas", "Karl"),
    *("Lena", "Leo", "Max", "Mila", "Nora", "Olga", "Oskar", "Otto", "Paula", "Rosa", "Theo", "Vera"),
)


def computer_name(table: Table, seat: Seat) -> str:
    """Every seat has a name that is its own, for when a computer plays there; one that a person at the table
    bears as well gives way to another."""
    taken = {word for info in table.seats for word in info.name.raw.casefold().split()}
    start = int.from_bytes(hashlib.blake2s(table.id.encode(), digest_size=4).digest()) % len(_NAMES)
    names = [*_NAMES[start:], *_NAMES[:start]]
    seats = table.capacity if table.status == "lobby" else len(table.seats)  # others may still sit down
    own = [name for name in names[seat::seats] if name.casefold() not in taken]
    return own[0] if own else names[seat]
