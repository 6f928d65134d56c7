"""Text for tables, seats, people, durations, shares and reasons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.ui.kit.generated_names import name_of
from bot.ui.kit.localiser import Localiser
from bot.values.parcel import Posted
from bot.values.people import pseudonym
from bot.values.read_models import ChapterPost
from bot.values.statistics import Rating, RatingChange
from bot.values.table import HeldSeat, Place, SeatInfo, Table
from engine.core.text import Arg, Seat, Text, Who, text
from engine.players.evaluator import evaluator_of
from engine.players.grounds import Grounds
from engine.players.requests import Change, Facts
from engine.registry import game_named

_UNITS = ((24 * 3600, "days"), (3600, "hours"), (60, "minutes"), (1, "seconds"))

_SEVERAL = 2
"""From this number on, it is told where points come from."""


def span_words(seconds: float) -> Text:
    """Format a duration in its largest unit, as "3 h"; below two of a unit, in the next smaller one."""
    for size, unit in _UNITS:
        if seconds >= 2 * size or size == 1:
            return text(f"stats-{unit}", count=round(seconds / size))
    raise AssertionError


def percent(share: float) -> Text:
    return text("stats-percent", number=round(100 * share))


def rating_words(rating: Rating) -> Text:
    """Format a rating as one number with its doubt, as "1,210 ± 140"."""
    return text("stats-rating", value=rating.value, doubt=rating.doubt)


def change_words(change: RatingChange, localiser: Localiser) -> str:
    """Return how a rating has changed, and what it is now."""
    sign = f"{change.change:+}".replace("-", "−") if change.change else "±0"
    return localiser("result-rating", change=sign, rating=rating_words(change.rating))


def parts_of(grounds: Grounds, game: str, counted: str) -> list[tuple[float, Text]]:
    """Return the changes with their points, the most important first, then one sum of the rest.

    The points add up to the total. `counted`: message key for a change that is a number of something.
    """
    counts = evaluator_of(game_named(game)).counted
    parts = [
        (round(change.worth, 1), _part(change, game, counted if change.feature in counts else ""))
        for change in grounds.changes
    ]
    for key, worth in (("hints-rest", grounds.rest), ("hints-later", grounds.later)):
        if worth:
            parts.append((worth, text("hints-part", feature=text(key), worth=decimal(worth, "+"))))
    return parts


def _part(change: Change, game: str, counted: str) -> Text:
    feature, worth = text(f"{game}-feature-{change.feature}"), decimal(change.worth, "+")
    if not counted or change.before == change.after:
        return text("hints-part", feature=feature, worth=worth)
    return text(counted, feature=feature, before=round(change.before), after=round(change.after), worth=worth)


def reason_words(facts: Facts, gain: Change | None, game: str, localiser: Localiser) -> str:
    """Return why a turn is good: at most two facts and its certain points; its largest gain where they say
    little."""
    told = [localiser.say(benefit.text) for benefit in facts.told()]
    if facts.points:
        points = localiser("hints-points", points=_signed(facts.points), count=abs(facts.points))
        sources = tuple(
            text("hints-source", source=source, points=_signed(points)) for source, points in facts.sources
        )
        signs = {points > 0 for _, points in facts.sources}
        is_plain = len(sources) < _SEVERAL or (facts.says_much and len(signs) < _SEVERAL)
        told.append(points if is_plain else localiser("hints-sources", points=points, sources=sources))
    elif gain is not None and not facts.says_much:
        told.append(localiser(f"{game}-gain-{gain.feature}"))
    return " ".join(told) or localiser("hints-why-none")


def _signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−")


def table_name(table: Table) -> str:
    """Return the name of a table: always the same for the same id, and easier to say."""
    return name_of(table.id, table.language if table.own_words else "")


def where(table: Table, reader: Seat, localiser: Localiser, near: Posted | None = None) -> str:
    """Return which table it is, with whom, and a link to it, for a message elsewhere.

    `near`: a post to link to while the table has no place yet.
    """
    others = tuple(Who(info.seat) for info in table.seats if info.seat != reader)
    if table.private:
        return localiser("bot-where-here", name=table_name(table), who=others)
    address = link(table.place) if near is None else post_link(table.place, near)
    return localiser("bot-where", name=table_name(table), who=others, link=address)


def mention(person: int) -> str:
    """Return a person's mention, or the pseudonym of a person whose data was erased."""
    return f"<@{person}>" if person > 0 else pseudonym(person)


