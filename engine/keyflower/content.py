"""Everything printed on the pieces of the base game, and where to find each piece by its id."""

from __future__ import annotations

from typing import Final

from engine.keyflower.merchants import content as merchants
from engine.keyflower.printed import (
    ANY,
    Boat,
    BoatId,
    Bonus,
    Cargo,
    Contract,
    ContractId,
    Either,
    Exchange,
    Extension,
    ExtensionId,
    Face,
    Gain,
    Hold,
    Ladder,
    OneKind,
    Price,
    Season,
    Sets,
    Tally,
    Tile,
    TileId,
    Transport,
)

WORKERS: Final = {"blue": 40, "red": 40, "yellow": 40, "green": 20}  # KF-1
RESOURCE_COUNT: Final = {"wood": 24, "stone": 24, "iron": 24, "gold": 48}  # KF-2
SKILL_COUNT: Final = {"saw": 16, "pickaxe": 16, "anvil": 16}  # KF-3
STARTING_WORKERS: Final = 8  # KF-10
MOST_USERS: Final = 6  # KF-39

HOMES = (
    Tile(
        "home-1",
        "home",
        "wrrrrr",
        Face(Transport(1, 1)),
        Face(Transport(2, 1), 5),
        Price(resources=(("wood", 1), ("stone", 1))),
        number=1,
    ),
    Tile(
        "home-2",
        "home",
        "rwrrrr",
        Face(Transport(1, 1)),
        Face(Transport(2, 1), 5),
        Price(resources=(("stone", 1), ("iron", 1))),
        number=2,
    ),
    Tile(
        "home-3",
        "home",
        "rrrwrr",
        Face(Transport(1, 1)),
        Face(Transport(2, 1), 5),
        Price(resources=(("wood", 1), ("iron", 1))),
        number=3,
    ),
    Tile(
        "home-4",
        "home",
        "rrwrrr",
        Face(Transport(1, 1)),
        Face(Transport(2, 1), 5),
        Price(resources=(("wood", 1), ("stone", 1))),
        number=4,
    ),
    Tile(
        "home-5",
        "home",
        "rrrrwr",
        Face(Transport(1, 1)),
        Face(Transport(2, 1), 5),
        Price(resources=(("stone", 1), ("iron", 1))),
        number=5,
    ),
    Tile(
        "home-6",
        "home",
        "rrrrrw",
        Face(Transport(1, 1)),
        Face(Transport(2, 1), 5),
        Price(resources=(("wood", 1), ("iron", 1))),
        number=6,
    ),
)

