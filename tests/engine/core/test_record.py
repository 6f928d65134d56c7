from __future__ import annotations

import msgspec
import pytest

from engine.core.record import (
    Move,
    Record,
    RecordError,
    export,
    fingerprint,
    game_of,
    imported,
    record_of,
    replay,
    sheet_of,
    verify,
)
from engine.core.rng import seed_from
from engine.core.setup import Setup
from engine.lantern.game import LANTERN
from engine.simulate import recorded, setup_from, simulated

SETUP = setup_from(LANTERN, 3, "record", {"long": "on"})
RECORD = recorded(LANTERN, SETUP, ["random-ish", "random", "random-ish"])


def changed(**fields: object) -> Record:
    return msgspec.structs.replace(RECORD, **fields)


def test_export_and_import_are_inverse() -> None:
    assert imported(export(RECORD)) == RECORD


def test_a_record_of_the_first_format_is_played_by_the_first_rulings() -> None:
    said = {key: value for key, value in SETUP.options.items() if key != "rulings"}
    old = changed(format=1, setup=Setup(SETUP.seats, SETUP.seed, said))
    assert imported(export(old)).setup.rulings == 1
    assert "rulings" not in imported(export(changed(setup=old.setup))).setup.options


def test_verify_accepts_the_record_and_gives_the_last_position() -> None:
    state = verify(RECORD, LANTERN)
    assert LANTERN.is_over(state)
    assert RECORD.sheet == sheet_of(LANTERN, state)
    assert RECORD.state == fingerprint(LANTERN, state)


def test_replay_stops_where_asked_and_shows_each_step() -> None:
    seen = list[int]()
    state = replay(RECORD, LANTERN, upto=4, watch=lambda number, _state, _events: seen.append(number))
    assert seen == [1, 2, 3, 4]
    assert not LANTERN.is_over(state)


def test_a_running_game_is_recorded_without_a_sheet() -> None:
    state = replay(RECORD, LANTERN, upto=2)
    record = record_of(LANTERN, SETUP, RECORD.moves[:2], state, names=("Ann", "Bo", "Cy"))
    assert (record.standings, record.sheet, record.names) == ((), (), ("Ann", "Bo", "Cy"))


@pytest.mark.parametrize(
    ("record", "fault"),
    [
        (changed(setup=Setup(3, seed_from("swapped"), SETUP.options)), "does not match the commitment"),
        (
            changed(moves=(Move(0, "hide moon"), *RECORD.moves[1:])),
            "move 1, 'hide moon' by seat 0, is not offered",
        ),
        (changed(moves=RECORD.moves[:-1]), "last position differs"),
        (changed(moves=RECORD.moves[:-1], state=""), "names a winner, but its last move"),
        (changed(standings=RECORD.standings[::-1]), "standings differ"),
        (changed(sheet=RECORD.sheet[1:]), "score sheet differs"),
        (changed(schema=9), "schema 9, newer than 3"),
    ],
)
def test_verify_names_what_does_not_hold(record: Record, fault: str) -> None:
    with pytest.raises(RecordError, match=fault):
        verify(record, LANTERN)


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (export(RECORD)[:-40], "not a whole game record"),
        (b"{}", "not a whole game record"),
        (export(changed(format=3)), "format 3, newer than 2"),
    ],
)
def test_import_refuses_damage(data: bytes, fault: str) -> None:
    with pytest.raises(RecordError, match=fault):
        imported(data)


def test_a_record_of_an_unknown_game_is_refused() -> None:
    assert game_of(RECORD, {"lantern": LANTERN}) is LANTERN
    with pytest.raises(RecordError, match="no game 'lantern' here; known: chess"):
        game_of(RECORD, {"chess": LANTERN})


def test_simulated_games_count_pieces_and_end() -> None:
    played = simulated(LANTERN, SETUP)
    assert played.picks > 20
    assert played.most_options >= 4
    assert sorted(standing.seat for standing in played.standings) == [0, 1, 2]
