"""What completion looks things up in, made ready before anybody types: whoever is first would wait for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from threading import Event, Thread

from bot.memory import stays
from bot.rulebook.rules import rulebook
from bot.rulebook.tongue import tongue_of
from bot.ui.page.voice import Voices
from bot.ui.pages.pieces import pieces_named
from bot.ui.pages.rules import suggestions
from bot.words.speak import locales

_ANYTHING = "a"
_BREATH = 0.005  # seconds between two steps, for whoever is to be answered meanwhile


class Warming:
    """In a thread of its own, language by language; nobody waits for it, and it ends with the bot."""

    def __init__(self, games: Sequence[str], voices: Voices) -> None:
        self._games, self._voices, self._over = tuple(games), voices, Event()
        self._thread = Thread(target=self._run, name="warming", daemon=True)

    def begin(self) -> None:
        self._thread.start()

    def end(self) -> None:
        self._over.set()

    def finished(self, within: float) -> bool:
        """Whether all is ready, waiting so many seconds for it."""
        self._thread.join(within)
        return not self._thread.is_alive()

    def _run(self) -> None:
        for language in sorted(locales(), key=lambda one: one != "en"):
            for step in _steps(self._games, language, self._voices):
                if self._over.wait(_BREATH):
                    return
                step()
        stays()


def _steps(games: tuple[str, ...], language: str, voices: Voices) -> list[Callable[[], object]]:
    folders: tuple[Path, ...] = voices.folders
    steps = list[Callable[[], object]]()
    for game in games:
        steps.append(partial(tongue_of, game, language, folders))
        steps.append(partial(pieces_named, (game,), language, folders))
        if (book := rulebook(game, language)) is not None:
            steps.append(partial(suggestions, game, book, _ANYTHING, voices.plain(language)))
    return [*steps, partial(pieces_named, games, language, folders)]
