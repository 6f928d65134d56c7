"""Lists of alternatives are joined by "or" in every language."""

from __future__ import annotations

import pytest

from bot.locales.translations import speaker
from engine.core.text import OneOf, text

OR = {"en": "A, B or C", "de": "A, B oder C", "nl": "A, B of C", "fr": "A, B ou C", "es": "A, B o C"}


@pytest.mark.parametrize(("key", "name"), [("order-unclear", "nearest"), ("help-tile-nearest", "names")])
@pytest.mark.parametrize("locale", OR)
def test_did_you_mean_asks_for_one_of_them(locale: str, key: str, name: str) -> None:
    said = speaker(locale, markdown=False)(text(key, **{name: OneOf(("A", "B", "C"))}))
    assert OR[locale] in said
