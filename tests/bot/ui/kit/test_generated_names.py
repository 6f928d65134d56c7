"""Generated names of tables: as many in each language, and no name in two languages."""

from __future__ import annotations

import pytest

from bot.ui.kit.formatting import table_name
from bot.ui.kit.generated_names import as_typed, name_of, named
from bot.values.table import Place, Table

LANGUAGES = ("en", "de", "nl", "fr", "es")
NUMBERS = range(22 * 22)


def table(language: str, *, own_words: bool) -> Table:
    place = Place(1, 2)
    return Table(
        "7ce42c82", "lobby", "lantern", 3, place, 2, {}, "", language, True, (), 0.0, own_words=own_words
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_has_a_name_of_its_own(language: str) -> None:
    names = [named(number, language) for number in NUMBERS]
    assert len({as_typed(name) for name in names}) == len(NUMBERS)
    assert named(len(NUMBERS), language) == names[0]
    assert max(map(len, names)) <= 26, "it stands in the names of threads"
    assert all(name[0].isupper() and name == name.strip() for name in names)


def test_no_two_languages_share_a_name() -> None:
    names = [named(number, language) for language in LANGUAGES for number in NUMBERS]
    assert len(set(names)) == len(LANGUAGES) * len(NUMBERS)


def test_a_table_is_called_by_a_name_of_its_language_and_one_of_old_as_ever() -> None:
    assert [named(20 + 22 * 17, language) for language in LANGUAGES] == [
        "Russet Mill",
        "Birkenmühle",
        "Berkenmolen",
        "Moulin des Tilleuls",
        "Molino del Tilo",
    ]
    assert table_name(table("de", own_words=True)) == name_of("7ce42c82", "de")
    assert table_name(table("de", own_words=False)) == table_name(table("en", own_words=True))
    assert name_of("7ce42c82", "en") == "Moss Well", "as it has been called from the first"


def test_special_letters_match_plain_ones() -> None:
    assert as_typed("Étang d'Ambre") == as_typed("etang d’ambre")
    assert as_typed("Kupfermühle") == as_typed("kupfermuhle")
