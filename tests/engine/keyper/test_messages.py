"""Every piece that the words name has its message."""

from __future__ import annotations

from engine.keyper.content.goods import COLOURS, RESOURCES, SEASONS
from engine.keyper.content.house import BOATS, BUILD_COSTS
from engine.keyper.content.shapes import Construct, Improve
from engine.keyper.content.tiles import UPGRADE_COSTS
from tests.support.keyper_box import DISPLAY_FIELDS, FAIR, FIELDS, TILES, WINTER_FAIR
from tests.support.messages import messages


def test_every_icon_of_a_cost_has_words() -> None:
    costs = [*BUILD_COSTS.values(), *UPGRADE_COSTS.values()]
    for tile in TILES.values():
        for power in (*tile.basic.powers, *tile.upgraded.powers):
            if isinstance(power, Construct | Improve):
                costs.append(power.cost)
    assert not {f"keyper-counted-{icon}" for cost in costs for icon in cost} - set(messages("keyper"))


def test_every_piece_has_a_name() -> None:
    pieces: dict[str, list[str]] = {
        "tile": list(TILES),
        "field": list(FIELDS),
        "good": list(RESOURCES),
        "counted": list(RESOURCES),
        "colour": list(COLOURS),
        "season": list(SEASONS),
        "display": list(DISPLAY_FIELDS),
        "fair": [*FAIR, *WINTER_FAIR],
        "boat": [boat.id for boat in BOATS],
    }
    for kind, ids in pieces.items():
        assert not {f"keyper-{kind}-{piece}" for piece in ids} - set(messages("keyper"))
    assert not {f"keyper-tile-{tile}-help" for tile in TILES} - set(messages("keyper"))
