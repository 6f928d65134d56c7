"""Look up pieces by name, and browse the rulebook."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bot.locales import locale_for, speaker
from bot.locales.translations import HOME, locales, message_ids
from bot.rulebook.rules import FIRST, Found, Rule, Rulebook, RuleSearch, Synonyms, rulebook
from bot.rulebook.text_matching import Named, NameSearch, folded, words_in
from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.interactions.reply import Reply
from bot.ui.kit.blocks import Block, Entry, Menu, Page, Words
from bot.ui.kit.limits import CHOICES, MENU_ENTRIES, MENU_TEXT, clip
from bot.ui.kit.localiser import HELP, Localiser
from bot.ui.pages.setup_choices import values_lines, values_text
from bot.values.read_models import OwnScore
from bot.values.table import Table
from engine.core.caches import cached
from engine.core.text import Text, UserText, text
from engine.registry import GAMES

_ENGLISH = "en"
_TERMS = "-terms"
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
    known = _catalogue(game_of(piece), content)
    meaning = known[piece.id] if piece.id in known else text(f"{piece.id}{HELP}")
    return localiser("help-tile", name=named_apart(piece, among), meaning=meaning)


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


def at_table(piece: Named, score: OwnScore, localiser: Localiser) -> list[str]:
    """Return where a piece is in a running game and what it would add now, as far as its reader may know."""
    catalogue = GAMES[score.table.game].catalogue
    where = {} if catalogue is None else catalogue.where_is(score.view)
    lines = [localiser("help-tile-where", where=where[piece.id])] if piece.id in where else []
    adds = [aim.adds for aim in score.aims if aim.key == piece.id and aim.adds is not None]
    return [*lines, localiser("help-tile-adds", points=max(adds))] if adds else lines


def _names_as_synonyms(game: str, language: str) -> list[str]:
    """Return names of pieces as synonyms for the rule search, as some rules use only the English name."""
    return [
        f"{piece.shown}, {piece.english}: {piece.english}, {piece.shown}"
        for piece in _pieces(game, language, (HOME,))
    ]


def game_of(piece: Named) -> str:
    return piece.id.split("-")[0]


def other_names(game: str, language: str, folders: tuple[Path, ...]) -> Iterator[tuple[str, str]]:
    """Yield (other name, English name) pairs from the terms of one language."""
    key = f"{game}{_TERMS}"
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


SHOWN, NEAREST = 5, 3  # rules in one answer
_TEXT = 3600  # characters of rules in one answer


def searched(game: str, book: Rulebook, typed: str) -> Found:
    """Search the rules, also by everyday words where the game has a list of them."""
    search = _search(game, book.wanted)
    found = search.find(typed)
    about = [
        rule
        for piece in _pieces_meant(game, book, typed)
        for rule in search.about(piece.english, piece.shown)
    ]
    if not about or book.numbered(typed):
        return found
    exact = tuple(dict.fromkeys((*about, *found.exact)))
    return Found(exact, tuple(rule for rule in found.near if rule not in exact), found.meant)


def _pieces_meant(game: str, book: Rulebook, typed: str) -> list[Named]:
    """Return the pieces of that name; a misspelt name counts only if it is no other word of the rules."""
    names = pieces_named((game,), book.wanted)
    named = names.named(typed)
    return named if named or _search(game, book.wanted).knows(typed) else names.misspelt(typed)


@cached("rules searched", 24, 1_200_000)
def _search(game: str, language: str) -> RuleSearch:
    """Return a search in one language and in English, as players may know a printed word."""
    say = speaker(language, markdown=False)
    tables = (key for key in (f"{game}-synonyms", f"{game}{_TERMS}") if key in message_ids())
    lines = [*(say(text(key)) for key in tables), *_names_as_synonyms(game, language)]
    book = rulebook(game, language) or Rulebook("", ())
    return RuleSearch(
        book, Synonyms.read("\n".join(lines), say(text("rules-idle")), language), rulebook(game)
    )


def _asks_for_overview(typed: str) -> bool:
    """Whether the text means "How to play", in any language."""
    return " ".join(words_in(typed)) in _overview_words()


@cache
def _overview_words() -> frozenset[str]:
    lines = (speaker(one, markdown=False)(text("rules-overview-words")) for one in locales())
    return frozenset(" ".join(words_in(phrase)) for line in lines for phrase in line.split(","))


def _chapter_meant(game: str, book: Rulebook, typed: str) -> str | None:
    """Return the chapter of that name, in the reader's language or in English."""
    wanted = words_in(typed)
    for known in (book, rulebook(game) or book):
        for at, chapter in enumerate(known.chapters[: len(book.chapters)]):
            if words_in(chapter) == wanted:
                return book.chapters[at]
    return None


