"""Saves and records from before: they load, replay and go on as they were begun."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.core.record import imported, verify
from engine.core.tell import Silence
from engine.keyper.game import KEYPER
from engine.keyper.state import RULINGS, State
from tests.support.conformance import check_playout, setup_for

TESTS = Path(__file__).parents[2]
FIRST = json.loads((Path(__file__).parent / "saves" / "schema-1.json").read_text(encoding="utf-8"))
"""A trade shared in short supply: some positions, and every pick from the first turn on."""
RECORDS = sorted((TESTS / "replays").glob("keyper-*.json"))


def loaded(number: int) -> State:
    return KEYPER.from_json(json.dumps(FIRST["saves"][str(number)]).encode())


def as_schema_1(state: State) -> bytes:
    """The save as the first version wrote it."""
    save: dict[str, Any] = msgspec.json.decode(KEYPER.to_json(state))
    assert save.pop("rulings") == 1
    assert save["turn"].pop("takes") == 1
    for worker in save["turn"]["workers"]:
        assert worker.pop("owed") == 0
    save["schema"] = 1
    return msgspec.json.encode(save)


def test_kp_200_a_trade_begun_under_the_first_rulings_goes_on_by_them() -> None:
    numbers = [int(number) for number in FIRST["saves"]]
    for start in numbers[:-1]:
        state = loaded(start)
        assert state.rulings == 1
        for at in range(start, numbers[-1]):
            seat, words = FIRST["moves"][at]
            KEYPER.play_named(state, seat, words, Silence())
            if str(at + 1) in FIRST["saves"]:
                assert msgspec.json.decode(as_schema_1(state)) == FIRST["saves"][str(at + 1)]


@pytest.mark.parametrize("rulings", range(1, RULINGS))
def test_random_games_begun_before_keep_every_promise(rulings: int) -> None:
    check_playout(KEYPER, setup_for(KEYPER, 3, "before", rulings=str(rulings)), "before", every=47)


def test_a_new_game_is_played_by_the_newest_rulings() -> None:
    assert KEYPER.new_game(setup_for(KEYPER, 2)).rulings == RULINGS
    assert KEYPER.new_game(setup_for(KEYPER, 2, rulings="1")).rulings == 1


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_the_first_version_leads_to_the_very_bytes_it_led_to(path: Path) -> None:
    """`verify` compares positions of the same schema alone; here older ones are compared, too."""
    record = imported(path.read_bytes())
    state = verify(record, KEYPER)
    if record.schema == 1:
        assert hashlib.sha256(as_schema_1(state)).hexdigest() == record.state
    else:
        assert record.schema == KEYPER.schema


def test_there_are_records_of_the_first_version() -> None:
    schemas = [imported(path.read_bytes()).schema for path in RECORDS]
    assert schemas.count(1) == 10
