"""The panel's menus: how many things stand in one, and that every option of every game is within reach."""

from __future__ import annotations

from typing import Any

import pytest

from bot.locales.translations import message_ids
from bot.services.queries.panels import _confirming
from bot.ui.interactions import custom_ids
from bot.ui.kit.blocks import Buttons, Menu, Page, cost, fitted
from bot.ui.kit.localiser import HELP
from bot.ui.panel.controls import Controls, controls
from bot.ui.panel.tree import opened, tree_of
from engine.core.game import Decision, Option
from engine.core.rng import Rng
from engine.core.setup import Setup, checked
from engine.core.text import text
from engine.players import random_player
from engine.registry import GAMES
from tests.bot.ui.panel.test_controls import (
    BID,
    DESK,
    PASS,
    ROOM,
    VOICE,
    drawn,
    option,
    rows_of,
)
from tests.support.conformance import is_long


def test_many_targets_of_one_kind_fill_two_menus() -> None:
    sites = [
        option(f"{cell}-{side}", f"cell {cell}", f"{cell}-{side}", focus=f"{cell}-{side}")
        for cell in range(12)
        for side in "abc"
    ]
    assert [len(row) for row in rows_of(drawn(sites))] == [25, 11]
    menus = [block for block in drawn(sites).blocks if isinstance(block, Menu)]
    assert [menu.placeholder for menu in menus] == ["Choose … A – Y", "Choose … Z – AJ"]


def test_a_line_says_what_its_piece_does() -> None:
    bids = [
        Option(tile, f"bid {tile}", (text("bot-seat", who="Bid"), text(f"keyflower-tile-{tile}")), focus=tile)
        for tile in ("miner", "inn", "store", "fair", "stable", "tavern")
    ]
    menu = next(block for block in drawn([*bids, PASS]).blocks if isinstance(block, Menu))
    assert menu.entries[0].help == "2 iron. Upgraded (anvil): iron and gold; 3 points."
    menu = next(block for block in drawn([*BID, PASS]).blocks if isinstance(block, Menu))
    assert menu.entries[0].help == "", "nobody has to read how it is typed"


def test_every_explanation_stands_by_itself() -> None:
    """A menu says it without knowing more than its key."""
    found = [id_ for id_ in message_ids() if id_.endswith(HELP)]
    assert len(found) > 150
    assert all(VOICE.short(id_) for id_ in found)


def test_a_few_targets_need_no_menu_above_them() -> None:
    places = [option(f"at {n}", f"Row {n // 2}", f"cell {n}", focus=f"cell:{n}") for n in range(4)]
    assert rows_of(drawn(places)) == [["A · cell 0", "B · cell 1", "C · cell 2", "D · cell 3"]]


def test_one_target_beside_verbs_is_a_button() -> None:
    shown = drawn([*BID, option("draw", "Draw", focus="pile", reveals=True), PASS])
    assert rows_of(shown)[1] == ["Draw", "Pass"]


def test_the_option_that_hands_over_is_drawn_elsewhere() -> None:
    assert rows_of(drawn([option("end", "End", confirms=True)], handing=0)) == []


def test_more_than_a_screenful_stands_on_sheets() -> None:
    many = [option(f"go {n}", f"place {n}", focus=f"p:{n}") for n in range(600)]
    first, last = drawn(many), drawn(many, sheet=1)
    assert cost(first.blocks) <= ROOM
    assert rows_of(first)[0][0] == "A · place 0"
    assert rows_of(last)[0][0].endswith("place 325")
    assert (
        len({label for row in (*rows_of(first), *rows_of(last)) for label in row if "place" in label}) >= 600
    )


def test_different_verbs_are_named_before_their_targets() -> None:
    play = [option(f"play {n}", "Play the key", f"board {n}", focus=f"board:{n}") for n in range(2)]
    send = [option(f"send {n}", "Send", f"colour {n}", focus=f"colour:{n}") for n in range(2)]
    assert rows_of(drawn([*play, *send])) == [
        [
            "A · Play the key › board 0",
            "B · Play the key › board 1",
            "C · Send › colour 0",
            "D · Send › colour 1",
        ]
    ]
    order = [option(f"join {word}", "When invited", word) for word in ("always", "never")]
    assert rows_of(drawn([*play, *send, *order]))[0] == ["▾ Play the key", "Send", "When invited"]


