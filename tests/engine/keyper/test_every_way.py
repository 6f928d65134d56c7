"""Fairs and housing, compared with every way there is."""

from __future__ import annotations

import random
from itertools import product

from engine.keyper.content.box import SHIPPED
from engine.keyper.content.goods import ANIMALS
from engine.keyper.state import Player, Plot
from engine.keyper.steps.fairs import can_show
from engine.keyper.steps.housing import releasable
from tests.support.keyper_box import TILES

MADE_OF = {"clay": "brick", "log": "wood", "rock": "stone"}


def shows_all(goods: dict[str, int], places: list[str]) -> bool:
    """Return whether these goods fill all places, tried place by place."""
    if not places:
        return True
    fitting = {places[0], MADE_OF.get(places[0], places[0])}
    return any(shows_all({**goods, good: goods[good] - 1}, places[1:]) for good in fitting if goods.get(good))


def test_kp_101_kp_122_kp_226_a_fair_can_be_held_if_any_way_to_show_it_exists() -> None:
    rng = random.Random(226)
    kinds = ("clay", "log", "brick", "wood", "cow", "ruby")
    answers = set[bool]()
    for _ in range(2000):
        goods = {kind: count for kind in kinds if (count := rng.randrange(3))}
        places = rng.choices(kinds, k=rng.randrange(1, 6))
        answer = can_show(Player({}, goods, [], {}, []), places)
        assert answer == shows_all(goods, places), (goods, places)
        answers.add(answer)
    assert answers == {True, False}


def most_housed(herd: dict[str, int], houses: list[tuple[str, ...]]) -> int:
    """House by house, every choice of at most four."""
    if not houses:
        return 0
    kinds = [kind for kind in houses[0] if herd.get(kind)]
    best = 0
    for given in product(*(range(min(4, herd[kind]) + 1) for kind in kinds)):
        if sum(given) <= 4:
            rest = herd | {kind: herd[kind] - n for kind, n in zip(kinds, given, strict=True)}
            best = max(best, sum(given) + most_housed(rest, houses[1:]))
    return best


def test_kp_125_kp_227_only_animals_that_must_go_may_be_released() -> None:
    rng = random.Random(227)
    barns = [tile for tile in TILES.values() if tile.houses]
    asked = 0
    for _ in range(300):
        tiles = rng.sample(barns, rng.randrange(4))
        herd = {kind: rng.randrange(1, 7) for kind in rng.sample(ANIMALS, rng.randrange(1, 4))}
        houses = [tile.houses for tile in tiles]
        most = most_housed(herd, houses)
        wanted = [
            kind
            for kind in ANIMALS
            if kind in herd and most_housed(herd | {kind: herd[kind] - 1}, houses) == most
        ]
        player = Player({}, herd, [], {}, [Plot(tile.id) for tile in tiles])
        assert releasable(SHIPPED, player) == (wanted if most < sum(herd.values()) else []), (herd, houses)
        asked += bool(wanted)
    assert asked > 100
