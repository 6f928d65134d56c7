"""All services of one bot, built on one store."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from msgspec import Struct

from bot.config import Allowance, LimitKind
from bot.services.maintenance.finished_games import PackingService, ResultService
from bot.services.people.profiles import NoteService, PeopleService
from bot.services.people.rate_limits import LimitService
from bot.services.people.server_rules import ServerService
from bot.services.people.subscriptions import AnnouncementService, FollowService, InvitationService
from bot.services.queries.panel_opening import PanelOpening, Remarks
from bot.services.queries.panels import SuggestedTurns
from bot.services.queries.past_positions import ChapterService, PastPositions
from bot.services.queries.reviews import ReviewService
from bot.services.queries.statistics import ChartService, StatisticsService
from bot.services.queries.table_queries import TableQueries
from bot.services.tables.channels import ChannelService
from bot.services.tables.data_erasure import DataErasureService
from bot.services.tables.hints import HintService
from bot.services.tables.import_export import TransferService
from bot.services.tables.leagues import LeagueService
from bot.services.tables.lobby import LobbyService, RematchService
from bot.services.tables.orders import OrderService
from bot.services.tables.resume import ResumeService
from bot.services.tables.seats import SeatService
from bot.services.tables.solo_tables import SoloTableService
from bot.services.tables.stalls import StallService
from bot.services.tables.table_creation import TableCreation
from bot.services.tables.timers import TimerService
from bot.services.tables.turns import TurnService
from bot.services.tables.votes import VoteService
from bot.services.turn.computer_pool import ComputerPool, TaskRunner
from bot.services.turn.computers import Computers
from bot.services.turn.live_tables import LiveTables
from bot.services.turn.outbox import OutboxService
from bot.services.turn.reply_budget import PAUSE
from bot.services.turn.timed_answers import Answers
from bot.services.turn.visits import Visits
from bot.store.protocol import Store
from bot.values.clock import Chance
from engine.core.game import AnyGame


class Services(Struct, frozen=True):
    people: PeopleService
    data_erasure: DataErasureService
    lobby: LobbyService
    rematches: RematchService
    solo_tables: SoloTableService
    leagues: LeagueService
    follows: FollowService
    invitations: InvitationService
    announcements: AnnouncementService
    turns: TurnService
    resume: ResumeService
    panels: PanelOpening
    queries: TableQueries
    past: PastPositions
    chapters: ChapterService
    votes: VoteService
    orders: OrderService
    notes: NoteService
    seats: SeatService
    channels: ChannelService
    transfer: TransferService
    outbox: OutboxService
    timers: TimerService
    stalls: StallService
    servers: ServerService
    computers: Computers
    hints: HintService
    reviews: ReviewService
    limits: LimitService
    packing: PackingService
    results: ResultService
    statistics: StatisticsService
    charts: ChartService
    visits: Visits


def table_id() -> str:
    return secrets.token_hex(4)


def new_seed() -> str:
    return secrets.token_hex(32)


_random = secrets.SystemRandom()


def build_services(
    store: Store,
    games: Mapping[str, AnyGame],
    *,
    computer_pool: ComputerPool | None = None,
    failed_thoughts: Path | None = None,
    count_failed: Callable[[str], None] = lambda _: None,
    pause: float | None = None,
    clock: Callable[[], float] = time.time,
    ids: Callable[[], str] = table_id,
    seeds: Callable[[], str] = new_seed,
    wake_courier: Callable[[], None] = lambda: None,
    chance: Chance = _random.uniform,
    allowed: Mapping[LimitKind, Allowance] = MappingProxyType({}),
) -> Services:
    """Build all services; `wake_courier` is called after every commit that put a parcel into the outbox.

    Without a `computer_pool` computers pick at random. Failed tasks are stored in a folder and counted.
    Only what is in `allowed` is limited.
    """
    tables = LiveTables(store, games, clock, wake_courier, chance)
    if pause is None:
        pause = PAUSE if computer_pool is not None else 0.0
    computers = Computers(
        tables, computer_pool, TaskRunner(computer_pool, failed_thoughts, count_failed), pause
    )
    stalls = StallService(tables, computers)
    turns = TurnService(tables, computers)
    room = allowed.get("tables", Allowance())
    past, seats = PastPositions(tables), SeatService(tables, computers)
    people = PeopleService(store, clock, wake_courier)
    creation = TableCreation(tables, computers, ids, seeds, allowed)
    lobby = LobbyService(creation)
    leagues = LeagueService(creation, seats)
    return Services(
        people=people,
        data_erasure=DataErasureService(tables, people, lobby, seats, leagues),
        lobby=lobby,
        rematches=RematchService(creation, lobby),
        solo_tables=SoloTableService(creation),
        follows=FollowService(tables),
        invitations=InvitationService(tables),
        announcements=AnnouncementService(tables),
        leagues=leagues,
        turns=turns,
        resume=ResumeService(tables, computers),
        panels=PanelOpening(people.habits, past, SuggestedTurns(tables), Remarks(tables)),
        queries=TableQueries(tables),
        past=past,
        chapters=ChapterService(tables, past),
        votes=VoteService(tables, computers, room),
        orders=OrderService(tables, computers),
        notes=NoteService(tables),
        seats=seats,
        channels=ChannelService(tables),
        transfer=TransferService(tables, ids, room),
        outbox=OutboxService(store, clock, wake_courier),
        timers=TimerService(tables, Answers(tables, computers), stalls),
        stalls=stalls,
        servers=ServerService(store, clock),
        computers=computers,
        hints=HintService(tables, turns, computers),
        reviews=ReviewService(tables, computers),
        limits=LimitService(store, clock, allowed),
        packing=PackingService(tables),
        results=ResultService(store, games),
        statistics=StatisticsService(store),
        charts=ChartService(tables),
        visits=tables.visits,
    )
