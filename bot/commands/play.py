"""/play, /turns and /orders: type moves, list tables, place standing orders."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.commands.base import called, line_choices, options, replying, said, table_choices, table_command
from bot.context import AppContext, Interaction
from bot.ui.interactions.reply import Reply
from bot.ui.interactions.table_access import WhichTableError, table_meant
from bot.ui.pages.orders import orders_page, show_orders
from bot.ui.pages.table_lists import turns_page
from bot.ui.panel.typed_moves import play_line, which_table_page
from bot.values.sanitise import within
from bot.values.table import GOING, Table

_MOST_ORDERS = 999


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
class OrdersCog(commands.GroupCog, group_name=called("orders"), group_description=said("command-orders")):
    def __init__(self, context: AppContext) -> None:
        self.context = context
        super().__init__()

    @table_command("orders show", only=GOING)
    async def show(self, reply: Reply, meant: Table) -> None:
        await show_orders(reply, meant.id)

    @app_commands.command(name=called("orders add"), description=said("command-orders-add"))
    @options(order="command-option-order", table="command-option-table")
    @app_commands.autocomplete(table=table_choices)
    async def add(self, interaction: Interaction, order: str, table: str | None = None) -> None:
        async with replying(interaction) as reply:
            meant = await table_meant(reply, table, only=GOING)
            orders = reply.services.orders
            vocabulary = reply.move_vocabulary(meant.game)
            book = await orders.add(
                meant.id, reply.person.id, order, vocabulary=vocabulary, cause=reply.cause
            )
            await reply.show(orders_page(book, reply.localiser(book.table)))

    @add.autocomplete("order")
    async def _offers(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await line_choices(interaction, self.context.services.orders.complete, current, GOING)

    @app_commands.command(name=called("orders withdraw"), description=said("command-orders-withdraw"))
    @options(number="command-option-order-number", table="command-option-table")
    @app_commands.autocomplete(table=table_choices)
    async def withdraw(
        self,
        interaction: Interaction,
        number: app_commands.Range[int, 1] | None = None,
        table: str | None = None,
    ) -> None:
        """Withdraw an order; without a number, all of them."""
        async with replying(interaction) as reply:
            meant = await table_meant(reply, table, only=GOING)
            orders, person = reply.services.orders, reply.person.id
            number = None if number is None else within(number, 1, _MOST_ORDERS)
            book = await orders.book(meant.id, person)
            order = None if number is None else next((o.id for o in book.lines[number - 1 : number]), 0)
            book = await orders.withdraw(meant.id, person, order, cause=reply.cause)
            await reply.show(orders_page(book, reply.localiser(book.table)))


_NOW, _ANY_GAME = "now", ""


class PlayCog(commands.Cog):
    def __init__(self, context: AppContext) -> None:
        self.context = context

    @app_commands.command(name=called("play"), description=said("command-play"))
    @options(move="command-option-move", now="command-option-now", table="command-option-table")
    @app_commands.autocomplete(table=table_choices)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def play(
        self,
        interaction: Interaction,
        move: str = "",
        now: bool = False,
        table: str | None = None,
    ) -> None:
        """Open the panel, or show the outcome of a typed move."""
        async with replying(interaction) as reply:
            line = move.strip().lower()
            before, _, last = line.rpartition(" ")
            if before and reply.move_vocabulary(_ANY_GAME).means(last, _NOW):
                line, now = before, True
            try:
                meant = await table_meant(reply, table, only=GOING)
            except WhichTableError as error:
                if not error.tables:
                    raise
                await reply.show(which_table_page(error.tables, line, now, reply))
                return
            await play_line(reply, meant.id, line, now=now)

    @play.autocomplete("move")
    async def _moves(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Complete a move word by word from the player's legal moves."""
        return await line_choices(interaction, self.context.services.turns.complete, current, ("running",))

    @app_commands.command(name=called("turns"), description=said("command-turns"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def turns(self, interaction: Interaction) -> None:
        """List all games of this person that wait for them, the longest waiting first."""
        async with replying(interaction) as reply:
            waiting = await reply.services.queries.turns(reply.person.id)
            await reply.show(turns_page(waiting, self.context.localisers, reply.locale))
