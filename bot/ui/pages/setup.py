"""The set-up pages of a new table; their buttons carry the whole state."""

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
from bot.ui.pages.lobby import option_lines, value_help, value_words
from bot.ui.pages.setup_choices import DIGITS, NOTHING, SetupChoices, box_menu, first_game, values_text
from bot.ui.pages.tutorials import learn_button
from bot.values.clock import CLOCKS, PACES, TIMEOUTS, permitted
from bot.values.table import ServerRules
from engine.core.game import Game
from engine.core.setup import SetupOption
from engine.core.text import Text, text

MORE = frozenset(("more", "pace", "clock", "then", "language", "where", "rated", "score", "box"))
"""Presses that lead to the second page, or stay there."""
_ROWS = 2  # buttons side by side on a phone


def setup_page(
    wish: SetupChoices,
    game: Game[Any, Any, Any],
    localiser: Localiser,
    *,
    newcomer: bool = False,
) -> Page:
    """Build the page to choose players and options.

    Nothing is public yet. `newcomer`: this person opens their first table, so a first game comes first.
    """
    key = "lobby-private" if wish.is_private else "lobby-setup"
    first, learn = _first_game_buttons(wish, game, localiser), _learn_buttons(game, localiser)
    blocks: list[Block] = [Words(localiser(key, game=text(f"{wish.game}-name")))]
    if first and (newcomer or wish.first):
        big = replace(first.pop(), style="verb")
        blocks += [Buttons((big,)), Words(_about_first_game(wish, game, localiser))]
    blocks += [Words(localiser("lobby-players")), *_seat_rows(wish, game, localiser)]
    if not wish.first or wish.values != first_game(wish, game).values:
        blocks += _option_blocks(wish, game, localiser)
    if wish.is_private:
        blocks.append(_strength_menu(wish, localiser))
    blocks.append(Words("-# " + " · ".join(_rest(wish, localiser))))
    more = Button(localiser.short("lobby-more"), _press_id("more", wish))
    blocks.append(Buttons((_open_button(wish, localiser), more)))
    blocks += rows([*first, *learn])
    return Page(tuple(blocks))


def more_page(
    wish: SetupChoices,
    localiser: Localiser,
    rules: ServerRules,
    boxes: Sequence[CustomContent] = (),
) -> Page:
    """Build the page of choices that most tables leave as they are; a table in a DM has no pace."""
    blocks: list[Block] = [Words(localiser("lobby-more-title", game=text(f"{wish.game}-name")))]
    if not wish.is_private:
        blocks += [_pace_menu(wish, localiser), *_clock_blocks(wish, localiser, rules)]
        blocks.append(_language_menu(wish, localiser))
    blocks += _box_blocks(wish, boxes, localiser)
    blocks.append(Words(localiser("lobby-open-score-help")))
    score = Button(_flag(localiser, text("lobby-open-score"), on=wish.open_score), _press_id("score", wish))
    blocks.append(Buttons((score,)))
    if not wish.is_private:
        blocks.append(Buttons((_where_button(wish, localiser), _rated_button(wish, localiser))))
    back = Button(localiser.short("panel-back"), _press_id("main", wish))
    return Page((*blocks, Buttons((back, _open_button(wish, localiser)))))


def _press_id(what: str, wish: SetupChoices, number: int = 0) -> str:
    return custom_ids.button("setup", what, number, *wish.args())


def _menu_id(what: str, wish: SetupChoices, number: int = 0) -> str:
    return custom_ids.menu("setup", what, number, *wish.args())


def _flag(localiser: Localiser, name: Text, *, on: bool) -> str:
    return localiser.short("lobby-flag", name=name, state=text("lobby-flag-on" if on else "lobby-flag-off"))


def _open_button(wish: SetupChoices, localiser: Localiser) -> Button:
    label = localiser.short("lobby-start" if wish.is_private else "lobby-open-table")
    return Button(label, custom_ids.button("opentable", *wish.args()), "go")


def _first_game_buttons(wish: SetupChoices, game: Game[Any, Any, Any], localiser: Localiser) -> list[Button]:
    """Return the switch to a table that suits newcomers; none for a game without an introduction."""
    if not game.introductions:
        return []
    other = replace(wish, first=False) if wish.first else first_game(wish, game)
    label = localiser.short("lobby-first-game-on" if wish.first else "lobby-first-game")
    return [Button(label, _press_id("first", other))]


def _about_first_game(wish: SetupChoices, game: Game[Any, Any, Any], localiser: Localiser) -> str:
    plain = not wish.first or first_game(wish, game).values == wish.values
    keys = (*(("lobby-first-game-plain",) if plain else ()), "lobby-first-game-chosen")
    return "-# " + " ".join(localiser(key) for key in keys)


def _learn_buttons(game: Game[Any, Any, Any], localiser: Localiser) -> list[Button]:
    return [learn_button(game.introductions[0], localiser)] if game.introductions else []


def _rest(wish: SetupChoices, localiser: Localiser) -> list[str]:
    """Sum up the second page."""
    score = _flag(localiser, text("lobby-open-score"), on=wish.open_score)
    if wish.is_private:
        return [score]
    where = localiser.short("lobby-in-thread" if wish.in_thread else "lobby-in-channel")
    rated = localiser.short("lobby-rated-on" if wish.rated else "lobby-rated-off")
    pace, clock = (
        localiser.short(key) for key in (f"lobby-pace-{wish.pace}", f"clock-{wish.clock or 'none'}")
    )
    return [pace, clock, where, rated, *([score] if wish.open_score else [])]


