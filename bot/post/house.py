"""The house as parcels need it: with the whole of the post."""

from __future__ import annotations

from bot.context import House
from bot.post.delivery import Delivery
from bot.ui.kit.localiser import Voice
from bot.values.table import Table


class PostHouse(House, frozen=True):
    post: Delivery


async def public_voice(house: PostHouse, table: Table) -> Voice:
    """For everybody at a table, as its server has ruled."""
    icons = await house.services.servers.shows_icons(table.place.guild)
    return house.voices.public(table, icons=icons)
