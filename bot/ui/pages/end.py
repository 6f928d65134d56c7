"""The end: ranking, score sheet, seed, the game to take home, another one."""

from __future__ import annotations

from bot.ui.page.blocks import Block, Button, Buttons, Page, Paper, Picture, Pictures, Words
from bot.ui.page.limits import clip
from bot.ui.page.names import people_at, seat_words
from bot.ui.page.voice import Voice
from bot.ui.press import ids
from bot.values.reading import Exported, Look
from engine.core.text import text


def end_page(look: Look, voice: Voice, pictures: tuple[Picture, ...], exported: Exported | None) -> Page:
    table = look.table
    blocks: list[Block] = [
        Words(voice("end-title", game=text(f"{table.game}-name"))),
        Words(_ranking(look, voice)),
    ]
    blocks += [Pictures((picture,)) for picture in pictures]  # side by side they would be cut
    blocks.append(Words(clip(_sheet(look, voice), 2200)))
    blocks.append(Words("-# " + voice("end-seed", seed=look.seed, hash=table.commitment)))
    if exported is not None:
        blocks.append(Paper(exported.name, exported.data))
    buttons = (
        Button(voice.short("end-rematch"), ids.button("rematch", table.id), "go"),
        Button(voice.short("end-watch"), ids.button("watch", table.id)),
        Button(voice.short("review-button"), ids.button("review", table.id)),
        Button(voice.short("end-log"), ids.button("fulllog", table.id)),
    )
    blocks.append(Buttons(buttons))
    return Page(tuple(blocks), pings=people_at(table, range(len(table.seats))))


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
                lines.append(f"{voice.say(line.text)}{detail}: {line.points}")
    return "\n".join(lines)
