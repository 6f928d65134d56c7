"""All services of one bot, wired to one store."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from bot.config import Allowance, LimitKind
from bot.services.answers import Answers
from bot.services.computers import PAUSE, Computers
from bot.services.hints import HintService
from bot.services.homes import HomeService
from bot.services.limits import LimitService
from bot.services.live_tables import LiveTables
from bot.services.lobby import LobbyService
from bot.services.mind import Mind
from bot.services.orders import OrderService
from bot.services.outbox import OutboxService
from bot.services.packing import PackingService
from bot.services.panels import LikelyTurns
from bot.services.past import PastService
from bot.services.people import PeopleService
from bot.services.reading import ReadingService
from bot.services.reminders import ReminderService
from bot.services.reviews import ReviewService
from bot.services.seats import SeatService
from bot.services.servers import ServerService
from bot.services.stalls import StallService
from bot.services.table import TableService
from bot.services.transfer import TransferService
from bot.services.votes import VoteService
from bot.store.protocol import Store
from bot.values.pace import Chance
from engine.core.game import Game


class Services(Struct, frozen=True):
    people: PeopleService
    lobby: LobbyService
    table: TableService
    likely: LikelyTurns
    reading: ReadingService
    past: PastService
    votes: VoteService
    orders: OrderService
    seats: SeatService
    homes: HomeService
    transfer: TransferService
    outbox: OutboxService
    reminders: ReminderService
    stalls: StallService
    servers: ServerService
    computers: Computers
    hints: HintService
    reviews: ReviewService
    limits: LimitService
    packing: PackingService


def table_id() -> str:
    return secrets.token_hex(4)


def new_seed() -> str:
    return secrets.token_hex(32)


_random = secrets.SystemRandom()


def services(
    store: Store,
    games: Mapping[str, Game[Any, Any, Any]],
    *,
    mind: Mind | None = None,
    pause: float = PAUSE,
    clock: Callable[[], float] = time.time,
    ids: Callable[[], str] = table_id,
    seeds: Callable[[], str] = new_seed,
    ring: Callable[[], None] = lambda: None,
    chance: Chance = _random.uniform,
    allowed: Mapping[LimitKind, Allowance] = MappingProxyType({}),
) -> Services:
    """`ring` is called after every commit that put something into the outbox. Without a `mind` computer seats
    pick at once by chance; what is not among the `allowed` has no limit."""
    tables = LiveTables(store, games, clock, ring, chance)
    computers = Computers(tables, mind, pause)
    stalls = StallService(tables, computers)
    table = TableService(tables, computers)
    room = allowed.get("tables", Allowance())
    return Services(
        people=PeopleService(store, clock, ring),
        lobby=LobbyService(tables, computers, ids, seeds, room),
        table=table,
        likely=LikelyTurns(tables),
        reading=ReadingService(tables),
        past=PastService(tables),
        votes=VoteService(tables, computers, room),
        orders=OrderService(tables),
        seats=SeatService(tables, computers),
        homes=HomeService(tables),
        transfer=TransferService(tables, ids, room),
        outbox=OutboxService(store, clock),
        reminders=ReminderService(tables, Answers(tables, computers), stalls),
        stalls=stalls,
        servers=ServerService(store),
        computers=computers,
        hints=HintService(tables, table, computers),
        reviews=ReviewService(tables, computers),
        limits=LimitService(store, clock, allowed),
        packing=PackingService(tables),
    )
