"""A bot that is cut off: from one moment on nothing of it reaches Discord or the disk.

Its last action is a request whose answer it never receives, one whose answer it receives, or a database
statement, possibly inside a transaction. A dead bot's work in memory is invisible: all its calls raise, and
open transactions are rolled back, as SQLite does for a dead process. The next bot starts on the same file.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Literal, TypeAlias
from unittest.mock import patch

from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

from bot.store.errors import CannotStoreError
from bot.store.sqlite_transaction import Script, ScriptConnection
from bot.ui.pictures.render_queue import ClosedError
from tests.support.discord_stage import Stage

_ENDLESS = 1 << 40
_MINUTE = 60.0
_DEAD = "the bot is dead"
Moments: TypeAlias = Literal["request", "statement"]
Act: TypeAlias = Callable[[], Awaitable[Any]]


class Life:
    """The time from a start to the death at the n-th request or statement."""

    def __init__(self) -> None:
        self.left = _ENDLESS
        self._counted: Moments = "request"
        self.requests = list[str]()  # answered requests
        self.died_at = ""

    @property
    def is_over(self) -> bool:
        return self.left <= 0

    def ends_after(self, moments: int, counted: Moments) -> None:
        self.left, self._counted = moments, counted

    def end(self) -> None:
        self.left, self.died_at = 0, self.died_at or "rest"

    def lives_to_see(self, moments: int, counted: Moments, at: str) -> int:
        """Return how many of these it still does; it dies with the last of them."""
        if self.is_over:
            return 0
        if counted != self._counted:
            return moments
        lived = min(self.left, moments)
        self.left -= lived
        if self.is_over:
            self.died_at = at
        return lived


class Killer:
    """Binds the resources of a process to its life at their first use."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.life = Life()
        self.deaths = list[Life]()

    async def kill(self) -> Life:
        """End the bot wherever it is, start another one, and return the life of the old one."""
        stage, old = self._stage, self.life
        for part in (stage.bot.http, stage.env._webhook_adapter):
            self._life_of(part)
        old.end()
        self.deaths.append(old)
        self.life, dead = Life(), stage.bot
        await stage.restart(orderly=False)
        with suppress(CannotStoreError, ClosedError):
            await dead.close()
        errors = stage.env.errors_since(stage.env._errors_acknowledged)
        assert [error for error in errors if not _is_of_death(error)] == []
        stage.env._errors_acknowledged = stage.env.error_cursor
        return old

    def _life_of(self, part: Any) -> Life:
        life = vars(part).setdefault("_life", self.life)
        assert isinstance(life, Life)
        return life

    def sending(self, request: Any) -> Any:
        async def sent(client: Any, route: Any, *args: Any, **more: Any) -> Any:
            life, name = self._life_of(client), f"{route.method} {route.path}"
            if not life.lives_to_see(1, "request", f"unheard {name}"):
                raise ClosedError(_DEAD)
            answer = await request(client, route, *args, **more)
            if not life.lives_to_see(1, "request", f"heard {name}") or life.is_over:
                raise ClosedError(_DEAD)
            life.requests.append(name)
            return answer

        return sent

    def storing(self, execute: Any) -> Any:
        def stored(connection: Any, sql: str, /, *values: Any) -> Any:
            life = self._life_of(connection)
            if sql == "ROLLBACK" and life.is_over:
                return execute(connection, sql, *values)
            statements = sql.statements if isinstance(sql, Script) else (sql,)
            lived = life.lives_to_see(len(statements), "statement", "statement")
            if lived < len(statements) and lived:
                assert isinstance(sql, Script)
                execute(connection, Script(sql.statements[:lived]))
            if lived < len(statements):
                raise CannotStoreError(_DEAD)
            return execute(connection, sql, *values)

        return stored


def _is_of_death(error: BaseException | None) -> bool:
    """Return whether the error was caused by a refusal to a dead bot."""
    if error is None:
        return False
    causes = error.__cause__, error.__context__, getattr(error, "original", None)
    return _DEAD in str(error) or any(map(_is_of_death, causes))


@contextmanager
def mortal(stage: Stage) -> Iterator[Killer]:
    killer = Killer(stage)
    with (
        patch.object(FakeHTTPClient, "request", killer.sending(FakeHTTPClient.request)),
        patch.object(FakeWebhookAdapter, "request", killer.sending(FakeWebhookAdapter.request)),
        patch.object(ScriptConnection, "execute", killer.storing(ScriptConnection.execute)),
        patch.object(ScriptConnection, "executescript", killer.storing(ScriptConnection.executescript)),
    ):
        yield killer


async def outcome_of(
    stage: Stage,
    begin: Callable[[Stage], Awaitable[Act]],
    shown: Callable[[Stage], Awaitable[Any]],
    outcome: Callable[[Stage], Awaitable[dict[str, Any]]],
    moment: int = 0,
) -> tuple[dict[str, Any], list[str]]:
    """Return the outcome of an act when the bot dies at this request, and the requests.

    A person who sees no result tries again: an unanswered press without effect was not promised.
    """
    with mortal(stage) as killer:
        act = await begin(stage)
        await stage.env.advance_time(_MINUTE)
        before = await shown(stage)
        killer.life.requests.clear()
        if moment:
            killer.life.ends_after(moment, "request")
        with suppress(Exception):
            await act()
        await stage.env.advance_time(_MINUTE)
        made = list(killer.life.requests)
        if moment:
            await killer.kill()
            await stage.env.advance_time(_MINUTE)
            if await shown(stage) == before:
                await act()
        return await outcome(stage), made
