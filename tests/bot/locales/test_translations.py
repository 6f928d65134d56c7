"""The Fluent loader: arguments, names, lists, plurals, missing messages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import ast

from bot.locales import MissingWordsError, escaped, locale_for, plain_name, speaker
from bot.locales.inline_markup import IconWords
from bot.locales.translations import locales
from engine.core.text import Typed, UserText, Who, text
from tests.support.messages import parsed

EN = Path("bot/locales/en")
CODE = sorted(Path("bot").rglob("*.py"))


def test_names_lists_texts_and_plurals_are_printed() -> None:
    say = speaker("en", ["Anna", "Bob", "Carol"])
    everybody = tuple(Who(seat) for seat in range(3))
    assert say(text("panel-waiting-for", who=everybody)) == "Waiting for Anna, Bob and Carol."
    assert say(text("turns-title", count=1)).startswith("### 1 game is waiting")
    assert say(text("turns-title", count=3)).startswith("### 3 games are waiting")
    assert say(text("lobby-flag", name=text("lobby-pace"), state="on")) == "Pace: on"


def test_a_text_that_was_said_is_said_to_everybody_in_their_own_way() -> None:
    said, typed = text("panel-waiting-for", who=(Who(0),)), text("lobby-flag", name="x", state=Typed("use 3"))
    loud = IconWords({"lobby-pace": "<:pace:1>"}, {}, {})
    shown = text("lobby-flag", name=text("lobby-pace"), state="on")
    for _ in range(2):
        assert speaker("en", ["Anna"])(said) == "Waiting for Anna."
        assert speaker("en", ["Bob"])(said) == "Waiting for Bob."
        assert speaker("de", ["Anna"])(said) == "Wir warten auf Anna."
        assert speaker("en", spoken=str.upper)(typed) == "x: USE 3"
        assert speaker("en", spoken=str.title)(typed) == "x: Use 3"
        assert speaker("en")(shown) == "Pace: on"
        assert "<:pace:1>" in speaker("en", icons=loud)(shown)


def test_words_with_other_forms_are_plain_once_said() -> None:
    """Cached messages contain plain words only."""
    for locale in locales():
        say = speaker(locale)
        for message, source in inflected(locale):
            if "{" not in source:
                said = say(text(message))
                assert type(said) is str, f"{locale}: {message}"
                assert msgspec.json.decode(msgspec.json.encode(said)) == said


def inflected(locale: str) -> Iterator[tuple[str, str]]:
    """Messages that have other forms, with their words."""
    for path in sorted((EN.parent / locale).glob("*.ftl")):
        words = path.read_text(encoding="utf-8")
        for entry in parsed(path):
            if isinstance(entry, ast.Message) and entry.attributes:
                assert entry.span is not None
                yield entry.id.name, words[entry.span.start : entry.span.end]


def test_a_missing_message_is_loud_or_logged(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(MissingWordsError, match="no-such-message"):
        speaker("en")(text("no-such-message"))
    with pytest.raises(MissingWordsError, match="panel-waiting-for"):
        speaker("en")(text("panel-waiting-for"))
    assert speaker("en", strict=False)(text("no-such-message")) == "message"
    assert "no-such-message" in caplog.text


def test_names_are_harmless_in_messages_and_whole_in_labels() -> None:
    nasty = "**@everyone** <@1> `x` [a](http://b)"
    in_message = escaped(UserText(nasty))
    assert "@everyone" not in in_message
    assert not re.search(r"(?<!\\)[*`<>\[\]()_~|:]", in_message)
    assert plain_name(UserText(nasty)).startswith("**@everyone**")
    say = speaker("en", [nasty], markdown=False)
    assert say(text("bot-seat", who=Who(0))) == plain_name(UserText(nasty))


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  a\n b ", "a b"),
        ("\u202eevil", "evil"),
        ("\u200b", "?"),
        ("x" * 40, "x" * 31 + "…"),
        ("Zoë", "Zoë"),
    ],
)
def test_names_are_tidied(given: str, shown: str) -> None:
    assert plain_name(UserText(given)) == shown


def test_unknown_languages_fall_back_to_english() -> None:
    assert locale_for("en-GB") == "en"
    assert locale_for("tlh") == "en"


def _messages() -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for path in sorted(EN.glob("*.ftl")):
        for entry in parsed(path):
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def test_every_key_in_the_code_has_a_message() -> None:
    """Keys are plain strings in the code, so a misspelt one can be found by reading."""
    areas = "bot|lobby|panel|table|vote|end|turns|settings|errors|help|command|services|clock|stall|server"
    areas = f"{areas}|hints|review"
    known = _messages()
    missing = {
        (path.name, key)
        for path in CODE
        for key in re.findall(rf'"((?:{areas})-[a-z-]+[a-z])"', path.read_text(encoding="utf-8"))
        if key not in known
    }
    assert missing == set()


def test_no_message_of_ours_lies_unused() -> None:
    """Words that neither the code nor another message says any more are dead code too."""
    text_of_code = "\n".join(path.read_text(encoding="utf-8") for path in CODE)
    messages = "\n".join(path.read_text(encoding="utf-8") for path in EN.glob("*.ftl"))
    quoted = set(re.findall(r"\{ ([a-z-]+) \}", messages))
    own = ("bot", "hints", "lobby", "review", "panel", "table", "errors", "help")
    unused = []
    for area in own:
        for entry in parsed(EN / f"{area}.ftl"):
            if not isinstance(entry, ast.Message) or entry.id.name in quoted:
                continue
            if not _is_said(entry.id.name, text_of_code):
                unused.append(entry.id.name)
    assert unused == []


def _is_said(key: str, code: str) -> bool:
    """Return whether the code uses this message, by its full name or by a prefix that it completes."""
    parts = key.split("-")
    stems = ["-".join(parts[:n]) for n in range(1, len(parts))]
    return f'"{key}"' in code or any(f'"{stem}-{{' in code for stem in stems)
