"""Shared parts of the commands: names and descriptions, completions, the start of an answer."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from discord import app_commands

from bot.context import Interaction
from bot.locales import speaker
from bot.locales.translations import locales, own_name
from bot.rulebook.text_matching import folded
from bot.ui.interactions.error_handler import guarded
from bot.ui.interactions.reply import Reply
from bot.ui.interactions.table_access import table_meant
from bot.ui.kit.formatting import title
from bot.ui.kit.generated_names import as_typed
from bot.ui.kit.limits import CHOICES, MENU_TEXT, clip
from bot.values.errors import PlayerError
from bot.values.table import Table
from engine.core.game import AnyGame
from engine.core.text import text
from engine.core.vocabulary import MoveVocabulary

_log = logging.getLogger(__name__)
_say = speaker("en")
_F = TypeVar("_F", bound=Callable[..., Any])
_OfTable: TypeAlias = Callable[[Any, Reply, Table], Awaitable[None]]
SlashCommand: TypeAlias = app_commands.Command[Any, ..., None]


def said(key: str) -> app_commands.locale_str:
    """Return the description of a command or option; it carries the message key for the translator."""
    return app_commands.locale_str(_say(text(key)), key=key)


def called(command: str) -> app_commands.locale_str:
    """Return the name of a command, translated for display; interactions carry the English name."""
    return app_commands.locale_str(command.split()[-1], key=f"command-name-{command.replace(' ', '-')}")


def options(**described: str) -> Callable[[_F], _F]:
    """Set the translated names and descriptions of a command's options."""
    names = {
        name: app_commands.locale_str(name, key=f"option-name-{name.replace('_', '-')}") for name in described
    }
    words = {name: said(key) for name, key in described.items()}

    def described_command(command: _F) -> _F:
        return app_commands.rename(**names)(app_commands.describe(**words)(command))

    return described_command


def choices_of(keys: Mapping[str, str]) -> list[app_commands.Choice[str]]:
    """Return the choices of an option with translated names, as users never see the values."""
    return [app_commands.Choice(name=said(key), value=value) for value, key in keys.items()]


@contextlib.asynccontextmanager
async def replying(interaction: Interaction) -> AsyncIterator[Reply]:
    """Run an acknowledged command; the error handler reports its errors."""
    reply = interaction.extras.get("reply") or Reply(interaction)
    command = interaction.command
    with reply.context.metrics.timing("command"):
        async with guarded(reply, f"/{command.qualified_name}" if command is not None else "command"):
            yield reply


def slash_command(command: str, method: Callable[..., Any], run: Any) -> SlashCommand:
    """Make a function a slash command in place of a method; discord.py finds the class by its name."""
    run.__name__, run.__qualname__ = method.__name__, method.__qualname__
    about = said(f"command-{command.replace(' ', '-')}")
    made: SlashCommand = app_commands.command(name=called(command), description=about)(run)
    return made


def table_command(command: str, *, only: Sequence[str] = ()) -> Callable[[_OfTable], SlashCommand]:
    """Make a slash command of a method that gets the table meant, in one of the statuses `only`."""

    def made(method: _OfTable) -> SlashCommand:
        @options(table="command-option-table")
        @app_commands.autocomplete(table=table_choices)
        async def run(self: Any, interaction: Interaction, table: str | None = None) -> None:
            async with replying(interaction) as reply:
                await method(self, reply, await table_meant(reply, table, only=only))

        return slash_command(command, method, run)

    return made


async def reading_locale(interaction: Interaction) -> str:
    """Return the language the person has chosen, for completions."""
    seen = interaction.locale.value
    try:
        with interaction.client.working():
            context = interaction.client.context
            read = await context.services.people.language(interaction.user.id, seen)
            await context.make_ready(read)
            return read
    except Exception:
        _log.exception("language could not be read")
        return seen


def choices_among(
    named: Iterable[tuple[str, str]], current: str, fold: Callable[[str], str] = folded
) -> list[app_commands.Choice[str]]:
    """Return the names that contain what is typed, each with its value; `fold` normalises both."""
    fitting = [(name, value) for name, value in named if fold(current) in fold(name)]
    return [app_commands.Choice(name=clip(name, MENU_TEXT), value=value) for name, value in fitting[:CHOICES]]


def language_choices(current: str) -> list[app_commands.Choice[str]]:
    """Return the languages, each by its own name."""
    return choices_among([(own_name(language), language) for language in locales()], current)


async def table_choices(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the tables of this person and of this channel."""
    context = interaction.client.context
    try:
        with interaction.client.working():
            near = await context.services.queries.tables_near(
                interaction.channel_id or 0, interaction.user.id
            )
    except Exception:
        _log.exception("tables could not be listed for completion")
        return []
    found = {table.id: table for table in (*near.own, *near.here)}.values()
    locale = await reading_locale(interaction)
    named = [(title(table, context.localisers.at(table, locale)), table.id) for table in found]
    return choices_among(named, current, as_typed)


async def line_choices(
    interaction: Interaction,
    complete: Callable[[str, int, str, MoveVocabulary], Awaitable[Sequence[str]]],
    current: str,
    only: tuple[str, ...],
) -> list[app_commands.Choice[str]]:
    """Return lines that a service offers at the table meant, unless Discord would truncate them.

    They are shown in the reader's language and sent in the written form of moves.
    """
    try:
        with interaction.client.working():
            reply = Reply(interaction)
            reply.locale = await reading_locale(interaction)
            table = await table_meant(reply, interaction.namespace.table, only=only)
            vocabulary = reply.move_vocabulary(table.game)
            lines = await complete(table.id, interaction.user.id, current, vocabulary)
    except Exception:
        _log.debug("no completions", exc_info=True)
        return []
    fitting = [line for line in lines if len(line) <= MENU_TEXT][:CHOICES]
    said = [(vocabulary.spoken(line), line) for line in fitting]
    return [
        app_commands.Choice(name=words if len(words) <= MENU_TEXT else line, value=line)
        for words, line in said
    ]


def known_game(games: Mapping[str, AnyGame], typed: str) -> str:
    """Return the key of the game that is typed, in whatever case."""
    if typed.lower() not in games:
        raise PlayerError("errors-no-game", games=tuple(text(f"{key}-name") for key in games))
    return typed.lower()


async def game_choices(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return every game by its name in the reader's language."""
    context = interaction.client.context
    say = context.localisers.plain(await reading_locale(interaction)).label
    return choices_among([(say(text(f"{key}-name")), key) for key in context.games], current, str.lower)
