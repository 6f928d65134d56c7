"""The place of a control on a panel, and the number of taps to reach it: a button is one tap, a menu line
two, because the menu has to be opened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import TypeAlias

from bot.ui.interactions import custom_ids
from bot.ui.kit.blocks import Block, Buttons, Menu, Page
from bot.ui.kit.localiser import Localiser
from bot.ui.panel.page import panel_controls, panel_page
from bot.values.panel import Panel, Shortcut

BUTTON = 1
_LINE, _NOWHERE = 2, 99
_Way: TypeAlias = tuple[tuple[int, ...], int, bool]  # a menu's path and page, and whether More is open


def way_to(panel: Panel, coming: Sequence[str], localiser: Localiser) -> tuple[Shortcut, int]:
    """Return the press that makes the most of the coming picks and nothing else, and the taps to it."""
    fitting = [
        way for way in (*panel.ways, *panel.likely) if list(way.picks) == list(coming[: len(way.picks)])
    ]
    for way in sorted(fitting, key=lambda way: -len(way.route)):
        if (taps := _taps_to(panel, way.route, localiser)) is not None:
            return way, taps
    raise AssertionError(f"{coming[0]} is nowhere on the panel")


def _taps_to(panel: Panel, route: tuple[int, ...], localiser: Localiser) -> int | None:
    """Return the fewest taps from this panel to this press, through any menus on the way; None if it is
    unreachable."""
    paths: list[tuple[int, int, _Way]] = [(0, 0, ((), 0, False))]
    seen, order = set[_Way](), count(1)
    best, words = _NOWHERE, custom_ids.path_words(route)
    while paths:
        taps, _, way = heappop(paths)
        if way in seen or taps >= best:
            continue
        seen.add(way)
        shown = panel_controls(panel, way[0], localiser, way[1])
        page = panel_page(panel, shown, localiser, path=way[0], more=way[2])
        for cost, verb, args in _presses(page):
            if verb == "confirm" and (panel.confirm,) == route:
                best = min(best, taps + cost)
            elif verb in ("pick", "likely", "o", "t", "sure") and args[0] == words:
                best = min(best, taps + cost - (BUTTON if verb == "sure" else 0))
            elif verb in ("open", "g"):
                heappush(paths, (taps + cost, next(order), (custom_ids.path_of(args[0]), 0, False)))
            elif verb == "more":
                heappush(paths, (taps + cost, next(order), (custom_ids.path_of(args[0]), 0, True)))
            elif verb == "sheet":
                heappush(
                    paths, (taps + cost, next(order), (custom_ids.path_of(args[0]), int(args[1]), False))
                )
    return best if best < _NOWHERE else None


def _presses(page: Page) -> Iterator[tuple[int, str, tuple[str, ...]]]:
    """Yield what can be pressed on a page: its taps, its verb, and the arguments after the panel's id."""
    for block in page.blocks:
        yield from _of_block(block)


def _of_block(block: Block) -> Iterator[tuple[int, str, tuple[str, ...]]]:
    if isinstance(block, Buttons):
        for button in block.buttons:
            pressed = custom_ids.parsed(button.custom_id)
            if not button.disabled:
                yield BUTTON, pressed.verb, pressed.args[3:]
    elif isinstance(block, Menu):
        for entry in block.entries:
            yield _LINE, entry.value[0], (entry.value[1:],)
