"""What completion looks things up in, made ready before anybody types: whoever is first would wait for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from threading import Event

from bot.rulebook.rules import rulebook
from bot.rulebook.tongue import tongue_of
from bot.ui.page.voice import Voices
from bot.ui.pages.pieces import pieces_named
from bot.ui.pages.rules import suggestions
from bot.words.speak import locales

_ANYTHING = "a"
_BREATH = 0.005  # seconds between two steps, for whoever is to be answered meanwhile


def warm(games: Sequence[str], voices: Voices, over: Event) -> None:
    """In a thread of its own, language by language, until it is told that it is over."""
    for language in sorted(locales(), key=lambda one: one != "en"):
        for step in _steps(tuple(games), language, voices):
            if over.wait(_BREATH):
                return
            step()


def _steps(games: tuple[str, ...], language: str, voices: Voices) -> list[Callable[[], object]]:
    folders: tuple[Path, ...] = voices.folders
    steps = list[Callable[[], object]]()
    for game in games:
        steps.append(partial(tongue_of, game, language, folders))
        steps.append(partial(pieces_named, (game,), language, folders))
        if (book := rulebook(game, language)) is not None:
            steps.append(partial(suggestions, game, book, _ANYTHING, voices.plain(language)))
    return [*steps, partial(pieces_named, games, language, folders)]
