"""Seats played by the machine: after every commit, until a person must decide."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Mapping
from typing import Any

from bot.services.commits import BY_COMPUTER, commit
from bot.services.live_tables import Draft, LiveTable, LiveTables
from bot.store.rows import Act, DraftPick
from engine.core.draft import drafted, with_pick
from engine.core.game import Option
from engine.core.rng import Rng
from engine.core.text import Seat
from engine.players import Chooser

_log = logging.getLogger(__name__)

_PATIENCE = 60
"""After so many picks in one turn a computer hands over as soon as it may."""


class Computers:
    def __init__(self, tables: LiveTables, players: Mapping[str, Chooser]) -> None:
        self._tables = tables
        self._players = players

    @property
    def strengths(self) -> tuple[str, ...]:
        return tuple(self._players)

    async def play_on(self, live: LiveTable) -> None:
        """Let computer seats play; a fault among them never spoils the act that came before."""
        try:
            while (seat := self._next(live)) is not None:
                await self._turn(live, seat)
        except Exception:
            _log.exception("a computer seat could not play", extra={"game_id": live.id})

    async def play_turn(self, live: LiveTable, seat: Seat, strength: str) -> None:
        """One turn for a seat that a person holds, until it is handed over; then computer seats go on."""
        for _ in range(_PATIENCE):
            if live.table.status != "running" or seat not in live.table.waiting:
                break
            if await self._turn(live, seat, strength):
                break
        await self.play_on(live)

    def _next(self, live: LiveTable) -> Seat | None:
        if live.table.status != "running":
            return None
        return next((seat for seat in live.table.waiting if live.table.seats[seat].computer), None)

    async def _turn(self, live: LiveTable, seat: Seat, strength: str = "") -> bool:
        """Whether the turn was handed over; a pick that reveals only breaks it."""
        number = live.table.number
        rng = Rng(hashlib.sha256(f"{live.saved.seed}:{seat}:{number}".encode()).hexdigest())
        cause = f"computer:{live.id}:{number}"
        picks, draft = list[DraftPick](), drafted(live.game, live.state, seat)
        while True:
            await asyncio.sleep(0)  # other tables first
            option = self._choice(live, draft, rng, strength)
            picks.append(DraftPick(option.words, cause, len(picks)))
            if option.confirms or option.reveals:
                break
            draft = with_pick(live.game, draft, option)
        cause = f"{cause}:{live.table.turn}:{live.saved.revision}"
        act = Act(cause, live.id, BY_COMPUTER, self._tables.clock())
        await commit(self._tables, live, draft, option, picks, act)
        return option.confirms

    def _choice(self, live: LiveTable, draft: Draft, rng: Rng, strength: str) -> Option[Any]:
        """From what this seat may see, and nothing else."""
        if draft.decision is None:
            raise RuntimeError(f"seat {draft.seat} has nothing to decide")
        if len(draft.picks) >= _PATIENCE and draft.confirming is not None:
            return draft.confirming
        player = self._players[strength or live.table.seats[draft.seat].computer]
        return player(live.game.view_for(draft.state, draft.seat), draft.decision, rng)
