"""A simulated server where three people play a recorded game, each in their own manner."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from simcord.backend.models import EPHEMERAL_FLAG
from simcord.backend.serializers import message_payload
from simcord.interactions import base_payload
from simcord.results import to_discord_message

from bot.ui.interactions.custom_ids import PanelId, button, parsed, path_words
from bot.values.panel import Panel
from engine.core.record import Record
from engine.core.rng import Rng, seed_from
from engine.core.text import Seat

_PANEL = {"open", "pick", "choose", "sure", "confirm"}
_PAUSES, _SOON = (45.0, 120.0, 3 * 3600.0), (45.0, 60.0, 75.0)  # seconds before each of them answers
_KEPT_OPEN = 600.0  # seconds for which a panel in the thread stays open
_MOST = 4000  # presses


class Players:
    def __init__(self, env: Any, channel: Any, people: list[Any], record: Record, evening: bool) -> None:
        self.env, self.channel, self.people = env, channel, people
        self.turns, self.over, self._evening = 0, False, evening
        self._game = ""
        self._lines = defaultdict[Seat, list[str]](list)
        for move in record.moves:
            self._lines[move.seat].append(move.words)
        self._done = defaultdict[Seat, int](int)  # picks of each seat
        self._open: dict[Seat, float] = {}  # when a panel in the thread was last pressed
        self._last: Seat | None = None
        self._chance = Rng(seed_from("calls"))

    @classmethod
    async def seated(cls, env: Any, record: Record, evening: bool) -> Players:
        guild = env.create_guild()
        channel = guild.create_text_channel("games")
        people = [guild.add_member(env.create_user(name)) for name in ("anna", "ben", "carla")]
        players = cls(env, channel, people, record, evening)
        await people[0].slash(channel, "game new", game=record.game, seats=len(people))
        for person in people[1:]:
            await person.click(channel.last_message, label="Join")
        await people[0].click(channel.last_message, label="Start")
        await env.settle()
        near = await env.bot.context.services.queries.tables_near(channel.id, people[0].id)
        players._game = near.own[0].id
        return players

    @property
    def thread(self) -> Any:
        return next(one for one in self.channel.threads if " · " in (one.name or ""))

    async def play(self, whole: bool) -> None:
        """Play until the game ends, or a partial record does."""
        services = self.env.bot.context.services
        for _ in range(_MOST):
            table = await services.queries.table(self._game)
            self.turns, self.over = table.turn, table.status == "over"
            seats = table.waiting
            if self.over or not (whole or any(map(self._rest, seats))):
                break
            if not seats:  # a forced answer is delayed where its speed would give something away
                await self.env.advance_time(_PAUSES[0])
                continue
            seat: Seat = self._last if self._last is not None and self._last in seats else seats[0]
            if seat != self._last:
                await self.env.advance_time((_SOON if self._evening else _PAUSES)[seat])
            self._last = seat
            await self._act(seat)
        await self.env.advance_time(600)

    def _rest(self, seat: Seat) -> list[str]:
        return self._lines[seat][self._done[seat] :]

    async def _act(self, seat: Seat) -> None:
        """Make one pick of the record, on the panel where this player has it."""
        panel = await self._panel(seat)
        if panel.decision is None or not panel.decision.options:
            self._last = None
            await self.env.advance_time(_PAUSES[0])
            return
        options, rest = panel.decision.options, self._rest(seat)
        number = next((at for at, option in enumerate(options) if rest and option.words == rest[0]), None)
        if number is None and rest:  # the pick was made automatically here, or in another order
            self._lines[seat].pop(self._done[seat])
            return
        if number is None:  # more is asked here than in the record
            number = self._chance.below(len(options))
        at = PanelId(self._game, seat, panel.mark)
        message = await self._message(seat)
        before = self._count(seat)
        self._press(seat, message, at.button("sure", path_words((number,))))
        await self.env.settle()
        self._done[seat] += max(self._count(seat) - before, 0)

    def _count(self, seat: Seat) -> int:
        live = self.env.bot.context.services.queries._tables.loaded(self._game)
        return int(live.moved.get(seat, 0)) + len(live.draft(seat).picks)

    async def _panel(self, seat: Seat) -> Panel:
        panel = await self.env.bot.context.services.turns.panel(self._game, self.people[seat].id)
        assert isinstance(panel, Panel)
        return panel

    async def _message(self, seat: Seat) -> int:
        """Return where this player presses: the newest panel in their messages, or one in the thread."""
        if seat and not self._evening:
            for message in reversed(self._stored(self.people[seat].user.dm_channel.id)):
                if self._offers(message):
                    return int(message.id)
        now = self.env.now().timestamp()
        pressed = self._open.get(seat, 0.0)
        thread = self.env.backend.messages.get(self.thread.id, {})
        own = [one for one in thread.values() if one.flags & EPHEMERAL_FLAG and self._offers(one, seat)]
        message = max((int(one.id) for one in own), default=0)
        if not message or now - pressed > _KEPT_OPEN:
            post = next(one for one in reversed(self._stored(self.thread.id)) if self._has(one, "play"))
            record = self._press(seat, int(post.id), button("play", self._game))
            await self.env.settle()
            message = int(record.message_id)
        self._open[seat] = now
        return message

    def _stored(self, channel: int) -> list[Any]:
        stored = self.env.backend.messages.get(channel, {})
        return [stored[key] for key in sorted(stored) if not stored[key].flags & EPHEMERAL_FLAG]

    def _has(self, message: Any, verb: str) -> bool:
        return f":{verb}:{self._game}" in str(message_payload(self.env.backend, message)["components"])

    def _offers(self, message: Any, seat: Seat | None = None) -> bool:
        """Return whether a move can be made on it."""
        shown = to_discord_message(self.env, message)
        found = [one for part in shown.components for one in _ids(part.to_dict())]
        acts = [parsed(one) for one in found if one[:2] in ("b:", "s:")]
        return any(
            act.verb in _PANEL - {"open"} and (seat is None or act.args[1] == str(seat)) for act in acts
        )

    def _press(self, seat: Seat, message: int, custom_id: str) -> Any:
        backend, person = self.env.backend, self.people[seat]
        own = person.user.dm_channel.id
        channel = own if message in backend.messages.get(own, {}) else self.thread.id
        stored = backend.get_message(channel, message)
        record, payload = base_payload(
            backend,
            type=3,
            channel_id=channel,
            guild_id=None if channel == own else person.guild.id,
            user_id=person.id,
            data={"custom_id": custom_id, "component_type": 2},
        )
        payload["message"] = dict(message_payload(backend, stored))
        record.source_message_id = stored.id
        backend.emit("INTERACTION_CREATE", payload)
        return record

    def left_in(self, channel: int) -> tuple[int, int]:
        """Return the number of messages there, and how many of them offer a move."""
        left = self._stored(channel)
        return len(left), sum(self._offers(one) for one in left)


def _ids(part: Any) -> list[str]:
    found = [str(part["custom_id"])] if part.get("custom_id") else []
    for key in ("components", "accessory"):
        below = part.get(key) or []
        for one in below if isinstance(below, list) else [below]:
            found += _ids(one)
    return found
