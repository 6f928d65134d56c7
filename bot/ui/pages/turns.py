"""All tables that wait for one person, with a button for each."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ui.interactions import custom_ids
from bot.ui.kit.blocks import Block, Button, Page, Words, rows
from bot.ui.kit.formatting import deadline_words, link, post_link, table_name, until_words, when
from bot.ui.kit.localiser import Voices
from bot.values.read_models import Waiting
from engine.core.text import Arg, Who, text

_SHOWN = 10


def turns_page(waiting: Sequence[Waiting], voices: Voices, locale: str) -> Page:
    """Longest waiting first."""
    voice = voices.plain(locale)
    if not waiting:
        return Page((Words(voice("turns-none")),))
    blocks: list[Block] = [Words(voice("turns-title", count=len(waiting)))]
    blocks.append(Words("\n".join(_line(one, voices, locale) for one in waiting[:_SHOWN])))
    buttons = [
        Button(
            voice.short(
                "turns-play", number=number, game=text(f"{one.table.game}-name"), name=table_name(one.table)
            ),
            custom_ids.button("play", one.table.id),
            "verb" if number == 1 else "plain",
        )
        for number, one in enumerate(waiting[:_SHOWN], 1)
    ]
    return Page((*blocks, *rows(buttons)))


def _line(one: Waiting, voices: Voices, locale: str) -> str:
    voice = voices.at(one.table, locale)
    others = tuple(Who(info.seat) for info in one.table.seats if info.seat != one.seat)
    place = one.table.place
    address = link(place) if one.post is None else post_link(place, one.post)
    game = text(f"{one.table.game}-name")
    known: dict[str, Arg] = {"game": game, "name": table_name(one.table), "who": others}
    line = "1. " + voice("turns-line", **known, since=when(one.since), link=address)
    left = deadline_words(one.table, [one.seat], voice)
    if one.table.until is not None:
        left = until_words(one.table.until, voice)
    return f"{line} · {left}" if left else line
