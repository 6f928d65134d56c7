"""What one menu cannot hold is cut where a person sees a border, and menus say what they hold."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.ui.kit.blocks import Entry, Menu
from bot.ui.kit.localiser import Localisers
from bot.ui.panel.lettering import MARK
from bot.ui.panel.levels import heading_of, verb_of
from bot.ui.panel.page import panel_controls
from bot.ui.panel.screenful import OTHERS
from bot.ui.panel.splitting import in_parts, span
from tools.bench.screen.panels import NAMES, random_panels

TABLES = [("keyflower", 5, 130), ("keyper", 3, 60), ("keyper", 4, 40), ("keythedral", 5, 12)]


def test_groups_stay_together_where_that_takes_no_menu_more() -> None:
    assert [len(part) for part in in_parts("a" * 11 + "b" * 12 + "c" * 11 + "d" * 14, str)] == [23, 25]
    assert [len(part) for part in in_parts("a" * 14 + "b" * 14 + "c" * 14, str)] == [25, 17]
    assert [len(part) for part in in_parts("a" * 30, str)] == [25, 5]
    assert in_parts("", str) == []


def test_a_part_is_called_by_its_first_and_its_last_line() -> None:
    lines = [Entry("Stable (1 brick and 1 wood)", "o1"), Entry("Paddock: 2 deer", "o2")]
    assert span(lines) == "Stable – Paddock"
    assert span(lines[:1]) == "Stable"


@pytest.mark.parametrize(("key", "seats", "most"), TABLES)
def test_a_board_or_village_that_two_menus_share_says_which_part_each_holds(
    key: str, seats: int, most: int
) -> None:
    localiser, several, shared = Localisers().plain("en", NAMES), 0, 0
    for panel in random_panels(key, seats, "un0", {}, most):
        shown = panel_controls(panel, (), localiser)
        assert shown is not None
        joined = [block for block in shown.blocks if isinstance(block, Menu) and OTHERS in block.custom_id]
        for one, other in pairwise(joined):
            several += 1
            last, first = ({heading_of(line) for line in menu.entries} for menu in (one, other))
            for heading in last & first:
                shared += 1
                named = f"{heading.removeprefix(verb_of(heading))} ("
                assert named in one.placeholder, (one.placeholder, other.placeholder)
                assert named in other.placeholder, (one.placeholder, other.placeholder)
    assert several > 0
    assert shared < several


def test_a_place_is_in_one_menu() -> None:
    """All ways to turn a tile there are seen together."""
    localiser, split = Localisers().plain("en", NAMES), 0
    for panel in random_panels("keyflower", 3, "un0", {}, 280):
        if panel.decision is None or panel.decision.kind not in ("cell", "place"):
            continue
        shown = panel_controls(panel, (), localiser)
        assert shown is not None
        menus = [block for block in shown.blocks if isinstance(block, Menu)]
        for one, other in pairwise(menus):
            split += 1
            places = [{line.label.split(MARK)[0] for line in menu.entries} for menu in (one, other)]
            assert places[0].isdisjoint(places[1]), (one.placeholder, other.placeholder)
    assert split > 0
