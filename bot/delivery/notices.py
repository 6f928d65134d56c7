"""Parcels that notify one person: orders, seats, problems, invitations, new tables, rematches."""

from __future__ import annotations

from msgspec.structs import replace

from bot.delivery.inbox import delete_notice, desk_edit, near_lobby
from bot.delivery.messenger import DeliveryContext, PrivateMessage
from bot.delivery.sender import worn_off
from bot.services.turn.parcels import FOR_ONE_TURN
from bot.ui.kit.blocks import Page, Words
from bot.ui.kit.formatting import link, table_name, where
from bot.ui.kit.localiser import Localiser
from bot.ui.pages.invitations import ended_page, invitation_page, new_table_page
from bot.ui.pages.league import missed_page
from bot.ui.pages.lobby import declined_page, rematch_page
from bot.ui.pages.notices import full_page, ousting_page, replaced_page, stalled_page
from bot.ui.pages.orders import away_page
from bot.ui.pages.table_info import screen_page
from bot.ui.pages.table_posts import moved_page, vote_page
from bot.ui.pictures.picture_requests import PictureRequest
from bot.values.parcel import Parcel, Posted
from bot.values.people import Person, style_of
from bot.values.read_models import TableSnapshot
from bot.values.table import Table
from engine.core.text import text


async def _reader(context: DeliveryContext, parcel: Parcel) -> tuple[Person, Table]:
    """Return the person and the table that a parcel names."""
    person = await context.services.people.get(parcel.payload.person or 0)
    return person, await context.services.queries.table(parcel.game_id)


