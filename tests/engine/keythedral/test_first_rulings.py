"""Games begun under earlier rulings: saves of schemas 1 and 2, each with the 160 picks that followed. The
last version with the first rulings wrote and continued them. Every menu of every seat must stay the same,
word for word."""

from __future__ import annotations

import hashlib
import json
import lzma
from pathlib import Path

import msgspec
import pytest

from engine.core.tell import Silence
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.state import SCHEMA

KEPT = Path(__file__).parent / "first_rulings.json.xz"


class Save(msgspec.Struct):
    name: str  # its schema, and the question that was open
    save: str
    moves: list[tuple[int, str]]
    menus: str  # SHA-256 of all that was offered on the way
    cubes: list[list[int]]
    standings: list[tuple[int, int, int]]


SAVES = msgspec.json.decode(lzma.decompress(KEPT.read_bytes()), type=list[Save])


@pytest.mark.parametrize("kept", SAVES, ids=lambda kept: kept.name)
def test_a_game_of_the_first_rulings_goes_on_exactly_as_it_would_have(kept: Save) -> None:
    state = KEYTHEDRAL.from_json(kept.save.encode())
    assert (state.schema, state.rules.rulings) == (SCHEMA, 1)
    menus = hashlib.sha256()
    for seat, words in kept.moves:
        asked = [
            [decision.seat, decision.kind, decision.free, [option.words for option in decision.options]]
            for decision in KEYTHEDRAL.decisions(state)
        ]
        menus.update(json.dumps(asked).encode())
        KEYTHEDRAL.play_named(state, seat, words, Silence())
    assert menus.hexdigest() == kept.menus
    assert [player.cubes for player in state.players] == kept.cubes
    assert [(one.seat, one.points, one.rank) for one in KEYTHEDRAL.standings(state)] == kept.standings


def test_saves_of_both_older_schemas_are_kept() -> None:
    schemas = {msgspec.json.decode(kept.save)["schema"] for kept in SAVES}
    assert schemas == {1, 2}


def test_schema_1_asked_some_before_the_decisions_of_others_and_such_a_window_is_gone() -> None:
    """Applied after `watch all`; now a player may act without being asked (KT-98)."""
    watched = 0
    for kept in SAVES:
        raw, state = msgspec.json.decode(kept.save), KEYTHEDRAL.from_json(kept.save.encode())
        for before, player in zip(raw["players"], state.players, strict=True):
            assert player.watch == before["watch"].replace("all", "windows")
            assert player.watch_after == before["watch_after"].replace("all", "windows")
            watched += "all" in (before["watch"], before["watch_after"])
        assert len(state.windows) == sum(window["kind"] != "pause" for window in raw["windows"])
    assert watched > 5


@pytest.mark.parametrize("kept", SAVES, ids=lambda kept: kept.name)
def test_an_older_save_is_rewritten_in_todays_form(kept: Save) -> None:
    state = KEYTHEDRAL.from_json(kept.save.encode())
    assert KEYTHEDRAL.from_json(KEYTHEDRAL.to_json(state)) == state
