"""Standing orders: the list, adding by menus, withdrawing, writing a turn ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec.structs import replace

from bot.locales.translations import message_ids
from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press, showing
from bot.ui.interactions.reply import Reply
from bot.ui.kit.blocks import Block, Button, Buttons, Entry, Menu, Page, Words, rows
from bot.ui.kit.formatting import heading, when
from bot.ui.kit.limits import MENU_ENTRIES, MENU_TEXT
from bot.ui.kit.localiser import Localiser
from bot.ui.kit.recap import briefly
from bot.values.orders import AwayNotes, Noted, OrderBook, WrittenLine
from engine.core.plans import PlanOffer
from engine.core.text import Say, Text, Typed, text
from render.kit.text import with_capital

_MENUS = 3
"""Maximum number of menus for one level of entries."""
_COLON = ": "
_ONWARD = " › "  # between a menu and its entry, as each must be clear alone


class _Offered(Protocol):
    """A menu entry: a plan, or a pick of a written turn."""

    @property
    def words(self) -> str: ...
    @property
    def menu(self) -> tuple[Text, ...]: ...


def level(
    offers: Sequence[_Offered], path: Sequence[int], custom_id: str, placeholder: str, localiser: Localiser
) -> list[Block]:
    """Return the menus of one level: `g` opens the level behind an entry, `o` takes it."""
    depth, within, crumbs = len(path), list(offers), list[str]()
    for at, step in enumerate(path):
        names = _names(within, at)
        if step >= len(names):
            return level(offers, (), custom_id, placeholder, localiser)
        crumbs.append(localiser.label(names[step]))
        within = [offer for offer in within if len(offer.menu) > at and offer.menu[at] == names[step]]
    entries = list[Entry]()
    for number, name in enumerate(_names(within, depth)):
        behind = [offer for offer in within if len(offer.menu) > depth and offer.menu[depth] == name]
        if len(behind) == 1:
            only = behind[0]
            said = only.menu[-1:] if isinstance(only, PlanOffer) and only.is_whole else only.menu[depth:]
            rest = _ONWARD.join(dict.fromkeys(localiser.label(entry) for entry in said))
            entries.append(Entry(rest, f"o{only.words}"))
        else:
            entries.append(Entry(f"{localiser.label(name)} ▸", f"g{custom_ids.path_words((*path, number))}"))
    ends = [offer for offer in within if len(offer.menu) == depth]
    entries += [Entry(localiser.label(end.menu[-1]), f"o{end.words}") for end in ends]
    entries = [entry for entry in entries if len(entry.value) <= MENU_TEXT]
    begins = _beginning([entry.label for entry in entries])
    entries = [replace(entry, label=with_capital(entry.label.removeprefix(begins))) for entry in entries]
    parts = [entries[at : at + MENU_ENTRIES] for at in range(0, len(entries), MENU_ENTRIES)][:_MENUS]
    asked = f"{_ONWARD.join(part for part in (*crumbs, begins.strip()) if part)} …" if crumbs else placeholder
    titles = [f"{asked} ({at}/{len(parts)})" for at in range(1, len(parts) + 1)] if parts[1:] else [asked]
    return [Menu(f"{custom_id}:{at}", name, tuple(parts[at])) for at, name in enumerate(titles) if parts]


def _beginning(labels: Sequence[str]) -> str:
    """Return what all entries say before a colon, to write it once above them."""
    head, colon, _ = labels[0].rpartition(_COLON) if len(labels) > 1 else ("", "", "")
    while colon and not all(label.startswith(f"{head}{colon}") for label in labels):
        head, colon, _ = head.rpartition(_COLON)
    return f"{head}{colon}"


def _names(offers: Sequence[_Offered], depth: int) -> list[Text]:
    return list(dict.fromkeys(offer.menu[depth] for offer in offers if len(offer.menu) > depth))


_NOTES = 5
_HANDING = "end"
"""The pick that ends a turn, in every game; it is implied."""


def orders_page(book: OrderBook, localiser: Localiser, path: Sequence[int] = ()) -> Page:
    blocks: list[Block] = [Words(f"{heading(book.table, localiser)}\n{_listed(book, localiser)}")]
    blocks += _withdrawing(book, localiser)
    if book.offers:
        way = custom_ids.menu("orderadd", book.table.id, book.seat)
        blocks += level(book.offers, path, way, localiser.short("orders-add"), localiser)
    blocks += rows(_doors(book, localiser))
    if book.notes:
        lines = [_note_line(noted, localiser) for noted in book.notes[:_NOTES]]
        blocks.append(Words("\n".join([localiser("orders-notes"), *lines])))
    return Page(tuple(blocks), own=_page_id(book, path), above=_page_id(book, path[:-1]) if path else "")


def _page_id(book: OrderBook, path: Sequence[int]) -> str:
    at, way = (book.table.id, book.seat), custom_ids.path_words(path)
    return (
        custom_ids.page_id("orderadd", *at, value=f"g{way}") if path else custom_ids.page_id("orderlist", *at)
    )


def _listed(book: OrderBook, localiser: Localiser) -> str:
    end_key = f"{book.table.game}-orders-end"
    ends = [localiser(end_key)] if end_key in message_ids() else []
    lines = [" ".join([localiser("orders-title"), *ends])]
    for number, line in enumerate(book.lines, 1):
        key = "orders-entry-rests" if line.rests else "orders-entry"
        lines.append(localiser(key, number=number, order=_begun(line.text, localiser.say)))
    if not book.lines:
        lines.append(localiser("orders-none"))
        help_key = f"{book.table.game}-orders-help"
        lines += [localiser(help_key)] if help_key in message_ids() else []
        if not (book.offers or book.may_write):
            lines.append(localiser("orders-not-now"))
    if book.answering:
        lines.append(localiser("orders-answering"))
    return "\n".join(lines)


def _withdrawing(book: OrderBook, localiser: Localiser) -> list[Block]:
    """Return a button to withdraw each order; a menu changes which answers first."""
    at = (book.table.id, book.seat)
    drops = [
        Button(
            localiser.short("orders-withdraw", number=number), custom_ids.button("orderdrop", *at, line.id)
        )
        for number, line in enumerate(book.lines, 1)
    ]
    blocks: list[Block] = [*rows(drops)]
    if len(book.lines) > 1:
        entries = tuple(
            Entry(
                localiser.short(
                    "orders-raise-entry", number=number, order=_begun(line.text, localiser.label)
                ),
                str(line.id),
            )
            for number, line in enumerate(book.lines, 1)
            if number > 1
        )
        blocks.append(Menu(custom_ids.menu("orderup", *at), localiser.short("orders-raise"), entries))
    return blocks


def _doors(book: OrderBook, localiser: Localiser) -> list[Button]:
    at = (book.table.id, book.seat)
    doors = [Button(localiser.short("orders-play"), custom_ids.button("play", book.table.id))]
    if book.may_write:
        doors.append(Button(localiser.short("orders-write"), custom_ids.button("orderline", *at)))
    if len(book.lines) > 1:
        doors.append(
            Button(
                localiser.short("orders-withdraw-all"), custom_ids.button("orderdrop", *at, "all"), "danger"
            )
        )
    return doors


_COMPUTERS = ("order-sit-in", "order-stand-in")
"""Orders by which a computer plays: it is the computer that did something."""


def away_lines(found: AwayNotes, localiser: Localiser) -> list[str]:
    """Return what orders did while their owner was away, the oldest first; empty if nothing."""
    lines = [_note_line(noted, localiser) for noted in reversed(found.notes)]
    return [localiser("orders-away"), *lines] if lines else []


def away_page(found: AwayNotes, localiser: Localiser) -> Page:
    """Return these lines as a message."""
    words = "\n".join([heading(found.table, localiser), *away_lines(found, localiser)])
    doors = (
        Button(localiser.short("orders-open"), custom_ids.button("orders", found.table.id)),
        Button(localiser.short("orders-play"), custom_ids.button("play", found.table.id)),
    )
    return Page((Words(words), Buttons(doors)))


def _note_line(noted: Noted, localiser: Localiser) -> str:
    """Return what an order did, and when."""
    note, at = noted.note, when(noted.at)
    is_computer = note.what == "answered" and note.order.key in _COMPUTERS
    order = _begun(text("order-computer") if is_computer else note.order, localiser.say)
    match note.what:
        case "answered" if note.named:
            did = briefly(note.named, localiser.say)
            return localiser("orders-note-did", when=at, order=order, did=did)
        case "answered":
            made = note.picks[:-1] if note.picks[1:] and note.picks[-1] == _HANDING else note.picks
            picks = Typed(" ".join(made))
            return localiser("orders-note-answered", when=at, order=order, picks=picks)
        case "stopped" if note.why is not None:
            return localiser("orders-note-stopped", when=at, order=order, why=note.why)
        case _:  # undone
            return localiser("orders-note-taken-back", when=at, order=order)


def _in_short(order: Text, say: Say) -> Text:
    """Return the text of an order; a written turn in the short form of its picks."""
    args = (
        (name, briefly((part for part in arg if isinstance(part, Text)), say))
        if name == "picks" and isinstance(arg, tuple)
        else (name, arg)
        for name, arg in order.args
    )
    return Text(order.key, tuple(args))


def _begun(order: Text, say: Say) -> str:
    """Return the text of an order as a line begins with it."""
    return with_capital(say(_in_short(order, say)))


def _line_page(line: WrittenLine, localiser: Localiser, path: Sequence[int]) -> Page:
    """Show a turn being written: its picks so far, what may follow, and its conditions."""
    at = (line.table.id, line.seat)
    picks = " · ".join(briefly(each, localiser.say) for each in line.named) or localiser("orders-line-empty")
    words = [heading(line.table, localiser), localiser("orders-line-title", picks=picks)]
    chosen = [fact.text for fact in line.facts if fact.key in line.chosen]
    words += [localiser("orders-line-only-if", fact=fact) for fact in chosen]
    words.append(localiser("orders-line-uncovers" if line.uncovers else "orders-line-whole"))
    blocks: list[Block] = [Words("\n".join(words))]
    if line.decision is not None:
        way = custom_ids.menu("linepick", *at)
        blocks += level(line.decision.options, path, way, localiser.short("orders-line-pick"), localiser)
    if line.facts:
        entries = tuple(
            Entry(localiser.label(fact.text), fact.key, chosen=fact.key in line.chosen)
            for fact in line.facts[:MENU_ENTRIES]
        )
        blocks.append(Menu(custom_ids.menu("linefact", *at), localiser.short("orders-line-fact"), entries))
    if line.picks:
        undo = Button(localiser.short("orders-line-undo"), custom_ids.button("lineundo", *at))
        to_set = Button(localiser.short("orders-line-set"), custom_ids.button("lineset", *at), "go")
        blocks.append(Buttons((to_set, undo)))
    own, above = (custom_ids.page_id(verb, *at) for verb in ("orderline", "orderlist"))
    return Page(tuple(blocks), own=own, above=above)


async def show_orders(reply: Reply, game_id: str) -> None:
    book = await reply.services.orders.book(game_id, reply.person.id)
    await reply.show(orders_page(book, reply.localiser(book.table)))


async def _show_line(reply: Reply, line: WrittenLine | None, path: Sequence[int] = ()) -> None:
    if line is None:
        await reply.send_ephemeral_text(reply.localiser()("orders-line-impossible"))
    else:
        await reply.show(_line_page(line, reply.localiser(line.table), path))


def _at(press: Press) -> tuple[str, int, int]:
    """Return the table, the person and the seat of the pressed page."""
    return press.word(0), press.reply.person.id, press.number(1)


async def _shown(press: Press, book: OrderBook) -> None:
    await press.reply.show(orders_page(book, press.reply.localiser(book.table)))


async def _list(press: Press) -> None:
    game_id, person, seat = _at(press)
    await _shown(press, await press.reply.services.orders.book(game_id, person, at=seat))


async def _add(press: Press) -> None:
    game_id, person, seat = _at(press)
    orders = press.reply.services.orders
    if press.value.startswith("g"):
        book = await orders.book(game_id, person, at=seat)
        page = orders_page(book, press.reply.localiser(book.table), custom_ids.path_of(press.value[1:]))
        await press.reply.show(page)
    else:
        cause = press.reply.cause
        await _shown(press, await orders.add(game_id, person, press.value[1:], at=seat, cause=cause))


async def _drop(press: Press) -> None:
    game_id, person, seat = _at(press)
    order = None if press.word(2) == "all" else press.number(2)
    orders = press.reply.services.orders
    await _shown(press, await orders.withdraw(game_id, person, order, at=seat, cause=press.reply.cause))


async def _up(press: Press) -> None:
    game_id, person, seat = _at(press)
    orders, order = press.reply.services.orders, custom_ids.number_of(press.value)
    await _shown(press, await orders.raise_up(game_id, person, order, at=seat, cause=press.reply.cause))


async def _line(press: Press) -> None:
    game_id, person, seat = _at(press)
    await _show_line(press.reply, await press.reply.services.orders.written_line(game_id, person, at=seat))


async def _line_pick(press: Press) -> None:
    game_id, person, seat = _at(press)
    orders = press.reply.services.orders
    if press.value.startswith("g"):
        line = await orders.written_line(game_id, person, at=seat)
        await _show_line(press.reply, line, custom_ids.path_of(press.value[1:]))
    else:
        await _show_line(press.reply, await orders.edit_line(game_id, person, pick=press.value[1:], at=seat))


async def _line_fact(press: Press) -> None:
    game_id, person, seat = _at(press)
    line = await press.reply.services.orders.edit_line(game_id, person, fact=press.value, at=seat)
    await _show_line(press.reply, line)


async def _line_undo(press: Press) -> None:
    game_id, person, seat = _at(press)
    await _show_line(
        press.reply, await press.reply.services.orders.edit_line(game_id, person, undo=True, at=seat)
    )


async def _line_set(press: Press) -> None:
    game_id, person, seat = _at(press)
    cause = press.reply.cause
    await _shown(press, await press.reply.services.orders.order_line(game_id, person, at=seat, cause=cause))


HANDLERS: Handlers = {
    "orders": Handled("private", showing(show_orders)),
    "orderlist": Handled("update", _list),
    "orderadd": Handled("update", _add),
    "orderdrop": Handled("update", _drop),
    "orderup": Handled("update", _up),
    "orderline": Handled("update", _line),
    "linepick": Handled("update", _line_pick),
    "linefact": Handled("update", _line_fact),
    "lineundo": Handled("update", _line_undo),
    "lineset": Handled("update", _line_set),
}
