"""Handlers of the lobby and of the set-up page."""

from __future__ import annotations

from msgspec.structs import replace

from bot.invite_link import invite
from bot.locales.translations import locale_for
from bot.services.people.server_rules import must_allow_clock, must_be_free_to_open
from bot.services.tables.table_permissions import must_decide_alone
from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.interactions.reply import Reply
from bot.ui.kit.blocks import Buttons, Page, Words
from bot.ui.kit.formatting import link
from bot.ui.pages.lobby import lobby_page, rematch_question, show_rematch
from bot.ui.pages.results import fairness_button
from bot.ui.pages.server_settings import here, opener_of
from bot.ui.pages.setup import MORE, more_page, setup_page
from bot.ui.pages.setup_choices import (
    EASY,
    SetupChoices,
    changed,
    choices_of,
    first_choices,
    first_game,
    is_first_table,
    offered_or_usual,
    printed,
    save_choices,
    settled,
    values_lines,
)
from bot.values.errors import OldButtonError, PlayerError
from bot.values.table import Place, Table
from engine.core.text import text


async def open_table(reply: Reply, choices: SetupChoices) -> None:
    """Open the lobby here; the outbox delivers the post."""
    interaction = reply.interaction
    if choices.is_private != (interaction.guild_id is None):
        raise OldButtonError
    if choices.is_private:
        await _open_private(reply, choices)
        await save_choices(reply, choices)
        return
    game = reply.context.games[choices.game]
    place = Place(here(reply), interaction.guild_id)
    rules = await reply.services.servers.rules(interaction.guild_id)
    must_be_free_to_open(rules, place.channel, opener_of(reply, place.guild))
    must_let_us_write(reply)
    must_allow_clock(rules, choices.clock)
    language = choices.language or reply.table_language
    options = {
        **choices.options(game.spec),
        **printed(reply.context.content_folder, choices.game, choices.box),
    }
    await check_reach(reply)
    table = await reply.services.lobby.open(
        reply.person.id,
        place,
        choices.game,
        seats=choices.seats,
        options=options,
        pace=choices.pace,
        clock=choices.clock,
        at_zero=choices.timeout,
        language=language,
        in_thread=choices.in_thread,
        first_game=choices.first,
        open_score=choices.open_score,
        rated=choices.rated,
        cause=reply.cause,
    )
    await save_choices(reply, choices)
    await reply.send_text(reply.localiser(table)("lobby-opened", link=link(table.place), id=table.id))


async def _open_private(reply: Reply, choices: SetupChoices) -> None:
    """Start a table in a DM at once; the outbox delivers the first panel."""
    services, spec = reply.services, reply.context.games[choices.game].spec
    table = await services.solo_tables.open_private(
        reply.person.id,
        reply.interaction.channel_id or 0,
        choices.game,
        computers=(choices.strength,) * (choices.seats - 1),
        options={**choices.options(spec), **printed(reply.context.content_folder, choices.game, choices.box)},
        language=locale_for(reply.locale),
        first_game=choices.first,
        open_score=choices.open_score,
        cause=reply.cause,
    )
    localiser = reply.localiser(table)
    begun = localiser("lobby-private-begun", game=text(f"{table.game}-name"))
    values = values_lines(table, localiser) if table.box is not None else []
    words = Words("\n-# ".join([begun, *values]))
    fairness = Buttons((fairness_button(table, localiser),))
    await reply.show(Page((words,) if choices.first else (words, fairness)))


def must_let_us_write(reply: Reply) -> None:
    """Raise an error that names the missing permission, if the bot cannot post here.

    If the commands come from a user install and the bot is not on the server, the error says how to add it.
    """
    interaction = reply.interaction
    brought = interaction.guild_id is not None and interaction.is_user_integration()
    if brought and not interaction.is_guild_integration():
        raise PlayerError("errors-not-on-server", link=invite(interaction.application_id))
    ours = reply.interaction.app_permissions
    lacking = {"view": ours.view_channel, "send": ours.send_messages}
    if missing := tuple(text(f"errors-lacks-{key}") for key, is_there in lacking.items() if not is_there):
        raise PlayerError("errors-may-not-write", where=f"<#{here(reply)}>", missing=missing)


async def check_reach(reply: Reply) -> None:
    """Check early how this person can be reached."""
    person = await reply.services.people.get(reply.person.id)
    if person.reach != "dm":
        await reply.context.messenger.test_reach(
            person, reply.interaction.app_permissions, reply.localiser(), reply.cause
        )


async def _show(press: Press, table: Table) -> None:
    """Update the lobby on the pressed message."""
    game = press.reply.context.games[table.game]
    localiser = press.reply.context.localisers.public(table)
    asked = await press.reply.services.rematches.get(table.id) if table.status == "lobby" else None
    await press.reply.show(lobby_page(table, game, localiser, asked))


