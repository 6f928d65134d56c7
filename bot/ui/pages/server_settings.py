"""The settings of a server, for its moderators."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from bot.custom_content import CustomContent
from bot.services.people.rate_limits import LimitsShown
from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.interactions.reply import Reply
from bot.ui.kit.blocks import Block, Button, Buttons, Entry, Menu, Page, Words, rows
from bot.ui.kit.localiser import Localiser
from bot.ui.pages.setup_choices import box_menu
from bot.values.clock import CLOCKS, PACES
from bot.values.errors import NotAllowedError, OldButtonError
from bot.values.table import Opener, ServerRules
from engine.core.text import text

_NONE = "-"


def _server_page(
    rules: ServerRules,
    channel: int,
    localiser: Localiser,
    limits: LimitsShown,
    boxes: Mapping[str, Sequence[CustomContent]],
) -> Page:
    """`channel`: the channel in which the page is shown, which can be added to or removed from the list."""
    where = tuple(f"<#{one}>" for one in rules.channels)
    blocks: list[Block] = [
        Words(localiser("server-title")),
        Words(localiser("server-where", where=where) if where else localiser("server-anywhere")),
        *rows(_channels(rules, channel, localiser)),
        Menu(
            custom_ids.menu("serverwho"),
            localiser.short("server-who-which"),
            tuple(_openers(rules, localiser)),
        ),
        Menu(
            custom_ids.menu("serverpace"),
            localiser.short("server-pace-which"),
            tuple(_paces(rules, localiser)),
        ),
        Menu(
            custom_ids.menu("serverclock"),
            localiser.short("server-clock-which"),
            tuple(_clocks(rules, localiser)),
        ),
        *(_values(game, rules, offered, localiser) for game, offered in boxes.items()),
        _switches(rules, localiser),
        *([Words(_limit_words(limits, localiser))] if limits.allowed else []),
        Words("-# " + localiser("server-foot")),
    ]
    return Page(tuple(blocks))


def _limit_words(limits: LimitsShown, localiser: Localiser) -> str:
    """Return the operator's limits, which moderators cannot change but should know."""
    lines = [
        localiser(
            f"limits-of-{kind}",
            server=text("limits-count", count=allowed.server),
            person=text("limits-count", count=allowed.person),
            open=limits.open_tables,
        )
        for kind, allowed in limits.allowed.items()
        if kind != "letters"
    ]
    return "\n".join([localiser("limits-title"), *(f"-# {line}" for line in lines)])


def _channels(rules: ServerRules, channel: int, localiser: Localiser) -> list[Button]:
    key = "server-channel-forbid" if channel in rules.channels else "server-channel-allow"
    buttons = [Button(localiser.short(key), custom_ids.button("serverhere", channel))]
    if rules.channels:
        buttons.append(Button(localiser.short("server-channel-all"), custom_ids.button("serverhere", "all")))
    return buttons


def _switches(rules: ServerRules, localiser: Localiser) -> Buttons:
    def switch(name: str, is_on: bool, *words: str) -> Button:
        label = localiser.short(f"server-{name}-{'on' if is_on else 'off'}")
        return Button(label, custom_ids.button(f"server{name}", *words))

    news = switch("news", rules.news, "off" if rules.news else "on")
    return Buttons((news, switch("icons", rules.icons), switch("rated", rules.rated)))


def _openers(rules: ServerRules, localiser: Localiser) -> list[Entry]:
    now = "role" if rules.role is not None else "moderators" if rules.moderators_only else "all"
    keys = ["all", "moderators", *(["role"] if rules.role is not None else [])]
    return [Entry(localiser.short(f"server-who-{key}"), key, chosen=key == now) for key in keys]


def _paces(rules: ServerRules, localiser: Localiser) -> list[Entry]:
    now = rules.pace or "any"
    return [
        Entry(localiser.short("server-pace", pace=text(f"lobby-pace-{pace}")), pace, chosen=pace == now)
        for pace in PACES
    ]


def _clocks(rules: ServerRules, localiser: Localiser) -> list[Entry]:
    entries = [Entry(localiser.short("server-clock-any"), _NONE, chosen=not rules.longest)]
    for key in sorted(CLOCKS, key=lambda key: CLOCKS[key].longest_wait):
        label = localiser.short("server-clock-longest", clock=text(f"clock-{key}"))
        entries.append(Entry(label, key, localiser.short(f"clock-{key}-help"), key == rules.longest))
    return entries


