"""Reasons why a seat, field, number or law cannot be chosen."""

from __future__ import annotations

import pytest

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
        assert told == tuple(cubes(kind, count)[0] for kind, count in lack.items() if count > 0)  # type: ignore[index]  # what is lacking is a table
    assert reasons(here)["later"] == {"number": 1}


def test_affordable_seats_have_no_reason() -> None:
    here = hamlet(laws="off").fence(1, 1, 0, "nw")
    here.cubes(0, stone=4, wood=4, food=4, water=4, wine=4).spend()
    assert set(reasons(here)) == {"later", "lawless"}


def test_a_game_without_laws_says_so() -> None:
    assert "lawless" not in reasons(hamlet().cubes(0, wood=1).spend())
    assert reasons(hamlet(laws="off").cubes(0, wood=1).spend())["lawless"] == {}


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


def test_a_player_who_has_nothing_is_told_of_the_law_too() -> None:
    here = hamlet().spend()
    assert reasons(here)["new-law"] == {"count": 1}


def test_a_field_is_taken_or_fenced_off() -> None:
    here = hamlet(laws="off").fence(1, 1, 0, "nw").worker(2, 1, 2, 0).work().play(0, "order 1")
    found = reasons(here)
    assert found["worker"]["who"] == Who(2)
    assert "wood" in str(found["fenced"]["field"])
    assert set(found) == {"worker", "fenced", "stay"}  # the quarry and the lake are open


def test_numbers_that_worked_are_named() -> None:
    here = hamlet(laws="off").work()
    assert reasons(here) == {}
    here.play(0, "order 1 send 1 farm@2,0 end").play(1, "send 1 lake@2,1 end").play(
        2, "send 1 quarry@0,0 end"
    )
    assert reasons(here, 1) == {"order": {"numbers": (1,), "count": 1}}


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


def spending(here: Scene) -> Scene:
    here.spend()
    while here.state.windows:
        here.play(here.deciders()[0], "decline end")
    return here


def about(here: Scene, law: str, seat: int = 0) -> list[str]:
    """The reasons given about one law."""
    named = text(f"keythedral-law-{law}")
    found = KEYTHEDRAL.why_not(here.state, seat)
    return [one.key.removeprefix("keythedral-why-") for one in found if dict(one.args).get("law") == named]


@pytest.mark.parametrize(
    ("law", "reason"),
    [
        ("unsafe-fence", "law-fences"),
        ("craft-bargain", "law-used"),
        ("downgrade-house", "law-houses"),
        ("upgrade-cottage", "law-cottages"),
        ("broken-fences", "law"),
        ("bargain", "law-resource"),
        ("sale", "law-cubes"),
        ("substitution", "law-no-seat"),
    ],
)
def test_kt_145_a_law_that_lacks_something_says_what(law: str, reason: str) -> None:
    here = hamlet().law(0, law)
    here.player(0).houses[:] = [law == "upgrade-cottage"] * 5
    assert about(spending(here), law) == [reason]


def test_kt_145_a_missing_condition_of_a_law_vanishes_once_met() -> None:
    here = hamlet().law(0, "unsafe-fence", "craft-bargain", "downgrade-house", "upgrade-cottage", "sale")
    here.fence(1, 1, 0, "nw").used(gold=1).dwelling(1, 1, 1, 1, house=True).cubes(0, wood=1)
    spending(here)
    assert not any(dict(one.args).get("law") for one in KEYTHEDRAL.why_not(here.state, 0))


def test_kt_96_broken_fences_says_that_there_is_no_fence_or_no_placing() -> None:
    here = hamlet().law(0, "broken-fences").gone("work-order", "start-order").work()
    while here.state.windows:
        here.play(here.deciders()[0], "decline end")
    assert about(here, "broken-fences") == ["law-fences"]


def test_kt_119_a_moratorium_is_why_a_cottage_cannot_be_upgraded() -> None:
    here = hamlet().law(0, "upgrade-cottage").law(1, "house-moratorium").gone("repeal-law").spend()
    here.play(0, "decline end").play(1, "play house-moratorium end")
    while here.state.windows:
        here.play(here.deciders()[0], "decline end")
    assert about(here, "upgrade-cottage") == ["law-banned"]


def test_nothing_is_said_to_others_nor_in_the_middle_of_a_move() -> None:
    here = hamlet().cubes(0, stone=3).cubes(1, stone=3).spend()
    assert reasons(here)
    assert reasons(here, 1) == {}
    assert reasons(here.play(0, "trade")) == {}
