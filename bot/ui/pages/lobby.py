"""The lobby: seats, how each person is reached, the chosen options; and the page of a rematch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from bot.services.tables.table_creation import Rematch
from bot.services.turn.computers import STRENGTHS
from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.kit.blocks import Block, Button, Buttons, Entry, Menu, Page, Style, Words
from bot.ui.kit.formatting import link, mention, seat_words, table_name
from bot.ui.kit.localiser import Localiser
from bot.ui.pages.setup_choices import values_lines, values_text
from bot.ui.pages.tutorials import what_game_this_is
from bot.values.errors import NoSuchTableError
from bot.values.table import SeatInfo, Table
from engine.core.game import AnyGame
from engine.core.setup import SetupOption, SetupSpec
from engine.core.text import Arg, Text, Who, text


def lobby_page(table: Table, game: AnyGame, localiser: Localiser, rematch: Rematch | None = None) -> Page:
    blocks: list[Block] = [Words(_heading(table, localiser))]
    if table.status == "lobby":
        blocks += what_game_this_is(game, table.options, localiser)
        blocks += _told_of_it(table, localiser)
    blocks.append(Words(_seats(table, localiser)))
    if rematch is not None and (asked := _asked_words(rematch, table, localiser)):
        blocks.append(Words(asked))
    if table.status == "lobby" and table.rule is not None:
        then = text(f"clock-then-{table.timeout}")
        blocks.append(Words(localiser("clock-agreed", clock=text(f"clock-{table.clock}-help"), then=then)))
    if table.status == "lobby" and table.rated:
        blocks.append(Words(localiser("lobby-rated")))
    if agreed := _agreed(table, game.spec, localiser):
        blocks.append(Words(agreed))
    if table.status == "lobby":
        blocks += _buttons(table, game, localiser)
        blocks.append(Words("-# " + localiser("lobby-foot", id=table.id)))
    return Page(tuple(blocks))


def _told_of_it(table: Table, localiser: Localiser) -> list[Block]:
    """Describe what the host has chosen besides the game's options."""
    chosen = [("lobby-is-first-game", table.first_game), ("lobby-shows-score", table.open_score)]
    lines = [localiser(key) for key, is_so in chosen if is_so]
    return [Words("\n".join(lines))] if lines else []


def _heading(table: Table, localiser: Localiser) -> str:
    name = text(f"{table.game}-name")
    if table.status == "lobby":
        pace = text(f"lobby-pace-{table.pace or 'any'}")
        known: dict[str, Arg] = {"game": name, "name": table_name(table), "pace": pace}
        return localiser("lobby-open", **known, seated=len(table.seats), seats=table.capacity)
    if table.status == "closed":
        return localiser(f"lobby-closed-{table.closed_why or 'cancelled'}", game=name, name=table_name(table))
    key = "lobby-over" if table.status == "over" else "lobby-begun"
    return localiser(key, game=name, name=table_name(table), link=link(table.place))


def _seats(table: Table, localiser: Localiser) -> str:
    lines = [f"{info.seat + 1}. {_seat(info, table, localiser)}" for info in table.seats]
    if table.status == "lobby":
        free = range(len(table.seats) + 1, table.capacity + 1)
        lines += [f"{number}. {localiser('lobby-free')}" for number in free]
    return "\n".join(lines)


def _seat(info: SeatInfo, table: Table, localiser: Localiser) -> str:
    if info.person is None:
        strength = text(f"bot-strength-{info.computer or 'easy'}")
        return localiser("lobby-seat-computer", who=Who(info.seat), strength=strength)
    key = "lobby-seat-host" if info.person == table.host else "lobby-seat-player"
    return localiser(key, who=seat_words(info, localiser), reach=text(f"lobby-reach-{info.reach}"))


def _agreed(table: Table, spec: SetupSpec, localiser: Localiser) -> str:
    """List the changed options with their meaning, and the defaults in one small line."""
    agreed = spec.modern(table.options)
    offered = spec.offered(agreed)
    chosen = [option for option in offered if _value(option, agreed) not in ("", option.default)]
    usual = [
        localiser("lobby-flag", name=_name(table.game, option), state=_words(table.game, option, agreed))
        for option in offered
        if option not in chosen
    ]
    lines = [_with_meaning(table.game, option, agreed, localiser) for option in chosen]
    if table.box is None:
        usual += values_lines(table, localiser)
    else:
        value, meaning = values_text(table.box), text("lobby-values-help")
        lines.append(localiser("lobby-option", name=text("lobby-values"), value=value, meaning=meaning))
    return "\n".join(lines + (["-# " + " · ".join(usual)] if usual else []))


