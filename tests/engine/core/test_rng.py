from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from engine.core.rng import Rng, commitment, is_seed, seed_from

SEED = seed_from("test")


def test_a_draw_is_a_function_of_seed_and_counter() -> None:
    first, second = Rng(SEED), Rng(SEED, 5)
    numbers = [first.below(1000) for _ in range(10)]
    assert numbers[5:] == [second.below(1000) for _ in range(5)]
    assert numbers != [Rng(seed_from("other")).below(1000) for _ in range(10)]


def test_below_reaches_every_number_about_equally_often() -> None:
    rng = Rng(SEED)
    counts = Counter(rng.below(7) for _ in range(7000))
    assert sorted(counts) == list(range(7))
    assert all(850 < count < 1150 for count in counts.values())


def test_below_refuses_nothing_to_draw_from() -> None:
    with pytest.raises(ValueError, match="below 0"):
        Rng(SEED).below(0)


def test_shuffle_keeps_every_item_and_makes_every_order() -> None:
    rng, orders = Rng(SEED), set()
    for _ in range(200):
        items = [1, 2, 3]
        rng.shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 6


def test_choice_gives_one_of_the_items() -> None:
    rng = Rng(SEED)
    assert {rng.choice("abc") for _ in range(50)} == {"a", "b", "c"}


def test_draw_takes_pieces_out_until_none_is_left() -> None:
    rng, pieces = Rng(SEED), {"red": 2, "blue": 1}
    drawn = [rng.draw(pieces) for _ in range(3)]
    assert Counter(drawn) == {"red": 2, "blue": 1}
    assert pieces == {}


def test_draw_does_not_depend_on_the_order_pieces_were_put_in() -> None:
    there, back = {"red": 5, "blue": 5}, {"blue": 5, "red": 5}
    assert [Rng(SEED, n).draw(dict(there)) for n in range(20)] == [
        Rng(SEED, n).draw(dict(back)) for n in range(20)
    ]


def test_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED.encode()).hexdigest()


@pytest.mark.parametrize(("seed", "good"), [(SEED, True), (SEED[:-1], False), ("g" * 64, False), ("", False)])
def test_is_seed_wants_64_hex_digits(seed: str, good: bool) -> None:
    assert is_seed(seed) is good
