"""Typed turns of the easy computer player."""

from __future__ import annotations

from bot.services.turn.live_tables import LiveTable
from engine.core.draft import drafted, with_pick
from engine.core.rng import Rng
from engine.core.text import Seat
from engine.players import random_ish_player


def easy_line(live: LiveTable, seat: Seat, rng: Rng) -> str:
    draft = drafted(live.game, live.state, seat)
    while draft.decision is not None:
        option = random_ish_player(live.game.view_for(draft.state, seat), draft.decision, rng)
        if option.confirms or option.reveals:
            return " ".join([*draft.picks, option.words])
        draft = with_pick(live.game, draft, option)
    raise AssertionError("a turn has no end")
