"""What needs everybody's consent: undo past a barrier, a pause."""

from __future__ import annotations

from bot.services.types import Vote, VoteKind


class VoteService:
    async def propose(self, game_id: str, person: int, kind: VoteKind, *, cause: str) -> Vote:
        """Open a vote (or answer the one already open); alone among computers it passes at once."""
        raise NotImplementedError

    async def cast(self, vote: int, person: int, yes: bool, *, cause: str) -> Vote:
        """One seat's voice; the last yes carries it out, one no ends it."""
        raise NotImplementedError

    async def get(self, vote: int) -> Vote:
        raise NotImplementedError
