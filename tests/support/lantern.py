"""Lantern: a small game for the tests alone that has every hard feature in little room.

Each seat holds hidden tokens. A round: all hide one token at once (simultaneous, secret), then the hidden
ones are lit; then each seat in turn lights tokens one by one, or draws one from the pile (a reveal), or
passes; after lighting, the others may snuff (a reaction window). Lit tokens are points.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, TypeAlias

from msgspec import Struct, field

from engine.core.codec import Upgrade
from engine.core.game import Choice, Game, Option, ScoreLine, Standing
from engine.core.pieces import Pieces, merge, move, put, take, total
from engine.core.rng import Rng
from engine.core.setup import Setup, SetupOption, SetupSpec
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text

COLOURS = ("amber", "blue", "white")
SCHEMA = 2


class Player(Struct):
    hand: Pieces = field(default_factory=dict)
    lit: Pieces = field(default_factory=dict)
    aside: str = ""


class Hiding(Struct, tag=True):
    """All seats hide one token at the same time."""

    done: list[bool]


class Turn(Struct, tag=True):
    seat: Seat
    verb: str = ""
    lit: list[str] = field(default_factory=list)


class Window(Struct, tag=True):
    """Everybody but the seat that lit may snuff."""

    seat: Seat
    lit: list[str]
    answers: list[str | None]
    done: list[Seat] = field(default_factory=list)


class State(Struct):
    rng: Rng
    players: list[Player]
    pile: Pieces
    gone: Pieces
    pending: list[Hiding | Turn | Window]
    rounds: int
    round: int = 1
    start: Seat = 0
    turns: int = 0
    schema: int = SCHEMA


class Hide(Struct, frozen=True, tag=True):
    seat: Seat
    colour: str


class Light(Struct, frozen=True, tag=True):
    seat: Seat
    colour: str


class Draw(Struct, frozen=True, tag=True):
    seat: Seat


class Pass(Struct, frozen=True, tag=True):
    seat: Seat


class Snuff(Struct, frozen=True, tag=True):
    seat: Seat
    colour: str  # empty: let it burn


class End(Struct, frozen=True, tag=True):
    seat: Seat


Action: TypeAlias = Hide | Light | Draw | Pass | Snuff | End


class SeatView(Struct, frozen=True):
    tokens: int
    lit: Pieces
    decides: bool
    hand: Pieces | None = None
    aside: str | None = None


class View(Struct, frozen=True):
    reader: Seat | None
    round: int
    pile: int
    gone: Pieces
    seats: tuple[SeatView, ...]
    answer: str = ""


class Lantern(Game[State, Action, View]):
    key: ClassVar[str] = "lantern"
    spec: ClassVar[SetupSpec] = SetupSpec(
        seats=(2, 3, 4),
        options=(
            SetupOption("long"),
            SetupOption("pile", "choice", ("small", "large"), "large"),
            SetupOption("gift", "seats"),
        ),
    )
    schema: ClassVar[int] = SCHEMA
    state_type = State
    action_type = Action
    view_type = View
    upgrades: ClassVar[Mapping[int, Upgrade]] = {
        1: lambda raw: {**raw, "gone": raw.pop("discard"), "schema": 2}
    }

    def new_game(self, setup: Setup) -> State:
        rng = Rng(setup.seed)
        pile = dict.fromkeys(COLOURS, 8 if setup.value("pile") == "large" else 6)
        players = [Player() for _ in range(setup.seats)]
        for seat, player in enumerate(players):
            for _ in range(4 if seat in setup.seats_of("gift") else 3):
                put(player.hand, rng.draw(pile))
        state = State(rng, players, pile, {}, [], rounds=3 if setup.on("long") else 2)
        _next_round(state)
        return state

    def choices(self, state: State) -> list[Choice[Action]]:
        if not state.pending:
            return []
        match state.pending[-1]:
            case Hiding(done):
                return [
                    Choice(seat, _hiding_actions(player, seat))
                    for seat, player in enumerate(state.players)
                    if not done[seat]
                ]
            case Turn() as turn:
                return [Choice(turn.seat, _turn_actions(state, turn))]
            case Window() as window:
                return [
                    Choice(seat, _window_actions(state, window, seat))
                    for seat in range(len(state.players))
                    if seat != window.seat and seat not in window.done
                ]

    def ask(self, state: State, seat: Seat) -> tuple[str, Text]:
        match state.pending[-1]:
            case Hiding():
                return "hide", text("lantern-ask-hide")
            case Turn():
                return "turn", text("lantern-ask-turn", round=state.round)
            case Window(by):
                return "snuff", text("lantern-ask-snuff", by=Who(by))

    def option(self, state: State, seat: Seat, action: Action) -> Option[Action]:
        match action:
            case Hide(_, colour):
                menu = (text("lantern-hide"), text(f"lantern-{colour}"))
                return Option(action, f"hide {colour}", menu, focus=f"hand:{colour}")
            case Light(_, colour):
                menu = (text("lantern-light"), text(f"lantern-{colour}"))
                return Option(action, f"light {colour}", menu, focus=f"hand:{colour}")
            case Draw():
                return Option(action, "draw", (text("lantern-draw"),), focus="pile", reveals=True)
            case Pass():
                return Option(action, "pass", (text("lantern-pass"),), idle=True)
            case Snuff(_, ""):
                return Option(action, "let", (text("lantern-let"),), idle=True)
            case Snuff(_, colour):
                menu = (text("lantern-snuff"), text(f"lantern-{colour}"))
                return Option(action, f"snuff {colour}", menu, focus=f"hand:{colour}")
            case End():
                return Option(action, "end", (text("lantern-end"),), confirms=True)

    def play(self, state: State, action: Action, tell: Tell) -> None:
        seat, at = action.seat, state.pending[-1]
        player = state.players[seat]
        match at, action:
            case Hiding(), Hide(_, colour):
                take(player.hand, colour)
                player.aside = colour
            case Hiding(done), End():
                done[seat] = True
                if all(done):
                    _light_the_hidden(state, tell)
            case Turn(), Light(_, colour):
                at.verb = "light"
                move(player.hand, player.lit, colour)
                at.lit.append(colour)
            case Turn(), Draw():
                at.verb = "draw"
                colour = state.rng.draw(state.pile)
                put(player.hand, colour)
                drawn = text(f"lantern-{colour}")
                tell.all("lantern-drew", by=seat, who=Who(seat), reveals=True)
                tell.only((seat,), "lantern-you-drew", by=seat, colour=drawn, reveals=True)
            case Turn(), Pass():
                at.verb = "pass"
            case Turn(), End():
                _end_turn(state, at, tell)
            case Window(), Snuff(_, colour):
                at.answers[seat] = colour
            case Window(), End():
                at.done.append(seat)
                if len(at.done) == len(state.players) - 1:
                    _close_window(state, at, tell)

    def view_for(self, state: State, seat: Seat | None) -> View:
        deciding = {choice.seat for choice in self.choices(state)}
        at = state.pending[-1] if state.pending else None
        answer = at.answers[seat] or "" if isinstance(at, Window) and seat is not None else ""
        return View(
            seat,
            state.round,
            total(state.pile),
            dict(state.gone),
            tuple(
                SeatView(
                    total(player.hand) + bool(player.aside),
                    dict(player.lit),
                    number in deciding,
                    dict(player.hand) if number == seat else None,
                    player.aside if number == seat else None,
                )
                for number, player in enumerate(state.players)
            ),
            answer,
        )

    def score(self, state: State) -> list[ScoreLine]:
        return [
            ScoreLine(seat, text(f"lantern-{colour}"), n)
            for seat, player in enumerate(state.players)
            for colour, n in sorted(player.lit.items())
        ]

    def standings(self, state: State) -> list[Standing]:
        points = [total(player.lit) for player in state.players]
        return [Standing(seat, mine, 1 + sum(p > mine for p in points)) for seat, mine in enumerate(points)]

    def conserved(self, state: State) -> dict[str, int]:
        all_of: Pieces = {}
        for held in (state.pile, state.gone):
            merge(all_of, held)
        for player in state.players:
            merge(all_of, player.hand)
            merge(all_of, player.lit)
            if player.aside:
                put(all_of, player.aside)
        return all_of

    def imagine(self, state: State, seat: Seat | None, rng: Rng) -> State:
        new = self.copy(state)
        new.rng = Rng(new.rng.seed[::-1], rng.below(1000))
        others = [player for number, player in enumerate(new.players) if number != seat]
        sizes = [(total(player.hand), bool(player.aside)) for player in others]
        for player in others:
            merge(new.pile, player.hand)
            if player.aside:
                put(new.pile, player.aside)
            player.hand, player.aside = {}, ""
        for player, (hand, aside) in zip(others, sizes, strict=True):
            for _ in range(hand):
                put(player.hand, rng.draw(new.pile))
            player.aside = rng.draw(new.pile) if aside else ""
        if new.pending and isinstance(at := new.pending[-1], Window):
            at.answers = [
                answer if number == seat or answer is None else rng.choice(["", *new.players[number].hand])
                for number, answer in enumerate(at.answers)
            ]
        return new


def _hiding_actions(player: Player, seat: Seat) -> list[Action]:
    if player.aside or not player.hand:
        return [End(seat)]
    return [Hide(seat, colour) for colour in COLOURS if colour in player.hand]


def _turn_actions(state: State, turn: Turn) -> list[Action]:
    seat, hand = turn.seat, state.players[turn.seat].hand
    actions: list[Action] = []
    if turn.verb in ("", "light"):
        actions += [Light(seat, colour) for colour in COLOURS if colour in hand]
    if not turn.verb and state.pile:
        actions.append(Draw(seat))
    actions.append(End(seat) if turn.verb else Pass(seat))
    return actions


def _window_actions(state: State, window: Window, seat: Seat) -> list[Action]:
    if window.answers[seat] is not None:
        return [End(seat)]
    hand = state.players[seat].hand
    snuffs: list[Action] = [Snuff(seat, c) for c in COLOURS if c in window.lit and c in hand]
    return [*snuffs, Snuff(seat, "")]


def _light_the_hidden(state: State, tell: Tell) -> None:
    shown = []
    for seat, player in enumerate(state.players):
        if player.aside:
            shown.append(text("lantern-shown", who=Who(seat), colour=text(f"lantern-{player.aside}")))
            put(player.lit, player.aside)
            player.aside = ""
    tell.all("lantern-all-shown", shown=tuple(shown), reveals=True, touches=range(len(state.players)))
    state.pending = [Turn(state.start)]
    state.turns = 0


def _end_turn(state: State, turn: Turn, tell: Tell) -> None:
    if turn.verb != "draw":
        lit = tuple(text(f"lantern-{colour}") for colour in turn.lit)
        tell.all(f"lantern-did-{turn.verb}", by=turn.seat, who=Who(turn.seat), lit=lit)
    state.pending = [Window(turn.seat, turn.lit, [None] * len(state.players))] if turn.lit else []
    if not turn.lit:
        _next_turn(state, turn.seat)


def _close_window(state: State, window: Window, tell: Tell) -> None:
    victim = state.players[window.seat]
    for seat, colour in enumerate(window.answers):
        if colour and colour in victim.lit:
            move(victim.lit, state.gone, colour)
            move(state.players[seat].hand, state.gone, colour)
            what = text(f"lantern-{colour}")
            tell.all("lantern-snuffed", by=seat, who=Who(seat), colour=what, touches=(window.seat,))
    _next_turn(state, window.seat)


def _next_turn(state: State, seat: Seat) -> None:
    state.turns += 1
    if state.turns < len(state.players):
        state.pending = [Turn((seat + 1) % len(state.players))]
        return
    state.round += 1
    state.start = (state.start + 1) % len(state.players)
    _next_round(state)


def _next_round(state: State) -> None:
    state.pending = [Hiding([False] * len(state.players))] if state.round <= state.rounds else []


LANTERN = Lantern()