def rules_page(game: str, book: Rulebook, typed: str, localiser: Localiser, content: Any = None) -> Page:
    """Return the answer to `/rules`. `content`: the printed values of pieces."""
    if not typed or _asks_for_overview(typed):
        return overview_page(game, book, localiser)
    if (chapter := _chapter_meant(game, book, typed)) is not None:
        return chapter_page(game, book, chapter, localiser)
    return found_page(game, book, typed, searched(game, book, typed), localiser, content)


def overview_page(game: str, book: Rulebook, localiser: Localiser) -> Page:
    head = localiser("rules-overview", game=text(f"{game}-name"))
    foot = localiser("rules-overview-foot", count=len(book.rules))
    words = "\n".join((head, clip(book.opening, _TEXT), foot, *_written_in(book, localiser)))
    return Page((Words(words), _chapters(game, book, localiser)))


def chapter_page(game: str, book: Rulebook, chapter: str, localiser: Localiser) -> Page:
    head = localiser("rules-chapter", game=text(f"{game}-name"), chapter=chapter)
    rules = book.within(chapter)
    shown = _fitting(rules)
    blocks: list[Block] = [Words("\n".join((head, *_lines(shown), *_written_in(book, localiser))))]
    left = rules[len(shown) :]
    parts = [left[at : at + MENU_ENTRIES] for at in range(0, len(left), MENU_ENTRIES)]
    blocks += [_menu(game, part, localiser, n) for n, part in enumerate(parts)]
    return Page((*blocks, _chapters(game, book, localiser, chapter)))


def found_page(
    game: str, book: Rulebook, typed: str, found: Found, localiser: Localiser, content: Any = None
) -> Page:
    """Show the piece of that name, the best rules found, and a menu of the next ones."""
    name, search = text(f"{game}-name"), UserText(typed)
    meant = _pieces_meant(game, book, typed)[:SHOWN]
    pieces = [Words(explained(piece, localiser, content=content)) for piece in meant]
    if found.exact:
        lines = [localiser("rules-found", game=name, count=len(found.exact), search=search)]
        shown = _fitting(found.exact[:SHOWN])
    elif found.near:
        lines = [localiser("rules-nearest", game=name, search=search)]
        shown = _fitting(found.near[:NEAREST])
    else:
        example = book.rules[0].number if book.rules else "1"
        words = localiser("rules-none", game=name, search=search, example=example)
        return Page((*(pieces or [Words(words)]), _chapters(game, book, localiser)))
    if found.meant:
        lines.append(localiser("rules-meant", words=found.meant))
    blocks: list[Block] = [*pieces, Words("\n".join((*lines, *_lines(shown), *_written_in(book, localiser))))]
    if others := [rule for rule in (*found.exact, *found.near) if rule not in shown]:
        blocks.append(_menu(game, others, localiser))
    return Page(tuple(blocks))


def rule_page(game: str, book: Rulebook, number: str, localiser: Localiser) -> Page:
    """Show one rule with links to its neighbours; the overview if the rule no longer exists."""
    rule = next((one for one in book.rules if one.number == number), None)
    if rule is None:
        return overview_page(game, book, localiser)
    head = localiser("rules-chapter", game=text(f"{game}-name"), chapter=rule.chapter)
    others = [one for one in book.within(rule.chapter) if one != rule]
    blocks: list[Block] = [Words("\n".join((head, *_lines([rule]), *_written_in(book, localiser))))]
    if others:
        blocks.append(_menu(game, others, localiser))
    return Page((*blocks, _chapters(game, book, localiser, rule.chapter)))


