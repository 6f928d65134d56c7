"""Sets of printed values: names, look-up and validation."""

from __future__ import annotations

import gc
import json
from collections.abc import Iterator
from functools import cached_property
from typing import Any

import msgspec
import pytest
from msgspec import UNSET, Struct, UnsetType

from engine.core.codec import Codec
from engine.core.content import Content, ContentError, Sets, derived
from engine.core.rng import seed_from
from engine.core.setup import PRINTED, Setup, SetupError, SetupSpec, checked


class Shed(Struct, frozen=True, omit_defaults=True):
    id: str
    price: int
    points: int = 0


class Toy(Content, frozen=True):
    sheds: tuple[Shed, ...]
    stock: dict[str, int]


def faults(toy: Toy) -> Iterator[str]:
    yield from (f"{shed.id} costs nothing" for shed in toy.sheds if shed.price < 1)


FIRST = Toy(sheds=(Shed("oak", 2), Shed("elm", 3, 1)), stock={"log": 16, "clay": 12})
SECOND = msgspec.structs.replace(FIRST, sheds=(Shed("oak", 4), Shed("elm", 3, 1)))
OWN = msgspec.structs.replace(FIRST, name="my box", stock={"log": 15, "clay": 12})


def sets() -> Sets[Toy]:
    return Sets(Toy, {1: FIRST, 2: SECOND, 3: SECOND}, faults)


class Played(Struct, dict=True):
    rulings: int
    printed: str | UnsetType = UNSET
    schema: int = 1

    @cached_property
    def content(self) -> Toy:
        return sets().of(self.printed, self.rulings)


def test_a_fingerprint_is_short_and_depends_on_every_value() -> None:
    assert len(FIRST.fingerprint) == 16
    others = (SECOND, OWN, msgspec.structs.replace(OWN, name=""), msgspec.structs.replace(FIRST, sheds=()))
    assert len({FIRST.fingerprint, *(other.fingerprint for other in others)}) == 5


def test_the_order_of_pieces_counts_and_that_of_names_does_not() -> None:
    turned = msgspec.structs.replace(FIRST, stock=dict(reversed(FIRST.stock.items())))
    assert turned.fingerprint == FIRST.fingerprint
    assert msgspec.structs.replace(FIRST, sheds=FIRST.sheds[::-1]).fingerprint != FIRST.fingerprint


def test_a_field_that_comes_later_leaves_a_set_its_name() -> None:
    class Later(Content, frozen=True):
        sheds: tuple[Shed, ...]
        stock: dict[str, int]
        rent: int = 0

    later = Later(sheds=FIRST.sheds, stock=FIRST.stock)
    assert later.fingerprint == FIRST.fingerprint
    assert msgspec.structs.replace(later, rent=1).fingerprint != FIRST.fingerprint


def test_a_game_of_before_goes_on_with_what_shipped_under_its_rulings() -> None:
    assert [sets().of(UNSET, rulings) for rulings in (1, 2, 3)] == [FIRST, SECOND, SECOND]
    assert sets().fingerprints == (FIRST.fingerprint, SECOND.fingerprint, SECOND.fingerprint)
    assert sets().newest is SECOND


def test_a_set_is_known_once_it_was_brought() -> None:
    known = sets()
    with pytest.raises(ContentError, match=f"{OWN.fingerprint} are not known here"):
        known.named(OWN.fingerprint)
    assert known.bring(OWN) == OWN.fingerprint
    assert known.of(OWN.fingerprint, 1) is OWN
    assert not known.is_shipped(OWN.fingerprint)


def test_a_set_survives_writing_and_reading() -> None:
    known = sets()
    known.bring(OWN)
    assert known.carried(UNSET) is None
    assert known.carried(FIRST.fingerprint) is None
    written = known.carried(OWN.fingerprint)
    read = sets().read(json.loads(json.dumps(written)))
    assert (read, read.fingerprint) == (OWN, OWN.fingerprint)


