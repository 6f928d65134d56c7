"""Messages use everyday words, and one form of address in each language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern

from bot.locales.translations import HOME
from tests.support.messages import parsed

FORBIDDEN: Mapping[str, tuple[str, ...]] = {
    "en": (
        r"who(m|ever|mever|soever)",
        r"(some|every|any)body",
        r"anew|shall|meanwhile|likewise|thereby|whereby|hereby|furthermore|moreover",
        r"so that|by itself|of one[’']s own|just now|lest",
        r"(may|can|shall) ?not|(do|does|did|is|are|was|were|has|have|had|would|could|should) not",
        r"I (am|will)",
        r"(take|takes|taken|taking|took) back",
        r"(hand|hands|handed|handing) (\w+ ){0,2}over",
        r"uncover(s|ed|ing)?|(come|comes|came) to light",
        r"(call|calls|called|calling) off",
        r"go(es)? there|the table (goes on|waits|stands)|direct messages?",
    ),
    "de": (
        r"Würfel\w*",
        r"Kn(opf|öpfe|öpfen)|Direktnachricht(en)?",
        r"(?<=[a-zäöüß,] )(Sie|Ihnen|Ihr|Ihre[mnrs]?)",
        r"zurück(nehmen|genommen|zunehmen)",
        r"[Dd](er|ieser) Tisch (wartet|geht weiter|spielt)",
        r"[Ii]st das dein Zug",
    ),
    "nl": (
        r"[Uu]|[Uu]w|[Aa]llen",
        r"[Oo]pdracht(en)?|[Tt]ijdbank|[Nn]abeschouwing|[Tt]ips?",
        r"[Aa]fgeven|[Oo]penleggen|[Ii]s dat je zet",
        r"[Dd]e meeste punten winnen",
    ),
    "fr": (
        r"[Vv]ous|[Vv]otre|[Vv]os",
        r"(passer|passe|passes) la main|[Dd]évoil\w+|m[’']appeler",
        r"C[’']est ton coup|[Ll]e plus de points gagne",
    ),
    "es": (
        r"[Vv]osotr[oa]s|[Vv]uestr[oa]s?|[Uu]sted(es)?",
        r"(?![Dd]iecis|[Vv]eintis)\w+(áis|éis)",
        r"[Gg]anan más puntos|(ced|entreg)\w+ (el|tu) turno|[Cc]onsejos?|[Dd]escubr\w+|[Pp]untuadas?",
    ),
}
"""Regular expressions of whole words. In English capital letters make no difference."""

TYPED = re.compile(r"typed|lookups|commands")
TABLES = re.compile(r".*-(synonyms|terms|typed|words|idle)")
"""Files and messages with words that players type, which are no sentences."""
INSIDE = re.compile(r"`[^`]*`|{\s*\$?[\w-]+\s*}|{\s*\$\w+ ->|\[\w+\]")


def patterns(language: str) -> re.Pattern[str]:
    found = "|".join(FORBIDDEN[language])
    return re.compile(rf"(?<![\w-])({found})(?!\w)", re.IGNORECASE if language == "en" else 0)


def spoken(path: Path) -> Iterator[tuple[str, str]]:
    """Yield each message of a file and its attributes, without arguments and commands."""
    for entry in parsed(path):
        if not isinstance(entry, ast.Message) or TABLES.fullmatch(entry.id.name):
            continue
        values = [entry.value, *(attribute.value for attribute in entry.attributes)]
        for value in values:
            if value is not None:
                yield entry.id.name, INSIDE.sub(" ", serialize_pattern(value))


def checked(language: str) -> list[Path]:
    return [path for path in sorted((HOME / language).glob("*.ftl")) if not TYPED.fullmatch(path.stem)]


@pytest.mark.parametrize("language", sorted(FORBIDDEN))
def test_no_message_has_a_forbidden_word(language: str) -> None:
    forbidden = patterns(language)
    found = {
        f"{path.name} {key}": match.group()
        for path in checked(language)
        for key, words in spoken(path)
        if (match := forbidden.search(words))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Whoever wins it goes first."),
        ("en", "You cannot do that."),
        ("en", "Hand your turn over?"),
        ("de", "Bitte warten Sie."),
        ("de", "2 Würfel"),
        ("nl", "Het is uw beurt."),
        ("fr", "C’est votre tour."),
        ("es", "Disponéis de 2 turnos."),
    ],
)
def test_forbidden_words_are_found(language: str, words: str) -> None:
    assert patterns(language).search(words)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Take the seat back, hand in hand, over there."),
        ("de", "Sie gewinnt. Ihr Dorf wächst, und sie zieht."),
        ("nl", "Jullie uitleg"),
        ("fr", "Un rendez-vous"),
        ("es", "Dieciséis o seis: dieciséis."),
    ],
)
def test_other_words_are_allowed(language: str, words: str) -> None:
    assert patterns(language).search(words) is None
