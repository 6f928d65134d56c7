"""The claims of Keyper's objectives: the points that a fair or tile would add, and the parts of a fair that
can be shown. A fair is held by the game's own steps with enough goods, a tile is put on every bare plot, and
then the scorer counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.objectives import Objective
from engine.core.tell import Silence
from engine.core.text import Seat
from engine.keyper.content.board import AREA_PLOTS, WINTER_FAIR_SIDES
from engine.keyper.content.goods import FINISHED_OF, SEASONS
from engine.keyper.game import KEYPER
from engine.keyper.names import good_name, tile_name
from engine.keyper.state import Errand, State
from engine.keyper.steps import fairs


def aims(state: State, seat: Seat) -> Iterator[tuple[str, object]]:
    """Yield each claim with its error."""
    for aim in KEYPER.objectives_of(state, seat):
        match aim.group:
            case "fairs":
                season, fair = next(
                    (season, fair)
                    for season, fair in state.players[seat].fairs.items()
                    if tile_name_of(fair) == aim.key
                )
                required = state.content.fair[fair].requires
                yield "keyper-aims-fairs", _unlike(aim, _held(state, seat, SEASONS.index(season), fair, ""))
                yield "keyper-aims-parts", _misjudged(state, seat, aim, required)
            case "winter":
                assert aim.about is not None
                fair = next(
                    each for each in state.players[seat].winter_fairs if tile_name_of(each) == aim.key
                )
                side = aim.about.key.rpartition("-")[2]
                first = state.season + state.stage.startswith("housing")
                sides = [at for at in range(first, len(SEASONS)) if side in WINTER_FAIR_SIDES[SEASONS[at]]]
                required = state.content.winter_fair[fair].front
                if side == "back":
                    required = state.content.winter_fair[fair].back
                if sides:
                    yield "keyper-aims-winter", _unlike(aim, _held(state, seat, sides[0], fair, side))
                yield "keyper-aims-parts", _misjudged(state, seat, aim, required)
            case "tiles":
                yield "keyper-aims-tiles", _unlike(aim, _built(state, seat, aim.key))
            case _:
                yield "keyper-aims-*", f"nobody tries {aim.group}"


def tile_name_of(piece: str) -> str:
    return f"keyper-fair-{piece}"


def _unlike(aim: Objective, adds: int | None) -> object:
    return aim.adds != adds and f"{aim.what.key}: said {aim.adds}, the scorer says {adds}"


def _scored(state: State, seat: Seat) -> int:
    return next(each.points for each in KEYPER.standings(state) if each.seat == seat)


def _held(state: State, seat: Seat, season: int, fair: str, side: str) -> int:
    """Return the points that holding it alone adds; goods are only shown."""
    state = KEYPER.copy(state)
    state.season, state.stage, player = season, "fairs", state.players[seat]
    for other in state.players:
        other.fairs = {key: each for key, each in other.fairs.items() if other is player and each == fair}
        other.winter_fairs = [each for each in other.winter_fairs if other is player and each == fair]
    required = (
        state.content.winter_fair[fair].requires("front" if side == "front" else "back")
        if side
        else (state.content.fair[fair].requires)
    )
    for good, count in Counter(required).items():
        player.goods[good] = max(count, player.goods.get(good, 0))
    before = _scored(state, seat)
    state.errands = [Errand(seat, picks=[f"{fair} {side}"] if side else [])]
    fairs.go_on(state, Silence())
    return _scored(state, seat) - before


def _built(state: State, seat: Seat, key: str) -> int | None:
    """The most that it adds on any bare plot of its kind, as it is scored then."""
    tile = next(each for each in state.players[seat].tiles if tile_name(each).key == key)
    found = list[int]()
    for plot in AREA_PLOTS[state.content.tiles[tile].area]:
        if not state.players[seat].plots[plot].tile:
            richer = KEYPER.copy(state)
            richer.players[seat].plots[plot].tile = tile
            found.append(_scored(richer, seat))
    return max(found) - _scored(state, seat) if found else None


def _misjudged(state: State, seat: Seat, aim: Objective, required: tuple[str, ...]) -> object:
    """The requirements have the stated counts, and the parts present are the most that can be shown, each
    piece once (KP-101)."""
    need = Counter(good_name(good).key for good in required)
    if {part.what.key: part.need for part in aim.parts} != need:
        return f"{aim.parts} of {required}"
    most = _most_shown(list(required), Counter(state.players[seat].goods))
    said = sum(part.have for part in aim.parts)
    return said != most and f"{aim.parts}: {most} can be shown"


def _most_shown(required: list[str], goods: Counter[str]) -> int:
    """Return the most places that can be filled, by trying all ways."""
    if not required:
        return 0
    first, *others = required
    best = _most_shown(others, goods)
    for piece in {first, FINISHED_OF.get(first, first)}:
        if goods[piece]:
            best = max(best, 1 + _most_shown(others, goods - Counter({piece: 1})))
    return best
