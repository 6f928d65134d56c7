"""The rules in other languages are the English ones: the same numbers in the same order, the same terms.

A rule that is not translated yet is read in English."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bot.locales.translations import locales
from bot.rulebook import rules
from bot.rulebook.rules import FIRST, Rulebook, rulebook
from bot.rulebook.text_matching import folded, stems_in
from bot.ui.kit.blocks import Page, Words
from bot.ui.kit.localiser import Localisers
from bot.ui.pages.lookup import chapter_page, found_page, overview_page, rule_page, rules_page, searched
from engine.registry import GAMES

ROOT = Path(__file__).parents[3]
PAGES = sorted((ROOT / "docs" / "rules").glob("*/*.md"))
TERMS = json.loads((ROOT / "tests" / "data" / "terms.json").read_text(encoding="utf-8"))
NUMBER = re.compile(r"\b[A-Z]{2}-\d+[a-z]?\b")
TYPED = re.compile(r"`([^`]+)`")
RULE = re.compile(r"^- \*\*([A-Z]{2}-\d+[a-z]?)\*\*", re.MULTILINE)
MOST_UNTRANSLATED = 10
"""Rules of one page that may wait for their translation."""


@pytest.fixture(params=PAGES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def both(request: pytest.FixtureRequest) -> tuple[Rulebook, Rulebook]:
    """A page, and the one it was written after."""
    path = request.param
    return known(path.stem, path.parent.name), known(path.stem)


def known(game: str, language: str = FIRST) -> Rulebook:
    book = rulebook(game, language)
    assert book is not None
    return book


def read(page: Page) -> str:
    return "\n".join(block.text for block in page.blocks if isinstance(block, Words))


def test_a_language_has_the_rules_of_every_game_that_another_has() -> None:
    """A game added recently may exist in English only."""
    languages, games = {path.parent.name for path in PAGES}, {path.stem for path in PAGES}
    assert {"de", "fr"} <= languages <= set(locales())
    assert {"keyflower", "keyper", "keythedral"} <= games <= set(GAMES)
    assert len(PAGES) == len(languages) * len(games)


def numbers(page: Path) -> list[str]:
    return RULE.findall(page.read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_page_has_the_english_numbers_in_their_order_and_few_are_missing(page: Path) -> None:
    english, own = numbers(page.parent.parent / page.name), numbers(page)
    missing = [number for number in english if number not in own]
    assert own == [number for number in english if number in own]
    assert len(missing) <= MOST_UNTRANSLATED, (
        f"{page.relative_to(ROOT)} lacks {len(missing)} rules, {MOST_UNTRANSLATED} may wait: {missing}"
    )


def test_a_rule_that_is_not_translated_is_read_in_english_in_its_chapter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "ferry.md").write_text(
        "# F\n\n## Boats\n\n- **FY-1** Row.\n- **FY-2** Sail.\n\n## End\n\n- **FY-3** Win.\n"
    )
    (tmp_path / "de" / "ferry.md").write_text("# F\n\n## Boote\n\n- **FY-1** Rudern.\n")
    monkeypatch.setattr(rules, "_FOLDER", tmp_path)
    book = known("ferry", "de")
    assert [(rule.number, rule.words, rule.chapter) for rule in book.rules] == [
        ("FY-1", "Rudern.", "Boote"),
        ("FY-2", "Sail.", "Boote"),
        ("FY-3", "Win.", "End"),
    ]
    assert (book.language, book.wanted) == ("de", "de")


def test_rules_have_the_same_numbers_in_the_same_order(both: tuple[Rulebook, Rulebook]) -> None:
    book, english = both
    assert book.language != FIRST
    assert [rule.number for rule in book.rules] == [rule.number for rule in english.rules]


def test_chapters_hold_the_same_rules(both: tuple[Rulebook, Rulebook]) -> None:
    book, english = both
    assert [len(book.within(one)) for one in book.chapters] == [
        len(english.within(one)) for one in english.chapters
    ]


@pytest.mark.parametrize("page", PAGES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_pages_have_the_same_headings(page: Path) -> None:
    """Checks the part with the rules; the English notes for builders below them need no translation."""
    own = set(numbers(page))

    def levels(path: Path) -> list[str]:
        found, above = list[str](), list[str]()
        for heading, number in re.findall(
            r"^(#+) |^- \*\*([A-Z]{2}-\d+[a-z]?)\*\*", path.read_text(encoding="utf-8"), re.MULTILINE
        ):
            above += [heading] if heading else []
            if number in own:
                found, above = found + above, []
        return found

    assert levels(page) == levels(page.parent.parent / page.name)


def test_a_rule_refers_to_the_same_rules_and_types_the_same_moves(both: tuple[Rulebook, Rulebook]) -> None:
    book, english = both
    for rule, first in zip(book.rules, english.rules, strict=True):
        assert sorted(NUMBER.findall(rule.words)) == sorted(NUMBER.findall(first.words)), rule.number
        assert sorted(TYPED.findall(rule.words)) == sorted(TYPED.findall(first.words)), rule.number


def test_a_piece_is_called_by_a_name_of_its_language(both: tuple[Rulebook, Rulebook]) -> None:
    """Where an English rule names a piece, the translation uses its translated name."""
    book, english = both
    known_as = {
        row["finds"][0].lower(): row for row in TERMS if row["piece"] and row["game"] == game_of(book)
    }
    missing = []
    for rule, first in zip(book.rules, english.rules, strict=True):
        head = first.words.partition(":")[0].lower().lstrip("0123456789 ")
        names = known_as[head][book.language] if head in known_as else []
        said = {*stems_in(rule.words, book.language)}
        if names and not any({*stems_in(name, book.language)} <= said for name in names):
            missing.append((rule.number, names, rule.words[:60]))
    assert not missing


def game_of(book: Rulebook) -> str:
    return next(key for key in GAMES if known(key, book.language) == book)


def test_every_page_says_which_language_came_first_and_links_nowhere(both: tuple[Rulebook, Rulebook]) -> None:
    book, _ = both
    localiser, game = Localisers().plain(book.language), game_of(book)
    rule = book.rules[3]
    found = searched(game, book, rule.number)
    for page in (
        overview_page(game, book, localiser),
        chapter_page(game, book, book.chapters[0], localiser),
        rule_page(game, book, rule.number, localiser),
        found_page(game, book, rule.number, found, localiser),
    ):
        assert localiser("rules-translated") in read(page)
        assert "](" not in read(page)
    assert folded(book.opening) != folded(known(game).opening)


def test_a_language_without_pages_is_answered_in_english_and_told_so() -> None:
    book = known("keyper", "xx")
    assert (book.language, book.wanted, book.rules) == (FIRST, "xx", known("keyper").rules)
    localiser = Localisers().plain("nl")
    assert localiser("rules-untranslated") in read(overview_page("keyper", book, localiser))
    assert localiser("rules-translated") not in read(overview_page("keyper", book, localiser))
    assert "rules-" not in read(rules_page("keyper", known("keyper"), "KP-121", Localisers().plain("en")))
    assert "written in English" not in read(
        overview_page("keyper", known("keyper"), Localisers().plain("en"))
    )


def test_a_chapter_is_found_by_its_name_in_either_language() -> None:
    book, english = known("keyper", "de"), known("keyper")
    localiser = Localisers().plain("de")
    for at, (own, first) in enumerate(zip(book.chapters, english.chapters, strict=True)):
        for name in (own, own.lower(), folded(own), first):
            page = read(rules_page("keyper", book, name, localiser))
            assert f"*({book.within(book.chapters[at])[0].number})*" in page, name
