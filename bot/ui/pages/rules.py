"""The rulebook as pages: an overview, a chapter, what a search found, a single rule."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bot.rulebook.rules import Rule, Rulebook, rulebook
from bot.rulebook.search import Found, RuleSearch, Synonyms
from bot.ui.page.blocks import Block, Entry, Menu, Page, Words
from bot.ui.page.limits import CHOICES, MENU_ENTRIES, MENU_TEXT, clip
from bot.ui.page.voice import Voice
from bot.ui.press import ids
from bot.ui.press.dispatch import Handled, Handlers, Press
from bot.words import escaped
from bot.words.speak import message_ids
from engine.core.text import text

SHOWN, NEAREST = 5, 3  # rules in one answer
_TEXT = 3600  # characters of rules in one answer


def searched(game: str, book: Rulebook, voice: Voice, typed: str) -> Found:
    """What the rules say about it, by everyday words too where the game has a table of them."""
    key = f"{game}-synonyms"
    lines = voice.short(key) if key in message_ids() else ""
    return _search(book, lines, voice.short("rules-idle")).find(typed)


@cache
def _search(book: Rulebook, synonyms: str, idle: str) -> RuleSearch:
    return RuleSearch(book, Synonyms.read(synonyms, idle))


def overview_page(game: str, book: Rulebook, voice: Voice) -> Page:
    head = voice("rules-overview", game=text(f"{game}-name"))
    foot = voice("rules-overview-foot", count=len(book.rules))
    words = "\n".join((head, clip(book.opening, _TEXT), foot))
    return Page((Words(words), _chapters(game, book, voice)))


def chapter_page(game: str, book: Rulebook, chapter: str, voice: Voice) -> Page:
    head = voice("rules-chapter", game=text(f"{game}-name"), chapter=chapter)
    rules = book.within(chapter)
    shown = _fitting(rules)
    blocks: list[Block] = [Words("\n".join((head, *_lines(shown))))]
    left = rules[len(shown) :]
    parts = [left[at : at + MENU_ENTRIES] for at in range(0, len(left), MENU_ENTRIES)]
    blocks += [_menu(game, part, voice, n) for n, part in enumerate(parts)]
    return Page((*blocks, _chapters(game, book, voice, chapter)))


def found_page(game: str, book: Rulebook, typed: str, found: Found, voice: Voice) -> Page:
    """The rules found, best first, and a menu of those that come next."""
    name, search = text(f"{game}-name"), escaped(typed)
    if found.exact:
        lines = [voice("rules-found", game=name, count=len(found.exact), search=search)]
        shown = _fitting(found.exact[:SHOWN])
    elif found.near:
        lines = [voice("rules-nearest", game=name, search=search)]
        shown = _fitting(found.near[:NEAREST])
    else:
        example = book.rules[0].number if book.rules else "1"
        words = voice("rules-none", game=name, search=search, example=example)
        return Page((Words(words), _chapters(game, book, voice)))
    if found.meant:
        lines.append(voice("rules-meant", words=found.meant))
    blocks: list[Block] = [Words("\n".join((*lines, *_lines(shown))))]
    if others := [rule for rule in (*found.exact, *found.near) if rule not in shown]:
        blocks.append(_menu(game, others, voice))
    return Page(tuple(blocks))


def rule_page(game: str, book: Rulebook, number: str, voice: Voice) -> Page:
    """One rule, with its neighbours to go on to; the overview where it has gone meanwhile."""
    rule = next((one for one in book.rules if one.number == number), None)
    if rule is None:
        return overview_page(game, book, voice)
    head = voice("rules-chapter", game=text(f"{game}-name"), chapter=rule.chapter)
    others = [one for one in book.within(rule.chapter) if one != rule]
    blocks: list[Block] = [Words("\n".join((head, *_lines([rule]))))]
    if others:
        blocks.append(_menu(game, others, voice))
    return Page((*blocks, _chapters(game, book, voice, rule.chapter)))


def suggestions(game: str, book: Rulebook, typed: str, voice: Voice) -> list[tuple[str, str]]:
    """Completions of a search: chapters first, then the rules found; (what is read, what is sent)."""
    lower = typed.strip().lower()
    lines = [(chapter, chapter) for chapter in book.chapters if lower in chapter.lower()]
    if lower:
        found = searched(game, book, voice, typed)
        lines += [(_entry(rule, voice), rule.number) for rule in (*found.exact, *found.near)]
    return [(clip(name, MENU_TEXT), clip(value, MENU_TEXT)) for name, value in lines[:CHOICES]]


def _fitting(rules: Sequence[Rule]) -> list[Rule]:
    """As many as one message holds."""
    shown, room = list[Rule](), _TEXT
    for rule in rules:
        room -= len(rule.words) + 20
        if room < 0:
            break
        shown.append(rule)
    return shown


def _lines(rules: Sequence[Rule]) -> list[str]:
    return [f"**{rule.number}** {rule.words}" for rule in rules]


def _entry(rule: Rule, voice: Voice) -> str:
    return voice.short("rules-number", number=rule.number, words=rule.words.replace("*", "").replace("`", ""))


def _menu(game: str, rules: Sequence[Rule], voice: Voice, part: int = 0) -> Menu:
    entries = (Entry(_entry(rule, voice), rule.number) for rule in rules[:MENU_ENTRIES])
    return Menu(ids.menu("rule", game, part), voice.short("rules-more"), tuple(entries))


def _chapters(game: str, book: Rulebook, voice: Voice, chosen: str = "") -> Menu:
    chapters = book.chapters[:MENU_ENTRIES]
    entries = (Entry(name, f"{n}", chosen=name == chosen) for n, name in enumerate(chapters))
    return Menu(ids.menu("rules", game), voice.short("rules-chapters"), tuple(entries))


async def _rule(press: Press) -> None:
    game = press.word(0)
    if book := rulebook(game):
        await press.reply.show(rule_page(game, book, press.value, press.reply.voice()))


async def _chapter(press: Press) -> None:
    game = press.word(0)
    if book := rulebook(game):
        chapter = book.chapters[min(press.chosen, len(book.chapters) - 1)]
        await press.reply.show(chapter_page(game, book, chapter, press.reply.voice()))


HANDLERS: Handlers = {"rule": Handled("update", _rule), "rules": Handled("update", _chapter)}
