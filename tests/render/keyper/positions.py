"""Positions of Keyper for pictures: out of random games, and made extreme by hand."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from engine.core.rng import seed_from
from engine.core.setup import Setup, checked
from engine.core.tell import Silence
from engine.keyper.content.board import PLOT_NAMES
from engine.keyper.content.goods import ANIMALS, COLOURS, GOODS, RESOURCES, SEASONS
from engine.keyper.game import KEYPER
from engine.keyper.state import State
from engine.keyper.view import (
    BoardView,
    HeldView,
    KeypleView,
    OrderView,
    PlayerView,
    PlotView,
    TurnView,
    View,
    WorkerView,
)
from render.keyper.painter import KeyperPainter
from tests.render.measure import Sights, badges_in_the_way, hidden_labels
from tests.support.keyper_box import FAIR, TILES


def new_game(seed: str, seats: int) -> State:
    return KEYPER.new_game(checked(KEYPER.spec, Setup(seats, seed_from(seed), {})))


def random_states(seed: int, seats: int) -> Iterator[State]:
    """Every position of one random game, up to its end; the caller may not change them."""
    rng = random.Random(seed * 100 + seats)
    state = new_game(f"pictures {seed}", seats)
    while choices := KEYPER.choices(state):
        yield state
        KEYPER.play(state, rng.choice(rng.choice(choices).actions), Silence())
    yield state


def random_views(seed: int, seats: int, share: float = 0.01) -> Iterator[View]:
    """Some positions of one random game and its end, seen by one seat or a spectator."""
    rng = random.Random(seed)
    for state in random_states(seed, seats):
        if rng.random() < share or state.stage in ("fairs", "over"):
            yield KEYPER.view_for(state, rng.choice((None, *range(seats))))


def _keyples(at: int, plot: bool = False) -> tuple[KeypleView, ...]:
    """None, one or two keyples, standing and lying, some of them white."""
    colour = COLOURS[at % 6]
    first = KeypleView(colour, colour, at % 2 == 0)
    return (first, KeypleView("white", "white" if plot else colour, at % 4 < 2))[: 1 + (at + 1) % 2]


def _board(board: BoardView, at: int, seats: int) -> BoardView:
    fields = tuple(
        field if field.field == "keyp" else replace(field, keyples=_keyples(spot))
        for spot, field in enumerate(board.fields)
    )
    return replace(board, claimed_by=at % seats, boat=f"boat-{at + 1}", fields=fields)


def _plots(area_tiles: list[str], start: int, upgraded: bool) -> list[PlotView]:
    return [
        PlotView(
            PLOT_NAMES[start + at],
            tile,
            upgraded,
            "scrapyard" if at % 3 == 0 else "",
            _keyples(at + at // 2, True),
        )
        for at, tile in enumerate(area_tiles)
    ]


def _player(player: PlayerView, reader: int | None, page: int) -> PlayerView:
    farm = [tile for tile in TILES if TILES[tile].area == "farm"]
    village = [tile for tile in TILES if TILES[tile].area == "village"]
    upgraded = page % 2 == 1
    plots = _plots((farm * 2)[page * 4 :][:8], 0, upgraded) + _plots(
        (village * 2)[page * 7 :][:12], 8, upgraded
    )
    own = player.seat == reader
    return replace(
        player,
        keyples=dict.fromkeys(COLOURS, 3),
        standing=dict.fromkeys(COLOURS[2:], 1),
        lying=dict.fromkeys(COLOURS[:3], 2),
        goods={**dict.fromkeys(GOODS, 16), **dict.fromkeys(ANIMALS, 12)},
        tiles=tuple(TILES)[page * 4 :][:18],
        winter_fairs=("winter-1", "winter-5", "winter-8"),
        held=tuple(HeldView(season, "winter-2", "back", 6) for season in SEASONS),
        shipping=128,
        points=214,
        plots=tuple(plots),
        fairs={FAIR[fair].season: fair for fair in ("spring-1", "summer-4", "autumn-6")} if own else None,
        order=OrderView("only", ("clay", "country-tile", "trade-finished", "wild-boar", "river"))
        if own
        else None,
    )


def built_view(seats: int = 4, reader: int | None = 0, page: int = 0) -> View:
    """A table made by hand: every field and plot taken, all stores full, a joiner at work."""
    base = KEYPER.view_for(new_game("built", seats), reader)
    place = base.boards[0].fields[7].id
    workers = (WorkerView(0, 3, 3), WorkerView(1, 3, 3))
    return replace(
        base,
        season=SEASONS[page % 4],
        stage="plot",
        deciding=(1,),
        closing=2,
        boards=tuple(_board(board, at, seats) for at, board in enumerate(base.boards)),
        seats=tuple(_player(player, reader, page) for player in base.seats),
        supply=dict.fromkeys(RESOURCES, 20),
        shown=(
            "winter-1",
            "cluck-cluck-chicken-house",
            "game-wardens-cottage",
            *tuple(TILES)[20 + page :][:5],
        ),
        turn=TurnView(0, "light-green", place, workers, "cluck-cluck-chicken-house", "farm-1"),
    )


def resting_view(seats: int = 3) -> View:
    """A spectator's view with nothing left anywhere."""
    base = KEYPER.view_for(new_game("bare", seats), None)
    bare = tuple(
        replace(player, keyper=False, keyples={}, goods={}, tiles=(), winter_fairs=(), face_down=())
        for player in base.seats
    )
    return replace(base, seats=bare, shown=(), boats=(), bag_count=0)


TYPE = {
    "table": 30,  # all boards at once; each is one press away
    "board": 30,  # the others' keyples below the board, if they have more than twenty
    "home": 27,  # a name on two lines above many effects
    "result": 32,  # goods of every farm; each farm is one press away
    "fold": 28,  # names of four folds side by side
}
SIGHTS = Sights(KeyperPainter(), (hidden_labels, badges_in_the_way), TYPE, number={"home": 30}, tallest=2000)


def crowds() -> Iterator[tuple[str, int, Iterable[View]]]:
    """Random games by name: how many pictures they have at least, and views of them."""
    for seats in (2, 3, 4):
        yield f"{seats}p", 40, random_views(seats, seats, 0.02)


def extremes() -> Iterator[View]:
    for reader in (0, None):
        yield from (built_view(2 + page % 3, reader, page) for page in range(8))
    yield from (resting_view(seats) for seats in (2, 3, 4))
