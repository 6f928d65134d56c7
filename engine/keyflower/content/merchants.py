"""Printed values of The Merchants."""

from __future__ import annotations

from typing import Final

from engine.keyflower.content.shapes import (
    ANY,
    Boat,
    Bonus,
    Cargo,
    Contract,
    Either,
    Extension,
    Face,
    Gain,
    Price,
    Tally,
    Tile,
)

CABINS: Final = 6  # KM-1
OPEN_CONTRACTS: Final = 3  # KM-5
CONTRACT_POINTS: Final = 7  # KM-34
WINTER_DEAL: Final = {2: 4, 3: 4, 4: 3, 5: 3, 6: 2}  # KM-4

TILES = (
    Tile(
        "assayer",
        "spring",
        "ffrrrr",
        Face(Either((Gain(contracts=1), Gain(resources=(("stone", 1),)), Gain(resources=(("iron", 1),))))),
        Face(Gain(resources=(("stone", 1), ("iron", 1)), contracts=1), 3),
        Price(skills=(("pickaxe", 1),)),
        merchants=True,
    ),
    Tile(
        "bookkeeper",
        "summer",
        "rrffrf",
        Face(Either((Gain(contracts=1), Gain(skills=1)))),
        Face(Gain(skills=1, contracts=1), 3),
        Price(resources=(("iron", 1), (ANY, 1))),
        merchants=True,
    ),
    Tile(
        "merchant",
        "autumn",
        "rffffr",
        Face(Gain(contracts=1)),
        Face(Gain(contracts=2), 3),
        Price(resources=(("stone", 1), (ANY, 1))),
        merchants=True,
    ),
    Tile("artisan", "winter", "frffff", scoring=Tally("upgraded", 2), merchants=True),
    Tile("builder", "winter", "fffrff", scoring=Tally("extensions", 3), merchants=True),
    Tile("muleteer", "winter", "fffffr", scoring=Tally("unfulfilled", 3), merchants=True),
)

BOATS = (
    Boat(
        "keyflower-ii",
        1,
        2,
        (Cargo(workers=7, gold=1), Cargo(workers=4, skills=1, gold=1), Cargo(workers=4, skills=1, gold=1)),
        (("spring",), ("summer", "autumn", "winter")),
        scoring=Bonus("gold", 3),
        merchants=True,
    ),
    Boat(
        "sea-bastion-ii",
        2,
        2,
        (
            Cargo(workers=6, skills=1, cabins=1),
            Cargo(workers=6, skills=1, cabins=1),
            Cargo(workers=4, skills=1, cabins=1),
        ),
        (("spring", "summer"), ("autumn",)),
        scoring=Bonus("replaced", 1),
        merchants=True,
    ),
    Boat(
        "sea-breese-ii",
        3,
        3,
        (
            Cargo(workers=5, skills=1, contracts=1),
            Cargo(workers=5, skills=1, contracts=1),
            Cargo(workers=5, skills=1, contracts=1),
        ),
        (("spring", "summer", "autumn"), ("winter",)),
        scoring=Tally("winter", 2),
        merchants=True,
    ),
    Boat(
        "flipper-ii",
        4,
        4,
        (
            Cargo(workers=4, skills=2, green=1),
            Cargo(workers=2, skills=2, green=1),
            Cargo(workers=2, skills=2, green=1),
        ),
        (("spring",), ("summer", "autumn", "winter")),
        scoring=Bonus("free-extension", 1),
        merchants=True,
    ),
    Boat(
        "ianvincible-ii",
        5,
        5,
        (
            Cargo(workers=5, skills=1, cabins=1),
            Cargo(workers=5, skills=1, cabins=1),
            Cargo(workers=5, skills=1, cabins=1),
        ),
        (("spring", "summer", "autumn"), ("winter",)),
        scoring=Tally("upgrades", 2),
        merchants=True,
    ),
    Boat(
        "white-wind-ii",
        6,
        6,
        (
            Cargo(workers=5, skills=2, contracts=1),
            Cargo(workers=3, skills=2, contracts=1),
            Cargo(workers=3, skills=2, contracts=1),
        ),
        (("spring",), ("summer", "autumn", "winter")),
        scoring=Bonus("contracts", 10),
        merchants=True,
    ),
)

