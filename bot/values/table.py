"""A table: its channel, seats, progress and votes, stalled seats, and the rules of its server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec
from msgspec import Struct, field

from bot.values.clock import CLOCKS, HOUR, ClockRule, Ticking, Timeout, window
from bot.values.people import NO_HABITS, Habits, Reach
from engine.core.form_input import LONGEST
from engine.core.setup import CONTENT
from engine.core.text import Seat, UserText


class ServerRules(Struct, frozen=True, omit_defaults=True):
    """Rules of a server. Stored as is, so every field has a default: no rule."""

    channels: tuple[int, ...] = ()  # where tables may be opened; empty: anywhere
    pace: str = ""  # default for new tables
    moderators_only: bool = False  # only moderators may open tables
    role: int | None = None  # besides moderators, only this role may open tables
    icons: bool = True  # pieces as icons in public texts
    longest: str = ""  # the longest clock allowed; no clock would be longer
    rated: bool = False  # default for new tables: count for ratings
    boxes: dict[str, str] = field(default_factory=dict)  # custom content by game
    news: bool = False  # announce results in the channel above the thread

    def allows_clock(self, clock: str) -> bool:
        if self.longest not in CLOCKS:
            return True
        return clock in CLOCKS and CLOCKS[clock].longest_wait <= CLOCKS[self.longest].longest_wait


class Opener(Struct, frozen=True):
    """A person who wants to open a table, as the server knows them."""

    moderator: bool = False
    roles: tuple[int, ...] = ()


StallChoice = Literal["wait", "turn", "seat"]
"""Keep waiting, let a computer play this turn, or let it have the seat until anyone takes it."""
STALL_CHOICES: tuple[StallChoice, ...] = ("wait", "turn", "seat")


def stall_choices(table: Table) -> tuple[StallChoice, ...]:
    """Return what can be chosen at this table: at a rated one no computer plays a single turn."""
    return tuple(one for one in STALL_CHOICES if one != "turn" or not table.rated)


class Stall(Struct, frozen=True):
    """One offer to a table about a seat, for one wait."""

    seat: Seat
    since: int  # start of the wait in whole seconds; another wait is another offer
    voices: dict[Seat, StallChoice] = field(default_factory=dict)
    decided: StallChoice | None = None
    moot: bool = False  # the seat has moved meanwhile, or has another holder


Status = Literal["lobby", "running", "paused", "over", "closed"]
GOING: tuple[Status, ...] = ("running", "paused")
VoteKind = Literal["undo", "pause", "end", "move", "replace"]
VoteResult = Literal["open", "passed", "refused", "lapsed"]


NOBODY: Seat = -1
"""The seat of a person without one."""


class Place(Struct, frozen=True):
    """Where a table is: a channel, and possibly a thread of it."""

    channel: int
    guild: int | None = None
    thread: int | None = None

    @property
    def here(self) -> int:
        return self.channel if self.thread is None else self.thread


class SeatInfo(Struct, frozen=True):
    seat: Seat
    name: UserText  # the person's name as last seen; empty for a computer
    person: int | None = None
    computer: str = ""  # strength of the computer player in this seat
    reach: Reach = "unknown"
    waiting_since: float | None = None  # since when this seat must decide
    offered: bool = False  # anyone may take this seat over
    resigned: bool = False
    reminder_hours: int = 0  # 0: never remind
    ticking: Ticking = Ticking()
    habits: Habits = NO_HABITS
    locale: str = ""  # of the person's Discord, as last seen


class HeldSeat(Struct, frozen=True):
    """A seat that a computer plays for now: only this person may take it."""

    person: int
    until: float | None = None  # None: until the game ends
    more: bool = False  # the league has further rounds


class SecretQuestion(Struct, frozen=True):
    """A question with secret answers, and the public state of the table when it was asked."""

    turn: int  # committed turns
    number: int  # committed picks
    since: float  # when it was asked, or asked again


class _Box(Struct, frozen=True):
    """The name of custom content stored with a table."""

    name: str = ""


def box_in(options: Mapping[str, str]) -> UserText | None:
    """Return the name of the custom content among these options; None: there is none."""
    kept = options.get(CONTENT)
    return None if kept is None else UserText(msgspec.json.decode(kept, type=_Box).name, LONGEST)


class Table(Struct, frozen=True):
    """A table from the lobby to the end, under the same id."""

    id: str
    status: Status
    game: str  # key in the registry
    host: int
    place: Place
    capacity: int  # seats wanted; more cannot join
    options: dict[str, str]
    pace: str
    language: str
    in_thread: bool
    seats: tuple[SeatInfo, ...]
    created: float
    started: float | None = None
    ended: float | None = None
    commitment: str = ""  # SHA-256 of the seed, from the start on
    turn: int = 0  # committed turns so far
    number: int = 0  # committed picks so far
    closed_why: str = ""  # cancelled | expired | abandoned | ended
    secret_question: SecretQuestion | None = None  # while it is secret who has answered
    shown: tuple[Seat, ...] | None = None  # seats publicly known to be deciding; None: not looked up
    until: float | None = None  # when the secret question closes automatically
    clock: str = ""  # a key of CLOCKS; empty: no clock
    timeout: Timeout = "offer"  # what happens when a player's time is up
    origin: int | None = None  # the server it was opened on, wherever it is played now
    private: bool = False  # a solo table in a person's DM, against computers
    lesson: str = ""  # key of the tutorial, if it is one: it does not count
    league: str = ""  # the league it belongs to
    first_game: bool = False  # its host says so: more explanations, for players who want them
    open_score: bool = False  # by its host's choice, everyone sees the open score
    own_words: bool = True  # its name is generated in its language; old tables have English ones
    rated: bool = False  # it counts for the players' ratings, as agreed before it began

    @property
    def is_going(self) -> bool:
        """Whether the game has begun and is not over."""
        return self.status in GOING

    @property
    def rule(self) -> ClockRule | None:
        return CLOCKS.get(self.clock)

    @property
    def box(self) -> UserText | None:
        """The name of the custom content in use; None: it is played with the shipped values."""
        return box_in(self.options)

    @property
    def tempo(self) -> str:
        """The pace of automatic answers.

        With a quick clock they must not take hours. Among computers nobody could tell them from a person."""
        if self.status != "lobby" and self.is_solitary:
            return "alone"
        return "live" if self.rule is not None and self.rule.longest_wait < HOUR else self.pace

    @property
    def is_solitary(self) -> bool:
        """Whether at most one person sits here, so nobody else is affected."""
        return sum(info.person is not None for info in self.seats) <= 1

    @property
    def open_channels(self) -> tuple[int, ...]:
        """Channels in which others can read posts; none for a solo table."""
        return () if self.private else (self.place.here, self.place.channel)

    @property
    def window(self) -> float:
        """Seconds for which a question stays open that closes automatically."""
        return window(self.pace, self.rule)

    # Three questions that are easily confused: which seats the game waits for (`waiting`, `waits_for`), which
    # are publicly known to be deciding (`awaited`), and which get notices, reminders and a clock
    # (`calls_for`).

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats without which the game does not go on; at a paused table as they were."""
        return tuple(info.seat for info in self.seats if info.waiting_since is not None)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats to name as deciding: a game may keep it secret who has answered."""
        return self.waiting if self.shown is None else self.shown

    def waits_for(self, seat: Seat) -> bool:
        """Return whether the running game waits for this seat."""
        return self.status == "running" and seat in self.waiting

    def waits_just_for(self, asked: Sequence[Seat]) -> bool:
        """Return whether the stored waiting seats are exactly these."""
        return set(asked) == set(self.waiting)

    def calls_for(self, seat: Seat) -> bool:
        """Return the same for a seat held by a person: only people get notices, reminders and a clock."""
        return self.waits_for(seat) and self.seats[seat].person is not None

    def asked_since(self, seat: Seat) -> float | None:
        """Return when a seat's time to answer began; in a secret question the same for all, answered or
        not."""
        return self.seats[seat].waiting_since if self.secret_question is None else self.secret_question.since

    @property
    def waits_since(self) -> float | None:
        """When the longest current wait at the table began."""
        if self.status != "running":
            return None
        if self.secret_question is not None:
            return self.secret_question.since
        return min((since for one in self.seats if (since := one.waiting_since) is not None), default=None)

    # The public progress of the table: while a secret question is open, answers to it do not count. Use these
    # for everything a reader sees, or could learn by asking twice.

    @property
    def known_turn(self) -> int:
        """Committed turns that are public."""
        return self.turn if self.secret_question is None else self.secret_question.turn

    @property
    def known_number(self) -> int:
        """Committed picks of these turns."""
        return self.number if self.secret_question is None else self.secret_question.number

    @property
    def next_computer(self) -> Seat | None:
        """The first computer that the game waits for."""
        return next((s for s in self.waiting if self.waits_for(s) and self.seats[s].computer), None)

    def seat_of(self, person: int) -> Seat | None:
        return next((info.seat for info in self.seats if info.person == person), None)


class Motion(Struct, frozen=True, omit_defaults=True):
    """The subject of a vote. Stored as is, so every field has a default."""

    seat: Seat | None = None  # replace: whose
    place: Place | None = None  # move: where to
    opener: Opener = Opener()  # move: the asking host, as that server knows them


NO_MOTION = Motion()


class Vote(Struct, frozen=True):
    id: int
    game_id: str
    kind: VoteKind
    by: Seat  # NOBODY: a host who does not play
    needed: tuple[Seat, ...]
    yes: tuple[Seat, ...]
    result: VoteResult = "open"
    to_turn: int | None = None  # undo: the last turn that would stay
    cut_turns: int = 0  # undo: how many turns would go
    refused_by: Seat | None = None
    about: Motion = NO_MOTION
