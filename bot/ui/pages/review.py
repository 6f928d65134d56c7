"""The review of a game: the course of the score, and the turns with the largest losses."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial

from msgspec.structs import replace

from bot.services.queries.reviews import Compared, Review
from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.interactions.reply import Reply
from bot.ui.kit.blocks import Block, Button, Buttons, Page, Picture, Pictures, Words
from bot.ui.kit.formatting import decimal, reason_words
from bot.ui.kit.limits import clip
from bot.ui.kit.localiser import Localiser
from bot.ui.kit.recap import briefly
from bot.ui.pages.results import stretches_of
from bot.ui.pictures.picture_requests import PictureRequest
from bot.values.table import Table
from engine.core.text import Seat, Who, text
from engine.players.requests import Facts
from engine.players.review import Glimpse
from render.kit.caption import captioned
from render.kit.line_chart import Series, chart
from render.kit.theme import DAY, NIGHT
from render.registry import seat_marks

_LONGEST = 900  # characters about one turn
_TWO = 2
_HINTED = 12  # numbers of turns listed
_PATIENCE = 600.0  # seconds until the whole review
_TALLEST = 1280  # height of a picture at a width of 1200


async def _review(press: Press) -> None:
    """Show the progress, then a first answer in time, then the whole review."""
    reply, services = press.reply, press.reply.services
    table = await services.queries.table(press.word(0))
    localiser, seat = reply.localiser(table), table.seat_of(reply.person.id)

    async def progress(done: int, of: int) -> None:
        await reply.send_text(localiser("review-progress", done=done, of=of))

    async def silence(done: int, of: int) -> None: ...

    reply.charge_limit("thoughts")
    review = await services.reviews.review(table.id, progress, seat=seat)
    if not review.is_whole:
        await reply.show(_page(review, table, seat, localiser, await _chart(review, table, localiser), {}))
        review = await services.reviews.review(table.id, silence, seat=seat, within=_PATIENCE)
    scenes = await services.reviews.scenes(review, [number for number, _ in review.worst(seat)])
    shown = {number: await _drawn(reply, table, number, scene, localiser) for number, scene in scenes.items()}
    await reply.show(_page(review, table, seat, localiser, await _chart(review, table, localiser), shown))


async def _chart(review: Review, table: Table, localiser: Localiser) -> Picture:
    title = localiser.short("review-chart", game=text(f"{table.game}-name"))
    chapters = [review.chapter, *(turn.chapter for turn in review.turns)]
    stretches = stretches_of(chapters, table.game, localiser)
    courses, marks = _courses(review, localiser), seat_marks(table.game)
    drawn = await asyncio.to_thread(chart, courses, title, DAY, stretches, marks)
    return Picture("review.png", drawn, localiser.short("review-alt", turns=len(review.turns)))


async def _drawn(
    reply: Reply, table: Table, number: int, scene: Compared, localiser: Localiser
) -> tuple[Picture, ...]:
    """Draw the same part of the table after the turn as played and after the better one.

    Pieces that differ between the two are marked in both.
    """
    renderer, style = reply.context.renderer, await reply.picture_style()
    differs = renderer.changes(table.game, scene.played, scene.better)
    differs = differs or renderer.changes(table.game, scene.before, scene.better)
    kind = renderer.telling_kind(table.game, scene.better, differs)
    found = list[Picture]()
    for after, key in ((scene.played, "played"), (scene.better, "better")):
        request = PictureRequest(
            table,
            after,
            reply.locale,
            localiser.label,
            changed=differs,
            picture_style=style,
            tallest=_TALLEST,
            meant=differs,
        )
        same = [one for one in renderer.kinds(table.game, after) if one == kind]
        for picture in await renderer.pictures(request, same) if same else await renderer.first(request):
            words, theme = localiser.short(f"review-label-{key}"), NIGHT if style.night else DAY
            draw = partial(captioned, picture.data, words, better=key == "better", theme=theme)
            alt = localiser.short(f"review-as-{key}", number=number, picture=picture.alt)
            name = f"review-{number}-{key}.png"
            found.append(replace(picture, name=name, data=await asyncio.to_thread(draw), alt=alt))
    return tuple(found)


def _courses(review: Review, localiser: Localiser) -> list[Series]:
    return [
        Series(
            localiser.short("bot-seat", who=Who(seat)),
            seat,
            (start, *(turn.expected[seat] for turn in review.turns)),
        )
        for seat, start in enumerate(review.start)
    ]


def _page(
    review: Review,
    table: Table,
    seat: Seat | None,
    localiser: Localiser,
    picture: Picture,
    shown: Mapping[int, tuple[Picture, ...]],
) -> Page:
    """Show a player their own turns, and other readers all turns."""
    blocks: list[Block] = [
        Words(localiser("review-title", game=text(f"{table.game}-name"))),
        Pictures((picture,)),
        Words("\n".join(_summary(review, table, seat, localiser))),
    ]
    worst = review.worst(seat)
    heading = "review-none" if not worst else "review-worst" if seat is None else "review-own-worst"
    blocks.append(Words(localiser(heading, count=len(worst))))
    for number, turn in worst:
        look = Button(localiser.short("review-look"), custom_ids.button("watch", table.id, number))
        blocks.append(Words(_turn(number, turn, seat, table.game, localiser)))
        blocks += [Pictures((picture,)) for picture in shown.get(number, ())]
        blocks.append(Buttons((look,)))
    foot = [localiser("review-borders"), localiser("review-foot")]
    if not review.is_whole:
        foot.insert(0, localiser("review-partial", done=review.compared, of=review.wanted))
    blocks.append(Words("\n".join(f"-# {line}" for line in foot)))
    return Page(tuple(blocks))


def _summary(review: Review, table: Table, seat: Seat | None, localiser: Localiser) -> list[str]:
    """Return what decided the game, what was played well, and which turns were the hint's."""
    lines = [localiser("review-stopped")] if table.status == "closed" else []
    lines += [decided] if (decided := _decided(review, localiser)) is not None else []
    if (well := review.best(seat)) is not None:
        number, turn = well
        why = reason_words(turn.facts, None, table.game, localiser) if turn.facts != Facts() else ""
        line, chapter = briefly(turn.named, localiser.say), text(f"{table.game}-chapter", number=turn.began)
        who = Who(turn.seat)
        key = "review-well" if seat is None else "review-own-well"
        words = localiser(key, number=number, chapter=chapter, who=who, line=line)
        lines.append(f"{words} {why}".rstrip())
    if seat is not None:
        numbers, of = review.hinted(seat)
        if of:
            shown = tuple(str(number) for number in numbers[:_HINTED])
            more = len(numbers) - len(shown)
            lines.append(localiser("review-hinted", count=len(numbers), of=of))
            lines += [localiser("review-hinted-turns", turns=shown, more=more)] if shown else []
    return lines


