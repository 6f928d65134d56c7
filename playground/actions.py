"""Actions of a person on the page, performed through the simulated Discord."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

import discord
import simcord

from playground import page_data
from playground.limits import walk
from playground.page_data import Json
from playground.people import Person
from playground.world import ActError, World

Option = discord.AppCommandOptionType


class Actions:
    """Performs the actions of the page, and keeps the modals that are open on a person's screen."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._forms: dict[str, tuple[Person, bool, simcord.InteractionResult]] = {}

    async def perform(self, person: Person, order: Json) -> Json:
        """Perform one action; the answer says what the page must open or show."""
        kinds: dict[str, Callable[[Person, Json], Awaitable[Json]]] = {
            "send": self.send,
            "click": self.click,
            "select": self.select,
            "slash": self.slash,
            "autocomplete": self.autocomplete,
            "submit": self.submit,
        }
        act = kinds.get(str(order.get("kind")))
        if act is None:
            raise ActError(f"no such act: {order.get('kind')}")
        try:
            return await act(person, order)
        except (KeyError, TypeError, ValueError) as wrong:
            raise ActError(f"that order makes no sense: {wrong!r}") from None

    async def send(self, person: Person, order: Json) -> Json:
        channel = self.channel(order["channel"])
        text = str(order.get("text", ""))
        if channel.guild is None:
            await self.world.act(lambda: person.user.send_dm(text))
        else:
            await self.world.act(lambda: person.member.send(channel, text))
        return {}

    async def click(self, person: Person, order: Json) -> Json:
        actor, message = self._actor(person, order), self._message(person, order, offering=str(order["id"]))
        return await self._answer(person, order, lambda: actor.click(message, custom_id=str(order["id"])))

    async def select(self, person: Person, order: Json) -> Json:
        actor, message = self._actor(person, order), self._message(person, order, offering=str(order["id"]))
        values = [str(value) for value in order["values"]]
        return await self._answer(
            person, order, lambda: actor.select(message, values, custom_id=str(order["id"]))
        )

    async def slash(self, person: Person, order: Json) -> Json:
        channel, name = self.channel(order["channel"]), str(order["name"])
        options = self._options(person, channel, name, dict(order.get("options", {})))
        where = (channel,) if channel.guild else ()
        call = partial(self._actor(person, order).slash, *where, name, **options)
        commands = page_data.commands_in(self.world, person, channel)
        shown = next((command["shown"] for command in commands if command["name"] == name), name)
        return await self._answer(person, order, call, said=f"/{shown}")

    async def autocomplete(self, person: Person, order: Json) -> Json:
        channel, name, option = self.channel(order["channel"]), str(order["name"]), str(order["option"])
        filled = self._options(person, channel, name, dict(order.get("options", {})), partial=True)
        filled.pop(option, None)
        typed = str(order.get("typed", ""))
        where = (channel,) if channel.guild else ()
        call = partial(self._actor(person, order).autocomplete, *where, name, option, typed, **filled)
        result, _ = await self.world.interact(call, grace=0.0)
        return {"choices": (result and result.autocomplete_choices) or []}

    async def submit(self, person: Person, order: Json) -> Json:
        owner, in_dm, shown = self._forms.pop(str(order["form"]), (None, False, None))
        if owner is not person or shown is None or shown.modal is None:
            raise ActError("That form is no longer open.")
        asked = [part.get("custom_id") for part in walk(shown.modal.get("components", []))]
        values = {key: str(value) for key, value in dict(order["values"]).items() if key in asked}
        actor = person.user if in_dm else person.member
        try:
            return await self._answer(person, order, lambda: actor.submit_modal(shown, values))
        except ActError:
            self._forms[str(order["form"])] = (owner, in_dm, shown)
            raise

    # ---------------------------------------------------------------- finding things

    def channel(self, number: Any) -> simcord.ChannelHandle:
        wanted = int(number)
        for channel in self.world.guild.channels.values():
            for place in (channel, *channel.threads):
                if place.id == wanted:
                    return place
        for person in self.world.people.values():
            if person.user.dm_channel.id == wanted:
                return person.user.dm_channel
        raise ActError("That channel is gone.")

    def _actor(self, person: Person, order: Json) -> Any:
        return person.member if self.channel(order["channel"]).guild else person.user

    def _message(self, person: Person, order: Json, offering: str = "") -> discord.Message:
        wanted = int(order["message"])
        for message in page_data.history(self.channel(order["channel"]), person) or ():
            if message.id == wanted:
                parts = walk([dict(part.to_dict()) for part in message.components])
                if offering and offering not in (part.get("custom_id") for part in parts):
                    raise ActError("That message has changed meanwhile. Look again.")
                return message
        raise ActError("That message is gone.")

    def _who(self, number: Any) -> simcord.MemberActor:
        for person in self.world.people.values():
            if person.id == int(number):
                return person.member
        raise ActError("Nobody here has that name.")

    def _role(self, number: Any) -> simcord.RoleHandle:
        for role in self.world.guild.roles.values():
            if role.id == int(number):
                return role
        raise ActError("No such role.")

    # ---------------------------------------------------------------- values and answers

    def _options(
        self,
        person: Person,
        channel: simcord.ChannelHandle,
        name: str,
        given: dict[str, Any],
        *,
        partial: bool = False,
    ) -> dict[str, Any]:
        commands = page_data.commands_in(self.world, person, channel)
        spec = next((command for command in commands if command["name"] == name), None)
        if spec is None:
            raise ActError(f"There is no command /{name} here.")
        kinds = {option["name"]: option for option in spec["options"]}
        missing = [
            o["name"] for o in spec["options"] if o.get("required") and given.get(o["name"]) in (None, "")
        ]
        if missing and not partial:
            raise ActError(f"/{name} needs: {', '.join(missing)}")
        filled: dict[str, Any] = {}
        for key, value in given.items():
            if key in kinds and value not in (None, ""):
                try:
                    filled[key] = self._option(Option(kinds[key]["type"]), value)
                except (ValueError, ActError):
                    if not partial:
                        raise ActError(f"{key}: “{value}” is not possible here.") from None
        return filled

    def _option(self, kind: discord.AppCommandOptionType, value: Any) -> Any:
        match kind:
            case Option.integer:
                return int(value)
            case Option.boolean:
                return value if isinstance(value, bool) else str(value).lower() == "true"
            case Option.user:
                return self._who(value)
            case Option.role:
                return self._role(value)
            case Option.attachment:
                return _upload(value)
        return str(value)

    async def _answer(
        self,
        person: Person,
        order: Json,
        call: Callable[[], Coroutine[Any, Any, simcord.InteractionResult]],
        said: str = "",
    ) -> Json:
        """Run an interaction and return its result to the page."""
        result, idle = await self.world.interact(call)
        if result is None:
            return {"failed": True}
        if result.response and said:
            self.world.said[result.response.id] = said
        if result.modal is not None:
            form = f"{person.key}-{len(self._forms)}-{self.world.version}"
            in_dm = "channel" in order and self.channel(order["channel"]).guild is None
            self._forms[form] = (person, in_dm, result)
            return {"form": form, "modal": result.modal}
        return {} if idle else {"pending": True}


def _upload(file: Any) -> tuple[str, bytes]:
    try:
        return str(file["name"]), base64.b64decode(str(file["data"]), validate=True)
    except (binascii.Error, KeyError, TypeError):
        raise ActError("That file could not be read.") from None
