"""/help on one screen: three steps, the introductions, and a button for each further page."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.locales.translations import locales, own_name
from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.kit.blocks import Button, Buttons, Entry, Menu, Page, Words
from bot.ui.kit.localiser import Localiser
from bot.ui.pages.tutorials import learning_blocks, which_page
from bot.values.errors import OldButtonError
from engine.core.game import AnyGame

_STEPS, _LEARN = "steps", "learn"
_MORE = ("turn", "more")
"""Pages behind a button; each has the messages `help-<page>` and `help-<page>-button`."""


def help_page(games: Mapping[str, AnyGame], localiser: Localiser, *, asks_language: bool = False) -> Page:
    """Build the first page: how to start a game, and buttons to everything else.

    `asks_language`: the reader has not chosen a language yet.
    """
    steps = "\n".join((localiser("help-begin"), localiser("help-alone")))
    more = (Button(localiser.short(f"help-{page}-button"), _help_id(page)) for page in _MORE)
    page = Page((Words(steps), *learning_blocks(games, localiser), Buttons(tuple(more))))
    return _with_language_menu(page, _STEPS, localiser) if asks_language else page


def learn_page(games: Mapping[str, AnyGame], localiser: Localiser, *, asks_language: bool = False) -> Page:
    """Build the page with a button for each game that can be learned."""
    page = which_page(games, localiser)
    return _with_language_menu(page, _LEARN, localiser) if asks_language else page


def _with_language_menu(page: Page, name: str, localiser: Localiser) -> Page:
    """Return the page below a menu that names each language in itself; a choice shows the page in it."""
    entries = tuple(Entry(own_name(one), one) for one in locales())
    menu = Menu(custom_ids.menu("tongue", name), localiser.short("settings-language-which"), entries)
    return replace(page, blocks=(menu, *page.blocks))


def _further_page(page: str, localiser: Localiser) -> Page:
    back = Button(localiser.short("panel-back"), _help_id(_STEPS))
    return Page((Words(localiser(f"help-{page}")), Buttons((back,))))


def _help_id(page: str) -> str:
    return custom_ids.button("help", page)


async def _help(press: Press) -> None:
    localiser, page = press.reply.localiser(), press.word(0)
    if page in _MORE:
        await press.reply.show(_further_page(page, localiser))
    elif page == _STEPS:
        await press.reply.show(help_page(press.reply.context.games, localiser))
    else:
        raise OldButtonError


async def _set_language(press: Press) -> None:
    """Note the language for good, and show the same page in it."""
    reply, language = press.reply, press.value
    if language not in locales():
        raise OldButtonError
    person = await reply.services.people.change_settings(reply.person.id, language=language)
    reply.locale = person.language
    page = learn_page if press.word(0) == _LEARN else help_page
    await reply.show(page(reply.context.games, reply.localiser()))


HANDLERS: Handlers = {"help": Handled("update", _help), "tongue": Handled("update", _set_language)}
