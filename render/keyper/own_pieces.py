"""The reader's own goods, animals, and fairs still to come."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import Say, text
from engine.keyper.content.board import WINTER_FAIR_SIDES
from engine.keyper.content.box import Content
from engine.keyper.content.goods import ANIMALS, GOODS, SEASONS
from engine.keyper.view import PlayerView, View
from render.keyper.cards import met
from render.keyper.effects import points
from render.keyper.goods import good_glyph, goods_row
from render.keyper.pieces import LACKING, TENT, TICK, keyper_glyph, keyples_row
from render.kit.own_pieces import own_sheet
from render.kit.rows import GAP_GLYPH, Glyph, sprite_glyph, word_glyph
from render.kit.scene import Scene
from render.kit.signs import player_disc, season_sign


def own(
    scene: Scene, view: View, say: Say, top: float, *, stores: bool = True, keyples: bool = False
) -> float:
    """Draw the reader's own sheet, without goods if the picture shows them in full."""
    if view.reader is None or view.stage == "over":
        return top
    player = view.seats[view.reader]
    goods = goods_rows(player) if stores else []
    team = [_team(player)] if keyples else []
    fairs, winter = _fairs(view, player), _winter(view, player)
    titled = titled_fairs([*fairs, winter], say) if fairs else []
    groups = [[*team, *goods, *([] if fairs else [winter])], titled]
    return own_sheet(scene, sprite_glyph(player_disc, view.reader), groups, top)


def _fairs(view: View, player: PlayerView) -> list[list[Glyph]]:
    """Return the own fairs still to come."""
    return [
        [sprite_glyph(season_sign, season), *own_fair(view.content, player, season)]
        for season in SEASONS
        if season in (player.fairs or {})
    ]


def titled_fairs(rows: Sequence[list[Glyph]], say: Say) -> list[list[Glyph]]:
    """Return rows of fairs after their title."""
    title = word_glyph(say(text("keyper-pictures-row-fairs")))
    return [[title, GAP_GLYPH, *rows[0]], *rows[1:]]


def goods_rows(player: PlayerView) -> list[list[Glyph]]:
    """Return the goods and the animals a player owns."""
    return [_held(player, GOODS), _held(player, ANIMALS)]


def _team(player: PlayerView) -> list[Glyph]:
    """Return keyper and keyples in the keyp area."""
    return [*([keyper_glyph(player.seat)] if player.keyper else []), *keyples_row(player.keyples)]


def _held(player: PlayerView, kinds: Sequence[str]) -> list[Glyph]:
    row: list[Glyph] = []
    for kind in kinds:
        if count := player.goods.get(kind, 0):
            row += [good_glyph(kind), word_glyph(str(count)), GAP_GLYPH]
    return row[:-1]


def own_fair(content: Content, player: PlayerView, season: str) -> list[Glyph]:
    """Return the demands and points of the own fair of a season, and whether they are met."""
    fair = content.fair[(player.fairs or {})[season]]
    done = TICK if met(player.goods, fair.requires) else LACKING
    return [*goods_row(fair.requires), points(fair.points), done]


def _winter(view: View, player: PlayerView) -> list[Glyph]:
    """Return winter fairs in hand, ticked if one could be held at the end of this season."""
    if not player.winter_fairs:
        return []
    could = any(
        met(player.goods, view.content.winter_fair[fair].requires(side))
        for fair in player.winter_fairs
        for side in WINTER_FAIR_SIDES[view.season]
    )
    return [TENT, word_glyph(f"×{len(player.winter_fairs)}"), *([TICK] if could else [])]
