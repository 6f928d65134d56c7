"""Stable names for ids, marks and moments."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from tests.support.discord_stage import Stage
from tests.support.hostile import tamed

_NUMBER = re.compile(r"(?<!\d)\d{15,20}(?!\d)")
_LINK = re.compile(r"https://discord\.com/channels/(\d+|@me)/(\d+)(?:/(\d+))?")
_TIME = re.compile(r"<t:(\d+)(:\w)?>")
_HASH = re.compile(r"\b[0-9a-f]{32,64}\b")
_TABLE = re.compile(r"\b[0-9a-f]{8}\b")
_MARK = re.compile(r"(?<=[: ~])(-?\d+)([: ~])([0-9a-f]{8,16})(?=[: ~=]|$)")


class Names:
    """What each id is called in a transcript."""

    def __init__(self, stage: Stage, tables: Iterable[str]) -> None:
        backend = stage.env.backend
        self._known = {stage.guild.id: "server", stage.channel.id: "#games", backend.bot_user.id: "bot"}
        self._known[backend.application_id] = "bot"
        for user in backend.users.values():
            self._known.setdefault(user.id, user.name)
        for user, channel in backend.dm_channels.items():
            self._known[channel] = f"DM of {self._known.get(user, user)}"
        for one in backend.channels.values():
            self._known.setdefault(one.id, f"#{one.name}")
        self._tables = {id_: f"table{at}" for at, id_ in enumerate(tables, 1)}
        self._threads = 0
        self._messages = dict[int, list[str]]()
        self._place_of = dict[str, int]()
        self.epoch = backend.clock._epoch.timestamp()

    # ------------------------------------------------------------ channels and messages

    def thread_made(self, answer: Any) -> str:
        self._threads += 1
        self._known[int(answer["id"])] = f"thread{self._threads}"
        return f"thread{self._threads}"

    def place(self, channel: object) -> str:
        return self._known.get(int(str(channel)), "elsewhere")

    def sent(self, channel: object, message: object) -> None:
        self._messages.setdefault(int(str(channel)), []).append(str(message))
        self._place_of[str(message)] = int(str(channel))

    def gone(self, message: object) -> None:
        there = self._messages.get(self._place_of.get(str(message), 0), [])
        if str(message) in there:
            there.remove(str(message))

    def message(self, message: object) -> str:
        """Return the place of a message among those of its channel, from the newest: -1, -2, …"""
        there = self._messages.get(self._place_of.get(str(message), 0), [])
        return str(there.index(str(message)) - len(there)) if str(message) in there else "gone"

    def person(self, id_: object) -> str:
        return self._known.get(int(str(id_)), "somebody")

    # ------------------------------------------------------------ texts

    def plain(self, words: str, at: float | None = None) -> str:
        """Return a text without anything that differs between two runs; `at`: seconds since the start."""
        now = self.epoch + (at or 0.0)
        words = _LINK.sub(self._link, tamed(words))
        words = _TIME.sub(lambda found: f"<t:{_span(int(found[1]) - now)}{found[2] or ''}>", words)
        words = _TABLE.sub(lambda found: self._tables.get(found[0], found[0]), words)
        words = _HASH.sub(lambda found: f"#{found[0][:6]}", words)
        return _NUMBER.sub(lambda found: self._number(found[0]), words)

    def custom_id(self, words: str) -> str:
        return _MARK.sub(r"\1\2~", self.plain(words))

    def _number(self, words: str) -> str:
        if (known := self._known.get(int(words))) is not None:
            return known
        return f"message{self.message(words)}" if words in self._place_of else "id"

    def _link(self, found: re.Match[str]) -> str:
        where = self._known.get(int(found[2]), "elsewhere")
        return f"link:{where}" + (f"/{self.message(found[3])}" if found[3] else "")


def _span(seconds: float) -> str:
    minutes = round(abs(seconds) / 60)
    days, hours, left = minutes // 1440, minutes // 60 % 24, minutes % 60
    words = "".join(f"{number}{unit}" for number, unit in ((days, "d"), (hours, "h"), (left, "m")) if number)
    return ("-" if seconds < 0 and words else "+") + (words or "0m")


def moment(seconds: float) -> str:
    """Return a time of the evening, as it stands in the database."""
    return _span(seconds)
