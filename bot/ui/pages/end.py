"""The end: ranking, what decided it, score sheet, seed, the game to take home, another one.

Everybody at the table reads one page; each player reads another by themselves, in their own language."""

from __future__ import annotations

from bot.ui.interactions import custom_ids
from bot.ui.kit.blocks import Block, Button, Buttons, Page, Paper, Picture, Pictures, Words
from bot.ui.kit.formatting import link, people_at, seat_words, table_name, where
from bot.ui.kit.limits import clip
from bot.ui.kit.localiser import Voice
from bot.ui.pages.charts import charts_button
from bot.values.read_models import Exported, Look
from bot.values.table import Table
from engine.core.text import Arg, Seat, Who, text

_SHEET = 2200  # characters of a score sheet in words


def end_page(look: Look, voice: Voice, pictures: tuple[Picture, ...], exported: Exported | None) -> Page:
    table = look.table
    blocks: list[Block] = [
        Words(voice("end-title", game=text(f"{table.game}-name"))),
        Words("\n".join([_ranking(look, voice), *_decided(look, voice)])),
    ]
    blocks += [Pictures((picture,)) for picture in pictures]  # side by side they would be cut
    sheet = _sheet(look, voice)
    blocks.append(Words(clip(sheet if len(sheet) <= _SHEET else _sheet(look, voice.worded()), _SHEET)))
    blocks.append(Words("-# " + voice("end-seed", seed=look.seed, hash=table.commitment)))
    if exported is not None:
        blocks.append(Paper(exported.name, exported.data))
    blocks.append(_doors(table, voice))
    return Page(tuple(blocks), pings=people_at(table, range(len(table.seats))))


def result_page(look: Look, seat: Seat, voice: Voice, pictures: tuple[Picture, ...]) -> Page:
    """For one player: how they came off, by what, and what decided it."""
    lines = [_verdict(look, seat, voice), _ranking(look, voice), *_decided(look, voice)]
    own = [(source.text, source.points[seat]) for source in look.sources if source.points[seat]]
    if own:
        parts = [voice("result-source", source=source, points=points) for source, points in own]
        lines.append(voice("result-sources", all=" · ".join(parts)))
    blocks: list[Block] = [Words("\n".join(lines)), *(Pictures((picture,)) for picture in pictures)]
    return Page((*blocks, Words(where(look.table, seat, voice)), _doors(look.table, voice)))


def stopped_page(table: Table, seat: Seat, voice: Voice) -> Page:
    """For one player of a game that was ended before its time."""
    words = voice("result-ended", **_named(table))
    return Page((Words(f"{words}\n{where(table, seat, voice)}"), stopped_doors(table, voice)))


def news_page(look: Look, voice: Voice) -> Page:
    """For the channel above a table's thread; it calls nobody."""
    words = voice("result-news", **_named(look.table), link=link(look.table.place))
    return Page((Words(f"{words}\n{_ranking(look, voice)}"),))


def _named(table: Table) -> dict[str, Arg]:
    return {"game": text(f"{table.game}-name"), "name": table_name(table)}


def _doors(table: Table, voice: Voice) -> Buttons:
    rematch, log = stopped_doors(table, voice).buttons
    watch = Button(voice.short("end-watch"), custom_ids.button("watch", table.id))
    review = Button(voice.short("review-button"), custom_ids.button("review", table.id))
    return Buttons((rematch, watch, charts_button(table, voice), review, log))


def stopped_doors(table: Table, voice: Voice) -> Buttons:
    """What can still be done where nobody has won."""
    rematch = Button(voice.short("end-rematch"), custom_ids.button("rematch", table.id), "go")
    return Buttons((rematch, Button(voice.short("end-log"), custom_ids.button("fulllog", table.id))))


def _verdict(look: Look, seat: Seat, voice: Voice) -> str:
    rank = next(standing.rank for standing in look.standings if standing.seat == seat)
    if rank > 1:
        return voice("result-place", **_named(look.table), rank=rank, count=len(look.standings))
    shared = sum(standing.rank == 1 for standing in look.standings) > 1
    return voice("result-won-shared" if shared else "result-won", **_named(look.table))


def _decided(look: Look, voice: Voice) -> list[str]:
    """What set the first two apart, and in words why those stand as they do who have as many points."""
    lines = list[str]()
    winner, *others = sorted(look.standings, key=lambda standing: (standing.rank, standing.seat))
    second = next((one for one in others if one.points < winner.points), None)
    if second is not None and second == others[0] and look.sources:
        most = max(look.sources, key=lambda one: one.points[winner.seat] - one.points[second.seat])
        known: dict[str, Arg] = {"winner": Who(winner.seat), "second": Who(second.seat), "source": most.text}
        figures = {"more": most.points[winner.seat], "less": most.points[second.seat]}
        lines.append(voice("result-decided", **known, margin=winner.points - second.points, **figures))
    for tie in look.ties:
        if tie.why is not None:
            lines.append(voice("result-ahead", why=tie.why))
        else:
            lines.append(voice("result-level", who=(Who(tie.above), Who(tie.below))))
    return lines


def _ranking(look: Look, voice: Voice) -> str:
    ranked = sorted(look.standings, key=lambda standing: (standing.rank, standing.seat))
    return "\n".join(
        voice(
            "end-winner" if standing.rank == 1 else "end-place",
            rank=standing.rank,
            who=seat_words(look.table.seats[standing.seat], voice),
            points=standing.points,
        )
        for standing in ranked
    )


def _sheet(look: Look, voice: Voice) -> str:
    """Every line of the score sheet, seat by seat."""
    lines: list[str] = []
    for info in look.table.seats:
        lines.append(f"**{seat_words(info, voice)}**")
        for line in look.scores:
            if line.seat == info.seat:
                detail = f" ({', '.join(voice.say(part) for part in line.detail)})" if line.detail else ""
                lines.append(
                    voice("pictures-colon", what=f"{voice.say(line.text)}{detail}", said=line.points)
                )
    return "\n".join(lines)
