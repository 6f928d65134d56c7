"""Recaps of past turns, one line per turn, within the limits of a message."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import groupby, zip_longest
from typing import TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from bot.locales.translations import message_ids
from bot.ui.kit.limits import clip
from bot.ui.kit.localiser import Localiser
from bot.values.read_models import DoneBy, LogEntry, OldPost, Recap, TurnPost
from engine.core.tell import Event
from engine.core.text import Arg, Say, Seat, Text, Who
from render.kit.text import with_capital

_NEWS, _URGENT = 3, 5  # lines on a panel: as a rule, and at most if all affect its reader
_ROUND = 16  # turns told in one post
_ROOM = 2400  # characters of news in one message
_SINCE = 2200  # characters of news above a panel
_BRIEF = "-brief"  # suffix of the short form of a menu entry; an empty message drops it
_HEADING = "-heading"  # suffix of the form before another entry; gets that entry's key
_DONE = "-done"  # suffix of the form that tells an entry as a sentence, after a turn that nobody else sees


_ENDS = ("?", "!")
_NONE = frozenset[str]()
_Told: TypeAlias = tuple[tuple[int, int], str]  # turn and number of an event, and its words
_LOOSE = ", :\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"


class Deeds(Struct, frozen=True):
    """Consecutive actions of one seat, one text each; without a seat, their consequences."""

    seat: Seat | None
    texts: tuple[Text, ...]


class _Line(Struct, frozen=True):
    words: str
    count: int = 1  # actions in it
    is_headline: bool = False  # or affects its reader: dropped last


class _News(Struct):
    """A recap by kind."""

    begins: list[_Told] = field(default_factory=list)  # how the newest round or season began
    ends: list[_Told] = field(default_factory=list)  # how seasons ended
    own: list[_Told] = field(default_factory=list)  # turns made for the reader
    touching: list[_Told] = field(default_factory=list)  # what else affects the reader
    rest: list[tuple[tuple[int, int], LogEntry]] = field(default_factory=list)


def told_lines(
    entries: Sequence[LogEntry], localiser: Localiser, headlines: frozenset[str], room: int = _ROOM
) -> list[str]:
    """Return a line for each turn and each headline: who won what, how a season ended.

    Where space is short, drop the less important lines first, the oldest before the others.
    """
    lines = [line for entry in entries for line in _lines_of(entry, localiser, headlines)]
    # icons are long in source text: drop the icons before dropping lines
    if len(lines) > 1 and _left(lines, room) < 0 and localiser.bare is not None:
        return told_lines(entries, localiser.worded(), headlines, room)
    return _fitted(lines, localiser, room)


def _left(lines: Sequence[_Line], room: int) -> int:
    return room - sum(len(line.words) + 3 for line in lines)


def _fitted(lines: Sequence[_Line], localiser: Localiser, room: int) -> list[str]:
    """Return the lines as a list; where space is short, without the less important, the oldest first."""
    if len(lines) == 1:
        return [lines[0].words]
    left, dropped = _left(lines, room), list[_Line]()
    for line in sorted(lines, key=lambda line: line.is_headline):  # stable: the oldest first
        if left >= 0:
            break
        dropped.append(line)
        left += len(line.words) + 3
    kept = [f"- {line.words}" for line in lines if not any(line is one for one in dropped)]
    return [localiser("table-smaller", count=sum(line.count for line in dropped)), *kept] if dropped else kept


def _lines_of(entry: LogEntry, localiser: Localiser, headlines: frozenset[str]) -> list[_Line]:
    """Return the lines of one turn; actions of several seats in one turn share a line."""
    found = list[_Line]()
    for is_headline, events in groupby(entry.events, key=lambda event: event.text.key in headlines):
        if is_headline:
            found += [
                _Line(recap_text(one, localiser), is_headline=True)
                for each in events
                for one in recap_actions([each])
            ]
        else:
            small = list(events)
            found.append(
                _Line(" ".join(recap_text(one, localiser) for one in recap_actions(small)), len(small))
            )
    return found


def recap_actions(events: Sequence[Event]) -> list[Deeds]:
    rows = groupby(events, key=lambda event: event.seat)
    return [Deeds(seat, tuple(event.text for event in some)) for seat, some in rows]


def recap_text(deeds: Deeds, localiser: Localiser) -> str:
    """Name the seat once, as long as the sentences begin with its name; others stay separate sentences."""
    lines = [localiser.say(one) for one in deeds.texts]
    name = "" if deeds.seat is None else f"{_subject(deeds.seat, localiser)} "
    found = list[str]()
    for is_named, some in groupby(lines, key=lambda line: bool(name) and line.startswith(name)):
        if is_named:
            did = [line.removeprefix(name).removesuffix(".") for line in some]
            words = f"**{name.strip()}** {' · '.join(told_once(did, localiser))}"
            found.append(words if words.endswith(_ENDS) else f"{words}.")
        else:
            found += told_once(list(some), localiser)
    return " ".join(found)


def _subject(seat: Seat, localiser: Localiser) -> str:
    """Return how sentences about a seat begin: with its name, or with "You" for its reader."""
    return localiser("bot-you") if seat == localiser.reader else localiser("bot-seat", who=Who(seat))


def told_once(lines: Sequence[str], localiser: Localiser) -> list[str]:
    """Merge repeated lines into one with the number of repetitions."""
    rows = [(line, len(list(same))) for line, same in groupby(lines)]
    return [
        localiser("table-told-times", told=line, count=count) if count > 1 else line for line, count in rows
    ]


def is_same_round(earlier: OldPost, post: TurnPost) -> bool:
    """Whether these turns belong to the round of the earlier post: the turn is not back at its first seat."""
    told = [entry.seat for entry in (*earlier.entries, *post.entries)]
    if not earlier.is_new or earlier.ends_chapter or len(told) > _ROUND or not earlier.entries:
        return False
    begun, passed_on = told[0], False
    for seat in told[1:]:
        if passed_on and seat == begun:
            return False
        passed_on = passed_on or seat != begun
    return True


def news_of(since: Recap, localiser: Localiser) -> str:
    """Return the recap for a panel in a few lines, in the order of the game; empty if there is no event.

    What affects the reader is chosen first, then who begins a new round and the newest moves in it, then
    season ends, then the newest of the other moves."""
    if not since.done and not any(one.events for one in since.entries):
        return ""
    news = _sorted_news(since, localiser)
    others = [(at, line.words) for at, entry in news.rest for line in _lines_of(entry, localiser, _NONE)]
    lines = [*news.touching[-_URGENT:], *news.own[-_NEWS:], *news.begins]
    if news.begins:
        lines += [line for line in others if line[0] > news.begins[0][0]][-1:]
        lines += news.ends[: max(0, _NEWS - len(lines))]
    else:
        lines += news.ends[: max(1, _NEWS - len(lines))]
    older = [line for line in others if line not in lines]
    lines += older[len(older) - min(len(older), max(0, _NEWS - len(lines))) :]
    chosen = [f"- {words}" for _, words in sorted(lines, key=lambda line: line[0])]
    if len(chosen) < len(news.begins) + len(news.ends) + len(news.own) + len(news.touching) + len(others):
        chosen.append(localiser("panel-more-news"))
    return clip("\n".join([_since_title(since, localiser), *chosen]), _SINCE)


def since_words(since: Recap, localiser: Localiser) -> str:
    """Return the recap since the reader's last visit, in the order of the game.

    Where space is short, moves that neither end a season nor affect the reader are dropped first.
    """
    news = _sorted_news(since, localiser)
    lines = [
        (at, _Line(words, is_headline=True))
        for at, words in (*news.begins, *news.ends, *news.own, *news.touching)
    ]
    lines += [(at, line) for at, entry in news.rest for line in _lines_of(entry, localiser, _NONE)]
    if not lines:
        return localiser("table-since-nothing")
    told = [line for _, line in sorted(lines, key=lambda line: line[0])]
    if _left(told, _SINCE) < 0 and localiser.bare is not None:
        return since_words(since, localiser.worded())
    return clip("\n".join([localiser("table-since-title"), *_fitted(told, localiser, _SINCE)]), _SINCE)


def _since_title(since: Recap, localiser: Localiser) -> str:
    """Return the heading of the news; from the first turn on, nobody has visited the table before."""
    is_first = any(entry.turn == 1 for entry in since.entries)
    return localiser("table-since-start" if is_first else "table-since-title")


def _sorted_news(since: Recap, localiser: Localiser) -> _News:
    done = {entry.turn: by for by, entry in since.done}
    news = _News()
    for entry in since.entries:
        own, small, first = list[Event](), list[Event](), 0
        for number, event in enumerate(entry.events):
            at, is_headline = (entry.turn, number), event.text.key in since.headlines
            is_own = event.seat is not None and event.seat == localiser.reader
            if is_headline and event.text.key in since.begins:
                news.ends += news.begins
                news.begins = [(at, localiser.say(event.text))]
            elif is_headline and not is_own:
                news.ends.append((at, localiser.say(event.text)))
            elif is_headline or (event in since.touching and entry.turn not in done):
                news.touching.append((at, localiser.say(event.text)))
            elif is_own and entry.turn in done:
                own.append(event)
            else:
                first = first if small else number
                small.append(event)
        if entry.turn in done:
            words = _for_you(done[entry.turn], [localiser.say(event.text) for event in own], localiser)
            news.own.append(((entry.turn, 0), words))
        if small:
            news.rest.append(((entry.turn, first), replace(entry, events=tuple(small))))
    return news


def _for_you(by: DoneBy, told: Sequence[str], localiser: Localiser) -> str:
    """Describe a turn of the reader made without a click; a turn without events is reported too."""
    words = " ".join(told_once(told, localiser))
    return localiser(f"table-since-{by}", told=words) if words else localiser(f"table-since-{by}-quiet")


def briefly(entries: Iterable[Text], say: Say, *, counted: bool = False) -> str:
    """Join the menu entries of a route, each in its short form and without its gain if another follows.

    A short form ending with a space joins the next: "Bid" and the tile. One beginning with a space or a comma
    joins the previous: "water and wine". A heading that the next entry repeats, such as the field Build
    before "build", is left out. `counted`: merge repetitions into one with a number.
    """
    line, told = list(entries), list[tuple[str, str]]()
    for entry, following in zip_longest(line, line[1:]):
        words = say(_in_brief(entry) if following is None else _heading(entry, following.key))
        if told and told[-1][0] != entry.key and told[-1][1].casefold() == words.strip().casefold():
            told.pop()
        if words:
            told.append((entry.key, words))
    parts = [part for _, part in told]
    if counted:
        parts = [_times(part, len(list(same))) for part, same in groupby(parts)]
    joined = "".join(part if part.endswith(" ") else f"{part}, " for part in parts).rstrip(_LOOSE)
    return with_capital(joined.replace(",  ", " ").replace(", , ", ", ").lstrip())


def done_words(entries: Sequence[Text], say: Say) -> str:
    """Return a turn without events as a sentence, if one of its entries has one, or in its short form."""
    told = (Text(f"{entry.key}{_DONE}", entry.args) for entry in entries)
    sentence = next((one for one in told if one.key in _forms()), None)
    return briefly(entries, say) if sentence is None else say(sentence)


def joins_previous(pick: Sequence[Text], say: Say) -> bool:
    """Whether a pick continues the words of the pick before it: "on 3", or ", turned once"."""
    return bool(pick) and say(_in_brief(pick[0]))[:1] in ("", " ", ",")


def _times(part: str, count: int) -> str:
    return part if count == 1 else f"{part.rstrip()} ×{count}"


def _heading(entry: Text, following: str) -> Text:
    key = f"{entry.key}{_HEADING}"
    if key not in _forms():
        return _in_brief(entry)
    return Text(key, (*_brief_args(entry), ("next", following)))


def _in_brief(entry: Text) -> Text:
    """Return the entry, and the names in it, in their short form."""
    key = f"{entry.key}{_BRIEF}"
    return Text(key if key in _forms() else entry.key, _brief_args(entry))


def _brief_args(entry: Text) -> tuple[tuple[str, Arg], ...]:
    return tuple((name, _in_brief(arg) if isinstance(arg, Text) else arg) for name, arg in entry.args)


@cache
def _forms() -> frozenset[str]:
    return frozenset(id_ for id_ in message_ids() if id_.endswith((_BRIEF, _HEADING, _DONE)))