def test_a_single_verb_is_named_beside_the_question() -> None:
    build = [option(f"build {n}", "Build", f"tile {n}", focus=f"tile:{n}") for n in range(3)]
    shown = drawn(build)
    assert rows_of(shown) == [["A · tile 0", "B · tile 1", "C · tile 2"]]
    assert shown.trail == build[0].menu[:1]
    assert drawn([*build, PASS]).trail == ()
    assert drawn([option(f"red {n}", "red worker", f"{n} red") for n in (1, 2)]).trail == ()


def test_many_equal_entries_become_a_menu_and_what_ends_them_a_button() -> None:
    fields = [option(f"field-{n}", f"field {n}", idle=True) for n in range(14)]
    assert [len(row) for row in rows_of(drawn([*fields, option("done", "Done")]))] == [1, 14]


def test_up_to_ten_that_point_at_one_piece_are_buttons() -> None:
    sends = [option(f"send {n}", "Send", f"colour {n}", focus="keyp:0") for n in range(7)]
    key = [option(f"key {n}", "Play the key", f"board {n}", focus=f"board:{n}") for n in range(3)]
    order = [option(f"ask {word}", "When invited", word) for word in ("always", "never")]
    shown = rows_of(drawn([*sends, *key, *order]))
    assert [len(row) for row in shown] == [3, 5, 2]
    assert shown[1][0] == "colour 0"


@pytest.mark.parametrize(("count", "rows"), [(12, [5, 5, 2]), (21, [21])])
def test_cells_are_buttons_up_to_four_rows(count: int, rows: list[int]) -> None:
    cells = [option(f"{n},-1", f"above Home {n}", focus=f"cell:{n}", place=True) for n in range(count)]
    shown = rows_of(drawn(cells))
    assert [len(row) for row in shown] == rows
    assert shown[0][0] == ("A" if len(rows) > 1 else "A · above Home 0"), "a letter of the picture will do"


def test_a_lonely_group_is_a_button_and_not_a_menu_of_one() -> None:
    offers = [option(f"offer {n}", f"Offer {n}") for n in range(6)]
    laws = [option(f"law on {n}", "Play a law", f"house {n}", focus="law:17") for n in range(2)]
    assert rows_of(drawn([*offers, *laws]))[-1][-1] == "A · Play a law"


def test_what_was_opened_in_a_menu_stays_chosen_there() -> None:
    ways = [
        option(f"buy-{n} {way}", f"Buy {n}", way, focus=f"shop:{n}")
        for n in range(6)
        for way in ("gold", "wood")
    ]
    menu = next(block for block in drawn([*ways, PASS], (2,), sights=None).blocks if isinstance(block, Menu))
    assert [entry.label for entry in menu.entries if entry.chosen] == ["C · Buy 2 ▸"]


def test_verbs_are_buttons_although_each_names_a_piece() -> None:
    verbs = [option(verb, verb.title(), focus=f"shop:{verb}") for verb in ("smith", "glaze", "trade", "law")]
    assert rows_of(drawn([*verbs, PASS])) == [["A · Smith", "B · Glaze", "C · Trade", "D · Law", "Pass"]]
    more = [option(f"take {n}", f"Take {n}", focus=f"tile:{n}") for n in range(4)]
    assert sum(map(len, rows_of(drawn([*verbs, *more, PASS])))) == 9
    assert not any(isinstance(block, Menu) for block in drawn([*verbs, *more, PASS]).blocks)


