"""What can be looked up by its name: every piece of a game that a message explains."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from bot.locales import locale_for, speaker
from bot.locales.translations import HOME, locales, message_ids
from bot.rulebook.text_matching import Named, NameSearch
from bot.ui.kit.localiser import HELP, Voice
from bot.values.read_models import OwnScore
from engine.core.kept import remembered
from engine.core.text import Text, text
from engine.registry import GAMES

_ENGLISH = "en"
TERMS = "-terms"
"""A message with what else people call things: lines such as `glasmaker: glazier`, by the English name."""


def pieces_named(games: tuple[str, ...], locale: str, folders: tuple[Path, ...] = (HOME,)) -> NameSearch:
    return _search(games, locale_for(locale), folders)


def both_names(piece: Named) -> Text:
    """In the reader's language, and in English as it is printed."""
    if piece.shown == piece.english:
        return text(piece.id)
    return text("help-tile-names", name=piece.shown, english=piece.english)


def named_apart(piece: Named, among: Sequence[Named]) -> Text:
    """With its game, where another one has a piece of that name, too."""
    name = both_names(piece)
    if any(one.shown == piece.shown and one != piece for one in among):
        return text("help-tile-of-game", name=name, game=text(f"{game_of(piece)}-name"))
    return name


def explained(piece: Named, voice: Voice, among: Sequence[Named] = (), content: Any = None) -> str:
    """As this set of printed values has it; None: the one that new games are played with."""
    known = _catalogue(game_of(piece), content)
    meaning = known[piece.id] if piece.id in known else text(f"{piece.id}{HELP}")
    return voice("help-tile", name=named_apart(piece, among), meaning=meaning)


def _catalogue(game: str, content: Any = None) -> Mapping[str, Text]:
    """Pieces that are explained by their numbers."""
    found = GAMES[game].catalogue if game in GAMES else None
    if found is None:
        return {}
    sets = GAMES[game].sets
    return found.catalogue(content if content is not None or sets is None else sets.newest)


def printed_at(score: OwnScore | None) -> Any:
    """The set of printed values of this game, if it names one."""
    return getattr(score.view, "content", None) if score is not None else None


def at_table(piece: Named, score: OwnScore, voice: Voice) -> list[str]:
    """Where a piece is in a running game, as far as its reader may know, and what it would bring them now."""
    catalogue = GAMES[score.table.game].catalogue
    where = {} if catalogue is None else catalogue.where_is(score.view)
    lines = [voice("help-tile-where", where=where[piece.id])] if piece.id in where else []
    adds = [aim.adds for aim in score.aims if aim.key == piece.id and aim.adds is not None]
    return [*lines, voice("help-tile-adds", points=max(adds))] if adds else lines


def names_as_synonyms(game: str, language: str) -> list[str]:
    """For a search of the rules, which name a piece in English if nothing else."""
    return [
        f"{piece.shown}, {piece.english}: {piece.english}, {piece.shown}"
        for piece in _pieces(game, language, (HOME,))
    ]


def game_of(piece: Named) -> str:
    return piece.id.split("-")[0]


def other_names(game: str, language: str, folders: tuple[Path, ...]) -> Iterator[tuple[str, str]]:
    """(what it is called, its English name): from the terms of one language."""
    key = f"{game}{TERMS}"
    if key not in message_ids(folders):
        return
    for line in speaker(language, markdown=False, folders=folders)(text(key)).splitlines():
        said, _, meant = line.partition(":")
        for english in meant.split(","):
            yield from ((name.strip(), english.strip().lower()) for name in said.split(","))


@remembered("names searched", 48, 250_000)
def _search(games: tuple[str, ...], language: str, folders: tuple[Path, ...]) -> NameSearch:
    return NameSearch([piece for game in games for piece in _pieces(game, language, folders)], language)


@cache
def _pieces(game: str, language: str, folders: tuple[Path, ...]) -> tuple[Named, ...]:
    ids = message_ids(folders)
    known = set(ids)
    explained_ids = [
        id_.removesuffix(HELP)
        for id_ in ids
        if id_.startswith(f"{game}-") and id_.endswith(HELP) and "-option-" not in id_
    ]
    says = {one: speaker(one, markdown=False, folders=folders) for one in (language, *locales())}
    others: dict[str, list[tuple[str, str]]] = {}
    for spoken in (language, *locales()):
        for name, english in other_names(game, spoken, folders):
            others.setdefault(english, []).append((spoken, name))
    found = list[Named]()
    for id_ in (one for one in dict.fromkeys((*explained_ids, *_catalogue(game))) if one in known):
        english = says[_ENGLISH](text(id_))
        elsewhere = [(spoken, says[spoken](text(id_))) for spoken in locales()]
        also = dict.fromkeys([*others.get(english.lower(), ()), *elsewhere])
        found.append(Named(id_, says[language](text(id_)), english, tuple(also)))
    return tuple(found)
