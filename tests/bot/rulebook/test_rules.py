"""`/rules` finds a rule by the usual names of things."""

from __future__ import annotations

import pytest

from bot.rulebook.rules import Rule, Rulebook, RuleSearch, Synonyms, rulebook
from bot.ui.kit.blocks import Block, Menu, Page, Words, within_limits
from bot.ui.kit.localiser import Localisers
from bot.ui.pages.lookup import chapter_page, found_page, overview_page, rule_page, searched, suggestions
from engine.registry import GAMES

VOICE = Localisers().plain("en")
TOP = 5


def book_of(game: str) -> Rulebook:
    book = rulebook(game)
    assert book is not None
    return book


@pytest.mark.parametrize(
    ("game", "typed", "number"),
    [
        ("keyflower", "auction", "KF-30"),
        ("keyflower", "meeple", "KF-10"),
        ("keyflower", "tie", "OP-3"),
        ("keyflower", "end of game", "KF-80"),
        ("keyflower", "How do I win?", "KF-167"),
        ("keyflower", "score", "KF-84"),
        ("keyflower", "uprgade", "KF-54"),
        ("keyflower", "kf30", "KF-30"),
        ("keyflower", "what is the goal", "KF-167"),
        ("keyper", "how do I win", "KP-137"),
        ("keyper", "worker", "KP-31"),
        ("keyper", "boat", "KP-211"),
        ("keyper", "tie breaker", "KP-146"),
        ("keyper", "when do my animals starve", "KP-125"),
        ("keyper", "first player", "KP-14"),
        ("keyper", "kp 34", "KP-34"),
        ("keythedral", "how do I win", "KT-89"),
        ("keythedral", "meeple", "KT-36"),
        ("keythedral", "auction", "KT-84"),
        ("keythedral", "when does the game end", "KT-87"),
        ("keythedral", "tied", "KT-90"),
        ("keythedral", "how do I buy a seat", "KT-51"),
    ],
)
def test_everyday_words_find_the_rule(game: str, typed: str, number: str) -> None:
    found = searched(game, book_of(game), typed)
    assert number in [rule.number for rule in found.exact[:TOP]]


BOOK = Rulebook(
    "",
    (
        Rule("X-1", "Each keyple works once.", "Work"),
        Rule("X-2", "Bidding is open.", "Bids"),
        Rule("X-3", "A keyple that bids does not work.", "Bids"),
        Rule("X-4", "Wine is red.", "Goods"),
    ),
)
SEARCH = RuleSearch(BOOK, Synonyms.read("worker, little man: keyple\nauction: bid", "how do a the i"))


def numbers(typed: str) -> tuple[list[str], list[str]]:
    found = SEARCH.find(typed)
    return [rule.number for rule in found.exact], [rule.number for rule in found.near]


def test_all_that_was_asked_for_comes_first_and_a_part_of_it_after() -> None:
    assert numbers("worker auction") == (["X-3"], ["X-2", "X-1"])
    assert numbers("how do I work the wine") == ([], ["X-1", "X-4", "X-3"])


def test_forms_and_slips_of_a_word_find_the_same() -> None:
    assert numbers("bids") == numbers("bidding") == numbers("biding") == (["X-2", "X-3"], [])
    assert numbers("keypel")[0] == ["X-1", "X-3"]
    assert numbers("win") == ([], [])  # not the wine


def test_a_phrase_is_found_in_any_order_and_its_meaning_is_named() -> None:
    assert numbers("the man, little")[0] == ["X-1", "X-3"]
    assert SEARCH.find("little man").meant == ("keyple",)
    assert SEARCH.find("keyple").meant == ()


def test_a_number_brings_its_neighbours() -> None:
    assert numbers("x-2") == numbers("X 2") == numbers("2") == (["X-2"], ["X-1", "X-3", "X-4"])


def parts(page: Page) -> tuple[str, list[Menu]]:
    blocks: tuple[Block, ...] = within_limits(page).blocks
    words = [block.text for block in blocks if isinstance(block, Words)]
    return "\n".join(words), [block for block in blocks if isinstance(block, Menu)]


def test_the_answer_names_the_number_and_offers_the_next_nearest() -> None:
    book = book_of("keyper")
    words, (menu,) = parts(found_page("keyper", book, "worker", searched("keyper", book, "worker"), VOICE))
    assert words.startswith("Two keyples are the limit, on the river too.\n-# KP-31 · Keyper, ")
    assert "Also looked for: keyple" in words
    assert not {f"*({entry.value})*" for entry in menu.entries} & set(words.split())
    assert len(menu.entries) == 25


def test_nothing_found_offers_the_chapters() -> None:
    book = book_of("keyper")
    words, (menu,) = parts(found_page("keyper", book, "@here", searched("keyper", book, "@here"), VOICE))
    assert "@here" not in words
    assert [entry.label for entry in menu.entries] == list(book.chapters)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_chapter_and_rule_has_a_page(game: str) -> None:
    book = book_of(game)
    assert "Every rule" not in parts(overview_page(game, book, VOICE))[0]
    assert len(book.chapters) <= 25
    shown = set[str]()
    for chapter in book.chapters:
        words, menus = parts(chapter_page(game, book, chapter, VOICE))
        further = {entry.value for menu in menus[:-1] for entry in menu.entries}
        shown |= further | {rule.number for rule in book.rules if f"*({rule.number})*" in words}
    assert shown == {rule.number for rule in book.rules}
    for rule in book.rules[::10]:
        words = parts(rule_page(game, book, rule.number, VOICE))[0]
        assert words.startswith(rule.words), "the sentence first"
        assert f"-# {rule.number} · " in words


def test_a_search_is_completed_with_chapters_and_rules() -> None:
    book = book_of("keyflower")
    assert suggestions("keyflower", book, "", VOICE)[0] == ("Pieces and limits", "Pieces and limits")
    lines = suggestions("keyflower", book, "outbid", VOICE)
    assert any(value == "KF-30" and name.startswith("KF-30 · Your total") for name, value in lines)
    assert all(len(name) <= 100 and len(value) <= 100 for name, value in lines)
