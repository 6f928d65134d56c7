"""The explanation of each question, and the rules that apply to it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.steps import whole
from engine.core.teaching import Explanation
from engine.keyflower.state import Kind

_TURN = Explanation("turn", ("KF-24", "KF-25", "KF-26"))
_USE = Explanation("use", ("KF-38", "KF-40", "KF-43"))
_CARRY = Explanation("carry", ("KF-51", "KF-55", "KF-58"))
_EXTEND = Explanation("carry", ("KM-19", "KM-20", "KF-55"))
_BOAT = Explanation("boat", ("KF-67", "KF-72", "KF-73"))
_GROWTH = Explanation("growth", ("KF-74", "KF-75", "KF-76"))

EXPLANATIONS: Mapping[Kind, Explanation] = whole(
    Kind,
    {
        "turn": _TURN,
        "bid": Explanation("bid", ("KF-29", "KF-30", "KF-33")),
        "use": _USE,
        "source": Explanation("use", ("KM-51", "KF-34")),
        "contract": Explanation("contract", ("KM-31", "KM-34", "KM-36")),
        "transport": _CARRY,
        "extension": _EXTEND,
        "price": _CARRY,
        "done": _TURN,
        "winter": Explanation("winter", ("KF-22", "KF-81", "KF-84")),
        "boat": _BOAT,
        "replace": Explanation("boat", ("KM-9", "KM-10")),
        "place": _GROWTH,
        "cell": _GROWTH,
        "rotation": _GROWTH,
    },
)
