"""Look up pieces by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from bot.locales import locale_for, speaker
from bot.locales.translations import HOME, locales, message_ids
from bot.rulebook.text_matching import Named, NameSearch
from bot.ui.kit.localiser import HELP, Localiser
from bot.values.read_models import OwnScore
from engine.core.caches import cached
from engine.core.text import Text, text
from engine.registry import GAMES

_ENGLISH = "en"
TERMS = "-terms"
"""Suffix of a message with other names of pieces: lines such as `glasmaker: glazier`, by the English name."""


def pieces_named(games: tuple[str, ...], locale: str, folders: tuple[Path, ...] = (HOME,)) -> NameSearch:
    return _piece_search(games, locale_for(locale), folders)


def both_names(piece: Named) -> Text:
    """Return the name in the reader's language, and in English as printed."""
    if piece.shown == piece.english:
        return text(piece.id)
    return text("help-tile-names", name=piece.shown, english=piece.english)


def named_apart(piece: Named, among: Sequence[Named]) -> Text:
    """Return the name, with its game where another game has a piece of the same name."""
    name = both_names(piece)
    if any(one.shown == piece.shown and one != piece for one in among):
        return text("help-tile-of-game", name=name, game=text(f"{game_of(piece)}-name"))
    return name


def explained(piece: Named, localiser: Localiser, among: Sequence[Named] = (), content: Any = None) -> str:
    """Explain a piece. `content`: the printed values to use; None: those of new games."""
    meaning = meaning_of(game_of(piece), piece.id, content)
    return localiser("help-tile", name=named_apart(piece, among), meaning=meaning)


def meaning_of(game: str, piece: str, content: Any = None) -> Text:
    known = _catalogue(game, content)
    return known[piece] if piece in known else text(f"{piece}{HELP}")


def _catalogue(game: str, content: Any = None) -> Mapping[str, Text]:
    """Return the pieces that are explained by their numbers."""
    found = GAMES[game].catalogue if game in GAMES else None
    if found is None:
        return {}
    sets = GAMES[game].sets
    return found.catalogue(content if content is not None or sets is None else sets.newest)


def printed_at(score: OwnScore | None) -> Any:
    """Return the content of this game, if it names one."""
    return getattr(score.view, "content", None) if score is not None else None


def whereabouts(piece: str, game: str, view: Any, localiser: Localiser) -> list[str]:
    """Return where a piece is in a running game, as far as its reader may know."""
    catalogue = GAMES[game].catalogue if game in GAMES else None
    where = {} if catalogue is None else catalogue.where_is(view)
    return [localiser("help-tile-where", where=where[piece])] if piece in where else []


def at_table(piece: str, score: OwnScore, localiser: Localiser) -> list[str]:
    """Return the same, and what the piece would add now."""
    lines = whereabouts(piece, score.table.game, score.view, localiser)
    adds = [aim.adds for aim in score.objectives if aim.key == piece and aim.adds is not None]
    return [*lines, localiser("help-tile-adds", points=max(adds))] if adds else lines


def names_as_synonyms(game: str, language: str) -> list[str]:
    """Return names of pieces as synonyms for the rule search, as some rules use only the English name."""
    return [
        f"{piece.shown}, {piece.english}: {piece.english}, {piece.shown}"
        for piece in _pieces(game, language, (HOME,))
    ]


def game_of(piece: Named) -> str:
    return piece.id.split("-")[0]


def other_names(game: str, language: str, folders: tuple[Path, ...]) -> Iterator[tuple[str, str]]:
    """Yield (other name, English name) pairs from the terms of one language."""
    key = f"{game}{TERMS}"
    if key not in message_ids(folders):
        return
    for line in speaker(language, markdown=False, folders=folders)(text(key)).splitlines():
        said, _, meant = line.partition(":")
        for english in meant.split(","):
            yield from ((name.strip(), english.strip().lower()) for name in said.split(","))


@cached("names searched", 48, 250_000)
def _piece_search(games: tuple[str, ...], language: str, folders: tuple[Path, ...]) -> NameSearch:
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
