"""Pieces and places in messages: by mark, board, player, word or name, in any language."""

from __future__ import annotations

import pytest

from bot.rulebook.place_matching import PlaceWords, Talk, found_in
from bot.rulebook.text_matching import Named, NameSearch
from engine.core.text import text
from render.kit.places import MarkedPlace

ANNA, BEN = 0, 1
MASON = Named("tile-mason", "Mason", "Mason", (("de", "Maurer"),))
MILL = Named("tile-mill", "Mill", "Mill")
WORDS = PlaceWords(
    sorts={
        "board": frozenset({"board"}),
        "tafel": frozenset({"board"}),
        "middle": frozenset({"middle"}),
        "village": frozenset({"village"}),
        "dorf": frozenset({"village"}),
        "corner": frozenset({"corner"}),
        "seat": frozenset({"seat"}),
    },
    mine=frozenset({"my", "mein"}),
    links=frozenset({"and", "or", "und"}),
    between=frozenset({"the", "in", "on", "of", "s", "auf", "im", "a"}),
)


def place(sort: str, mark: str, seat: int | None = None, number: str = "", piece: str = "") -> MarkedPlace:
    return MarkedPlace(sort, mark, text("any"), piece, seat, number, f"{sort}{number}{seat}{mark}")


BOARDS = [place("board", mark, number=number) for number in "12" for mark in "ABE"]
MIDDLE = [place("middle", mark) for mark in "AB"]
VILLAGES = [place("village", mark, seat) for seat in (ANNA, BEN) for mark in "ABC"]
CORNERS = [place("corner", str(number)) for number in (2, 12)]
SEATS = [place("seat", mark) for mark in ("1a", "1b")]
LAID = place("village", "D", BEN, piece="tile-mason")
TALK = Talk(
    NameSearch([MASON, MILL], "en"),
    WORDS,
    [*BOARDS, *MIDDLE, *VILLAGES, *CORNERS, *SEATS, LAID],
    {"clay on board 1": [BOARDS[2]]},
    {"anna": ANNA, "annas": ANNA, "77": ANNA, "ben": BEN},
    author=BEN,
)


def names(said: str, *, alone: bool = False) -> list[str]:
    return [
        one.id
        if isinstance(one, Named)
        else f"{one.sort}{one.number} {'' if one.seat is None else one.seat}{one.mark}"
        for one in found_in(said, TALK, alone=alone)
    ]


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        ("Board 2 E is best", ["board2 E"]),
        ("board 2: b", ["board2 B"]),
        ("I like Board 1 A, B and E", ["board1 A", "board1 B", "board1 E"]),
        ("1E or 2b", ["board1 E", "board2 B"]),
        ("E on Board 2", ["board2 E"]),
        ("E auf Tafel 2", ["board2 E"]),
        ("the B in the middle", ["middle B"]),
        ("Ben’s C", ["village 1C"]),
        ("C of Ben", ["village 1C"]),
        ("<@77> A", ["village 0A"]),
        ("Annas Dorf B", ["village 0B"]),
        ("my A and Anna’s A", ["village 1A", "village 0A"]),
        ("mein Dorf B", ["village 1B"]),
        ("village C", ["village 1C"]),  # the village of the person who wrote it
        ("village C of Anna", ["village 0C"]),
        ("corner 12, then 1a", ["corner 12", "seat 1a"]),
        ("corners? corner 2 or 12", ["corner 2", "corner 12"]),
        ("clay on Board 1 with 2 red", ["board1 E"]),
        ("use D Mason (Ben) with 2 red", ["village 1D"]),
        ("the Maurer, or a mill", ["tile-mason", "tile-mill"]),
    ],
)
def test_places_named_in_a_message_are_found(said: str, wanted: list[str]) -> None:
    assert names(said) == wanted


@pytest.mark.parametrize(
    "said",
    [
        "Ben bids 2 red",
        "I think so",
        "A good move",
        "Good luck, Anna",
        "corner 99",
        "2 of 3 boards",
        "",
        "?!",
    ],
)
def test_a_count_or_a_word_is_no_mark(said: str) -> None:
    assert names(said) == []


def test_a_letter_alone_means_every_place_that_has_it() -> None:
    assert names("I bid on C") == ["village 0C", "village 1C"]
    assert names("Mill, or C") == ["tile-mill"], "but not beside a name"


def test_a_place_alone_may_be_in_lower_case() -> None:
    assert names("c", alone=True) == ["village 0C", "village 1C"]
    assert names("12", alone=True) == ["corner 12"]
    assert names("board 1 a", alone=True) == ["board1 A"]


def test_a_mark_before_a_comma_belongs_to_nobody_after_it() -> None:
    assert names("I bid on A in the middle, Ben") == ["middle A"]


def test_without_a_table_names_are_known() -> None:
    talk = Talk(NameSearch([MASON, MILL], "en"), WORDS)
    assert found_in("Board 1 A and the Mason", talk) == [MASON]
