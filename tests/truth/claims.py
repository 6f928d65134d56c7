"""Checks each statement against its result. A game lists its claims: for each message a checker, which tests
the meaning in the position. A checker returns the error, or a false value. A message in the place of a claim
without a checker is an error, so new statements need a checker."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any, TypeAlias

from msgspec import Struct

from engine.core.game import AnyGame, Decision, Option
from engine.core.rng import Rng
from engine.core.tell import Silence
from engine.core.text import Arg, Seat, Text
from engine.simulate import next_to_move
from tests.support.conformance import setup_for
from tests.support.plans import seeded
from tests.truth.figures import UNTRIED as UNTRIED
from tests.truth.figures import Figures as Figures
from tests.truth.figures import Kind
from tests.truth.figures import played as played
from tests.truth.hints import try_hints
from tests.truth.lines import try_line

OFTEN, SELDOM = 3, 4
"""Of one message so many are tried in one position: menus say the same of many places."""


class Said(Struct, frozen=True):
    """One statement to a seat in a position, about an option or in general."""

    game: AnyGame
    state: Any
    seat: Seat
    kind: Kind
    text: Text
    decision: Decision[Any] | None = None
    option: Option[Any] | None = None
    picks: tuple[Any, ...] = ()  # the option, or a compound move of several picks
    plan: Any = None

    def __getitem__(self, name: str) -> Arg:
        return dict(self.text.args)[name]

    def get(self, name: str) -> Arg | None:
        return dict(self.text.args).get(name)

    def number(self, name: str = "count") -> int:
        value = self[name]
        assert isinstance(value, int)
        return value

    def after(self) -> Any:
        """The position once it is done."""
        return played(self.game, self.state, *self.picks)

    def after_end(self) -> Any:
        """The position once this is confirmed."""
        end = (
            next(option.action for option in self.decision.options if option.confirms)
            if self.decision
            else None
        )
        return played(self.game, self.state, end)

    def actions(self, state: Any = None) -> list[Any]:
        """Return the legal picks of this seat, here or in another position."""
        return actions_of(self.game, self.state if state is None else state, self.seat)


Checker: TypeAlias = Callable[[Said], object]
"""Something that is wrong, as words or any true value; None, False, "" or nothing: it holds."""


_NAMES = ("source-*", "final-chapter", "chapter*", "typed")
"""Of any game: names of where points come from, of rounds, and what may be typed."""
_RESULTS = ("ahead",)
"""Why one stands ahead of another in the end: said of no decision; see tests/engine/test_endings.py."""

_TAUGHT = ("learn*", "course-*", "explain-*", "look-*")
"""How it is played, said of no decision: tests/engine/test_teaching.py and tests/e2e/test_tutorials.py."""
_ACCOUNTS = ("aims-*", "about-*", "at-*", "spot-*")
"""How far one is, where a piece is and what lies at a place: tests/engine/test_accounts.py, test_catalogue.py
and tests/render/test_places.py."""


class Claims(Struct, frozen=True):
    """The claims of one game's statements."""

    game: AnyGame
    checks: Mapping[str, Checker]  # by message, "folly <Action>", or "order <Plan>"
    silent: Sequence[str] = ()  # messages that claim nothing: names, news, bare questions; as patterns
    aims: Callable[[Any, Seat], Iterator[tuple[str, object]]] | None = None  # claims of aims, what is wrong
    pick: Callable[[list[Any], Rng], Any] = lambda actions, rng: rng.choice(actions)
    stir: Callable[[Any, Rng], None] = lambda _state, _rng: None  # what random players hardly come by
    elsewhere: Sequence[str] = ()  # held by tests of their own, or not tried yet: see the game's list

    def checker(self, key: str) -> Checker | None:
        return self.checks.get(key)

    def is_silent(self, key: str) -> bool:
        of_any = (f"{self.game.key}-{pattern}" for pattern in (*_NAMES, *_RESULTS, *_TAUGHT, *_ACCOUNTS))
        return any(fnmatchcase(key, pattern) for pattern in (*of_any, *self.silent, *self.elsewhere))


def actions_of(game: AnyGame, state: Any, seat: Seat) -> list[Any]:
    return next((choice.actions for choice in game.choices(state) if choice.seat == seat), [])


