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
    """Kept as it stands, so every field has a default: nothing is ruled."""

    channels: tuple[int, ...] = ()  # where tables may be opened; none named: anywhere
    pace: str = ""  # of a table whose host has not chosen one
    moderators_only: bool = False  # who may open tables, besides moderators: nobody else,
    role: int | None = None  # or only who has this role
    icons: bool = True  # pieces as small pictures in what everybody reads
    longest: str = ""  # the longest clock there may be; a table without one would be longer
    rated: bool = False  # of a table whose host has not chosen: it counts for ratings
    boxes: dict[str, str] = field(default_factory=dict)  # by game: whose printed values, if not ours
    news: bool = False  # how a game ended is told in the channel above its thread

    def allows_clock(self, clock: str) -> bool:
        if self.longest not in CLOCKS:
            return True
        return clock in CLOCKS and CLOCKS[clock].longest_wait <= CLOCKS[self.longest].longest_wait


class Opener(Struct, frozen=True):
    """Somebody who wants to open a table, as the server knows them."""

    moderator: bool = False
    roles: tuple[int, ...] = ()


StallChoice = Literal["wait", "turn", "seat"]
"""Wait on, let the computer play this turn, let it play on for this seat until somebody takes it."""
STALL_CHOICES: tuple[StallChoice, ...] = ("wait", "turn", "seat")


class Stall(Struct, frozen=True):
    """One offer to a table: about a seat, for one wait of it."""

    seat: Seat
    since: int  # the wait's beginning, in whole seconds; another wait is another matter
    voices: dict[Seat, StallChoice] = field(default_factory=dict)
    decided: StallChoice | None = None
    moot: bool = False  # the seat has moved meanwhile, or is somebody else's


Status = Literal["lobby", "running", "paused", "over", "closed"]
VoteKind = Literal["undo", "pause", "end", "move", "replace"]
VoteResult = Literal["open", "passed", "refused", "lapsed"]


NOBODY: Seat = -1
"""The seat of somebody who has none."""


class Place(Struct, frozen=True):
    """Where a table lives: a channel, and once it has started perhaps a thread of it."""

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
    computer: str = ""  # strength of the computer player that holds this seat
    reach: Reach = "unknown"
    waiting_since: float | None = None  # this seat must decide, since when
    offered: bool = False  # anyone may take this seat over
    resigned: bool = False
    reminder_hours: int = 0  # 0: never remind
    ticking: Ticking = Ticking()
    habits: Habits = NO_HABITS
    locale: str = ""  # of the person's Discord, as last seen


class SecretQuestion(Struct, frozen=True):
    """A question in which it is secret who has answered: what the table was when it was asked."""

    turn: int  # committed turns
    number: int  # committed picks
    since: float  # when it was asked, or asked again


class _Box(Struct, frozen=True):
    """Of printed values that were kept with a table, what they are called."""

    name: str = ""


def box_in(options: Mapping[str, str]) -> UserText | None:
    """What the printed values among these options are called; None: there are none but ours."""
    kept = options.get(CONTENT)
    return None if kept is None else UserText(msgspec.json.decode(kept, type=_Box).name, LONGEST)


