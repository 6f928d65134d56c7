"""Browse and search the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from bot.locales import locale_for, speaker
from bot.locales.translations import locales, message_ids
from bot.rulebook.rules import FIRST, Found, Rule, Rulebook, RuleSearch, Synonyms, rulebook
from bot.rulebook.text_matching import Named, folded, words_in
from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.interactions.reply import Reply
from bot.ui.kit.blocks import Block, Entry, Menu, Page, Words, rows
from bot.ui.kit.limits import CHOICES, MENU_ENTRIES, MENU_TEXT, clip
from bot.ui.kit.localiser import Localiser
from bot.ui.pages.piece_lookup import TERMS, both_names, explained, names_as_synonyms, pieces_named
from bot.ui.pages.setup_choices import values_lines, values_of, values_text
from bot.ui.pages.signs import signs_buttons
from bot.values.table import Table
from engine.core.caches import cached
from engine.core.text import UserText, text
from engine.registry import GAMES

SHOWN, NEAREST = 5, 3  # rules in one answer
_TEXT = 3600  # characters of rules in one answer


def searched(game: str, book: Rulebook, typed: str) -> Found:
    """Search the rules, also by everyday words where the game has a list of them.

    Rules that this book leaves out are not found.
    """
    found, numbers = _searched(game, book, typed), {rule.number for rule in book.rules}
    exact, near = (
        tuple(rule for rule in some if rule.number in numbers) for some in (found.exact, found.near)
    )
    return Found(exact, near, found.meant)


def _searched(game: str, book: Rulebook, typed: str) -> Found:
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
    tables = (key for key in (f"{game}-synonyms", f"{game}{TERMS}") if key in message_ids())
    lines = [*(say(text(key)) for key in tables), *names_as_synonyms(game, language)]
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
    """Return the chapter of that name in this book, by its name in the reader's language or in English."""
    wanted, whole = words_in(typed), rulebook(game, book.wanted) or book
    for known in (whole, rulebook(game) or whole):
        for own, chapter in zip(whole.chapters, known.chapters, strict=False):
            if words_in(chapter) == wanted and own in book.chapters:
                return own
    return None


def rules_page(game: str, book: Rulebook, typed: str, localiser: Localiser, content: Any = None) -> Page:
    """Return the answer to `/rules`. `content`: the printed values of pieces.

    What only an expansion knows that is not played here is answered all the same, with a line that says so.
    """
    if not typed or _asks_for_overview(typed):
        return overview_page(game, book, localiser)
    if (chapter := _chapter_meant(game, book, typed)) is not None:
        return chapter_page(game, book, chapter, localiser)
    whole = rulebook(game, book.wanted) or book
    if (chapter := _chapter_meant(game, whole, typed)) is not None:
        return _not_played(chapter_page(game, whole, chapter, localiser), localiser)
    found = searched(game, book, typed)
    if not found.exact and (more := searched(game, whole, typed)).exact:
        return _not_played(found_page(game, whole, typed, more, localiser, content), localiser)
    return found_page(game, book, typed, found, localiser, content)


def _not_played(page: Page, localiser: Localiser) -> Page:
    return replace(page, blocks=(Words(localiser("rules-not-played")), *page.blocks))


def overview_page(game: str, book: Rulebook, localiser: Localiser) -> Page:
    head = localiser("rules-overview", game=text(f"{game}-name"))
    foot = localiser("rules-overview-foot", count=len(book.rules))
    about = (
        [localiser(f"{each.words}-line") for each in GAMES[game].introductions[:1]] if game in GAMES else []
    )
    words = "\n".join((head, *about, clip(book.opening, _TEXT), foot, *_written_in(book, localiser)))
    signs = rows(signs_buttons(game, localiser))
    return Page((Words(words), _chapters(game, book, localiser), *signs), own=_overview_id(game))


def _overview_id(game: str) -> str:
    return custom_ids.page_id("rulesof", game, value=game)


def _chapter_id(game: str, book: Rulebook, chapter: str) -> str:
    """Return the id of a chapter by its place in the whole book."""
    chapters = (rulebook(game, book.wanted) or book).chapters
    return custom_ids.page_id("rules", game, value=str(chapters.index(chapter)))


