"""The result: every farm and village with the points of its tiles, the winner's first."""

from __future__ import annotations

from msgspec import Struct

from engine.core.game import Standing
from engine.core.text import Say, Text, Who, text
from engine.keyper.content.board import FARM_COLUMNS, ROWS, VILLAGE_COLUMNS
from engine.keyper.content.box import Content
from engine.keyper.content.goods import ANIMALS, GOODS
from engine.keyper.view import PlayerView, PlotView, View
from render.keyper import names, strips
from render.keyper.effects import ARROW, effect_parts
from render.keyper.goods import good_glyph
from render.kit import result_cards
from render.kit.layout import Box, Point, around
from render.kit.phrases import colon, player_name
from render.kit.result_cards import EDGE, GAP, HEAD
from render.kit.rows import GAP_GLYPH, Glyph, lay_row, row_height, sprite_glyph, word_glyph
from render.kit.scene import Layer, Scene
from render.kit.signs import coin, player_disc
from render.kit.theme import Theme, blend

_PAD, _BETWEEN = 14.0, 14.0
_PLOT_GAP = 6.0
_PLOT = 124.0
"""Height of a plot."""
_WIDE = 150.0
"""Width from which signs and coin of a plot stand side by side."""
_MOST = 4
"""Signs on a plot at most."""
_STORES = 80.0
_GOOD, _SMALL_GOOD = 50.0, 38.0
"""Height of the goods in store; if they had to be smaller than the second, they stand in two lines."""
_SIGN, _COIN = 62.0, 50.0
"""Sizes of a sign, and of the coin with a tile's points."""
_GROUNDS = {"farm": "spring", "village": "home"}


class _Home(Struct, frozen=True):
    standing: Standing
    player: PlayerView
    points: dict[str, int]  # of each plot


def result(view: View, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme)
    y = strips.header(scene, view, say, say(text("keyper-picture-result"))) + EDGE
    rows = result_cards.rows_of([_home(view, standing) for standing in view.standings])
    high = HEAD + _STORES + 3 * _PAD + ROWS * (_PLOT + _PLOT_GAP) - _PLOT_GAP
    for row in rows:
        for home, box in zip(row, result_cards.places_in(row, y, high), strict=True):
            _card(scene, view, say, home, box)
        y += high + GAP
    scene.height = round(y - GAP + EDGE)
    return scene


def words(view: View, say: Say) -> str:
    """Return the picture in words: each player's points, and the tiles that earned them."""
    lines = list[str]()
    for standing in view.standings:
        home = _home(view, standing)
        place = text(
            "pictures-score-place", who=Who(standing.seat), points=standing.points, rank=standing.rank
        )
        built = [plot for plot in home.player.plots if plot.tile]
        told = ", ".join(
            f"{say(names.tile_text(plot.tile))} {home.points.get(plot.id) or ''}".strip() for plot in built
        )
        lines.append(colon(say, say(place).rstrip("."), told or "–") + ".")
    return " ".join(lines)


def _home(view: View, standing: Standing) -> _Home:
    points = dict[str, int]()
    for line in view.score:
        plot = dict(line.text.args).get("plot")
        if line.seat == standing.seat and isinstance(plot, Text):
            number = dict(plot.args)["number"]
            points[f"{plot.key.removeprefix('keyper-plot-')}-{number}"] = line.points
    return _Home(standing, view.seats[standing.seat], points)


def _card(scene: Scene, view: View, say: Say, home: _Home, box: Box) -> None:
    standing, won = home.standing, home.standing.rank == 1
    disc = sprite_glyph(player_disc, standing.seat)
    room = result_cards.card(scene, box, player_name(say, standing.seat), disc, standing.points, won)
    stores = Box(room.x0 + _PAD, room.y1 - _PAD - _STORES, room.x1 - _PAD, room.y1 - _PAD)
    land = Box(stores.x0, room.y0 + _PAD, stores.x1, stores.y0 - _PAD)
    for plot, place in zip(home.player.plots, _plots(land), strict=True):
        _plot(scene, view, plot, place, home.points.get(plot.id, 0))
    scene.panel(Layer.CARD, stores, scene.theme.paper, scene.theme.paper_edge, 16, 2)
    held = [
        [good_glyph(kind), word_glyph(str(count)), GAP_GLYPH]
        for kind in (*ANIMALS, *GOODS)
        if (count := home.player.goods.get(kind, 0))
    ]
    if not held:
        scene.label("–", stores.centre, 40, scene.theme.faint)
        return
    room = stores.inset(12, 4)
    whole = [glyph for kind in held for glyph in kind]
    half = -(-len(held) // 2) * len(held[0])
    lines = [whole] if row_height(whole, _GOOD, room.width) >= _SMALL_GOOD else [whole[:half], whole[half:]]
    for line, place in zip(lines, room.rows(len(lines)), strict=True):
        lay_row(scene, line, place.centre, min(_GOOD, place.height), room.width)


def _plots(land: Box) -> list[Box]:
    """Return the farm's plots in two columns, the village's in three to their right."""
    columns = FARM_COLUMNS + VILLAGE_COLUMNS
    wide = (land.width - _BETWEEN - (columns - 2) * _PLOT_GAP) / columns
    middle = land.x0 + FARM_COLUMNS * wide + (FARM_COLUMNS - 1) * _PLOT_GAP
    found = list[Box]()
    for part, across in (
        (Box(land.x0, land.y0, middle, land.y1), FARM_COLUMNS),
        (Box(middle + _BETWEEN, land.y0, land.x1, land.y1), VILLAGE_COLUMNS),
    ):
        for row in part.rows(ROWS, _PLOT_GAP):
            found += row.columns(across, _PLOT_GAP)
    return found


def _plot(scene: Scene, view: View, plot: PlotView, box: Box, points: int) -> None:
    """Draw what a tile is about and its points on a coin; an empty plot shows its land."""
    theme = scene.theme
    look = theme.grounds[_GROUNDS[plot.id.split("-")[0]]]
    if not plot.tile:
        scene.panel(Layer.CARD, box, blend(look.grass, look.border, 0.14), look.border, 10, 3)
        return
    gold = theme.coin_edge if theme.name == "day" else theme.coin
    edge, rim = (gold, 8) if plot.upgraded else (look.border, 4)
    scene.panel(Layer.CARD, box, theme.paper, edge, 10, rim)
    inner, about = box.inset(rim + 2), _about(view.content, plot)
    if inner.width > _WIDE:
        signs, at = Box(inner.x0, inner.y0, inner.x1 - _COIN - 6, inner.y1).inset(0, 18), inner.x1 - _COIN / 2
        lines, middle = [about], Point(at, inner.centre.y)
    else:
        signs = Box(inner.x0, inner.y0, inner.x1, inner.y1 - _COIN)
        lines, middle = [about[:2], about[2:]], Point(inner.centre.x, inner.y1 - _COIN / 2)
    shown = [line for line in lines if line]
    for row, place in zip(shown, signs.rows(max(1, len(shown))), strict=False):
        lay_row(scene, row, place.centre, min(_SIGN, place.height), place.width)
    if points:
        scene.sprite(Layer.WORKERS, around(middle, _COIN, _COIN), coin, str(points))


def _about(content: Content, plot: PlotView) -> list[Glyph]:
    """Return the signs of what a tile is about: its printed effects without numbers and points."""
    parts = effect_parts(content, plot.tile, plot.upgraded)
    signs = (glyph for part in parts for glyph in part if glyph.ink not in (None, coin) and glyph != ARROW)
    return list(dict.fromkeys(signs))[:_MOST]
