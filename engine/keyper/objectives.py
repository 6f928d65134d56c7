"""Fairs and tiles in hand: a seat's progress, and the points each would add now."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.objectives import Objective, Wanted
from engine.core.text import Seat, text
from engine.keyper.content.board import AREA_PLOTS, WINTER_FAIR_SIDES
from engine.keyper.content.goods import FINISHED_OF, SEASONS
from engine.keyper.content.shapes import Season
from engine.keyper.names import fair_name, good_name, name, tile_name
from engine.keyper.scoring import points_of
from engine.keyper.state import Held, Player, State


def objectives_of(state: State, seat: Seat) -> list[Objective]:
    player = state.players[seat]
    own = (
        Objective(
            "fairs",
            fair_name(fair),
            adds=_points_held(state, seat, Held(season, fair, state.content.fair[fair].points)),
            parts=_parts(player, state.content.fair[fair].requires),
            piece=name("fair", fair).key,
        )
        for season, fair in sorted(player.fairs.items(), key=lambda item: SEASONS.index(item[0]))
    )
    return [*own, *_winter_fairs(state, seat), *(_tile(state, seat, tile) for tile in player.tiles)]


def _winter_fairs(state: State, seat: Seat) -> Iterator[Objective]:
    """Yield the winter fairs, each held at the first opportunity (KP-124)."""
    content, player = state.content, state.players[seat]
    for fair in player.winter_fairs:
        for side, points in content.winter_fair_points.items():
            season = next(
                (each for each in _seasons_left(state) if side in WINTER_FAIR_SIDES[each]), SEASONS[-1]
            )
            adds = _points_held(state, seat, Held(season, fair, points, side))
            parts = _parts(player, content.winter_fair[fair].requires(side))
            yield Objective("winter", fair_name(fair), text(f"keyper-aims-{side}"), adds, parts)


def _seasons_left(state: State) -> tuple[Season, ...]:
    """Return the seasons with fairs still to be held."""
    return SEASONS[state.season + state.stage.startswith("housing") :]


def _points_held(state: State, seat: Seat, held: Held) -> int:
    """Return what a fair adds, including points of tiles that count it."""
    player = state.players[seat]
    return points_if(state, seat, replace(player, held=[*player.held, held])) - points_of(state, seat)


def _parts(player: Player, required: tuple[str, ...]) -> tuple[Wanted, ...]:
    """Return the progress; a finished good that is not needed itself may be shown as its raw material
    (KP-101)."""
    need = dict[str, int]()
    for good in required:
        need[good] = need.get(good, 0) + 1
    parts = list[Wanted]()
    for good, count in need.items():
        finished = FINISHED_OF.get(good, "")
        spare = player.goods.get(finished, 0) - need.get(finished, 0)
        have = player.goods.get(good, 0) + max(0, spare)
        parts.append(Wanted(good_name(good), min(have, count), count))
    return tuple(parts)


def _tile(state: State, seat: Seat, tile: str) -> Objective:
    """Return a tile built on the bare plot where it scores most, without subtracting its cost."""
    about = text(f"keyper-tile-{tile}-help")
    return Objective("tiles", tile_name(tile), about, worth_built(state, seat, tile))


def worth_built(state: State, seat: Seat, tile: str) -> int | None:
    """Return the points that a tile would add where it scores most; None: there is no bare plot for it."""
    plots = state.players[seat].plots
    bare = [at for at in AREA_PLOTS[state.content.tiles[tile].area] if not plots[at].tile]
    worth = [_points_with(state, seat, tile, at) for at in bare]
    return max(worth) - points_of(state, seat) if worth else None


def _points_with(state: State, seat: Seat, tile: str, at: int) -> int:
    player = state.players[seat]
    plots = [replace(plot, tile=tile) if at == number else plot for number, plot in enumerate(player.plots)]
    return points_if(state, seat, replace(player, plots=plots))


def points_if(state: State, seat: Seat, richer: Player) -> int:
    """Return the points of a seat if its player had other things."""
    players = [richer if other == seat else one for other, one in enumerate(state.players)]
    return points_of(replace(state, players=players), seat)
