"""Sentences about each part of the table, for the text board."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.pieces import total
from engine.core.text import Say, Text, Who, text
from engine.keyper.content.board import FARM_COLUMNS, VILLAGE_COLUMNS
from engine.keyper.content.box import Content
from engine.keyper.content.costs import icon_names
from engine.keyper.content.goods import COLOURS, KEYP, SEASONS
from engine.keyper.content.shapes import is_fair
from engine.keyper.names import display_name
from engine.keyper.view import BoardView, FieldView, KeypleView, PlayerView, PlotView, View
from render.keyper import names
from render.keyper.cards import SIDES, met
from render.keyper.marks import mark_of, tile_mark
from render.keyper.names import P
from render.keyper.score import GROUPS, sums
from render.kit.phrases import colon
from render.kit.score_heads import tie_broken

_NOTHING = (text("keyper-nothing"),)


def season(view: View) -> Text:
    return text(f"keyper-season-{view.season}")


def keyples_at_home(view: View, player: PlayerView, say: Say) -> str:
    """Return what is left to play, and the points."""
    return say(
        text(
            f"{P}-at-home",
            who=Who(player.seat),
            start="yes" if player.seat == view.start else "no",
            left=_left(player),
            count=total(player.keyples),
            keyples=names.keyples_text(player.keyples),
            points=player.points,
            shipping=player.shipping,
        )
    )


def _left(player: PlayerView) -> str:
    """Return the kinds of pieces left to play."""
    if player.keyper:
        return "both" if player.keyples else "keyper"
    return "keyples" if player.keyples else "none"


def keyple(one: KeypleView) -> Text:
    key = "lying" if one.lying else "standing"
    colour = text(f"keyper-colour-{one.colour}")
    if one.counts_as != one.colour:
        return text(f"{P}-{key}-as", colour=colour, other=text(f"keyper-colour-{one.counts_as}"))
    return text(f"{P}-{key}", colour=colour)


def boards(view: View, say: Say, *, marked: bool = False) -> list[str]:
    """Return the boards with their taken fields, and the free boats; `marked`: with the fields' marks."""
    return [board(view, shown, say, marked=marked) for shown in view.boards] + free_boats(view, say)


def free_boats(view: View, say: Say) -> list[str]:
    """Return the boats that may still come to a river."""
    boats = tuple(_boat(view, boat) for boat in view.boats)
    return [say(text(f"{P}-boats", boats=boats))] if boats else []


def _boat(view: View, boat: str) -> Text:
    goods = tuple(text(f"keyper-good-{good}") for good in view.content.boat[boat].shows(view.season))
    return text(f"{P}-boat", boat=text(f"keyper-boat-{boat}"), goods=goods)


def board(view: View, shown: BoardView, say: Say, *, marked: bool = False) -> str:
    """Return who has claimed a board, how many keyples come home with it, its boat and its taken fields."""
    found = [heading(view, shown, say)]
    if shown.boat:
        found.append(say(text(f"{P}-on-river", boat=_boat(view, shown.boat))))
    taken = tuple(_field(view, field, marked) for field in shown.fields if field.keyples)
    if taken:
        found.append(say(text(f"{P}-taken", fields=taken)))
    return " ".join(found)


def heading(view: View, shown: BoardView, say: Say) -> str:
    name = text(
        f"{P}-board", board=names.board_text(shown.id), display=display_name(view.content, shown.display)
    )
    seat = names.owner(view, shown)
    owner = say(text(f"{P}-unclaimed") if seat is None else text(f"{P}-claimed", who=Who(seat)))
    return f"{say(name)}, {owner}, {say(text(f'{P}-homecoming', count=shown.homecoming))}."


def free(view: View, shown: BoardView, say: Say, *, marked: bool = False) -> str:
    """Return the empty fields."""
    empty = [field for field in shown.fields if not field.keyples and field.field != KEYP]
    fields = tuple(_field(view, field, marked) for field in empty) or (text("keyper-no-field"),)
    return say(text(f"{P}-free", board=names.board_text(shown.id), fields=fields))


def borders(view: View, say: Say) -> list[str]:
    """Return the fields of each colour."""
    shown = {field.field for board in view.boards for field in board.fields}
    found: list[str] = []
    for colour in COLOURS:
        bordered = [
            key for key, field in view.content.fields.items() if field.colour == colour and key in shown
        ]
        fields = tuple(names.field_text(key) for key in bordered)
        if fields:
            found.append(say(text(f"{P}-border", colour=text(f"keyper-colour-{colour}"), fields=fields)))
    return found


