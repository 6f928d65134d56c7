"""The house as parcels need it: with the whole of the post."""

from __future__ import annotations

from bot.house import House
from bot.post.delivery import Delivery


class PostHouse(House, frozen=True):
    post: Delivery
