"""Where the thread of a table sums up its seasons or rounds."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.store.protocol import Reader, Writer
from bot.values.parcel import Parcel, Posted
from bot.values.read_models import ChapterPost

_KEY = "chapters"


async def chapter_posts(reader: Reader, game_id: str) -> list[ChapterPost]:
    data = await reader.people.setting(f"game:{game_id}", _KEY)
    return [] if data is None else msgspec.json.decode(data, type=list[ChapterPost])


async def note_chapter(writer: Writer, parcel: Parcel, posted: Sequence[Posted]) -> None:
    """Where it was summed up; once more after it was taken back."""
    chapter, turn = parcel.payload.chapter, parcel.payload.last_turn or 0
    if chapter is None or not posted:
        return
    others = [post for post in await chapter_posts(writer, parcel.game_id) if post.chapter != chapter]
    found = [*others, ChapterPost(chapter, turn, posted[0].channel, posted[0].message)]
    data = msgspec.json.encode(sorted(found, key=lambda post: post.chapter)).decode()
    await writer.people.put_setting(f"game:{parcel.game_id}", _KEY, data)