def chapter_page(game: str, book: Rulebook, chapter: str, localiser: Localiser) -> Page:
    head = localiser("rules-chapter", game=text(f"{game}-name"), chapter=chapter)
    rules = book.within(chapter)
    shown = _fitting(rules)
    blocks: list[Block] = [Words("\n".join((head, *_lines(shown, localiser), *_written_in(book, localiser))))]
    left = rules[len(shown) :]
    parts = [left[at : at + MENU_ENTRIES] for at in range(0, len(left), MENU_ENTRIES)]
    blocks += [_menu(game, part, localiser, n) for n, part in enumerate(parts)]
    blocks.append(_chapters(game, book, localiser, chapter))
    return Page(tuple(blocks), own=_chapter_id(game, book, chapter), above=_overview_id(game))


def found_page(
    game: str, book: Rulebook, typed: str, found: Found, localiser: Localiser, content: Any = None
) -> Page:
    """Answer like a person: the piece of that name, the best rule, others, then where all that is from."""
    name, search = text(f"{game}-name"), UserText(typed)
    meant = _pieces_meant(game, book, typed)[:SHOWN]
    pieces = [Words(explained(piece, localiser, content=content)) for piece in meant]
    lines, foot = list[str](), list[str]()
    if found.exact:
        shown = _fitting(found.exact[:SHOWN])
        if len(found.exact) > len(shown):
            foot.append(localiser("rules-found", game=name, count=len(found.exact), search=search))
    elif found.near:
        lines.append(localiser("rules-nearest", game=name, search=search))
        shown = _fitting(found.near[:NEAREST])
    else:
        example = book.rules[0].number if book.rules else "1"
        words = localiser("rules-none", game=name, search=search, example=example)
        return Page((*(pieces or [Words(words)]), _chapters(game, book, localiser)))
    if found.meant:
        foot.append(localiser("rules-meant", words=found.meant))
    lines.append(_answer(game, shown[0], localiser))
    if len(shown) > 1:
        lines += [localiser("rules-also"), *_lines(shown[1:], localiser)]
    blocks: list[Block] = [*pieces, Words("\n".join((*lines, *foot, *_written_in(book, localiser))))]
    if others := [rule for rule in (*found.exact, *found.near) if rule not in shown]:
        blocks.append(_menu(game, others, localiser))
    return Page(tuple(blocks))


def rule_page(game: str, book: Rulebook, number: str, localiser: Localiser) -> Page:
    """Show one rule with links to its neighbours; the overview if the rule no longer exists."""
    rule = next((one for one in book.rules if one.number == number), None)
    if rule is None:
        return overview_page(game, book, localiser)
    others = [one for one in book.within(rule.chapter) if one != rule]
    answer = _answer(game, rule, localiser)
    blocks: list[Block] = [Words("\n".join((answer, *_written_in(book, localiser))))]
    if others:
        blocks.append(_menu(game, others, localiser))
    blocks.append(_chapters(game, book, localiser, rule.chapter))
    own, above = custom_ids.page_id("rule", game, 0, value=number), _chapter_id(game, book, rule.chapter)
    return Page(tuple(blocks), own=own, above=above)


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


def _lines(rules: Sequence[Rule], localiser: Localiser) -> list[str]:
    return [localiser("rules-line", words=rule.words, number=rule.number) for rule in rules]


def _answer(game: str, rule: Rule, localiser: Localiser) -> str:
    """Say the rule, give an example if there is one, and name its number and chapter last."""
    example = f"rules-example-{rule.number.lower()}"
    lines = [rule.words]
    if example in message_ids():
        lines.append(localiser("rules-example", words=text(example)))
    source = localiser("rules-source", number=rule.number, game=text(f"{game}-name"), chapter=rule.chapter)
    return "\n".join((*lines, source))


def _entry(rule: Rule, localiser: Localiser) -> str:
    return localiser.short(
        "rules-number", number=rule.number, words=rule.words.replace("*", "").replace("`", "")
    )


def _menu(game: str, rules: Sequence[Rule], localiser: Localiser, part: int = 0) -> Menu:
    entries = (Entry(_entry(rule, localiser), rule.number) for rule in rules[:MENU_ENTRIES])
    return Menu(custom_ids.menu("rule", game, part), localiser.short("rules-more"), tuple(entries))