def suggestions(game: str, book: Rulebook, typed: str, localiser: Localiser) -> list[tuple[str, str]]:
    """Return completions (label, value) of a search: chapters, pieces, then rules."""
    lower = folded(typed.strip())
    lines = [(chapter, chapter) for chapter in book.chapters if lower in folded(chapter)]
    if lower:
        for piece in pieces_named((game,), book.wanted).complete(typed)[:SHOWN]:
            lines.append((localiser.label(both_names(piece)), piece.shown))
        found = searched(game, book, typed)
        lines += [(_entry(rule, localiser), rule.number) for rule in (*found.exact, *found.near)]
    return [(clip(name, MENU_TEXT), clip(value, MENU_TEXT)) for name, value in lines[:CHOICES]]


def _written_in(book: Rulebook, localiser: Localiser) -> list[str]:
    """Say in which language the rules were written first, for readers of another one."""
    if book.wanted == FIRST:
        return []
    return [localiser("rules-translated" if book.language == book.wanted else "rules-untranslated")]


def _fitting(rules: Sequence[Rule]) -> list[Rule]:
    """Return as many rules as fit one message."""
    shown, room = list[Rule](), _TEXT
    for rule in rules:
        room -= len(rule.words) + 20
        if room < 0:
            break
        shown.append(rule)
    return shown


def _lines(rules: Sequence[Rule]) -> list[str]:
    return [f"**{rule.number}** {rule.words}" for rule in rules]


def _entry(rule: Rule, localiser: Localiser) -> str:
    return localiser.short(
        "rules-number", number=rule.number, words=rule.words.replace("*", "").replace("`", "")
    )


def _menu(game: str, rules: Sequence[Rule], localiser: Localiser, part: int = 0) -> Menu:
    entries = (Entry(_entry(rule, localiser), rule.number) for rule in rules[:MENU_ENTRIES])
    return Menu(custom_ids.menu("rule", game, part), localiser.short("rules-more"), tuple(entries))


def _chapters(game: str, book: Rulebook, localiser: Localiser, chosen: str = "") -> Menu:
    chapters = book.chapters[:MENU_ENTRIES]
    entries = (Entry(name, f"{n}", chosen=name == chosen) for n, name in enumerate(chapters))
    return Menu(custom_ids.menu("rules", game), localiser.short("rules-chapters"), tuple(entries))


async def table_read_at(reply: Reply, game: str) -> Table | None:
    """Return the table of this game in this channel, if there is exactly one."""
    channel = reply.interaction.channel_id or 0
    near = await reply.context.services.reading.tables_near(channel, reply.person.id)
    tables = [table for table in near.here if table.game == game and table.place.here == channel]
    return tables[0] if len(tables) == 1 else None


def with_values(page: Page, table: Table | None, localiser: Localiser) -> Page:
    """Add a line above the rules that names the values the table is played with."""
    if table is None or not values_lines(table, localiser):
        return page
    if table.box is None:
        words = localiser("rules-values-ours")
    else:
        words = localiser("rules-values-box", values=values_text(table.box))
    return replace(page, blocks=(Words(words), *page.blocks))


async def _show(reply: Reply, game: str, page: Page) -> None:
    await reply.show(with_values(page, await table_read_at(reply, game), reply.localiser()))


async def _rule(press: Press) -> None:
    game = press.word(0)
    if book := rulebook(game, locale_for(press.reply.locale)):
        await _show(press.reply, game, rule_page(game, book, press.value, press.reply.localiser()))


async def _chapter(press: Press) -> None:
    game = press.word(0)
    if book := rulebook(game, locale_for(press.reply.locale)):
        chapter = book.chapters[min(press.chosen, len(book.chapters) - 1)]
        await _show(press.reply, game, chapter_page(game, book, chapter, press.reply.localiser()))


HANDLERS: Handlers = {
    "rule": Handled("update", _rule),
    "rules": Handled("update", _chapter),
}
