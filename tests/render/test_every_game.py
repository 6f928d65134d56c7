"""Checks for the pictures of every game: layout, spectators, text, night, changes. A game may add to them in
`tests/render/<game>/positions.py`: its own views, and its limits."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import islice, product
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.locales.translations import message_ids
from engine.core.record import replay
from engine.registry import GAMES
from engine.simulate import recorded
from render.kit.encode import encode
from render.kit.paint import paint
from render.kit.painter import ALT_LIMIT, PictureKind
from render.kit.theme import NIGHT
from render.registry import PAINTERS
from tests.render.measure import SAYS, Sights
from tests.render.speaking import LONG_NAMES, NAMES, speak
from tests.support.conformance import is_long, setup_for, some_seats
from tests.support.positions import positions

SAY = speak()
FAR_APART = {"keyflower": False, "keyper": True}
"""Games in which a question can point at more than one picture shows, and whether the main one shows most."""
SORTS = {
    "keyflower": {"tile", "screen", "boat", "cell", "contract"},
    "keyper": {"keyp", "tile", "boat", "display", "farm", "village"},
}
"""Pieces that some question must have pointed at."""


@cache
def random_views(key: str, seats: int) -> tuple[Any, ...]:
    """Views of one random game, seen by seat after seat and a spectator, and of its end."""
    return tuple(_random_views(key, seats))


def _random_views(key: str, seats: int) -> Iterator[Any]:
    game, readers = GAMES[key], (*range(seats), None)
    setup = setup_for(game, seats, f"seen {seats}")
    for step, state in enumerate(positions(game, setup, f"seen {seats}", 29 if is_long(game) else 1)):
        yield game.view_for(state, readers[step % len(readers)])
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
VARIANTS: dict[str, tuple[dict[str, str], ...]] = {
    key: getattr(its, "VARIANTS", ({},)) for key, its in POSITIONS.items()
}
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
        screens = [kind.seat for kind in PAINTERS[key].kinds(view) if kind.key == "screen"]
        assert screens == ([] if view.reader is None else [view.reader])


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


@pytest.mark.parametrize("key", PAINTERS)
def test_all_that_options_point_at_is_marked_in_the_picture_of_the_question(key: str) -> None:
    """In random games. Where it lies too far apart for one picture, the one of each piece marks it."""
    game, painter, seen = GAMES[key], PAINTERS[key], set[str]()
    for seats, options in product(game.spec.seats[:: len(game.spec.seats) - 1], VARIANTS[key]):
        course = positions(game, setup_for(game, seats, "focus", **options), "focus")
        for step, state in enumerate(islice(course, 1000)):
            choices = game.choices(state)
            choice = choices[step % len(choices)]
            focuses = {game.option(state, choice.seat, each).focus for each in choice.actions} - {""}
            sorts = {re.split("[:-]", focus)[0] for focus in focuses}
            if step % 7 and sorts <= seen:
                continue
            seen |= sorts
            view = game.view_for(state, choice.seat)
            left = focuses - set(painter.draw(view, painter.main(view, sorted(focuses)), SAY).spots)
            if left:
                assert key in FAR_APART, left
                assert all(focus in painter.shows(view, painter.main(view, [focus])) for focus in left)
                shown = [focuses.intersection(painter.shows(view, kind)) for kind in painter.kinds(view)]
                assert not FAR_APART[key] or len(focuses - left) == max(map(len, shown))
    assert SORTS.get(key, set()) <= seen


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
def test_files_are_small(key: str) -> None:
    for view in islice(random_views(key, GAMES[key].spec.seats[-1]), 0, None, 17):
        assert len(encode(PAINTERS[key].draw(view, PAINTERS[key].kinds(view)[0], SAY))) < 250_000


@pytest.mark.parametrize("key", PAINTERS)
def test_names_that_cannot_be_written_become_numbers(key: str) -> None:
    view = random_views(key, GAMES[key].spec.seats[-1])[0]
    scenes = [PAINTERS[key].draw(view, kind, speak(("🦊",) * 6)) for kind in PAINTERS[key].kinds(view)]
    assert "Player 2" in {label.words for scene in scenes for label in scene.labels}


@pytest.mark.parametrize("key", ["keyflower", "keyper"])
def test_the_banner_names_whom_the_fonts_cannot_write_and_counts_many(key: str) -> None:
    painter, table, say = PAINTERS[key], PictureKind("table"), speak(LONG_NAMES)
    one, many = (replace(POSITIONS[key].built_view(4), deciding=deciding) for deciding in ((3,), range(4)))
    assert "Player 4 to play" in [label.words for label in painter.draw(one, table, say).labels]
    assert "🦊🦊🦊 to play" in painter.alt(one, table, say)
    assert "4 players to play" in [label.words for label in painter.draw(many, table, say).labels]


@pytest.mark.parametrize("key", PAINTERS)
def test_night_differs_from_day(key: str) -> None:
    view = random_views(key, GAMES[key].spec.seats[0])[0]
    kind = PAINTERS[key].kinds(view)[0]
    day = paint(PAINTERS[key].draw(view, kind, SAY))
    night = paint(PAINTERS[key].draw(view, kind, SAY, theme=NIGHT))
    assert day.size == night.size
    assert day.getpixel((3, 3)) != night.getpixel((3, 3))
