"""Murmur: a game of nothing but secrets, each of them unmistakable wherever it leaks.

Each seat whispers its own words, again and again, all at the same time; the second round is revealed to no
seat. Every option, event and view of a seat carries its planted word.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct

from engine.core.game import Choice, Game, Option, ScoreLine, Standing
from engine.core.rng import Rng
from engine.core.setup import Setup, SetupSpec
from engine.core.tell import Tell
from engine.core.text import Seat, Text, text

ROUNDS = 2


def plant(seat: Seat) -> str:
    return f"zq{seat}xplant"


class State(Struct):
    seed: str
    whispered: list[list[int]]
    drafting: list[bool]
    done: list[bool]
    rounds: int = 0
    schema: int = 1


class Whisper(Struct, frozen=True, tag=True):
    seat: Seat
    number: int


class Peek(Struct, frozen=True, tag=True):
    """Reveals something to this seat alone."""

    seat: Seat


class End(Struct, frozen=True, tag=True):
    seat: Seat


Action = Whisper | Peek | End


class View(Struct, frozen=True):
    reader: Seat | None
    seats: tuple[bool, ...]  # has each whispered?
    secrets: tuple[str, ...]


class MurmurGame(Game[State, Action, View]):
    key: ClassVar[str] = "murmur"
    spec: ClassVar[SetupSpec] = SetupSpec(seats=(2, 3))
    schema: ClassVar[int] = 1
    state_type = State

    def new_game(self, setup: Setup) -> State:
        blank = [False] * setup.seats
        return State(setup.seed, [[] for _ in blank], list(blank), list(blank))

    def choices(self, state: State) -> list[Choice[Action]]:
        if state.rounds == ROUNDS:
            return []
        return [Choice(seat, _offered(state, seat)) for seat, done in enumerate(state.done) if not done]

    def option(self, state: State, seat: Seat, action: Action) -> Option[Action]:
        match action:
            case Whisper(_, number):
                return Option(action, f"say {plant(seat)}-{number}", (text("murmur", what=plant(seat)),))
            case Peek():
                return Option(action, "peek", (text("murmur-peek"),), reveals=True)
            case End():
                return Option(action, "end", (text("murmur-end"),), confirms=True)

    def ask(self, state: State, seat: Seat) -> tuple[str, Text]:
        return "murmur", text("murmur-ask", what=plant(seat))

    def play(self, state: State, action: Action, tell: Tell) -> None:
        seat = action.seat
        match action:
            case Whisper(_, number):
                state.whispered[seat].append(number)
                state.drafting[seat] = True
                tell.only((seat,), "murmur-said", by=seat, what=plant(seat))
            case Peek():
                tell.only((seat,), "murmur-peeked", by=seat, what=plant(seat), reveals=True)
                state.drafting[seat] = True
            case End():
                state.done[seat] = True
                tell.all("murmur-done", by=seat)
                if all(state.done):
                    state.rounds += 1
                    state.done = [False] * len(state.done)
                    state.drafting = [False] * len(state.done)

    def view_for(self, state: State, seat: Seat | None) -> View:
        own = state.whispered[seat] if seat is not None else []
        secrets = tuple(f"{plant(seat)}-{number}" for number in own) if seat is not None else ()
        return View(seat, tuple(state.done), secrets)

    def score(self, state: State) -> list[ScoreLine]:
        return [ScoreLine(seat, text("murmur"), len(said)) for seat, said in enumerate(state.whispered)]

    def source_of(self, line: ScoreLine) -> Text:
        return line.text

    def standings(self, state: State) -> list[Standing]:
        return [Standing(seat, 0, 1) for seat in range(len(state.done))]

    def conserved(self, state: State) -> Mapping[str, int]:
        return {}

    def conceal(self, state: State, seat: Seat | None) -> State:
        known = self.copy(state)
        known.seed = ""
        known.whispered = [said if other == seat else [] for other, said in enumerate(known.whispered)]
        return known

    def permissive_worlds(self, state: State, seat: Seat) -> tuple[State, ...]:
        return ()

    def imagine(self, state: State, seat: Seat | None, rng: Rng) -> State:
        return self.copy(state)


def _offered(state: State, seat: Seat) -> list[Action]:
    if state.drafting[seat]:
        return [End(seat)]
    return [*(Whisper(seat, number) for number in range(3)), Peek(seat)]


MURMUR = MurmurGame()
