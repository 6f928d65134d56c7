"""Every game there is. A new one adds its line here and touches nothing else."""

from __future__ import annotations

from typing import Any

from engine.core.game import Game
from engine.keyflower.game import KEYFLOWER
from engine.keyper.game import KEYPER
from engine.keythedral.game import KEYTHEDRAL
from engine.lantern.game import LANTERN

GAMES: dict[str, Game[Any, Any, Any]] = {game.key: game for game in (KEYFLOWER, KEYPER, KEYTHEDRAL, LANTERN)}


def offered(models: bool = False) -> dict[str, Game[Any, Any, Any]]:
    """What players are offered; what is there to be copied, or still being made, only where asked for."""
    return {key: game for key, game in GAMES.items() if models or game.is_released}


def game_named(key: str) -> Game[Any, Any, Any]:
    """The game of this key; UnknownGameError names those there are."""
    if key not in GAMES:
        raise UnknownGameError(key)
    return GAMES[key]


class UnknownGameError(ValueError):
    def __init__(self, key: str) -> None:
        super().__init__(f"there is no game '{key}'; known: {', '.join(GAMES)}")
