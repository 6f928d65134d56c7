"""The player board: 8 farm plots in 2 columns, to their right 12 village plots in 3 columns (KP-109)."""

from __future__ import annotations

from engine.keyper.content.shapes import Area, Direction, FairSide, Season

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
    """Return the village plots in a line from this one, nearest first (KP-154)."""
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
FIELDS_PER_DISPLAY = 15  # KP-189
FOLD_LETTERS = "abcd"
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
