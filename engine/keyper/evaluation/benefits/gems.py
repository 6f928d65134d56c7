"""What a turn does for sets of gems, and which gems have a use."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.evaluation import Benefit
from engine.core.text import Seat, text
from engine.keyper.content.goods import GEMS, ICONS
from engine.keyper.content.shapes import PerGood, PerSet
from engine.keyper.names import goods_names, tile_name
from engine.keyper.state import State


def sets_begun(before: State, later: State, seat: Seat) -> Iterator[Benefit]:
    """Tell what the next set of gems on a built tile still lacks, if that has become less."""
    old, new = before.players[seat].goods, later.players[seat].goods
    for plot in later.players[seat].plots:
        for score in later.content.tiles[plot.tile].side(plot.upgraded).scores if plot.tile else ():
            if isinstance(score, PerSet):
                full = min(new.get(gem, 0) for gem in score.goods)
                had, lack = (
                    [gem for gem in score.goods if goods.get(gem, 0) <= full] for goods in (old, new)
                )
                if len(lack) < len(had):
                    words = text("keyper-benefit-set", tile=tile_name(plot.tile), lack=goods_names(lack))
                    yield Benefit("nearer", words)


def useful_gems(state: State, seat: Seat) -> set[str]:
    """Return the gems for which a player has a winter fair, or a tile that scores or trades them."""
    player, content = state.players[seat], state.content
    if player.winter_fairs:
        return {*GEMS}
    tiles = [
        content.tiles[tile] for tile in (*player.tiles, *(plot.tile for plot in player.plots if plot.tile))
    ]
    sides = [side for tile in tiles for side in (tile.basic, tile.upgraded)]
    scored = {
        each
        for side in sides
        for score in side.scores
        if isinstance(score, PerGood | PerSet)
        for each in score.goods
    }
    given = {
        each
        for side in sides
        for exchange in side.exchanges
        for icon in exchange.give
        for each in ICONS[icon]
    }
    return (scored | given) & {*GEMS}