def option_lines(
    game: str, options: Sequence[SetupOption], agreed: Mapping[str, str], localiser: Localiser
) -> list[str]:
    """Say in a small line each what the options change for a player; their buttons and menus say the rest."""
    lines = list[str]()
    for option in options:
        key = "lobby-option-seats" if option.kind == "seats" else "lobby-option-means"
        lines.append(_with_meaning(game, option, agreed, localiser, key))
    return lines


def _with_meaning(
    game: str, option: SetupOption, agreed: Mapping[str, str], localiser: Localiser, key: str = "lobby-option"
) -> str:
    meaning = value_help(game, option, _value(option, agreed))
    value = _words(game, option, agreed)
    return localiser(key, name=_name(game, option), value=value, meaning=meaning)


def _name(game: str, option: SetupOption) -> Text:
    return text(f"{game}-option-{option.key}")


def _words(game: str, option: SetupOption, agreed: Mapping[str, str]) -> Text:
    return value_words(game, option, _value(option, agreed))


def _value(option: SetupOption, agreed: Mapping[str, str]) -> str:
    return agreed.get(option.key, "" if option.kind == "seats" else option.default)


def value_words(game: str, option: SetupOption, value: str) -> Text:
    if option.kind == "flag":
        return text(f"lobby-flag-{value}")
    if option.kind == "seats":
        seats = tuple(text("lobby-seat-number", seat=int(seat) + 1) for seat in value.split(",") if seat)
        return text("lobby-seats-chosen", seats=seats) if seats else text("lobby-seats-none")
    return text(f"{game}-option-{option.key}-{value}")


def value_help(game: str, option: SetupOption, value: str) -> Text:
    """Return what the option changes for a player: a choice says it for each value."""
    key = f"{game}-option-{option.key}"
    return text(f"{key}-{value}-help" if option.kind == "choice" else f"{key}-help")


def _buttons(table: Table, game: AnyGame, localiser: Localiser) -> list[Block]:
    def button(verb: str, style: Style = "plain", *, disabled: bool = False) -> Button:
        return Button(
            localiser.short(f"lobby-{verb}"), custom_ids.button(verb, table.id), style, disabled=disabled
        )

    full = len(table.seats) >= table.capacity
    may_start = len(table.seats) in game.spec.seats
    has_computer = any(info.computer for info in table.seats)
    computers = [_strengths(table, localiser)] if has_computer else []
    return [
        Buttons((button("join", "verb", disabled=full), button("leave"))),
        Buttons((button("computer", disabled=full), button("nocomputer", disabled=not has_computer))),
        *computers,
        Buttons((button("start", "go", disabled=not may_start), button("cancel", "danger"))),
    ]


def _strengths(table: Table, localiser: Localiser) -> Menu:
    """Return a menu with one entry for each computer's seat and each strength it could have instead."""
    entries = (
        Entry(
            localiser.short(
                "lobby-strength-entry", who=Who(info.seat), strength=text(f"bot-strength-{strength}")
            ),
            f"{info.seat}.{strength}",
            localiser.short(f"lobby-strength-{strength}"),
        )
        for info in table.seats
        for strength in STRENGTHS
        if info.computer and strength != info.computer
    )
    return Menu(custom_ids.menu("strength", table.id), localiser.short("lobby-strength"), tuple(entries))


def _asked_words(rematch: Rematch, table: Table, localiser: Localiser) -> str:
    """Return for whom seats of the lobby are reserved, and who has declined."""
    lines = list[str]()
    if waiting := rematch.open(table):
        lines.append(localiser("rematch-waits", who=tuple(mention(person) for person in waiting)))
    if rematch.declined:
        lines.append(localiser("rematch-declined-by", who=tuple(mention(one) for one in rematch.declined)))
    return "\n".join(lines)


