"""A player at their desk: every press on a panel, and opening one."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Sequence

import discord

from bot.services.errors import NeedsVoteError, StaleError
from bot.services.types import Panel
from bot.ui import acts
from bot.ui.acts import Desk
from bot.ui.answer import Answer
from bot.ui.controls import Controls
from bot.ui.page import Button, Buttons, Page, Picture, Words
from bot.ui.panel import panel_controls, panel_page, warning_page
from bot.ui.press import Handled, Handlers, Press
from bot.ui.studio import SupersededError, Ticket
from bot.ui.voice import Voice

_CALLS = ("call", "reminder", "draft_cut")


async def show_panel(
    answer: Answer, panel: Panel, path: Sequence[int] = (), *, sheet: int = 0, before: str = ""
) -> None:
    """Draw the desk where the press came from; a newer press on the same message takes over."""
    voice = answer.voice(panel.table)
    ticket = answer.bot.studio.ticket(panel.table.id, panel.seat, answer.desk)
    shown = panel_controls(panel, path, voice, sheet)
    try:
        pictures = await desk_pictures(answer, panel, shown, voice, ticket)
    except SupersededError:
        return
    if answer.bot.studio.is_newest(ticket):
        own = answer.bot.studio.holdings(panel, pictures, voice.say)
        await answer.show(panel_page(panel, shown, voice, pictures, before=before, own=own))
    if panel.moved is not None and panel.decision is None:
        await _put_away(answer, panel, voice)


async def _put_away(answer: Answer, panel: Panel, voice: Voice) -> None:
    """A turn made elsewhere: the call that still lies in the mailbox says so too."""
    posts = await answer.bot.services.reading.posted(panel.table.id, person=answer.person.id)
    call = next((posted for posted in posts if posted.kind in _CALLS), None)
    if call is None or call.message == answer.desk or call.channel == panel.table.place.here:
        return
    if panel.table.hush is not None and answer.person.reach != "dm":
        return  # others might see it change
    with contextlib.suppress(discord.HTTPException):  # it answers with today's panel in any case
        await answer.bot.courier.edit(call, panel_page(panel, None, voice))


async def desk_pictures(
    answer: Answer, panel: Panel, shown: Controls | None, voice: Voice, ticket: Ticket
) -> tuple[Picture, ...]:
    focuses, badges = (shown.focuses, shown.badges) if shown is not None else ((), {})
    earlier = await answer.bot.services.past.earlier(panel.table.id, answer.person.id)
    return await answer.bot.studio.panel(
        panel, focuses, badges, answer.locale, voice.label, ticket, earlier=earlier
    )


async def open_panel(answer: Answer, game_id: str, *, before: str = "") -> None:
    panel = await answer.bot.services.table.panel(game_id, answer.person.id)
    await show_panel(answer, panel, before=before)


async def _is_own(press: Press, desk: Desk) -> bool:
    """A press on somebody else's panel is answered beside it, and changes nothing."""
    answer = press.answer
    table = await answer.bot.services.reading.table(desk.game)
    if table.seat_of(answer.person.id) == desk.seat:
        return True
    voice = answer.voice(table)
    words = Words(voice("panel-foreign"))
    own = Button(voice.short("table-play"), acts.button("play", table.id), "verb")
    seated = table.seat_of(answer.person.id) is not None
    await answer.aside(Page((words, Buttons((own,))) if seated else (words,)))
    return False


async def _do(press: Press, act: Callable[[Desk], Awaitable[Panel]]) -> None:
    """Do something at one's own desk and draw what came of it; a stale press gets today's panel, quietly."""
    desk = acts.desk_of(press.args)
    if not await _is_own(press, desk):
        return
    try:
        panel = await act(desk)
    except StaleError as error:
        await show_panel(press.answer, error.panel)
    else:
        await show_panel(press.answer, panel)


async def _open(press: Press) -> None:
    await _turn_to(press, acts.path_of(press.args[3]))


async def _sheet(press: Press) -> None:
    await _turn_to(press, acts.path_of(press.args[3]), int(press.args[4]))


async def _turn_to(press: Press, path: tuple[int, ...], sheet: int = 0) -> None:
    """Open a menu; on an old panel the way may lead elsewhere, so it starts from the top again."""
    desk = acts.desk_of(press.args)
    if not await _is_own(press, desk):
        return
    panel = await press.answer.bot.services.table.panel(desk.game, press.answer.person.id)
    await show_panel(press.answer, panel, path if panel.mark == desk.mark else (), sheet=sheet)


async def _choose(press: Press) -> None:
    """A line of a menu: "g" opens a further menu, "o" is a pick."""
    if press.value.startswith("g"):
        await _turn_to(press, acts.path_of(press.value[1:]))
    else:
        await _pick_option(press, int(press.value[1:]))


async def _pick(press: Press) -> None:
    await _pick_option(press, int(press.args[3]))


async def _pick_option(press: Press, option: int) -> None:
    """Take an option; one that reveals is asked about first."""
    desk, answer = acts.desk_of(press.args), press.answer
    if not await _is_own(press, desk):
        return
    panel = await answer.bot.services.table.panel(desk.game, answer.person.id)
    options = panel.decision.options if panel.decision is not None and panel.mark == desk.mark else ()
    if option < len(options) and options[option].reveals:
        await _warn(press, panel, option)
        return
    await _do(
        press,
        lambda at: answer.bot.services.table.pick(
            at.game, answer.person.id, at.mark, option, cause=answer.cause
        ),
    )


async def _warn(press: Press, panel: Panel, option: int) -> None:
    answer = press.answer
    voice = answer.voice(panel.table)
    ticket = answer.bot.studio.ticket(panel.table.id, panel.seat, answer.desk)
    pictures = await desk_pictures(answer, panel, None, voice, ticket)
    await answer.show(warning_page(panel, option, voice, pictures))


async def _sure(press: Press) -> None:
    answer, option = press.answer, int(press.args[3])
    await _do(
        press,
        lambda at: answer.bot.services.table.pick(
            at.game, answer.person.id, at.mark, option, cause=answer.cause
        ),
    )


async def _confirm(press: Press) -> None:
    answer = press.answer
    await _do(
        press,
        lambda at: answer.bot.services.table.confirm(at.game, answer.person.id, at.mark, cause=answer.cause),
    )


async def _undo(press: Press) -> None:
    answer = press.answer
    try:
        await _do(
            press, lambda at: answer.bot.services.table.undo(at.game, answer.person.id, cause=answer.cause)
        )
    except NeedsVoteError as error:
        await offer_vote(answer, press.args[0], error)


async def offer_vote(answer: Answer, game_id: str, error: NeedsVoteError) -> None:
    """Past a barrier only consent helps: offer to ask for it."""
    voice = answer.voice()
    ask = Button(voice.short("vote-ask"), acts.button("askundo", game_id), "verb")
    await answer.aside(Page((Words(voice.say(error.text)), Buttons((ask,)))))


async def _restart(press: Press) -> None:
    answer = press.answer
    await _do(
        press, lambda at: answer.bot.services.table.restart(at.game, answer.person.id, cause=answer.cause)
    )


async def _play(press: Press) -> None:
    await open_panel(press.answer, press.args[0])


HANDLERS: Handlers = {
    "open": Handled("update", _open),
    "sheet": Handled("update", _sheet),
    "choose": Handled("update", _choose),
    "pick": Handled("update", _pick),
    "sure": Handled("update", _sure),
    "confirm": Handled("update", _confirm),
    "undo": Handled("update", _undo),
    "restart": Handled("update", _restart),
    "play": Handled("private", _play),
}
