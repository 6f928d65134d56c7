"""The set-up pages of a new table; their buttons carry the whole state."""

from __future__ import annotations

from collections.abc import Sequence

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
from engine.core.game import AnyGame
from engine.core.setup import SetupOption
from engine.core.text import Text, text

MORE = frozenset(("more", "pace", "clock", "then", "language", "where", "rated", "score", "box"))
"""Presses that lead to the second page, or stay there."""
_ROWS = 2  # buttons side by side on a phone


def setup_page(
    choices: SetupChoices,
    game: AnyGame,
    localiser: Localiser,
    *,
    newcomer: bool = False,
) -> Page:
    """Build the page to choose players and options.

    Nothing is public yet. `newcomer`: this person opens their first table, so a first game comes first.
    """
    key = "lobby-private" if choices.is_private else "lobby-setup"
    first, learn = _first_game_buttons(choices, game, localiser), _learn_buttons(game, localiser)
    blocks: list[Block] = [Words(localiser(key, game=text(f"{choices.game}-name")))]
    if first and (newcomer or choices.first):
        blocks += [Buttons((first.pop(),)), Words(_about_first_game(choices, game, localiser))]
    players = localiser("lobby-players" if choices.is_private else "lobby-players-computers")
    blocks += [Words(players), *_seat_rows(choices, game, localiser)]
    if not choices.first or choices.values != first_game(choices, game).values:
        blocks += _option_blocks(choices, game, localiser, extra=False)
    if choices.is_private:
        blocks.append(_strength_menu(choices, localiser))
    blocks.append(Words("-# " + " · ".join(_rest(choices, game, localiser))))
    more = Button(localiser.short("lobby-more"), _press_id("more", choices))
    blocks.append(Buttons((_open_button(choices, localiser), more)))
    blocks += rows([*first, *learn])
    return Page(tuple(blocks))


def more_page(
    choices: SetupChoices,
    game: AnyGame,
    localiser: Localiser,
    rules: ServerRules,
    boxes: Sequence[CustomContent] = (),
) -> Page:
    """Build the page of choices that most tables leave as they are; a table in a DM has no pace."""
    blocks: list[Block] = [Words(localiser("lobby-more-title", game=text(f"{choices.game}-name")))]
    if not choices.is_private:
        blocks += [_pace_menu(choices, localiser), *_clock_blocks(choices, localiser, rules)]
        blocks.append(_language_menu(choices, localiser))
    blocks += _option_blocks(choices, game, localiser, extra=True)
    blocks += _box_blocks(choices, boxes, localiser)
    blocks.append(Words(localiser("lobby-open-score-help")))
    score = Button(
        _flag(localiser, text("lobby-open-score"), on=choices.open_score), _press_id("score", choices)
    )
    blocks.append(Buttons((score,)))
    if not choices.is_private:
        blocks.append(Buttons((_where_button(choices, localiser), _rated_button(choices, localiser))))
    back = Button(localiser.short("panel-back"), _press_id("main", choices))
    return Page((*blocks, Buttons((back, _open_button(choices, localiser)))))


def _press_id(what: str, choices: SetupChoices, number: int = 0) -> str:
    return custom_ids.button("setup", what, number, *choices.args())


def _menu_id(what: str, choices: SetupChoices, number: int = 0) -> str:
    return custom_ids.menu("setup", what, number, *choices.args())


def _flag(localiser: Localiser, name: Text, *, on: bool) -> str:
    return localiser.short("lobby-flag", name=name, state=text("lobby-flag-on" if on else "lobby-flag-off"))


def _open_button(choices: SetupChoices, localiser: Localiser) -> Button:
    label = localiser.short("lobby-start" if choices.is_private else "lobby-open-table")
    return Button(label, custom_ids.button("opentable", *choices.args()), "go")


