"""The set-up page of a new table; its buttons carry the whole state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bot.custom_content import CustomContent
from bot.locales.translations import locales, own_name
from bot.services.turn.computers import STRENGTHS
from bot.ui.interactions import custom_ids
from bot.ui.kit.blocks import Block, Button, Buttons, Entry, Menu, Page, Words, rows
from bot.ui.kit.localiser import Localiser
from bot.ui.pages.lobby import options_words, value_words
from bot.ui.pages.setup_choices import DIGITS, NOTHING, SetupChoices, box_menu, first_game, values_text
from bot.ui.pages.tutorials import learn_button
from bot.values.clock import CLOCKS, PACES, TIMEOUTS
from bot.values.table import ServerRules
from engine.core.game import Game
from engine.core.text import Text, text


def _first_game_blocks(wish: SetupChoices, game: Game[Any, Any, Any], localiser: Localiser) -> list[Block]:
    """Introduce the game to newcomers, and offer a table that suits them."""
    if not game.introductions:
        return []
    easy, label = first_game(wish, game), localiser.short("lobby-first-game")
    other = replace(wish, first=False) if wish.first else easy
    button = Button(
        label, custom_ids.button("setup", "first", 0, *other.args()), "verb" if wish.first else "plain"
    )
    row = Buttons((button, learn_button(game.introductions[0], localiser)))
    if not wish.first:
        return [row]
    plain = [localiser("lobby-first-game-plain")] if easy.values == wish.values else []
    return [Words(" ".join([*plain, localiser("lobby-first-game-chosen")])), row]


def _score_row(wish: SetupChoices, localiser: Localiser) -> Buttons:
    """Return the buttons that set whether all players see the score so far."""
    state = text("lobby-flag-on" if wish.open_score else "lobby-flag-off")
    label = localiser.short("lobby-flag", name=text("lobby-open-score"), state=state)
    custom_id = custom_ids.button("setup", "score", 0, *wish.args())
    return Buttons((Button(label, custom_id, "verb" if wish.open_score else "plain"),))


def _box_blocks(wish: SetupChoices, boxes: Sequence[CustomContent], localiser: Localiser) -> list[Block]:
    """Return the menu of custom content, if any is offered."""
    if not boxes:
        return []
    chosen = next((box.name for box in boxes if box.choice == wish.box), None)
    value, meaning = values_text(chosen), text("lobby-values-help")
    words = localiser("lobby-option", name=text("lobby-values"), value=value, meaning=meaning)
    custom_id = custom_ids.menu("setup", "box", 0, *wish.args())
    return [Words(words), box_menu(custom_id, wish.game, boxes, wish.box, localiser)]


def setup_page(
    wish: SetupChoices,
    game: Game[Any, Any, Any],
    localiser: Localiser,
    rules: ServerRules,
    boxes: Sequence[CustomContent] = (),
) -> Page:
    """Build the page to choose seats, pace and options.

    Nothing is public yet. A solo table has no pace.
    """
    key = "lobby-private" if wish.is_private else "lobby-setup"
    blocks: list[Block] = [
        Words(localiser(key, game=text(f"{wish.game}-name"))),
        *_seat_rows(wish, game, localiser),
    ]
    blocks += _first_game_blocks(wish, game, localiser)
    words = options_words(wish.game, game.spec, wish.options(game.spec), localiser)
    blocks.append(Words(words))
    blocks += [*_option_blocks(wish, game, localiser), *_box_blocks(wish, boxes, localiser)]
    blocks.append(_score_row(wish, localiser))
    if wish.is_private:
        begin = Button(localiser.short("lobby-start"), custom_ids.button("opentable", *wish.args()), "go")
        return Page((*blocks, _strength_menu(wish, localiser), Buttons((begin,))))
    paces = [
        Entry(
            localiser.short(f"lobby-pace-{pace}"),
            pace,
            localiser.short(f"lobby-pace-{pace}-help"),
            pace == wish.pace,
        )
        for pace in PACES
    ]
    blocks.append(
        Menu(custom_ids.menu("setup", "pace", 0, *wish.args()), localiser.short("lobby-pace"), tuple(paces))
    )
    blocks += _clock_blocks(wish, localiser, rules)
    blocks.append(_language_menu(wish, localiser))
    where = Button(
        localiser.short("lobby-in-thread" if wish.in_thread else "lobby-in-channel"),
        custom_ids.button("setup", "where", 0, *wish.args()),
    )
    rated = Button(
        localiser.short("lobby-rated-on" if wish.rated else "lobby-rated-off"),
        custom_ids.button("setup", "rated", 0, *wish.args()),
    )
    begin = Button(localiser.short("lobby-open-table"), custom_ids.button("opentable", *wish.args()), "go")
    blocks.append(Buttons((begin, where, rated)))
    return Page(tuple(blocks))


def _seat_rows(wish: SetupChoices, game: Game[Any, Any, Any], localiser: Localiser) -> list[Buttons]:
    seats = [
        Button(
            localiser.short("lobby-seats", seats=number),
            custom_ids.button("setup", "seats", number, *wish.args()),
            "verb" if number == wish.seats else "plain",
        )
        for number in game.spec.seats
    ]
    return rows(seats[:10])


def _strength_menu(wish: SetupChoices, localiser: Localiser) -> Menu:
    """Return the strength menu; all computers of a table in a DM have the same strength."""
    entries = [
        Entry(
            localiser.short("lobby-computers", strength=text(f"bot-strength-{one}")),
            one,
            localiser.short(f"lobby-strength-{one}"),
            one == wish.strength,
        )
        for one in STRENGTHS
    ]
    return Menu(
        custom_ids.menu("setup", "strength", 0, *wish.args()),
        localiser.short("lobby-strength"),
        tuple(entries),
    )


def _clock_blocks(wish: SetupChoices, localiser: Localiser, rules: ServerRules) -> list[Block]:
    """Return the clocks that the server allows, and what happens when the chosen one runs out."""
    clocks = [
        Entry(
            localiser.short(f"clock-{key or 'none'}"),
            key or NOTHING,
            localiser.short(f"clock-{key or 'none'}-help"),
            key == wish.clock,
        )
        for key in ("", *CLOCKS)
        if rules.allows_clock(key)
    ]
    blocks: list[Block] = [
        Menu(
            custom_ids.menu("setup", "clock", 0, *wish.args()), localiser.short("clock-which"), tuple(clocks)
        )
    ]
    if wish.clock:
        ends = [
            Entry(localiser.short(f"clock-then-{end}"), end, chosen=end == wish.timeout) for end in TIMEOUTS
        ]
        blocks.append(
            Menu(
                custom_ids.menu("setup", "then", 0, *wish.args()), localiser.short("clock-then"), tuple(ends)
            )
        )
    return blocks


def _language_menu(wish: SetupChoices, localiser: Localiser) -> Menu:
    """Return the menu of the language of public posts; private messages use the reader's language."""
    entries = [
        Entry(
            localiser.short("lobby-flag", name=text("lobby-language"), state=own_name(language)),
            language,
            chosen=language == wish.language,
        )
        for language in locales()
    ]
    return Menu(
        custom_ids.menu("setup", "language", 0, *wish.args()),
        localiser.short("lobby-language"),
        tuple(entries),
    )