class Table(Struct, frozen=True):
    """A table from the lobby to the end; the id stays the same all the way."""

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
    hush: SecretQuestion | None = None  # while it is secret who has answered
    shown: tuple[Seat, ...] | None = None  # whom everybody sees to be deciding; None: not looked up
    until: float | None = None  # when the hushed question is closed by itself
    clock: str = ""  # which of CLOCKS; none where it is empty
    timeout: Timeout = "offer"  # what happens when somebody's time is up
    origin: int | None = None  # the server it was opened on, wherever it is played by now
    private: bool = False  # it lives in the DM of one person, who plays there among computers
    lesson: str = ""  # which lesson it is, if it is one: it counts for nothing
    league: str = ""  # of which it is a table
    first_game: bool = False  # its host says so: whoever has not turned that off is told more
    open_score: bool = False  # by its host's choice all see what everybody has so far, by what lies open
    own_words: bool = True  # its name is one of its language; tables of old have English ones
    rated: bool = False  # it counts for the ratings of the people who sit there, as agreed before it began

    @property
    def rule(self) -> ClockRule | None:
        return CLOCKS.get(self.clock)

    @property
    def box(self) -> UserText | None:
        """What the printed values are called that somebody has brought; None: it is played with ours."""
        return box_in(self.options)

    @property
    def tempo(self) -> str:
        """The pace by which the bot answers for somebody: by a quick clock it must not take hours, and among
        computers there is nobody who could tell it from a person."""
        if self.status != "lobby" and self.is_solitary:
            return "alone"
        return "live" if self.rule is not None and self.rule.longest_wait < HOUR else self.pace

    @property
    def is_solitary(self) -> bool:
        """Whether one person at most sits here: nobody else could mind anything."""
        return sum(info.person is not None for info in self.seats) <= 1

    @property
    def open_channels(self) -> tuple[int, ...]:
        """Where whatever is posted can be read by others: in somebody's DM, nowhere."""
        return () if self.private else (self.place.here, self.place.channel)

    @property
    def window(self) -> float:
        """Seconds for which a question stays open that closes by itself."""
        return window(self.pace, self.rule)

    # Who is waited for: three questions that are easily taken for one another, and this is where they are
    # asked. Whom the game waits for (`waiting`, `waits_for`), whom everybody may see deciding (`awaited`),
    # and who is called, reminded and timed (`calls_for`).

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats without which the game does not go on; while it rests, as they were."""
        return tuple(info.seat for info in self.seats if info.waiting_since is not None)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Whom to name as deciding: a game may keep it secret who has answered."""
        return self.waiting if self.shown is None else self.shown

    def waits_for(self, seat: Seat) -> bool:
        """Whether the game goes on, but not without this seat."""
        return self.status == "running" and seat in self.waiting

    def waits_just_for(self, asked: Sequence[Seat]) -> bool:
        """Whether those whom its position asks are those who are written down, and nobody else is."""
        return set(asked) == set(self.waiting)

    def calls_for(self, seat: Seat) -> bool:
        """The same of a seat that a person holds: nobody else is called, reminded or timed."""
        return self.waits_for(seat) and self.seats[seat].person is not None

    def asked_since(self, seat: Seat) -> float | None:
        """When a seat's time to answer began: in a hushed question that of everybody, answered or not."""
        return self.seats[seat].waiting_since if self.hush is None else self.hush.since

    @property
    def waits_since(self) -> float | None:
        """When the table began to wait for whoever has let it wait the longest."""
        if self.status != "running":
            return None
        if self.hush is not None:
            return self.hush.since
        return min((since for one in self.seats if (since := one.waiting_since) is not None), default=None)

    # How far the table has come, as everybody may know: while a hushed question is open, no answer to it
    # counts. Use these for whatever somebody reads, or could find out by asking twice.

    @property
    def known_turn(self) -> int:
        """Committed turns that everybody knows of."""
        return self.turn if self.hush is None else self.hush.turn

    @property
    def known_number(self) -> int:
        """Committed picks of these turns."""
        return self.number if self.hush is None else self.hush.number

    @property
    def next_computer(self) -> Seat | None:
        """The first computer that the game waits for."""
        return next((s for s in self.waiting if self.waits_for(s) and self.seats[s].computer), None)

    def seat_of(self, person: int) -> Seat | None:
        return next((info.seat for info in self.seats if info.person == person), None)


class Motion(Struct, frozen=True, omit_defaults=True):
    """What a vote is about beside its kind; kept as it stands, so every field has a default."""

    seat: Seat | None = None  # replace: whose
    place: Place | None = None  # move: where to
    opener: Opener = Opener()  # move: how that server knew the host who asked


NO_MOTION = Motion()


class Vote(Struct, frozen=True):
    id: int
    game_id: str
    kind: VoteKind
    by: Seat  # NOBODY: a host who does not play
    needed: tuple[Seat, ...]
    yes: tuple[Seat, ...]
    result: VoteResult = "open"
    to_turn: int | None = None  # undo: the turns after this one would be taken back
    cut_turns: int = 0  # undo: how many that is
    refused_by: Seat | None = None
    about: Motion = NO_MOTION
