"""/tile and /rules know a thing by any of its names, in every language."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from bot.locales.translations import HOME, locales
from bot.rulebook.rules import Rulebook, rulebook
from bot.rulebook.text_matching import Named, NameSearch, folded, stem, stems_in, words_in
from bot.ui.kit.blocks import Page, Words
from bot.ui.kit.localiser import Localisers
from bot.ui.pages.lookup import SHOWN, rules_page, searched, suggestions
from bot.ui.pages.piece_lookup import other_names, pieces_named
from engine.registry import offered

ROOT = Path(__file__).parents[3]
TERMS = json.loads((ROOT / "tests" / "data" / "terms.json").read_text(encoding="utf-8"))

ENDINGS = {"de": "s", "en": "s", "es": "s", "fr": "s", "nl": "s"}
SLIPPED = 6  # minimum letters of a name for a typing error


def book_of(game: str, language: str) -> Rulebook:
    book = rulebook(game, language)
    assert book is not None
    return book


def first_of(game: str, language: str, typed: str) -> str:
    return searched(game, book_of(game, language), typed).exact[0].number


def read(page: Page) -> str:
    return "\n".join(block.text for block in page.blocks if isinstance(block, Words))


def inflected(name: str, language: str) -> str:
    """Add an ending that any name of this language may have; numbers have none."""
    last = name.split()[-1]
    return name if last.isdigit() or last == last.upper() else name + ENDINGS.get(language, "")


def slipped(name: str) -> str:
    """Swap two letters in the middle of the longest word."""
    longest = max(name.split(), key=len)
    if len(longest) < SLIPPED:
        return name
    at = len(longest) // 2
    return name.replace(longest, longest[: at - 1] + longest[at] + longest[at - 1] + longest[at + 1 :])


def is_ruled(game: str, piece: Named, typed: str, language: str) -> bool:
    """Return whether a rule that names the piece is among the first results. Some pieces have no rule."""
    name = set(stems_in(piece.english))
    naming = {number for number, stems in stems_of(game) if name <= stems}
    found = searched(game, book_of(game, language), typed)
    return not naming or any(rule.number in naming for rule in (*found.exact, *found.near)[:SHOWN])


@cache
def stems_of(game: str) -> list[tuple[str, frozenset[str]]]:
    """Return the text of each rule, in English."""
    return [(rule.number, frozenset(stems_in(rule.words))) for rule in book_of(game, "en").rules]


@pytest.mark.parametrize("language", locales())
def test_every_piece_is_found_by_every_name(language: str) -> None:
    """Shown or English, without accents, with a slip, with an ending; and by other words."""
    missed, count = list[str](), 0
    for game in offered():
        named, book = pieces_named((game,), language), book_of(game, language)
        for piece in named.complete(""):
            count += 1
            own = piece.shown
            for typed in (own, piece.english, folded(own), slipped(own), inflected(own, language)):
                if piece not in named.find(typed):
                    missed.append(f"/tile {typed}")
                if not is_ruled(game, piece, typed, language):
                    missed.append(f"/rules {typed}")
        for said, _ in other_names(game, language, (HOME,)):
            if not (searched(game, book, said).exact or named.named(said)):
                missed.append(f"/rules {said}")
    assert missed == []
    assert count >= 150


@pytest.mark.parametrize("language", locales())
def test_every_term_of_the_boxes_is_found(language: str) -> None:
    """A piece by `/tile`, anything else by `/rules`: one of the first rules is about its English word."""
    missed = []
    for row in TERMS:
        game = row["game"]
        meant = {
            rule.number for word in row["finds"] for rule in searched(game, book_of(game, "en"), word).exact
        }
        for word in row[language]:
            if row["piece"]:
                names = [piece.english.lower() for piece in pieces_named((game,), language).find(word)]
                if row["finds"][0].lower() not in names:
                    missed.append((word, names))
            else:
                rules = searched(game, book_of(game, language), word).exact[:SHOWN]
                if not any(rule.number in meant for rule in rules):
                    missed.append((word, [rule.number for rule in rules]))
    assert not missed


@pytest.mark.parametrize(
    ("game", "language", "typed", "number"),
    [
        ("keyper", "de", "Jahrmarkt", "KP-121"),
        ("keyper", "de", "Jahrmärkte", "KP-121"),
        ("keyper", "de", "jahrmarkte", "KP-121"),
        ("keyper", "de", "Jahrmaerkte", "KP-121"),
        ("keyper", "de", "fair", "KP-121"),
        ("keyper", "en", "fair", "KP-121"),
        ("keyper", "fr", "foire", "KP-121"),
        ("keyper", "nl", "jaarmarkten", "KP-121"),
        ("keyper", "es", "ferias", "KP-121"),
        ("keyflower", "de", "Scheune", "KF-124"),
        ("keyflower", "fr", "granges", "KF-124"),
        ("keyflower", "nl", "barn", "KF-124"),
        ("keythedral", "en", "sale", "KT-123"),
        ("keythedral", "de", "Ausverkauf", "KT-123"),
    ],
)
def test_the_rule_itself_comes_before_those_that_mention_it(
    game: str, language: str, typed: str, number: str
) -> None:
    assert first_of(game, language, typed) == number


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "how to play"),
        ("en", "How do I play?"),
        ("de", "Wie spielt man das?"),
        ("de", "how to play"),
        ("de", "Überblick"),
        ("nl", "hoe speel je"),
        ("fr", "comment jouer ?"),
        ("fr", "Comment ça marche"),
        ("es", "¿Cómo se juega?"),
        ("es", "como se juega"),
    ],
)
def test_how_to_play_is_answered_with_the_overview(language: str, typed: str) -> None:
    for game in ("keyflower", "keyper", "keythedral"):
        book, localiser = book_of(game, language), Localisers().plain(language)
        assert book.opening[:80] in read(rules_page(game, book, typed, localiser))


def test_words_are_not_split_at_accents() -> None:
    assert words_in("Y a-t-il l’été ?") == ["y", "a", "t", "il", "l", "ete"]
    assert words_in("Straßenpflaster, ŒUVRE") == ["strassenpflaster", "oeuvre"]
    summer = {rule.number for rule in searched("keyflower", book_of("keyflower", "fr"), "été").exact}
    limit = searched("keyflower", book_of("keyflower", "fr"), "y a-t-il une limite ?").exact
    assert summer
    assert limit
    assert "limit" in " ".join(words_in(limit[0].words))


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["bid", "bids", "bidding"]),
        ("en", ["tile", "tiles"]),
        ("en", ["house", "houses"]),
        ("de", ["hauser", "haus", "hauses", "hausern"]),
        ("de", ["saegewerk", "sagewerk", "sagewerke", "sagewerken"]),
        ("nl", ["huis", "huizen", "huisje"]),
        ("nl", ["boot", "boten"]),
        ("fr", ["bateau", "bateaux"]),
        ("fr", ["cheval", "chevaux"]),
        ("es", ["trabajador", "trabajadores", "trabajadora"]),
    ],
)
def test_forms_of_a_word_have_one_stem(language: str, forms: list[str]) -> None:
    assert len({stem(form, language) for form in forms}) == 1


BARN = Named("a-tile-barn", "Scheune", "Barn", (("nl", "Schuur"),))
HALL = Named("a-tile-hall", "Gemeindehaus", "Village hall")
MILL = Named("a-tile-mill", "Mühle", "Mill")
THINGS = NameSearch([BARN, HALL, MILL], "de")


def test_a_thing_goes_by_many_names() -> None:
    for typed in ("Scheune", "scheunen", "Barn", "barns", "schuur", "Sheune", "a-tile-barn"):
        assert THINGS.find(typed) == [BARN], typed
    for typed in ("muhle", "Muehle", "MÜHLEN", "mill"):
        assert THINGS.find(typed) == [MILL], typed
    for typed in ("gemeinde", "villagehall", "hall"):
        assert THINGS.find(typed) == [HALL], typed
    assert THINGS.find("x") == THINGS.find("") == THINGS.find("?") == []
    assert THINGS.complete("") == [BARN, HALL, MILL]
    assert THINGS.complete("vil") == [HALL]


def test_one_name_of_two_things_finds_both() -> None:
    other = Named("b-tile-barn", "Scheune", "Barn")
    assert NameSearch([BARN, other], "de").find("barn") == [BARN, other]


def test_a_search_that_is_being_typed_is_completed_in_both_names() -> None:
    lines = suggestions("keyflower", book_of("keyflower", "de"), "Scheu", Localisers().plain("de"))
    assert lines[0] == ("Scheune (Barn)", "Scheune")
    assert (
        suggestions("keyflower", book_of("keyflower", "de"), "bar", Localisers().plain("de"))[0] == lines[0]
    )
