"""The hidden screen of one seat: workers, skills, winter tiles, contracts; what is known of others."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.text import Say, text
from engine.keyflower.content.shapes import COLOURS, SKILLS
from engine.keyflower.view import Screen, SeatView, TileView, View
from render.keyflower import names
from render.keyflower.cards import contract_card, sheet
from render.keyflower.glyphs import CONTRACT, pieces_row, tool, worker
from render.keyflower.table import season_disc
from render.keyflower.tile import place_tile
from render.keyflower.village import goods_row
from render.kit.layout import ROOT3, WIDTH, Box, Point, around, grid
from render.kit.pieces import MEEPLE, meeple
from render.kit.rows import GAP_GLYPH, Glyph, lay_row, word_glyph
from render.kit.scene import SANS, SERIF, Layer, Scene
from render.kit.signs import player_disc
from render.kit.theme import PLAYERS, Theme, letter_on
from render.kit.tools import skill

EDGE = 24
LETTERS = {"blue": "B", "red": "R", "yellow": "Y", "green": "G"}


def screen(view: View, seat: int, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme)
    shown = view.seats[seat]
    hidden = shown.screen
    y = _header(scene, view, shown, say)
    if hidden is not None:
        y = _workers(scene, say, hidden.workers, y + 16)
        y = _skills_and_goods(scene, say, shown, hidden, y + 16)
        y = _winter(scene, say, hidden, y + 12)
        y = _contracts(scene, say, hidden, y + 12)
    y = _others(scene, view, shown, say, y + 16)
    scene.height = round(y + EDGE)
    return scene


def _header(scene: Scene, view: View, seat: SeatView, say: Say) -> float:
    colour = PLAYERS[seat.seat].colour
    scene.panel(Layer.CARD, Box(0, 0, WIDTH, 100), colour, None, 0)
    scene.sprite(Layer.GOODS, around((62, 50), 80, 80), player_disc, seat.seat)
    scene.label(title(view, seat, say), (118, 50), 50, letter_on(colour), SERIF, "left", WIDTH - 230, 34)
    season_disc(scene, view.season, Point(WIDTH - 60, 50), 78)
    return 100


def title(view: View, seat: SeatView, say: Say) -> str:
    own = view.reader == seat.seat
    return say(text("pictures-screen-own" if own else "pictures-screen", who=names.player(say, seat.seat)))


def _title(scene: Scene, words: str, at: tuple[float, float], room: float) -> None:
    scene.label(words, at, 36, scene.theme.faint, SANS, "left", room, 28)


def _workers(scene: Scene, say: Say, workers: Mapping[str, int], top: float) -> float:
    """Four columns, one for each colour; beyond five the number speaks."""
    box = sheet(scene, Box(EDGE, top, WIDTH - EDGE, top + 236))
    for colour, cell in zip(COLOURS, box.inset(16, 12).columns(4, 12), strict=True):
        count = workers.get(colour, 0)
        scene.spot(f"screen:{colour}", cell, Point(cell.x1 - 28, cell.y0 + 48))
        number = scene.label(str(count), (cell.x0 + 8, cell.y0 + 46), 84, scene.theme.ink, SERIF, "left")
        name, left = say(text(f"pictures-colour-{colour}")), number.x1 + 16
        scene.label(name, (left, cell.y0 + 56), 42, scene.theme.faint, SANS, "left", cell.x1 - left - 58, 28)
        _crowd(scene, colour, count, Box(cell.x0 + 4, cell.y0 + 100, cell.x1, cell.y1))
    return box.y1


def _crowd(scene: Scene, colour: str, count: int, box: Box) -> None:
    shown = min(count, 5)
    height = min(box.height, 100)
    step = min(height * MEEPLE * 0.98, (box.width - height * MEEPLE) / max(1, shown - 1))
    for i in range(shown):
        middle = (box.x0 + height * MEEPLE / 2 + i * step, box.centre.y)
        covered = i < shown - 1 and step < height * 0.7
        letter = "" if covered else LETTERS[colour]
        scene.sprite(Layer.WORKERS, around(middle, height * MEEPLE, height), meeple, colour, letter)


def _skills_and_goods(scene: Scene, say: Say, seat: SeatView, hidden: Screen, top: float) -> float:
    left, right = Box(EDGE, top, WIDTH - EDGE, top + 176).columns(2, 16)
    sheet(scene, left)
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
    sheet(scene, right)
    _title(scene, say(text("pictures-goods")), (right.x0 + 24, right.y0 + 34), right.width - 48)
    row = goods_row(seat)
    if seat.start_player:
        row.append(worker("purple"))
    if row:
        lay_row(
            scene, row, (right.x0 + 24, right.y0 + 112), 80, right.width - 44, "left", colour=scene.theme.ink
        )
    return left.y1


def _winter(scene: Scene, say: Say, hidden: Screen, top: float) -> float:
    """Winter tiles in hand; those picked to be put up are lifted."""
    if not hidden.winter:
        return top
    scene.label(
        say(text("pictures-winter-hand")), (EDGE + 8, top + 28), 38, scene.theme.felt_ink, SANS, "left"
    )
    count = len(hidden.winter)
    radius = 142.0
    area = Box(EDGE, top + 56, WIDTH - EDGE, top + 56 + ROOT3 * radius + 26)
    for tile, cell in zip(hidden.winter, grid(area, count, max(count, 3)), strict=True):
        box = place_tile(scene, say, TileView(tile), cell.centre, radius)
        scene.spot(f"tile:{tile}", box, box.centre.shifted(radius * 0.62, radius * 0.5), "hex")
        if tile in hidden.chosen:
            word = say(text("pictures-chosen"))
            at = Point(cell.centre.x, box.y1 - 34)
            scene.panel(Layer.GOODS, around(at, 190, 48), scene.theme.glow, scene.theme.coin_edge, 22, 3)
            scene.label(word, at, 34, (50, 36, 16), SANS, width=176, least=26)
    return area.y1


def _contracts(scene: Scene, say: Say, hidden: Screen, top: float) -> float:
    if not hidden.contracts:
        return top
    scene.label(say(text("pictures-contracts")), (EDGE + 8, top + 28), 38, scene.theme.felt_ink, SANS, "left")
    columns = 3
    rows = -(-len(hidden.contracts) // columns)
    area = Box(EDGE, top + 58, WIDTH - EDGE, top + 58 + rows * 118 - 14)
    for contract, cell in zip(hidden.contracts, grid(area, len(hidden.contracts), columns, 14), strict=True):
        contract_card(scene, contract, cell)
    return area.y1


def _others(scene: Scene, view: View, own: SeatView, say: Say, top: float) -> float:
    """How much the others hide, and what everybody saw go behind their screens."""
    y = _columns(scene, say, top - 8)
    for seat in view.seats:
        if seat.seat == own.seat:
            continue
        box = scene.panel(
            Layer.CARD, Box(EDGE, y, WIDTH - EDGE, y + 74), scene.theme.paper, scene.theme.paper_edge, 16, 2
        )
        scene.sprite(Layer.GOODS, around((box.x0 + 42, box.centre.y), 56, 56), player_disc, seat.seat)
        scene.label(
            names.player(say, seat.seat),
            (box.x0 + 82, box.centre.y),
            34,
            scene.theme.ink,
            SERIF,
            "left",
            290,
            27,
        )
        lay_row(
            scene,
            _hidden_row(view, seat),
            (box.x0 + 390, box.centre.y),
            44,
            250,
            "left",
            colour=scene.theme.ink,
        )
        known = pieces_row({**seat.known.workers, **seat.known.skills})
        if known:
            lay_row(
                scene,
                known,
                (box.x0 + 650, box.centre.y),
                42,
                box.x1 - box.x0 - 666,
                "left",
                colour=scene.theme.ink,
            )
        y = box.y1 + 8
    return y - 8


def _columns(scene: Scene, say: Say, top: float) -> float:
    """What the two rows of pieces after a name mean."""
    for key, x in (("others", EDGE + 8), ("hidden", EDGE + 390), ("known", EDGE + 650)):
        words = say(text(f"pictures-{key}"))
        scene.label(words, (x, top + 28), 34, scene.theme.felt_ink, SANS, "left", 370 if x < 300 else 250, 28)
    return top + 52


def _hidden_row(view: View, seat: SeatView) -> list[Glyph]:
    row = [worker("any"), word_glyph(str(seat.workers)), GAP_GLYPH, tool("any"), word_glyph(str(seat.skills))]
    return row + ([GAP_GLYPH, CONTRACT, word_glyph(str(seat.contracts))] if view.merchants != "off" else [])
