"""Acts at a table that another process writes in the same moment: whoever comes second looks again."""

from __future__ import annotations

import functools
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

from bot.store.protocol import ConflictError
from bot.values.errors import BusyError

_P = ParamSpec("_P")
_R = TypeVar("_R")
_TRIES = 10
"""Each time somebody else got through, so that nobody fails so often unless something is wrong."""


def persistent(act: Callable[_P, Coroutine[Any, Any, _R]]) -> Callable[_P, Coroutine[Any, Any, _R]]:
    """Do it again, from the look at the table on: nothing was kept of the try before, and the same cause is
    still one act. What was meant for another position is refused then, as it would be by anybody."""

    @functools.wraps(act)
    async def persisting(*args: _P.args, **kwargs: _P.kwargs) -> _R:
        for _ in range(_TRIES - 1):
            try:
                return await act(*args, **kwargs)
            except (BusyError, ConflictError):
                continue
        try:
            return await act(*args, **kwargs)
        except ConflictError as error:
            raise BusyError() from error

    return persisting
