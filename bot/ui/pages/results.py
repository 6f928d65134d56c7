"""The result of a game: ranking, score sheet, seed, charts, export, rematch."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from bot.services.queries.statistics import Charts
from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.interactions.reply import Reply
from bot.ui.interactions.table_access import must_see
from bot.ui.kit.blocks import Block, Button, Buttons, Page, Paper, Picture, Pictures, Words
from bot.ui.kit.formatting import change_words, link, people_at, seat_words, span_words, table_name, where
from bot.ui.kit.limits import clip
from bot.ui.kit.localiser import Localiser
from bot.values.errors import PlayerError
from bot.values.read_models import Exported, Source, TableSnapshot, Tie
from bot.values.statistics import RatingChange
from bot.values.table import Table
from engine.core.game import ScoreLine
from engine.core.text import Arg, Seat, Who, text
from render.kit.column_chart import Column, ColumnLine, Group, column_chart
from render.kit.line_chart import Series, Stretch, chart
from render.kit.text import with_capital
from render.kit.theme import DAY, NIGHT, Theme
from render.registry import seat_marks


def _charts_button(table: Table, localiser: Localiser) -> Button:
    return Button(localiser.short("charts-button"), custom_ids.button("charts", table.id))


async def show_charts(reply: Reply, game_id: str) -> None:
    services = reply.services
    reply.charge_limit("pictures")
    charts = await services.charts.charts(game_id)
    table = await services.queries.table(game_id)  # with their current names
    localiser = reply.localiser(table)
    theme = NIGHT if (await reply.picture_style()).night else DAY
    pictures = await asyncio.to_thread(_drawn, charts, localiser, theme)
    title = localiser("charts-title", game=text(f"{table.game}-name"), name=table_name(table))
    blocks: list[Block] = [Words(title), *(Pictures((one,)) for one in pictures)]
    await reply.show(Page((*blocks, Words("\n".join(_in_words(charts, localiser))))))


def _drawn(charts: Charts, localiser: Localiser, theme: Theme) -> list[Picture]:
    game = charts.table.game
    names = [localiser.short("bot-seat", who=Who(info.seat)) for info in charts.table.seats]
    title, marks = localiser.short("charts-heading", game=text(f"{game}-name")), seat_marks(game)
    winners = {one.seat for one in charts.standings if one.rank == 1}
    columns = [Column(name, marks[at % len(marks)], at in winners) for at, name in enumerate(names)]
    alt = "\n".join(_in_words(charts, localiser, label=True))
    found = [Picture("points.png", column_chart(title, columns, _groups(charts, localiser), theme), alt)]
    if any(any(one) for one in charts.worker_count):
        over_time = localiser.short(f"{game}-workforce")
        lines = zip(*charts.worker_count, strict=True)
        courses = [Series(names[at], at, tuple(map(float, line))) for at, line in enumerate(lines)]
        drawn = chart(courses, over_time, theme, stretches_of(charts.chapters, game, localiser), marks)
        last = ", ".join(
            f"{name} {one:.0f}" for name, one in zip(names, charts.worker_count[-1], strict=True)
        )
        found.append(Picture("workers.png", drawn, localiser.short("charts-alt", title=over_time, last=last)))
    return found


def stretches_of(chapters: Sequence[int], game: str, localiser: Localiser) -> list[Stretch]:
    """Return the seasons or rounds of a chart, each starting at its first figure."""
    firsts = [at for at, chapter in enumerate(chapters) if not at or chapter != chapters[at - 1]]
    return [Stretch(localiser.short(f"{game}-chapter", number=chapters[at]), at) for at in firsts]


def _groups(charts: Charts, localiser: Localiser) -> list[Group]:
    game = charts.table.game
    sources = tuple(_line(localiser.label(one.text), one.points) for one in charts.sources)
    chapters = tuple(
        _line(localiser.short(f"{game}-chapter", number=one.chapter), one.points) for one in charts.points
    )
    groups = [Group(localiser.short("charts-sources"), sources)]
    if len(chapters) > 1:
        groups.append(Group(localiser.short("charts-chapters", chapters=text(f"{game}-chapters")), chapters))
    if charts.paces:
        shown = tuple(localiser.label(span_words(pace)) for pace in charts.paces)
        tempo = (
            ColumnLine(localiser.short("charts-pace"), charts.paces, shown),
            _line(localiser.short("charts-turns"), charts.turns),
        )
        groups.append(Group(localiser.short("charts-tempo"), tempo, apart=True))
    return groups


def _line(words: str, values: tuple[int, ...]) -> ColumnLine:
    return ColumnLine(
        words, tuple(map(float, values)), tuple(f"{value}".replace("-", "−") for value in values)
    )


def _in_words(charts: Charts, localiser: Localiser, *, label: bool = False) -> list[str]:
    """Return the charts as text, for readers who do not see pictures."""
    say = localiser.short if label else localiser
    lines = []
    for one in sorted(charts.standings, key=lambda standing: (standing.rank, standing.seat)):
        own = [(source.text, source.points[one.seat]) for source in charts.sources if source.points[one.seat]]
        parts = [localiser.short("charts-source", source=source, points=points) for source, points in own]
        lines.append(say("charts-line", who=Who(one.seat), points=one.points, sources=" · ".join(parts)))
        if charts.paces:
            pace, turns = span_words(charts.paces[one.seat]), charts.turns[one.seat]
            lines[-1] += " " + say("charts-line-pace", pace=pace, turns=turns)
    return lines


async def _charts(press: Press) -> None:
    table = await press.reply.services.queries.table(press.word(0))
    must_see(press.reply, table)
    await show_charts(press.reply, table.id)


_SHEET = 2200  # characters of a score sheet in words


_MOST_LINES = 6  # below the pictures of a result
_MOST_DECIDED = 3  # lines about what decided it
_NO_CHANGES: Mapping[int, RatingChange] = {}


def end_page(
    look: TableSnapshot,
    localiser: Localiser,
    pictures: tuple[Picture, ...],
    changes: Mapping[int, RatingChange] = _NO_CHANGES,
) -> Page:
    """Post the result: who has won, the pictures, and a few lines. `changes`: of ratings, by person."""
    table, winners = look.table, _ranked(look, localiser, changes, won=True)
    title = localiser("end-title", game=text(f"{table.game}-name"))
    blocks: list[Block] = [Words("\n".join([title, *winners])), *_apart(pictures)]
    others = _ranked(look, localiser, changes, won=False)
    if few := _few(others, _decided(look, localiser), _MOST_LINES):
        blocks.append(Words(few))
    blocks.append(_doors(table, localiser))
    return Page(tuple(blocks), pings=people_at(table, range(len(table.seats))))


def result_page(
    look: TableSnapshot,
    seat: Seat,
    localiser: Localiser,
    pictures: tuple[Picture, ...],
    changes: Mapping[int, RatingChange] = _NO_CHANGES,
) -> Page:
    """Show one player their result, where their points come from, and what decided the game."""
    told = [_in_one_line(look, localiser), *_decided(look, localiser)]
    own = [(source.text, source.points[seat]) for source in look.sources if source.points[seat]]
    if own:
        parts = [localiser("result-source", source=source, points=points) for source, points in own]
        told.append(localiser("result-sources", all=" · ".join(parts)))
    few = "\n".join([*told[: _MOST_LINES - 1], where(look.table, seat, localiser)])
    verdict, own_change = _verdict(look, seat, localiser), changes.get(look.table.seats[seat].person or 0)
    if own_change is not None:
        verdict = f"{verdict}\n{change_words(own_change, localiser)}"
    blocks = [Words(verdict), *_apart(pictures), Words(few)]
    return Page((*blocks, _doors(look.table, localiser)))


def _apart(pictures: Sequence[Picture]) -> list[Block]:
    return [Pictures((picture,)) for picture in pictures]  # side by side they would be cropped


def _few(ranking: Sequence[str], told: Sequence[str], most: int) -> str:
    """Return what is told, and before it as much of the ranking as there is room for."""
    return "\n".join([*ranking[: max(0, most - len(told))], *told[:most]])


def _details_page(look: TableSnapshot, localiser: Localiser, exported: Exported) -> Page:
    """Show every line of the score sheet in words, and the game as a file; the seed is behind a button."""
    table, sheet = look.table, _sheet(look, localiser)
    ranking = [_ranking(look, localiser), *_decided(look, localiser)]
    worded = sheet if len(sheet) <= _SHEET else _sheet(look, localiser.worded())
    blocks = [Words("\n".join(ranking)), Words(clip(worded, _SHEET))]
    doors = Buttons((_log_button(table, localiser), fairness_button(table, localiser)))
    return Page((*blocks, Paper(exported.name, exported.data), doors))


async def _details(press: Press) -> None:
    look = await press.reply.services.queries.snapshot(press.word(0), None)
    if not look.over:
        raise PlayerError("end-not-over")
    exported = await press.reply.services.transfer.export(look.table.id, press.reply.person.id)
    await press.reply.show(_details_page(look, press.reply.localiser(look.table), exported))


def stopped_page(table: Table, seat: Seat, localiser: Localiser) -> Page:
    """Tell one player that the game was ended early."""
    words = localiser("result-ended", **_named(table))
    return Page((Words(f"{words}\n{where(table, seat, localiser)}"), stopped_doors(table, localiser)))


def news_page(look: TableSnapshot, localiser: Localiser) -> Page:
    """Post the result in the channel of a table's thread, without mentions."""
    words = localiser("result-news", **_named(look.table), link=link(look.table.place))
    return Page((Words(f"{words}\n{_ranking(look, localiser)}"),))


