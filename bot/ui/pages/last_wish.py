"""What somebody chose for their last table of each game: the set-up page begins with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bot.ui.interactions.reply import Reply
from bot.ui.pages.boxes import offered_or_usual
from bot.ui.pages.wish import Wish, wish_of
from bot.values.errors import OldButtonError
from bot.values.table import ServerRules
from engine.core.game import Game

_GAME = "last-game"
_AMONG, _ALONE = "last-table", "last-alone"
_APART = ":"


async def keep_wish(reply: Reply, wish: Wish) -> None:
    """A table was opened so; language and place are chosen anew each time."""
    people, scope = reply.house.services.people, f"person:{reply.person.id}"
    await people.set_setting(scope, _GAME, wish.game)
    await people.set_setting(
        scope, _key(wish.game, wish.is_private), _APART.join(replace(wish, first=False).args())
    )


async def last_game(reply: Reply) -> str:
    """The game of their last table; without one, the first there is."""
    games = reply.house.games
    known = await reply.house.services.people.setting(f"person:{reply.person.id}", _GAME)
    return known if known is not None and known in games else next(iter(games))


async def last_wish(reply: Reply, game: str, rules: ServerRules) -> Wish | None:
    """As far as it is still offered, here; None: they have opened no such table yet."""
    private = reply.interaction.guild_id is None
    kept = await reply.house.services.people.setting(f"person:{reply.person.id}", _key(game, private))
    wish = _read(kept or "", reply.house.games)
    if wish is None:
        return None
    clock = wish.clock if rules.allows_clock(wish.clock) else rules.longest
    box = offered_or_usual(wish.box, rules, reply.house.boxes, game)
    return replace(wish, clock=clock, box=box, language="" if private else reply.table_language)


def _read(kept: str, games: Mapping[str, Game[Any, Any, Any]]) -> Wish | None:
    try:
        return wish_of(tuple(kept.split(_APART)), games)
    except OldButtonError:  # the game has other options by now
        return None


def _key(game: str, private: bool) -> str:
    return f"{_ALONE if private else _AMONG}:{game}"
