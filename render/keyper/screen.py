"""One player's hidden information: the fronts of the own fairs, how to fold the board, standing orders."""

from __future__ import annotations

from engine.core.text import Say, text
from engine.keyper.content.box import Content
from engine.keyper.content.goods import FAIR_SEASONS
from engine.keyper.names import display_name
from engine.keyper.view import OrderView, PlayerView, View
from render.keyper import cards, country, names, strips
from render.keyper.goods import goods_row
from render.keyper.names import P
from render.keyper.own_pieces import own
from render.keyper.pieces import tick
from render.keyper.strips import EDGE, sheet
from render.kit.layout import WIDTH, Box, Point, around
from render.kit.rows import lay_row
from render.kit.scene import SANS, SERIF, Layer, Scene
from render.kit.signs import coin, season_sign
from render.kit.text import wrapped
from render.kit.theme import Theme

_CARD = 200.0


def screen(view: View, seat: int, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme)
    player = view.seats[seat]
    y = strips.seat_header(scene, seat, lambda _: say(text(f"{P}-screen")), None)
    y = _own_fairs(scene, view.content, player, say, y + 14)
    if player.winter_fairs:
        y = strips.heading(scene, say(text(f"{P}-winter-fairs")), y)
        y = _winter(scene, view, player, say, y)
    y = strips.heading(scene, say(text(f"{P}-goods")), y)
    y = strips.stores(scene, player.goods, y)
    if player.order is not None:
        y = _order(scene, say, player.order, y + 14)
    scene.height = round(y + EDGE)
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
    scene.label(words, (box.x0 + 82, box.y0 + 42), 36, None, SERIF, "left", box.width - 82 - 66, 27)
    if fair is None and held is None:
        scene.label(say(text(f"{P}-fair-gone")), (box.centre.x, box.y0 + 126), 34, theme.faint, SANS)
        return
    shown = content.fair[fair or (held.fair if held is not None else "")]
    lay_row(scene, goods_row(shown.requires), (box.x0 + 16, box.y0 + 128), 66, box.width - 120, "left")
    scene.sprite(Layer.GOODS, around((box.x1 - 50, box.y0 + 128), 74, 74), coin, str(shown.points))
    if held is not None or cards.met(player.goods, shown.requires):
        scene.sprite(Layer.GOODS, around((box.x1 - 40, box.y1 - 32), 44, 44), tick)
    if fair is not None:
        scene.spot(f"fair:{fair}", box, Point(box.x1 - 34, box.y0 + 38))


def _winter(scene: Scene, view: View, player: PlayerView, say: Say, top: float) -> float:
    """Draw winter fairs in hand, two per row, ticked if the goods suffice."""
    boxes = cards.boxes(say, player.winter_fairs, top)
    for fair, box in zip(player.winter_fairs, boxes, strict=True):
        sheet(scene, box)
        cards.winter_fair(scene, view.content, say, fair, box, view.fair_side_up, player.goods)
        scene.spot(f"fair:{fair}", box, Point(box.x1 - 34, box.y0 + 34))
    return boxes[-1].y1


def _order(scene: Scene, say: Say, order: OrderView, top: float) -> float:
    """Draw the standing answer to invitations."""
    words = say(text(f"{P}-order", order=text(f"keyper-order-{order.mode}")))
    if order.mode == "only":
        fields = tuple(names.field_text(field) for field in order.fields) or (text("keyper-no-field"),)
        words = say(text(f"{P}-order-only", fields=fields))
    lines = wrapped(words, SANS, 32, WIDTH - 2 * EDGE - 44)
    box = Box(EDGE, top, WIDTH - EDGE, top + 24 + len(lines) * 40)
    scene.panel(Layer.CARD, box, scene.theme.paper_shade, scene.theme.paper_edge, 16, 2)
    scene.paragraph(words, (box.x0 + 22, box.y0 + 12), 32, box.width - 44)
    return box.y1


def fold(view: View, say: Say, theme: Theme) -> Scene:
    """Draw the four ways to fold the board for the next season; the chosen one has a golden rim."""
    scene = Scene(theme)
    y = strips.header(scene, view, say, say(text(f"{P}-fold", season=text(f"keyper-season-{view.season}"))))
    y = own(scene, view, y) + 16
    columns = Box(EDGE, y, WIDTH - EDGE, y).columns(2, 16)
    for at, display in enumerate(view.offered):
        row, column = divmod(at, 2)
        top = y + row * (country.BOARD + 16)
        box = Box(columns[column].x0, top, columns[column].x1, top + country.BOARD)
        chosen = display in view.own_picks
        country.plain_display(
            scene, view.content, view.season, display, say(display_name(view.content, display)), box, chosen
        )
        scene.spot(f"display:{display}", box, Point(box.x1 - 34, box.y0 + 28))
    rows = -(-len(view.offered) // 2)
    scene.height = round(y + rows * (country.BOARD + 16) - 16 + EDGE)
    return scene
