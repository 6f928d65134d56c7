"""Checks for the pictures of every game: layout, spectators, text, night, changes. A game may add to them in
`tests/render/<game>/positions.py`: its own views, and its limits."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any

import pytest

from bot.locales.translations import message_ids
from engine.core.record import replay
from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.registry import GAMES
from engine.simulate import next_to_move, recorded
from render.kit.paint import paint
from render.kit.painter import ALT_LIMIT
from render.kit.theme import NIGHT
from render.registry import PAINTERS
from tests.render.measure import SAYS, Sights
from tests.render.speaking import NAMES, speak
from tests.support.conformance import is_long, setup_for, some_seats

SAY = speak()


@cache
def random_views(key: str, seats: int) -> tuple[Any, ...]:
    """Views of one random game, seen by seat after seat and a spectator, and of its end."""
    return tuple(_random_views(key, seats))


def _random_views(key: str, seats: int) -> Iterator[Any]:
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

    return SimpleNamespace(
        SIGHTS=Sights(PAINTERS[key], type_size={"table": 28}), crowds=crowds, extremes=tuple
    )


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
    """All of it in German, the longest language, and in each other one some."""
    views = [*POSITIONS[key].extremes()]
    for view in views if language == "de" else views[[*SAYS].index(language) :: len(SAYS)]:
        POSITIONS[key].SIGHTS.check(view, language)


@pytest.mark.parametrize("language", SAYS)
@pytest.mark.parametrize("key", PAINTERS)
def test_no_word_is_cut_in_any_language(key: str, language: str) -> None:
    """Names of people may be long; all texts of the game fit."""
    say, painter = speak(("Anna", "Ben", "Cleo", "Dora", "Emil", "Flo"), language), PAINTERS[key]
    first, *views, last = random_views(key, GAMES[key].spec.seats[-1])
    at = [*SAYS].index(language)  # each language sees other positions
    for view in (first, *views[at::29], last, *[*POSITIONS[key].extremes()][at :: len(SAYS)]):
        for kind in painter.kinds(view):
            cut = [label.words for label in painter.draw(view, kind, say).labels if "…" in label.words]
            assert cut == [], f"{kind} in {language}"


@pytest.mark.parametrize("key", PAINTERS)
def test_hidden_pieces_are_drawn_for_their_owner_only(key: str) -> None:
    *running, _, _ = random_views(key, GAMES[key].spec.seats[-1])  # at the end all is open
    for view in running:
        screens = [kind for kind in PAINTERS[key].kinds(view) if kind.key == "screen"]
        assert {kind.seat for kind in screens} <= {view.reader}
        assert not (screens and view.reader is None)


@pytest.mark.parametrize("key", PAINTERS)
def test_every_picture_with_a_name_in_the_menu_is_offered_in_some_position(key: str) -> None:
    start = f"{key}-picture-"
    named = {one.removeprefix(start) for one in message_ids() if one.startswith(start)}
    game, most = GAMES[key], GAMES[key].spec.seats[-1]
    played = recorded(game, setup_for(game, game.spec.seats[0]), ["random-ish"] * game.spec.seats[0])
    over = game.view_for(replay(played, game, len(played.moves)), None)
    views = (*random_views(key, most), *POSITIONS[key].extremes(), over)
    offered = {kind for view in views for kind in PAINTERS[key].kinds(view)}
    assert {re.sub(r"-\d+$", "", one.key) + ("" if one.seat is None else "-of") for one in offered} == named


@pytest.mark.parametrize("key", sorted(PAINTERS.keys() - {"lantern"}))  # whose sheet has no lines
def test_in_words_the_lines_of_the_final_sheet_add_up_to_everybodys_points(key: str) -> None:
    game = GAMES[key]
    played = recorded(game, setup_for(game, game.spec.seats[0]), ["random-ish"] * game.spec.seats[0])
    view: Any = game.view_for(replay(played, game, len(played.moves)), None)
    board = PAINTERS[key].board(view, SAY)
    lines = [line for line in board.split("\n\n")[1].splitlines() if not re.match(r"- (\d|Cubes)", line)]
    for standing in view.standings:
        found = [re.search(rf"{NAMES[standing.seat]} (\d+)", line) for line in lines]
        assert sum(int(one[1]) for one in found if one) == standing.points
    for kind in PAINTERS[key].kinds(view):
        if kind.key == "score" and kind.seat is not None:
            points = next(one.points for one in view.standings if one.seat == kind.seat)
            assert re.search(rf"\b{points}\b", PAINTERS[key].alt(view, kind, SAY)), (
                f"the sheet of {kind.seat}"
            )


_ONLY_DRAWN = {"keyflower": {"screen", "seat"}}
"""Sorts of spots that no option points to in the pictures that draw them; a game without any has none."""


@pytest.mark.parametrize("key", PAINTERS)
def test_a_picture_is_said_to_show_exactly_what_it_draws(key: str) -> None:
    """The picture of a question is chosen by this list, before any is laid out."""
    painter, sorts = PAINTERS[key], set[str]()
    near = getattr(painter, "near", lambda _: ())  # pictures that a question asks for by name
    views = random_views(key, some_seats(GAMES[key], 4))
    for view in (*views[:: max(1, len(views) // 12)], *POSITIONS[key].extremes()):
        for kind in (*painter.kinds(view), *near(view)[:1]):
            drawn, said = set(painter.draw(view, kind, SAY).spots), set(painter.shows(view, kind))
            assert said <= drawn, f"{kind}: said to show {sorted(said - drawn)}"
            silent = {spot.partition(":")[0] for spot in drawn - said}
            assert silent <= _ONLY_DRAWN.get(key, set()), f"{kind}: draws {sorted(drawn - said)}, too"
            sorts |= {spot.partition(":")[0] for spot in said}
    assert len(sorts) > 2


@pytest.mark.parametrize("key", PAINTERS)
def test_pictures_have_words_and_equal_views_change_nothing(key: str) -> None:
    painter = PAINTERS[key]
    for view in random_views(key, GAMES[key].spec.seats[-1]):
        assert painter.changes(view, view) == ()
        assert all(10 < len(painter.alt(view, kind, SAY)) <= ALT_LIMIT for kind in painter.kinds(view))
        assert painter.board(view, SAY).strip()


@pytest.mark.parametrize("key", PAINTERS)
def test_night_differs_from_day(key: str) -> None:
    view = random_views(key, GAMES[key].spec.seats[0])[0]
    kind = PAINTERS[key].kinds(view)[0]
    day = paint(PAINTERS[key].draw(view, kind, SAY))
    night = paint(PAINTERS[key].draw(view, kind, SAY, theme=NIGHT))
    assert day.size == night.size
    assert day.getpixel((3, 3)) != night.getpixel((3, 3))
