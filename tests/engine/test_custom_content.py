"""Games with custom content end, keep every piece, score, are drawn, replay and verify.

BOXES=50 tries so many boxes of each game, each with every number of players."""

from __future__ import annotations

import os
from typing import Any

import pytest
from msgspec import structs

from engine.core.content import ContentError
from engine.core.record import RecordError, export, imported, record_of, verify
from engine.core.setup import PRINTED, Setup
from engine.registry import GAMES
from engine.simulate import recorded
from render.registry import PAINTERS
from tests.render.speaking import speak
from tests.support.conformance import check_playout, setup_for, some_seats
from tests.support.filled_forms import WITH_FORMS, forget, own_box

MANY = int(os.environ.get("BOXES", "0"))
SAY = speak()
TRIED = [
    (key, number, seats)
    for key in WITH_FORMS
    for number in range(MANY or 2)
    for seats in (GAMES[key].spec.seats if MANY else (some_seats(GAMES[key], 2 + number),))
]


def agreed(key: str, number: int, seats: int) -> Setup:
    game: Any = GAMES[key]
    name: str = game.sets.bring(own_box(key, number))
    return setup_for(game, seats, f"own box {number}", **{PRINTED: name})


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
    state = verify(imported(data), game)  # the record contains its content
    assert state.content.fingerprint == setup.printed
    painter = PAINTERS[key]
    for reader in (0, None):
        view = game.view_for(state, reader)
        assert all(painter.draw(view, kind, SAY).height for kind in painter.kinds(view))


@pytest.mark.parametrize("key", WITH_FORMS)
def test_a_record_that_names_other_values_than_it_brings_is_refused(key: str) -> None:
    game: Any = GAMES[key]
    setup, other = (agreed(key, number, some_seats(game, 2)) for number in (0, 1))
    record = record_of(game, setup, (), game.new_game(setup))
    swapped = record_of(game, other, (), game.new_game(other))
    mixed = export(structs.replace(record, content=swapped.content))
    with pytest.raises(RecordError, match="not those it was played with"):
        verify(imported(mixed), game)
