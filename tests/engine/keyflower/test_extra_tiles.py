"""Packs of extra tiles: a set-up option adds them to the piles of their seasons, and older boxes go on."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.setup import Setup
from engine.keyflower import setup
from engine.keyflower.content import checks
from engine.keyflower.content.box import SHIPPED
from engine.keyflower.content.sets import SETS
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.state import State
from tests.support.keyflower import fresh

BARE = replace(SHIPPED, packs={})
EXTRA = tuple(replace(SHIPPED.tiles[tile], id=f"another-{tile}") for tile in ("miner", "jeweller"))
WITH_EXTRA = replace(BARE, packs={"planted": EXTRA})


def with_extra(agreed: str, monkeypatch: pytest.MonkeyPatch) -> State:
    monkeypatch.setattr(setup, "PACKS", {"planted": 1})
    monkeypatch.setattr(SETS, "of", lambda *_: WITH_EXTRA)
    before = fresh(2)
    options = {"merchants": "off", "screens": "hidden", "green-start": "", "ties": "rules", "rulings": "4"}
    agreed_on = Setup(2, before.rng.seed, options | {"planted": agreed})
    return KEYFLOWER.new_game(agreed_on)


def test_tiles_of_a_pack_join_the_piles_of_their_seasons_if_agreed_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = with_extra("on", monkeypatch)
    assert state.packs == ["planted"]
    assert state.pile_of("spring") == [*(tile.id for tile in SHIPPED.spring_tiles), "another-miner"]
    assert state.pile_of("winter") == [*(tile.id for tile in SHIPPED.winter_tiles), "another-jeweller"]
    assert len(state.pile_of("summer")) == len(state.pile_of("autumn")) == 12
    assert KEYFLOWER.from_json(KEYFLOWER.to_json(state)) == state


def test_a_game_without_packs_is_saved_and_dealt_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    state = with_extra("off", monkeypatch)
    assert len(state.pile_of("spring")) == 12
    assert b"packs" not in KEYFLOWER.to_json(state)
    assert [spot.id for spot in state.middle] == [spot.id for spot in fresh(2).middle]


def test_boxes_with_and_without_a_pack_can_be_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    older, newer = replace(BARE, name="older"), replace(WITH_EXTRA, name="newer")
    assert [fault for fault in checks.faults(newer) if fault.startswith("packs: ")]
    monkeypatch.setattr(checks, "BY_RULINGS", {1: BARE, 2: WITH_EXTRA})
    assert [*checks.faults(older), *checks.faults(newer)] == []
    dearer = replace(newer, packs={"planted": (EXTRA[0], replace(EXTRA[1], edges="wrrfff"))})
    assert list(checks.faults(dearer)) != []
