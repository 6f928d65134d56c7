"""Every sentence the services name is written down, and none is written for nothing."""

from __future__ import annotations

import re
from pathlib import Path

from bot.locales.translations import speaker
from bot.values.errors import PlayerError
from engine.core.parse import ParseError
from engine.core.text import Arg, text

ROOT = Path(__file__).parents[3]
FAULTS = ("unknown", "ambiguous", "nothing", "final")


def named() -> set[str]:
    sources = [path for room in ("services", "values") for path in (ROOT / "bot" / room).rglob("*.py")]
    found = {
        key for source in sources for key in re.findall(r'"(services-[a-z-]*[a-z])"', source.read_text())
    }
    return found | {f"services-line-{fault}" for fault in FAULTS}


def written() -> set[str]:
    words = (ROOT / "bot" / "locales" / "en" / "services.ftl").read_text()
    return set(re.findall(r"^(services-[a-z-]+) =", words, re.MULTILINE))


def test_each_key_has_its_sentence_and_each_sentence_its_key() -> None:
    assert named() == written()


def test_the_faults_of_a_line_are_those_of_the_parser() -> None:
    source = (ROOT / "engine" / "core" / "parse.py").read_text()
    assert set(re.findall(r'ParseError\(\s*"([a-z]+)"', source)) == set(FAULTS)
    assert ParseError("unknown", "x", ()).fault in FAULTS


def test_they_can_be_said() -> None:
    say = speaker("en")
    given: dict[str, Arg] = {
        "typed": "hide",
        "nearest": ("hide amber", "end"),
        "game": "chess",
        "strength": "x",
        "seats": (2, 3),
        "words": "hide amber",
        "who": ("ann", "ben"),
    }
    for key in written():
        assert len(say(text(key, **given))) > 10
    assert say(PlayerError().text)
