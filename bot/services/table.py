"""Playing: panel, picks, undo, confirm, typed lines. One queue per game."""

from __future__ import annotations

from bot.services.types import Panel


class TableService:
    async def panel(self, game_id: str, person: int) -> Panel:
        """This person's desk as it stands."""
        raise NotImplementedError

    async def pick(self, game_id: str, person: int, mark: str, option: int, *, cause: str) -> Panel:
        """Take one option of the marked question: into the draft, or committed if it confirms or reveals."""
        raise NotImplementedError

    async def confirm(self, game_id: str, person: int, mark: str, *, cause: str) -> Panel:
        """Commit the draft with the option that hands over."""
        raise NotImplementedError

    async def undo(self, game_id: str, person: int, *, cause: str) -> Panel:
        """Take back the last pick, or the committed turn while nobody else has acted and nothing was revealed.

        NeedsVoteError where only consent helps."""
        raise NotImplementedError

    async def restart(self, game_id: str, person: int, *, cause: str) -> Panel:
        """Empty the draft."""
        raise NotImplementedError

    async def play_line(
        self, game_id: str, person: int, line: str, *, now: bool = False, cause: str
    ) -> Panel:
        """Append the picks the line names to the draft; with `now`, hand the turn over as well.

        A line that itself ends in a confirming or revealing pick commits only with `now`: otherwise that pick
        is left to the panel."""
        raise NotImplementedError

    async def complete(self, game_id: str, person: int, partial: str) -> list[str]:
        """At most 25 lines that begin as typed; never raises, never waits for the game's queue."""
        raise NotImplementedError

    async def resume(self) -> None:
        """After a start of the bot: let computer seats play on where the last run broke off."""
        raise NotImplementedError