async def invitation(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    person, table = await _reader(context, parcel)
    host = await context.services.people.get(int(parcel.payload.what))
    localiser = _addressed(context, table, person, host)
    if ended_page(table, person.id, localiser) is not None:
        return []
    if not await context.messenger.may_see(person, table):
        return []
    return await context.messenger.to_dm(person, invitation_page(table, host.name, localiser), parcel)


def _addressed(context: DeliveryContext, table: Table, person: Person, host: Person) -> Localiser:
    """Return the localiser for a person of whom we may not know the language, as we have not met."""
    return context.localisers.plain(person.language if person.name else table.language, (host.name,))


async def invitation_edits(context: DeliveryContext, table: Table) -> None:
    """Update the messages that ask people to join: how many sit there, or why it is too late."""
    for kind in ("invitation", "new_table"):
        for posted in await context.services.queries.posted(table.id, kind):
            await _invitation_edit(context, table, posted)


async def _invitation_edit(context: DeliveryContext, table: Table, posted: Posted) -> None:
    people = context.services.people
    person, invited = await people.get(posted.person or 0), posted.kind == "invitation"
    by = await context.services.invitations.inviter_of(table.id, person.id) if invited else None
    host = await people.get(by or table.host)
    localiser = _addressed(context, table, person, host)
    page = ended_page(table, person.id, localiser)
    if page is None:
        page = (invitation_page if invited else new_table_page)(table, host.name, localiser)
    with worn_off():
        await context.messenger.edit(posted, page)
    if table.status != "lobby":  # it says the last word
        await context.services.outbox.forget(person.id, posted.message)


async def new_table(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Announce an open table, unless it is full, started, abandoned, or the person already has a seat
    there.
    """
    person, table = await _reader(context, parcel)
    host = await context.services.people.get(table.host)
    localiser = _addressed(context, table, person, host)
    if ended_page(table, person.id, localiser) is not None:
        return []
    if not await context.messenger.may_see(person, table):
        return []
    if not await context.services.announcements.may_tell(table, person.id):
        return []
    return await context.messenger.to_dm(person, new_table_page(table, host.name, localiser), parcel)


async def rematch(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    person, table = await _reader(context, parcel)
    asked = await context.services.rematches.get(table.id)
    if asked is None or table.status != "lobby" or person.id not in asked.open(table):
        return []
    page = rematch_page(asked, table, person.id, context.localisers.of(table, person))
    public = context.localisers.public(table)
    openly = rematch_page(asked, table, person.id, public, openly=True)
    return await context.messenger.send(person, table, PrivateMessage(page, openly, parcel))


async def rematch_edits(context: DeliveryContext, table: Table) -> None:
    """Update the invitations to a rematch, so that each shows the current state."""
    asked = await context.services.rematches.get(table.id)
    if asked is None:
        return
    for posted in await context.services.queries.posted(table.id, "rematch"):
        person = await context.services.people.get(posted.person or 0)
        here = posted.channel in table.open_channels
        localiser = (
            context.localisers.public(table) if here else context.localisers.at(table, person.language)
        )
        with worn_off():
            await context.messenger.edit(
                posted, rematch_page(asked, table, person.id, localiser, openly=here)
            )


async def declined(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """`seat`: the former seat of the player who declined."""
    person, table = await _reader(context, parcel)
    asked = await context.services.rematches.get(table.id)
    if asked is None or table.status != "lobby" or table.seat_of(person.id) is None:
        return []
    absent = asked.seating[parcel.payload.seat or 0][0] or 0
    page = declined_page(table, absent, context.localisers.of(table, person))
    return await context.messenger.send(person, table, PrivateMessage(page, None, parcel))


async def league_missed(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Tell a player that a game of their league ended without them, and how to come back."""
    person, table = await _reader(context, parcel)
    league = await context.services.leagues.get(parcel.payload.what)
    await _without_way_back(context, table, person)
    page = missed_page(league, table, person.id, context.localisers.of(table, person))
    return await context.messenger.send(person, table, PrivateMessage(page, None, parcel))


async def order_note(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Tell a player what their orders did while they were away, in one message that grows until they
    return.
    """
    found = await context.services.orders.away_notes(parcel.game_id, parcel.payload.person or 0)
    person = await context.services.people.get(parcel.payload.person or 0)
    if not found.notes or await context.messenger.is_seen(person, found.table):
        return []
    if await context.services.queries.inbox_message(parcel.game_id, person.id) is not None:
        return await desk_edit(context, parcel)  # which includes the notice
    page = away_page(found, context.localisers.of(found.table, person))
    return await context.messenger.send(person, found.table, PrivateMessage(page, None, parcel))


async def trouble(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Tell a player why the bot cannot write to their table, and what a player can do about it."""
    person, table = await _reader(context, parcel)
    if table.private:
        return []  # there is no other way to reach them
    localiser = context.localisers.of(table, person)
    wrong = text(f"table-trouble-{parcel.payload.what}", link=link(table.place))
    key = "table-trouble-lobby" if table.status == "lobby" else "table-trouble"
    game = text(f"{table.game}-name")
    words = localiser(key, game=game, name=table_name(table), id=table.id, wrong=wrong)
    return await context.messenger.send(person, table, PrivateMessage(Page((Words(words),)), None, parcel))


async def host_note(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Notify a host about their table, in the way they have chosen."""
    person, table = await _reader(context, parcel)
    if person.id != table.host:
        return []
    private, public = context.localisers.of(table, person), context.localisers.public(table)
    if parcel.payload.what == "full":
        if table.status != "lobby" or len(table.seats) < table.capacity:
            return []
        lobby = next(iter(await context.services.queries.posted(table.id, "lobby_post")), None)
        page, openly = full_page(table, lobby, private), full_page(table, lobby, public, openly=True)
    else:
        stall = await context.services.stalls.get(table.id, parcel.payload.seat or 0)
        if stall.moot or stall.decided is not None:
            return []
        offer = next(iter(await context.services.queries.posted(table.id, "stall_post")), None)
        page, openly = (
            stalled_page(table, stall, offer, private),
            stalled_page(table, stall, offer, public, openly=True),
        )
    if person.habits.remind_in == "thread":
        return [await context.messenger.sender.post(table.place.here, openly, parcel)]
    return await context.messenger.send(person, table, PrivateMessage(page, openly, parcel))


async def replaced(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Tell a player in private that their seat was taken over, for good or for a turn."""
    person, table = await _reader(context, parcel)
    if (table.seat_of(person.id) is None) == (parcel.payload.what == FOR_ONE_TURN):
        return []  # they are back, or have left
    localiser = context.localisers.of(table, person)
    seat, what = parcel.payload.seat or 0, parcel.payload.what
    page = replaced_page(table, seat, what, localiser, await context.services.seats.held_seat(table.id, seat))
    return await context.messenger.send(person, table, PrivateMessage(page, None, parcel))


async def _without_way_back(context: DeliveryContext, table: Table, person: Person) -> None:
    """Delete the notice of a lost seat once the player is back, or the game is over."""
    for posted in await context.services.queries.posted(table.id, "replaced", person.id):
        await delete_notice(context, person, posted)


async def vote_notice(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Notify a player of a vote, as they may not be able to read it at the table."""
    person, table = await _reader(context, parcel)
    vote = await context.services.votes.get(parcel.payload.vote or 0)
    if vote.result != "open" or table.seat_of(person.id) is None:
        return []
    page = vote_page(vote, table, context.games[table.game], context.localisers.of(table, person))
    return await context.messenger.send(person, table, PrivateMessage(replace(page, pings=()), None, parcel))


async def ousting(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Tell a player that the others vote on giving their seat to someone else."""
    person, table = await _reader(context, parcel)
    vote = await context.services.votes.get(parcel.payload.vote or 0)
    if vote.result != "open" or vote.about.seat is None or table.seat_of(person.id) != vote.about.seat:
        return []
    page = ousting_page(table, vote.about.seat, context.localisers.of(table, person))
    return await context.messenger.send(person, table, PrivateMessage(page, None, parcel))


async def moved(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    person, table = await _reader(context, parcel)
    page = moved_page(table, context.localisers.of(table, person))
    return await context.messenger.send(person, table, PrivateMessage(page, None, parcel))


async def screen(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Send the hidden information of a seat to the player who has it now."""
    person = await context.services.people.get(parcel.payload.person or 0)
    look: TableSnapshot = await context.services.queries.snapshot(parcel.game_id, person.id)
    if look.seat is None:
        return []
    await _without_way_back(context, look.table, person)
    localiser = context.localisers.of(look.table, person)
    title = localiser("table-your-screen", game=text(f"{look.table.game}-name"))
    words = f"{title}\n{where(look.table, look.seat, localiser, await near_lobby(context, look.table))}"
    style = style_of(person.habits)
    request = PictureRequest(look.table, look.view, person.language, localiser.label, picture_style=style)
    page = await screen_page(context, look, localiser, request, before=words)
    return await context.messenger.send(person, look.table, PrivateMessage(page, None, parcel))
