"""A small bot with every kind of component, answer and command option that the real one uses."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands
from PIL import Image, ImageDraw

Interaction = discord.Interaction[Any]
FRUITS = (
    "apple",
    "apricot",
    "blackberry",
    "cherry",
    "damson",
    "elderberry",
    "fig",
    "gooseberry",
    "medlar",
)


def picture(title: str, colour: str = "#3b7a57") -> discord.File:
    image = Image.new("RGB", (600, 360), colour)
    draw = ImageDraw.Draw(image)
    draw.rectangle((20, 20, 580, 340), outline="white", width=4)
    draw.text((40, 40), title, fill="white", font_size=48)
    data = io.BytesIO()
    image.save(data, "PNG")
    data.seek(0)
    return discord.File(
        data,
        f"{title.lower().replace(' ', '-')}.png",
        description=f"A card that says {title}",
    )


class CountButton(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    """Stores its number in its id, so it works after a restart."""

    def __init__(self, n: int) -> None:
        super().__init__(
            ui.Button(
                label=f"Counted {n}",
                style=discord.ButtonStyle.success,
                custom_id=f"count:{n}",
            )
        )
        self.n = n

    @classmethod
    async def from_custom_id(cls, _interaction: Interaction, _item: ui.Item[Any], match: Any) -> CountButton:
        return cls(int(match["n"]))

    async def callback(self, interaction: Interaction) -> None:
        view = ui.View(timeout=None)
        view.add_item(CountButton(self.n + 1))
        await interaction.response.edit_message(view=view)


class Form(ui.Modal, title="A form"):
    name: ui.Label[Any] = ui.Label(text="Name", component=ui.TextInput(custom_id="name", max_length=20))

    async def on_submit(self, interaction: Interaction) -> None:
        assert isinstance(self.name.component, ui.TextInput)
        await interaction.response.send_message(f"Form: {self.name.component.value}", ephemeral=True)


class Everything(ui.LayoutView):
    """A components-v2 layout with each part that the bot uses."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        row = ui.ActionRow[Any]()
        row.add_item(CountButton(0))
        choice = ui.ActionRow[Any]()
        choice.add_item(
            ui.Select(
                custom_id="layout-select",
                placeholder="Pick a fruit",
                options=[discord.SelectOption(label=f, description=f"One {f}", emoji="🍒") for f in FRUITS],
            )
        )
        gallery = ui.MediaGallery[Any](
            discord.MediaGalleryItem("attachment://one.png", description="Card one"),
            discord.MediaGalleryItem("attachment://two.png", description="Card two"),
        )
        self.add_item(
            ui.Container(
                ui.TextDisplay("## A layout\nText above *pictures*."),
                gallery,
                ui.TextDisplay("-# Small print with `code` and <t:1767225600:R>"),
                row,
                choice,
                ui.File("attachment://notes.txt"),
                accent_colour=discord.Colour.from_str("#c2410c"),
            )
        )


