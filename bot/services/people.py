"""Who a person is: name and language as last seen, how they are reached, when they are reminded."""

from __future__ import annotations

from bot.services.types import Person, Reach


class PeopleService:
    async def meet(self, person: int, name: str, locale: str) -> Person:
        """Remember the name and language this person has today; call it on every interaction."""
        raise NotImplementedError

    async def get(self, person: int) -> Person:
        raise NotImplementedError

    async def reached(self, person: int, reach: Reach) -> Person:
        """How a message last reached this person."""
        raise NotImplementedError

    async def remind_after(self, person: int, hours: int) -> Person:
        """Remind after so many hours of waiting, and once a day from then on; 0: never."""
        raise NotImplementedError

    async def setting(self, scope: str, key: str) -> str | None:
        """A small stored value: scope "app", "guild:ID" or "person:ID"."""
        raise NotImplementedError

    async def set_setting(self, scope: str, key: str, value: str) -> None:
        raise NotImplementedError
