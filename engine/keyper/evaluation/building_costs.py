"""Building costs, in points."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.content import derived
from engine.keyper.content.box import Content
from engine.keyper.content.goods import FINISHED, RAW

_ICON_PRICE: Mapping[str, float] = {
    **dict.fromkeys(RAW, 0.9),
    **dict.fromkeys(FINISHED, 1.4),
    "wheat": 1.3,
    "any-raw": 0.7,
    "raw-no-wheat": 0.75,
    "any-finished": 1.2,
    "finished-no-wheat": 1.25,
}
_WORK = 0.75
"""Additional cost of the keyples and the upgrade."""


@derived
def building_prices(content: Content) -> Mapping[str, float]:
    """Return the total cost of building and upgrading each tile."""
    return {
        tile: _WORK + sum(_ICON_PRICE[icon] for icon in cost) for tile, cost in content.build_costs.items()
    }
