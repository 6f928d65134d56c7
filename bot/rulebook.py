"""The rules in our own words, from `docs/rules`: numbered lines that can be searched."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from msgspec import Struct

FOLDER = Path(__file__).parents[1] / "docs" / "rules"
_RULE = re.compile(r"- \*\*([A-Z]+-\d+[a-z]?)\*\*\s+(.+)")


class Rule(Struct, frozen=True):
    number: str
    words: str


class Rulebook(Struct, frozen=True):
    opening: str  # the page's first paragraphs
    rules: tuple[Rule, ...]

    def found(self, search: str) -> list[Rule]:
        """Rules of that number, or with all of those words."""
        wanted = search.lower().split()
        by_number = [rule for rule in self.rules if rule.number.lower() == search.strip().lower()]
        return by_number or [
            rule for rule in self.rules if all(word in rule.words.lower() for word in wanted)
        ]


@cache
def rulebook(game: str) -> Rulebook | None:
    """None where the page is not installed."""
    path = FOLDER / f"{game}.md"
    if not path.is_file():
        return None
    lines = path.read_text(encoding="utf-8").splitlines()
    rules = [Rule(match[1], match[2]) for line in lines if (match := _RULE.match(line))]
    end = next((n for n, line in enumerate(lines) if line.startswith("## ")), len(lines))
    paragraphs = "\n".join(lines[1:end]).strip().split("\n\n")
    return Rulebook("\n\n".join(" ".join(part.split()) for part in paragraphs), tuple(rules))
