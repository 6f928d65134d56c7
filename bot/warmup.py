"""Fill the caches that autocompletion needs, before the first person types."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from threading import Condition, Event, Thread

from bot.locales.translations import locale_for
from bot.memory import stays
from bot.rulebook.move_vocabulary import tongue_of
from bot.rulebook.rules import rulebook
from bot.ui.kit.localiser import Localisers
from bot.ui.pages.lookup import pieces_named, suggestions

_ANYTHING, _FIRST = "a", "en"
_BREATH = 0.005  # seconds between two steps, for whoever is to be answered meanwhile


class CacheWarmer:
    """In a thread of its own, a language as soon as somebody reads it: each takes a third of a second, and 6
    MiB. English comes first, as everybody finds what they look for by its English name, too."""

    def __init__(self, games: Sequence[str], localisers: Localisers) -> None:
        self._games, self._localisers, self._over = tuple(games), localisers, Event()
        self._known, self._waiting, self._changed = set[str](), list[str](), Condition()
        self._thread = Thread(target=self._run, name="warming", daemon=True)

    def begin(self) -> None:
        self.make_ready(_FIRST)
        self._thread.start()

    @property
    def languages(self) -> list[str]:
        """Those that are ready, or will be."""
        return sorted(self._known)

    def make_ready(self, locale: str) -> bool:
        """Asked with every press, for whoever reads this; whether it was not asked for before."""
        if (language := locale_for(locale)) in self._known:
            return False
        with self._changed:
            self._known.add(language)
            self._waiting.append(language)
            self._changed.notify_all()
        return True

    def end(self) -> None:
        self._over.set()
        with self._changed:
            self._changed.notify_all()

    def finished(self, within: float) -> bool:
        """Whether all that is read is ready, waiting so many seconds for it."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._waiting, within)

    def _run(self) -> None:
        while (language := self._next()) is not None:
            for step in _steps(self._games, language, self._localisers):
                if self._over.wait(_BREATH):
                    return
                step()
            stays()
            with self._changed:
                self._waiting.remove(language)
                self._changed.notify_all()

    def _next(self) -> str | None:
        """None: the bot ends."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._over.is_set())
            return None if self._over.is_set() else self._waiting[0]


def _steps(games: tuple[str, ...], language: str, localisers: Localisers) -> list[Callable[[], object]]:
    folders: tuple[Path, ...] = localisers.folders
    steps = list[Callable[[], object]]()
    for game in games:
        steps.append(partial(tongue_of, game, language, folders))
        steps.append(partial(pieces_named, (game,), language, folders))
        if (book := rulebook(game, language)) is not None:
            steps.append(partial(suggestions, game, book, _ANYTHING, localisers.plain(language)))
    return [*steps, partial(pieces_named, games, language, folders)]
