"""People who act without pause: each presses something on a panel, waits for the answer, and presses
again."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice
from typing import Any, NamedTuple, TypeAlias

from discord import NotFound
from simcord.backend.serializers import message_payload
from simcord.http.client import FakeWebhookAdapter
from simcord.interactions import base_payload, build_options

from engine.core.rng import Rng, seed_from

_GIVES_UP_AFTER = 60.0  # seconds until a player gives up on an answer
_NOTHING_TO_DO = 0.05  # seconds until a player without a turn checks again
_HURRY = 60
"""Percentage of turns confirmed although they could go on."""
_CURIOSITY = 30
"""Percentage of cases in which a player opens a region although picks are visible."""
_COMMAND, _COMPONENT = 2, 3  # interaction types
_VERBS = ("sure", "confirm", "pick", "open")
_PLAY = "play"
_LOOKED_AT = 12
"""Number of newest messages of an inbox that a player checks,"""
_IN_SIGHT = 200
"""and of the channel where the tables are."""

_Button: TypeAlias = dict[str, Any]
_Offer: TypeAlias = tuple[Any, _Button]
"""A message, and the button pressed on it."""


class _Shown(NamedTuple):
    """A message as players see it: its text and its buttons."""

    components: list[dict[str, Any]]
    words: str
    offers: list[_Button]
    play: _Button | None


class UnansweredError(Exception):
    """The bot never completed its answer to something pressed, which is named."""


class Replies:
    """Times at which each interaction was acknowledged and answered, as seen by the simulated Discord."""

    def __init__(self) -> None:
        self._asked: dict[str, tuple[float, asyncio.Future[None]]] = {}
        self._shown: dict[int, _Shown] = {}
        self.forget()

    def forget(self) -> None:
        """Reset all counts."""
        self.acknowledged, self.answered = list[float](), list[float]()
        self.pictures, self.uploaded = 0, 0  # count and bytes
        self.idle = 0.0  # seconds without anything to press, summed over all people

    def shown(self, message: Any) -> _Shown:
        """Return a message as players see it, cached until it changes."""
        known = self._shown.get(message.id)
        if known is None or known.components is not message.components:
            parts = list(_walk(message.components))
            words = "\n".join(part.get("content") or "" for part in parts)
            plays = [part for part in parts if part.get("custom_id") and _verb_of(part) == _PLAY]
            known = _Shown(message.components, words, offers(message.components), next(iter(plays), None))
            self._shown[message.id] = known
        return known

    async def to(self, token: str, ask: Any, pressed: str) -> None:
        """Deliver the interaction, and wait until the bot has completed its answer."""
        filled = asyncio.get_running_loop().create_future()
        self._asked[token] = (time.perf_counter(), filled)
        ask()
        try:
            await asyncio.wait_for(filled, _GIVES_UP_AFTER)
        except TimeoutError:
            raise UnansweredError(pressed) from None
        finally:
            del self._asked[token]

    def listen(self) -> Any:
        """Return a request method for the simulated Discord that records requests."""
        request = FakeWebhookAdapter.request

        async def heard(adapter: Any, route: Any, *args: Any, **kwargs: Any) -> Any:
            try:
                done = await request(adapter, route, *args, **kwargs)
            except NotFound:  # the answer stands elsewhere, and the courier was quicker to clear this away
                if route.method == "DELETE":
                    self._note(route.url)
                raise
            self._note(route.url)
            return done

        return heard

    def _note(self, url: str) -> None:
        """Record a request: `/interactions/ID/TOKEN/callback` acknowledges, `/webhooks/APP/TOKEN` answers."""
        parts = url.partition("?")[0].split("/")
        is_callback = parts[-1] == "callback"
        token = parts[-2] if is_callback else parts[parts.index("webhooks") + 2]
        if token not in self._asked:
            return
        began, filled = self._asked[token]
        waited = time.perf_counter() - began
        if is_callback:
            self.acknowledged.append(waited)
        elif not filled.done():
            self.answered.append(waited)
            filled.set_result(None)


class Actor:
    """A player at several tables, who plays on one panel until it offers nothing more. Players at a table
    ignore their inbox: they see their own panels, and posts that mention them."""

    def __init__(self, env: Any, member: Any, channel: Any, replies: Replies) -> None:
        self._env, self._member, self._channel, self._replies = env, member, channel, replies
        self._rng = Rng(seed_from(f"load {member.name}"))
        self._me, self._inbox = member.id, env.backend.get_dm_channel(member.id).id
        self._stale = set[tuple[int, str | None]]()
        self._idle = dict[int, list[dict[str, Any]]]()  # components of messages with nothing to press
        self.waited_for: deque[str] = deque()  # tables to open with /play, before notices arrive
        self.in_hand: Any = None

    async def act(self, done: asyncio.Event) -> None:
        while not done.is_set():
            if (offer := self.offer()) is not None:
                await self._press(*offer)
            elif self.waited_for:
                await self._play(self.waited_for.popleft())
            else:
                began = time.perf_counter()
                await asyncio.sleep(_NOTHING_TO_DO)
                self._replies.idle += time.perf_counter() - began

    def offer(self) -> _Offer | None:
        """Return what to press: on the current panel, on the newest own one, or on a post that leads to
        one."""
        current = self._changed([] if self.in_hand is None else [self.in_hand])
        if current and (found := self._on_panel(self.in_hand)) is not None:
            return found
        posts = self._changed(self._newest(self._channel.id, _IN_SIGHT))
        inbox = self._changed(self._newest(self._inbox, _LOOKED_AT))
        own = [one for one in posts if one.is_ephemeral and one.visible_to(self._me)]
        offers = chain(map(self._on_panel, (*own, *inbox)), map(self._called_by, posts))
        found = next((one for one in offers if one is not None), None)
        if found is None:
            self._idle.update((one.id, one.components) for one in (*current, *posts, *inbox))
        return found

    def _newest(self, channel: int, most: int) -> Iterator[Any]:
        return islice(reversed(self._env.backend.messages.get(channel, {}).values()), most)

    def _changed(self, messages: Iterable[Any]) -> list[Any]:
        """Return those that are new or have changed since there was nothing to press on them."""
        return [one for one in messages if self._idle.get(one.id) is not one.components]

    def _on_panel(self, panel: Any) -> _Offer | None:
        shown = self._replies.shown(panel).offers
        offered = [one for one in shown if not self._is_stale(panel, one)]
        if not offered:
            return None
        return panel, to_press(offered, self._rng.below, _HURRY, _CURIOSITY, self._rng.choice)

    def _called_by(self, post: Any) -> _Offer | None:
        """Return a post that announces the player's turn, with the button that opens the panel."""
        shown = self._replies.shown(post)
        if post.is_ephemeral or shown.play is None or f"<@{self._me}>" not in shown.words:
            return None
        return None if self._is_stale(post, shown.play) else (post, shown.play)

    def _is_stale(self, panel: Any, button: _Button) -> bool:
        return (panel.id, button["custom_id"]) in self._stale

    async def _press(self, panel: Any, button: _Button) -> None:
        data: dict[str, Any] = {"custom_id": button["custom_id"], "component_type": button["type"]}
        before = panel.components
        record, payload = self._interaction(_COMPONENT, panel.channel_id, data)
        record.source_message_id = panel.id
        payload["message"] = dict(message_payload(self._env.backend, panel))
        words = self._replies.shown(panel).words
        await self._send(record, payload, f"{button['custom_id']} on:\n{words}")
        there = self._env.backend.messages[panel.channel_id]
        self.in_hand = there.get(record.message_id or panel.id)
        if panel.id not in there or there[panel.id].components == before:  # answered elsewhere: skip it
            self._stale.add((panel.id, button["custom_id"]))

    async def _play(self, table: str) -> None:
        backend = self._env.backend
        command = next(
            one
            for one in backend.visible_commands(user_id=self._member.id, channel_id=self._channel.id)
            if one["name"] == "play"
        )
        options, _ = build_options(
            self._member, "play", command, {"table": table}, channel_id=self._channel.id
        )
        data = {"id": command["id"], "name": "play", "type": 1, "options": options}
        record, payload = self._interaction(_COMMAND, self._channel.id, data)
        await self._send(record, payload, f"/play {table}")
        self.in_hand = backend.messages[self._channel.id].get(record.message_id)

    def _interaction(self, kind: int, channel: int, data: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        backend = self._env.backend
        guild = backend.get_channel(channel).guild_id
        record, payload = base_payload(
            backend, type=kind, channel_id=channel, guild_id=guild, user_id=self._member.id, data=data
        )
        payload["channel"]["type"] = int(payload["channel"]["type"])  # plain data is copied faster
        return record, payload

    async def _send(self, record: Any, payload: dict[str, Any], pressed: str) -> None:
        emit = self._env.backend.emit
        await self._replies.to(record.token, lambda: emit("INTERACTION_CREATE", payload), pressed)


def offers(components: list[dict[str, Any]]) -> list[_Button]:
    """Return what can be pressed on a panel."""
    found: list[_Button] = []
    for part in _walk(components):
        if not part.get("custom_id") or part.get("disabled") or _verb_of(part) not in _VERBS:
            continue
        if part["custom_id"].split(":")[-1] != "-" or _verb_of(part) != "open":  # back to the first words
            found.append(part)
    return found


def to_press(
    offered: list[_Button],
    below: Callable[[int], int],
    hurry: int,
    curiosity: int,
    choose: Callable[[list[_Button]], _Button],
) -> _Button:
    """Return the button that a player presses next.

    In `hurry` percent they confirm although they could go on; in `curiosity` percent they open a region
    although picks are visible. `below` draws a number, and `choose` one of several buttons.
    """
    by_verb: dict[str, list[_Button]] = {verb: [] for verb in _VERBS}
    for one in offered:
        by_verb[_verb_of(one)].append(one)
    onward = by_verb["pick"]
    if by_verb["open"] and (not onward or below(100) < curiosity):
        onward = by_verb["open"]
    if by_verb["sure"]:
        return by_verb["sure"][0]
    if by_verb["confirm"] and (not onward or below(100) < hurry):
        return by_verb["confirm"][0]
    return choose(onward)


def _verb_of(button: _Button) -> str:
    return str(button["custom_id"]).split(":")[1]


def _walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in components:
        yield part
        yield from _walk(part.get("components") or [])
