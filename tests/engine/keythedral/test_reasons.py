"""Whoever looks in vain for a seat, a field, a number or a law is told why."""

from __future__ import annotations

from engine.core.text import Arg, Who, text
from engine.keythedral.game import KEYTHEDRAL
from tests.support.keythedral import Scene, hamlet


def reasons(here: Scene, seat: int = 0) -> dict[str, dict[str, Arg]]:
    found = KEYTHEDRAL.why_not(here.state, seat)
    return {reason.key.removeprefix("keythedral-why-"): dict(reason.args) for reason in found}


def cubes(kind: str, count: int = 1) -> object:
    return (text("keythedral-cubes", count=count, kind=text(f"keythedral-kind-{kind}")),)


def test_a_seat_says_what_is_lacking() -> None:
    here = hamlet(laws="off").tile("1a", "1-1").cubes(0, stone=1).spend()
    lines = {
        dict(one.args)["slot"]: dict(one.args)
        for one in KEYTHEDRAL.why_not(here.state, 0)
        if "slot" in dict(one.args)
    }
    view = KEYTHEDRAL.view_for(here.state, 0)
    for slot in (one for one in view.slots if one.on_sale):
        lack = {kind: count - (kind == "stone") for kind, count in slot.cost.items()}
        told = lines[text("keythedral-slot", slot=slot.key)]["lack"]
        assert told == tuple(cubes(kind, count)[0] for kind, count in lack.items() if count > 0)  # type: ignore[index]
    assert reasons(here)["later"] == {"number": 1}


def test_what_can_be_paid_has_no_reason() -> None:
    here = hamlet(laws="off").fence(1, 1, 0, "nw")
    here.cubes(0, stone=4, wood=4, food=4, water=4, wine=4).spend()
    assert set(reasons(here)) == {"later"}


def test_houses_and_fences_name_their_price() -> None:
    here = hamlet(laws="off").fence(1, 1, 0, "nw").cubes(0, stone=1, wine=1).spend()
    assert reasons(here)["house"]["lack"] == cubes("wood")
    assert reasons(here)["fence"]["cubes"] == cubes("wood")
    assert reasons(here)["unfence"] == {"cubes": cubes("wine", 2), "have": 1}
    here.player(0).fences = 0
    assert "fences-gone" in reasons(here)


def test_craftsmen_and_the_trader_name_how_many_cubes() -> None:
    here = hamlet().cubes(0, stone=3).spend()
    told = [dict(one.args) for one in KEYTHEDRAL.why_not(here.state, 0) if one.key == "keythedral-why-cubes"]
    assert told == [{"what": text("keythedral-craftsman-goldsmith"), "need": 4, "have": 3}]
    here.state.stocks[0] = 0
    assert reasons(here)["craft-none"] == {"craftsman": text("keythedral-craftsman-smith")}


def test_whoever_has_nothing_is_told_of_the_law_too() -> None:
    here = hamlet().spend()
    assert reasons(here)["new-law"] == {"count": 1}


def test_a_field_is_taken_or_fenced_off() -> None:
    here = hamlet(laws="off").fence(1, 1, 0, "nw").worker(2, 1, 2, 0).work().play(0, "order 1")
    found = reasons(here)
    assert found["worker"]["who"] == Who(2)
    assert "wood" in str(found["fenced"]["field"])
    assert len(found) == 2  # the quarry and the lake are open


def test_numbers_that_worked_are_named() -> None:
    here = hamlet(laws="off").work()
    assert reasons(here) == {}
    here.play(0, "order 1 send 1 farm@2,0 end").play(1, "send 1 lake@2,1 end").play(
        2, "send 1 quarry@0,0 end"
    )
    assert reasons(here, 1) == {"order": {"numbers": (1,)}}


def test_a_law_that_must_wait_says_for_what() -> None:
    here = hamlet().law(0, "good-harvest", "upgrade-cottage").cubes(0, stone=1).spend()
    if here.state.windows:
        assert KEYTHEDRAL.why_not(here.state, 0) == ()
    while here.state.windows:
        here.play(here.deciders()[0], "decline end")
    waits = [
        dict(one.args)["law"] for one in KEYTHEDRAL.why_not(here.state, 0) if one.key == "keythedral-why-law"
    ]
    assert waits == [text("keythedral-law-good-harvest")]


def test_nothing_is_said_to_others_nor_in_the_middle_of_a_move() -> None:
    here = hamlet().cubes(0, stone=3).cubes(1, stone=3).spend()
    assert reasons(here)
    assert reasons(here, 1) == {}
    assert reasons(here.play(0, "trade")) == {}