def when(moment: float) -> str:
    """Format a moment for Discord to show as "3 hours ago", in the reader's language."""
    return f"<t:{int(moment)}:R>"


def date_words(moment: float) -> str:
    """Format a moment for Discord to show as date and time, in the reader's time zone."""
    return f"<t:{int(moment)}:f>"


def held_until(hold: HeldSeat | None) -> dict[str, Arg]:
    """Return until when a seat is held, as arguments of a message; without a moment until the end.

    `more`: whether the league has further rounds."""
    if hold is None:
        return {}
    rule, until = ("game", "") if hold.until is None else ("days", date_words(hold.until))
    return {"rule": rule, "until": until, "more": "yes" if hold.more else "no"}


def decimal(value: float, sign: str = "-") -> Text:
    """Format a number with one decimal, as the language writes it. `sign`: "+" shows a plus sign."""
    whole, tenths = f"{value:{sign}.1f}".replace("-", "−").split(".")
    return text("bot-decimal", whole=whole, tenths=tenths)


def link(place: Place) -> str:
    return f"https://discord.com/channels/{place.guild or '@me'}/{place.here}"


def post_link(place: Place, posted: Posted) -> str:
    return f"https://discord.com/channels/{place.guild or '@me'}/{posted.channel}/{posted.message}"


def chapter_link(place: Place, post: ChapterPost) -> str:
    return post_link(place, Posted(post.channel, post.message))


def seat_words(info: SeatInfo, localiser: Localiser) -> str:
    """Return a person's mention (which pings only those the message names) or a computer's name.

    A computer that plays on for a person has their name, and a sign."""
    if info.person is not None:
        return mention(info.person)
    if info.computer and info.name:
        return localiser.say(text("bot-computer", name=info.name))
    return localiser.say(text("bot-seat", who=Who(info.seat)))


def waiting_words(table: Table, localiser: Localiser) -> str:
    """Return whose turn it is and for how long, and nothing else."""
    infos = [table.seats[seat] for seat in table.awaited]
    if not infos:
        return ""
    who = tuple(seat_words(info, localiser) for info in infos)
    words = localiser("bot-next-one" if len(who) == 1 else "bot-next-many", who=who)
    below = [until_words(table.until, localiser)] if table.until is not None else []
    below += [localiser("bot-clocks-stand")] if table.until is not None and table.rule is not None else []
    below += [left] if (left := deadline_words(table, table.awaited, localiser)) else []
    return "\n".join([words, *(f"-# {line}" for line in below)])


def deadline_words(table: Table, seats: Iterable[Seat], localiser: Localiser) -> str:
    """Return how much time each of these seats has left, where a clock runs."""
    found = [(info, info.ticking.deadline) for info in (table.seats[seat] for seat in seats)]
    parts = [
        localiser("bot-clock-of", who=Who(info.seat), when=when(deadline))
        for info, deadline in found
        if deadline is not None
    ]
    if len(parts) == 1 and len(found) == 1 and found[0][1] is not None:
        return localiser("bot-clock", when=when(found[0][1]))
    return localiser("bot-clocks", all=tuple(parts)) if parts else ""


def until_words(moment: float, localiser: Localiser) -> str:
    """Return what happens without an answer, and from when on."""
    return localiser("bot-until", at=date_words(moment), when=when(moment))


def title(table: Table, localiser: Localiser) -> str:
    """Return the table as one plain line, for menus and autocomplete."""
    return localiser.label(text("bot-table-title", **_title(table), id=table.id))


def titles(tables: Sequence[tuple[Table, Localiser]]) -> list[str]:
    """Return the tables as plain lines; with their codes only where two would be the same."""
    named = [localiser.label(text("bot-table-heading", **_title(table))) for table, localiser in tables]
    return [
        title(table, localiser) if named.count(name) > 1 else name
        for (table, localiser), name in zip(tables, named, strict=True)
    ]


def heading(table: Table, localiser: Localiser) -> str:
    """Return the table's line for a message, with names escaped."""
    words = localiser("bot-table-heading", **_title(table))
    return f"**{words}**"


def _title(table: Table) -> dict[str, Arg]:
    who = tuple(Who(info.seat) for info in table.seats)
    return {"game": text(f"{table.game}-name"), "name": table_name(table), "who": who}


def people_at(table: Table, seats: Iterable[Seat]) -> tuple[int, ...]:
    found = (table.seats[seat].person for seat in seats)
    return tuple(person for person in found if person is not None and person > 0)
