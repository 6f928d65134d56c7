"""Names of things in the boxes and rulebooks: `tests/data/names.json`, facts only.

`python -m tests.support.terms` regenerates the file from the table of terms, if that lies beside the
checkout.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

FILE = Path(__file__).parents[1] / "data" / "names.json"
TABLE = Path(__file__).parents[3] / "shared" / "reference" / "terms.md"
_LANGUAGES = ("en", "nl", "fr", "es", "de")
_NAMES = {"1.1": "keyflower-tile", "2.1": "keythedral-law", "3.1": "keyper-tile"}
_PIECES = {
    "1.1": {
        "home_1 … home_6": ("keyflower-tile-home-1",),
        "summer_boat_1 … 4": ("keyflower-tile-summer-boat-1",),
        "contract_01 … 36": ("keyflower-count-contract",),
        "extension_*": ("keyflower-score-extension", "keyflower-tile-builder-help"),
        "cabins": ("keyflower-count-cabin",),
    },
    "2.2": {
        "cottage": ("keythedral-menu-cottage", "keythedral-cottage-of"),
        "house": ("keythedral-house-of",),
        "quarry": ("keythedral-field-quarry",),
        "wood (field)": ("keythedral-field-wood",),
        "lake": ("keythedral-field-lake",),
        "farm": ("keythedral-field-farm",),
        "vineyard": ("keythedral-field-vineyard",),
        "ironwork": ("keythedral-kind-ironwork",),
        "stained_glass": ("keythedral-kind-glass",),
        "blacksmith": ("keythedral-craftsman-smith",),
        "glassmaker": ("keythedral-craftsman-glazier",),
        "goldsmith": ("keythedral-craftsman-goldsmith",),
        "trader": ("keythedral-why-trader",),
        "fence": ("keythedral-menu-fence", "keythedral-fenced-off"),
        "start_player_marker": (
            "keythedral-auction",
            "keythedral-ask-start-auction",
            "keythedral-pictures-marker",
        ),
    },
}
"""Rows of the table that no message names: where their words occur."""


def printed() -> dict[str, dict[str, str]]:
    """Return, by message and language, the name itself or a word that the message must contain."""
    return dict(json.loads(FILE.read_text(encoding="utf-8")))


def from_table() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for section, cells in _rows():
        if re.fullmatch(r"[a-z_]+", cells[0]) and cells[0] not in ("key", "cabins") and section in _NAMES:
            found[f"{_NAMES[section]}-{cells[0].replace('_', '-')}"] = _terms(cells)
        for message in _PIECES.get(section, {}).get(cells[0], ()):
            found[message] = _terms(cells)
    return found


def is_name(message: str) -> bool:
    """Return whether the message is only the name."""
    said = {one for rows in _PIECES.values() for ones in rows.values() for one in ones}
    return message not in said or message.startswith(("keythedral-field-", "keythedral-kind-"))


def _rows() -> Iterator[tuple[str, list[str]]]:
    section = ""
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"### (\S+)", line):
            section = heading[1]
        elif line.startswith("|"):
            yield section, [cell.strip() for cell in line.strip("|").split("|")]


def _terms(cells: list[str]) -> dict[str, str]:
    """Return the terms by language; of the two Dutch columns for Keythedral the second is the edition's."""
    if len(cells) == len(_LANGUAGES) + 2:
        del cells[2]
    return {language: _term(cell) for language, cell in zip(_LANGUAGES, cells[1:], strict=True)}


def _term(cell: str) -> str:
    """Return the first term without its source."""
    gloss = re.search(r"gloss (.*)", cell)
    cell = re.sub(r"\*\*\w+\*\*|\(.*?\)| o$| \d …( \d+\b)?|^Blue ", "", gloss[1] if gloss else cell)
    return re.split(r"[,;]", re.sub(r" o$| 01 … 36", "", cell))[0].strip()


if __name__ == "__main__":
    FILE.write_text(json.dumps(from_table(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
