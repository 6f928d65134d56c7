"""Counts of tried and false statements."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Literal, TypeAlias

from msgspec import Struct, field

from engine.core.game import AnyGame
from engine.core.tell import Silence

Kind: TypeAlias = Literal[
    "reason", "question", "forecast", "note", "caution", "folly", "order", "hint", "aim"
]
UNTRIED = object()
"""Of a sentence that cannot be tried here; it is not counted."""


class Figures(Struct):
    """Counts of tried and false statements by kind and message, with examples."""

    tried: Counter[tuple[str, str]] = field(default_factory=Counter)
    false: Counter[tuple[str, str]] = field(default_factory=Counter)
    examples: dict[tuple[str, str], str] = field(default_factory=dict)
    unknown: Counter[tuple[str, str]] = field(default_factory=Counter)

    def count(self, kind: Kind, key: str, wrong: object, of: str) -> None:
        if wrong is UNTRIED:
            return
        self.tried[kind, key] += 1
        if wrong:
            self.false[kind, key] += 1
            self.examples.setdefault((kind, key), f"{of} – {wrong}")

    def by_kind(self) -> Iterator[tuple[str, int, int]]:
        for kind in sorted({kind for kind, _ in self.tried}):
            yield kind, _of_kind(self.tried, kind), _of_kind(self.false, kind)

    def told(self) -> str:
        lines = [f"{kind}: {tried:,} tried, {false} false" for kind, tried, false in self.by_kind()]
        for (kind, key), n in self.false.items():
            lines.append(f"FALSE {n} times: {kind} {key}: {self.examples[kind, key]}")
        lines += [f"NO CHECKER, said {n} times: {kind} {key}" for (kind, key), n in self.unknown.items()]
        return "\n".join(lines)


def _of_kind(counts: Counter[tuple[str, str]], wanted: str) -> int:
    return sum(count for (kind, _), count in counts.items() if kind == wanted)


def played(game: AnyGame, state: Any, *actions: Any) -> Any:
    state = game.copy(state)
    for action in actions:
        game.play(state, action, Silence())
    return state