def _first_game_buttons(choices: SetupChoices, game: AnyGame, localiser: Localiser) -> list[Button]:
    """Return the switch to a table that suits newcomers; none for a game without an introduction."""
    if not game.introductions:
        return []
    other = replace(choices, first=False) if choices.first else first_game(choices, game)
    label = _flag(localiser, text("lobby-first-game"), on=choices.first)
    return [Button(label, _press_id("first", other), "verb" if choices.first else "plain")]


def _about_first_game(choices: SetupChoices, game: AnyGame, localiser: Localiser) -> str:
    plain = not choices.first or first_game(choices, game).values == choices.values
    keys = (*(("lobby-first-game-plain",) if plain else ()), "lobby-first-game-chosen")
    return "-# " + " ".join(localiser(key) for key in keys)


def _learn_buttons(game: AnyGame, localiser: Localiser) -> list[Button]:
    return [learn_button(game.introductions[0], localiser)] if game.introductions else []


def _rest(choices: SetupChoices, game: AnyGame, localiser: Localiser) -> list[str]:
    """Sum up the second page."""
    score = _flag(localiser, text("lobby-open-score"), on=choices.open_score)
    chosen = choices.options(game.spec)
    extras = [
        _flag(localiser, text(f"{choices.game}-option-{option.key}"), on=True)
        for option in game.spec.offered(chosen)
        if option.is_extra and chosen[option.key] == "on"
    ]
    if choices.is_private:
        return [*extras, score]
    where = localiser.short("lobby-in-thread" if choices.in_thread else "lobby-in-channel")
    rated = localiser.short("lobby-rated-on" if choices.rated else "lobby-rated-off")
    pace, clock = (
        localiser.short(key) for key in (f"lobby-pace-{choices.pace}", f"clock-{choices.clock or 'none'}")
    )
    return [pace, clock, where, rated, *extras, *([score] if choices.open_score else [])]


def _seat_rows(choices: SetupChoices, game: AnyGame, localiser: Localiser) -> list[Buttons]:
    seats = [
        Button(
            localiser.short("lobby-seats", seats=number),
            _press_id("seats", choices, number),
            "verb" if number == choices.seats else "plain",
        )
        for number in game.spec.seats
    ]
    return rows(seats[:10])


def _pace_menu(choices: SetupChoices, localiser: Localiser) -> Menu:
    paces = [
        Entry(
            localiser.short(f"lobby-pace-{pace}"),
            pace,
            localiser.short(f"lobby-pace-{pace}-help"),
            pace == choices.pace,
        )
        for pace in PACES
    ]
    return Menu(_menu_id("pace", choices), localiser.short("lobby-pace"), tuple(paces))


def _where_button(choices: SetupChoices, localiser: Localiser) -> Button:
    label = localiser.short("lobby-in-thread" if choices.in_thread else "lobby-in-channel")
    return Button(label, _press_id("where", choices))


def _rated_button(choices: SetupChoices, localiser: Localiser) -> Button:
    return Button(
        localiser.short("lobby-rated-on" if choices.rated else "lobby-rated-off"), _press_id("rated", choices)
    )


def _box_blocks(choices: SetupChoices, boxes: Sequence[CustomContent], localiser: Localiser) -> list[Block]:
    """Return the menu of custom content, if any is offered."""
    if not boxes:
        return []
    chosen = next((box.name for box in boxes if box.choice == choices.box), None)
    value, meaning = values_text(chosen), text("lobby-values-help")
    words = localiser("lobby-option", name=text("lobby-values"), value=value, meaning=meaning)
    return [Words(words), box_menu(_menu_id("box", choices), choices.game, boxes, choices.box, localiser)]


def _strength_menu(choices: SetupChoices, localiser: Localiser) -> Menu:
    """Return the strength menu; all computers of a table in a DM have the same strength."""
    entries = [
        Entry(
            localiser.short("lobby-computers", strength=text(f"bot-strength-{one}")),
            one,
            localiser.short(f"lobby-strength-{one}"),
            one == choices.strength,
        )
        for one in STRENGTHS
    ]
    return Menu(_menu_id("strength", choices), localiser.short("lobby-strength"), tuple(entries))


