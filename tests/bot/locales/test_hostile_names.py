"""No message in any language turns a user name into a link, a mention or markup."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.locales import escaped, plain_name, speaker
from bot.locales.translations import HOME, locales
from engine.core.text import Arg, OneOf, Text, UserText, Who, text
from tests.support.hostile import NAMES, harm
from tests.support.messages import parsed

LITERAL = {"hash", "link", "picks", "seed", "words"}
"""Arguments in a code span or a link's target, where nothing can be escaped: never from outside."""


PLURALS = {"one", "many", "other"}
OURS = "https://discord.com/channels/1"


class Arguments(Visitor):
    """Arguments of a message: words to print, and values that select a variant."""

    def __init__(self) -> None:
        self.printed, self.chosen = set[str](), dict[str, Arg]()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # the library's name
        selector: object = node.selector
        while isinstance(selector, ast.FunctionReference):
            selector = selector.arguments.positional[0]
        if isinstance(selector, ast.VariableReference):
            key = next(one.key for one in node.variants if one.default)
            named = key.name if isinstance(key, ast.Identifier) else "other"
            self.chosen[selector.id.name] = 2 if named in PLURALS else named
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's name
        self.printed.add(node.id.name)


def every_message(language: str) -> Iterator[tuple[str, Arguments, str]]:
    for path in sorted((HOME / language).glob("*.ftl")):
        source = path.read_text(encoding="utf-8")
        for entry in parsed(path):
            if isinstance(entry, ast.Message):
                arguments = Arguments()
                arguments.visit(entry)
                assert entry.span is not None
                yield entry.id.name, arguments, source[entry.span.start : entry.span.end]


@pytest.mark.parametrize("language", locales())
def test_no_message_lets_a_name_do_harm(language: str) -> None:
    """All names at once in one message of three, each language in others; each name in every sort of argument
    in one of eight."""
    given = [name.format(name="anna") for name in NAMES]
    says = [speaker(language, [name]) for name in given]
    labels = [speaker(language, [name], markdown=False) for name in given]
    said = list(enumerate(every_message(language)))
    for number, (key, arguments, source) in said[locales().index(language) % 3 :: 3]:
        at, turn = number % len(given), number // len(given)
        ours = {**dict.fromkeys(literal(source), OURS), **arguments.chosen}
        shapes = [] if turn % 8 else [shape(UserText(given[at]), turn // 8)]
        for arg in (UserText(" ".join(given), 999), *shapes):
            told = Text(key, tuple({**dict.fromkeys(arguments.printed, arg), **ours}.items()))
            assert list(harm({"content": says[at](told)})) == [], key
            assert list(harm({"description": labels[at](told)})) == [], key


def shape(name: UserText, number: int) -> Arg:
    return (name, (name, Who(0)), OneOf((name, name)), text("bot-seat", who=name))[number % 4]


@pytest.mark.parametrize("language", locales())
def test_no_name_stands_where_nothing_can_be_escaped(language: str) -> None:
    assert {one for _, _, source in every_message(language) for one in literal(source)} <= LITERAL


def literal(source: str) -> list[str]:
    spans = re.findall(r"`[^`\n]*`|\]\([^)\n]*\)|<[^>\n]*>", source)
    return [argument for span in spans for argument in re.findall(r"\$([a-z-]+)", span)]


@pytest.mark.parametrize(
    "name",
    [
        *(name.format(name="anna") for name in NAMES),
        "@here",
        "<@&5>",
        "<@!5>",
        "<id:guide>",
        "-# small",
        "- item",
        "* item",
        "12. item",
        ">>> quoted",
        "~~gone~~",
        "discord.gg/evil",
        "a\u2028b\u2029c\u0085d\re",
        "\u2067x\u2069",
        "\\",
        "\\\\[a](b)",
        "x" * 4000,
        "[" * 4000,
        "",
        " ",
        "\u3164",
        "\u2800\u115f",
        "\U0001f468\u200d\U0001f469",
    ],
)
def test_one_name(name: str) -> None:
    """Every sign that Discord reads is behind a backslash, and the rest is one short line that is seen."""
    shown, message = plain_name(UserText(name)), escaped(UserText(name))
    assert 1 <= len(shown) <= 32
    assert len(shown.splitlines()) == 1
    assert shown.strip() == shown != ""
    assert list(harm({"content": message})) == list(harm({"label": shown})) == []
    assert not re.search(r"[][()<>*_~|`:/#>-]|^\d+\.", re.sub(r"\\.", "", message))
    assert not re.search(r"@(?!\u2060)", message)
    assert re.sub(r"\\(.)", r"\1", message).replace("\u2060", "") == shown


def test_a_name_that_needs_nothing_is_left_alone() -> None:
    for name in ("Zoë", "Dr. Müller", "李雷", "O'Neill, Jr", "Ann 🎲"):
        assert escaped(UserText(name)) == plain_name(UserText(name)) == name


def test_labels_and_messages_format_names_separately() -> None:
    """Messages and labels have separate caches."""
    told = text("bot-seat", who=UserText("*a*"))
    say, label = speaker("en"), speaker("en", markdown=False)
    for _ in range(2):
        assert (say(told), label(told)) == ("\\*a\\*", "*a*")
