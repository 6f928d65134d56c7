"""The post of a league, which is edited as it changes: players, tables of the round, standings."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping, Sequence
from fractions import Fraction

import discord
from msgspec.structs import replace

from bot.context import AppContext
from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.interactions.reply import Reply
from bot.ui.interactions.table_access import must_see_league
from bot.ui.kit.blocks import Block, Button, Buttons, Page, Picture, Pictures, Style, Words
from bot.ui.kit.formatting import link, mention, table_name
from bot.ui.kit.generated_names import name_of
from bot.ui.kit.localiser import Localiser
from bot.ui.pages.lobby_handlers import check_reach
from bot.ui.pages.setup_choices import values_text
from bot.values.errors import PlayerError
from bot.values.league import League, Rank, standings
from bot.values.table import Place, Table, box_in
from engine.core.text import Arg, Text, UserText, text
from render.kit.standings import StandingLine, standings_picture

_WON = 3
"""Number of places announced in words when a league is over."""
_NO_TABLE = "—"


async def league_page(
    context: AppContext, league: League, localiser: Localiser, *, buttons: bool = True
) -> Page:
    """`buttons`: for the public post."""
    blocks: list[Block] = [Words("\n".join(_heading(league, localiser)))]
    if league.status == "open":
        blocks.append(Words(_people(league, localiser)))
        blocks.append(Words("-# " + localiser("league-rules")))
        more = "yes" if league.rounds > 1 else "no"
        blocks.append(Words("-# " + localiser("league-absence", hold=league.hold, more=more)))
        blocks += [Buttons(_buttons(league, localiser))] if buttons else []
        return Page(tuple(blocks))
    if league.status == "running":
        tables = await context.services.leagues.tables(league)
        blocks.append(Words("\n".join(_table(one, localiser) for one in tables)))
    if league.played:
        ranks = standings(league)
        names = {rank.person: (await context.services.people.get(rank.person)).name for rank in ranks}
        blocks.append(Pictures((await _picture(league, ranks, names, localiser),)))
        if league.status == "over":
            blocks.append(Words(_winners(league, ranks, localiser)))
    return Page(tuple(blocks))


async def show_league(context: AppContext, league: League, nonce: str) -> League:
    """Update the post of a league, or send it again if it was deleted."""
    localiser = context.localisers.plain(league.language)
    page = await league_page(context, league, localiser)
    message = await context.messenger.edit_or_post(league.channel, league.message, page, league.id, nonce)
    if league.played and message == league.message:
        return league
    now = await context.services.leagues.note_shown(league, message)
    if now.played or now == replace(league, message=message):
        return now
    return await show_league(context, now, nonce)  # the league changed in the meantime


async def show_again(context: AppContext, league_id: str) -> None:
    """Update the post; if it cannot be written, that is retried after the next start."""
    with contextlib.suppress(discord.HTTPException):
        await show_league(context, await context.services.leagues.get(league_id), f"league-{league_id}")


async def gone_from(reply: Reply, league: League, *, dealing: bool = False) -> frozenset[int]:
    """Return the members and the host who can no longer see the channel of a league.

    Looked up only where it matters: to deal tables, and for a player who may start or cancel a league without
    a host.
    """
    person, leads = reply.person.id, reply.person.id == league.host or reply.is_moderator
    place, post = Place(league.channel, league.guild), reply.context.messenger
    if league.status != "open" or (not dealing if leads else league.member(person) is None):
        return frozenset()
    if not leads and league.host > 0 and not await post.without_access(place, (league.host,)):
        return frozenset()
    return await post.without_access(place, people_of(league))


def people_of(league: League) -> set[int]:
    """Return its members and its host, without people whose data was erased."""
    return {person for person in (*league.active, league.host) if person > 0}


def idle_page(league: League, localiser: Localiser) -> Page:
    """Posted once, for the players who waited for the start."""
    who = tuple(mention(person) for person in sorted(people_of(league)))
    return Page((Words(localiser("league-idle", **league_title(league), who=who)),))


def league_title(league: League) -> dict[str, Arg]:
    name = name_of(league.id, league.language if league.own_words else "")
    return {"game": text(f"{league.game}-name"), "name": name}


def missed_page(league: League, table: Table, person: int, localiser: Localiser) -> Page:
    """Tell a member that a game ended without them: no points, and no table until they come back."""
    member = league.member(person)
    waits = league.status == "running" and member is not None and member.out == "absent"
    more = waits and league.has_more_rounds
    state = "more" if more else "last" if league.status == "running" else "over"
    words = localiser("league-missed", **league_title(league), table=table_name(table), state=state)
    if not more:
        return Page((Words(words),))
    back = Button(localiser.short("league-come-back"), custom_ids.button("leagueback", league.id), "go")
    return Page((Words(words), Buttons((back,))))


def _heading(league: League, localiser: Localiser) -> list[str]:
    known = league_title(league)
    round_: dict[str, Arg] = {"round": len(league.played), "rounds": league.rounds}
    lines = [localiser(f"league-title-{league.status}", **known, **round_)]
    if league.status in ("open", "running"):
        points, clock = text(f"league-points-{league.scheme}"), text(f"clock-{league.clock}")
        lines.append(localiser("league-agreed", rounds=league.rounds, points=points, clock=clock))
        if (box := box_in(league.options)) is not None:
            lines.append("-# " + localiser("lobby-flag", name=text("lobby-values"), state=values_text(box)))
        if league.form != "auto" or league.status == "running":
            lines.append("-# " + localiser(f"league-form-{'all' if league.meets_all else 'swiss'}"))
        lines.append("-# " + localiser("league-run-by", who=mention(league.host)))
    if league.status == "open":
        lines.append("-# " + localiser("league-overdue", when=f"<t:{int(league.overdue)}:D>"))
    if league.cut_short:
        lines.append(
            localiser(f"league-cut-{league.cut_short}", round=league.rounds_over, rounds=league.rounds)
        )
    return lines


def _people(league: League, localiser: Localiser) -> str:
    if not league.members:
        return localiser("league-nobody")
    who = tuple(mention(member.person) for member in league.members)
    return localiser("league-people", count=len(who), who=who)


def _buttons(league: League, localiser: Localiser) -> tuple[Button, ...]:
    def button(verb: str, style: Style = "plain") -> Button:
        return Button(localiser.short(f"league-{verb}"), custom_ids.button(f"league{verb}", league.id), style)

    return button("join", "verb"), button("leave"), button("start", "go"), button("end", "danger")


def _table(table: Table, localiser: Localiser) -> str:
    key = "league-table" if table.is_going else "league-table-over"
    who = tuple(
        mention(info.person)
        if info.person is not None
        else localiser.say(text("bot-computer", name=info.name))
        for info in table.seats
    )
    return localiser(key, name=table_name(table), link=link(table.place), who=who)


def _points_text(points: Fraction | None) -> Text | str:
    """Format points as a whole number or with one decimal."""
    if points is None:
        return _NO_TABLE
    if points.denominator == 1:
        return str(points.numerator)
    whole, tenths = f"{float(points):.1f}".split(".")
    return text("bot-decimal", whole=whole, tenths=tenths)


def _points(points: Fraction | None, localiser: Localiser) -> str:
    found = _points_text(points)
    return found if isinstance(found, str) else localiser.label(found)


async def _picture(
    league: League, ranks: Sequence[Rank], names: Mapping[int, UserText], localiser: Localiser
) -> Picture:
    lines = [
        StandingLine(
            rank.place,
            localiser.name(names[rank.person]),
            tuple(_points(got, localiser) for got in rank.by_round),
            _points(rank.points, localiser),
            bool(rank.out),
            medal=rank.points > 0,
        )
        for rank in ranks
    ]
    known, over = league_title(league), league.rounds_over
    title = localiser.short("league-picture-title", **known)
    below = (
        localiser.short("league-picture-after", round=over, rounds=league.rounds)
        if over
        else localiser.short("league-picture-none")
    )
    data = await asyncio.to_thread(
        standings_picture, lines, title, below, localiser.short("league-picture-total")
    )
    all_ = tuple(
        text("league-alt-line", place=rank.place, who=names[rank.person], points=_points_text(rank.points))
        for rank in ranks
    )
    return Picture("standings.png", data, localiser.short("league-alt", title=below, all=all_))


def _winners(league: League, ranks: Sequence[Rank], localiser: Localiser) -> str:
    """Return the leaders, and what broke ties."""
    lines = [
        localiser(
            "league-place", place=rank.place, who=mention(rank.person), points=_points_text(rank.points)
        )
        for rank in ranks
        if rank.place <= _WON and league.rounds_over
    ]
    return "\n".join([*lines[: 2 * _WON], "-# " + localiser("league-ties")])


async def _join(press: Press) -> None:
    reply, league = press.reply, await _here(press, joining=True)
    await check_reach(reply)
    await _show(press, await reply.services.leagues.join(league.id, reply.person.id))


async def _leave(press: Press) -> None:
    reply, league = press.reply, await _here(press)
    await _show(press, await reply.services.leagues.leave(league.id, reply.person.id))


async def _start(press: Press) -> None:
    reply, league = press.reply, await _here(press)
    person, moderator = reply.person.id, reply.is_moderator
    gone = await gone_from(reply, league, dealing=True)
    begun = await reply.services.leagues.start(league.id, person, moderator=moderator, gone=gone)
    await _show(press, begun)


async def _end(press: Press) -> None:
    reply, league = press.reply, await _here(press)
    person, moderator, manager = reply.person.id, reply.is_moderator, reply.is_manager
    gone = await gone_from(reply, league)
    ended = await reply.services.leagues.end(
        league.id, person, moderator=moderator, manager=manager, gone=gone
    )
    await _show(press, ended)


async def _come_back(press: Press) -> None:
    """Come back to a league, on the notice in one's inbox; only people who still see its channel."""
    reply, leagues = press.reply, press.reply.services.leagues
    league, person = await leagues.get(press.word(0)), reply.person.id
    gone = await reply.context.messenger.without_access(Place(league.channel, league.guild), (person,))
    if league.member(person) is None or gone:
        raise PlayerError("league-none")
    back = await leagues.join(league.id, person)
    await reply.show(Page((Words(reply.localiser()("league-is-back", **league_title(back))),)))


async def _here(press: Press, *, joining: bool = False) -> League:
    """Return the league of the press; only people on its server who can see it may use it."""
    league = await press.reply.services.leagues.get(press.word(0))
    must_see_league(press.reply, league, joining=joining)
    return league


async def _show(press: Press, league: League) -> None:
    """Update the pressed message, which is the league's post."""
    reply, leagues = press.reply, press.reply.services.leagues
    page = await league_page(reply.context, league, reply.context.localisers.plain(league.language))
    pressed = reply.interaction.message
    await reply.show(page)
    if league.played:
        return
    if pressed is None or pressed.id != league.message:  # a newer post has replaced it
        await show_league(reply.context, league, reply.cause)
        return
    now = await leagues.note_shown(league, league.message)
    if now != league and not now.played:  # another press was faster, and this edit may have hidden its result
        await _show(press, now)


HANDLERS: Handlers = {
    "leaguejoin": Handled("update", _join),
    "leagueleave": Handled("update", _leave),
    "leaguestart": Handled("update", _start),
    "leagueend": Handled("update", _end),
    "leagueback": Handled("update", _come_back),
}
