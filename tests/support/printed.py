"""Printed values of each game: tables in `tests/data` to check the content against.

They were gathered separately from the code and are never generated from it. Their source folder may lie
beside the checkout; it also says where each value was found, which is not repeated here. `python -m
tests.support.printed` takes over its changes.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "data"
BESIDE = Path(__file__).parents[3] / "shared" / "data"
"""The folder where the tables are gathered; usually missing."""
GAMES = ("keyflower", "keyper", "keythedral")

OURS = "ours"
"""Names of the values of a piece that no source prints: they are of our own design."""
_ABOUT = {
    "about",
    "about_this_file",
    "asked",
    "assumption",
    "by_player_count_notes",
    "confidence",
    "confidence_levels",
    "edge_pattern_check",
    "equivalent_scale",
    "format_version",
    "known_constraints",
    "length_check",
    "literal_reading",
    "meaning",
    "needs",
    "note",
    "notes",
    "reading_notes",
    "rejected_sources",
    "rules_reference",
    "see_also",
    "seed_file",
    "seed_name",
    "sources",
    "translation_slips",
}
"""Keys of notes about the tables instead of values."""
_LONGEST = 50
"""A longer text is an explanation."""


@cache
def printed(game: str) -> dict[str, Any]:
    """Return the table of a game; do not modify it."""
    found = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def trimmed(value: Any) -> Any:
    """Return values without the notes about them."""
    match value:
        case dict():
            kept = {key: trimmed(part) for key, part in value.items() if _is_value(key, part)}
            made = [key for key, origin in value.get("provenance", {}).items() if _is_ours(origin)]
            return kept | ({OURS: sorted(made)} if made else {})
        case list():
            return [trimmed(part) for part in value]
        case _:
            return value


def _is_value(key: str, part: Any) -> bool:
    if key in _ABOUT or key == "provenance":
        return False
    if isinstance(part, str) and " " in part and len(part) > _LONGEST:
        return False
    return key != "source" or part == "bag"  # where workers are drawn from


def _is_ours(origin: Any) -> bool:
    return isinstance(origin, dict) and origin.get("confidence") == "house"


def as_text(table: dict[str, Any]) -> str:
    """Return one line for each piece."""
    parts = []
    for key, part in table.items():
        if isinstance(part, list) and part and isinstance(part[0], dict):
            rows = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in part)
            parts.append(f" {json.dumps(key)}: [\n  {rows}\n ]")
        else:
            parts.append(f" {json.dumps(key)}: {json.dumps(part, ensure_ascii=False)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    for name in GAMES:
        raw = json.loads((BESIDE / f"{name}.json").read_text(encoding="utf-8"))
        (FOLDER / f"{name}.json").write_text(as_text(trimmed(raw)), encoding="utf-8")
