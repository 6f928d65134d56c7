"""The explanation of each question, and the rules that apply to it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.steps import whole
from engine.core.teaching import Explanation
from engine.keythedral.state import QuestionKind

_AUCTION = Explanation("auction", ("KT-82", "KT-83", "KT-84"))
_LAW = Explanation("law", ("KT-92", "KT-95", "KT-98"))

EXPLANATIONS: Mapping[QuestionKind, Explanation] = whole(
    QuestionKind,
    {
        "lay": Explanation("lay", ("KT-26", "KT-28", "KT-36")),
        "work": Explanation("work", ("KT-34", "KT-35", "KT-37")),
        "take": Explanation("take", ("KT-42", "KT-115")),
        "turn": Explanation("spend", ("KT-44", "KT-47", "KT-51")),
        "settle": Explanation("settle", ("KT-54", "KT-101")),
        "move": Explanation("move", ("KT-67", "KT-68")),
        "bid": _AUCTION,
        "name": _AUCTION,
        "start": Explanation("law", ("KT-92", "KT-95", "KT-98"), is_beside_turn=True),
        "purchase": Explanation("answer", ("KT-53", "KT-100", "KT-107"), is_beside_turn=True),
        "law": Explanation("answer", ("KT-102", "KT-107"), is_beside_turn=True),
        "free": _LAW,
        "aim": _LAW,
        "arm": Explanation("law", ("KT-92", "KT-106")),
        "end": Explanation("end", ("KT-3", "KT-31")),
    },
)
