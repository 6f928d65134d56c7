"""All custom id verbs and their handlers."""

from __future__ import annotations

from bot.ui.interactions.dispatcher import Handlers
from bot.ui.pages import (
    advice,
    chapters,
    help_pages,
    invitations,
    league,
    lobby,
    lobby_handlers,
    lookup,
    notices,
    orders,
    own_score,
    replays,
    results,
    review,
    seats,
    server_settings,
    settings,
    signs,
    table_info,
    table_lists,
    tutorials,
)
from bot.ui.panel import handlers, stand_in, typed_moves

HANDLERS: Handlers = {
    **handlers.HANDLERS,
    **stand_in.HANDLERS,
    **advice.HANDLERS,
    **typed_moves.HANDLERS,
    **chapters.HANDLERS,
    **results.HANDLERS,
    **tutorials.HANDLERS,
    **replays.HANDLERS,
    **notices.HANDLERS,
    **invitations.HANDLERS,
    **league.HANDLERS,
    **lobby_handlers.HANDLERS,
    **table_info.HANDLERS,
    **own_score.HANDLERS,
    **orders.HANDLERS,
    **lobby.HANDLERS,
    **review.HANDLERS,
    **help_pages.HANDLERS,
    **lookup.HANDLERS,
    **seats.HANDLERS,
    **server_settings.HANDLERS,
    **settings.HANDLERS,
    **signs.HANDLERS,
    **table_lists.HANDLERS,
}
