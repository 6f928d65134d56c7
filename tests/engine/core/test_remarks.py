"""What a remark on a player's turn says of objectives."""

from __future__ import annotations

from engine.core.remarks import Remark, remark_on
from engine.core.text import OneOf, Text, text
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.queries import slots_on_sale
from engine.keythedral.state import SOLD
from tests.support.keythedral import Scene, hamlet


def seat(slot: str) -> Text:
    return text("keythedral-aims-seat", slot=text("keythedral-slot", slot=slot))


def town(first: str, second: str, **cubes: int) -> Scene:
    """Only seats 1a and 1b are on sale, with these designs."""
    here = hamlet().tile("1a", first).tile("1b", second)
    for slot in list(slots_on_sale(here.state))[2:]:
        here.state.mat[slot] = SOLD
    return here.cubes(0, **cubes)


def remarked(first: str, second: str, **cubes: int) -> Remark:
    """Return what is said of a turn that brought these cubes."""
    return remark_on(KEYTHEDRAL, town(first, second).state, town(first, second, **cubes).state, 0)


def completed(remark: Remark) -> object:
    return next(dict(one.text.args)["aim"] for one in remark.benefits if one.kind == "completes")


def test_seats_paid_with_the_same_cubes_are_one_or_the_other() -> None:
    found = completed(remarked("1-1", "1-5", stone=1, wood=1, food=1))
    assert found == OneOf((seat("1a"), seat("1b")))


def test_seats_paid_with_other_cubes_can_both_be_paid() -> None:
    found = completed(remarked("1-3", "1-4", stone=1, food=1, wood=1, water=1))
    assert found == (seat("1a"), seat("1b"))


def test_a_seat_that_can_be_paid_comes_before_one_that_lacks_something() -> None:
    assert (aim := remarked("1-5", "1-6", stone=1, water=1).aim)
    assert (aim.what, aim.lacking) == (seat("1b"), ())
    assert (aim := remarked("1-5", "1-6", stone=1, wood=1).aim)
    assert aim.what in (seat("1a"), seat("1b"))
    assert aim.lacking


def test_the_harvest_to_come_is_said_not_to_count() -> None:
    here = town("1-5", "1-6").work()
    assert all(aim.uncounted is None for aim in KEYTHEDRAL.objectives_of(here.state, 0))
    here.play(0, "order 2 send 2 wood@0,1 end")
    aims = [aim for aim in KEYTHEDRAL.objectives_of(here.state, 0) if aim.parts]
    assert {aim.uncounted for aim in aims} == {text("keythedral-aims-harvest")}