def _field(view: View, field: FieldView, marked: bool) -> Text:
    """Return a field with its keyples; a marked one with its mark and what it would bring."""
    name = names.field_text(field.field)
    if marked and field.gain is not None:
        name = text(f"{P}-marked-gain", mark=mark_of(view, field.id), name=name, gain=field.gain)
    elif marked:
        name = text(f"{P}-marked", mark=mark_of(view, field.id), name=name)
    if not field.keyples:
        return name
    return text(f"{P}-field-with", field=name, keyples=tuple(keyple(one) for one in field.keyples))


def market(view: View, say: Say) -> list[str]:
    """Return the tiles laid out, with costs, then bag and supply."""
    tiles = [tile(view.content, shown, say) for shown in view.shown] or [say(text(f"{P}-none"))]
    bag = say(text(f"{P}-bag", count=view.bag_count, discard=len(view.discard)))
    supply = say(text(f"{P}-supply-holds", goods=names.goods_text(view.supply)))
    return [*tiles, f"{bag}.", supply]


def tile(content: Content, tile: str, say: Say) -> str:
    if is_fair(tile):
        return (
            say(
                text(
                    f"{P}-winter-fair",
                    mark=tile_mark(content, tile),
                    fair=names.tile_text(tile),
                    front=icon_names(content.winter_fair[tile].front),
                    few=content.winter_fair_points["front"],
                    back=icon_names(content.winter_fair[tile].back),
                    many=content.winter_fair_points["back"],
                )
            )
            + "."
        )
    cost = icon_names(content.build_costs[tile])
    words = say(text(f"{P}-tile", mark=tile_mark(content, tile), tile=names.tile_text(tile), goods=cost))
    return f"{words} {say(text(f'keyper-tile-{tile}-help'))}"


def hand(content: Content, player: PlayerView, held: Sequence[str], say: Say) -> list[str]:
    """Return the tiles in hand, with their building costs."""
    tiles = tuple(_costly(content, tile) for tile in held)
    return [say(text(f"{P}-holds-tiles", who=Who(player.seat), tiles=tiles or _NOTHING))]


def _costly(content: Content, tile: str) -> Text:
    if is_fair(tile):
        return names.tile_text(tile)
    cost = icon_names(content.build_costs[tile])
    return text(f"{P}-tile-cost", mark=tile_mark(content, tile), tile=names.tile_text(tile), goods=cost)


def holds(player: PlayerView, say: Say) -> str:
    """Return all goods and animals a player owns."""
    return say(text(f"{P}-holds", who=Who(player.seat), goods=names.goods_text(player.goods)))


def home(player: PlayerView, say: Say) -> list[str]:
    """Return stores, keyp tile, built tiles, held fairs."""
    found = [holds(player, say)]
    if player.standing or player.lying:
        found.append(
            say(
                text(
                    f"{P}-resting",
                    standing=names.keyples_text(player.standing),
                    lying=names.keyples_text(player.lying),
                )
            )
        )
    built = tuple(plot_told(plot) for plot in player.plots if plot.tile)
    found.append(say(text(f"{P}-built", tiles=built or _NOTHING)))
    if player.free_builds:
        plots = tuple(names.plot_text(plot) for plot in player.free_builds)
        found.append(say(text(f"{P}-free-builds", plots=plots)))
    held = tuple(
        text(
            "keyper-score-fair",
            fair=text(f"keyper-fair-{one.fair}"),
            season=text(f"keyper-season-{one.season}"),
        )
        for one in player.held
    )
    if held:
        found.append(say(text(f"{P}-held", fairs=held)))
    if player.face_down:
        seasons = tuple(text(f"keyper-season-{season}") for season in player.face_down)
        found.append(say(text(f"{P}-face-down", seasons=seasons)))
    return found


def works(player: PlayerView, say: Say) -> list[str]:
    """Return the layout of the plots, and the effects of the built tiles, each kind once."""
    tiles = dict.fromkeys(plot.tile for plot in player.plots if plot.tile)
    rows = say(text(f"{P}-rows", farm=FARM_COLUMNS, village=VILLAGE_COLUMNS))
    return [rows] + [
        colon(say, say(names.tile_text(tile)), say(text(f"keyper-tile-{tile}-help"))) for tile in tiles
    ]


