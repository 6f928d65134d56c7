"""Tables that content is compared with contain values only, in the right number."""

from __future__ import annotations

import json
import re

import pytest

from tests.support.printed import BESIDE, FOLDER, GAMES, printed, trimmed


@pytest.mark.parametrize("game", GAMES)
def test_a_table_holds_values_and_no_words_about_them(game: str) -> None:
    assert trimmed(printed(game)) == printed(game)
    assert not re.search(r"https?:|\.txt|\W/\w+/|confidence", (FOLDER / f"{game}.json").read_text())


@pytest.mark.skipif(not BESIDE.is_dir(), reason="the folder the tables come from is not beside this checkout")
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_as_it_was_gathered(game: str) -> None:
    gathered = json.loads((BESIDE / f"{game}.json").read_text(encoding="utf-8"))
    assert printed(game) == trimmed(gathered), "python -m tests.support.printed takes it over"