def _option_blocks(wish: SetupChoices, game: Game[Any, Any, Any], localiser: Localiser) -> list[Block]:
    """Return a toggle button per flag, and a menu per choice or set of seats."""
    flags: list[Button] = []
    blocks: list[Block] = []
    for number, option in enumerate(game.spec.options):
        now = DIGITS.index(wish.values[number])
        name = text(f"{wish.game}-option-{option.key}")
        if option.kind == "flag":
            state = text(f"lobby-flag-{option.values[now]}")
            label = localiser.short("lobby-flag", name=name, state=state)
            custom_id = custom_ids.button("setup", "flag", number, *wish.args())
            flags.append(Button(label, custom_id, "verb" if option.values[now] == "on" else "plain"))
        elif option.kind == "seats":
            blocks.append(_seats_menu(wish, number, name, now, localiser))
        else:
            entries = [
                Entry(
                    localiser.short(
                        "lobby-flag", name=name, state=value_words(wish.game, option.key, option.kind, value)
                    ),
                    DIGITS[i],
                    chosen=i == now,
                )
                for i, value in enumerate(option.values[:25])
            ]
            custom_id = custom_ids.menu("setup", "choice", number, *wish.args())
            blocks.append(Menu(custom_id, localiser.label(name), tuple(entries)))
    return [*rows(flags[:10]), *blocks[:6]]


def _seats_menu(wish: SetupChoices, number: int, name: Text, now: int, localiser: Localiser) -> Menu:
    """Return a menu of seats; each pick adds a seat or removes it."""
    entries = [
        Entry(
            localiser.short(
                "lobby-seat-in" if now >> seat & 1 else "lobby-seat-out", name=name, seat=seat + 1
            ),
            str(seat),
        )
        for seat in range(wish.seats)
    ]
    return Menu(custom_ids.menu("setup", "seat", number, *wish.args()), localiser.label(name), tuple(entries))