def plot_told(plot: PlotView) -> Text:
    key = "plot-upgraded" if plot.upgraded else "plot"
    tile = names.tile_text(plot.tile)
    if plot.covered:
        tile = text(f"{P}-plot-over", tile=tile, below=names.tile_text(plot.covered))
    args = {"plot": names.plot_text(plot.id), "tile": tile}
    if plot.keyples:
        keyples = tuple(keyple(one) for one in plot.keyples)
        return text(f"{P}-{key}-with", keyples=keyples, **args)
    return text(f"{P}-{key}", **args)


def screen(content: Content, player: PlayerView, say: Say) -> list[str]:
    """Return what only the reader knows."""
    if player.fairs is None:
        return []
    found = own_fairs(content, player, say)
    found += [
        f"{tile(content, fair, say)}{_met_sides(content, player, fair, say)}" for fair in player.winter_fairs
    ]
    if player.order is not None and player.order.mode == "only":
        fields = tuple(names.field_text(field) for field in player.order.fields) or (text("keyper-no-field"),)
        found.append(say(text(f"{P}-order-only", fields=fields)) + ".")
    elif player.order is not None:
        found.append(say(text(f"{P}-order", order=text(f"keyper-order-{player.order.mode}"))) + ".")
    return found or [say(text(f"{P}-no-fairs"))]


def own_fairs(content: Content, player: PlayerView, say: Say) -> list[str]:
    """Return the own fairs still to come, and whether they are met."""
    fairs = player.fairs or {}
    found = list[str]()
    for season in (each for each in SEASONS if each in fairs):
        shown = content.fair[fairs[season]]
        found.append(
            say(
                text(
                    f"{P}-own-fair",
                    season=text(f"keyper-season-{season}"),
                    goods=icon_names(shown.requires),
                    points=shown.points,
                    met="yes" if met(player.goods, shown.requires) else "no",
                )
            )
        )
    return found


def _met_sides(content: Content, player: PlayerView, fair: str, say: Say) -> str:
    """Return the points for which the held goods would suffice."""
    sides = [side for side in SIDES if met(player.goods, content.winter_fair[fair].requires(side))]
    worth = tuple(content.winter_fair_points[side] for side in sides)
    return " " + say(text(f"{P}-met", points=worth)) if worth else ""


def fold(view: View, say: Say) -> list[str]:
    """Return the fields of every fold, then what differs, fold by fold."""
    shared = names.shared_fields(view.content, view.offered)
    found = [say(text(f"{P}-fold", season=season(view))) + "."]
    found.append(say(text(f"{P}-fold-shared", fields=_fields([one for one in shared if one != KEYP]))))
    for display in view.offered:
        own = [field.id for field in view.content.display_fields[display] if field.id not in shared]
        chosen = "yes" if display in view.own_picks else "no"
        name, mark = display_name(view.content, display), mark_of(view, f"display:{display}")
        found.append(say(text(f"{P}-display", mark=mark, display=name, fields=_fields(own), chosen=chosen)))
    return found


def _fields(fields: Sequence[str]) -> tuple[Text, ...]:
    return tuple(names.field_text(field) for field in fields) or (text("keyper-no-field"),)


def score(view: View, say: Say) -> list[str]:
    found = [
        say(text("pictures-score-place", who=Who(standing.seat), points=standing.points, rank=standing.rank))
        for standing in view.standings
    ]
    if tie_broken(view.standings):
        found.append(say(text(f"{P}-level")))
    rows = sums(view)
    for group in GROUPS:
        each = tuple(
            f"{say(text('pictures-player', who=Who(seat)))} {n}" for seat, n in enumerate(rows[group])
        )
        found.append(f"{colon(say, say(text(f'{P}-row-{group}')), ', '.join(each))}.")
    return found


def sheet(view: View, seat: int, say: Say) -> list[str]:
    points = view.seats[seat].points
    found = [say(text(f"{P}-total", who=Who(seat), points=points))]
    for line in view.score:
        if line.seat == seat:
            detail = f" ({say(text('keyper-list', goods=line.detail))})" if line.detail else ""
            found.append(f"{colon(say, say(line.text), f'{line.points}{detail}')}.")
    return found