def rematch_question(table: Table, person: int, localiser: Localiser) -> Page:
    """Ask whether to ask the others for a rematch, or to start one against the same computers."""
    people = (info.person for info in table.seats if info.person not in (None, person))
    others = tuple(mention(one) for one in people if one is not None)
    key, label = ("rematch-sure", "rematch-ask") if others else ("rematch-sure-alone", "rematch-start")
    words = localiser(key, game=text(f"{table.game}-name"), who=others)
    ask = Button(localiser.short(label), custom_ids.button("rematchask", table.id), "go")
    return Page((Words(words), Buttons((ask,))))


def rematch_page(
    rematch: Rematch, table: Table, person: int, localiser: Localiser, *, openly: bool = False
) -> Page:
    """Build the invitation to a rematch in its current state. `openly`: others can read it too."""
    known: dict[str, Arg] = {"game": text(f"{table.game}-name"), "link": link(table.place)}
    if table.status == "lobby" and person in rematch.open(table):
        known |= {"host": mention(table.host), "name": table_name(table)}
        words = localiser("rematch-asks", **known)
        doors = (
            Button(localiser.short("rematch-yes"), custom_ids.button("rematchyes", table.id), "go"),
            Button(localiser.short("rematch-no"), custom_ids.button("rematchno", table.id)),
            *(
                ()
                if openly
                else (Button(localiser.short("invite-never"), custom_ids.button("rematchnever", table.id)),)
            ),
        )
        told = f"{mention(person)} {words}" if openly else words
        return Page((Words(told), Buttons(doors)), pings=(person,) if openly else ())
    if person in rematch.declined:
        return Page((Words(localiser("rematch-you-declined", **known)),))
    if table.status == "lobby":
        lines = [localiser("rematch-agreed", **known), _asked_words(rematch, table, localiser)]
        untold = [one for one in rematch.open(table) if one in rematch.untold and person == table.host]
        if untold:
            lines.append(localiser("rematch-untold", who=tuple(mention(one) for one in untold)))
        return Page((Words("\n".join(line for line in lines if line)),))
    key = "rematch-off" if table.status == "closed" and table.started is None else "rematch-begun"
    return Page((Words(localiser(key, **known)),))


def declined_page(table: Table, person: int, localiser: Localiser) -> Page:
    """Build the notice to players who have agreed that a player declined."""
    known: dict[str, Arg] = {"game": text(f"{table.game}-name"), "link": link(table.place)}
    return Page((Words(localiser("rematch-told-declined", who=mention(person), **known)),))


async def show_rematch(press: Press, table: Table) -> None:
    """Update the invitation to its current state."""
    reply = press.reply
    rematch = await reply.services.rematches.get(table.id)
    if rematch is None or reply.person.id not in rematch.people:
        raise NoSuchTableError
    await reply.show(rematch_page(rematch, table, reply.person.id, reply.localiser(table)))


async def _never(press: Press) -> None:
    """Decline this and all other invitations; the notice still shows the current state."""
    await _answer(press, agrees=False)
    await press.reply.send_ephemeral(await no_invitations(press))


async def no_invitations(press: Press) -> Page:
    """Block invitations to this person until they allow them again."""
    reply, localiser = press.reply, press.reply.localiser()
    await reply.services.invitations.set_refused(reply.person.id, closed=True)
    again = Button(localiser.short("invite-again"), custom_ids.button("invites"))
    return Page((Words(localiser("invite-closed")), Buttons((again,))))


async def _answer(press: Press, *, agrees: bool) -> None:
    """Record the answer; an outdated notice shows the current state instead."""
    reply, services = press.reply, press.reply.services
    table, person = await services.queries.table(press.word(0)), reply.person.id
    rematch = await services.rematches.get(table.id)
    if rematch is not None and table.status == "lobby" and person in rematch.open(table):
        act = services.lobby.join if agrees else services.rematches.decline
        table = await act(table.id, person, cause=reply.cause)
    await show_rematch(press, table)


HANDLERS: Handlers = {
    "rematchyes": Handled("update", partial(_answer, agrees=True)),
    "rematchno": Handled("update", partial(_answer, agrees=False)),
    "rematchnever": Handled("update", _never),
}