async def _setup(press: Press) -> None:
    games = press.reply.context.games
    before = choices_of(press.args[2:], games)
    choices = choices_of(changed(before, press.word(0), press.number(1), press.value).args(), games)
    rules = await press.reply.services.servers.rules(press.reply.interaction.guild_id)
    boxes = press.reply.context.content_folder
    await boxes.reload()
    choices = replace(choices, box=offered_or_usual(choices.box, rules, boxes, choices.game))
    game, localiser = games[choices.game], press.reply.localiser()
    is_extra = False
    if press.word(0) in ("flag", "choice"):
        choices = settled(choices, game)
        is_extra = game.spec.options[press.number(1)].is_extra
    if press.word(0) in MORE or is_extra:
        await press.reply.show(more_page(choices, game, localiser, rules, boxes.of(choices.game)))
    else:
        newcomer = await is_first_table(press.reply)
        await press.reply.show(setup_page(choices, game, localiser, newcomer=newcomer))


async def _first_game(press: Press) -> None:
    """Start a newcomer's table against easy computers."""
    game, seats = press.reply.context.games.get(press.word(0)), press.number(1)
    if game is None or seats not in game.spec.seats:
        raise OldButtonError
    choices = first_game(first_choices(game, {}, seats=seats, strength=EASY), game)
    press.reply.way_back = None  # the lesson that the message showed is done
    await open_table(press.reply, choices)


async def _open_table(press: Press) -> None:
    await press.reply.context.content_folder.reload()
    await open_table(press.reply, choices_of(press.args, press.reply.context.games))


async def _join(press: Press) -> None:
    reply = press.reply
    await check_reach(reply)
    table = await reply.services.lobby.join(press.word(0), reply.person.id, cause=reply.cause)
    await _show(press, table)


async def _leave(press: Press) -> None:
    reply = press.reply
    await _show(press, await reply.services.lobby.leave(press.word(0), reply.person.id, cause=reply.cause))


async def _computer(press: Press) -> None:
    reply = press.reply
    table = await reply.services.lobby.add_computer(press.word(0), reply.person.id, cause=reply.cause)
    await _show(press, table)


async def _no_computer(press: Press) -> None:
    reply = press.reply
    table = await reply.services.lobby.remove_computer(press.word(0), reply.person.id, cause=reply.cause)
    await _show(press, table)


async def _strength(press: Press) -> None:
    reply, (seat, _, strength) = press.reply, press.value.partition(".")
    table = await reply.services.lobby.set_strength(
        press.word(0), reply.person.id, custom_ids.number_of(seat), strength, cause=reply.cause
    )
    await _show(press, table)


async def _start(press: Press) -> None:
    reply = press.reply
    lobby, person = reply.services.lobby, reply.person.id
    table = await lobby.start(press.word(0), person, pressed=reply.pressed, cause=reply.cause)
    if reply.interaction.guild_id is None:  # on a notice; the outbox updates the lobby itself
        await reply.send_text(reply.localiser(table)("lobby-started", link=link(table.place)))


async def _cancel(press: Press) -> None:
    reply, lobby = press.reply, press.reply.services.lobby
    moderator = reply.moderates(await reply.services.queries.table(press.word(0)))
    table = await lobby.cancel(press.word(0), reply.person.id, moderator=moderator, cause=reply.cause)
    await _show(press, table)


async def _rematch(press: Press) -> None:
    """Ask first: the others get a message, or a game against computers begins."""
    reply = press.reply
    table = await reply.services.queries.table(press.word(0))
    must_decide_alone(table, reply.person.id, "rematch")
    await reply.show(rematch_question(table, reply.person.id, reply.localiser(table)))


async def _rematch_asked(press: Press) -> None:
    reply, services = press.reply, press.reply.services
    old = await services.queries.table(press.word(0))
    rules = await services.servers.rules(old.place.guild)
    must_be_free_to_open(rules, old.place.channel, opener_of(reply, old.place.guild))
    must_allow_clock(rules, old.clock)
    if here(reply) in old.open_channels:  # in other channels Discord does not tell our permissions
        must_let_us_write(reply)
    await show_rematch(press, await services.rematches.ask(press.word(0), reply.person.id, cause=reply.cause))


HANDLERS: Handlers = {
    "setup": Handled("update", _setup),
    "opentable": Handled("update", _open_table),
    "firstgame": Handled("update", _first_game),
    "join": Handled("update", _join, sight=True),
    "leave": Handled("update", _leave),
    "computer": Handled("update", _computer),
    "nocomputer": Handled("update", _no_computer),
    "strength": Handled("update", _strength),
    "start": Handled("update", _start),
    "cancel": Handled("update", _cancel),
    "rematch": Handled("private", _rematch, sight=True),
    "rematchask": Handled("update", _rematch_asked, sight=True),
}