def _clock_blocks(choices: SetupChoices, localiser: Localiser, rules: ServerRules) -> list[Block]:
    """Return the clocks that the server allows, and what happens when the chosen one runs out."""
    clocks = [
        Entry(
            localiser.short(f"clock-{key or 'none'}"),
            key or NOTHING,
            localiser.short(f"clock-{key or 'none'}-help"),
            key == choices.clock,
        )
        for key in ("", *CLOCKS)
        if rules.allows_clock(key)
    ]
    blocks: list[Block] = [Menu(_menu_id("clock", choices), localiser.short("clock-which"), tuple(clocks))]
    if choices.clock:
        ends = [
            Entry(localiser.short(f"clock-then-{end}"), end, chosen=end == choices.timeout)
            for end in TIMEOUTS
            if permitted(end, rated=choices.rated) == end
        ]
        blocks.append(Menu(_menu_id("then", choices), localiser.short("clock-then"), tuple(ends)))
    return blocks


def _language_menu(choices: SetupChoices, localiser: Localiser) -> Menu:
    """Return the menu of the language of public posts; private messages use the reader's language."""
    entries = [
        Entry(
            localiser.short("lobby-flag", name=text("lobby-language"), state=own_name(language)),
            language,
            chosen=language == choices.language,
        )
        for language in locales()
    ]
    return Menu(_menu_id("language", choices), localiser.short("lobby-language"), tuple(entries))


def _option_blocks(choices: SetupChoices, game: AnyGame, localiser: Localiser, *, extra: bool) -> list[Block]:
    """Return what each option changes, then a toggle button per flag, and a menu per choice or seats."""
    chosen = choices.options(game.spec)
    offered = [option for option in game.spec.offered(chosen) if option.is_extra == extra]
    if not offered:
        return []
    flags, menus = list[Button](), list[Menu]()
    for number, option in enumerate(game.spec.options):
        if option not in offered:
            continue
        if option.kind == "flag":
            flags.append(_flag_button(choices, number, option, localiser))
        elif option.kind == "seats":
            menus.append(_seats_menu(choices, number, option, localiser))
        else:
            menus.append(_choice_menu(choices, number, option, localiser))
    pairs = [Buttons(tuple(flags[at : at + _ROWS])) for at in range(0, len(flags), _ROWS)]
    lines = option_lines(choices.game, offered, chosen, localiser)
    return [Words("\n".join(lines)), *pairs[:5], *menus[:6]]


def _flag_button(choices: SetupChoices, number: int, option: SetupOption, localiser: Localiser) -> Button:
    on = option.values[DIGITS.index(choices.values[number])] == "on"
    label = _flag(localiser, text(f"{choices.game}-option-{option.key}"), on=on)
    return Button(label, _press_id("flag", choices, number), "verb" if on else "plain")


def _choice_menu(choices: SetupChoices, number: int, option: SetupOption, localiser: Localiser) -> Menu:
    name, now = text(f"{choices.game}-option-{option.key}"), DIGITS.index(choices.values[number])
    entries = [
        Entry(
            localiser.short("lobby-flag", name=name, state=value_words(choices.game, option, value)),
            DIGITS[i],
            localiser.label(value_help(choices.game, option, value)),
            i == now,
        )
        for i, value in enumerate(option.values[:25])
    ]
    return Menu(_menu_id("choice", choices, number), localiser.label(name), tuple(entries))


def _seats_menu(choices: SetupChoices, number: int, option: SetupOption, localiser: Localiser) -> Menu:
    """Return a menu of seats; each pick adds a seat or removes it."""
    name, now = text(f"{choices.game}-option-{option.key}"), DIGITS.index(choices.values[number])
    entries = [
        Entry(
            localiser.short(
                "lobby-seat-in" if now >> seat & 1 else "lobby-seat-out", name=name, seat=seat + 1
            ),
            str(seat),
        )
        for seat in range(choices.seats)
    ]
    return Menu(_menu_id("seat", choices, number), localiser.label(name), tuple(entries))
