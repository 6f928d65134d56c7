"""SQL for one kind of data each."""

from bot.store.concurrency import ConcurrencyPolicy
from bot.store.sql import Sql


class Repository:
    def __init__(self, sql: Sql, beside: ConcurrencyPolicy) -> None:
        self._sql, self._beside = sql, beside
