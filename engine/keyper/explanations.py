"""Explanations of each question, with the rules that apply."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.steps import whole
from engine.core.teaching import Explanation
from engine.keyper.queries import field_of
from engine.keyper.state import OWN, Kind, State

_TURN = Explanation("turn", ("KP-24", "KP-34", "KP-41"))
_JOIN = Explanation("join", ("KP-43", "KP-44", "KP-45"), is_beside_turn=True)
_LAY = Explanation("lay", ("KP-55", "KP-56", "KP-60"))
_WORK = Explanation("work", ("KP-19", "KP-94", "KP-101"))
_BOAT = Explanation("boat", ("KP-78", "KP-79", "KP-80"))
_BUILD = Explanation("build", ("KP-84", "KP-86", "KP-89"))

_OF_KINDS: Mapping[Kind, Explanation] = whole(
    Kind,
    {
        "turn": _TURN,
        "turn+order": _TURN,
        "keyp": Explanation("keyp", ("KP-26", "KP-65")),
        "where": Explanation("turn", ("KP-29", "KP-34", "KP-35")),
        "boat": _BOAT,
        "partner": Explanation("turn", ("KP-48", "KP-50")),
        "confirm": _TURN,
        "join": _JOIN,
        "join+order": _JOIN,
        "joined": _JOIN,
        "declined": _JOIN,
        "lay": _LAY,
        "lay-count": _LAY,
        "work": _WORK,
        "get": Explanation("work", ("KP-19", "KP-106", "KP-107")),
        "plot": _BUILD,
        "pay": _BUILD,
        "ended": _WORK,
        "fairs": Explanation("fairs", ("KP-121", "KP-122", "KP-126")),
        "housing": Explanation("housing", ("KP-125", "KP-144")),
        "fold": Explanation("fold", ("KP-133", "KP-190")),
        "surplus": Explanation("surplus", ("KP-65", "KP-134")),
        "order": Explanation("join", ("KP-43", "KP-44", "KP-45")),
    },
)

EXPLANATIONS: Mapping[Any, Explanation] = {
    **_OF_KINDS,
    "work@build": _BUILD,
    "work@discount": _BUILD,
    "work@boat": _BOAT,
    "work@tiles": Explanation("tiles", ("KP-68", "KP-69", "KP-113")),
    "work@exchange": Explanation("trade", ("KP-73", "KP-75", "KP-101")),
}
"""By kind of question; actions on some fields have one of their own."""


def explanation_of(state: State, kind: str) -> Explanation:
    """Return the explanation of a question; for actions on a field, what that field does."""
    found, turn = EXPLANATIONS[kind], state.turn
    if found.topic != "work" or not turn.workers or turn.board == OWN:
        return found
    return EXPLANATIONS.get(f"work@{field_of(state, turn.board, turn.spot).work}", found)
