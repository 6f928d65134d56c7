"""Handlers of all presses on a panel, and the panel as the answer to them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from msgspec.structs import replace

from bot.services.tables.turns import TurnService
from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.interactions.reply import Reply
from bot.ui.kit.blocks import Button, Buttons, Page, Words
from bot.ui.kit.limits import MESSAGE_TEXT, clip
from bot.ui.kit.recap import news_of
from bot.ui.panel.controls import confirm_way
from bot.ui.panel.lessons import PLAY_ON
from bot.ui.panel.page import in_words_page, panel_page, path_before_undone, question_of
from bot.ui.pictures.picture_requests import PanelPicture
from bot.ui.pictures.renderer import SupersededError
from bot.values.errors import ForeignPanelError, LessonError, NeedsVoteError, RevealsError, StaleError
from bot.values.panel import Panel, Shortcut
from bot.values.parcel import Posted
from bot.values.people import style_of
from render.kit.text import with_capital


async def show_panel(
    reply: Reply,
    panel: Panel,
    path: Sequence[int] = (),
    *,
    before: str = "",
    news: bool = False,
    more: bool = False,
    pending: Shortcut | None = None,
    plays_on: bool = False,
) -> None:
    """Draw the panel in place of the pressed message; a newer press on the same message takes over.

    `news`: add the events since the reader's last visit. `pending`: a pick that waits for Confirm.
    `plays_on`: omit the goodbye of a tutorial."""
    localiser, renderer = reply.localiser(panel.table), reply.context.renderer
    visits = reply.services.visits
    again = panel.moved is not None and panel.is_awaited  # it is their turn again, uncalled
    ticket = renderer.ticket(panel.table.id, panel.seat, reply.message_id)
    opened = await reply.services.panels.open(
        panel,
        reply.person.id,
        begins=not path,
        news=not before and (news or again),
        away=reply.is_away_from(panel.table),
    )
    panel, around = replace(opened.panel, lesson=None) if plays_on else opened.panel, opened.around
    if around.since is not None:
        before = news_of(around.since, localiser)
    question = question_of(panel, path)
    shot = PanelPicture(
        panel, reply.locale, localiser.label, question, around.earlier, style_of(opened.habits)
    )
    try:
        pictures = await renderer.panel(shot, ticket)
    except SupersededError:
        return
    if not renderer.is_newest(ticket):
        return
    own = renderer.holdings(panel, pictures, localiser.brief)
    page = partial(
        panel_page,
        panel,
        question,
        localiser,
        pictures,
        news=before,
        own=own,
        pending=pending,
        more=more,
        next_table=visits.held_back(panel.table.id, reply.person.id) if question else around.next_table,
    )
    if (asked := _asked_meanwhile(reply, panel)) is not None:
        await show_panel(reply, asked)
        return
    is_begun = bool(panel.picks) or (question is not None and question.before is not None)
    await _put(reply, panel, page, _beside(reply, around.lying), is_begun=is_begun)
    reply.mark_seen(panel.table)
    visits.shows(panel.table.id, reply.person.id, panel.mark, tuple(path), more=more)
    if (asked := _asked_meanwhile(reply, panel)) is not None:  # and their call may be painted over
        await show_panel(reply, asked)


async def _put(
    reply: Reply, panel: Panel, page: Callable[..., Page], home: Posted | None, *, is_begun: bool
) -> None:
    """Show the page in place of the pressed message. A turn committed from a private answer in an inbox is
    shown by the message there that is kept up to date."""
    table = panel.table
    is_over = reply.ack == "update" and panel.moved is not None and not panel.is_awaited
    if home is not None and (is_over or reply.is_gone) and await reply.context.messenger.edit(home, page()):
        if not reply.is_gone:
            await reply.take_away()
            await reply.services.visits.closed([reply.message_id])
        return
    if reply.is_gone:
        return  # a call has taken the place of both
    _note_answer(reply, panel, is_begun=is_begun)
    is_other = reply.ack == "update" and reply.way_back_to not in (None, table.id)
    if is_other and not reply.is_alone and reply.pressed is not None:
        await reply.services.outbox.hand_on(table.id, reply.person.id, reply.pressed)
    await reply.mark_panel_open(table)
    await reply.show(page(lasts=not reply.is_away_from(table)))
    if reply.ack == "private" or is_other:
        await _only_here(reply, table.id)
    if home is not None and (panel.is_awaited or panel.moved is not None):
        await reply.context.messenger.edit(home, page())


def _note_answer(reply: Reply, panel: Panel, *, is_begun: bool) -> None:
    """Hold back notices of other tables while this person answers in their inbox."""
    visits, game_id, person = reply.services.visits, panel.table.id, reply.person.id
    if reply.interaction.guild_id is None and panel.is_awaited:
        visits.answers(game_id, person, "" if reply.is_alone else panel.mark, begun=is_begun)
    elif panel.moved is not None:
        visits.has_answered(game_id, person)


def _asked_meanwhile(reply: Reply, panel: Panel) -> Panel | None:
    """Return the panel of a new question: computers may reply while a page without a question is drawn."""
    if panel.is_awaited or panel.over:
        return None
    asked = reply.services.turns.due_panel(panel.table.id, reply.person.id)
    return None if asked is None else replace(asked, moved=panel.moved)


def _beside(reply: Reply, lying: Posted | None) -> Posted | None:
    """Return the message about the table in the inbox where the private answer is given; None: there is
    none."""
    here = lying is not None and lying.channel == reply.interaction.channel_id
    return lying if here and lying is not None and lying.message != reply.pressed else None


async def _told_on(reply: Reply, game_id: str) -> int | None:
    """Return the id of the message that will show the result of a press, which must not be deleted."""
    reading = reply.services.queries
    if not reply.is_alone or not reply.is_away_from(await reading.cached_table(game_id)):
        return reply.pressed
    home = _beside(reply, await reading.inbox_message(game_id, reply.person.id))
    return reply.pressed if home is None else home.message


async def _only_here(reply: Reply, game_id: str) -> None:
    """Close older panels of the table that only this person sees: the newest is enough."""
    open_ = await reply.services.visits.panels_of(game_id, reply.person.id)
    if older := [one for one in open_ if one.message != reply.pressed]:
        await reply.context.messenger.close_panels(older, None)
        await reply.services.visits.closed([one.message for one in older])


async def _at_own_panel(
    press: Press, act: Callable[..., Awaitable[Panel]], *args: object, **more: object
) -> Panel | None:
    """Do something at the person's own panel; a stale press is answered by the current panel, which says so.

    None: something else was answered, such as a press on another player's panel, or a question comes
    first."""
    at = custom_ids.panel_id_of(press.args)
    try:
        return await act(at.game, press.reply.person.id, *args, at=at.seat, **more)
    except LessonError as error:
        return error.panel
    except StaleError as error:
        await show_panel(press.reply, error.panel, before=_replaced(press.reply, error.panel))
    except ForeignPanelError as error:
        await press.reply.send_ephemeral(_foreign_page(press.reply, error))
    except RevealsError as error:
        await show_panel(press.reply, error.panel, pending=error.way)
    except NeedsVoteError as error:
        await offer_vote(press.reply, press.word(0), error)
    return None


def _replaced(reply: Reply, panel: Panel) -> str:
    """Say that the button pressed was not one of the question that is asked now."""
    return reply.localiser(panel.table)("panel-replaced") if panel.is_awaited else ""


async def _do(press: Press, act: Callable[..., Awaitable[Panel]], *args: object, **more: object) -> None:
    panel = await _at_own_panel(press, act, *args, cause=press.reply.cause, **more)
    if panel is not None:
        await show_panel(press.reply, panel)


def _turns(press: Press) -> TurnService:
    return press.reply.services.turns


def _foreign_page(reply: Reply, error: ForeignPanelError) -> Page:
    table, localiser = error.table, reply.localiser(error.table)
    words = Words(localiser.say(error.text))
    own = Button(localiser.short("table-play"), custom_ids.button("play", table.id), "verb")
    seated = table.seat_of(reply.person.id) is not None
    return Page((words, Buttons((own,))) if seated else (words,))


async def offer_vote(reply: Reply, game_id: str, error: NeedsVoteError) -> None:
    """Offer to ask the others for consent to an undo. Nobody is asked alone among computers."""
    localiser, table = reply.localiser(), await reply.services.queries.cached_table(game_id)
    words, key = localiser.say(error.text), "vote-ask"
    if table.is_solitary:
        words, key = localiser("panel-undo-revealed"), "panel-undo-yes"
    ask = Button(localiser.short(key), custom_ids.button("askundo", game_id), "verb")
    await reply.send_ephemeral(Page((Words(words), Buttons((ask,)))))


async def _open(press: Press) -> None:
    path = custom_ids.path_of(press.word(3))
    await _open_path(press, path, plays_on=press.args[4:] == (PLAY_ON,))


async def _more(press: Press) -> None:
    """Show the rarely used controls in place of the question."""
    await _open_path(press, custom_ids.path_of(press.word(3)), more=True)


async def _open_path(
    press: Press, path: tuple[int, ...] = (), *, more: bool = False, plays_on: bool = False
) -> None:
    """Go to this path of words; an old panel is replaced by the current one, where the path may differ."""
    panel = await _at_own_panel(press, _turns(press).panel)
    if panel is None:
        return
    if panel.mark == press.word(2):
        await show_panel(press.reply, panel, path, more=more, plays_on=plays_on)
    else:
        before = _replaced(press.reply, panel) if path else ""
        await show_panel(press.reply, panel, before=before, plays_on=plays_on)


async def _current(press: Press) -> Panel:
    at = custom_ids.panel_id_of(press.args)
    return await _turns(press).panel(at.game, press.reply.person.id, at=at.seat)


async def _in_words(press: Press) -> None:
    """List every key of the question in words, in place of the panel."""
    reply, at = press.reply, custom_ids.panel_id_of(press.args)
    panel = await _current(press)
    question = question_of(panel, custom_ids.path_of(press.word(3)) if panel.mark == at.mark else ())
    if question is None:
        await show_panel(reply, panel)
    else:
        await reply.show(in_words_page(panel, question, reply.localiser(panel.table)))


async def _draft(press: Press) -> None:
    """Draft picks without any automatic pick after them."""
    await _do(press, _turns(press).draft, press.word(2), *custom_ids.path_of(press.word(3)))


async def _take(
    press: Press, *, route: tuple[int, ...] | None = None, sure: bool = False, whole: bool = False
) -> None:
    """Make one pick or several in a row. `whole`: a whole turn, which is committed if it can be undone."""
    picks = custom_ids.path_of(press.word(3)) if route is None else route
    pressed = await _told_on(press.reply, press.word(0))
    await _do(press, _turns(press).pick, press.word(2), *picks, sure=sure, whole=whole, pressed=pressed)


async def _confirm(press: Press) -> None:
    pressed = await _told_on(press.reply, press.word(0))
    await _do(press, _turns(press).confirm, press.word(2), sure=False, pressed=pressed)


async def _skip(press: Press) -> None:
    """Ask before the rest of a turn is skipped, where that cannot be undone alone."""
    panel = await _at_own_panel(press, _turns(press).panel)
    if panel is not None:
        pending = confirm_way(panel) if panel.mark == press.word(2) else None
        await show_panel(press.reply, panel, pending=pending)


async def _undo(press: Press) -> None:
    panel = await _at_own_panel(press, _turns(press).undo, cause=press.reply.cause)
    if panel is not None:
        await show_panel(press.reply, panel, path_before_undone(panel))


async def _ask_undo(press: Press) -> None:
    """Ask first if Undo also takes back turns of others."""
    reply, at = press.reply, custom_ids.panel_id_of(press.args)
    panel = await _current(press)
    if panel.mark != at.mark or not panel.undone_with_it:
        await show_panel(reply, panel)
        return
    localiser = reply.localiser(panel.table)
    undo = Button(localiser.short("panel-undo-yes"), at.button("undo"))
    back = Button(localiser.short("panel-undo-no"), at.button("back", custom_ids.ROOT))
    words = localiser("panel-undo-others", count=panel.undone_with_it)
    await reply.show(Page((Words(words), Buttons((undo, back)))))


async def _restart(press: Press) -> None:
    await _do(press, _turns(press).restart)


async def _why(press: Press) -> None:
    """List what is impossible now, with the reasons."""
    reply, game = press.reply, press.word(0)
    panel = await _turns(press).panel(game, reply.person.id)
    reasons = await _turns(press).why_not(game, reply.person.id)
    localiser = reply.localiser(panel.table)
    lines = [f"- {with_capital(localiser.say(reason))}" for reason in reasons] or [
        localiser("panel-why-not-none")
    ]
    await reply.send_text(clip("\n".join([localiser("panel-why-not-title"), *lines]), MESSAGE_TEXT))


async def _answer(press: Press) -> None:
    """Pass or decline directly on a public post; a stale post shows the current panel instead.

    The id contains public knowledge only, so it reveals nothing about the seat."""
    reply, (game, seat, turn, words) = press.reply, map(press.word, range(4))
    try:
        panel = await _turns(press).panel(game, reply.person.id, at=press.number(1))
    except ForeignPanelError as error:
        await reply.show(_foreign_page(reply, error))
        return
    options = panel.decision.options if panel.decision is not None else ()
    number = next((at for at, option in enumerate(options) if option.words == words), None)
    if number is None or panel.picks or str(panel.table.turn) != turn:
        await show_panel(reply, panel)
        return
    await _take(Press(reply, (game, seat, panel.mark)), route=(number,))


async def _take_hint(press: Press) -> None:
    reply, which = press.reply, press.number(1)
    hints, mark = reply.services.hints, "".join(press.args[2:])  # buttons of old lists have none
    panel = await hints.take(press.word(0), reply.person.id, which, mark=mark, cause=reply.cause)
    await show_panel(reply, panel)


async def _play(press: Press) -> None:
    panel = await _turns(press).panel(press.word(0), press.reply.person.id)
    await show_panel(press.reply, panel, news=True)


HANDLERS: Handlers = {
    "open": Handled("update", _open),
    "back": Handled("update", _open),
    "more": Handled("update", _more),
    "inwords": Handled("update", _in_words),
    "sheet": Handled("update", _open_path),  # of panels with menus, as the next
    "choose": Handled("update", _open_path),
    "pick": Handled("update", _take),
    "likely": Handled("update", partial(_take, whole=True)),
    "draft": Handled("update", _draft),
    "sure": Handled("update", partial(_take, sure=True)),
    "confirm": Handled("update", _confirm),
    "skip": Handled("update", _skip),
    "undo": Handled("update", _undo),
    "undoask": Handled("update", _ask_undo),
    "restart": Handled("update", _restart),
    "play": Handled("private", _play),
    "answer": Handled("private", _answer),
    "takehint": Handled("update", _take_hint),
    "why": Handled("private", _why),
}
