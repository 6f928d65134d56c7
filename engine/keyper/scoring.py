"""Points, line by line (section 17), and the tie-break."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.game import ScoreLine, Standing
from engine.core.pieces import merge, put
from engine.core.text import Seat, Text, text
from engine.keyper.content.board import AREA_PLOTS, DISPLAY_FIELDS, VILLAGE_LINES
from engine.keyper.content.goods import COLOURS, SEASONS, TIE_BREAK
from engine.keyper.content.pieces import (
    AreaFull,
    PerFairSeason,
    PerField,
    PerGood,
    PerKeyple,
    PerKind,
    PerNeighbour,
    PerSet,
    PerTile,
    Score,
    Shipping,
)
from engine.keyper.content.tiles import TILES
from engine.keyper.names import colour_name, counted, name, plot_name, tile_name
from engine.keyper.sharing import Shares, Taker, best_shares
from engine.keyper.state import NOBODY, Player, State
from engine.keyper.steps.table import claimed_board


def score_of(state: State) -> list[ScoreLine]:
    return [line for seat in range(len(state.players)) for line in _lines(state, seat)]


def totals(state: State) -> list[int]:
    return [points_of(state, seat) for seat in range(len(state.players))]


def points_of(state: State, seat: Seat) -> int:
    """What the position is worth to a seat now, without the sheet."""
    player = state.players[seat]
    points = player.shipping + sum(held.points for held in player.held)
    points += sum(_standing_points(state, seat, at) for at, plot in enumerate(player.plots) if plot.tile)
    return points + sum(share for share, _ in _shares(state, seat).values())


def standings_of(state: State) -> list[Standing]:
    """KP-146: by points, then by what is owned; still tied: a shared win."""
    points = totals(state)
    keys = [(points[seat], *_tie_break(player)) for seat, player in enumerate(state.players)]
    ranked = sorted(range(len(keys)), key=lambda seat: keys[seat], reverse=True)
    return [Standing(seat, points[seat], 1 + sum(key > keys[seat] for key in keys)) for seat in ranked]


def _tie_break(player: Player) -> list[int]:
    """KP-233: totals of all that is owned, group by group."""
    return [sum(player.goods.get(kind, 0) for kind in group) for group in TIE_BREAK]


def _lines(state: State, seat: Seat) -> Iterator[ScoreLine]:
    player = state.players[seat]
    yield ScoreLine(seat, text("keyper-score-shipping"), player.shipping)
    shares = _shares(state, seat)
    for at, plot in enumerate(player.plots):
        if plot.tile:  # KP-143: what is covered does not score
            points, pieces = shares.get(plot.tile, (0, ()))
            points += _standing_points(state, seat, at)
            yield ScoreLine(seat, _tile_line(player, at), points, _pieces_named(pieces))
    for season in SEASONS:  # KP-142
        for held in player.held:
            if held.season == season:
                line = text("keyper-score-fair", fair=name("fair", held.fair), season=name("season", season))
                yield ScoreLine(seat, line, held.points)


def _tile_line(player: Player, at: int) -> Text:
    plot = player.plots[at]
    key = "keyper-score-upgraded" if plot.upgraded else "keyper-score-tile"
    return text(key, tile=tile_name(plot.tile), plot=plot_name(at))


def _pieces_named(pieces: tuple[str, ...]) -> tuple[Text, ...]:
    counts = dict[str, int]()
    for piece in pieces:
        put(counts, piece)
    return tuple(
        text("keyper-counted-keyple", count=count, colour=colour_name(piece))
        if piece in COLOURS
        else counted(piece, count)
        for piece, count in counts.items()
    )


def _shares(state: State, seat: Seat) -> Shares:
    player = state.players[seat]
    takers = list[Taker]()
    for plot in player.plots:
        if plot.tile:
            for score in TILES[plot.tile].side(plot.upgraded).scores:
                if isinstance(score, PerGood | PerSet | PerKeyple | PerKind):
                    takers.append(Taker(plot.tile, score))
    return best_shares(player.goods, keyples_of(state, seat), takers) if takers else {}


def keyples_of(state: State, seat: Seat) -> dict[str, int]:
    """KP-145: at the end all are in the keyp area; before, those that would come home now."""
    player = state.players[seat]
    keyples = dict(player.keyples)
    merge(keyples, player.standing)
    merge(keyples, player.lying)
    board = claimed_board(state, seat)
    spots = [plot.keyples for plot in player.plots] + (
        state.boards[board].fields if board is not None else []
    )
    for spot in spots:
        for keyple in spot:
            put(keyples, keyple.colour)
    return keyples


def _standing_points(state: State, seat: Seat, at: int) -> int:
    """The flat points of a tile and what it counts without anything being allocated."""
    plot = state.players[seat].plots[at]
    side = TILES[plot.tile].side(plot.upgraded)
    return side.points + sum(_counted(state, seat, at, score) for score in side.scores)


def _counted(state: State, seat: Seat, at: int, score: Score) -> int:
    player = state.players[seat]
    match score:
        case PerTile(area, each, origin, upgraded, per):
            plots = [player.plots[plot] for plot in AREA_PLOTS[area]]
            count = sum(
                bool(plot.tile)
                and (plot.upgraded or not upgraded)
                and (origin is None or TILES[plot.tile].origin == origin)
                for plot in plots
            )
            return each * (count // per)
        case PerNeighbour(directions, each, gaps):
            lines = [VILLAGE_LINES[at, direction] for direction in directions]
            return each * sum(
                bool(player.plots[plot].tile) for line in lines for plot in (line if gaps else line[:1])
            )
        case AreaFull(area, points):
            return points * all(player.plots[plot].tile for plot in AREA_PLOTS[area])
        case Shipping(at_least, points):
            return points * (player.shipping >= at_least)
        case PerFairSeason(each):
            return each * len({held.season for held in player.held})
        case PerField(colour, each):
            return each * _bordered(state, seat, colour)
        case _:
            return 0


def _bordered(state: State, seat: Seat, colour: str) -> int:
    """KP-184: fields of the board claimed in winter; before, of the board claimed now."""
    player = state.players[seat]
    board = player.board if state.stage == "over" else claimed_board(state, seat)
    if board is None or board == NOBODY:
        return 0
    return sum(field.colour == colour for field in DISPLAY_FIELDS[state.boards[board].display])
