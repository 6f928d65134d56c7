"""Short letters to one person about a table: it is full, somebody keeps it waiting, a seat is another's."""

from __future__ import annotations

from bot.ui.interactions import custom_ids
from bot.ui.kit.blocks import Button, Buttons, Page, Words
from bot.ui.kit.formatting import link, mention, post_link, table_name, when, where
from bot.ui.kit.localiser import Voice
from bot.values.parcel import Posted
from bot.values.table import Stall, Table
from engine.core.text import Seat, Text, Who, text


def full_page(table: Table, lobby: Posted | None, voice: Voice, *, openly: bool = False) -> Page:
    """To a host: everybody has sat down. `openly`: where others read it too, and the lobby is near."""
    address = link(table.place) if lobby is None else post_link(table.place, lobby)
    others = tuple(Who(info.seat) for info in table.seats if info.person != table.host)
    words = voice("letter-full", game=_game(table), name=table_name(table), who=others, link=address)
    if openly:
        return Page((Words(f"{mention(table.host)} {words}"),), pings=(table.host,))
    start = Button(voice.short("lobby-start"), custom_ids.button("start", table.id), "go")
    return Page((Words(words), Buttons((start,))))


def stalled_page(
    table: Table, stall: Stall, offer: Posted | None, voice: Voice, *, openly: bool = False
) -> Page:
    """To a host: somebody has not moved for long, and the table was asked what to do."""
    address = link(table.place) if offer is None else post_link(table.place, offer)
    who, since = Who(stall.seat), when(stall.since)
    words = voice(
        "letter-stalled", who=who, game=_game(table), name=table_name(table), since=since, link=address
    )
    if openly:
        return Page((Words(f"{mention(table.host)} {words}"),), pings=(table.host,))
    return Page((Words(words),))


def replaced_page(table: Table, seat: Seat, what: str, voice: Voice) -> Page:
    """To somebody whose seat is another's now: a computer's, which they may take back, or a person's;
    or a computer's for one turn."""
    words = voice(f"letter-replaced-{what}", who=Who(seat), game=_game(table))
    return Page((Words(f"{words}\n{where(table, seat, voice)}"),))


def ousting_page(table: Table, seat: Seat, voice: Voice) -> Page:
    """To somebody whose seat the others may give away."""
    words = voice("letter-ousting", game=_game(table))
    return Page((Words(f"{words}\n{where(table, seat, voice)}"),))


def _game(table: Table) -> Text:
    return text(f"{table.game}-name")
