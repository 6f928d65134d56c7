"""One name for a place in all languages: fields and corners have numbers, which people read and type."""

from __future__ import annotations

import pytest

from bot.locales.translations import locales
from bot.rulebook.move_vocabulary import vocabulary_of
from engine.core.parse import ParseError, complete, parse_line
from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.numbering import (
    corner_number,
    corner_numbered,
    field_number,
    field_numbered,
    said,
    written,
)
from engine.keythedral.state import State
from tests.support.conformance import setup_for
from tests.support.keythedral import Scene, fresh, hamlet


def test_rings_are_counted_from_the_middle_and_from_their_north_west_clockwise() -> None:
    assert [field_number(x, y) for x, y in ((0, 0), (1, 0), (1, 1), (0, 1))] == [1, 2, 3, 4]
    second = ((-1, -1), (2, -1), (2, 2), (-1, 2), (-1, 0))
    assert [field_number(x, y) for x, y in second] == [5, 8, 11, 14, 16]
    assert field_number(-2, -2) == 17
    assert [corner_number(x, y) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, 0))] == [1, 3, 5, 7, 8]
    assert corner_number(-2, -2) == 9
    assert corner_number(-3, -3) == 25
    assert corner_number(0, 0) == 0, "where the keythedral stands, or the first free corner of two players"


def test_every_place_has_a_number_of_its_own_that_leads_back_to_it() -> None:
    cells = [(x, y) for x in range(-14, 16) for y in range(-14, 16)]
    assert sorted(field_number(x, y) for x, y in cells) == list(range(1, 901))
    sites = [(x, y) for x in range(-14, 15) for y in range(-14, 15)]
    assert sorted(corner_number(x, y) for x, y in sites) == list(range(841))
    assert all(field_numbered(field_number(x, y)) == (x, y) for x, y in cells)
    assert all(corner_numbered(corner_number(x, y)) == (x, y) for x, y in sites)


@pytest.mark.parametrize(
    ("words", "read"),
    [
        ("lay wood -1,0", "lay wood 16"),
        ("cottage 4 at -1,0", "cottage 4 at 8"),
        ("send 3 lake@2,1", "send 3 lake@10"),
        ("-1,0-ne", "8-1"),
        ("fence -1,0-ne", "fence 8-1"),
        ("work 1 lake@2,1 vineyard@1,2 first", "work 1 lake@10 vineyard@12 first"),
        ("play double-production harvest 1,0", "play double-production harvest 2"),
        ("field wood@1,0", "field wood@2"),
        ("offer 3", "offer 3"),
        ("play work-order 3 1 2 5 4", "play work-order 3 1 2 5 4"),
        ("buy seat 2a with wood water", "buy seat 2a with wood water"),
        ("play downgrade-house blue-3", "play downgrade-house blue-3"),
    ],
)
def test_moves_orders_and_facts_are_read_by_numbers(words: str, read: str) -> None:
    assert said(words) == read
    assert written(read) == words
    assert written(words) == words, "what is written already"


@pytest.mark.parametrize(
    "words", ["at 99999999999", "lay wood 0", "send 3 lake@x", "9-1", "8-999999", "lay wood \u0663"]
)
def test_texts_without_a_place_stay_unchanged(words: str) -> None:
    assert written(words) == words


def positions(seats: int, turns: int = 160) -> list[State]:
    rng, state = Rng(seed_from("numbering")), KEYTHEDRAL.new_game(setup_for(KEYTHEDRAL, seats, "numbering"))
    found = list[State]()
    while len(found) < turns:
        choice = KEYTHEDRAL.choices(state)[0]
        found.append(KEYTHEDRAL.copy(state))
        KEYTHEDRAL.play(state, rng.choice(choice.actions), Silence())
    return found


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_place_is_typed_by_its_number_in_every_language(seats: int) -> None:
    tried = set[str]()
    for number, state in enumerate(positions(seats)):
        lang = locales()[number % len(locales())]
        vocabulary = vocabulary_of("keythedral", lang)
        seat = KEYTHEDRAL.choices(state)[0].seat
        decision = KEYTHEDRAL.decision_of(state, seat)
        assert decision is not None
        for option in decision.options:
            if not option.said:
                continue
            tried.add(option.words.split()[0])
            for typed in (vocabulary.spoken(option.words), option.said, option.words):
                named = parse_line(KEYTHEDRAL, state, seat, typed, vocabulary=vocabulary)
                assert [one.action for one in named] == [option.action], (lang, typed)
            assert "," not in vocabulary.spoken(option.words)
    assert {"lay", "at", "send"} <= tried


def test_a_place_has_one_name_in_all_languages() -> None:
    here = Scene(fresh(3, start="0"))
    for option in here.decision(0).options:
        (number,) = {vocabulary_of("keythedral", lang).spoken(option.words).split()[-1] for lang in locales()}
        assert number == str(field_number(*map(int, option.words.split()[-1].split(","))))


def test_a_number_is_never_the_beginning_of_another_place() -> None:
    here = Scene(fresh(3, start="0"))
    here.play(0, f"{here.words(0)[0]} cottage 1")
    free = {option.said for option in here.decision(0).options}
    assert "at 1" in free
    here.play(0, "at -1,-1 end")
    seat = KEYTHEDRAL.choices(here.state)[0].seat
    here.play(seat, f"{here.words(seat)[0]} cottage 1")
    with pytest.raises(ParseError):
        parse_line(KEYTHEDRAL, here.state, seat, "at 1")  # taken; 1,0 and 12 are other corners


def test_numbers_are_completed_and_shown_in_every_language() -> None:
    here = Scene(fresh(3, start="0"))
    for lang in locales():
        vocabulary = vocabulary_of("keythedral", lang)
        kind = here.words(0)[0].split()[1]
        lines = [
            vocabulary.spoken(line)
            for line in complete(KEYTHEDRAL, here.state, 0, f"lay {kind} 1", vocabulary)
        ]
        assert lines
        numbers = [line.split()[-1] for line in lines]
        assert all(number.isdigit() and number.startswith("1") for number in numbers), (lang, lines)


def test_fences_are_typed_by_corner_and_field() -> None:
    here = hamlet().cubes(0, wood=1).gone("start-order", "house-moratorium").spend()
    here.play(0, "fence")
    (named,) = parse_line(KEYTHEDRAL, here.state, 0, "4-9")
    assert named.words == "1,0-ne"