def _values(game: str, rules: ServerRules, boxes: Sequence[CustomContent], localiser: Localiser) -> Menu:
    """Return the menu of the default content, for tables whose host has not chosen."""
    chosen = rules.boxes.get(game, "")
    chosen = chosen if any(box.choice == chosen for box in boxes) else ""
    return box_menu(custom_ids.menu("serverbox", game), game, boxes, chosen, localiser, of_server=True)


def opener_of(reply: Reply, guild: int | None) -> Opener:
    """Return the person and their permissions on this server; none are known for another server."""
    if reply.interaction.guild_id != guild:
        return Opener()
    roles = getattr(reply.interaction.user, "roles", ())
    return Opener(reply.is_moderator, tuple(role.id for role in roles))


def here(reply: Reply) -> int:
    """Return the channel in which a table would be opened: for a thread, its parent."""
    return getattr(reply.interaction.channel, "parent_id", None) or reply.interaction.channel_id or 0


async def show_server(reply: Reply, guild: int, rules: ServerRules) -> None:
    limits, shelf = await reply.services.limits.shown(guild), reply.context.content_folder
    await shelf.reload()
    boxes = {game: offered for game in reply.context.games if (offered := shelf.of(game))}
    await reply.show(_server_page(rules, here(reply), reply.localiser(), limits, boxes))


async def _rule(press: Press, **news: Any) -> None:
    reply = press.reply
    guild = reply.interaction.guild_id
    if guild is None or not reply.is_moderator:
        raise NotAllowedError("server-not-yours")
    await show_server(reply, guild, await reply.services.servers.rule(guild, **news))


async def _here(press: Press) -> None:
    rules = await press.reply.services.servers.rules(press.reply.interaction.guild_id)
    word = press.word(0)
    if word == "all":
        await _rule(press, channels=())
        return
    if not word.isdecimal() or int(word) not in (here(press.reply), *rules.channels):
        raise OldButtonError
    listed = set(rules.channels) ^ {int(word)}
    await _rule(press, channels=tuple(sorted(listed)))


async def _who(press: Press) -> None:
    rules = await press.reply.services.servers.rules(press.reply.interaction.guild_id)
    if press.value not in ("all", "moderators", "role"):
        raise OldButtonError
    role = rules.role if press.value == "role" else None
    await _rule(press, moderators_only=press.value == "moderators", role=role)


async def _pace(press: Press) -> None:
    if press.value not in PACES:
        raise OldButtonError
    await _rule(press, pace=press.value)


async def _clock(press: Press) -> None:
    if press.value not in (_NONE, *CLOCKS):
        raise OldButtonError
    await _rule(press, longest="" if press.value == _NONE else press.value)


async def _box(press: Press) -> None:
    """Set the default content; one that is no longer offered counts as the built-in values."""
    reply, game = press.reply, press.word(0)
    rules = await reply.services.servers.rules(reply.interaction.guild_id)
    if game not in reply.context.games:
        raise OldButtonError
    choice = press.value if reply.context.content_folder.chosen(game, press.value) else ""
    others = {key: value for key, value in rules.boxes.items() if key != game}
    await _rule(press, boxes={**others, game: choice} if choice else others)


async def _toggle(press: Press, *, name: str) -> None:
    rules = await press.reply.services.servers.rules(press.reply.interaction.guild_id)
    await _rule(press, **{name: not getattr(rules, name)})


async def _tell(press: Press) -> None:
    if press.word(0) not in ("on", "off"):
        raise OldButtonError
    await _rule(press, news=press.word(0) == "on")


HANDLERS: Handlers = {
    "servericons": Handled("update", partial(_toggle, name="icons")),
    "serverrated": Handled("update", partial(_toggle, name="rated")),
    "serverhere": Handled("update", _here),
    "serverwho": Handled("update", _who),
    "serverpace": Handled("update", _pace),
    "serverclock": Handled("update", _clock),
    "serverbox": Handled("update", _box),
    "servernews": Handled("update", _tell),
}
