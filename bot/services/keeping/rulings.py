"""Whether the rules are still those that every table was last held against."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import engine
from engine.core.game import Game


def fingerprint(games: Mapping[str, Game[Any, Any, Any]]) -> str:
    """Of the engine as it is installed here, to the letter, and of the games in play."""
    digest = hashlib.blake2b(digest_size=16)
    for folder in engine.__path__:
        for path in sorted(Path(folder).rglob("*.py")):
            digest.update(path.read_bytes())
    for key, game in sorted(games.items()):
        digest.update(f"{key} {type(game).__module__}.{type(game).__qualname__} {game.schema}".encode())
    return digest.hexdigest()