def _named(table: Table) -> dict[str, Arg]:
    return {"game": text(f"{table.game}-name"), "name": table_name(table)}


def _doors(table: Table, localiser: Localiser) -> Buttons:
    rematch, review, _ = stopped_doors(table, localiser).buttons
    watch = Button(localiser.short("end-watch"), custom_ids.button("watch", table.id))
    details = Button(localiser.short("end-details"), custom_ids.button("details", table.id))
    return Buttons((rematch, watch, _charts_button(table, localiser), review, details))


def stopped_doors(table: Table, localiser: Localiser) -> Buttons:
    """Return the buttons of a game that ended without a winner."""
    rematch = Button(localiser.short("end-rematch"), custom_ids.button("rematch", table.id), "go")
    review = Button(localiser.short("review-button"), custom_ids.button("review", table.id))
    return Buttons((rematch, review, _log_button(table, localiser)))


def _log_button(table: Table, localiser: Localiser) -> Button:
    return Button(localiser.short("end-log"), custom_ids.button("fulllog", table.id))


def _verdict(look: TableSnapshot, seat: Seat, localiser: Localiser) -> str:
    rank = next(standing.rank for standing in look.standings if standing.seat == seat)
    if rank > 1:
        return localiser("result-place", **_named(look.table), rank=rank, count=len(look.standings))
    shared = sum(standing.rank == 1 for standing in look.standings) > 1
    return localiser("result-won-shared" if shared else "result-won", **_named(look.table))


