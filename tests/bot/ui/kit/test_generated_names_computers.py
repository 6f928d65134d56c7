"""Generated names of computers, with their mark."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.locales.translations import locales
from bot.ui.kit.generated_names import computer_name
from bot.ui.kit.localiser import Localisers
from bot.values.table import Place, SeatInfo, Table
from engine.core.text import UserText, Who
from render.kit.text import printable


def table(game_id: str, *people: str, seats: int = 6) -> Table:
    """Create a table with computers in the empty seats."""
    holders = [
        SeatInfo(seat, UserText(people[seat]), person=seat + 1)
        if seat < len(people)
        else SeatInfo(seat, UserText(), computer="normal")
        for seat in range(seats)
    ]
    return Table(
        game_id, "running", "lantern", 1, Place(5), seats, {}, "any", "en", True, tuple(holders), created=0
    )


@pytest.mark.parametrize("language", locales())
def test_each_has_a_name_of_its_own_and_the_mark_of_a_computer(language: str) -> None:
    for number in range(50):
        names = Localisers().names(table(f"t{number}", "Ann"), language)
        assert names[0].raw == "Ann"
        assert len(set(names)) == 6
        assert all(name.raw.startswith("🤖 ") and name.raw[2:].isalpha() for name in names[1:])
        assert printable(names[1].raw) == f"◉ {names[1].raw[2:]}", "the pictures' letters have no such sign"


def test_names_of_computers_stay_when_seats_change() -> None:
    game = table("t7", "Ann")
    later = replace(game, turn=90, seats=(*game.seats[:-1], SeatInfo(5, UserText("Zoe"), person=9)))
    assert [computer_name(game, seat) for seat in range(5)] == [
        computer_name(later, seat) for seat in range(5)
    ]


def test_no_computer_is_called_like_somebody_at_the_table() -> None:
    for number in range(50):
        game = table(f"t{number}", "Ann")
        wanted = computer_name(game, 3)
        joined = replace(
            game, seats=(SeatInfo(0, UserText(f"{wanted.upper()} the Great"), person=1), *game.seats[1:])
        )
        named = [computer_name(joined, seat) for seat in range(1, 6)]
        assert wanted not in named
        assert len(set(named)) == 5


def test_sentences_call_them_so() -> None:
    game = table("t7", "Ann")
    say = Localisers().at(game, "de")
    assert say("panel-waiting-for", who=(Who(1),)) == f"Wir warten auf 🤖 {computer_name(game, 1)}."


def test_a_name_in_the_lobby_is_that_at_the_table() -> None:
    full = table("t3", "Ann", seats=4)
    begun = [computer_name(full, seat) for seat in range(1, 4)]
    opened = replace(full, status="lobby", seats=full.seats[:2])
    assert computer_name(opened, 1) == begun[0]
    assert computer_name(replace(opened, seats=full.seats[:3]), 2) == begun[1]
