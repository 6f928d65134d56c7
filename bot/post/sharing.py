"""What somebody who played shows everybody of a finished game: its film, or one turn of the replay."""

from __future__ import annotations

from bot.post.house import PostHouse
from bot.ui.kit.blocks import Page, Pictures, Words
from bot.ui.kit.limits import clip
from bot.ui.pages.table_posts import public_lines
from bot.ui.pictures.renderer import PictureRequest
from bot.values.parcel import Parcel
from engine.core.text import Who, text
from render.kit.animate import spread

_LONGEST = 3000  # characters about one turn


async def shared_page(house: PostHouse, parcel: Parcel) -> Page:
    """In the table's own language, as a spectator saw it."""
    if parcel.payload.turn is not None:
        return await _turn(house, parcel, parcel.payload.turn)
    reel = await house.services.past.film(parcel.game_id, spread)
    voice = house.voices.public(reel.table)
    title = voice("table-film-title", game=text(f"{reel.table.game}-name"))
    by = voice("table-shared-by", who=Who(parcel.payload.seat or 0))
    film = await house.films.film(reel, reel.table.language, voice.label)
    return Page((Words(f"{title}\n{by}"), Pictures((film,))))


async def _turn(house: PostHouse, parcel: Parcel, turn: int) -> Page:
    post = await house.services.past.step(parcel.game_id, turn)
    table = post.table
    voice = house.voices.public(table)
    news = house.studio.changes(table.game, post.before, post.view)
    shot = PictureRequest(table, post.view, table.language, voice.label, news=news)
    pictures = await house.studio.first(shot)
    head = voice("table-replay", turn=post.first or 1, turns=table.turn)
    by = voice("table-shared-by", who=Who(parcel.payload.seat or 0))
    words = Words(clip("\n".join([head, by, *public_lines(post, voice)]), _LONGEST))
    return Page((words, Pictures(pictures)) if pictures else (words,))
