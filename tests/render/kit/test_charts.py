"""Golden pictures of charts, standings, statistics and captions, by day and at night."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image

from render.kit.caption import captioned
from render.kit.column_chart import Column, ColumnLine, Group, column_chart
from render.kit.line_chart import Series, Stretch, chart
from render.kit.standings import StandingLine, standings_picture
from render.kit.stat_card import FigureCard, figure_card
from render.kit.theme import DAY, NIGHT, PLAYERS, Theme
from tests.render.golden import check_golden
from tests.render.kit.test_stat_card import _card

NAMES = ("Anna", "Ben", "Cleopatra of the seven seas and a long way beyond", "Dora")


def _lines(theme: Theme) -> bytes:
    courses = [
        Series(name, at, tuple(at * 3.0 + (at + 1) * turn**1.5 - 9 * (turn > 6) for turn in range(9)))
        for at, name in enumerate(NAMES)
    ]
    return chart(courses, "Keyflower: expected points", theme, [Stretch("Spring", 0), Stretch("Summer", 5)])


def _columns(theme: Theme) -> bytes:
    columns = [Column(name, PLAYERS[at], won=at == 1) for at, name in enumerate(NAMES)]
    shared = (
        ColumnLine("Village", (12, 8, 30, 0), ("12", "8", "30", "0")),
        ColumnLine("Boats", (3, 9, 1, 4), ("3", "9", "1", "4")),
    )
    apart = (ColumnLine("Turns", (40, 41, 12, 40), ("40", "41", "12", "40")),)
    return column_chart("Keyflower", columns, [Group("Points", shared), Group("Pace", apart, True)], theme)


def _standings(theme: Theme) -> bytes:
    rounds = ("6", "4", "2", "0", "3", "–")
    lines = [
        StandingLine(min(at, 3), NAMES[at % 4], rounds[: 6 - at], str(31 - 2 * at), out=at == 4, medal=at < 4)
        for at in range(1, 6)
    ]
    return standings_picture(lines, "Lantern league, Moss Cross", "3 days a move", "Total", theme)


def _bare(theme: Theme) -> bytes:
    return figure_card(FigureCard("Nobody", "No game is over yet", (), ()), theme)


@pytest.mark.parametrize("theme", [DAY, NIGHT], ids=lambda theme: theme.name)
def test_charts_look_as_they_did(theme: Theme) -> None:
    drawn = [_lines(theme), _columns(theme), _standings(theme), _bare(theme)]
    drawn.append(figure_card(_card("keyper", "en"), theme))
    drawn += [
        captioned(drawn[2], "The turn as played", better=better, theme=theme) for better in (True, False)
    ]
    pictures = [Image.open(io.BytesIO(data)).convert("RGB") for data in drawn]
    sheet = Image.new("RGB", (max(one.width for one in pictures), sum(one.height for one in pictures)))
    top = 0
    for one in pictures:
        sheet.paste(one, (0, top))
        top += one.height
    check_golden(Path(__file__).parent / "golden" / f"charts-{theme.name}.png", sheet)