def _seat_rows(wish: SetupChoices, game: Game[Any, Any, Any], localiser: Localiser) -> list[Buttons]:
    seats = [
        Button(
            localiser.short("lobby-seats", seats=number),
            _press_id("seats", wish, number),
            "verb" if number == wish.seats else "plain",
        )
        for number in game.spec.seats
    ]
    return rows(seats[:10])


def _pace_menu(wish: SetupChoices, localiser: Localiser) -> Menu:
    paces = [
        Entry(
            localiser.short(f"lobby-pace-{pace}"),
            pace,
            localiser.short(f"lobby-pace-{pace}-help"),
            pace == wish.pace,
        )
        for pace in PACES
    ]
    return Menu(_menu_id("pace", wish), localiser.short("lobby-pace"), tuple(paces))


def _where_button(wish: SetupChoices, localiser: Localiser) -> Button:
    label = localiser.short("lobby-in-thread" if wish.in_thread else "lobby-in-channel")
    return Button(label, _press_id("where", wish))


def _rated_button(wish: SetupChoices, localiser: Localiser) -> Button:
    return Button(
        localiser.short("lobby-rated-on" if wish.rated else "lobby-rated-off"), _press_id("rated", wish)
    )


def _box_blocks(wish: SetupChoices, boxes: Sequence[CustomContent], localiser: Localiser) -> list[Block]:
    """Return the menu of custom content, if any is offered."""
    if not boxes:
        return []
    chosen = next((box.name for box in boxes if box.choice == wish.box), None)
    value, meaning = values_text(chosen), text("lobby-values-help")
    words = localiser("lobby-option", name=text("lobby-values"), value=value, meaning=meaning)
    return [Words(words), box_menu(_menu_id("box", wish), wish.game, boxes, wish.box, localiser)]


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
    return Menu(_menu_id("strength", wish), localiser.short("lobby-strength"), tuple(entries))


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
    blocks: list[Block] = [Menu(_menu_id("clock", wish), localiser.short("clock-which"), tuple(clocks))]
    if wish.clock:
        ends = [
            Entry(localiser.short(f"clock-then-{end}"), end, chosen=end == wish.timeout)
            for end in TIMEOUTS
            if permitted(end, rated=wish.rated) == end
        ]
        blocks.append(Menu(_menu_id("then", wish), localiser.short("clock-then"), tuple(ends)))
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
    return Menu(_menu_id("language", wish), localiser.short("lobby-language"), tuple(entries))


def _option_blocks(wish: SetupChoices, game: Game[Any, Any, Any], localiser: Localiser) -> list[Block]:
    """Return what each option changes, then a toggle button per flag, and a menu per choice or seats."""
    chosen = wish.options(game.spec)
    offered = game.spec.offered(chosen)
    if not offered:
        return []
    flags, menus = list[Button](), list[Menu]()
    for number, option in enumerate(game.spec.options):
        if option not in offered:
            continue
        if option.kind == "flag":
            flags.append(_flag_button(wish, number, option, localiser))
        elif option.kind == "seats":
            menus.append(_seats_menu(wish, number, option, localiser))
        else:
            menus.append(_choice_menu(wish, number, option, localiser))
    pairs = [Buttons(tuple(flags[at : at + _ROWS])) for at in range(0, len(flags), _ROWS)]
    lines = option_lines(wish.game, offered, chosen, localiser)
    return [Words("\n".join(lines)), *pairs[:5], *menus[:6]]


def _flag_button(wish: SetupChoices, number: int, option: SetupOption, localiser: Localiser) -> Button:
    on = option.values[DIGITS.index(wish.values[number])] == "on"
    label = _flag(localiser, text(f"{wish.game}-option-{option.key}"), on=on)
    return Button(label, _press_id("flag", wish, number), "verb" if on else "plain")


def _choice_menu(wish: SetupChoices, number: int, option: SetupOption, localiser: Localiser) -> Menu:
    name, now = text(f"{wish.game}-option-{option.key}"), DIGITS.index(wish.values[number])
    entries = [
        Entry(
            localiser.short("lobby-flag", name=name, state=value_words(wish.game, option, value)),
            DIGITS[i],
            localiser.label(value_help(wish.game, option, value)),
            i == now,
        )
        for i, value in enumerate(option.values[:25])
    ]
    return Menu(_menu_id("choice", wish, number), localiser.label(name), tuple(entries))


def _seats_menu(wish: SetupChoices, number: int, option: SetupOption, localiser: Localiser) -> Menu:
    """Return a menu of seats; each pick adds a seat or removes it."""
    name, now = text(f"{wish.game}-option-{option.key}"), DIGITS.index(wish.values[number])
    entries = [
        Entry(
            localiser.short(
                "lobby-seat-in" if now >> seat & 1 else "lobby-seat-out", name=name, seat=seat + 1
            ),
            str(seat),
        )
        for seat in range(wish.seats)
    ]
    return Menu(_menu_id("seat", wish, number), localiser.label(name), tuple(entries))