SPRING = (
    Tile(
        "alehouse",
        "spring",
        "rrrrff",
        Face(Gain(workers=1)),
        Face(Gain(workers=2)),
        Price(resources=(("wood", 1), ("stone", 1), ("iron", 1))),
    ),
    Tile(
        "apprentice-hall",
        "spring",
        "rrfrrf",
        Face(Gain(skills=1)),
        Face(Gain(skills=2), 3),
        Price(resources=(("wood", 1), ("stone", 1))),
    ),
    Tile(
        "gold-mine",
        "spring",
        "rfrrfr",
        Face(Gain(resources=(("gold", 1),))),
        Face(Gain(resources=(("gold", 2),)), 3),
        Price(resources=(("stone", 1), ("iron", 1))),
    ),
    Tile(
        "key-mine",
        "spring",
        "rffrrr",
        Face(Gain(resources=(("iron", 1),))),
        Face(Gain(resources=(("iron", 3),)), 3),
        Price(skills=(("anvil", 1),)),
    ),
    Tile(
        "keystone-quarry",
        "spring",
        "rfrrrf",
        Face(Gain(resources=(("stone", 1),))),
        Face(Gain(resources=(("stone", 3),)), 3),
        Price(skills=(("pickaxe", 1),)),
    ),
    Tile(
        "keywood",
        "spring",
        "rrfrrf",
        Face(Gain(resources=(("wood", 1),))),
        Face(Gain(resources=(("wood", 3),)), 3),
        Price(skills=(("saw", 1),)),
    ),
    Tile(
        "miner",
        "spring",
        "rrfrfr",
        Face(Gain(resources=(("iron", 2),))),
        Face(Gain(resources=(("iron", 1), ("gold", 1))), 3),
        Price(skills=(("anvil", 1),)),
    ),
    Tile(
        "peddler",
        "spring",
        "rfrrrf",
        Face(Exchange("worker", "yellow", Gain(green=1))),
        Face(Exchange("worker", "yellow", Gain(green=2))),
        Price(resources=(("gold", 1),)),
    ),
    Tile(
        "quarryman",
        "spring",
        "rfrrfr",
        Face(Gain(resources=(("stone", 2),))),
        Face(Gain(resources=(("stone", 1), ("gold", 1))), 3),
        Price(skills=(("pickaxe", 1),)),
    ),
    Tile(
        "stable",
        "spring",
        "rrfrfr",
        Face(Transport(2, 1)),
        Face(Transport(4, 2), 5),
        Price(resources=(("wood", 1), ("iron", 1))),
    ),
    Tile(
        "woodcutter",
        "spring",
        "rrrrff",
        Face(Gain(resources=(("wood", 2),))),
        Face(Gain(resources=(("wood", 1), ("gold", 1))), 3),
        Price(skills=(("saw", 1),)),
    ),
    Tile(
        "workshop",
        "spring",
        "rffrrr",
        Face(
            Either(
                (
                    Gain(resources=(("wood", 1),)),
                    Gain(resources=(("stone", 1),)),
                    Gain(resources=(("iron", 1),)),
                )
            )
        ),
        Face(Gain(resources=(("wood", 1), ("stone", 1), ("iron", 1))), 3),
        Price(resources=((ANY, 2),)),
    ),
)

SUMMER = (
    Tile(
        "brewer",
        "summer",
        "frrfrf",
        Face(Exchange("skill", ANY, Gain(workers=2))),
        Face(Exchange("skill", ANY, Gain(workers=3)), 3),
        Price(resources=(("stone", 1), ("iron", 1))),
    ),
    Tile(
        "carpenter",
        "summer",
        "frfrrf",
        Face(Exchange("skill", "saw", Gain(resources=(("wood", 3),)))),
        Face(Exchange("skill", "saw", Gain(resources=(("gold", 3),))), 7),
        Price(resources=(("wood", 3),)),
    ),
    Tile(
        "farrier",
        "summer",
        "rfrffr",
        Face(Transport(3, 1)),
        Face(Transport(5, 2), 5),
        Price(resources=((ANY, 2),)),
    ),
    Tile(
        "hiring-fair",
        "summer",
        "ffrrfr",
        Face(Exchange("skill", ANY, Gain(skills=2))),
        Face(Exchange("skill", ANY, Gain(skills=3)), 5),
        Price(resources=(("wood", 1), ("iron", 1))),
    ),
    Tile(
        "mason",
        "summer",
        "frrffr",
        Face(Exchange("skill", "pickaxe", Gain(resources=(("stone", 3),)))),
        Face(Exchange("skill", "pickaxe", Gain(resources=(("gold", 3),))), 7),
        Price(resources=(("stone", 3),)),
    ),
    Tile(
        "smelter",
        "summer",
        "rrfrff",
        Face(Exchange("skill", "anvil", Gain(resources=(("iron", 3),)))),
        Face(Exchange("skill", "anvil", Gain(resources=(("gold", 3),))), 7),
        Price(resources=(("iron", 3),)),
    ),
    Tile(
        "store",
        "summer",
        "rffrfr",
        Face(Exchange("worker", "blue", Gain(green=1))),
        Face(Exchange("worker", "blue", Gain(green=2)), 3),
        Price(resources=(("gold", 1),)),
    ),
    Tile(
        "tavern",
        "summer",
        "frffrr",
        Face(Exchange("worker", ANY, Gain(workers=2))),
        Face(Exchange("worker", ANY, Gain(workers=3))),
        Price(resources=(("wood", 1), ("stone", 1), ("iron", 1))),
    ),
)

