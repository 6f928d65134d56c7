"""Panels with icons, in random positions of every game: one emoji before a label that says the same pick."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.ui.interactions.custom_ids import PanelId
from bot.ui.kit import limits
from bot.ui.kit.blocks import Block, Button, Buttons, Entry, Mark, Menu, Page, fitted
from bot.ui.kit.emoji_registry import in_words
from bot.ui.kit.localiser import Localiser, Localisers
from bot.ui.panel.controls import controls
from bot.ui.panel.levels import such_as
from bot.ui.panel.tree import whole_way
from engine.core.game import Decision
from engine.core.tell import Silence
from engine.core.text import text
from engine.keyflower.names import counted, tile_name
from engine.registry import GAMES
from engine.simulate import setup_from
from render.registry import ICONS
from tests.support.icons import full_shelf

LANGUAGES = ("en", "de", "nl", "fr", "es")
NAMES = ("Ada", "Ben", "Cleo")
POSITIONS = 60
SHELF = full_shelf()
EMOJI = re.compile(r"<:lk_\w+:\d+>")
every_game = pytest.mark.parametrize("key", ICONS)


@cache
def asked(key: str) -> tuple[Decision[Any], ...]:
    """Questions along a game by chance; those met most often are not met again and again."""
    game, chance = GAMES[key], Random(key)
    state = game.new_game(setup_from(game, 3, f"icons-{key}", game.spec.expansions))
    found = list[Decision[Any]]()
    for number in range(900):
        decision = next(iter(game.decisions(state)), None)
        if decision is None:
            break
        if number % 11 == 0 and len(decision.options) > 1:
            found.append(decision)
        game.play(state, chance.choice(decision.options).action, Silence())
    return tuple(found[:POSITIONS])


def localiser(language: str, *, icons: bool) -> Localiser:
    return Localisers(icons=SHELF).plain(language, NAMES, icons=icons)


def drawn(decision: Decision[Any], spoken: Localiser) -> tuple[Block, ...]:
    return controls(decision.options, PanelId("g", decision.seat, "m"), (), spoken, room=26).blocks


def parts(blocks: tuple[Block, ...]) -> Iterator[Button | Entry]:
    for block in blocks:
        if isinstance(block, Buttons):
            yield from block.buttons
        elif isinstance(block, Menu):
            yield from block.entries


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_have_one_emoji_of_the_table_and_fit(key: str, language: str) -> None:
    known, met = set(SHELF.words.pieces.values()) | set(SHELF.words.things.values()), 0
    for decision in asked(key):
        page = fitted(Page(drawn(decision, localiser(language, icons=True))))
        for part in parts(page.blocks):
            assert not EMOJI.search(part.label)
            most = limits.BUTTON_LABEL if isinstance(part, Button) else limits.MENU_TEXT
            assert 1 <= len(part.label) <= most
            if part.icon is not None:
                met += 1
                assert EMOJI.fullmatch(part.icon.emoji)
                assert part.icon.emoji in known
    assert met > 0


@every_game
def test_what_words_tell_apart_icons_tell_apart_and_no_label_is_longer(key: str) -> None:
    plain, iconic = localiser("en", icons=False), localiser("en", icons=True)
    for decision in asked(key):
        entries = [whole_way(option.menu) for option in decision.options]
        said = [plain.label(entry) for entry in entries]
        seen = [(iconic.mark(entry), iconic.label(iconic.shown(entry).entry)) for entry in entries]
        assert len(set(said)) == len(set(seen))
        for words, (mark, label) in zip(said, seen, strict=True):
            assert len(label) <= len(words)
            assert label == words or (mark is not None and label)


@every_game
def test_a_panel_offers_the_same_with_icons_and_without(key: str) -> None:
    for decision in asked(key):
        offered = [
            {getattr(part, "custom_id", "") or getattr(part, "value", "") for part in parts(blocks)}
            for blocks in (drawn(decision, localiser("en", icons=icons)) for icons in (False, True))
        ]
        assert offered[0] == offered[1]


@every_game
def test_the_words_that_stand_in_for_an_icon_say_what_the_label_left_out(key: str) -> None:
    for decision in asked(key)[:20]:
        page = Page(drawn(decision, localiser("de", icons=True)))
        for before, after in zip(parts(page.blocks), parts(in_words(page).blocks), strict=True):
            assert after.icon is None
            assert after.label == (
                before.label if before.icon is None else f"{before.icon.words} · {before.label}"
            )
            assert before.icon is None or before.icon.words


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_show_pieces_and_say_the_rest_as_ever(key: str, language: str) -> None:
    """Without its emojis a sentence is the one in words, less what they stand for."""
    plain, iconic = localiser(language, icons=False), localiser(language, icons=True)
    for decision in asked(key):
        said, shown = plain.say(decision.ask), iconic.say(decision.ask)
        assert iconic.worded().say(decision.ask) == said
        assert iconic.label(decision.ask) == plain.label(decision.ask)
        assert set(re.findall(r"\w+", EMOJI.sub(" ", shown))) <= set(re.findall(r"\w+", said))


def test_a_bid_is_a_worker_and_a_number() -> None:
    iconic = localiser("en", icons=True)
    entry = text("panel-path", above=tile_name("sawmill"), entry=counted("blue", 2))
    mark = iconic.mark(entry)
    assert mark is not None
    assert "blue_worker" in mark.emoji
    assert mark.words == "2 blue"
    assert iconic.label(iconic.shown(entry).entry) == "Sawmill › 2"
    assert re.fullmatch(r"2 <:lk_blue_worker_\w+:\d+>", iconic.say(counted("blue", 2)))


def test_a_menu_of_the_rest_is_named_by_its_pieces_and_not_by_numbers_alone() -> None:
    clay, log = (Mark(f"<:lk_{name}:1>", f"1 {name}") for name in ("clay", "log"))
    lines = [Entry("1", "o0", icon=clay), Entry("1", "o1", icon=log)]
    assert such_as(lines) == "1 clay, 1 log"
    assert such_as([Entry("A · Clay: 2", "o0", icon=clay), *lines[1:]]) == "Clay: 2, 1 log"
