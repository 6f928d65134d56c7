"""Games with custom content end, keep every piece, score, are drawn, replay and verify.

BOXES=50 tries so many boxes of each game, each with every number of players."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Any

import pytest
from msgspec import structs

from engine.core.content import ContentError
from engine.core.record import RecordError, export, imported, record_of, replay, verify
from engine.core.setup import PRINTED, Setup
from engine.registry import GAMES
from engine.simulate import recorded
from render.registry import PAINTERS
from tests.render.speaking import speak
from tests.support.conformance import check_playout, setup_for, some_seats
from tests.support.filled_forms import WITH_FORMS, forget, own_box
from tests.support.keyflower_custom_content import random_box

MANY = int(os.environ.get("BOXES", "0"))
SAY = speak()
BOXES: dict[str, Callable[[int], Any]] = {key: partial(own_box, key) for key in WITH_FORMS}
BOXES["keyflower"] = lambda number: random_box(str(number))
OPTIONS = {"keyflower": tuple({"merchants": value} for value in ("all", "mix", "off"))}
TRIED = [
    (key, number, seats)
    for key in BOXES
    for number in range(MANY or 2)
    for seats in (GAMES[key].spec.seats if MANY else (some_seats(GAMES[key], 2 + number),))
]


def agreed(key: str, number: int, seats: int) -> Setup:
    game: Any = GAMES[key]
    options = OPTIONS.get(key, ({},))
    chosen = {**options[number % len(options)], PRINTED: game.sets.bring(BOXES[key](number))}
    return setup_for(game, seats, f"own box {number}", **chosen)


@pytest.mark.parametrize(("key", "number", "seats"), TRIED)
def test_a_game_with_an_own_box_ends_and_every_position_holds(key: str, number: int, seats: int) -> None:
    game, setup = GAMES[key], agreed(key, number, seats)
    state: Any = check_playout(game, setup, f"own {number}", every=19 if MANY else 211)
    assert state.content.fingerprint == setup.printed
    assert game.copy(state).content is game.from_json(game.to_json(state)).content is state.content


@pytest.mark.parametrize(("key", "number", "seats"), TRIED if MANY else TRIED[::2])
def test_it_is_recorded_verified_elsewhere_and_drawn(key: str, number: int, seats: int) -> None:
    game: Any = GAMES[key]
    setup = agreed(key, number, seats)
    data = export(recorded(game, setup, ["random"] * seats))
    forget(game.sets)
    assert not game.sets.knows(str(setup.printed))
    with pytest.raises(ContentError, match="not known here"):
        verify(structs.replace(imported(data), content=None), game)
    record, painter = imported(data), PAINTERS[key]  # the record contains its content
    states = [verify(record, game), *(replay(record, game, upto) for upto in (40, 120))]
    for state, reader in product(states, (0, None)):
        view = game.view_for(state, reader)
        assert view.content.fingerprint == setup.printed
        for kind in painter.kinds(view):
            assert painter.draw(view, kind, SAY).height
            assert painter.alt(view, kind, SAY)


@pytest.mark.parametrize("key", BOXES)
def test_a_record_that_names_other_values_than_it_brings_is_refused(key: str) -> None:
    game: Any = GAMES[key]
    setup, other = (agreed(key, number, some_seats(game, 2)) for number in (0, 1))
    record = record_of(game, setup, (), game.new_game(setup))
    swapped = record_of(game, other, (), game.new_game(other))
    mixed = export(structs.replace(record, content=swapped.content))
    with pytest.raises(RecordError, match="not those it was played with"):
        verify(imported(mixed), game)