SUMMER_BOATS = (
    Tile("summer-boat-1", "summer-boat", "wffwff", number=1),
    Tile("summer-boat-2", "summer-boat", "wffwff", number=2),
    Tile("summer-boat-3", "summer-boat", "wffwff", number=3),
    Tile("summer-boat-4", "summer-boat", "wffwff", number=4),
)

AUTUMN = (
    Tile("barn", "autumn", "rrffff", Face(Hold(ANY, 1)), Face(Hold(ANY, 2)), Price(skills=((ANY, 1),))),
    Tile(
        "blacksmith",
        "autumn",
        "ffrrff",
        Face(Hold("iron", 2)),
        Face(Hold("iron", 3)),
        Price(skills=(("anvil", 1),)),
    ),
    Tile(
        "fair",
        "autumn",
        "ffffrr",
        Face(Exchange("worker", "red", Gain(green=1))),
        Face(Exchange("worker", "red", Gain(green=2)), 5),
        Price(resources=(("gold", 1),)),
    ),
    Tile("forge", "autumn", "rfrfff", Face(points=3), Face(points=10), Price(resources=(("iron", 3),))),
    Tile("goldsmith", "autumn", "frffrf", Face(), Face(points=7), Price(resources=(("gold", 2),))),
    Tile(
        "inn",
        "autumn",
        "rfffrf",
        Face(Gain(workers=1)),
        Face(Gain(workers=3)),
        Price(resources=((ANY, 1),), skills=((ANY, 1),)),
    ),
    Tile("sawmill", "autumn", "rffrff", Face(points=3), Face(points=10), Price(resources=(("wood", 3),))),
    Tile("sculptor", "autumn", "ffrffr", Face(points=3), Face(points=10), Price(resources=(("stone", 3),))),
    Tile(
        "stone-yard",
        "autumn",
        "frfrff",
        Face(Hold("stone", 2)),
        Face(Hold("stone", 3)),
        Price(skills=(("pickaxe", 1),)),
    ),
    Tile(
        "timber-yard",
        "autumn",
        "frfffr",
        Face(Hold("wood", 2)),
        Face(Hold("wood", 3)),
        Price(skills=(("saw", 1),)),
    ),
    Tile(
        "wainwright",
        "autumn",
        "ffrfrf",
        Face(Transport(4, 2)),
        Face(Transport(6, 2), 5),
        Price(resources=((ANY, 2),)),
    ),
    Tile("well", "autumn", "fffrfr", Face(points=3), Face(points=7), Price(resources=((ANY, 3),))),
)

WINTER = (
    Tile("apothecary", "winter", "frffff", scoring=Sets("worker", ((ANY, 5),), 3)),
    Tile(
        "craftsmans-guild",
        "winter",
        "frffff",
        scoring=Sets("worker", (("blue", 1), ("red", 1), ("yellow", 1)), 3),
    ),
    Tile("jeweller", "winter", "fffffr", scoring=Sets("resource", (("gold", 1),), 2)),
    Tile("key-guild", "winter", "ffffrf", scoring=Sets("skill", ((ANY, 5),), 10)),
    Tile("keythedral", "winter", "fffffr", Face(points=12)),
    Tile("key-market", "winter", "ffrfff", scoring=Sets("worker", (("green", 1),), 2)),
    Tile(
        "mercers-guild",
        "winter",
        "rfffff",
        scoring=Sets("resource", (("wood", 1), ("stone", 1), ("iron", 1)), 5),
    ),
    Tile("scholar", "winter", "fffrff", scoring=OneKind("skill", 3)),
    Tile(
        "scribes", "winter", "ffrfff", scoring=Sets("skill", (("saw", 1), ("pickaxe", 1), ("anvil", 1)), 10)
    ),
    Tile("village-hall", "winter", "fffrff", scoring=OneKind("worker", 1)),
    Tile("watermill", "winter", "ffffrf", scoring=OneKind("resource", 1)),
    Tile("windmill", "winter", "rfffff", scoring=Sets("resource", ((ANY, 5),), 5)),
)

