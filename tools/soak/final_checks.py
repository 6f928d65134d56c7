"""Final checks: nothing lost, duplicated, leaked to other players or left undone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from bot.store.errors import StoreError
from bot.store.factory import open_store
from bot.store.replay import position
from bot.store.sqlite_backup import check_file
from engine.registry import GAMES
from tools.soak.discord_server import Wire
from tools.soak.told_checks import Books

_PANEL = ("pick", "confirm", "sure", "undo")
"""Verbs whose ids name the owner of the panel."""


async def checked(database: Path | str, wire: Wire, books: Books, tables: Sequence[str]) -> dict[str, Any]:
    """Check everything after the bot has stopped."""
    books.check_all_kept()
    books.note_posts()
    unsound = list[str]()
    try:
        if isinstance(database, Path):
            check_file(database)
    except StoreError as error:
        unsound.append(str(error))
    unsound += [fault async for fault in _unsound(database, tables)]
    posts = [message for channel in wire.backend.messages.values() for message in channel.values()]
    return {
        "posts": len(posts),
        "lost": books.lost,
        "doubled": list(_doubled(wire, books)),
        "leaked": [*wire.leaked, *_astray(wire, books)],
        "stuck": list(_stuck(books, tables)),
        "unsound": unsound,
        "waiting": books.on_its_way(),
    }


async def _unsound(database: Path | str, tables: Sequence[str]) -> Any:
    """Return games whose log does not lead, move by move, to the stored position."""
    store = await open_store(database)
    try:
        for table in tables:
            async with store.reading() as reader:
                saved, (last, _) = await reader.games.saved(table), await reader.log.trail(table)
                if saved is None or last is None:
                    yield f"{table}: its position is missing"
                    continue
                game = GAMES[saved.table.game]
                try:
                    state = await position(reader, saved, game, saved.table.number, from_start=True)
                except StoreError as error:
                    yield f"{table}: {error}"
                    continue
                if game.to_json(state) != game.to_json(game.from_json(last.state)):
                    yield f"{table}: its log leads elsewhere"
    finally:
        await store.close()


def _doubled(wire: Wire, books: Books) -> Iterator[str]:
    """Yield parcels posted twice, turns told twice, and presses counted twice."""
    there = {message for channel in wire.backend.messages.values() for message in channel}
    for nonce, posts in wire.posts.items():
        if len({post.message for post in posts}) > 1:
            yield f"{len(posts)} posts of one parcel: {nonce} in {[post.path for post in posts]}"
        if _of_a_parcel(nonce):
            lost = [post for post in posts if post.message in there and post.message not in books.noted]
            yield from (f"a post nobody knows of, which may come again: {post.path}" for post in lost)
    told = books.rows(
        "SELECT game_id, kind, coalesce(turn, 0), coalesce(person, 0), count(*) FROM message"
        " WHERE kind IN ('board_post', 'start_post', 'end_post') GROUP BY 1, 2, 3, 4 HAVING count(*) > 1"
    )
    yield from (f"told {row[4]} times: {row[:4]}" for row in told)
    # A post that grows with its round is recorded for every turn it tells.
    noted = Counter(books.rows("SELECT message, coalesce(turn, 0) FROM message"))
    yield from (
        f"message {message} noted {count} times for turn {turn}"
        for (message, turn), count in noted.items()
        if count > 1
    )
    picks = books.rows(
        "SELECT game_id, cause, part, count(*) FROM move WHERE cut IS NULL"
        " GROUP BY 1, 2, 3 HAVING count(*) > 1"
    )
    yield from (f"one press, {row[3]} picks: {row[:3]}" for row in picks)


def _of_a_parcel(nonce: str) -> bool:
    """Return whether a nonce belongs to a parcel; the greeting on joining a server has one, too."""
    return nonce.startswith("latchkey-")


def _astray(wire: Wire, books: Books) -> Iterator[str]:
    """Yield panels that another person can read, and notices in another person's inbox."""
    backend = wire.backend
    owner = {channel: person for person, channel in backend.dm_channels.items()}
    seats = {(row[0], row[1]): row[2] for row in books.rows("SELECT game_id, seat, person FROM seat")}
    for channel, messages in backend.messages.items():
        for message in messages.values():
            for verb, game, seat in _panels(message.components):
                reader = _asker(message) if message.is_ephemeral else owner.get(channel)
                if reader is None or seats.get((game, seat)) != reader:
                    yield (
                        f"{verb} of seat {seat} at {game}, which is {seats.get((game, seat))}'s,"
                        f" before {reader} in channel {channel}, message {message.id}"
                    )
    for row in books.rows("SELECT game_id, kind, channel, person FROM message WHERE kind = 'call'"):
        if owner.get(row[2]) != row[3]:
            yield f"a call to {row[3]} at {row[0]} in channel {row[2]}"


def _asker(message: Any) -> int | None:
    """Return the only person who sees this answer to a command or press."""
    asked = (message.interaction_metadata or {}).get("user") or {}
    return int(asked["id"]) if "id" in asked else None


def _panels(components: Any) -> Iterator[tuple[str, str, int]]:
    text = msgspec.json.encode(components, enc_hook=str).decode()
    for piece in text.split('"custom_id":"')[1:]:
        parts = piece.split('"', 1)[0].split(":")
        if len(parts) > 4 and parts[1] in _PANEL and parts[3].isdigit():
            yield parts[1], parts[2], int(parts[3])


def _stuck(books: Books, tables: Sequence[str]) -> Iterator[str]:
    for table in tables:
        if (status := books.status(table)) != "over":
            waits = books.rows(
                "SELECT seat, person, computer FROM seat WHERE game_id = ? AND waiting_since IS NOT NULL",
                table,
            )
            yield f"{table} is {status}, waits for {waits}"
    for row in books.rows(
        "SELECT id, game_id, kind, error FROM outbox WHERE error <> '' AND done IS NOT NULL"
    ):
        yield f"parcel {row[0]} of {row[1]} was given up: {row[2]} {row[3]}"
