"""Accounting of processor time: calls and threads are charged to a name, each second to one name only."""

from __future__ import annotations

import threading
import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, TypeVar, cast

from bot.store.sqlite_transaction import THREAD
from tools.bench.load.processes import children_seconds, thread_seconds

C = TypeVar("C", bound=Callable[..., Any])


class _Purse(threading.local):
    """The time one thread has spent, and its current name. No other thread writes here, so no lock is
    needed."""

    def __init__(self, purses: list[dict[str, float]]) -> None:
        self.charged_to, self.nested_seconds = "", 0.0
        self.spent: defaultdict[str, float] = defaultdict(float)
        purses.append(self.spent)


class Ledger:
    """Processor time of this process and its children, by name."""

    def __init__(self) -> None:
        self._purses = list[dict[str, float]]()
        self._here = _Purse(self._purses)

    def charged(self, to: str, call: C) -> C:
        """Return the same call with its processor time charged to a name, excluding nested calls that are
        charged themselves. A nested call with the same name is not measured, because reading the clock
        takes time."""

        @wraps(call)
        def work(*args: Any, **kwargs: Any) -> Any:
            here = self._here
            if here.charged_to == to:
                return call(*args, **kwargs)
            before, outer, here.charged_to, here.nested_seconds = (
                here.charged_to,
                here.nested_seconds,
                to,
                0.0,
            )
            began = time.thread_time()
            try:
                return call(*args, **kwargs)
            finally:
                whole = time.thread_time() - began
                here.spent[to] += whole - here.nested_seconds
                here.charged_to, here.nested_seconds = before, outer + whole

        return cast(C, work)

    def read(self) -> Account:
        parts = defaultdict[str, float](float)
        for purse in list(self._purses):
            for name, spent in dict(purse).items():
                parts[name] += spent
        parts["store"] += thread_seconds(THREAD)
        children = children_seconds()
        return Account(time.process_time() + children, {**parts, "workers": children})


class Account:
    """Total seconds, and those of each part."""

    def __init__(self, whole: float, parts: Mapping[str, float]) -> None:
        self.whole, self.parts = whole, parts

    def since(self, earlier: Account) -> Account:
        return Account(
            self.whole - earlier.whole,
            {name: spent - earlier.parts.get(name, 0.0) for name, spent in self.parts.items()},
        )


class Charged:
    """A wrapper whose methods are charged to names; everything else is unchanged."""

    def __init__(self, ledger: Ledger, what: Any, names: Mapping[str, str], otherwise: str = "") -> None:
        self._ledger, self._what, self._names, self._otherwise = ledger, what, names, otherwise

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._what, name)
        to = self._names.get(name, self._otherwise)
        if to and callable(found):
            found = self._ledger.charged(to, found)
        setattr(self, name, found)
        return found
