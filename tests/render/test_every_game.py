"""What holds for the pictures of every game: layout by numbers, what a spectator gets, words, night, changes.

A game may say more in `tests/render/<game>/positions.py`: views of its own, what its pictures are held to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any

import pytest

from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.registry import GAMES
from engine.simulate import next_to_move
from render.kit.paint import paint
from render.kit.painter import ALT_LIMIT
from render.kit.theme import NIGHT
from render.registry import PAINTERS
from tests.render.measure import SAYS, Sights
from tests.render.speaking import speak
from tests.support.conformance import is_long, setup_for

SAY = speak()


def random_views(key: str, seats: int) -> Iterator[Any]:
    """Views of one random game, seen by seat after seat and a spectator, and of its end."""
    game, rng = GAMES[key], Rng(seed_from(f"seen {seats}"))
    state, step, every = game.new_game(setup_for(game, seats, f"seen {seats}")), 0, 29 if is_long(game) else 1
    readers = (*range(seats), None)
    while (choices := game.choices(state)) and not game.is_at_standstill(state):
        if step % every == 0:
            yield game.view_for(state, readers[step // every % len(readers)])
        game.play(state, rng.choice(next_to_move(choices, rng).actions), Silence())
        step += 1
    yield from (game.view_for(state, reader) for reader in readers[-2:])


def positions_of(key: str) -> Any:
    """The game's own positions, or random games of every size."""
    if find_spec(f"tests.render.{key}.positions"):
        return import_module(f"tests.render.{key}.positions")

    def crowds() -> Iterator[tuple[str, int, Iterable[Any]]]:
        for seats in GAMES[key].spec.seats:
            yield f"{seats}p", 4, random_views(key, seats)

    return SimpleNamespace(SIGHTS=Sights(PAINTERS[key]), crowds=crowds, extremes=tuple)


POSITIONS = {key: positions_of(key) for key in PAINTERS}
CROWDS = [(key, name) for key, positions in POSITIONS.items() for name, _, _ in positions.crowds()]


def test_every_painter_is_of_a_game() -> None:
    assert PAINTERS.keys() <= GAMES.keys()


@pytest.mark.parametrize(("key", "name"), CROWDS)
def test_nothing_overlaps_leaves_the_picture_or_gets_too_small(key: str, name: str) -> None:
    ((least, views),) = [found for each, *found in POSITIONS[key].crowds() if each == name]
    assert sum(POSITIONS[key].SIGHTS.check(view) for view in views) > least


@pytest.mark.parametrize("language", SAYS)
@pytest.mark.parametrize("key", PAINTERS)
def test_nor_does_it_where_most_is_on_the_table(key: str, language: str) -> None:
    for view in POSITIONS[key].extremes():
        POSITIONS[key].SIGHTS.check(view, language)


@pytest.mark.parametrize("language", SAYS)
@pytest.mark.parametrize("key", PAINTERS)
def test_no_word_is_cut_in_any_language(key: str, language: str) -> None:
    """Names of people may be long; what the game calls its things has room."""
    say, painter = speak(("Anna", "Ben", "Cleo", "Dora", "Emil", "Flo"), language), PAINTERS[key]
    first, *views, last = random_views(key, GAMES[key].spec.seats[-1])
    for view in (first, *views[::9], last, *POSITIONS[key].extremes()):
        for kind in painter.kinds(view):
            cut = [label.words for label in painter.draw(view, kind, say).labels if "…" in label.words]
            assert cut == [], f"{kind} in {language}"


@pytest.mark.parametrize("key", PAINTERS)
def test_what_is_kept_hidden_is_drawn_for_its_owner_alone(key: str) -> None:
    *running, _, _ = random_views(key, GAMES[key].spec.seats[-1])  # at the end all is open
    for view in running:
        screens = [kind for kind in PAINTERS[key].kinds(view) if kind.key == "screen"]
        assert {kind.seat for kind in screens} <= {view.reader}
        assert not (screens and view.reader is None)


@pytest.mark.parametrize("key", PAINTERS)
def test_pictures_have_words_and_equal_views_change_nothing(key: str) -> None:
    painter = PAINTERS[key]
    for view in random_views(key, GAMES[key].spec.seats[-1]):
        assert painter.changes(view, view) == ()
        assert all(10 < len(painter.alt(view, kind, SAY)) <= ALT_LIMIT for kind in painter.kinds(view))
        assert painter.board(view, SAY).strip()


@pytest.mark.parametrize("key", PAINTERS)
def test_night_differs_from_day(key: str) -> None:
    view = next(random_views(key, GAMES[key].spec.seats[0]))
    kind = PAINTERS[key].kinds(view)[0]
    day = paint(PAINTERS[key].draw(view, kind, SAY))
    night = paint(PAINTERS[key].draw(view, kind, SAY, theme=NIGHT))
    assert day.size == night.size
    assert day.getpixel((3, 3)) != night.getpixel((3, 3))
