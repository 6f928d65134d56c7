"""Statistics cards and columns of figures: nothing overlaps, and a phone shows every word."""

from __future__ import annotations

import pytest

from bot.locales.translations import locales
from bot.ui.kit.localiser import Localisers
from bot.ui.pages import statistics as pages
from bot.values.statistics import GameTally, Longest, PersonStatistics, Rating, Share, Totals
from engine.core.text import Text, UserText, text
from render.kit.column_chart import Column, ColumnLine, Group, _column_scene
from render.kit.scene import Layer, Plate, Scene, Sprite
from render.kit.signs import mark_disc
from render.kit.stat_card import FigureCard, _figure_scene, _medallion
from render.kit.theme import DAY, NIGHT, PLAYERS, Theme
from render.registry import glyph_of
from tests.render.measure import out_of_bounds, overlapping_labels

SOURCES = {
    "keyflower": ("village", "winter", "order", "boat", "extensions", "contracts", "gold"),
    "keyper": ("shipping", "farm", "village", "fair"),
    "keythedral": ("seats", "cubes"),
}
PIECES = {
    "keyflower": ("keyflower-tile-well", "keyflower-tile-flipper", "keyflower-tile-apprentice-hall"),
    "keyper": ("keyper-tile-cow-shed", "keyper-tile-cluck-cluck-chicken-house"),
    "keythedral": (),
}
themes = pytest.mark.parametrize("theme", [DAY, NIGHT], ids=lambda theme: theme.name)


def _source(game: str, name: str) -> Text:
    return text(f"{game}-source-{name}", number=5) if name == "seats" else text(f"{game}-source-{name}")


def _card(game: str, locale: str) -> FigureCard:
    localiser = Localisers().plain(locale, (), game)
    sources = tuple(Share(_source(game, name), 5, 22.4 / at) for at, name in enumerate(SOURCES[game][:6], 1))
    pieces = tuple(Share(text(piece), 6, 11.5) for piece in PIECES[game])
    tally = GameTally(game, 7, 3, (3, 2, 2, 0), 41.2, 88, sources, pieces, pieces, 3, 1, 1.2)
    totals = Totals(9, 3, 5, 0, 1, 45.0, Longest("x", game, 62400.0, 153), (tally,))
    statistics = PersonStatistics(1, UserText("Maximiliane"), totals, {"": Rating(25, 4, 9)})
    blocks = pages._rating_blocks(statistics.ratings, localiser)
    blocks += pages._tally_blocks(totals, localiser, own=True)
    line = localiser.short("stats-line", games=9, won=3, people=5)
    return FigureCard("Maximiliane", line, pages._own_figures(statistics, localiser), tuple(blocks))


def _legible(scene: Scene) -> None:
    assert overlapping_labels(scene) == []
    assert out_of_bounds(scene) == []
    assert [label.words for label in scene.labels if label.size * 390 / 1200 < 11] == []
    assert [label.words for label in scene.labels if label.words.endswith("…")] == []


@themes
@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game", SOURCES)
def test_a_card_is_whole_and_legible_on_a_phone(game: str, locale: str, theme: Theme) -> None:
    scene = _figure_scene(_card(game, locale), theme)
    _legible(scene)
    coins = [item for item in scene.items if isinstance(item, Sprite) and item.ink is _medallion]
    assert len(coins) > 1, "the headline and the points are on coins"


@pytest.mark.parametrize("game", SOURCES)
def test_every_source_of_points_has_an_icon(game: str) -> None:
    assert [name for name in SOURCES[game] if glyph_of(game, _source(game, name)) is None] == []


@themes
def test_columns_of_figures_are_legible_on_a_phone(theme: Theme) -> None:
    columns = [Column(name, PLAYERS[at]) for at, name in enumerate(("Anna", "Ben", "Cleo", "Dora"))]
    lines = (
        ColumnLine("Reihenfolgeplättchen", (1, 2, 3, 0), ("1", "2", "3", "0")),
        ColumnLine("tuiles Ordre du tour", (12, 8, 30, 4), ("12", "8", "30", "4")),
    )
    scene = _column_scene("Keyflower", columns, [Group("Punkte nach Herkunft", lines)], theme)
    _legible(scene)
    discs = [item.args for item in scene.items if isinstance(item, Sprite) and item.ink is mark_disc]
    assert discs == [(column.mark.symbol, column.mark.colour) for column in columns]
    bars = [item for item in scene.layers[Layer.GOODS] if isinstance(item, Plate)]
    wide = {
        column.name: [bar.box.width for bar in bars if bar.fill == column.mark.colour] for column in columns
    }
    assert {name: len(found) for name, found in wide.items()} == {"Anna": 2, "Ben": 2, "Cleo": 2, "Dora": 1}
    assert wide["Cleo"][1] == pytest.approx(30 / 12 * wide["Anna"][1])
