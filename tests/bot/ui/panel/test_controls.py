"""The panel's buttons and menus, drawn from decisions alone, for every game there is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.ui.interactions.custom_ids import PanelId
from bot.ui.kit.blocks import Buttons, Menu
from bot.ui.kit.localiser import Localiser, Localisers
from bot.ui.panel.controls import Controls, controls
from bot.ui.panel.screenful import count
from engine.core.game import Option
from engine.core.text import text
from tests.support.discord_stage import WORDS

VOICE = Localisers(folders=WORDS).plain("en", ("Anna", "Bob", "Carol", "Dave"))
DESK = PanelId("0123abcd", 0, "0123456789ab")
ROOM = 29


def option(words: str, *menu: str, focus: str = "", **flags: Any) -> Option[str]:
    entries = tuple(text("bot-seat", who=entry) for entry in menu)
    return Option(words, words, entries, focus=focus, **flags)


def drawn(
    options: Sequence[Option[Any]], path: Sequence[int] = (), localiser: Localiser = VOICE, **more: Any
) -> Controls:
    """As on a panel whose picture shows what its first menu is about."""
    more.setdefault("sights", lambda focuses: dict.fromkeys(focuses, ""))
    return controls(options, DESK, path, localiser, room=ROOM, **more)


def rows_of(shown: Controls) -> list[list[str]]:
    """What one reads: a list for each row; a menu's lines in one list."""
    return [
        [button.label for button in block.buttons]
        if isinstance(block, Buttons)
        else [entry.label for entry in block.entries]
        for block in shown.blocks
        if isinstance(block, Buttons | Menu)
    ]


BID = [
    option(f"bid {n}", "Bid", n, focus=f"tile:{n}")
    for n in ("alehouse", "inn", "stable", "mill", "mine", "quay")
]
PASS = option("pass", "Pass", idle=True)


def test_verbs_that_aim_at_pieces_stand_side_by_side_each_with_its_menu() -> None:
    """One tap less than a tab; a verb with one target is a button."""
    shown = drawn([*BID, option("use inn", "Use", "inn", focus="tile:inn"), PASS])
    targets, buttons = rows_of(shown)
    assert targets[:2] == ["A · alehouse", "B · inn"]
    assert buttons == ["B · Use › inn", "Pass"]
    assert shown.badges == {option.focus: letter for option, letter in zip(BID, "ABCDEF", strict=True)}


def test_only_what_the_picture_shows_has_a_letter() -> None:
    use = [option(f"use {n}", "Use", n, focus=f"tile:{n}") for n in ("inn", "barn", "well")]
    shown = drawn([*BID, *use, PASS])
    assert rows_of(shown)[1] == ["B · inn", "barn", "well"]
    assert shown.focuses == tuple(bid.focus for bid in BID)
    assert [menu.placeholder for menu in shown.blocks if isinstance(menu, Menu)] == ["Bid …", "Use …"]


def test_what_stands_beside_the_question_is_one_button_below_it() -> None:
    cash = [
        option(f"cash {n} {item}", "Cash in", f"contract {n}", item, focus=f"contract:{n}", aside=True)
        for n in range(2)
        for item in ("gold", "red")
    ]
    shown = drawn([*BID, *cash, PASS])
    assert rows_of(shown)[1:] == [["Pass"], ["Cash in"]], rows_of(shown)
    assert shown.focuses == tuple(bid.focus for bid in BID)
    below = shown.blocks[-1]
    assert isinstance(below, Buttons)
    path = below.buttons[0].custom_id.split(":")[-1]
    opened = rows_of(drawn([*BID, *cash, PASS], [int(path)]))
    assert opened[-1] == ["◀ Back"]
    assert "contract 0" in opened[0][0]
    assert not any("alehouse" in label for row in opened for label in row)


def test_what_stands_beside_a_finished_turn_is_named_whole() -> None:
    """It stands below Confirm, where nobody takes it for a way to go on."""
    cash = option("cash 7 blue", "Cash in", "contract 7", "blue", focus="contract:7", aside=True)
    shown = drawn([cash, option("end", "Done", confirms=True)], handing=1)
    assert rows_of(shown) == [["Cash in › contract 7 › blue"]]
    assert shown.only_beside


def test_what_nobody_waits_for_is_one_button_that_opens_it() -> None:
    law = [option(f"play law {n}", "Play a law", "Upgrade", n, focus=f"at:{n}") for n in "12345"]
    shut = drawn(law, optional=True)
    assert (rows_of(shut), shut.notes, shut.badges) == ([["Play a law"]], (), {})
    open_ = drawn(law, (0,), optional=True)
    assert rows_of(open_)[-1] == ["◀ Back"]
    assert len([label for row in rows_of(open_)[:-1] for label in row]) == 5


