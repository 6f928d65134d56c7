"""The explanation of a question: on every panel of a game that has one, and unprompted in first games."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from bot.rulebook.rules import rulebook
from bot.ui.kit.blocks import Buttons, Menu, Page, Words
from bot.ui.kit.localiser import Localisers
from bot.ui.pages.advice import _explained_page
from bot.ui.panel.page import in_words_page, panel_page, question_of
from bot.values.panel import Panel
from bot.values.people import Habits
from engine.registry import GAMES
from tools.bench.panels.random_panels import NAMES, random_panels


def said(page: Page) -> str:
    return "\n".join(block.text for block in page.blocks if isinstance(block, Words))


def verbs(page: Page) -> set[str]:
    buttons = [one for block in page.blocks if isinstance(block, Buttons) for one in block.buttons]
    return {button.custom_id.split(":")[1] for button in buttons if not button.disabled}


def by_somebody(panel: Panel, habits: Habits) -> Panel:
    seats = tuple(replace(info, habits=habits) for info in panel.table.seats)
    return replace(panel, table=replace(panel.table, seats=seats))


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.is_released])
def test_every_question_of_a_game_is_explained(key: str) -> None:
    localiser = Localisers().plain("en", NAMES)
    book = rulebook(key)
    assert book is not None
    kinds, rules = set[str](), {rule.number: rule.words for rule in book.rules}
    for panel in random_panels(key, 3, "explained", {}, most=90):
        assert panel.decision is not None
        assert panel.explained is not None, panel.decision.kind
        assert "explain" in verbs(panel_page(panel, question_of(panel), localiser, more=True))
        if panel.decision.kind in kinds:
            continue
        kinds.add(panel.decision.kind)
        page = _explained_page(panel, localiser, "en")
        assert all(rules[number][:300] in said(page) for number in panel.explained.rules)
        assert not re.search(r"[A-Z]{2}-[0-9]", said(page)), "codes of rules say nothing to a player"
        parts = [localiser(f"{key}-{part}-{panel.explained.topic}") for part in ("explain", "costs", "look")]
        places = [said(page).index(part) for part in parts]
        assert places == sorted(places), "what it decides, what it costs, what to look at"
        assert localiser.say(panel.ask or panel.decision.ask) not in said(page), "the question stands above"
        assert any(isinstance(block, Menu) for block in page.blocks), "each rule leads on"
    assert len(kinds) >= 4


@pytest.mark.parametrize(
    ("habits", "is_shown"),
    [
        (Habits(games=1), True),
        (Habits(games=2), True),
        (Habits(games=3), False),
        (Habits(games=0), False),
        (Habits(games=1, explain=False), False),
    ],
)
def test_in_the_first_two_games_a_line_is_shown_unprompted(habits: Habits, is_shown: bool) -> None:
    localiser = Localisers().plain("en", NAMES)
    panel = next(iter(random_panels("keyflower", 3, "line", {}, most=5)))
    assert panel.explained is not None
    own = by_somebody(replace(panel, picks=()), habits)
    page = panel_page(own, question_of(own), localiser)
    line = localiser(f"keyflower-explain-{panel.explained.topic}")
    assert (line in said(page)) is is_shown
    later = replace(own, is_asked_first=False)
    assert line not in said(panel_page(later, question_of(later), localiser)), "once is enough"


def test_only_a_beginner_is_told_unprompted_what_the_chosen_tile_does() -> None:
    localiser = Localisers().plain("en", NAMES)
    panels = ((panel, question_of(panel)) for panel in random_panels("keyflower", 3, "about", {}, most=90))
    panel, question = next((a, b) for a, b in panels if b is not None and b.step.about is not None)
    assert question.step.about is not None
    line = localiser.say(question.step.about)
    for habits, is_shown in ((Habits(games=1), True), (Habits(games=3), False)):
        assert (line in said(panel_page(by_somebody(panel, habits), question, localiser))) is is_shown
    assert line in said(in_words_page(panel, question, localiser))
    assert "~~" not in said(in_words_page(panel, question, localiser)), "a grey number says nothing in words"


def test_a_game_that_explains_nothing_has_no_button_for_it() -> None:
    localiser = Localisers().plain("en", NAMES)
    panel = next(iter(random_panels("lantern", 3, "none", {}, most=5)))
    assert panel.explained is None
    assert "explain" not in verbs(panel_page(panel, question_of(panel), localiser, more=True))
    assert "nothing to explain" in said(_explained_page(panel, localiser, "en"))
