"""The pages of a result: the winner, the pictures, and at most six lines."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from bot.locales.translations import locales
from bot.ui.kit.blocks import Buttons, Page, Picture, Pictures, Words
from bot.ui.kit.formatting import seat_words
from bot.ui.kit.localiser import Localisers
from bot.ui.pages.results import end_page, news_page, result_page
from bot.values.read_models import Source, TableSnapshot, Tie
from bot.values.table import Place, SeatInfo, Table
from engine.core.game import Standing
from engine.core.text import UserText, text

SHEET, BUILT = Picture("score.png", b"1", "sheet"), Picture("result.png", b"2", "villages")


def over(seats: int, ties: int = 0) -> TableSnapshot:
    infos = tuple(SeatInfo(seat, UserText(f"Player{seat}"), 100 + seat) for seat in range(seats))
    table = Table(
        id="t1",
        status="over",
        game="keyflower",
        host=100,
        place=Place(1),
        capacity=seats,
        options={},
        pace="",
        language="en",
        in_thread=False,
        seats=infos,
        created=0.0,
    )
    points = [50 - 3 * seat for seat in range(seats)]
    standings = tuple(Standing(seat, points[seat], seat + 1) for seat in range(seats))
    return TableSnapshot(
        table,
        0,
        None,
        over=True,
        standings=standings,
        seed="5eed",
        ties=tuple(Tie(seat, seat + 1, None) for seat in range(ties)),
        sources=(Source(text("charts-sources"), tuple(points)),),
    )


def lines_after_the_pictures(page: Page) -> list[str]:
    last = max(at for at, block in enumerate(page.blocks) if isinstance(block, Pictures))
    told = (block.text for block in page.blocks[last:] if isinstance(block, Words))
    return [line for words in told for line in words.split("\n")]


def test_the_news_name_winner_and_others() -> None:
    localiser = Localisers().plain("en", (), "keyflower")
    (told,) = (block.text for block in news_page(over(3), localiser).blocks if isinstance(block, Words))
    assert re.findall(r"<@(\d+)>", told) == ["100", "101", "102"]


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("ties", [0, 1])
def test_winner_sheet_picture_and_at_most_six_lines(seats: int, ties: int) -> None:
    look, localiser = over(seats, ties), Localisers().plain("en", (), "keyflower")
    for page in (
        end_page(look, localiser, (SHEET, BUILT)),
        result_page(look, 0, localiser, (SHEET, BUILT)),
    ):
        first, *rest = page.blocks
        assert isinstance(first, Words)
        assert rest[:2] == [Pictures((SHEET,)), Pictures((BUILT,))], "one below the other"
        assert 1 <= len(lines_after_the_pictures(page)) <= 6
        assert all("5eed" not in block.text for block in page.blocks if isinstance(block, Words))
        (doors,) = (block for block in page.blocks if isinstance(block, Buttons))
        assert doors.buttons[-1].label == "Details"


def test_the_winner_stands_before_the_pictures() -> None:
    page = end_page(over(3), Localisers().plain("en", (), "keyflower"), (SHEET, BUILT))
    first = page.blocks[0]
    assert isinstance(first, Words)
    assert "<@100> wins with **50** points" in first.text
    assert "<@101>" not in first.text
    assert lines_after_the_pictures(page)[0].startswith("**2.** <@101>")


def test_the_notice_speaks_to_its_reader() -> None:
    names = ("Anna", "Ben", "Cleo")
    first, second = (Localisers().plain("en", names, "keyflower", reader=seat) for seat in (0, 1))
    told = lines_after_the_pictures(result_page(over(3), 0, first, (SHEET,)))
    assert told[0] == "You **50** · Ben **47** · Cleo **44**"
    assert "you beat Ben by 3 points" in told[1]
    told = lines_after_the_pictures(result_page(over(3), 1, second, (SHEET,)))
    assert told[0] == "Anna **50** · you **47** · Cleo **44**"
    assert "Anna beat you by 3 points" in told[1]
    tied = lines_after_the_pictures(result_page(over(3, ties=1), 0, first, (SHEET,)))
    assert "**Tie:** nothing separates you from Ben, so you share the place." in tied


def test_players_who_all_share_a_place_are_named_in_one_line() -> None:
    names = ("Anna", "Ben", "Cleo", "Dora")
    look = over(4, ties=3)
    told = lines_after_the_pictures(
        result_page(look, 1, Localisers().plain("en", names, "keyflower", reader=1), (SHEET,))
    )
    assert "**Tie:** nothing separates you from Anna, Cleo and Dora, so you share the place." in told
    told = lines_after_the_pictures(end_page(look, Localisers().plain("en", names, "keyflower"), (SHEET,)))
    assert [line for line in told if "**Tie:**" in line] == [
        "**Tie:** nothing separates Anna, Ben, Cleo and Dora, so they share the place."
    ]


def test_two_shared_places_are_two_lines() -> None:
    names = ("Anna", "Ben", "Cleo", "Dora")
    look = replace(over(4), ties=(Tie(0, 1, None), Tie(2, 3, None)))
    told = lines_after_the_pictures(end_page(look, Localisers().plain("en", names, "keyflower"), (SHEET,)))
    assert [line for line in told if "**Tie:**" in line] == [
        "**Tie:** nothing separates Anna and Ben, so they share the place.",
        "**Tie:** nothing separates Cleo and Dora, so they share the place.",
    ]


def test_a_computer_that_plays_on_for_a_person_has_their_name_and_a_sign() -> None:
    localiser = Localisers().plain("en", ("Anna", "🤖 Olga"), "keyflower")
    assert seat_words(SeatInfo(0, UserText("Anna"), 100), localiser) == "<@100>"
    assert seat_words(SeatInfo(0, UserText("Anna"), computer="normal"), localiser) == "🤖 Anna"
    assert seat_words(SeatInfo(1, UserText(""), computer="normal"), localiser) == "🤖 Olga"


@pytest.mark.parametrize("language", locales())
def test_the_number_of_a_source_and_its_points_are_set_apart(language: str) -> None:
    source = text("keythedral-source-seats", number=1)
    told = Localisers().plain(language)("result-source", source=source, points=1)
    assert told.endswith((" 1: **1**", " 1\N{NO-BREAK SPACE}: **1**"))


def test_as_many_lines_as_there_is_room_for_say_what_decided_a_game() -> None:
    gaps = ((30, 10, 0), (12, 9, 0), (5, 11, 0))
    names = ("village", "winter", "boat")
    sources = tuple(
        Source(text(f"keyflower-source-{name}"), points) for name, points in zip(names, gaps, strict=True)
    )
    look = replace(over(3, ties=1), sources=sources)
    localiser = Localisers().plain("en", ("Anna", "Ben", "Cleo"), "keyflower", reader=0)
    told = lines_after_the_pictures(result_page(look, 0, localiser, (SHEET,)))
    assert len(told) == 6
    village, winter, boat = (localiser.say(one.text) for one in sources)
    assert village in told[1]
    assert winter in told[2]
    assert boat in told[3]
    assert all(str(points[0]) in told[4] for points in gaps), "where the points of the reader come from"
