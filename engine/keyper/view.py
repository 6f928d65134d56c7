"""A game of Keyper as one reader may know it: everything except face-down fairs, fold choices and orders.

Ids are those of the content; a field is `logs@board-1` (a keyp field `keyp@board-1`), a plot of the deciding
seat is `farm-3` or `village-12`. These are also the focus strings of options, with `tile:<id>` for a tile
laid out or held, `boat:<id>`, `fair:<id>`, `display:<id>`, and `keyp:<seat>` for a keyp area."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property

from msgspec import Struct

from engine.core.game import ScoreLine, Standing
from engine.core.text import Seat
from engine.keyper.content.box import Content
from engine.keyper.content.goods import ANIMALS
from engine.keyper.content.sets import SETS
from engine.keyper.content.shapes import PerGood, PerKind, Season
from engine.keyper.scoring.sharing import Taker, best_shares
from engine.keyper.state import Mode, Side, Stage
from engine.keyper.steps.housing import homeless, settle_all


class KeypleView(Struct, frozen=True):
    colour: str
    counts_as: str
    lying: bool


class FieldView(Struct, frozen=True):
    id: str  # logs@board-1
    field: str  # logs
    keyples: tuple[KeypleView, ...]
    gain: int | None = None  # goods or actions that the reader, asked for a place, would get here alone


class BoardView(Struct, frozen=True):
    id: str
    display: str
    claimed_by: Seat | None
    boat: str  # on the river; empty: none yet
    fields: tuple[FieldView, ...]  # 15, row by row: keyp, river (two cells), then the rest

    @property
    def homecoming(self) -> int:
        """The number of keyples on it, which come home to the player who claims it (KP-24, KP-127)."""
        return sum(len(field.keyples) for field in self.fields)


class PlotView(Struct, frozen=True):
    id: str  # farm-1 … farm-8 (2 columns), village-1 … village-12 (3 columns), row by row
    tile: str
    upgraded: bool
    covered: str  # the tile below
    keyples: tuple[KeypleView, ...]


class HeldView(Struct, frozen=True):
    season: str
    fair: str
    side: Side
    points: int


class OrderView(Struct, frozen=True):
    mode: Mode
    fields: tuple[str, ...]


class PlayerView(Struct, frozen=True):
    seat: Seat
    keyper: bool  # still in the keyp area
    keyples: dict[str, int]  # in the keyp area
    standing: dict[str, int]  # on the keyp tile
    lying: dict[str, int]  # on the keyp tile
    goods: dict[str, int]  # every resource owned, animals too
    tiles: tuple[str, ...]  # held, not yet built; home tiles first
    winter_fairs: tuple[str, ...]
    held: tuple[HeldView, ...]
    face_down: tuple[str, ...]  # seasons whose fair lies face down
    shipping: int
    plots: tuple[PlotView, ...]  # 20: farm, then village
    board: str  # the country board claimed (this season) or brought home (between seasons); empty: none
    points: int  # current value of the position, from public information
    free_builds: tuple[str, ...] = ()  # plots where the building plot still allows one (KP-161)
    fairs: dict[str, str] | None = None  # own fronts, by season
    order: OrderView | None = None  # own standing answer to invitations, in games that store it in the state


class WorkerView(Struct, frozen=True):
    seat: Seat
    share: int  # actions or resources due
    left: int  # of them


class TurnView(Struct, frozen=True):
    """The current move, as far as it is settled."""

    seat: Seat
    colour: str  # of the keyple in hand or just played
    place: str  # field or plot id
    workers: tuple[WorkerView, ...]
    tile: str  # being built or upgraded
    plot: str
    sale_points: int = 0  # of the deciding worker's next sale; 0 away from a boat


class View(Struct, frozen=True, dict=True):
    reader: Seat | None
    printed: str  # the name of the set in use
    season: Season
    stage: Stage
    active: Seat
    start: Seat
    deciding: tuple[Seat, ...]
    closing: int | None  # turns left in the closing round
    boards: tuple[BoardView, ...]
    seats: tuple[PlayerView, ...]
    supply: dict[str, int]
    shown: tuple[str, ...]  # country tiles and winter fairs laid out
    fair_side_up: str  # which side of winter fairs is up: front or back
    bag_count: int
    bag: tuple[str, ...]  # contents of the bag, sorted: they follow from what is outside it
    discard: tuple[str, ...]
    aside: tuple[str, ...]  # joins the bag after spring
    boats: tuple[str, ...]  # beside the boards
    boats_aside: tuple[str, ...]
    turn: TurnView | None  # None between seasons and after the end
    offered: tuple[str, ...]  # displays to fold to, while folding
    own_picks: tuple[str, ...]  # the reader's own secret picks in a simultaneous stage
    score: tuple[ScoreLine, ...] = ()
    standings: tuple[Standing, ...] = ()

    @cached_property
    def content(self) -> Content:
        """The values printed on the pieces of this game."""
        return SETS.named(self.printed)


def housed_animals(content: Content, player: PlayerView) -> dict[str, tuple[str, ...]]:
    """Return the animals that each tile of a player has room for: first those it scores (KP-138)."""
    takers = [
        Taker(plot.tile, score)
        for plot in player.plots
        if plot.tile
        for score in content.tiles[plot.tile].side(plot.upgraded).scores
        if isinstance(score, PerGood | PerKind) and score.goods[0] in ANIMALS
    ]
    scored = best_shares(player.goods, {}, takers)
    tiles = [plot.tile for plot in player.plots if plot.tile and content.tiles[plot.tile].houses]
    placed = [dict(Counter(scored[tile][1] if tile in scored else ())) for tile in tiles]
    rest = Counter({kind: player.goods.get(kind, 0) for kind in ANIMALS})
    for herd in placed:
        rest.subtract(herd)
    settle_all(content, rest, [content.tiles[tile].houses for tile in tiles], placed)
    return {tile: tuple(Counter(herd).elements()) for tile, herd in zip(tiles, placed, strict=True)}


def homeless_animals(content: Content, player: PlayerView, more: Mapping[str, int] | None = None) -> int:
    """Return how many animals of a player, with `more` of them, find no room (KP-125)."""
    goods = Counter(player.goods) + Counter(more)
    return homeless(content, goods, [plot.tile for plot in player.plots if plot.tile])