class SampleCog(commands.Cog):
    def __init__(self, bot: SampleBot) -> None:
        self.bot = bot

    @app_commands.command(description="Shows a layout with everything")
    async def layout(self, interaction: Interaction) -> None:
        files = [
            discord.File(picture("One").fp, "one.png", description="Card one"),
            discord.File(picture("Two", "#7a3b57").fp, "two.png", description="Card two"),
            discord.File(io.BytesIO(b"notes\n"), "notes.txt"),
        ]
        await interaction.response.send_message(view=Everything(), files=files)

    @app_commands.command(description="Shows buttons, a menu and a picture")
    async def rows(self, interaction: Interaction) -> None:
        view = ui.View(timeout=None)
        for style in ("primary", "secondary", "success", "danger"):
            view.add_item(ui.Button(label=style.title(), style=discord.ButtonStyle[style], custom_id=style))
        view.add_item(ui.Button(label="Off", disabled=True, custom_id="off"))
        options = [discord.SelectOption(label=fruit) for fruit in FRUITS[:3]]
        view.add_item(ui.Select(custom_id="what", placeholder="Pick a fruit", options=options))
        view.add_item(ui.Button(label="Elsewhere", url="https://example.org", row=3))
        file = discord.File(picture("Card").fp, "card.png")
        await interaction.response.send_message("# Rows\n**bold** ||spoiler||", view=view, file=file)

    @app_commands.command(description="A private answer")
    async def whisper(self, interaction: Interaction) -> None:
        view = ui.View(timeout=None)
        view.add_item(CountButton(0))
        await interaction.response.send_message("Only you see this.", view=view, ephemeral=True)

    @app_commands.command(description="Opens a form")
    async def form(self, interaction: Interaction) -> None:
        await interaction.response.send_modal(Form())

    @app_commands.command(description="Takes a role and a file")
    async def options(
        self,
        interaction: Interaction,
        role: discord.Role,
        file: discord.Attachment,
    ) -> None:
        text = (await file.read()).decode()
        await interaction.response.send_message(f"{role.name} {text}")

    @app_commands.command(description="Orders fruit")
    @app_commands.describe(fruit="Which fruit", amount="How many", ripe="Ripe ones only", to="For whom")
    async def fruit(
        self,
        interaction: Interaction,
        fruit: str,
        amount: app_commands.Range[int, 1, 9] = 1,
        ripe: bool = False,
        to: discord.Member | discord.User | None = None,
    ) -> None:
        ending = f" for {to.mention}" if to else ""
        await interaction.response.send_message(f"{amount} {'ripe ' if ripe else ''}{fruit}{ending}")

    @fruit.autocomplete("fruit")
    async def fruits(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f.title(), value=f) for f in FRUITS if f.startswith(current.lower())]

    @app_commands.command(description="Sends somebody a letter")
    async def letter(self, interaction: Interaction, to: discord.Member | discord.User) -> None:
        await interaction.response.defer(ephemeral=True)
        view = ui.View(timeout=None)
        view.add_item(CountButton(0))
        try:
            await to.send("A secret letter.", file=picture("Letter"), view=view)
        except discord.Forbidden:
            await interaction.followup.send("Their door is closed.", ephemeral=True)
        else:
            await interaction.followup.send("Sent.", ephemeral=True)

    table = app_commands.Group(name="table", description="Tables")

    @table.command(name="open", description="Opens a table in a thread")
    async def table_open(self, interaction: Interaction, name: str) -> None:
        await interaction.response.defer()
        assert isinstance(interaction.channel, discord.TextChannel)
        thread = await interaction.channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        await thread.send(f"Welcome to **{name}**, {interaction.user.mention}!")
        await interaction.followup.send(f"See {thread.mention}")

    @table.command(name="secret", description="Opens a private thread")
    async def table_secret(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        assert isinstance(interaction.channel, discord.TextChannel)
        thread = await interaction.channel.create_thread(name="Secret", invitable=False)
        await thread.add_user(interaction.user)
        await thread.send("Hush.")
        await interaction.followup.send(thread.mention)

    @app_commands.command(description="Answers late")
    async def slow(self, interaction: Interaction, seconds: int) -> None:
        await interaction.response.defer()
        await asyncio.sleep(seconds)
        await interaction.followup.send("At last.")

    @app_commands.command(description="Reminds you by DM")
    async def remind(self, interaction: Interaction, hours: int) -> None:
        self.bot.due.append((self.bot.now() + timedelta(hours=hours), interaction.user.id))
        await interaction.response.send_message("I will.", ephemeral=True)


class SampleBot(commands.AutoShardedBot):
    def __init__(self, now: Callable[[], datetime], beat: float = 60.0) -> None:
        super().__init__(command_prefix=[], intents=discord.Intents(guilds=True), help_command=None)
        self.now = now
        self.beat = beat
        self.due: list[tuple[datetime, int]] = []

    async def setup_hook(self) -> None:
        self.add_dynamic_items(CountButton)
        await self.add_cog(SampleCog(self))
        await self.tree.sync()
        self.task = asyncio.create_task(self.remind())

    async def remind(self) -> None:
        while True:
            await asyncio.sleep(self.beat)
            ripe = [entry for entry in self.due if entry[0] <= self.now()]
            for entry in ripe:
                self.due.remove(entry)
                user = await self.fetch_user(entry[1])
                await user.send("You asked me to remind you.")
