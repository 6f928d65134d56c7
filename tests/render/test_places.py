"""Marked pieces and places are listed with their marks, and described in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bot.locales.translations import message_ids
from engine.registry import GAMES
from render.registry import PAINTERS
from tests.render.measure import SAYS
from tests.support.conformance import setup_for
from tests.support.positions import positions

SEATS = 3
MARKED = ["keyflower", "keyper", "keythedral"]
OPTIONS = {"keyflower": {"merchants": "all"}}
EVERY = {"keyflower": 31, "keyper": 47, "keythedral": 31}


@cache
def random_views(key: str) -> tuple[Any, ...]:
    return tuple(_random_views(key))


def _random_views(key: str) -> Iterator[Any]:
    game, readers = GAMES[key], (None, *range(SEATS))
    setup = setup_for(game, SEATS, "places 1", **OPTIONS.get(key, {}))
    for number, state in enumerate(positions(game, setup, "places", EVERY[key])):
        yield game.view_for(state, readers[number % len(readers)])
    yield game.view_for(state, None)


@pytest.mark.parametrize("key", MARKED)
def test_every_mark_of_a_picture_is_listed(key: str) -> None:
    """Except the reader's own hidden pieces, and sides of a corner, which have arrows."""
    painter, listed = PAINTERS[key], 0
    for view in random_views(key):
        marks = {place.mark for place in painter.places(view)}
        places = {place.focus.partition("@")[0] for place in painter.places(view)}
        for kind in painter.kinds(view):
            for focus in painter.shows(view, kind):
                mark = painter.mark_of(view, focus)
                if not mark or focus.startswith(
                    ("side:", "fence:", "seat:", "order:", "space:", "contract:hidden", "fair:", "display:")
                ):
                    continue
                if kind.key == "screen":
                    continue
                listed += 1
                assert mark in marks, (focus, mark)
                if not focus.startswith(("dwelling:", "contract:", "cell:", "tile:winter-")):
                    assert focus.partition("@")[0] in places, (focus, mark)
    assert listed > 100


@pytest.mark.parametrize("key", MARKED)
def test_a_region_has_no_mark_twice(key: str) -> None:
    for view in random_views(key):
        known = [(one.sort, one.number, one.seat, one.mark) for one in PAINTERS[key].places(view) if one.mark]
        assert [one for one, times in Counter(known).items() if times > 1] == []


@pytest.mark.parametrize("language", SAYS)
@pytest.mark.parametrize("key", MARKED)
def test_each_place_is_told_in_every_language(key: str, language: str) -> None:
    painter, say, told = PAINTERS[key], SAYS[language], 0
    for view in random_views(key)[::4]:
        for place in painter.places(view):
            lines = painter.place_words(view, place, say)
            assert say(place.name)
            for line in lines:
                told += 1
                assert line.strip(), place
                assert not re.search(r"\{|-spot-|\.\.", line), line
            assert lines or place.piece or place.sort == "shop", place
    assert told > 50


@pytest.mark.parametrize("key", MARKED)
def test_people_have_a_word_for_each_sort_of_places(key: str) -> None:
    sorts = {place.sort for view in random_views(key) for place in PAINTERS[key].places(view)}
    worded = {
        id_.partition("-spot-words-")[2] for id_ in message_ids() if id_.startswith(f"{key}-spot-words-")
    }
    assert sorts <= worded
