"""Every language says what English says, with the same arguments, typed words and signs, within Discord's
limits. A message that is not translated yet is read in English; a few may wait."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from bot.delivery.sender import _OF_THE_MOMENT
from bot.locales.translations import HOME, locales, own_name, speaker
from engine.core.text import text
from engine.registry import GAMES
from tests.support.messages import parsed

OTHERS = [language for language in locales() if language != "en"]
FOR_THE_READER = ("you", "yours")
NUMBERS = {"one", "many", "other"}  # plural forms; other variants are values of the code
LONGEST_DESCRIPTION = 100
MOST_UNTRANSLATED = 50
"""Messages of one language that may wait for their translation."""
TYPED = re.compile(r"`[^`]*`")
NAMED = re.compile(r"\*\*([^*{}]+)\*\*")


class Used(Visitor):
    """The arguments of a message and the variants it selects from."""

    def __init__(self) -> None:
        self.arguments = set[str]()
        self.choices = set[str]()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's name
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # the library's name
        assert isinstance(node.selector, ast.VariableReference)
        for variant in node.variants:
            if isinstance(variant.key, ast.Identifier) and variant.key.name not in NUMBERS:
                self.choices.add(f"{node.selector.id.name} {variant.key.name}")
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, tuple[str, ast.Pattern]]:
    """Return the file and text of each message, with its attributes."""
    found: dict[str, tuple[str, ast.Pattern]] = {}
    for path in sorted((HOME / language).glob("*.ftl")):
        for entry in parsed(path):
            assert not isinstance(entry, ast.Junk), f"{language}/{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}/{path.name}: {entry.id.name} stands twice"
                assert entry.value is not None
                found[entry.id.name] = path.name, entry.value
                for one in entry.attributes:
                    if one.id.name in FOR_THE_READER:
                        found[f"{entry.id.name}.{one.id.name}"] = path.name, one.value
    return found


def used(pattern: ast.Pattern) -> Used:
    found = Used()
    found.visit(pattern)
    return found


def arguments(pattern: ast.Pattern) -> set[str]:
    return used(pattern).arguments


def choices(pattern: ast.Pattern) -> set[str]:
    return used(pattern).choices


def typed(pattern: ast.Pattern) -> set[str]:
    return set(TYPED.findall(serialize_pattern(pattern)))


def signs(pattern: ast.Pattern) -> set[str]:
    """Arrows, emoji and the like: a reader of another language must find the same."""
    return {sign for sign in serialize_pattern(pattern) if ord(sign) >= 0x2190}


def untranslated(language: str) -> list[str]:
    return sorted(set(messages("en")) - set(messages(language)))


def test_the_languages_that_were_promised_are_there() -> None:
    assert set(locales()) >= {"en", "nl", "fr", "es", "de"}
    assert len({own_name(language) for language in locales()}) == len(locales())


def is_optional(file: str, language: str) -> bool:
    """Return whether a language may omit this file: a game may be untranslated, but not partly."""
    (key,) = {each for each in GAMES if re.match(rf"{each}[-.]", file)} or {""}
    return bool(key) and not any((HOME / language).glob(f"{key}[-.]*"))


@pytest.mark.parametrize("language", OTHERS)
def test_everything_is_said_where_english_says_it(language: str) -> None:
    english, other = messages("en"), messages(language)
    missing = [key for key in untranslated(language) if not is_optional(english[key][0], language)]
    assert len(missing) <= MOST_UNTRANSLATED, (
        f"{language} lacks {len(missing)} messages, {MOST_UNTRANSLATED} may wait: "
        f"`latchkey dev words --missing {language}` lists them"
    )
    assert sorted(set(other) - set(english)) == []
    assert [key for key, (file, _) in other.items() if file != english[key][0]] == []


@pytest.mark.parametrize("language", OTHERS)
def test_arguments_choices_typed_words_and_signs_are_the_same(language: str) -> None:
    wrong = list[str]()
    for key, (_, pattern) in messages(language).items():
        english = messages("en")[key][1]
        for reads in (arguments, choices, typed, signs):
            if reads(english) != reads(pattern):
                wrong.append(f"{key}: {reads.__name__} {reads(english)} or {reads(pattern)}")
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_call_a_button_as_it_is_labelled(language: str) -> None:
    english, other = printed("en"), printed(language)
    keys = defaultdict[str, list[str]](list)
    for key, words in english.items():
        keys[without_sign(words)].append(key)
    named = [
        (key, keys[label])
        for key, words in english.items()
        for label in NAMED.findall(words)
        if label in keys and key in other
    ]
    assert named, "most sentences refer to the label itself"
    wrong = [
        key
        for key, labels in named
        if not any(without_sign(other[label]) in other[key] for label in labels if label in other)
    ]
    assert wrong == []


def printed(language: str) -> dict[str, str]:
    return {key: serialize_pattern(pattern).strip() for key, (_, pattern) in messages(language).items()}


def without_sign(label: str) -> str:
    return re.sub(r"^\W+ ", "", label)


@pytest.mark.parametrize("language", locales())
def test_descriptions_fit_into_discords_list(language: str) -> None:
    described = {key: words for key, words in printed(language).items() if key.startswith("command-")}
    assert len(described) > 50
    assert {key: words for key, words in described.items() if len(words) > LONGEST_DESCRIPTION} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_words_that_may_be_parted_are_said(language: str) -> None:
    named = [
        serialize_pattern(pattern) for key, (_, pattern) in messages(language).items() if "-tile-" in key
    ]
    parted = serialize_pattern(messages(language)["pictures-breaks"][1]).split()
    assert [word for word in parted if word.replace("·", "") not in " ".join(named)] == []


def test_no_file_belongs_to_no_language() -> None:
    assert {path.parent.name for path in Path(HOME).rglob("*.ftl")} == set(locales())


def test_french_has_its_blanks() -> None:
    """No-break before a colon, narrow before others and within « »; commands are typed without."""
    unspaced = re.compile(r"(?<![\u00a0\u202f])[:;!?](?=[\s*)]|$)|«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»")
    lists = re.compile(r".*-(synonyms|typed)|typed-.*|lookups-.*|command-option-order")
    found = {
        key: words
        for key, (file, pattern) in messages("fr").items()
        if file not in ("typed.ftl", "lookups.ftl")
        and not lists.fullmatch(key)
        and unspaced.search(words := TYPED.sub("", serialize_pattern(pattern)))
    }
    assert found == {}


@pytest.mark.parametrize("language", locales())
def test_posts_of_the_moment_begin_with_fixed_words(language: str) -> None:
    """`bot/delivery/sender.py` recognises these posts by their first characters after a lost answer."""
    say = speaker(language)
    for key in ("bot-next-one", "bot-next-many"):
        assert say(text(key, who="Ann")).startswith(_OF_THE_MOMENT)
    for said in (
        text("bot-clock", when="now"),
        text("bot-clocks", all="Ann"),
        text("bot-until", at="1", when="2"),
    ):
        assert f"-# {say(said)}".startswith(_OF_THE_MOMENT)