def test_a_menu_beside_other_verbs_says_what_is_in_it() -> None:
    shops = [option(f"buy {n}", f"Buy {n}", focus=f"shop:{n}") for n in range(6)]
    fences = [option(f"fence {n}", "Fence", n) for n in ("north", "south")]
    alone, beside = (
        next(block.placeholder for block in drawn(offers).blocks if isinstance(block, Menu))
        for offers in ([*shops, PASS], [*fences, *shops, PASS])
    )
    assert (alone, beside) == ("Choose …", "Buy 0, Buy 1, Buy 2 …")


def test_pass_stands_below_the_menu_it_turns_down() -> None:
    shops = [option(f"buy {n}", f"Buy {n}", focus=f"shop:{n}") for n in range(6)]
    assert rows_of(drawn([*shops, PASS])) == [
        [f"{letter} · Buy {n}" for n, letter in enumerate("ABCDEF")],
        ["Pass"],
    ]


def test_a_longer_way_is_told_whole() -> None:
    carry = [
        option(f"move {a}>{b}", "Carry", f"from {a}", f"to {b}", focus=f"tile:{b}") for a, b in ("xy", "yz")
    ]
    assert rows_of(drawn(carry)) == [["A · Carry › from x › to y", "B · Carry › from y › to z"]]


def test_a_path_that_is_no_longer_there_ends_at_the_last_menu_that_is() -> None:
    root = tree_of(BID)
    assert opened(root, (0, 7, 3))[1] == (0,)
    assert opened(root, (9,))[1] == (0,)  # the only verb is open anyway


def reachable(decision: Decision[Any], handing: int | None) -> dict[int, int]:
    """How many presses each option is away, trying every button and menu."""
    found: dict[int, int] = {} if handing is None else {handing: 1}
    seen: set[tuple[str, int]] = set()
    queue: list[tuple[tuple[int, ...], int, int]] = [((), 0, 1)]
    while queue:
        path, sheet, presses = queue.pop(0)
        if (custom_ids.path_words(path), sheet) in seen:
            continue
        seen.add((custom_ids.path_words(path), sheet))
        shown = controls(decision.options, DESK, path, VOICE, handing=handing, room=ROOM, sheet=sheet)
        assert cost(shown.blocks) <= ROOM
        if shown.blocks:
            fitted(Page(shown.blocks))
        for verb, args, values in _presses(shown):
            if verb == "pick":
                found.setdefault(int(args[3]), presses)
            elif verb == "open":
                queue.append((custom_ids.path_of(args[3]), 0, presses + 1))
            elif verb == "sheet":
                queue.append((custom_ids.path_of(args[3]), int(args[4]), presses + 1))
            for value in values:
                if value[0] == "o":
                    found.setdefault(int(value[1:]), presses)
                else:
                    queue.append((custom_ids.path_of(value[1:]), 0, presses + 1))
    return found


def _presses(shown: Controls) -> list[tuple[str, tuple[str, ...], list[str]]]:
    found: list[tuple[str, tuple[str, ...], list[str]]] = []
    for block in shown.blocks:
        if isinstance(block, Buttons):
            for button in block.buttons:
                pressed = custom_ids.parsed(button.custom_id)
                found += [] if button.disabled else [(pressed.verb, pressed.args, [])]
        elif isinstance(block, Menu):
            found.append(("choose", (), [entry.value for entry in block.entries]))
    return found


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_option_of_every_game_is_within_reach(key: str) -> None:
    """Through a whole random game: each option has a button or a line, at most three presses away."""
    game = GAMES[key]
    state = game.new_game(checked(game.spec, Setup(game.spec.seats[-1], "5e" * 32, {})))
    rng = Rng("ab" * 32)
    kinds: set[tuple[str, int]] = set()
    for _ in range(700):
        decisions = game.decisions(state)
        if not decisions:
            break
        decision = rng.choice(decisions)
        if (decision.kind, len(decision.options) // 4) not in kinds:
            kinds.add((decision.kind, len(decision.options) // 4))
            found = reachable(decision, _confirming(decision))
            assert set(found) == set(range(len(decision.options))), decision.kind
            assert max(found.values()) <= 3, decision.kind
        state = game.apply(state, random_player(None, decision, rng).action).state
    assert len(kinds) > (5 if is_long(game) else 1)
