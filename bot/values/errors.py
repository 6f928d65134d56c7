"""Errors people see: each carries a Text, printed in the reader's language."""

from typing import TYPE_CHECKING

from engine.core.lessons import Stray
from engine.core.text import Arg, OneOf, Text, UserText, text

if TYPE_CHECKING:
    from bot.values.panel import Panel, Shortcut
    from bot.values.table import Table


_TYPED_SHOWN = 200
"""Maximum characters of a typed line that its error shows."""


class PlayerError(Exception):
    """A request that cannot be carried out; the text says why."""

    key = "services-error"
    table: "Table | None" = None  # whose players the text names

    def __init__(self, key: str = "", **args: Arg) -> None:
        self.text: Text = text(key or self.key, **args)
        super().__init__(self.text.key)


class NoSuchTableError(PlayerError):
    key = "services-no-such-table"


class OldButtonError(PlayerError):
    """An unknown press: a button of another version, or a forged one."""

    key = "errors-old-button"


class LessonError(PlayerError):
    """A turn that is not the one being taught. Nothing was played, and the panel says why."""

    key = "learn-strayed"

    def __init__(self, panel: "Panel", stray: Stray) -> None:
        super().__init__(tried=stray.tried, wanted=stray.wanted)
        self.panel, self.table = panel, panel.table


class TooMuchError(PlayerError):
    """More than the limits allow; the text says when, or after what, to try again."""


class NotSeatedError(PlayerError):
    key = "services-not-seated"


class NotAllowedError(PlayerError):
    key = "services-not-allowed"


class NotRunningError(PlayerError):
    key = "services-not-running"


class PausedError(NotRunningError):
    key = "services-paused"


class BusyError(PlayerError):
    """Another process wrote this table at the same moment. Nothing was done."""

    key = "services-busy"


class NothingToDecideError(PlayerError):
    key = "services-nothing-to-decide"


class HintsOffError(PlayerError):
    key = "hints-off"


class RatedError(PlayerError):
    """Hints are never allowed at a rated table."""

    key = "hints-rated"


class HintFailedError(PlayerError):
    """No computer player could answer because of a bug. The request may be repeated."""

    key = "hints-failed"


class NothingToUndoError(PlayerError):
    key = "services-nothing-to-undo"


class NeedsVoteError(PlayerError):
    """An undo that would cross another seat's act or a reveal: propose a vote instead."""

    key = "services-needs-vote"


class HushedError(PlayerError):
    """An undo that would reveal who has answered."""

    key = "services-hushed"


class NoSuchVoteError(PlayerError):
    key = "services-no-such-vote"


class VoteOverError(PlayerError):
    key = "services-vote-over"


class UnclearLineError(PlayerError):
    """A typed line that is no legal move; `ways` are similar legal ones."""

    key = "services-unclear-line"

    def __init__(self, key: str, typed: str, nearest: tuple[str, ...], panel: "Panel") -> None:
        super().__init__(key, typed=UserText(typed, _TYPED_SHOWN), nearest=OneOf(nearest))
        self.typed, self.panel = typed, panel
        self.ways: tuple[Shortcut, ...] = ()


class LobbyError(PlayerError):
    """Joining, leaving or starting is not possible now."""


class SeatError(PlayerError):
    """A seat that cannot be offered, taken or given up now."""


class OrderError(PlayerError):
    """An order that cannot be given; the text says why."""

    key = "order-unknown-words"


class DamagedError(PlayerError):
    """A file that is not a complete and valid record."""

    key = "services-damaged"


class StaleError(PlayerError):
    """A click on an old question; `panel` is the current one. Never a move."""

    key = "services-stale"

    def __init__(self, panel: "Panel") -> None:
        super().__init__()
        self.panel = panel


class ForeignPanelError(PlayerError):
    """A press on the panel of another player's seat."""

    key = "panel-foreign"
    table: "Table"

    def __init__(self, table: "Table") -> None:
        super().__init__()
        self.table = table


class RevealsError(PlayerError):
    """An irreversible pick that its player has not confirmed. Nothing was done."""

    key = "services-warning-reveals"

    def __init__(self, panel: "Panel", way: "Shortcut") -> None:
        super().__init__()
        self.panel, self.way = panel, way
