"""One player's hidden information: the fronts of the own fairs, how to fold the board, standing orders."""

from __future__ import annotations

from engine.core.text import Say, text
from engine.keyper.content.box import Content
from engine.keyper.content.goods import FAIR_SEASONS
from engine.keyper.names import display_name
from engine.keyper.view import OrderView, PlayerView, View
from render.keyper import cards, country, names, strips
from render.keyper.country import PLAIN
from render.keyper.goods import goods_row
from render.keyper.marks import fair_mark, mark_of
from render.keyper.names import P
from render.keyper.own_pieces import goods_rows, own
from render.keyper.pieces import lacking, printed_mark, tick
from render.keyper.strips import EDGE
from render.keyper.table import SQUARE, fitting_cell
from render.kit.layout import WIDTH, Box, Point, around, grid
from render.kit.own_pieces import own_sheet
from render.kit.rows import lay_row, sprite_glyph
from render.kit.scene import SANS, SERIF, Layer, Scene, badge_box
from render.kit.sheet import sheet
from render.kit.signs import coin, player_disc, season_sign
from render.kit.text import name_lines, wrapped
from render.kit.theme import Theme

_CARD = 190.0
_GAP = 12.0


def screen(view: View, seat: int, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme)
    player = view.seats[seat]
    y = strips.seat_header(scene, seat, lambda _: say(text(f"{P}-screen")), None)
    y = _own_fairs(scene, view.content, player, say, y + 14)
    if player.winter_fairs:
        y = strips.heading(scene, say(text(f"{P}-winter-fairs")), y)
        y = _winter(scene, view, player, say, y)
    y = own_sheet(scene, sprite_glyph(player_disc, seat), [goods_rows(player)], y + 4)
    if player.order is not None:
        y = _order(scene, say, player.order, y + 14)
    scene.height = round(y + 16)
    return scene


def _own_fairs(scene: Scene, content: Content, player: PlayerView, say: Say, top: float) -> float:
    row = Box(EDGE, top, WIDTH - EDGE, top + _CARD)
    for season, cell in zip(FAIR_SEASONS, row.columns(3, 12), strict=True):
        _fair(scene, content, player, say, season, cell)
    return row.y1


def _fair(scene: Scene, content: Content, player: PlayerView, say: Say, season: str, box: Box) -> None:
    theme = scene.theme
    look = theme.grounds[season]
    fair = (player.fairs or {}).get(season)
    held = next((one for one in player.held if one.season == season and one.fair in content.fair), None)
    sheet(scene, box, theme.paper if fair or held else theme.paper_shade, look.border)
    scene.sprite(Layer.GOODS, around((box.x0 + 42, box.y0 + 42), 62, 62), season_sign, season)
    words = say(text(f"{P}-fair-{season}"))
    lines, size = name_lines(words, SERIF, 36, box.width - 82 - 14, 34)
    for line, dy in zip(lines, (0,) if len(lines) == 1 else (-18, 18), strict=True):
        scene.label(line, (box.x0 + 82, box.y0 + 42 + dy), size, None, SERIF, "left")
    if fair is None and held is None:
        scene.label(say(text(f"{P}-fair-gone")), (box.centre.x, box.y0 + 126), 34, theme.faint, SANS)
        return
    shown = content.fair[fair or (held.fair if held is not None else "")]
    lay_row(scene, goods_row(shown.requires), (box.x0 + 16, box.y0 + 128), 66, box.width - 120, "left")
    scene.sprite(Layer.GOODS, around((box.x1 - 50, box.y0 + 128), 74, 74), coin, str(shown.points))
    done = held is not None or cards.met(player.goods, shown.requires)
    scene.sprite(Layer.GOODS, around((box.x1 - 104, box.y1 - 28), 44, 44), tick if done else lacking)
    if fair is not None:
        scene.spot(f"fair:{fair}", box, Point(box.x0 + 42, box.y0 + 42))


def _winter(scene: Scene, view: View, player: PlayerView, say: Say, top: float) -> float:
    """Draw winter fairs in hand, two per row, ticked if the goods suffice."""
    boxes = cards.boxes(view.content, say, player.winter_fairs, top)
    for fair, box in zip(player.winter_fairs, boxes, strict=True):
        sheet(scene, box)
        cards.winter_fair(scene, view.content, say, fair, box, view.fair_side_up, player.goods)
        badge = cards.mark_place(box)
        scene.sprite(Layer.GOODS, badge_box(badge), printed_mark, fair_mark(view.content, fair))
        scene.spot(f"fair:{fair}", box, badge)
    return boxes[-1].y1


def _order(scene: Scene, say: Say, order: OrderView, top: float) -> float:
    """Draw the standing answer to invitations."""
    words = say(text(f"{P}-order", order=text(f"keyper-order-{order.mode}")))
    if order.mode == "only":
        fields = tuple(names.field_text(field) for field in order.fields) or (text("keyper-no-field"),)
        words = say(text(f"{P}-order-only", fields=fields))
    lines = wrapped(words, SANS, 34, WIDTH - 2 * EDGE - 44)
    box = Box(EDGE, top, WIDTH - EDGE, top + 24 + len(lines) * 43)
    scene.panel(Layer.CARD, box, scene.theme.paper_shade, scene.theme.paper_edge, 16, 2)
    scene.paragraph(words, (box.x0 + 22, box.y0 + 12), 34, box.width - 44)
    return box.y1


def fold(view: View, say: Say, theme: Theme, tallest: float = SQUARE) -> Scene:
    """Draw the four ways to fold the board for the next season: bright what differs, with a golden rim the
    chosen one."""
    scene = Scene(theme)
    content = view.content
    y = strips.header(scene, view, say, say(text(f"{P}-fold", season=text(f"keyper-season-{view.season}"))))
    y = own(scene, view, say, y, keyples=True) + _GAP
    if not view.offered:
        scene.height = round(y)
        return scene
    rows = -(-len(view.offered) // 2)
    high = PLAIN.height(fitting_cell((tallest - 16 - y - (rows - 1) * _GAP) / rows))
    area = Box(EDGE, y, WIDTH - EDGE, y + rows * (high + _GAP) - _GAP)
    shared = names.shared_fields(content, view.offered)
    for display, box in zip(view.offered, grid(area, len(view.offered), 2, _GAP), strict=True):
        chosen, words = display in view.own_picks, say(display_name(content, display))
        focus = f"display:{display}"
        country.plain_display(
            scene, content, view.season, display, words, box, chosen, mark_of(view, focus), shared
        )
        scene.spot(focus, box, country.fold_badge(box))
    scene.height = round(area.y1 + 16)
    return scene