def sentences(game: AnyGame, state: Any, seat: Seat) -> Iterator[Said]:
    """Yield all statements to a seat that may decide now: reasons, question, options, compound moves,
    orders."""
    decision = game.decision_of(state, seat)
    if decision is not None:
        for reason in game.why_not(state, seat):
            yield Said(game, state, seat, "reason", reason, decision)
        yield Said(game, state, seat, "question", decision.ask, decision)
        for option in decision.options:
            yield from _of_option(game, state, seat, decision, option)
        for journey in game.compound_moves(state, seat):
            for entry in journey.menu:
                yield Said(game, state, seat, "forecast", entry, decision, picks=journey.picks)
            if journey.note is not None:
                yield Said(game, state, seat, "note", journey.note, decision, picks=journey.picks)
    for offer in game.plans(game.view_for(state, seat)) if game.plan_type is not None else ():
        text = Text(f"order {type(offer.plan).__name__}")
        yield Said(game, state, seat, "order", text, decision, plan=offer.plan)


def _of_option(
    game: AnyGame, state: Any, seat: Seat, decision: Decision[Any], option: Option[Any]
) -> Iterator[Said]:
    said = Said(game, state, seat, "forecast", Text(""), decision, option, (option.action,))
    for entry in option.menu:
        yield _other(said, "forecast", entry)
    if option.note is not None:
        yield _other(said, "note", option.note)
    if option.caution is not None:
        yield _other(said, "caution", option.caution)
    if option.skips is not None:
        yield _other(said, "caution", option.skips)
    if option.dominated:
        yield _other(said, "folly", Text(f"folly {type(option.action).__name__}"))


def _other(said: Said, kind: Kind, text: Text) -> Said:
    return Said(said.game, said.state, said.seat, kind, text, said.decision, said.option, said.picks)


def check(claims: Claims, said: Said, figures: Figures, where: str) -> None:
    key = said.text.key
    checker = claims.checker(key)
    if checker is None:
        if not claims.is_silent(key):
            figures.unknown[said.kind, key] += 1
        return
    wrong = checker(said)
    of = f" of '{said.option.words}'" if said.option is not None else f" of {said.plan}" if said.plan else ""
    figures.count(said.kind, key, wrong, f"{where}, seat {said.seat}{of}: {said.text.args}")


def try_position(claims: Claims, state: Any, rng: Rng, figures: Figures, where: str) -> None:
    """Try the statements of one position, a few of each message; orders, which need games, only sometimes."""
    game = claims.game
    for seat in {choice.seat for choice in game.choices(state)}:
        by_key = dict[tuple[str, str], list[Said]]()
        for said in sentences(game, state, seat):
            by_key.setdefault((said.kind, said.text.key), []).append(said)
        orders = [several for (kind, _), several in by_key.items() if kind == "order"]
        tried = [several for (kind, _), several in by_key.items() if kind != "order"]
        if orders and not rng.below(SELDOM):
            tried.append([rng.choice(rng.choice(orders))])
        for several in tried:
            rng.shuffle(several)
            for said in several[:OFTEN]:
                check(claims, said, figures, where)


def try_game(claims: Claims, seats: int, seed: str, figures: Figures, every: int, **options: str) -> None:
    """Play one random game, and try all statements at every n-th pick."""
    game, rng, step = claims.game, seeded(f"truth {seed}"), 0
    state = game.new_game(setup_for(game, seats, seed, **options))
    offset = rng.below(every)
    while not game.is_at_standstill(state):
        claims.stir(state, rng)
        if not (choices := game.choices(state)):
            break
        if step % every == offset:
            where = f"{seats} seats, seed {seed}, pick {step}"
            try_position(claims, state, rng, figures, where)
            try_line(game, state, seeded(f"line {where}"), figures, where)
            for seat in [choice.seat for choice in choices if not choice.free][:1]:
                try_hints(game, state, seat, figures, where)
            if claims.aims is not None:
                for seat in range(seats):
                    for key, wrong in claims.aims(state, seat):
                        figures.count("aim", key, wrong, f"{where}, seat {seat}")
        game.play(state, claims.pick(next_to_move(choices, rng).actions, rng), Silence())
        step += 1
