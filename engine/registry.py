"""The list of all games. A new game adds one line here."""

from __future__ import annotations

from engine.core.game import AnyGame
from engine.keyflower.game import KEYFLOWER
from engine.keyper.game import KEYPER
from engine.keythedral.game import KEYTHEDRAL
from engine.lantern.game import LANTERN

GAMES: dict[str, AnyGame] = {game.key: game for game in (KEYFLOWER, KEYPER, KEYTHEDRAL, LANTERN)}


def offered(models: bool = False) -> dict[str, AnyGame]:
    """Return the games offered to players; `models` adds sample games and unreleased ones."""
    return {key: game for key, game in GAMES.items() if models or game.is_released}


def game_named(key: str) -> AnyGame:
    """Return the game with this key; UnknownGameError lists the known ones."""
    if key not in GAMES:
        raise UnknownGameError(key)
    return GAMES[key]


class UnknownGameError(ValueError):
    def __init__(self, key: str) -> None:
        super().__init__(f"there is no game '{key}'; known: {', '.join(GAMES)}")
