"""Score lines (section 17) and the tie-break."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.game import ScoreLine, Standing
from engine.core.pieces import put
from engine.core.text import Seat, Text, Who, text
from engine.keyper.content.goods import COLOURS, FINISHED, GEMS, RAW, SEASONS, TIE_BREAK
from engine.keyper.names import colour_name, counted, fair_name, name, plot_name, tile_name
from engine.keyper.scoring.points import flat_points, shares
from engine.keyper.state import Player, State

_SORTS = {GEMS: "gem", FINISHED: "finished", RAW: "raw"}


def score(state: State) -> list[ScoreLine]:
    """Return the sheets of all seats one after the other; before the end, the current value of the
    position."""
    return [line for seat in range(len(state.players)) for line in _lines(state, seat)]


def standings(state: State) -> list[Standing]:
    """Rank by points, then by possessions; a remaining tie is a shared win (KP-146)."""
    points = totals(state)
    keys = [(points[seat], *_tie_break(player)) for seat, player in enumerate(state.players)]
    ranked = sorted(range(len(keys)), key=lambda seat: keys[seat], reverse=True)
    return [Standing(seat, points[seat], 1 + sum(key > keys[seat] for key in keys)) for seat in ranked]


def totals(state: State) -> list[int]:
    return [points_of(state, seat) for seat in range(len(state.players))]


def points_of(state: State, seat: Seat) -> int:
    """Return the current value of the position for a seat, without the sheet."""
    player = state.players[seat]
    points = player.shipping + sum(held.points for held in player.held)
    points += sum(flat_points(state, seat, at) for at, plot in enumerate(player.plots) if plot.tile)
    return points + sum(share for share, _ in shares(state, seat).values())


def _tie_break(player: Player) -> list[int]:
    """Return the totals of possessions, group by group (KP-233)."""
    return [sum(player.goods.get(kind, 0) for kind in group) for group in TIE_BREAK]


def why_ahead(state: State, above: Seat, below: Seat) -> Text | None:
    """Return the first group in which their possessions differ (KP-233)."""
    mine, theirs = (_tie_break(state.players[seat]) for seat in (above, below))
    for group, more, less in zip(TIE_BREAK, mine, theirs, strict=True):
        if more != less:
            args = {"more": _group(group, more), "less": _group(group, less)}
            return text("keyper-ahead", above=Who(above), below=Who(below), **args)
    return None


def _group(group: tuple[str, ...], count: int) -> Text:
    return text(f"keyper-some-{_SORTS[group]}", count=count) if group in _SORTS else counted(group[0], count)


def source_of(line: ScoreLine) -> Text:
    """Return shipping, fairs, or one of the two areas of the board."""
    for _, arg in line.text.args:
        if isinstance(arg, Text) and arg.key.startswith("keyper-plot-"):
            return text(f"keyper-source-{arg.key.removeprefix('keyper-plot-')}")
    return text(f"keyper-source-{line.text.key.removeprefix('keyper-score-')}")


def _lines(state: State, seat: Seat) -> Iterator[ScoreLine]:
    player = state.players[seat]
    yield ScoreLine(seat, text("keyper-score-shipping"), player.shipping)
    given = shares(state, seat)
    for at, plot in enumerate(player.plots):
        if plot.tile:  # KP-143: covered tiles do not score
            points, pieces = given.get(plot.tile, (0, ()))
            points += flat_points(state, seat, at)
            yield ScoreLine(seat, _tile_line(player, at), points, _pieces_named(pieces))
    for season in SEASONS:  # KP-142
        for held in player.held:
            if held.season == season:
                line = text("keyper-score-fair", fair=fair_name(held.fair), season=name("season", season))
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
