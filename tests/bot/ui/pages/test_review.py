"""What a review says of how a game was won: source by source, and it adds up."""

from __future__ import annotations

import re

import pytest

from bot.services.queries.reviews import Review
from bot.ui.kit.localiser import Localisers
from bot.ui.pages import review as pages
from bot.values.read_models import Source
from engine.core.game import Standing
from engine.core.text import text
from engine.keyper.game import KEYPER
from render.registry import seat_marks
from tests.support.conformance import setup_for
from tools.bench.screen.panels import live_table


def reviewed(points: tuple[int, int], *sources: tuple[int, int]) -> Review:
    first, second = sorted((0, 1), key=lambda seat: -points[seat])
    standings = (Standing(first, points[first], 1), Standing(second, points[second], 2))
    names = ("keyper-source-village", "keyper-source-farm", "keyper-source-fair")
    told = tuple(Source(text(name), each) for name, each in zip(names, sources, strict=False))
    table = live_table(KEYPER, KEYPER.new_game(setup_for(KEYPER, 2, "review")), 2).table
    return Review(table, (0.0, 0.0), (), 0, standings, told)


@pytest.mark.parametrize("locale", ["en", "de", "nl", "fr", "es"])
def test_what_decided_a_game_adds_up(locale: str) -> None:
    localiser = Localisers().plain(locale, ("Ann", "Ben"), "keyper")
    told = pages._decided(reviewed((41, 50), (30, 36), (11, 8), (0, 6)), localiser)
    assert told is not None
    assert told.index("Ben") < told.index("Ann")
    gaps = [int(gap.replace("−", "-")) for gap in re.findall(r"[+−]\d+", told)]
    assert sorted(gaps) == [-3, 6, 6]
    assert sum(gaps) == 9
    assert "9" in told
    assert pages._decided(reviewed((9, 9), (9, 9)), localiser) is None, "nothing sets them apart"


def test_a_chart_has_the_colours_of_the_game() -> None:
    assert seat_marks("keythedral") != seat_marks("keyper")
    assert seat_marks("keyper") == seat_marks("a game without pictures")