def _decided(look: TableSnapshot, localiser: Localiser) -> list[str]:
    """Return what separated the first two, and how ties on points were broken."""
    lines = list[str]()
    winner, *others = sorted(look.standings, key=lambda standing: (standing.rank, standing.seat))
    second = next((one for one in others if one.points < winner.points), None)
    if second is not None and second == others[0] and look.sources:
        most = max(look.sources, key=lambda one: one.points[winner.seat] - one.points[second.seat])
        known: dict[str, Arg] = {"winner": Who(winner.seat), "second": Who(second.seat), "source": most.text}
        figures = {"more": most.points[winner.seat], "less": most.points[second.seat]}
        lines.append(localiser("result-decided", **known, margin=winner.points - second.points, **figures))
        lines += _also(look, winner.seat, second.seat, most, localiser)
    for ties in _joined(look.ties):
        if ties[0].why is not None:
            lines.append(localiser("result-ahead", why=ties[0].why))
        else:
            lines.append(_level(ties, localiser))
    return lines[:_MOST_DECIDED]


def _joined(ties: Sequence[Tie]) -> list[list[Tie]]:
    """Return the ties in their order; those of players who all share a place are together."""
    found = list[list[Tie]]()
    for tie in ties:
        last = found[-1][-1] if found else None
        if last is not None and last.why is None and tie.why is None and last.below == tie.above:
            found[-1].append(tie)
        else:
            found.append([tie])
    return found


