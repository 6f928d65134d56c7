"""The player board: 8 farm plots in 2 columns, to their right 12 village plots in 3 columns (KP-109)."""

from __future__ import annotations

from engine.keyper.content import house
from engine.keyper.content.fields import FIELDS, KEYP, RIVER
from engine.keyper.content.goods import SEASONS
from engine.keyper.content.house import BOATS, DISPLAYS, WINTER_FAIRS
from engine.keyper.content.shapes import Area, Direction, FairSide, Field, Season, SeasonalFair

FARM_PLOTS = 8
VILLAGE_PLOTS = 12
PLOTS = FARM_PLOTS + VILLAGE_PLOTS
FARM_COLUMNS = 2
VILLAGE_COLUMNS = 3
ROWS = 4
AREA_PLOTS: dict[Area, range] = {"farm": range(FARM_PLOTS), "village": range(FARM_PLOTS, PLOTS)}

PLOT_NAMES = tuple(
    [f"farm-{n + 1}" for n in range(FARM_PLOTS)] + [f"village-{n + 1}" for n in range(VILLAGE_PLOTS)]
)

STEPS: dict[Direction, tuple[int, int]] = {
    "left": (0, -1),
    "right": (0, 1),
    "above": (-1, 0),
    "below": (1, 0),
    "upper-left": (-1, -1),
    "upper-right": (-1, 1),
    "lower-left": (1, -1),
    "lower-right": (1, 1),
}


def _village_line(plot: int, direction: Direction) -> tuple[int, ...]:
    """The village plots from this one outwards, nearest first (KP-154)."""
    row, column = divmod(plot - FARM_PLOTS, VILLAGE_COLUMNS)
    down, right = STEPS[direction]
    line = list[int]()
    while 0 <= (row := row + down) < ROWS and 0 <= (column := column + right) < VILLAGE_COLUMNS:
        line.append(FARM_PLOTS + row * VILLAGE_COLUMNS + column)
    return tuple(line)


VILLAGE_LINES = {
    (plot, direction): _village_line(plot, direction) for plot in AREA_PLOTS["village"] for direction in STEPS
}

BOARD_NAMES = ("board-1", "board-2", "board-3", "board-4")
SPRING_DISPLAYS = ("s1", "s2", "s3", "s4")  # KP-3
DISPLAY_FIELDS: dict[str, tuple[Field, ...]] = {
    display.id: tuple(FIELDS[name] for name in display.fields) for display in DISPLAYS
}
SPECIAL_SPOTS = {
    display.id: (display.fields.index(KEYP), display.fields.index(RIVER)) for display in DISPLAYS
}
OFFERED = {
    season: tuple(display.id for display in DISPLAYS if season in display.seasons) for season in SEASONS
}
FOLD_LETTERS = "abcd"

BOAT = {boat.id: boat for boat in BOATS}
PRINTED_FAIR = SeasonalFair("spring-1", "spring", ("sheep", "rock"), 2)
"""The one fair of a season that the rulebook prints (p. 8); the others are ours."""
SEASONAL_FAIRS = (PRINTED_FAIR, *house.SEASONAL_FAIRS)
FAIR = {fair.id: fair for fair in SEASONAL_FAIRS}
WINTER_FAIR = {fair.id: fair for fair in WINTER_FAIRS}
WINTER_FAIR_POINTS: dict[FairSide, int] = {"front": 4, "back": 6}  # KP-124
WINTER_FAIR_UP: dict[Season, FairSide] = {  # KP-72
    "spring": "front",
    "summer": "front",
    "autumn": "back",
    "winter": "back",
}
WINTER_FAIR_SIDES: dict[Season, tuple[FairSide, ...]] = {  # KP-124
    "spring": (),
    "summer": ("front",),
    "autumn": ("back",),
    "winter": ("front", "back"),
}
SHOWN_TILES = 8  # KP-5
SHOWN_BOATS = 4  # KP-7
SELL_POINTS = 2  # KP-80
