"""The process dies at any moment of what follows a move: nothing is left live that is over, nothing is there
twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any
from unittest.mock import patch

import pytest
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

from bot.store.protocol import CannotStoreError
from bot.store.sqlite import SqliteStore
from bot.ui.pictures.drawing import ClosedError
from tests.support.discord_play import hide
from tests.support.discord_stage import Stage, choices, words

NAMES = ["anna", "bob"]
PEOPLE = NAMES
HELLO = 1


class Fuse:
    """So many requests reach Discord; the answer to the last of them is never heard, and nothing is stored or
    sent after it."""

    def __init__(self, requests: int) -> None:
        self.left = requests

    @property
    def is_blown(self) -> bool:
        return self.left <= 0

    def sending(self, request: Any) -> Any:
        async def sent(client: Any, *args: Any, **more: Any) -> Any:
            if self.is_blown:
                raise ClosedError
            self.left -= 1
            answer = await request(client, *args, **more)
            if self.is_blown:
                raise ClosedError
            return answer

        return sent

    def storing(self, writing: Any) -> Any:
        def opened(store: Any, **how: Any) -> Any:
            if self.is_blown:
                raise CannotStoreError("dead")
            return writing(store, **how)

        return opened


@contextmanager
def dying_after(requests: int) -> Iterator[Fuse]:
    fuse = Fuse(requests)
    with (
        patch.object(FakeHTTPClient, "request", fuse.sending(FakeHTTPClient.request)),
        patch.object(FakeWebhookAdapter, "request", fuse.sending(FakeWebhookAdapter.request)),
        patch.object(SqliteStore, "writing", fuse.storing(SqliteStore.writing)),
    ):
        yield fuse


@pytest.mark.may_err
@pytest.mark.parametrize("requests", [3, 4, 5, 6])
async def test_whatever_was_under_way_comes_to_the_same_end(stage: Stage, requests: int) -> None:
    """The first two requests answer the press; then come the post, the call, what it takes the place of."""
    await stage.open_table("lantern", NAMES)
    await hide(stage, *NAMES)
    first = next(name for name in NAMES if stage.is_waited_for(name))
    post = stage.newest_with(stage.thread(), "Play my turn")
    await stage.players[first].click(post, label="Play my turn")
    with dying_after(requests) as fuse, suppress(Exception):  # the press itself may still be answered then
        await stage.players[first].slash(stage.thread(), "play", move="pass end", now=True)
    assert fuse.is_blown
    await stage.restart()
    await stage.env.advance_time(400)
    second = next(name for name in NAMES if name != first)
    assert stage.is_waited_for(second)
    told = Counter(words(message) for message in stage.recent(stage.thread(), 30))
    assert [text for text, count in told.items() if count > 1] == []
    for name in NAMES:
        about = stage.dm(name)[HELLO:]
        assert len(about) == 1
        assert bool(choices(about[0])) == (name == second)
    assert all(choices(one) == [] for one in stage.private_panels(first, stage.thread()))
