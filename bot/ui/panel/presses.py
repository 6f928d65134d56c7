"""Every press on a panel, and opening one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from msgspec.structs import replace

from bot.ui.interactions import custom_ids
from bot.ui.interactions.custom_ids import PanelId
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.interactions.reply import Reply
from bot.ui.kit.blocks import Button, Buttons, Page, Picture, Words
from bot.ui.kit.formatting import table_name
from bot.ui.kit.limits import MESSAGE_TEXT, clip
from bot.ui.kit.localiser import Localiser
from bot.ui.kit.recap import capital, news_of
from bot.ui.panel.controls import Controls
from bot.ui.panel.heights import tallest
from bot.ui.panel.page import panel_controls, panel_page, room_for, warning_page
from bot.ui.pictures.renderer import PanelPicture, SupersededError, Ticket
from bot.values.errors import ForeignPanelError, LessonError, NeedsVoteError, RevealsError, StaleError
from bot.values.panel import Panel
from bot.values.parcel import Posted
from bot.values.table import Table
from engine.core.text import text


async def show_panel(
    reply: Reply,
    panel: Panel,
    path: Sequence[int] = (),
    *,
    sheet: int = 0,
    before: str = "",
    news: bool = False,
    more: bool = False,
) -> None:
    """Draw the panel where the press came from; a newer press on the same message takes over. `news`: with
    what has happened since its reader was last there."""
    localiser, again = reply.localiser(panel.table), panel.moved is not None and panel.is_awaited
    if not before and (news or again):  # it is their turn again, uncalled
        since = await reply.context.services.reading.since(panel.table.id, reply.person.id)
        before = news_of(since, localiser)
    ticket = reply.context.renderer.ticket(panel.table.id, panel.seat, reply.message_id)
    if not path:
        panel = await reply.context.services.remarks.on(await reply.context.services.likely.on(panel))
    shown = panel_controls(panel, path, localiser, sheet)
    try:
        room = room_for(panel, shown, localiser, reply.context.renderer, path=path)
        pictures = await _panel_pictures(reply, panel, shown, localiser, ticket, room)
    except SupersededError:
        return
    if not reply.context.renderer.is_newest(ticket):
        return
    own = reply.context.renderer.holdings(panel, pictures, localiser.brief)
    onward = await _onward(reply, panel, localiser)
    page = partial(
        panel_page,
        panel,
        shown,
        localiser,
        pictures,
        before=before,
        own=own,
        path=path,
        more=more,
        onward=onward,
    )
    if (asked := _asked_meanwhile(reply, panel)) is not None:
        await show_panel(reply, asked)
        return
    await _put(reply, panel, page)
    reply.mark_seen(panel.table)
    if (asked := _asked_meanwhile(reply, panel)) is not None:  # and their call may be painted over
        await show_panel(reply, asked)


async def _put(reply: Reply, panel: Panel, page: Callable[..., Page]) -> None:
    """Where the press came from. A turn that was handed over on a private answer in an inbox is shown by the
    message that lies there and is kept up to date."""
    home, table = await _home(reply, panel.table), panel.table
    is_over = reply.ack == "update" and panel.moved is not None and not panel.is_awaited
    if home is not None and (is_over or reply.is_gone) and await reply.context.post.edit(home, page()):
        if not reply.is_gone:
            await reply.take_away()
            await reply.context.services.visits.closed([reply.message_id])
        return
    if reply.is_gone:
        return  # a call has taken the place of both
    await reply.mark_panel_open(table)
    await reply.show(page(lasts=not reply.is_away_from(table)))
    if reply.ack == "private":
        await _only_here(reply, table.id)
    if home is not None and (panel.is_awaited or panel.moved is not None):
        await reply.context.post.edit(home, page())


def _asked_meanwhile(reply: Reply, panel: Panel) -> Panel | None:
    """Computers may answer while a page is drawn that says that nothing is asked."""
    if panel.is_awaited or panel.over:
        return None
    asked = reply.context.services.table.asked(panel.table.id, reply.person.id)
    return None if asked is None else replace(asked, moved=panel.moved)


async def _home(reply: Reply, table: Table) -> Posted | None:
    """The message about the table that lies where a private answer is given, if one does."""
    if not reply.is_away_from(table):
        return None
    lying = await reply.context.services.reading.inbox_message(table.id, reply.person.id)
    here = lying is not None and lying.channel == reply.interaction.channel_id
    return lying if here and lying is not None and lying.message != reply.pressed else None


async def _told_on(reply: Reply, game_id: str) -> int | None:
    """The message that will show what comes of a press: it is not to be put away beside."""
    home = await _home(reply, await reply.context.services.reading.known(game_id)) if reply.is_alone else None
    return reply.pressed if home is None else home.message


async def _only_here(reply: Reply, game_id: str) -> None:
    """Of panels that only this person sees one is enough: the newest."""
    open_ = await reply.context.services.reading.panels(game_id, reply.person.id)
    if older := [one for one in open_ if one.message != reply.pressed]:
        await reply.context.post.close_panels(older, None)
        await reply.context.services.visits.closed([one.message for one in older])


async def _onward(reply: Reply, panel: Panel, localiser: Localiser) -> Button | None:
    """After a turn: to the table that has waited for this player the longest."""
    if panel.moved is None or panel.is_awaited:
        return None
    other = await reply.context.services.reading.next_table(reply.person.id, panel.table.id)
    if other is None:
        return None
    game, name = text(f"{other.game}-name"), table_name(other)
    return Button(
        localiser.short("panel-onward", game=game, name=name), custom_ids.button("play", other.id), "verb"
    )


async def _panel_pictures(
    reply: Reply, panel: Panel, shown: Controls | None, localiser: Localiser, ticket: Ticket, room: int
) -> tuple[Picture, ...]:
    focuses, badges = (shown.focuses, shown.badges) if shown is not None else ((), {})
    earlier = await reply.context.services.past.earlier(panel.table.id, reply.person.id)
    shot = PanelPicture(
        panel, reply.locale, localiser.label, focuses, badges, earlier, await reply.picture_style(), room
    )
    return await reply.context.renderer.panel(shot, ticket)


async def _at_own_panel(press: Press, work: Callable[[PanelId], Awaitable[Panel]]) -> Panel | None:
    """What came of doing something at one's own panel; a stale press gets today's panel, quietly.

    None where something else was answered: somebody else's panel, a question to be asked first."""
    try:
        return await work(custom_ids.panel_id_of(press.args))
    except (StaleError, LessonError) as error:
        return error.panel
    except ForeignPanelError as error:
        await _foreign(press.reply, error)
    except RevealsError as error:
        await _warn(press.reply, error)
    except NeedsVoteError as error:
        await offer_vote(press.reply, press.word(0), error)
    return None