ORDERS = (
    Tile("order-1", "order", "fffrff", scoring=Tally("adjacent", 1), number=1),
    Tile("order-2", "order", "rffrff", scoring=Tally("adjacent", 1), number=2),
    Tile("order-3", "order", "frfrfr", scoring=Tally("adjacent", 1), number=3),
    Tile("order-4", "order", "frrfrr", scoring=Tally("adjacent", 1), number=4),
)

BOATS = (
    Boat(
        "keyflower",
        1,
        2,
        (Cargo(workers=7, skills=1), Cargo(workers=7, skills=1), Cargo(workers=3, skills=2)),
        (("spring", "summer"), ("autumn", "winter")),
        scoring=Tally("steps", 1),
    ),
    Boat(
        "sea-bastion",
        2,
        2,
        (Cargo(workers=6, skills=2), Cargo(workers=6, skills=2), Cargo(workers=6, skills=2)),
        (("spring", "summer", "autumn"), ("winter",)),
        scoring=Tally("loop", 1),
    ),
    Boat(
        "sea-breese",
        3,
        3,
        (Cargo(workers=6, skills=1), Cargo(workers=4, skills=1), Cargo(workers=4, skills=1)),
        (("spring",), ("summer", "autumn", "winter")),
        scoring=Ladder((0, 2, 4, 8, 16, 32)),
    ),
    Boat(
        "flipper",
        4,
        4,
        (Cargo(workers=5, skills=2), Cargo(workers=5, skills=2), Cargo(workers=2, skills=2)),
        (("spring", "summer"), ("autumn", "winter")),
        points=2,
        scoring=Bonus("free-upgrade", 1),
    ),
    Boat(
        "ianvincible",
        5,
        5,
        (Cargo(workers=5, skills=1), Cargo(workers=5, skills=1), Cargo(workers=3, skills=1)),
        (("spring", "summer"), ("autumn", "winter")),
        points=5,
    ),
    Boat(
        "white-wind",
        6,
        6,
        (Cargo(workers=4, skills=2), Cargo(workers=4, skills=2), Cargo(workers=4, skills=1)),
        (("spring", "summer"), ("autumn", "winter")),
        scoring=Sets("worker", ((ANY, 1),), 1),
    ),
)

TILES: Final[dict[TileId, Tile]] = {
    tile.id: tile
    for tile in (
        *HOMES,
        *SPRING,
        *SUMMER,
        *SUMMER_BOATS,
        *AUTUMN,
        *WINTER,
        *ORDERS,
        *merchants.TILES,
    )
}
ALL_BOATS: Final[dict[BoatId, Boat]] = {boat.id: boat for boat in (*BOATS, *merchants.BOATS)}
CONTRACTS: Final[dict[ContractId, Contract]] = {contract.id: contract for contract in merchants.CONTRACTS}
EXTENSIONS: Final[dict[ExtensionId, Extension]] = {ext.id: ext for ext in merchants.EXTENSIONS}
HEXES: Final[dict[str, Tile | Boat]] = {**TILES, **ALL_BOATS}
"""Whatever can lie in a village."""

SEASON_TILES: Final[dict[Season, tuple[Tile, ...]]] = {
    "spring": SPRING,
    "summer": (*SUMMER, *SUMMER_BOATS),
    "autumn": AUTUMN,
    "winter": WINTER,
}
"""The base game's tiles of each season; The Merchants add theirs."""

ORDER_COUNT: Final = {2: 1, 3: 2, 4: 3, 5: 4, 6: 4}  # KF-12
SEASON_TILE_COUNT: Final = {2: 6, 3: 7, 4: 8, 5: 9, 6: 10}  # KF-12
WINTER_DEAL: Final = {2: 3, 3: 3, 4: 3, 5: 2, 6: 2}  # KF-12
