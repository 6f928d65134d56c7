"""The rules in our own words, from `docs/rules`: numbered lines in chapters, in several languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from msgspec import Struct

_INSTALLED = Path(__file__).parent / "pages"  # `setup.py` puts them there
_FOLDER = _INSTALLED if _INSTALLED.is_dir() else Path(__file__).parents[2] / "docs" / "rules"
_RULE = re.compile(r"- \*\*([A-Z]+-\d+[a-z]?)\*\*\s+(.+)")
_CHAPTER = re.compile(r"##+ (?:\d+\. )?(.+)")
_FOR_BUILDERS = "Every rule"  # a paragraph on numbers and tests helps nobody who plays
_TRANSLATED = re.compile(r"\*[^*]+\]\(\.\./[^*]+\*")  # a link to the English page: said by a message instead
FIRST = "en"
"""The language that rules are written in first; its pages stand beside the folders of the others."""


class Rule(Struct, frozen=True):
    number: str
    words: str
    chapter: str = ""


class Rulebook(Struct, frozen=True):
    opening: str  # the page's first paragraphs
    rules: tuple[Rule, ...]
    language: str = FIRST
    wanted: str = FIRST  # another language than its own where there is no page in that

    @property
    def chapters(self) -> tuple[str, ...]:
        """Those with rules in them, as they stand."""
        return tuple(dict.fromkeys(rule.chapter for rule in self.rules))

    def within(self, chapter: str) -> list[Rule]:
        return [rule for rule in self.rules if rule.chapter == chapter]

    def numbered(self, typed: str) -> list[Rule]:
        """Rules of that number: "KF-30", "kf 30", or "30" alone."""
        if not any(map(str.isdigit, typed)):
            return []
        wanted = re.sub(r"[\s-]", "", typed.lower())
        return [
            rule
            for rule in self.rules
            if wanted in (rule.number.lower().replace("-", ""), rule.number.lower().split("-")[1])
        ]


@cache
def rulebook(game: str, language: str = FIRST) -> Rulebook | None:
    """In this language, or in English where it has no page of it; None where no page is installed."""
    spoken = language if (_FOLDER / language / f"{game}.md").is_file() else FIRST
    path = _FOLDER / ("" if spoken == FIRST else spoken) / f"{game}.md"
    if not path.is_file():
        return None
    lines = path.read_text(encoding="utf-8").splitlines()
    rules, chapter = list[Rule](), ""
    for line in lines:
        if heading := _CHAPTER.match(line):
            chapter = heading[1]
        elif match := _RULE.match(line):
            rules.append(Rule(match[1], match[2], chapter))
    return Rulebook(_opening(lines), tuple(rules), spoken, language)


def _opening(lines: list[str]) -> str:
    end = next((n for n, line in enumerate(lines) if line.startswith("## ")), len(lines))
    paragraphs = [" ".join(part.split()) for part in "\n".join(lines[1:end]).strip().split("\n\n")]
    told = [part for part in paragraphs if not part.startswith(_FOR_BUILDERS) and not _TRANSLATED.match(part)]
    return "\n\n".join(told)