def test_a_sentence_that_belongs_to_several_buttons_stands_once() -> None:
    law, other = (text(f"keythedral-law-{key}") for key in ("upgrade-cottage", "unsafe-fence"))
    told = VOICE.short("keythedral-law-upgrade-cottage-help")
    some = [Option(n, n, (text("panel-path", above=law, entry=n),), focus=f"at:{n}") for n in "123"]
    alone = Option("4", "4", (text("panel-path", above=other, entry="4"),), focus="at:4")
    assert drawn(some).notes == (told,)
    notes = drawn([*some, alone]).notes
    assert notes[0] == f"A, B, C: {told}"
    assert notes[1].endswith("4: " + VOICE.short("keythedral-law-unsafe-fence-help"))


def test_a_note_names_its_button_and_not_all_it_says() -> None:
    inn = text("keyflower-tile-inn")
    tile = Option("inn", "inn", (text("panel-path", above="Use: mine", entry=inn),), focus="tile:inn")
    boat = Option("b", "b", (text("keyper-menu-gain", place=inn, gain="2 red"),), focus="tile:b")
    told = VOICE.short("keyflower-tile-inn-help")
    assert drawn([tile, PASS]).notes == (f"A · {VOICE.label(inn)}: {told}",)
    assert drawn([boat, PASS]).notes == (f"A · {VOICE.label(inn)}: {told}",)


def test_a_place_is_not_explained_by_what_lies_beside_it() -> None:
    beside = text("panel-path", above="above", entry=text("keyflower-tile-inn"))
    places = [Option(n, n, (beside, text("bot-seat", who=n)), focus=f"cell:{n}", place=True) for n in "12"]
    assert drawn(places).notes == ()


def test_few_things_of_one_kind_stay_below_their_verb() -> None:
    """As many as ever stand beside it, the panel looks the same; a verb with one target is that target."""
    send = [option(f"send {c}", "Send a keyple", c, focus="keyp:0") for c in ("blue", "black", "grey")]
    board = option("keyper board-3", "Play the keyper", "Board 3", focus="board:3")
    shown = drawn([*send, board])
    assert rows_of(shown) == [["▾ Send a keyple", "Play the keyper › Board 3"], ["blue", "black", "grey"]]


def test_the_open_verb_does_not_look_like_an_action() -> None:
    use = [option(f"use {n}", "Use", "village", n, focus=f"tile:{n}") for n in ("inn", "barn", "well")]
    use += [option(f"use {n}", "Use", "middle", n, focus=f"tile:{n}") for n in ("mill", "mine", "pier")]
    shown = drawn([*BID, *use, PASS], (0,))
    first = shown.blocks[0]
    assert isinstance(first, Buttons)
    assert [(button.label, button.style, button.disabled) for button in first.buttons] == [
        ("▾ Bid", "plain", True),
        ("Use", "plain", False),
        ("Pass", "plain", False),
    ]


@pytest.mark.parametrize("others", [1, 12])
def test_the_first_verb_is_open_however_many_targets_another_has(others: int) -> None:
    use = [option(f"use {n}", "Use", f"tile {n}", focus=f"tile:{n}") for n in range(others)]
    assert rows_of(drawn([*BID, *use, PASS]))[0][0] == "A · alehouse"
    assert drawn([*BID, *use, PASS]).focuses == tuple(bid.focus for bid in BID)


def test_no_verb_is_open_where_the_game_offers_plain_answers_first() -> None:
    assert rows_of(drawn([option("offer 1", "Offer one cube"), *BID, PASS])) == [
        ["Offer one cube", "Bid", "Pass"]
    ]


def test_settings_are_not_open_although_one_names_a_piece() -> None:
    orders = [option("let repeal", "When to ask me", "Let Repeal answer", focus="law:3")]
    orders += [option(f"ask {word}", "When to ask me", word) for word in ("always", "never")]
    assert rows_of(drawn([*orders, PASS])) == [["When to ask me", "Pass"]]


FIELDS = [
    option(f"{field}@{board}", "On a board", board, field, focus=f"{field}@{board}")
    for board in ("board 1", "board 2")
    for field in ("clay", "logs", "rocks", "cows", "pigs", "deer")
]
FARM = [option(f"farm {n}", "At home", f"farm {n}", focus=f"farm:{n}") for n in range(3)]


def test_groups_below_a_verb_are_menus_side_by_side() -> None:
    """Every place is one line of a menu away; the picture shows the boards, which come first."""
    shown = drawn([*FIELDS, *FARM])
    menus = [block for block in shown.blocks if isinstance(block, Menu)]
    assert len(menus) == len(shown.blocks)
    assert [menu.placeholder for menu in menus] == [
        "On a board › board 1 …",
        "On a board › board 2 …",
        "At home …",
    ]
    assert [entry.label for entry in menus[2].entries] == ["farm 0", "farm 1", "farm 2"]
    assert [menus[0].entries[0].label, menus[1].entries[0].label] == ["A · clay", "G · clay"]
    assert set(shown.focuses) == {field.focus for field in FIELDS}