CONTRACTS = (
    Contract("contract-01", workers=(("blue", 4),)),
    Contract("contract-02", workers=(("red", 4),)),
    Contract("contract-03", workers=(("yellow", 4),)),
    Contract("contract-04", workers=(("green", 2),)),
    Contract("contract-05", workers=(("blue", 2), (ANY, 4))),
    Contract("contract-06", workers=(("red", 2), (ANY, 4))),
    Contract("contract-07", workers=(("yellow", 2), (ANY, 4))),
    Contract("contract-08", workers=(("green", 1), (ANY, 4))),
    Contract("contract-09", workers=(("blue", 2), ("red", 2), (ANY, 1))),
    Contract("contract-10", workers=(("red", 2), ("yellow", 2), (ANY, 1))),
    Contract("contract-11", workers=(("blue", 2), ("yellow", 2), (ANY, 1))),
    Contract("contract-12", workers=(("blue", 1), ("red", 1), ("yellow", 1), ("green", 1))),
    Contract("contract-13", keyple=True),
    Contract("contract-14", skills=(("saw", 1),), resources=(("wood", 1),)),
    Contract("contract-15", skills=(("pickaxe", 1),), resources=(("stone", 1),)),
    Contract("contract-16", skills=(("anvil", 1),), resources=(("iron", 1),)),
    Contract("contract-17", skills=(("saw", 1),), resources=((ANY, 2),)),
    Contract("contract-18", skills=(("pickaxe", 1),), resources=((ANY, 2),)),
    Contract("contract-19", skills=(("anvil", 1),), resources=((ANY, 2),)),
    Contract("contract-20", skills=(("saw", 1), (ANY, 1))),
    Contract("contract-21", skills=(("pickaxe", 1), (ANY, 1))),
    Contract("contract-22", skills=(("anvil", 1), (ANY, 1))),
    Contract("contract-23", skills=(("saw", 1), ("pickaxe", 1), ("anvil", 1))),
    Contract("contract-24", resources=(("wood", 3),)),
    Contract("contract-25", resources=(("stone", 3),)),
    Contract("contract-26", resources=(("iron", 3),)),
    Contract("contract-27", resources=(("gold", 2),)),
    Contract("contract-28", resources=(("wood", 2), ("stone", 2))),
    Contract("contract-29", resources=(("wood", 2), ("iron", 2))),
    Contract("contract-30", resources=(("stone", 2), ("iron", 2))),
    Contract("contract-31", resources=(("wood", 2), (ANY, 2))),
    Contract("contract-32", resources=(("stone", 2), (ANY, 2))),
    Contract("contract-33", resources=(("iron", 2), (ANY, 2))),
    Contract("contract-34", resources=(("gold", 1), (ANY, 2))),
    Contract("contract-35", resources=(("wood", 1), ("stone", 1), ("iron", 1))),
    Contract("contract-36", skills=((ANY, 1),), resources=(("gold", 1),)),
)

EXTENSIONS = (
    Extension("blue-1", "blue", Price(workers=(("blue", 1),))),
    Extension("blue-2", "blue", Price(workers=((ANY, 1),))),
    Extension("blue-3", "blue", Price(resources=(("iron", 1),))),
    Extension("blue-4", "blue", Price(resources=(("iron", 1), (ANY, 1)))),
    Extension("blue-5", "blue", Price(skills=(("anvil", 1),))),
    Extension("red-1", "red", Price(workers=(("red", 1),))),
    Extension("red-2", "red", Price(workers=((ANY, 1),))),
    Extension("red-3", "red", Price(resources=(("wood", 1),))),
    Extension("red-4", "red", Price(resources=(("wood", 1), (ANY, 1)))),
    Extension("red-5", "red", Price(skills=(("saw", 1),))),
    Extension("yellow-1", "yellow", Price(workers=(("yellow", 1),))),
    Extension("yellow-2", "yellow", Price(workers=((ANY, 1),))),
    Extension("yellow-3", "yellow", Price(resources=(("stone", 1),))),
    Extension("yellow-4", "yellow", Price(resources=(("stone", 1), (ANY, 1)))),
    Extension("yellow-5", "yellow", Price(skills=(("pickaxe", 1),))),
    Extension("green-1", "green", Price(workers=(("green", 1),))),
    Extension("green-2", "green", Price(resources=(("gold", 1),))),
    Extension("green-3", "green", Price(resources=(("gold", 1), (ANY, 1)))),
)
