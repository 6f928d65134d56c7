"""More than a hundred kinds of mistakes in a form: every way to spoil a value, in every part of every form.
Each message has the line, the found value and the expected one, in plain words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.core.form_input import Blank
from tests.support.filled_forms import WITH_FORMS

PARTS = [(key, part.blanks[0]) for key, game in WITH_FORMS.items() for part in game.form.parts]
NO_WORD = "zzz"
PROGRAM = re.compile(r"Traceback|Error|\bNone\b|tuple|\bdict\b|object at|\\x")
"""What nobody who fills in a form wants to read."""


def line(blank: Blank, how: str) -> str:
    """Return a line of the form, spoilt in one way, and the pattern of its message."""
    good = blank.words[0] if blank.words else "2"
    many = ", ".join((blank.words * 9)[: blank.most + 1]) if blank.words else str(blank.most + 1)
    return {
        "no quotes": f"{blank.key} = {good} x",
        "not closed": f'{blank.key} = "{good}',
        "no value": f"{blank.key} =",
        "no equals sign": f'{blank.key} "{good}"',
        "another sort": f"{blank.key} = true",
        "a broken number": f"{blank.key} = 1.5",
        "a list of numbers": f"{blank.key} = [1, 2]",
        "no such word": f'{blank.key} = "{NO_WORD}"',
        "too many": f'{blank.key} = "{many}"',
        "a comma too many": f'{blank.key} = "{good}, , {good}"',
        "twice": f'{blank.key} = ""\n{blank.key} = ""',
        "a name beside it": f'{blank.key}x = "{good}"',
    }[how]


HOW = {
    "no quotes": (r"", r"a line such as"),
    "not closed": (r"", r"a line such as"),
    "no value": (r"=", r"a line such as"),
    "no equals sign": (r"", r"a line such as"),
    "another sort": (r"True", r"words between quotes, such as|a number from"),
    "a broken number": (r"1\.5", r"words between quotes, such as|a number from"),
    "a list of numbers": (r"1, 2", r"words between quotes, such as|a number from"),
    "no such word": (NO_WORD, r"of: |a number from"),
    "too many": (r"of them|\d", r"of: |a number from"),
    "a comma too many": (r"a comma with nothing beside it|,", r"of: |a number from"),
    "twice": (r"a second time", r"each part and each value once"),
    "a name beside it": (r"a value with this name", r"one of those in the form"),
}


def test_there_are_more_than_a_hundred() -> None:
    assert len(PARTS) * len(HOW) > 100


@pytest.mark.parametrize("how", HOW)
def test_a_spoilt_value_is_told_with_its_line(how: str) -> None:
    for key, blank in PARTS:
        check_told(key, blank, how)


def check_told(key: str, blank: Blank, how: str) -> None:
    form: Any = WITH_FORMS[key].form
    spoilt = line(blank, how)
    told = form.read(f'game = "{key}"\nname = "mine"\n\n[{blank.part}]\n{spoilt}\n')
    assert told.content is None
    at = 5 + spoilt.count("\n")
    here = [mistake for mistake in told.mistakes if mistake.line == at]
    found, expected = HOW[how]
    assert any(re.search(found, each.found) and re.search(expected, each.expected) for each in here), (
        told.mistakes
    )
    for mistake in told.mistakes:
        assert str(mistake).isprintable()
        assert not PROGRAM.search(str(mistake))
        assert len(str(mistake)) < 600
