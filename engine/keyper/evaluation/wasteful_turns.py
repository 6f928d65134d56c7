"""Turns that spend or take something where another choice does the same for less."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from copy import deepcopy

from engine.core.tell import Silence
from engine.core.text import Seat
from engine.keyper.actions import Action, Pay, Place, Receive, Sell, Send, Upgrade
from engine.keyper.content.goods import ANIMALS, GEMS, ICONS, WHITE
from engine.keyper.content.shapes import PerKeyple, Tile
from engine.keyper.queries import claimed_board, field_of, season_of, visible
from engine.keyper.rules import choices, play
from engine.keyper.state import OWN, Player, State

_ROOM = 4
"""Animals that one tile houses."""
_PLENTY = 2
"""Number of a good left after a payment that is enough for later."""


def spends_white(state: State, picks: Sequence[Action]) -> bool:
    """Return whether a white keyple goes where another at home does the same: to an empty own plot, where
    colour never counts, or to a field for the last of a good. A player who may score keyples chooses those
    that stay."""
    if not any(isinstance(pick, Send) and pick.colour == WHITE for pick in picks):
        return False
    player = state.players[picks[0].seat]
    if len(player.keyples) == 1 or _scores_keyples(state, player):
        return False
    return any(isinstance(pick, Place) and _ignores_colour(state, player, pick) for pick in picks)


def _ignores_colour(state: State, player: Player, place: Place) -> bool:
    if place.board == OWN:
        return not player.plots[place.spot].keyples
    field, there = field_of(state, place.board, place.spot), state.boards[place.board].fields[place.spot]
    return not there and field.work == "gain" and state.supply.get(field.good, 0) == 1


def _scores_keyples(state: State, player: Player) -> bool:
    return any(
        isinstance(score, PerKeyple)
        for tile in _own_tiles(state, player)
        for score in (*tile.basic.scores, *tile.upgraded.scores)
    )


def takes_surplus(state: State, picks: Sequence[Action]) -> bool:
    """Return whether a boat gives an animal that no home or fair can use, and could give a gem: both sell
    alike, and a gem needs no home."""
    taken = Counter(pick.good for pick in picks if isinstance(pick, Receive))
    if not any(good in ANIMALS for good in taken):
        return False
    world = deepcopy(state)
    for pick in picks:
        if isinstance(pick, Receive):
            break
        play(world, pick, Silence())
    player = world.players[picks[0].seat]
    offered = [each.good for choice in choices(world) for each in choice.actions if isinstance(each, Receive)]
    sold = {pick.counts_as for pick in picks if isinstance(pick, Sell)}  # KP-81
    gems = (good for good in offered if good in GEMS and good not in sold)
    if not any(world.supply.get(gem, 0) >= taken.total() for gem in gems):
        return False
    return any(
        player.goods.get(kind, 0) + count > _usable(world, player, kind)
        for kind, count in taken.items()
        if kind in ANIMALS
    )


def _usable(state: State, player: Player, kind: str) -> int:
    """Return how many animals of a kind the player's fairs and homes can use, also homes in hand or on
    display; a home for several kinds counts each kind once, a power that takes animals any number."""
    content, tiles = state.content, state.content.tiles
    asked = [content.fair[fair].requires for fair in player.fairs.values()]
    for fair in player.winter_fairs:
        asked += [content.winter_fair[fair].front, content.winter_fair[fair].back]
    fairs = max((requires.count(kind) for requires in asked), default=0)
    own = [*_own_tiles(state, player)]
    if any(kind in ICONS[icon] for tile in own for each in tile.basic.exchanges for icon in each.give):
        return _ROOM * len(player.plots)
    shown = [tiles[name] for name in state.shown if name in tiles]
    homes = [tile.houses for tile in (*own, *shown) if kind in tile.houses]
    alone = sum(len(kinds) == 1 for kinds in homes)
    return max(fairs, _ROOM * alone + (len(homes) > alone))


def upgrades_idle(state: State, picks: Sequence[Action]) -> bool:
    """Return whether a tile is upgraded that converts goods its player lacks, while another scores as much
    and converts goods that they hold."""
    turned = {pick.tile for pick in picks if isinstance(pick, Upgrade)}
    if not turned:
        return False
    player, tiles = state.players[picks[0].seat], state.content.tiles
    goods = Counter(player.goods)
    goods.subtract(good for pick in picks if isinstance(pick, Pay) for good in pick.goods)
    at_home = any(isinstance(pick, Place) and pick.board == OWN for pick in picks)

    def converts(tile: Tile) -> bool:
        icons = (icon for exchange in tile.upgraded.exchanges for icon in exchange.give)
        return any(goods[good] > 0 for icon in icons for good in ICONS[icon])

    for plot in player.plots:
        if not plot.tile or plot.upgraded or plot.tile in turned or not converts(tiles[plot.tile]):
            continue
        for name in turned:
            at = visible(player, name)
            if at is None or (at_home and len(player.plots[at].keyples) != len(plot.keyples)):
                continue
            if _is_alike(tiles[name], tiles[plot.tile]) and not converts(tiles[name]):
                return True
    return False


def _is_alike(one: Tile, other: Tile) -> bool:
    """Return whether both only convert goods, and upgrading adds the same points."""
    return (
        one.area == other.area
        and bool(one.upgraded.exchanges)
        and not (one.upgraded.scores or other.upgraded.scores)
        and one.upgraded.points - one.basic.points == other.upgraded.points - other.basic.points
    )


def _own_tiles(state: State, player: Player) -> Iterator[Tile]:
    """Yield the tiles that a player has built or holds."""
    tiles = state.content.tiles
    yield from (tiles[plot.tile] for plot in player.plots if plot.tile)
    yield from (tiles[name] for name in player.tiles)


def pays_what_sells(state: State, picks: Sequence[Action]) -> bool:
    """Return whether a turn pays a good that a keyple on the own river can sell, while there are plenty of
    another that it does not."""
    sold = _sold_at_home(state, picks[0].seat) if any(isinstance(pick, Pay) for pick in picks) else set()
    if not sold:
        return False
    world = deepcopy(state)
    for pick in picks:
        if isinstance(pick, Pay) and {*pick.goods} & sold and _could_spare(world, pick, sold):
            return True
        play(world, pick, Silence())
    return False


def _sold_at_home(state: State, seat: Seat) -> set[str]:
    """Return the goods that a keyple standing on the river of the own board can sell."""
    board = claimed_board(state, seat)
    boat = state.boards[board].boat if board is not None else ""
    if board is None or not boat:
        return set()
    rivers = (
        keyples
        for spot, keyples in enumerate(state.boards[board].fields)
        if field_of(state, board, spot).work == "boat"
    )
    stands = any(not keyple.lying for keyples in rivers for keyple in keyples)
    return {*state.content.boat[boat].shows(season_of(state))} if stands else set()


def _could_spare(state: State, paid: Pay, sold: Collection[str]) -> bool:
    """Return whether another payment takes only goods of which there are plenty and that are not sold."""
    goods = Counter(state.players[paid.seat].goods)
    for other in (each for choice in choices(state) for each in choice.actions if isinstance(each, Pay)):
        more = Counter(other.goods) - Counter(paid.goods)
        if not {*other.goods} & {*sold} and all(
            goods[good] >= count + _PLENTY for good, count in more.items()
        ):
            return True
    return False