async def _do(press: Press, work: Callable[[PanelId], Awaitable[Panel]]) -> None:
    if (panel := await _at_own_panel(press, work)) is not None:
        await show_panel(press.reply, panel)


async def _foreign(reply: Reply, error: ForeignPanelError) -> None:
    """A press on somebody else's panel is answered beside it, and changes nothing."""
    await reply.send_ephemeral(_foreign_page(reply, error))


def _foreign_page(reply: Reply, error: ForeignPanelError) -> Page:
    table, localiser = error.table, reply.localiser(error.table)
    words = Words(localiser.say(error.text))
    own = Button(localiser.short("table-play"), custom_ids.button("play", table.id), "verb")
    seated = table.seat_of(reply.person.id) is not None
    return Page((words, Buttons((own,))) if seated else (words,))


async def _warn(reply: Reply, error: RevealsError) -> None:
    """One that reveals, or gives something up, is asked about first."""
    panel, localiser = error.panel, reply.localiser(error.panel.table)
    ticket = reply.context.renderer.ticket(panel.table.id, panel.seat, reply.message_id)
    pictures = await _panel_pictures(
        reply, panel, None, localiser, ticket, tallest(warning_page(panel, error.way, localiser))
    )
    await reply.show(warning_page(panel, error.way, localiser, pictures))


async def offer_vote(reply: Reply, game_id: str, error: NeedsVoteError) -> None:
    """Past a barrier only consent helps: offer to ask for it."""
    localiser = reply.localiser()
    ask = Button(localiser.short("vote-ask"), custom_ids.button("askundo", game_id), "verb")
    await reply.send_ephemeral(Page((Words(localiser.say(error.text)), Buttons((ask,)))))


async def _open(press: Press) -> None:
    await _turn_to(press, custom_ids.path_of(press.word(3)))


async def _sheet(press: Press) -> None:
    await _turn_to(press, custom_ids.path_of(press.word(3)), press.number(4))


async def _more(press: Press) -> None:
    """What had no room beside the question, in its place."""
    await _turn_to(press, custom_ids.path_of(press.word(3)), more=True)


async def _turn_to(press: Press, path: tuple[int, ...], sheet: int = 0, *, more: bool = False) -> None:
    """Open a menu; on an old panel the way may lead elsewhere, so it starts from the top again."""
    tables, person = press.reply.context.services.table, press.reply.person.id
    panel = await _at_own_panel(press, lambda at: tables.panel(at.game, person, at=at.seat))
    if panel is not None:
        is_current = panel.mark == custom_ids.panel_id_of(press.args).mark
        await show_panel(
            press.reply, panel, path if is_current else (), sheet=sheet, more=more and is_current
        )