def _decided(review: Review, localiser: Localiser) -> str | None:
    """Return in two sentences who won by how much, and where the gap was widest."""
    ranked = sorted(review.standings, key=lambda standing: (standing.rank, standing.seat))
    if len(ranked) < _TWO:
        return None
    first, second = ranked[:_TWO]
    gaps = [(source.points[first.seat], source.points[second.seat], source.text) for source in review.sources]
    more, less, source = max(gaps, key=lambda gap: gap[0] - gap[1], default=(0, 0, text("review-title")))
    if more <= less:
        return None
    return localiser(
        "review-decided",
        first=Who(first.seat),
        second=Who(second.seat),
        points=first.points - second.points,
        source=source,
        more=more,
        less=less,
    )


def _turn(number: int, turn: Glimpse, seat: Seat | None, game: str, localiser: Localiser) -> str:
    """Describe a turn: when, the question, the move, the better move, and the reasons."""
    key = "review-turn" if seat is None else "review-own-turn"
    chapter = text(f"{game}-chapter", number=turn.began)
    told = localiser(key, number=number, chapter=chapter, who=Who(turn.seat), points=decimal(turn.lost))
    asked = [] if turn.asked is None else [f"> {line}" for line in localiser.say(turn.asked).splitlines()[:1]]
    played = localiser("review-played", line=briefly(turn.named, localiser.say))
    better = localiser("review-better", line=briefly(turn.better_named, localiser.say))
    why = reason_words(turn.facts, turn.grounds.missed, game, localiser)
    return clip("\n".join([told, *asked, played, f"{better}. {why}"]), _LONGEST)


HANDLERS: Handlers = {"review": Handled("private", _review, sight=True)}
