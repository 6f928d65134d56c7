"""The people of `latchkey dev bench load` see their own panels at a table and the posts that name them."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

pytest.importorskip("simcord", reason="the crowd acts in a simulated Discord")

from simcord.http.client import FakeWebhookAdapter

from tools.bench.load import crowd
from tools.bench.load.crowd import Actor, Replies, UnansweredError

_CHANNEL, _INBOX, _ANNA, _BEN = 1, 2, 10, 11


def message(id_: int, channel: int, custom_id: str, *, only: int | None = None, words: str = "") -> Any:
    button = {"type": 2, "custom_id": custom_id}
    parts = [
        {"type": 17, "components": [{"type": 10, "content": words}, {"type": 1, "components": [button]}]}
    ]
    return SimpleNamespace(
        id=id_,
        channel_id=channel,
        components=parts,
        is_ephemeral=only is not None,
        visible_to=lambda person: only in (None, person),
    )


def actor(person: int, *messages: Any) -> Actor:
    kept: dict[int, dict[int, Any]] = {_CHANNEL: {}, _INBOX: {}}
    for one in messages:
        kept[one.channel_id][one.id] = one
    backend = SimpleNamespace(messages=kept, get_dm_channel=lambda _: SimpleNamespace(id=_INBOX))
    member = SimpleNamespace(id=person, name=f"person{person}")
    return Actor(SimpleNamespace(backend=backend), member, SimpleNamespace(id=_CHANNEL), Replies())


def offered_to(person: int, *messages: Any) -> tuple[int, str] | None:
    found = actor(person, *messages).offer()
    return None if found is None else (found[0].id, found[1]["custom_id"])


def test_a_panel_that_only_they_see_is_played_where_the_table_lives() -> None:
    panel = message(5, _CHANNEL, "b:pick:table:0:mark:3", only=_ANNA)
    assert offered_to(_ANNA, panel) == (5, "b:pick:table:0:mark:3")
    assert offered_to(_BEN, panel) is None


def test_a_post_that_names_them_leads_to_their_panel() -> None:
    post = message(5, _CHANNEL, "b:play:table", words=f"Now: <@{_ANNA}>")
    assert offered_to(_ANNA, post) == (5, "b:play:table")
    assert offered_to(_BEN, post) is None


def test_a_panel_goes_before_a_post_and_a_call_is_played_in_the_inbox() -> None:
    post = message(5, _CHANNEL, "b:play:table", words=f"Now: <@{_ANNA}>")
    call = message(6, _INBOX, "b:confirm:table:0:mark")
    assert offered_to(_ANNA, post, call) == (6, "b:confirm:table:0:mark")


@pytest.mark.parametrize("only", [None, _ANNA])
def test_a_message_without_anything_to_press_is_looked_at_again_when_it_changes(only: int | None) -> None:
    shown = message(5, _CHANNEL, "b:look:table", only=only)
    anna = actor(_ANNA, shown)
    assert anna.offer() is None
    verb = "play" if only is None else "confirm"
    shown.components = message(5, _CHANNEL, f"b:{verb}:table", words=f"Now: <@{_ANNA}>").components
    assert anna.offer() is not None


async def _refused(adapter: Any, route: Any) -> None:
    response: Any = SimpleNamespace(status=404, reason="Not Found", headers={})
    raise discord.NotFound(response, {"code": 10008, "message": "Unknown Message"})


@pytest.mark.parametrize(("method", "count"), [("DELETE", 1), ("PATCH", 0)])
def test_a_panel_that_is_already_cleared_away_was_answered_elsewhere(
    monkeypatch: pytest.MonkeyPatch, method: str, count: int
) -> None:
    """A bot that may not edit the pressed message answers below it; the refused edit is no answer."""
    monkeypatch.setattr(FakeWebhookAdapter, "request", _refused)
    monkeypatch.setattr(crowd, "_GIVES_UP_AFTER", 0.05)
    replies = Replies()
    request, url = replies.listen(), "https://discord.com/api/v10/webhooks/1/token/messages/@original"

    async def answered() -> None:
        route = SimpleNamespace(method=method, url=url)
        refused: list[Any] = []
        try:
            await replies.to(
                "token", lambda: refused.append(asyncio.ensure_future(request(None, route))), "it"
            )
        finally:
            with pytest.raises(discord.NotFound):
                await refused[0]

    if count:
        asyncio.run(answered())
    else:
        with pytest.raises(UnansweredError, match="it"):
            asyncio.run(answered())
    assert len(replies.answered) == count
