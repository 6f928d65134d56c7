"""Letters, numbers and pieces are the keys of one keypad: one tap each, and one control together."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.ui.interactions import custom_ids
from bot.ui.kit.blocks import Button, Buttons, Menu, Page
from bot.ui.kit.localiser import Localisers
from bot.ui.panel.answering import told_turns
from bot.ui.panel.page import panel_controls, panel_page
from bot.ui.panel.screenful import count
from bot.values.panel import Panel
from engine.core.game import Option
from engine.core.text import Text, text
from tests.bot.ui.panel.test_controls import PASS, drawn, option, rows_of
from tests.support.icons import full_shelf
from tools.bench.screen.panels import NAMES, random_panels
from tools.bench.taps.reaching import BUTTON, way_to

VOICE = Localisers().plain("en", NAMES)
COLOURS = ("light-blue", "orange", "light-green", "brown", "black", "grey", "white")
CRAFTS = ("Ironwork for two cubes", "Glass for three cubes", "Gold for four of them", "Two cubes for one")
LAWS = ("The law on the left",)
TILES = ("workshop", "stable", "alehouse", "inn")


def sent(colour: str) -> Option[str]:
    named = text("keyper-menu-colour", colour=text(f"keyper-colour-{colour}"), count=1)
    return Option(f"send {colour}", f"send {colour}", (text("keyper-menu-send"), named), focus="keyp:0")


def first_turn() -> Panel:
    """With whole turns on it."""
    return next(panel for panel in random_panels("keyper", 2, "keys") if len(told_turns(panel, VOICE)) > 2)


def buttons_on(page: Page) -> list[Button]:
    return [one for block in page.blocks if isinstance(block, Buttons) for one in block.buttons]


def test_pieces_are_one_keypad_beside_which_another_verb_stands() -> None:
    boards = [option(f"keyper board-{n}", "Play the keyper", f"board {n}", focus=f"board:{n}") for n in "123"]
    shown = drawn([*map(sent, COLOURS), *boards], most=6)
    labels = [label for row in rows_of(shown) for label in row]
    assert labels == [*(colour.replace("-", " ") for colour in COLOURS), "Play the keyper"]
    assert count(shown.blocks) == 2, "the pieces, and the verb"


def test_a_piece_with_an_icon_says_how_many_are_left_of_it() -> None:
    """So that a keypad takes two rows, and leaves room for the boards above it."""
    localiser = Localisers(icons=full_shelf()).plain("fr", NAMES, icons=True)
    boards = [option(f"keyper board-{n}", "Play the keyper", f"board {n}", focus=f"board:{n}") for n in "123"]
    shown = drawn([*map(sent, COLOURS), *boards], most=6, localiser=localiser)
    assert [len(row) for row in rows_of(shown)] == [4, 3, 1], "none of them stands alone but the verb"
    keys = [one for one in buttons_on(Page(shown.blocks)) if one.key]
    assert [one.label for one in keys] == ["×1"] * len(COLOURS)
    assert len({one.icon for one in keys}) == len(COLOURS), "told apart by their icons"
    assert [one.icon.words for one in keys if one.icon][:2] == ["bleu clair", "orange"]


def test_letters_alone_where_there_is_no_room_for_words_and_a_legend_has_those() -> None:
    offered = [option(f"do {at}", words, focus=f"at:{at}") for at, words in enumerate((*CRAFTS, *LAWS))]
    shown = drawn([*offered, PASS], most=6)
    assert rows_of(shown) == [["A", "B", "C", "D", "E"], ["Pass"]]
    assert shown.legend == tuple(
        f"**{at}** {words}" for at, words in zip("ABCDE", (*CRAFTS, *LAWS), strict=True)
    )
    assert count(shown.blocks) == 2


@pytest.mark.parametrize(
    ("villages", "uses"),
    [
        (("Ben", "Ben", "Cleo"), ["Use: Ben’s › Workshop", "Use: Ben’s › Stable", "Use: Cleo’s › Alehouse"]),
        (("Ben", "Ben", "Cleo", "Cleo"), ["Use Workshop", "Use Stable", "Use Alehouse", "Use Inn"]),
    ],
)
def test_whose_a_tile_is_stands_before_its_name_where_there_is_room(
    villages: tuple[str, ...], uses: list[str]
) -> None:
    """No two tiles have the same name, so each stays a button without it: a menu would take a tap more."""
    bids = [tile_option("bid", text("keyflower-bid"), tile) for tile in ("carpenter", "tavern")]
    others = [
        tile_option("use", text("keyflower-use-village", who=who), tile)
        for who, tile in zip(villages, TILES, strict=False)
    ]
    seen = {bid.focus: "" for bid in bids}
    shown = drawn([*bids, *others, PASS], most=7, sights=lambda _: seen)
    labels = [label for row in rows_of(shown) for label in row]
    assert not any(isinstance(block, Menu) for block in shown.blocks)
    assert labels[2:] == [*uses, "Pass"]


def tile_option(verb: str, heading: Text, tile: str) -> Option[str]:
    words = f"{verb} {tile}"
    return Option(words, words, (heading, text(f"keyflower-tile-{tile}")), focus=f"tile:{tile}")


def test_no_letter_stands_alone_that_the_picture_does_not_show() -> None:
    offered = [option(f"do {at}", words, focus=f"at:{at}") for at, words in enumerate((*CRAFTS, *LAWS))]
    unseen = drawn([*offered, PASS], most=6, sights=lambda _: {})
    assert not unseen.legend
    assert {label for row in rows_of(unseen) for label in row} == {*CRAFTS, *LAWS, "Pass"}


def test_what_a_verb_aims_at_has_the_room_of_the_others_which_are_one_press_away() -> None:
    """Five cottages are buttons, however many other things there are to spend cubes on."""
    houses = [option(f"house {n}", "Turn a cottage", f"Cottage {n}", focus=f"at:{n}") for n in "12345"]
    others = [option(words, f"{words} of the others") for words in (*CRAFTS, *LAWS)]
    shown = drawn([*houses, *others, PASS], (0,), most=6)
    assert rows_of(shown)[0] == [
        f"{letter} · Cottage {n}" for letter, n in zip("ABCDE", "12345", strict=True)
    ]
    assert rows_of(shown)[-1] == ["◀ Back"]


def test_the_first_whole_turns_are_buttons_and_a_button_is_one_tap() -> None:
    panel = first_turn()
    told = told_turns(panel, VOICE)
    page = panel_page(panel, panel_controls(panel, (), VOICE), VOICE)
    pressed = {one.custom_id for one in buttons_on(page) if custom_ids.parsed(one.custom_id).verb == "likely"}
    assert pressed, "there is room for some"
    first = told[0][1]
    assert any(custom_ids.path_of(custom_ids.parsed(each).args[3]) == first.route for each in pressed)
    assert way_to(panel, first.picks, VOICE) == (first, BUTTON)


def test_one_turn_in_another_order_is_not_offered_twice() -> None:
    panel = first_turn()
    turn = panel.likely[0]
    other = replace(turn, picks=turn.picks[::-1], route=turn.route[::-1])
    both = replace(panel, likely=(turn, other))
    assert [way for _, way in told_turns(both, VOICE)] == [turn]


def test_a_whole_turn_at_a_place_with_a_letter_is_called_by_that() -> None:
    panel = next(
        one for one in random_panels("keyflower", 2, "keys") if len(told_turns(one, VOICE)) > 2 and one.likely
    )
    shown = panel_controls(panel, (), VOICE)
    assert shown is not None
    page = panel_page(panel, shown, VOICE)
    labels = [one.label for one in buttons_on(page) if one.label.startswith("⚡")]
    letters = {label.split(" · ")[0].split()[-1] for label in labels if " · " in label}
    assert letters, labels
    assert letters <= set(shown.badges.values())
    assert any(isinstance(block, Menu) for block in page.blocks)
