"""Every verb that a button or menu may carry, and who handles it."""

from __future__ import annotations

from bot.ui.pages import (
    chapters,
    charts,
    courses,
    films,
    following,
    inviting,
    league,
    learn,
    lobby_presses,
    looking,
    orders,
    plan,
    rematch,
    replays,
    review,
    rules,
    seats,
    server,
    settings,
    stall,
    tables,
)
from bot.ui.panel import aside, explaining, hints, lines, presses
from bot.ui.press.dispatch import Handlers

HANDLERS: Handlers = {
    **presses.HANDLERS,
    **aside.HANDLERS,
    **explaining.HANDLERS,
    **hints.HANDLERS,
    **lines.HANDLERS,
    **chapters.HANDLERS,
    **charts.HANDLERS,
    **courses.HANDLERS,
    **films.HANDLERS,
    **following.HANDLERS,
    **inviting.HANDLERS,
    **league.HANDLERS,
    **learn.HANDLERS,
    **lobby_presses.HANDLERS,
    **looking.HANDLERS,
    **orders.HANDLERS,
    **plan.HANDLERS,
    **rematch.HANDLERS,
    **replays.HANDLERS,
    **review.HANDLERS,
    **rules.HANDLERS,
    **seats.HANDLERS,
    **server.HANDLERS,
    **settings.HANDLERS,
    **stall.HANDLERS,
    **tables.HANDLERS,
}