def _also(look: TableSnapshot, winner: Seat, second: Seat, told: Source, localiser: Localiser) -> list[str]:
    """Return where else the winner got more, and where the second did; `told`: the biggest gap."""

    def gap(source: Source, ahead: Seat, behind: Seat) -> int:
        return source.points[ahead] - source.points[behind]

    lines = list[str]()
    for ahead, behind in ((winner, second), (second, winner)):
        others = [one for one in look.sources if one is not told and gap(one, ahead, behind) > 0]
        if others:
            most = max(others, key=lambda one: gap(one, ahead, behind))
            known: dict[str, Arg] = {"who": Who(ahead), "source": most.text}
            lines.append(localiser("result-more", **known, more=most.points[ahead], less=most.points[behind]))
    return lines


def _level(ties: Sequence[Tie], localiser: Localiser) -> str:
    """Return the line for seats that nothing sets apart; one of them may be the reader's."""
    seats = (ties[0].above, *(tie.below for tie in ties))
    others = tuple(Who(seat) for seat in seats if seat != localiser.reader)
    return localiser("result-level" if len(others) == len(seats) else "result-level-you", who=others)


def _in_one_line(look: TableSnapshot, localiser: Localiser) -> str:
    """Return all players with their points, the winners first."""
    ranked = sorted(look.standings, key=lambda standing: (standing.rank, standing.seat))
    parts = [localiser("chapter-points-of", who=Who(one.seat), points=one.points) for one in ranked]
    line = " · ".join(parts)
    return (
        with_capital(line) if ranked[0].seat == localiser.reader else line
    )  # a name stays as its person writes it


def _ranking(look: TableSnapshot, localiser: Localiser) -> str:
    both = (_ranked(look, localiser, _NO_CHANGES, won=won) for won in (True, False))
    return "\n".join(line for lines in both for line in lines)


def _ranked(
    look: TableSnapshot, localiser: Localiser, changes: Mapping[int, RatingChange], *, won: bool
) -> list[str]:
    """Return a line for each winner, or for each of the others, with the change of their rating."""
    ranked = sorted(look.standings, key=lambda standing: (standing.rank, standing.seat))
    lines = list[str]()
    for standing in (one for one in ranked if (one.rank == 1) == won):
        info, key = look.table.seats[standing.seat], "end-winner" if won else "end-place"
        who = seat_words(info, localiser)
        line = localiser(key, rank=standing.rank, who=who, points=standing.points)
        change = changes.get(info.person or 0)
        lines.append(line if change is None else f"{line} · {change_words(change, localiser)}")
    return lines


def _sheet(look: TableSnapshot, localiser: Localiser) -> str:
    """Return every line of the score sheet, seat by seat."""
    lines: list[str] = []
    for info in look.table.seats:
        lines.append(f"**{seat_words(info, localiser)}**")
        for line in look.scores:
            if line.seat == info.seat:
                lines.append(score_words(line, localiser))
    return "\n".join(lines)


def score_words(line: ScoreLine, localiser: Localiser) -> str:
    detail = f" ({', '.join(localiser.say(part) for part in line.detail)})" if line.detail else ""
    return localiser("pictures-colon", what=f"{localiser.say(line.text)}{detail}", said=line.points)


def fairness_button(table: Table, localiser: Localiser) -> Button:
    return Button(localiser.short("lobby-fairness"), custom_ids.button("fairness", table.id))


def _fairness_page(look: TableSnapshot, localiser: Localiser) -> Page:
    known: dict[str, Arg] = {"hash": look.table.commitment}
    told = (
        localiser("end-seed", seed=look.seed, **known)
        if look.over
        else localiser("table-commitment", **known)
    )
    return Page((Words("\n".join((localiser("lobby-fairness-about"), told))),))


async def _fairness(press: Press) -> None:
    look = await press.reply.services.queries.snapshot(press.word(0), None)
    await press.reply.show(_fairness_page(look, press.reply.localiser(look.table)))


HANDLERS: Handlers = {
    "charts": Handled("private", _charts),
    "details": Handled("private", _details, sight=True),
    "fairness": Handled("private", _fairness, sight=True),
}
