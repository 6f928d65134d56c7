"""Numbers of pieces, and rulebook numbers that belong to no piece."""

from __future__ import annotations

from typing import Final

WORKERS: Final = {"blue": 40, "red": 40, "yellow": 40, "green": 20}  # KF-1
RESOURCE_COUNT: Final = {"wood": 24, "stone": 24, "iron": 24, "gold": 48}  # KF-2
SKILL_COUNT: Final = {"saw": 16, "pickaxe": 16, "anvil": 16}  # KF-3
STARTING_WORKERS: Final = 8  # KF-10
MOST_USERS: Final = 6  # KF-39
BOAT_1_WORKERS: Final = 2  # KF-86
BOAT_1_GREENS: Final = 1  # KF-87
LEFT_OVER_GOLD: Final = 1  # KF-82 step 12

ORDER_COUNT: Final = {2: 1, 3: 2, 4: 3, 5: 4, 6: 4}  # KF-12
SEASON_TILE_COUNT: Final = {2: 6, 3: 7, 4: 8, 5: 9, 6: 10}  # KF-12
WINTER_DEAL: Final = {2: 3, 3: 3, 4: 3, 5: 2, 6: 2}  # KF-12
