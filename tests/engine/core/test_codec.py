from __future__ import annotations

import msgspec
import pytest

from engine.core.codec import SaveError
from engine.lantern.game import LANTERN
from tests.support.conformance import setup_for

STATE = LANTERN.new_game(setup_for(LANTERN, 3))
DATA = LANTERN.to_json(STATE)


def test_a_state_reads_back_the_same() -> None:
    assert LANTERN.from_json(DATA) == STATE


def test_a_copy_shares_nothing() -> None:
    copy = LANTERN.copy(STATE)
    copy.players[0].hand.clear()
    copy.stage = None
    assert LANTERN.to_json(STATE) == DATA


def test_an_older_save_is_brought_up_to_date() -> None:
    old = msgspec.json.decode(DATA)
    old["discard"], old["pending"] = old.pop("gone"), [old.pop("stage")]
    old["schema"] = 1
    assert LANTERN.from_json(msgspec.json.encode(old)) == STATE


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (DATA.replace(b'"schema":3', b'"schema":4'), "schema 4, newer than 3"),
        (DATA.replace(b'"schema":3', b'"schema":0'), "no way leads from schema 0 to 1"),
        (DATA[:-20], "damaged or cut off"),
        (DATA.replace(b'"pile":{', b'"pole":{'), "damaged or cut off"),
        (b"", "damaged or cut off"),
    ],
)
def test_a_bad_save_is_refused_by_name(data: bytes, fault: str) -> None:
    with pytest.raises(SaveError, match=fault):
        LANTERN.from_json(data)