async def _choose(press: Press) -> None:
    """A line of a menu: "g" opens a further menu, "o" is a pick, "t" a whole turn."""
    kind, way = press.value[:1], custom_ids.path_of(press.value[1:])
    if kind == "g":
        await _turn_to(press, way)
    else:
        await _take(press, way, sure=False, whole=kind == "t")


async def _pick(press: Press) -> None:
    """One pick, or several in a row."""
    await _take(press, custom_ids.path_of(press.word(3)), sure=False)


async def _likely(press: Press) -> None:
    """A whole turn, handed over where it can be taken back."""
    await _take(press, custom_ids.path_of(press.word(3)), sure=False, whole=True)


async def _draft(press: Press) -> None:
    """Picks that are only drafted, whatever might follow them by itself."""
    tables, person, cause = press.reply.context.services.table, press.reply.person.id, press.reply.cause
    route = custom_ids.path_of(press.word(3))
    await _do(press, lambda at: tables.draft(at.game, person, at.mark, *route, at=at.seat, cause=cause))


async def _sure(press: Press) -> None:
    await _take(press, custom_ids.path_of(press.word(3)), sure=True)


async def _take(press: Press, route: tuple[int, ...], *, sure: bool, whole: bool = False) -> None:
    reply = press.reply
    tables, person, cause = reply.context.services.table, reply.person.id, reply.cause
    pressed = await _told_on(reply, press.word(0))
    await _do(
        press,
        lambda at: tables.pick(
            at.game, person, at.mark, *route, at=at.seat, sure=sure, whole=whole, pressed=pressed, cause=cause
        ),
    )


async def _confirm(press: Press) -> None:
    reply = press.reply
    tables, person = reply.context.services.table, reply.person.id
    pressed = await _told_on(reply, press.word(0))
    await _do(
        press,
        lambda at: tables.confirm(
            at.game, person, at.mark, at=at.seat, sure=False, pressed=pressed, cause=reply.cause
        ),
    )


async def _undo(press: Press) -> None:
    reply = press.reply
    tables, person = reply.context.services.table, reply.person.id
    await _do(press, lambda at: tables.undo(at.game, person, at=at.seat, cause=reply.cause))


async def _restart(press: Press) -> None:
    reply = press.reply
    tables, person = reply.context.services.table, reply.person.id
    await _do(press, lambda at: tables.restart(at.game, person, at=at.seat, cause=reply.cause))


async def _why(press: Press) -> None:
    """What cannot be done now, and why."""
    reply, game = press.reply, custom_ids.word_of(press.args, 0)
    panel = await reply.context.services.table.panel(game, reply.person.id)
    reasons = await reply.context.services.table.why_not(game, reply.person.id)
    localiser = reply.localiser(panel.table)
    lines = [f"- {capital(localiser.say(reason))}" for reason in reasons] or [localiser("panel-why-not-none")]
    await reply.send_text(clip("\n".join([localiser("panel-why-not-title"), *lines]), MESSAGE_TEXT))


async def _answer(press: Press) -> None:
    """A pass or the like, right on a post that all can see; one that is old shows today's panel instead.

    The id says only what everybody knows: nobody can work out of it what the seat holds."""
    game, seat, turn, words = (custom_ids.word_of(press.args, place) for place in range(4))
    reply = press.reply
    tables, person = reply.context.services.table, reply.person.id
    try:
        panel = await tables.panel(game, person, at=custom_ids.number_of(seat))
    except ForeignPanelError as error:
        await reply.show(_foreign_page(reply, error))
        return
    options = panel.decision.options if panel.decision is not None else ()
    number = next((at for at, option in enumerate(options) if option.words == words), None)
    if number is None or panel.picks or str(panel.table.turn) != turn:
        await show_panel(reply, panel)
        return
    at = Press(reply, (game, seat, panel.mark))
    await _take(at, (number,), sure=False)


async def _play(press: Press) -> None:
    reply = press.reply
    panel = await reply.context.services.table.panel(press.word(0), reply.person.id)
    await show_panel(reply, panel, news=True)


HANDLERS: Handlers = {
    "open": Handled("update", _open),
    "more": Handled("update", _more),
    "sheet": Handled("update", _sheet),
    "choose": Handled("update", _choose),
    "pick": Handled("update", _pick),
    "likely": Handled("update", _likely),
    "draft": Handled("update", _draft),
    "sure": Handled("update", _sure),
    "confirm": Handled("update", _confirm),
    "undo": Handled("update", _undo),
    "restart": Handled("update", _restart),
    "play": Handled("private", _play),
    "answer": Handled("private", _answer),
    "why": Handled("private", _why),
}
