"""The result of a press on a panel."""

from __future__ import annotations

from bot.services.turn.live_tables import Draft
from bot.services.turn.turn_flow import follow_route, make_automatic_picks
from bot.values.panel import Shortcut
from engine.core.draft import with_pick
from engine.core.game import AnyGame


def after_press(game: AnyGame, draft: Draft, way: Shortcut) -> tuple[str, ...]:
    """Return all picks of one press, including those that follow without a choice."""
    walked = follow_route(game, draft, way.route)
    if walked is None or walked[1][-1].confirms or walked[1][-1].reveals:
        return way.picks
    return make_automatic_picks(game, with_pick(game, walked[0], walked[1][-1])).picks[len(draft.picks) :]