@pytest.mark.parametrize("data", [None, [], {}, {"sheds": [{"id": "oak"}], "stock": {}}, {"sheds": 3}])
def test_invalid_sets_are_refused(data: Any) -> None:
    with pytest.raises(ContentError, match="not a set of printed values"):
        sets().read(data)


def test_a_set_against_the_rulebook_is_not_played_with() -> None:
    known = sets()
    free = msgspec.structs.replace(FIRST, sheds=(Shed("oak", 0),))
    with pytest.raises(ContentError, match="oak costs nothing"):
        known.bring(free)
    assert not known.knows(free.fingerprint)


def test_a_save_names_its_set_and_holds_nothing_of_it() -> None:
    codec = Codec(Played, 1, {})
    old, new = Played(2), Played(2, SECOND.fingerprint)
    assert old.content is new.content is SECOND
    assert codec.to_json(old) == b'{"rulings":2,"schema":1}'
    assert len(codec.to_json(new)) - len(codec.to_json(old)) == len(f'"printed":"{SECOND.fingerprint}",')
    assert codec.copy(new) == new == codec.from_json(codec.to_json(new))


def stranger(number: int) -> Toy:
    return msgspec.structs.replace(FIRST, name=f"box {number}", stock={"log": number})


def test_a_player_who_brings_a_thousand_sets_keeps_nobody_from_bringing_theirs() -> None:
    known, mine = sets(), OWN
    known.bring(mine)  # referenced by a game, as by a table
    for number in range(1000):
        known.bring(stranger(number))
    assert known.bring(msgspec.structs.replace(OWN, name="one more"))
    assert known.named(mine.fingerprint) is mine
    assert known.named(stranger(999).fingerprint) == stranger(999)
    assert known.newest is SECOND
    gc.collect()
    assert sum(known.knows(stranger(number).fingerprint) for number in range(1000)) <= 100


def test_the_sets_used_last_stay_though_nobody_holds_them() -> None:
    known = sets()
    for number in range(150):
        known.bring(stranger(number))
        assert known.knows(stranger(0).fingerprint)  # it is used again and again
    gc.collect()
    assert not known.knows(stranger(1).fingerprint)


@pytest.mark.parametrize("name", ["x" * 61, "two\nlines", "\x1b[31mred", "\u202eright to left"])
def test_a_name_that_cannot_be_shown_is_not_brought_but_a_game_that_has_it_goes_on(name: str) -> None:
    known, odd = sets(), msgspec.structs.replace(OWN, name=name)
    with pytest.raises(ContentError, match="one line of at most 60 letters"):
        known.bring(odd)
    known.bring_json(msgspec.json.encode(odd), odd.fingerprint)
    assert known.named(odd.fingerprint) == odd


SPEC = SetupSpec(seats=(2, 3), rulings=3, printed=("a" * 16, "b" * 16, "c" * 16))


def test_a_new_game_names_the_newest_set_and_an_old_one_stays_without() -> None:
    assert checked(SPEC, Setup(2, seed_from("x"))).printed == "c" * 16
    assert checked(SPEC, Setup(2, seed_from("x"), {"rulings": "3"})).printed is UNSET
    named = {"rulings": "2", PRINTED: OWN.fingerprint}
    assert checked(SPEC, Setup(2, seed_from("x"), named)).options == named
    assert checked(SetupSpec(seats=(2,)), Setup(2, seed_from("x"))).printed is UNSET


@pytest.mark.parametrize("name", ["x" * 16, "a" * 15, "A" * 16, "../../etc/passwd"])
def test_a_set_is_named_by_a_fingerprint_alone(name: str) -> None:
    with pytest.raises(SetupError, match="no fingerprint of printed values"):
        checked(SPEC, Setup(2, seed_from("x"), {PRINTED: name}))


def test_derived_values_depend_on_named_arguments() -> None:
    @derived
    def doubled(_: Toy, number: int, *, twice: bool = False) -> int:
        return number * 2 if twice else number

    assert (doubled(FIRST, 4), doubled(FIRST, 4, twice=True), doubled(FIRST, 4)) == (4, 8, 4)