def _chapters(game: str, book: Rulebook, localiser: Localiser, chosen: str = "") -> Menu:
    """Return a menu of this book's chapters, by their place in the whole book."""
    whole, known = rulebook(game, book.wanted) or book, set(book.chapters)
    entries = [
        Entry(name, f"{n}", chosen=name == chosen) for n, name in enumerate(whole.chapters) if name in known
    ]
    menu = custom_ids.menu("rules", game)
    return Menu(menu, localiser.short("rules-chapters"), tuple(entries[:MENU_ENTRIES]))


async def book_at_hand(reply: Reply, game: str) -> Rulebook | None:
    """Return the rules in the reader's language, without expansions that are not played.

    The tables here decide; in a DM, and where there are none, those of the reader.
    """
    book = rulebook(game, locale_for(reply.locale))
    if book is None or game not in reply.context.games:
        return book
    channel = reply.interaction.channel_id or 0
    near = await reply.services.queries.tables_near(channel, reply.person.id)
    here, own = ([table for table in some if table.game == game] for some in (near.here, near.own))
    tables = own if reply.interaction.guild_id is None else here or own
    spec = reply.context.games[game].spec
    unplayed = [set(spec.unplayed_rules(spec.modern(table.options))) for table in tables]
    return book.without(set.intersection(*unplayed)) if unplayed else book


async def table_read_at(reply: Reply, game: str) -> Table | None:
    """Return the table of this game in this channel, if there is exactly one."""
    channel = reply.interaction.channel_id or 0
    near = await reply.services.queries.tables_near(channel, reply.person.id)
    tables = [table for table in near.here if table.game == game and table.place.here == channel]
    return tables[0] if len(tables) == 1 else None


def with_values(page: Page, table: Table | None, localiser: Localiser) -> Page:
    """Add a line below the answer that names the values the table is played with."""
    if table is None or not values_lines(table, localiser):
        return page
    if table.box is None:
        words = localiser("rules-values-ours")
    else:
        words = localiser("rules-values-box", values=values_text(table.box))
    told = sum(isinstance(block, Words) for block in page.blocks)
    return replace(page, blocks=(*page.blocks[:told], Words(words), *page.blocks[told:]))


async def _show(reply: Reply, game: str, page: Page) -> None:
    await reply.show(with_values(page, await table_read_at(reply, game), reply.localiser()))


async def _rule(press: Press) -> None:
    game, localiser = press.word(0), press.reply.localiser()
    if book := await book_at_hand(press.reply, game):
        if press.value not in {rule.number for rule in book.rules}:
            book = rulebook(game, book.wanted) or book
        await _show(press.reply, game, rule_page(game, book, press.value, localiser))


async def _chapter(press: Press) -> None:
    game, localiser = press.word(0), press.reply.localiser()
    if book := await book_at_hand(press.reply, game):
        whole = rulebook(game, book.wanted) or book
        chapter = whole.chapters[min(press.chosen, len(whole.chapters) - 1)]
        book = book if chapter in book.chapters else whole
        await _show(press.reply, game, chapter_page(game, book, chapter, localiser))


async def _of_game(press: Press) -> None:
    """Answer a search whose game was not clear: the value is the game, then the search."""
    game, _, search = press.value.partition(" ")
    if book := await book_at_hand(press.reply, game):
        table = await table_read_at(press.reply, game)
        page = rules_page(game, book, search, press.reply.localiser(), values_of(table))
        await press.reply.show(with_values(page, table, press.reply.localiser()))


def which_game_page(games: Sequence[str], search: str, localiser: Localiser) -> Page:
    """Ask which game's rules are meant."""
    entries = (Entry(localiser.short(f"{game}-name"), clip(f"{game} {search}", MENU_TEXT)) for game in games)
    menu = Menu(custom_ids.menu("rulesof"), localiser.short("rules-which-menu"), tuple(entries))
    return Page((Words(localiser("rules-which")), menu))


HANDLERS: Handlers = {
    "rule": Handled("update", _rule),
    "rules": Handled("update", _chapter),
    "rulesof": Handled("update", _of_game),
}
