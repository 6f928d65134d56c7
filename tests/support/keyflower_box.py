"""Printed values of the shipped box, by the names that tests use."""

from __future__ import annotations

from engine.keyflower.content.box import SHIPPED

TILES = SHIPPED.tiles
OURS = frozenset(tile.id for pack in SHIPPED.packs.values() for tile in pack)
"""Tiles that no box has, so `tests/data/keyflower.json` has no row for them."""
ALL_BOATS = SHIPPED.boats
HEXES = SHIPPED.hexes
CONTRACTS = SHIPPED.contracts
EXTENSIONS = SHIPPED.extensions
SEASON_TILES = SHIPPED.season_tiles
WORKERS = SHIPPED.workers
RESOURCE_COUNT = SHIPPED.resources
SKILL_COUNT = SHIPPED.skills
STARTING_WORKERS = SHIPPED.starting_workers
MOST_USERS = SHIPPED.most_users
ORDER_COUNT = SHIPPED.order_count
SEASON_TILE_COUNT = SHIPPED.season_tile_count
WINTER_DEAL = SHIPPED.winter_deal
BOAT_1_WORKERS = SHIPPED.boat_1_workers
LEFT_OVER_GOLD = SHIPPED.left_over_gold
