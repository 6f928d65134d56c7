"""The hidden screen of one seat: workers, skills, winter tiles, contracts, and known pieces of others."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.text import Say, text
from engine.keyflower.content.shapes import COLOURS, SKILLS
from engine.keyflower.view import Screen, SeatView, TileView, View
from render.keyflower.cards import contract_card
from render.keyflower.glyphs import worker
from render.keyflower.holdings import face_up, hidden_row, lay_front, open_row
from render.keyflower.table import season_disc
from render.keyflower.tile import place_tile
from render.keyflower.village import goods_row
from render.kit.layout import ROOT3, WIDTH, Box, Point, around, grid
from render.kit.phrases import player_name
from render.kit.pieces import MEEPLE, meeple
from render.kit.rows import lay_row
from render.kit.scene import SANS, SERIF, Layer, Scene, Spare
from render.kit.sheet import sheet
from render.kit.signs import player_disc
from render.kit.skill_icons import skill
from render.kit.theme import PLAYERS, Theme, letter_on

_EDGE = 24


def screen(view: View, seat: int, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme)
    shown = view.seats[seat]
    hidden, own = shown.screen, view.reader == seat
    y = _header(scene, view, shown, say)
    if hidden is not None:
        y = _workers(scene, say, hidden.workers, y + 16)
        y = _skills_and_goods(scene, say, shown, hidden, y + 16)
        key = "keyflower-pictures-front-own" if own else "keyflower-pictures-front"
        only_there = {kind for kind in (*COLOURS, *SKILLS) if not (hidden.workers | hidden.skills).get(kind)}
        y = lay_front(scene, view, shown, say, key, y, only_there)
        y = scene.strip(Spare.LATER, y, _winter(scene, view, say, hidden, y + 12))
        y = scene.strip(Spare.LATER, y, _contracts(scene, view, say, hidden, y + 12))
    y = scene.strip(Spare.OTHERS, y, _others(scene, view, shown, say, y + 16))
    scene.height = round(y + _EDGE)
    return scene


def _header(scene: Scene, view: View, seat: SeatView, say: Say) -> float:
    colour = PLAYERS[seat.seat].colour
    scene.panel(Layer.CARD, Box(0, 0, WIDTH, 100), colour, None, 0)
    scene.sprite(Layer.GOODS, around((62, 50), 80, 80), player_disc, seat.seat)
    scene.label(title(view, seat, say), (118, 50), 50, letter_on(colour), SERIF, "left", WIDTH - 230, 34)
    season_disc(scene, view.season, Point(WIDTH - 60, 50), 78)
    return scene.strip(Spare.HEAD, 0, 100)


def title(view: View, seat: SeatView, say: Say) -> str:
    own = view.reader == seat.seat
    return say(text("pictures-screen-own" if own else "pictures-screen", who=player_name(say, seat.seat)))


def _title(scene: Scene, words: str, at: tuple[float, float], room: float) -> None:
    scene.label(words, at, 36, scene.theme.faint, SANS, "left", room, 34)


def _workers(scene: Scene, say: Say, workers: Mapping[str, int], top: float) -> float:
    """Draw four columns, one for each colour; above five, and for none, only the number."""
    high = 236 if any(workers.values()) else 116
    box = sheet(scene, Box(_EDGE, top, WIDTH - _EDGE, top + high), radius=18)
    for colour, cell in zip(COLOURS, box.inset(16, 12).columns(4, 12), strict=True):
        count = workers.get(colour, 0)
        scene.spot(f"screen:{colour}", cell, Point(cell.x1 - 28, cell.y0 + 48))
        number = scene.label(str(count), (cell.x0 + 8, cell.y0 + 46), 84, scene.theme.ink, SERIF, "left")
        name, left = say(text(f"pictures-colour-{colour}")), number.x1 + 16
        scene.label(name, (left, cell.y0 + 56), 42, scene.theme.faint, SANS, "left", cell.x1 - left - 56, 28)
        _crowd(scene, colour, count, Box(cell.x0 + 4, cell.y0 + 100, cell.x1, cell.y1))
    return box.y1


def _crowd(scene: Scene, colour: str, count: int, box: Box) -> None:
    shown = min(count, 5)
    height = min(box.height, 100)
    step = min(height * MEEPLE * 0.98, (box.width - height * MEEPLE) / max(1, shown - 1))
    for i in range(shown):
        middle = (box.x0 + height * MEEPLE / 2 + i * step, box.centre.y)
        covered = i < shown - 1 and step < height * 0.7
        scene.sprite(Layer.WORKERS, around(middle, height * MEEPLE, height), meeple, colour, covered)


def _skills_and_goods(scene: Scene, say: Say, seat: SeatView, hidden: Screen, top: float) -> float:
    left, right = Box(_EDGE, top, WIDTH - _EDGE, top + 176).columns(2, 16)
    sheet(scene, left, radius=18)
    _title(scene, say(text("pictures-skills")), (left.x0 + 24, left.y0 + 34), left.width - 48)
    for kind, cell in zip(
        SKILLS, Box(left.x0 + 16, left.y0 + 62, left.x1 - 16, left.y1 - 14).columns(3, 8), strict=True
    ):
        scene.sprite(Layer.GOODS, around((cell.x0 + 52, cell.centre.y), 92, 92), skill, kind)
        scene.label(
            str(hidden.skills.get(kind, 0)),
            (cell.x0 + 110, cell.centre.y),
            60,
            scene.theme.ink,
            SERIF,
            "left",
        )
        scene.spot(f"screen:{kind}", cell, Point(cell.x0 + 14, cell.y1 - 14))
    sheet(scene, right, radius=18)
    _title(scene, say(text("pictures-goods")), (right.x0 + 24, right.y0 + 34), right.width - 48)
    row = goods_row(seat)
    if seat.start_player:
        row.append(worker("purple"))
    if row:
        lay_row(
            scene, row, (right.x0 + 24, right.y0 + 112), 80, right.width - 44, "left", colour=scene.theme.ink
        )
    return left.y1


def _winter(scene: Scene, view: View, say: Say, hidden: Screen, top: float) -> float:
    """Draw the winter tiles in hand; those picked to be put up are raised."""
    if not hidden.winter:
        return top
    scene.label(
        say(text("pictures-winter-hand")), (_EDGE + 8, top + 28), 38, scene.theme.felt_ink, SANS, "left"
    )
    count = len(hidden.winter)
    radius = 142.0
    area = Box(_EDGE, top + 56, WIDTH - _EDGE, top + 56 + ROOT3 * radius + 26)
    for tile, cell in zip(hidden.winter, grid(area, count, max(count, 3)), strict=True):
        box = place_tile(scene, view.content, say, TileView(tile), cell.centre, radius)
        scene.spot(f"tile:{tile}", box, box.centre.shifted(radius * 0.62, radius * 0.5), "hex")
        if tile in hidden.chosen:
            word = say(text("pictures-chosen"))
            at = Point(cell.centre.x, box.y1 - 34)
            scene.panel(Layer.GOODS, around(at, 190, 48), scene.theme.glow, scene.theme.coin_edge, 22, 3)
            scene.label(word, at, 34, (50, 36, 16), SANS, width=170)
    return area.y1


def _contracts(scene: Scene, view: View, say: Say, hidden: Screen, top: float) -> float:
    if not hidden.contracts:
        return top
    scene.label(
        say(text("pictures-contracts")), (_EDGE + 8, top + 28), 38, scene.theme.felt_ink, SANS, "left"
    )
    columns = 3
    rows = -(-len(hidden.contracts) // columns)
    area = Box(_EDGE, top + 58, WIDTH - _EDGE, top + 58 + rows * 118 - 14)
    for contract, cell in zip(hidden.contracts, grid(area, len(hidden.contracts), columns, 14), strict=True):
        contract_card(scene, view.content, contract, cell)
    return area.y1


def _others(scene: Scene, view: View, own: SeatView, say: Say, top: float) -> float:
    """Draw how much the others hide, and their pieces in front of the screens or seen going behind them."""
    y = _columns(scene, view, say, top - 8)
    for seat in view.seats:
        if seat.seat == own.seat:
            continue
        box = Box(_EDGE, y, WIDTH - _EDGE, y + 74)
        _other(scene, view, seat, say, box)
        y = box.y1 + 8
        if seat.known is not None and seat.screen is None and seat.known.contracts:  # OP-21: which ones
            y = face_up(scene, view, seat.known, box.y1) + 20
    return y - 8


def _other(scene: Scene, view: View, seat: SeatView, say: Say, box: Box) -> None:
    theme, middle = scene.theme, box.centre.y
    scene.panel(Layer.CARD, box, theme.paper, theme.paper_edge, 16, 2)
    scene.sprite(Layer.GOODS, around((box.x0 + 42, middle), 56, 56), player_disc, seat.seat)
    name, shown = player_name(say, seat.seat), seat.front or seat.known
    room = 290 if shown else 560
    scene.label(name, (box.x0 + 82, middle), 34, theme.ink, SERIF, "left", room)
    row = hidden_row(view, seat)
    lay_row(scene, row, (_column(view, "hidden"), middle), 44, 250, "left", colour=theme.ink)
    if shown is not None and (pieces := open_row(shown)):
        left = _column(view, "open")
        lay_row(scene, pieces, (left, middle), 42, box.x1 - left - 16, "left", colour=theme.ink)


def _column(view: View, key: str) -> float:
    """Return the left edge of a column; it has more space if only numbers are shown."""
    if view.screens == "hidden":
        return _EDGE + 680
    return _EDGE + (390 if key == "hidden" else 650)


def _columns(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw headings for the rows of pieces after a name."""
    heads = [("pictures-others", _EDGE + 8.0, 370), ("pictures-hidden", _column(view, "hidden"), 250)]
    if view.screens != "hidden":
        front = any(seat.front for seat in view.seats)
        key = "keyflower-pictures-front-column" if front else "pictures-known"
        heads.append((key, _column(view, "open"), 250))
    for key, x, room in heads:
        scene.label(say(text(key)), (x, top + 28), 34, scene.theme.felt_ink, SANS, "left", room, 26)
    return top + 52
