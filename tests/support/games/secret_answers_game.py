"""Whisper: a second small game for the tests, about secret questions.

In turn each seat calls for a point, or rests. A call asks all other card holders, secretly and in parallel:
the first shush clockwise spoils it, and all other answers are dropped unseen. Who has answered is secret, a
seat may leave an order to let calls be, and silence counts as letting be. At a turn not yet begun any other
seat with a bell may ring it for a point, although the table does not wait for it (a free choice).
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from msgspec import Struct, field

from engine.core.game import Choice, Decision, Game, Option, ScoreLine, Standing
from engine.core.pieces import Pieces, blanks, in_order, merge, move, put, total
from engine.core.plans import Advice, Doubt, Pick, PlanOffer
from engine.core.rng import Rng, any_seed
from engine.core.setup import Setup, SetupOption, SetupSpec
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text

CARDS = ("bell", "shush", "blank")
LET = ("let", "end")


class Player(Struct):
    hand: Pieces = field(default_factory=dict)
    points: int = 0
    deaf: bool = False  # the standing order: let every call be
    told: bool = False  # has given an order in this move
    picked: str = ""  # the pick that only lacks `end`

    @property
    def has_begun(self) -> bool:
        return self.told or bool(self.picked)


class Window(Struct):
    """A call and the seats asked about it."""

    asked: list[Seat]
    waiting: list[Seat]
    shushed: list[Seat] = field(default_factory=list)


class State(Struct):
    rng: Rng
    players: list[Player]
    pile: Pieces
    gone: Pieces
    turns: int  # left
    turn: Seat = 0
    window: Window | None = None
    schema: int = 1


class Call(Struct, frozen=True, tag=True):
    seat: Seat


class Rest(Struct, frozen=True, tag=True):
    seat: Seat


class Ring(Struct, frozen=True, tag=True):
    seat: Seat


class Shush(Struct, frozen=True, tag=True):
    seat: Seat


class Let(Struct, frozen=True, tag=True):
    seat: Seat


class Order(Struct, frozen=True, tag=True):
    """Choose in advance whether to be asked about calls."""

    seat: Seat
    deaf: bool


class End(Struct, frozen=True, tag=True):
    seat: Seat


Action: TypeAlias = Call | Rest | Ring | Shush | Let | Order | End


class LetBe(Struct, frozen=True, tag="let-be"):
    """Let every call be, while no seat has more points than that."""

    most: int


class SeatView(Struct, frozen=True):
    cards: int
    points: int
    hand: Pieces | None = None
    deaf: bool | None = None
    picked: str = ""


class View(Struct, frozen=True):
    reader: Seat | None
    turn: Seat
    turns: int
    asked: tuple[Seat, ...]
    mine: bool  # the reader has still to answer
    seats: tuple[SeatView, ...]


class Whisper(Game[State, Action, View]):
    key: ClassVar[str] = "whisper"
    spec: ClassVar[SetupSpec] = SetupSpec(seats=(2, 3, 4), options=(SetupOption("long"),))
    schema: ClassVar[int] = 1
    state_type = State
    plan_type = LetBe

    def new_game(self, setup: Setup) -> State:
        rng = Rng(setup.seed)
        pile = dict.fromkeys(CARDS, 5)
        players = [Player() for _ in range(setup.seats)]
        for player in players:
            for _ in range(2):
                put(player.hand, rng.draw(pile))
        return State(rng, players, pile, {}, setup.seats * (6 if setup.on("long") else 3))

    def choices(self, state: State) -> list[Choice[Action]]:
        if state.window is not None:
            return [Choice(seat, _answers(state.players[seat], seat)) for seat in state.window.waiting]
        if not state.turns:
            return []
        turn = state.turn
        begun = [seat for seat, player in enumerate(state.players) if player.has_begun]
        if begun and begun[0] != turn:
            return [Choice(begun[0], [End(begun[0])])]  # on its way to the table: now the game waits for it
        mine = Choice(turn, _turn(state.players[turn], turn))
        if begun:
            return [mine]
        rings = [
            Choice[Action](seat, [Ring(seat)], free=True)
            for seat, player in enumerate(state.players)
            if seat != turn and "bell" in player.hand
        ]
        return [mine, *rings]

    def publicly_awaited(self, state: State) -> tuple[Seat, ...]:
        if state.window is not None:
            return tuple(state.window.asked)
        return self.seats_to_act(state)

    def has_secret_answers(self, state: State) -> bool:
        return state.window is not None

    def default_answer(self, state: State, seat: Seat) -> tuple[str, ...]:
        return self.timeout_answer(state, seat) if state.players[seat].deaf else ()

    def timeout_answer(self, state: State, seat: Seat) -> tuple[str, ...]:
        is_open = state.window is not None and seat in state.window.waiting
        return LET if is_open and not state.players[seat].picked else ()

    def plans(self, view: View) -> tuple[PlanOffer[LetBe], ...]:
        if view.reader is None or not view.turns:
            return ()
        return tuple(
            PlanOffer(
                LetBe(most), f"let {most}", (text("whisper-plan"), text("whisper-plan-most", most=most))
            )
            for most in (1, 9)
        )

    def plan_text(self, view: View, plan: LetBe) -> Text:
        return text("whisper-plan-text", most=plan.most)

    def advise(self, view: View, decision: Decision[Action], plan: LetBe) -> Advice:
        if decision.kind != "call":
            return None
        if any(seat.points > plan.most for seat in view.seats):
            return Doubt(text("whisper-plan-doubt", most=plan.most))
        return Pick("let")

    def period(self, view: View) -> str:
        return "game"

    def ask(self, state: State, seat: Seat) -> tuple[str, Text]:
        if state.players[seat].picked:
            return "end", text("whisper-ask-end")
        if state.window is not None:
            return "call", text("whisper-ask-call", who=Who(state.turn))
        return (
            ("turn", text("whisper-ask-turn")) if seat == state.turn else ("ring", text("whisper-ask-ring"))
        )

    def option(self, state: State, seat: Seat, action: Action) -> Option[Action]:
        match action:
            case Order(_, deaf):
                words = "order deaf" if deaf else "order hear"
                return Option(action, words, (text("whisper-order"), text(f"whisper-{words[6:]}")))
            case End():
                return Option(action, "end", (text("whisper-end"),), confirms=True)
            case _:
                words = type(action).__name__.lower()
                return Option(action, words, (text(f"whisper-{words}"),), idle=words in ("let", "rest"))

    def play(self, state: State, action: Action, tell: Tell) -> None:
        seat = action.seat
        player = state.players[seat]
        match action:
            case Order(_, deaf):
                player.deaf, player.told = deaf, True
            case End():
                picked, player.picked, player.told = player.picked, "", False
                if state.window is not None:
                    _answer(state, state.window, seat, picked, tell)
                else:
                    _end(state, seat, picked, tell)
            case _:
                player.picked = type(action).__name__.lower()

    def view_for(self, state: State, seat: Seat | None) -> View:
        window = state.window
        seats = tuple(
            SeatView(
                total(player.hand),
                player.points,
                dict(player.hand) if number == seat else None,
                player.deaf if number == seat else None,
                player.picked if number == seat else "",
            )
            for number, player in enumerate(state.players)
        )
        asked = tuple(window.asked) if window is not None else ()
        mine = window is not None and seat in window.waiting
        return View(seat, state.turn, state.turns, asked, mine, seats)

    def score(self, state: State) -> list[ScoreLine]:
        return [
            ScoreLine(seat, text("whisper-calls"), player.points) for seat, player in enumerate(state.players)
        ]

    def source_of(self, line: ScoreLine) -> Text:
        return line.text

    def standings(self, state: State) -> list[Standing]:
        points = [player.points for player in state.players]
        return [Standing(seat, mine, 1 + sum(p > mine for p in points)) for seat, mine in enumerate(points)]

    def conserved(self, state: State) -> dict[str, int]:
        cards: Pieces = {}
        for held in (state.pile, state.gone, *(player.hand for player in state.players)):
            merge(cards, held)
        return cards

    def conceal(self, state: State, seat: Seat | None) -> State:
        known = self.copy(state)
        known.rng, known.pile = Rng(""), blanks(known.pile)
        for other, player in enumerate(known.players):
            if other != seat:
                player.hand, player.deaf = blanks(player.hand), False
                if known.window is not None:
                    player.picked, player.told = "", False
        if known.window is not None:
            known.window.waiting = [one for one in known.window.waiting if one == seat]
            known.window.shushed = [one for one in known.window.shushed if one == seat]
        return known

    def permissive_worlds(self, state: State, seat: Seat) -> tuple[State, ...]:
        return ()

    def imagine(self, state: State, seat: Seat | None, rng: Rng) -> State:
        new = self.copy(state)
        new.rng = Rng(any_seed(rng))
        ringing = [other for other, player in enumerate(new.players) if player.picked == "ring"]
        others = [other for other in range(len(new.players)) if other not in (seat, *ringing)]
        sizes = [total(new.players[other].hand) for other in others]
        for other in others:
            merge(new.pile, new.players[other].hand)
            new.players[other].hand = {}
        new.pile = dict(in_order(new.pile, CARDS))
        for other, size in zip(others, sizes, strict=True):
            player = new.players[other]
            for _ in range(size):
                put(player.hand, rng.draw(new.pile))
            player.deaf = bool(rng.below(2))
            if new.window is not None:
                player.picked, player.told = "", False
        if new.window is not None:
            _imagine_answers(new, new.window, seat, rng)
        return new


def _turn(player: Player, seat: Seat) -> list[Action]:
    return [End(seat)] if player.picked else [Call(seat), *_orders(player, seat), Rest(seat)]


def _answers(player: Player, seat: Seat) -> list[Action]:
    if player.picked:
        return [End(seat)]
    shush: list[Action] = [Shush(seat)] if "shush" in player.hand else []
    return [*shush, *_orders(player, seat), Let(seat)]


def _orders(player: Player, seat: Seat) -> list[Action]:
    """Return orders, available once in a move."""
    return [] if player.told else [Order(seat, not player.deaf)]


def _end(state: State, seat: Seat, picked: str, tell: Tell) -> None:
    """End a turn, or a bell, which does not change the turn."""
    tell.all(f"whisper-did-{picked}", by=seat, who=Who(seat), reveals=picked == "ring")
    if picked == "ring":
        move(state.players[seat].hand, state.gone, "bell")
        state.players[seat].points += 1
        return
    asked = [other for other, player in enumerate(state.players) if other != seat and player.hand]
    if picked == "call" and asked:
        state.window = Window(asked, list(asked))
    else:
        _go_on(state, scores=picked == "call")


def _answer(state: State, window: Window, seat: Seat, picked: str, tell: Tell) -> None:
    """Record an answer; nothing is announced before all have answered."""
    window.waiting.remove(seat)
    if picked == "shush":
        window.shushed.append(seat)
    if window.waiting:
        return
    seats = len(state.players)
    first = min(window.shushed, key=lambda other: (other - state.turn) % seats, default=None)
    if first is not None:
        move(state.players[first].hand, state.gone, "shush")
        tell.all("whisper-did-shush", by=first, who=Who(first), reveals=True, touches=(state.turn,))
    else:
        tell.all("whisper-heard", who=Who(state.turn), touches=(state.turn,))
    state.window = None
    _go_on(state, scores=first is None)


def _go_on(state: State, scores: bool) -> None:
    state.players[state.turn].points += scores
    state.turns -= 1
    state.turn = (state.turn + 1) % len(state.players)


def _imagine_answers(state: State, window: Window, seat: Seat | None, rng: Rng) -> None:
    """Redraw who has answered; at least one of the others has not."""
    others = [other for other in window.asked if other != seat]
    waiting = [other for other in others if rng.below(2)]
    if seat in window.waiting:
        waiting.append(seat)
    elif not waiting:
        waiting = [rng.choice(others)]
    done = [other for other in others if other not in waiting]
    mine = [other for other in window.shushed if other == seat]
    window.waiting = [other for other in window.asked if other in waiting]
    window.shushed = mine + [o for o in done if "shush" in state.players[o].hand and rng.below(2)]


WHISPER = Whisper()
