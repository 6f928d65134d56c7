"""All custom id verbs and their handlers."""

from __future__ import annotations

from bot.ui.interactions.dispatcher import Handlers
from bot.ui.pages import (
    chapters,
    invitations,
    league,
    lobby,
    lobby_handlers,
    lookup,
    notices,
    orders,
    own_plan,
    replays,
    results,
    review,
    seats,
    server_settings,
    settings,
    table_info,
    table_lists,
    tutorials,
)
from bot.ui.panel import aside, explaining, hints, lines, presses

HANDLERS: Handlers = {
    **presses.HANDLERS,
    **aside.HANDLERS,
    **explaining.HANDLERS,
    **hints.HANDLERS,
    **lines.HANDLERS,
    **chapters.HANDLERS,
    **results.HANDLERS,
    **tutorials.HANDLERS,
    **replays.HANDLERS,
    **notices.HANDLERS,
    **invitations.HANDLERS,
    **league.HANDLERS,
    **lobby_handlers.HANDLERS,
    **table_info.HANDLERS,
    **own_plan.HANDLERS,
    **orders.HANDLERS,
    **lobby.HANDLERS,
    **review.HANDLERS,
    **lookup.HANDLERS,
    **seats.HANDLERS,
    **server_settings.HANDLERS,
    **settings.HANDLERS,
    **table_lists.HANDLERS,
}