def test_few_targets_in_groups_below_a_verb_are_one_list() -> None:
    shown = drawn([*FIELDS[:2], *FIELDS[6:8], *FARM[:1], PASS])
    assert rows_of(shown)[0][:3] == ["A · board 1 › clay", "B · board 1 › logs", "C · board 2 › clay"]
    assert rows_of(shown)[1] == ["At home › farm 0", "Pass"]


def test_another_verb_opens_and_the_letters_start_anew() -> None:
    shown = drawn([*BID, option("use mill", "Use", "mill", focus="tile:mill"), PASS], (1,))
    assert rows_of(shown) == [["Bid", "▾ Use", "Pass"], ["A · mill"]]
    assert shown.badges == {"tile:mill": "A"}


def test_colour_by_number_is_one_row_of_buttons_for_each_colour() -> None:
    sends = [
        option(f"{c} {n}", c, str(n), focus=f"worker:{c}")
        for c, most in (("red", 3), ("blue", 2))
        for n in range(1, most + 1)
    ]
    shown = drawn(sends)
    assert rows_of(shown) == [["red 1", "red 2", "red 3"], ["blue 1", "blue 2"]]
    assert shown.badges == {}


def test_other_verbs_stand_below_the_numbers() -> None:
    sends = [option(f"red {n}", "red worker", f"{n} red", focus="red") for n in (1, 2)]
    cash = [option(f"cash {n}", "Cash in", f"contract {n}", focus=f"contract:{n}") for n in range(2)]
    assert rows_of(drawn([*sends, *cash])) == [["1 red", "2 red"], ["Cash in"]]
    assert rows_of(drawn([*sends, *cash], (1,)))[-1] == ["A · contract 0", "B · contract 1"]


def test_what_only_a_fool_would_do_stays_behind_its_verb() -> None:
    less = [option(f"at-most {n}", "Take less", f"At most {n}", dominated=True) for n in range(3)]
    end = option("end", "Done", confirms=True)
    assert rows_of(drawn([*less, end], handing=3)) == [["Take less"]]
    assert rows_of(drawn([*less, end], (0,), handing=3)) == [["At most 0", "At most 1", "At most 2"]]


def test_the_only_thing_to_do_is_named_whole() -> None:
    cash = option("cash 7 blue", "Cash in", "contract 7", "blue worker", focus="contract:7")
    assert rows_of(drawn([cash, option("end", "Done", confirms=True)], handing=1)) == [
        ["A · Cash in › contract 7 › blue worker"]
    ]


def test_few_things_at_the_end_of_a_long_way_are_named_whole() -> None:
    carry = [option(f"move {n}", "Carry", "from inn", f"to {n}", focus=f"tile:{n}") for n in ("mill", "quay")]
    assert rows_of(drawn(carry)) == [["A · Carry › from inn › to mill", "B · Carry › from inn › to quay"]]


def test_a_place_and_what_is_paid_there_are_one_press_where_room_is_short() -> None:
    """Its letter stands for the tile; only what has no letter is named in full."""
    tiles = [("Sheep shelter (1 raw material)", "farm-1"), ("Stable (1 raw material)", "farm-2")]
    ways = [
        option(f"upgrade {place} {paid}", "Upgrade", tile, paid, focus=place)
        for tile, place in tiles
        for paid in ("1 clay", "1 wheat")
    ]
    last = option("upgrade village-1", "Upgrade", "Stonemason (1 finished good)", focus="village-1")
    shown = drawn([*ways, last, option("end", "Done", confirms=True)], handing=5, most=6)
    assert rows_of(shown) == [
        ["A · 1 clay", "A · 1 wheat", "B · 1 clay", "B · 1 wheat", "C · Stonemason (1 finished good)"]
    ]
    unseen = drawn(
        [*ways, last, option("end", "Done", confirms=True)], handing=5, most=6, sights=lambda _: {}
    )
    assert len({label for row in rows_of(unseen) for label in row}) == 5


def test_numbers_at_several_places_have_the_letters_of_these() -> None:
    ways = [
        option(f"upgrade {place} {paid}", "Upgrade", f"{place} (1 raw material)", f"{paid}", focus=place)
        for place in ("paddock", "stable", "cow shed")
        for paid in ("1 clay", "1 log", "1 rock", "1 wheat")
    ]
    shown = drawn(ways, most=6)
    labels = [label for row in rows_of(shown) for label in row]
    assert labels == [f"{at} · 1 {paid}" for at in "ABC" for paid in ("clay", "log", "rock", "wheat")]
    assert count(shown.blocks) == 1, "one keypad"
    assert "stable (1 raw material) 1 log" in rows_of(drawn(ways, most=6, sights=lambda _: {}))[1]
