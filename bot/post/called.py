"""Somebody's panel as it is sent to them: what happened since they were last there, and what is asked."""

from __future__ import annotations

from bot.post.house import PostHouse
from bot.ui.kit.blocks import Page
from bot.ui.kit.formatting import where
from bot.ui.kit.recap import news_of
from bot.ui.panel.page import panel_controls, panel_page, room_for
from bot.ui.pictures.renderer import PanelShot, taste_of
from bot.values.parcel import Posted
from bot.values.read_models import Brief
from bot.values.table import Table


async def called(house: PostHouse, brief: Brief) -> Page:
    panel = brief.panel
    voice = house.voices.of(panel.table, brief.person)
    news = news_of(brief.since, voice)
    place = where(panel.table, panel.seat, voice, await near_lobby(house, panel.table))
    return await panel_for(house, brief, "\n".join(part for part in (place, news) if part))


async def panel_for(house: PostHouse, brief: Brief, before: str, *, spare: int = 0) -> Page:
    panel = await house.services.remarks.on(await house.services.likely.on(brief.panel))
    voice = house.voices.of(panel.table, brief.person)
    shown = panel_controls(panel, (), voice, spare=spare)
    focuses, badges = (shown.focuses, shown.badges) if shown is not None else ((), {})
    taste, room = taste_of(brief.person.habits), room_for(panel, shown, voice, house.studio)
    shot = PanelShot(panel, brief.person.language, voice.label, focuses, badges, brief.earlier, taste, room)
    pictures = await house.studio.panel(shot)
    own = house.studio.holdings(panel, pictures, voice.brief)
    return panel_page(panel, shown, voice, pictures, before=before, own=own)


async def near_lobby(house: PostHouse, table: Table) -> Posted | None:
    """The lobby, below which the table's thread is being made; None once there is one, or none is wanted."""
    if not table.in_thread or table.place.thread is not None:
        return None
    return next(iter(await house.services.reading.posted(table.id, "lobby_post")), None)
