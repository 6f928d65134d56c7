"""Charts of a finished game, under its final score."""

from __future__ import annotations

import asyncio

from bot.services.queries.statistics import Charts
from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.interactions.reply import Reply
from bot.ui.interactions.table_access import must_see
from bot.ui.kit.blocks import Block, Button, Page, Picture, Pictures, Words
from bot.ui.kit.formatting import span_words, table_name
from bot.ui.kit.localiser import Voice
from bot.values.table import Table
from engine.core.text import Who, text
from render.kit.chart import Course, Stretch, chart
from render.kit.columns import Column, ColumnLine, Group, column_chart
from render.kit.theme import DAY, NIGHT, Theme
from render.registry import seat_marks


def charts_button(table: Table, voice: Voice) -> Button:
    return Button(voice.short("charts-button"), custom_ids.button("charts", table.id))


async def show_charts(reply: Reply, game_id: str) -> None:
    services = reply.house.services
    reply.spend("pictures")
    charts = await services.charts.charts(game_id)
    table = await services.reading.table(game_id)  # by the names that they have today
    voice = reply.voice(table)
    theme = NIGHT if (await reply.taste()).night else DAY
    pictures = await asyncio.to_thread(_drawn, charts, voice, theme)
    title = voice("charts-title", game=text(f"{table.game}-name"), name=table_name(table))
    blocks: list[Block] = [Words(title), *(Pictures((one,)) for one in pictures)]
    await reply.show(Page((*blocks, Words("\n".join(_in_words(charts, voice))))))


def _drawn(charts: Charts, voice: Voice, theme: Theme) -> list[Picture]:
    game = charts.table.game
    names = [voice.short("bot-seat", who=Who(info.seat)) for info in charts.table.seats]
    title, marks = voice.short("charts-heading", game=text(f"{game}-name")), seat_marks(game)
    winners = {one.seat for one in charts.standings if one.rank == 1}
    columns = [Column(name, marks[at % len(marks)], at in winners) for at, name in enumerate(names)]
    alt = "\n".join(_in_words(charts, voice, label=True))
    found = [Picture("points.png", column_chart(title, columns, _groups(charts, voice), theme), alt)]
    if any(any(one) for one in charts.workforce):
        over_time = voice.short(f"{game}-workforce")
        lines = zip(*charts.workforce, strict=True)
        courses = [Course(names[at], at, tuple(map(float, line))) for at, line in enumerate(lines)]
        called = ((voice.short(f"{game}-chapter", number=chapter), at) for at, chapter in _firsts(charts))
        stretches = [Stretch(*one) for one in called]
        drawn = chart(courses, over_time, theme, stretches, marks)
        last = ", ".join(f"{name} {one:.0f}" for name, one in zip(names, charts.workforce[-1], strict=True))
        found.append(Picture("workers.png", drawn, voice.short("charts-alt", title=over_time, last=last)))
    return found


def _firsts(charts: Charts) -> list[tuple[int, int]]:
    """Where each season or round begins."""
    found = list(enumerate(charts.chapters))
    return [(at, chapter) for at, chapter in found if not at or chapter != charts.chapters[at - 1]]


def _groups(charts: Charts, voice: Voice) -> list[Group]:
    game = charts.table.game
    sources = tuple(_line(voice.label(one.text), one.points) for one in charts.sources)
    chapters = tuple(
        _line(voice.short(f"{game}-chapter", number=one.chapter), one.points) for one in charts.points
    )
    groups = [Group(voice.short("charts-sources"), sources)]
    if len(chapters) > 1:
        groups.append(Group(voice.short("charts-chapters", chapters=text(f"{game}-chapters")), chapters))
    if charts.paces:
        shown = tuple(voice.label(span_words(pace)) for pace in charts.paces)
        tempo = (
            ColumnLine(voice.short("charts-pace"), charts.paces, shown),
            _line(voice.short("charts-turns"), charts.turns),
        )
        groups.append(Group(voice.short("charts-tempo"), tempo, apart=True))
    return groups


def _line(words: str, values: tuple[int, ...]) -> ColumnLine:
    return ColumnLine(
        words, tuple(map(float, values)), tuple(f"{value}".replace("-", "−") for value in values)
    )


def _in_words(charts: Charts, voice: Voice, *, label: bool = False) -> list[str]:
    """The same for whoever does not look at pictures."""
    say = voice.short if label else voice
    lines = []
    for one in sorted(charts.standings, key=lambda standing: (standing.rank, standing.seat)):
        own = [(source.text, source.points[one.seat]) for source in charts.sources if source.points[one.seat]]
        parts = [voice.short("charts-source", source=source, points=points) for source, points in own]
        lines.append(say("charts-line", who=Who(one.seat), points=one.points, sources=" · ".join(parts)))
        if charts.paces:
            pace, turns = span_words(charts.paces[one.seat]), charts.turns[one.seat]
            lines[-1] += " " + say("charts-line-pace", pace=pace, turns=turns)
    return lines


async def _charts(press: Press) -> None:
    table = await press.reply.house.services.reading.table(press.word(0))
    must_see(press.reply, table)
    await show_charts(press.reply, table.id)


HANDLERS: Handlers = {"charts": Handled("private", _charts)}
