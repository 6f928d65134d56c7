"""Long-lived objects stay out of garbage collection."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest

from bot import memory
from bot.locales.translations import locale_for
from bot.ui.kit.localiser import Localisers
from bot.ui.pages import lookup
from bot.warmup import CacheWarmer


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    thresholds, frozen = gc.get_threshold(), gc.get_freeze_count()
    gc.set_threshold(700, *thresholds[1:])  # as at the start of Python, independent of earlier tests
    yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()
    if frozen:  # as it was
        gc.freeze()


def test_once_all_is_ready_it_is_there_for_good() -> None:
    memory.begin()
    _warmed()
    assert gc.get_freeze_count() > len(gc.get_objects())


def test_a_process_that_does_not_serve_forgets_as_ever() -> None:
    _warmed()
    assert gc.get_freeze_count() == 0


def _warmed() -> None:
    gc.unfreeze()
    warming = CacheWarmer((), Localisers())
    warming.begin()
    assert warming.finished(60.0)
    warming.end()


def test_a_language_is_made_ready_once_somebody_reads_it() -> None:
    """Languages that nobody reads use no memory."""
    warming = CacheWarmer(("lantern",), Localisers())
    lookup._search.cache_clear()
    others = set(threading.enumerate())
    warming.begin()
    (thread,) = set(threading.enumerate()) - others
    assert warming.finished(60.0)
    languages = {"en"}
    for read in ("de", "fr", "fr", "pt-BR"):  # languages without a reader fall back to English
        warming.make_ready(read)
        assert warming.finished(60.0)
        languages.add(locale_for(read))
        assert lookup._search.cache_info().currsize == len(languages)
    warming.end()
    thread.join(60.0)
    assert not thread.is_alive()
