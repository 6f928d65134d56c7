"""The review of a game: the course of the score, and the turns with the largest losses."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from msgspec.structs import replace

from bot.services.queries.reviews import Compared, Review
from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.interactions.reply import Reply
from bot.ui.kit.blocks import Block, Button, Buttons, Page, Picture, Pictures, Words
from bot.ui.kit.formatting import decimal, parts_of
from bot.ui.kit.limits import clip
from bot.ui.kit.localiser import Localiser
from bot.ui.kit.recap import briefly
from bot.ui.pictures.renderer import PictureRequest
from bot.values.table import Table
from engine.core.text import Seat, Who, text
from engine.players.review import Glimpse
from render.kit.line_chart import Series, Stretch, chart
from render.kit.theme import DAY
from render.registry import seat_marks

_LONGEST = 900  # characters about one turn
_TWO = 2


async def _review(press: Press) -> None:
    """Show the progress first, as a review takes a while, then replace it with the page."""
    reply, services = press.reply, press.reply.context.services
    table = await services.reading.table(press.word(0))
    localiser = reply.localiser(table)

    async def progress(done: int, of: int) -> None:
        await reply.send_text(localiser("review-progress", done=done, of=of))

    reply.charge_limit("thoughts")
    review = await services.reviews.review(table.id, progress)
    title = localiser.short("review-chart", game=text(f"{table.game}-name"))
    stretches = _stretches(review, table.game, localiser)
    courses, marks = _courses(review, localiser), seat_marks(table.game)
    drawn = await asyncio.to_thread(chart, courses, title, DAY, stretches, marks)
    alt = localiser.short("review-alt", turns=len(review.turns))
    seat = table.seat_of(reply.person.id)
    scenes = await services.reviews.scenes(review, [number for number, _ in review.worst(seat)])
    shown = {number: await _drawn(reply, table, number, scene, localiser) for number, scene in scenes.items()}
    await reply.show(_page(review, table, seat, localiser, Picture("review.png", drawn, alt), shown))


async def _drawn(
    reply: Reply, table: Table, number: int, scene: Compared, localiser: Localiser
) -> tuple[Picture, ...]:
    """Draw a turn as played and the better alternative, each with its changes marked."""
    renderer, found = reply.context.renderer, list[Picture]()
    for after, key in ((scene.played, "review-as-played"), (scene.better, "review-as-better")):
        changed = renderer.changes(table.game, scene.before, after)
        shot = PictureRequest(
            table,
            after,
            reply.locale,
            localiser.label,
            changed=changed,
            picture_style=await reply.picture_style(),
        )
        for picture in (await renderer.telling(shot, changed))[:1]:
            alt = localiser.short(key, number=number, picture=picture.alt)
            found.append(replace(picture, name=f"{key}-{number}-{picture.name}", alt=alt))
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


def _stretches(review: Review, game: str, localiser: Localiser) -> list[Stretch]:
    """Return the seasons or rounds of a game, each starting at the first figure after its beginning."""
    chapters = [review.chapter, *(turn.chapter for turn in review.turns)]
    firsts = [at for at, chapter in enumerate(chapters) if not at or chapter != chapters[at - 1]]
    return [Stretch(localiser.short(f"{game}-chapter", number=chapters[at]), at) for at in firsts]


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
    ]
    if (decided := _decided(review, localiser)) is not None:
        blocks.append(Words(decided))
    worst = review.worst(seat)
    heading = "review-none" if not worst else "review-worst" if seat is None else "review-own-worst"
    blocks.append(Words(localiser(heading, count=len(worst))))
    for number, turn in worst:
        look = Button(localiser.short("review-look"), custom_ids.button("watch", table.id, number))
        blocks.append(Words(_turn(number, turn, seat, table.game, localiser)))
        if pictures := shown.get(number):
            blocks.append(Pictures(pictures))
        blocks.append(Buttons((look,)))
    blocks.append(Words("-# " + localiser("review-borders") + "\n-# " + localiser("review-foot")))
    return Page(tuple(blocks))


def _decided(review: Review, localiser: Localiser) -> str | None:
    """Return the lead of the winner over the second by source; the parts add up to the difference."""
    ranked = sorted(review.standings, key=lambda standing: (standing.rank, standing.seat))
    if len(ranked) < _TWO:
        return None
    first, second = ranked[:_TWO]
    gaps = [
        (source.text, source.points[first.seat] - source.points[second.seat]) for source in review.sources
    ]
    gaps = sorted((gap for gap in gaps if gap[1]), key=lambda gap: -abs(gap[1]))
    if not gaps:
        return None
    parts = tuple(
        text("review-source", source=source, points=f"{gap:+d}".replace("-", "−")) for source, gap in gaps
    )
    between = first.points - second.points
    return localiser(
        "review-decided", first=Who(first.seat), second=Who(second.seat), points=between, sources=parts
    )


def _turn(number: int, turn: Glimpse, seat: Seat | None, game: str, localiser: Localiser) -> str:
    """Describe a turn: when, the question, the move, the better move, and the reasons."""
    key = "review-turn" if seat is None else "review-own-turn"
    chapter = text(f"{game}-chapter", number=turn.began)
    told = localiser(key, number=number, chapter=chapter, who=Who(turn.seat), points=decimal(turn.lost))
    asked = [] if turn.asked is None else [f"> {line}" for line in localiser.say(turn.asked).splitlines()[:1]]
    played = localiser("review-played", line=briefly(turn.named, localiser.say))
    better = localiser("review-better", line=briefly(turn.better_named, localiser.say))
    parts = tuple(part for _, part in parts_of(turn.grounds, game, "hints-part-instead"))
    why = [localiser("review-why", why=parts)] if parts else []
    return clip("\n".join([told, *asked, played, better, *why]), _LONGEST)


HANDLERS: Handlers = {"review": Handled("private", _review, sight=True)}
