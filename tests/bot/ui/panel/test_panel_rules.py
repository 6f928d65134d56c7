"""The rules of docs/panel-design.md, on every panel of random games: anatomy, places of keys, Undo."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

import pytest
from msgspec.structs import replace

from bot.ui.interactions import custom_ids
from bot.ui.kit.blocks import Button, Buttons, Page, Words
from bot.ui.kit.localiser import Localisers
from bot.ui.panel.controls import confirm_way
from bot.ui.panel.page import panel_page, question_of
from engine.core.text import text
from tools.bench.panels import TABLES, checked, questions_of
from tools.bench.panels.heights import side_by_side
from tools.bench.panels.random_panels import NAMES, random_panels

PANELS = 40
LANGUAGES = ("en", "de", "nl", "fr", "es")
GAMES = [("keyflower", 4), ("keyper", 3), ("keythedral", 4), ("lantern", 3)]


@pytest.mark.parametrize(
    ("game", "seats", "options", "language"), TABLES, ids=[f"{one[0]}-{one[1]}-{one[3]}" for one in TABLES]
)
def test_no_rule_of_the_panel_is_broken(
    game: str, seats: int, options: Mapping[str, str], language: str
) -> None:
    count, faults = checked(game, seats, options, language, PANELS, f"rules of {game}")
    assert count > 15
    assert faults == []


def foot_of(page: Page) -> list[str]:
    last = page.blocks[-1]
    assert isinstance(last, Buttons)
    return [button.label for button in last.buttons]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_foot_is_the_same_everywhere(game: str, seats: int) -> None:
    for language in LANGUAGES:
        localiser = Localisers().plain(language, NAMES)
        foot = [localiser.short(f"panel-{part}") for part in ("undo", "more", "confirm")]
        for panel in random_panels(game, seats, "foot", most=12):
            for question in questions_of(panel):
                page = panel_page(panel, question, localiser)
                assert foot_of(page) == foot
                assert isinstance(page.blocks[0], Words), "the heading comes first"
            more = panel_page(panel, question_of(panel), localiser, more=True)
            assert foot_of(more) == [localiser.short("panel-back"), localiser.short("learn-signs"), foot[2]]
            rows = [row.buttons for row in more.blocks if isinstance(row, Buttons)]
            assert [len(buttons) for buttons in rows] == [3] * 5
            assert [len(side_by_side(buttons)) for buttons in rows] == [1] * 5, "each row is one line"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_foot_is_one_line_with_any_of_its_labels(language: str) -> None:
    localiser = Localisers().plain(language)
    skips = [text("keyper-menu-skip-actions", count=count) for count in (1, 4)]
    last = (text("panel-confirm"), text("keythedral-menu-skip"), *skips)
    undo, more, signs = text("panel-undo"), text("panel-more"), text("learn-signs")
    for foot in (*product((undo, text("panel-undo-turn")), (more,), last), *product((undo,), (signs,), last)):
        labels = [localiser.label(key) for key in foot]
        assert len(side_by_side([Button(label, "") for label in labels])) == 1, labels


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_undo_after_a_word_gives_the_panel_before_it(game: str, seats: int) -> None:
    localiser, words = Localisers().plain("en", NAMES), 0
    for panel in random_panels(game, seats, "undo", most=160 if game == "keythedral" else PANELS):
        for question in questions_of(panel):
            page = panel_page(panel, question, localiser)
            for row in question.rows:
                if row.row.tabs or row.row.depth < len(question.said):
                    continue  # a tab, which is no word
                for shown in row.keys:
                    if shown.path is None or shown.is_said:
                        continue
                    after = question_of(panel, shown.path)
                    assert after is not None
                    assert after.before is not None
                    assert panel_page(panel, question_of(panel, after.before), localiser) == page
                    words += 1
    assert words > 5 or game == "lantern"


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_at_most_one_control_ends_the_turn(game: str, seats: int) -> None:
    localiser = Localisers().plain("en", NAMES)
    for panel in random_panels(game, seats, "one confirmation", most=PANELS):
        page = panel_page(panel, question_of(panel), localiser)
        ending = {
            button.custom_id
            for row in page.blocks
            if isinstance(row, Buttons)
            for button in row.buttons
            if button.style == "go" and not button.disabled
        }
        assert len(ending) <= 1
        assert not any(
            button.style == "danger"
            for row in page.blocks
            if isinstance(row, Buttons)
            for button in row.buttons
        ), "the normal way on is never red"


def test_skipping_the_rest_is_confirmed_where_it_cannot_be_undone() -> None:
    localiser, seen = Localisers().plain("en", NAMES), 0
    for panel in random_panels("keyper", 3, "skip", most=160):
        question, way = question_of(panel), confirm_way(panel)
        if question is None or question.before is not None or way is None or not way.option.skips:
            continue
        if question.whole is not None or not any(key.is_open for row in question.rows for key in row.keys):
            continue
        final = replace(panel, final=text("keyper-ask-end"))
        for shown in (panel, final):
            button = last_of(panel_page(shown, question, localiser))
            assert (button.label, button.style) == (localiser.label(way.option.skips), "plain")
            is_asked = custom_ids.parsed(button.custom_id).verb == "skip"
            assert is_asked == (shown is final or way.option.reveals)
        confirm = last_of(panel_page(final, question, localiser, pending=way))
        assert (confirm.label, confirm.style) == (localiser.short("panel-confirm"), "go")
        assert custom_ids.parsed(confirm.custom_id).verb == "sure"
        seen += 1
    assert seen > 0


def last_of(page: Page) -> Button:
    foot = page.blocks[-1]
    assert isinstance(foot, Buttons)
    return foot.buttons[-1]
