"""Games that give a secret away, each in one way: the conformance suite must catch every one, and say why."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

from engine.core.game import AnyGame, Choice, Option, ScoreLine
from engine.core.pieces import Pieces, put, total
from engine.core.rng import Rng
from engine.core.tell import Event, Tell
from engine.core.text import Seat, Text, text
from engine.lantern.actions import Action, Draw, Hide
from engine.lantern.game import Lantern
from engine.lantern.state import State, Window
from engine.lantern.view import View
from tests.support.conformance import check_hidden, check_playout, setup_for
from tests.support.games.secret_answers_game import Action as WhisperAction
from tests.support.games.secret_answers_game import State as Whispering
from tests.support.games.secret_answers_game import Whisper


def check(game: AnyGame) -> None:
    """Run the conformance suite over a few short games."""
    for number in range(6):
        for seats in game.spec.seats:
            check_playout(game, setup_for(game, seats, f"broken {number}"), f"broken {number}", every=1)
        if number == 0:
            check_hidden(game, [setup_for(game, seats, "broken") for seats in (*game.spec.seats, 3)])


def next_colour(state: State) -> str:
    """Return the colour of the next draw."""
    return Rng(state.rng.seed, state.rng.counter).draw(dict(state.pile)) if state.pile else "none"


def held(state: State, seat: Seat) -> Pieces:
    """A hand, a hidden token included."""
    hand = dict(state.players[seat].hand)
    if state.players[seat].aside:
        put(hand, state.players[seat].aside)
    return hand


def ambers(state: State) -> list[int]:
    return [held(state, seat).get("amber", 0) for seat in range(len(state.players))]


class Kept(Lantern):
    """Imagines only worlds in which something is as it is here."""

    def kept(self, state: State) -> object:
        raise NotImplementedError

    def imagine(self, state: State, seat: Seat | None, rng: Rng) -> State:
        worlds = (super(Kept, self).imagine(state, seat, rng) for _ in range(60))
        return next((world for world in worlds if self.kept(world) == self.kept(state)), self.copy(state))


# ---------------------------------------------------------------- imagining and declaring


class IdleImagine(Lantern):
    def imagine(self, state: State, seat: Seat | None, rng: Rng) -> State:
        return self.copy(state)


class OnlyTheSeed(Lantern):
    """A game that redeals only the seed."""

    def imagine(self, state: State, seat: Seat | None, rng: Rng) -> State:
        world = self.copy(state)
        world.rng = super().imagine(state, seat, rng).rng
        return world


class OneHandForgotten(Kept):
    def kept(self, state: State) -> object:
        return held(state, len(state.players) - 1)


class PeekingImagine(Lantern):
    def imagine(self, state: State, seat: Seat | None, rng: Rng) -> State:
        world = super().imagine(state, seat, rng)
        world.rng = Rng(state.rng.seed[::-1])
        return world


class RashImagine(Lantern):
    """A game that imagines on the table itself, not on a copy."""

    def copy(self, state: State) -> State:
        return state


class PiecesFromNowhere(Lantern):
    def imagine(self, state: State, seat: Seat | None, rng: Rng) -> State:
        world = super().imagine(state, seat, rng)
        put(world.pile, "amber")
        return world


class PileNotDeclared(Lantern):
    def conceal(self, state: State, seat: Seat | None) -> State:
        known = super().conceal(state, seat)
        known.pile = dict(state.pile)
        return known


class TooMuchDeclared(Lantern):
    def conceal(self, state: State, seat: Seat | None) -> State:
        known = super().conceal(state, seat)
        known.round = 0
        return known


class NothingDeclared(IdleImagine):
    def conceal(self, state: State, seat: Seat | None) -> State:
        return self.copy(state)


# ---------------------------------------------------------------- views


class OpenHands(Lantern):
    def view_for(self, state: State, seat: Seat | None) -> View:
        view = super().view_for(state, seat)
        return replace(view, seats=tuple(replace(one, hand=held(state, one.seat)) for one in view.seats))


class OpenHandsImaginedOpen(OpenHands, OnlyTheSeed):
    """Views agree with every world, since no world has other hands."""


class OpenPile(Kept):
    def kept(self, state: State) -> object:
        return state.pile

    def view_for(self, state: State, seat: Seat | None) -> View:
        return replace(super().view_for(state, seat), gone=dict(state.pile))


class OpenAmbers(Kept):
    """A game that shows the count of one colour in each hand."""

    def kept(self, state: State) -> object:
        return ambers(state)

    def view_for(self, state: State, seat: Seat | None) -> View:
        view, count = super().view_for(state, seat), ambers(state)
        return replace(view, seats=tuple(replace(one, aside=f"{count[one.seat]}") for one in view.seats))


class PointsInHand(Lantern):
    def view_for(self, state: State, seat: Seat | None) -> View:
        view, count = super().view_for(state, seat), ambers(state)
        return replace(view, seats=tuple(replace(one, points=count[one.seat]) for one in view.seats))


class LastLine(Lantern):
    """A game whose score sheet shows tokens in hands that are never opened."""

    def score(self, state: State) -> Sequence[ScoreLine]:
        lines = [ScoreLine(seat, text("left"), count) for seat, count in enumerate(ambers(state))]
        return [*super().score(state), *lines]


# ---------------------------------------------------------------- questions and options


class Changed(Lantern):
    """A game that changes its options by one function."""

    def change(self, state: State, option: Option[Action]) -> Option[Action]:
        raise NotImplementedError

    def option(self, state: State, seat: Seat, action: Action) -> Option[Action]:
        option = super().option(state, seat, action)
        return self.change(state, option) if isinstance(action, Draw) else option


class LeakyWords(Changed):
    def change(self, state: State, option: Option[Action]) -> Option[Action]:
        return replace(option, words=f"draw {next_colour(state)}")


class LeakyMenu(Changed):
    def change(self, state: State, option: Option[Action]) -> Option[Action]:
        return replace(option, menu=(text("draw", colour=next_colour(state)),))


class LeakyMark(Changed):
    def change(self, state: State, option: Option[Action]) -> Option[Action]:
        return replace(option, dominated=next_colour(state) == "amber")


class LeakyQuestion(Lantern):
    def ask(self, state: State, seat: Seat) -> tuple[str, Text]:
        kind, _ = super().ask(state, seat)
        return kind, text("ask", ambers=sum(ambers(state)))


# ---------------------------------------------------------------- events


class Told(Lantern):
    """A game that changes its events by one function."""

    def told(self, state: State, action: Action, event: Event) -> Event:
        raise NotImplementedError

    def play(self, state: State, action: Action, tell: Tell) -> None:
        inner = Tell()
        super().play(state, action, inner)
        tell.events += [self.told(state, action, event) for event in inner.events]


class DrawnInTheOpen(Told):
    """A game that shows everybody a drawn token."""

    def told(self, state: State, action: Action, event: Event) -> Event:
        return replace(event, to=None)


class DrawnBeforeNeighbours(Told):
    def told(self, state: State, action: Action, event: Event) -> Event:
        return event if event.to is None else replace(event, to=tuple(range(len(state.players))))


class Unmarked(Told):
    """Answers come to light, and it does not say so: the last one to answer could take it back."""

    def told(self, state: State, action: Action, event: Event) -> Event:
        return replace(event, reveals=isinstance(action, Draw))


class HiddenAloud(Lantern):
    def play(self, state: State, action: Action, tell: Tell) -> None:
        super().play(state, action, tell)
        if isinstance(action, Hide):
            tell.all("hides", colour=action.colour)


class SilentDraw(Told):
    """A game whose draw announces no reveal."""

    def told(self, state: State, action: Action, event: Event) -> Event:
        return replace(event, text=text("drew"), reveals=False)


# ---------------------------------------------------------------- seats to act, and answers of another hand


class LeakyAwaited(Lantern):
    def publicly_awaited(self, state: State) -> tuple[Seat, ...]:
        poor = [seat for seat, count in enumerate(ambers(state)) if not count]
        return tuple(sorted({*self.seats_to_act(state), *poor}))


class OnlyWhoCanSnuff(Lantern):
    """A game that waits only for seats with a legal answer, which reveals their hands."""

    def choices(self, state: State) -> list[Choice[Action]]:
        choices = super().choices(state)
        if not isinstance(state.stage, Window) or all(len(choice.actions) == 1 for choice in choices):
            return choices
        waits = [Choice(one.seat, one.actions, free=len(one.actions) == 1) for one in choices]
        return sorted(waits, key=lambda choice: choice.free)


def answered_if(state: State, seat: Seat, rich: bool) -> tuple[str, ...]:
    """A game whose automatic answer depends on another player's hand."""
    if not isinstance(state.stage, Window) or seat == state.stage.seat or seat in state.stage.done:
        return ()
    return ("let", "end") if rich and state.stage.answers[seat] is None else ()


class LeakyOrder(Lantern):
    def default_answer(self, state: State, seat: Seat) -> tuple[str, ...]:
        others = [count for other, count in enumerate(ambers(state)) if other != seat]
        return answered_if(state, seat, sum(others) > 0)


class LeakyLapse(Lantern):
    def timeout_answer(self, state: State, seat: Seat) -> tuple[str, ...]:
        return answered_if(state, seat, total(state.pile) > 0 and state.pile.get("amber", 0) > 2)


class ShrinkingCircle(Whisper):
    """A game that shows who still has to answer a secret question."""

    def publicly_awaited(self, state: Whispering) -> tuple[Seat, ...]:
        return self.seats_to_act(state)


class LoudAnswers(Whisper):
    """A secret question, but each answer is heard."""

    def play(self, state: Whispering, action: WhisperAction, tell: Tell) -> None:
        super().play(state, action, tell)
        if state.window is not None:
            tell.all("answered", by=action.seat)


class QuickAnswers(Whisper):
    """A game that shows in the end who answered first."""

    def play(self, state: Whispering, action: WhisperAction, tell: Tell) -> None:
        asked = state.window.waiting[0] if state.window is not None else None
        super().play(state, action, tell)
        if asked is not None and state.window is None:
            tell.all("last", who=asked)


BROKEN: list[tuple[Callable[[], AnyGame], str]] = [
    (IdleImagine, r"hidden, but the same in every world: rng, players\.hand, pile"),
    (OnlyTheSeed, r"hidden, but the same in every world: players\.hand, pile"),
    (OneHandForgotten, r"hidden, but the same in every world: players\[\d\]\.hand \(from"),
    (PeekingImagine, r"what .* imagines depends on what it cannot know: rng$"),
    (RashImagine, "imagining a world changes the true one"),
    (PiecesFromNowhere, "a world has other pieces"),
    (PileNotDeclared, r"differs in what is not declared as hidden: pile\{"),
    (TooMuchDeclared, r"hidden, but the same in every world: round$"),
    (NothingDeclared, "nothing is declared as hidden, not even the seed"),
    (OpenHands, r"can tell worlds apart by view\.seats\[\d\]\.hand\{"),
    (OpenHandsImaginedOpen, r"hidden, but the same in every world: players\.hand, pile"),
    (OpenPile, r"hidden, but the same in every world: pile"),
    (OpenAmbers, r"hidden, but the same in every world: (pile|players\.hand)\{amber\}"),
    (PointsInHand, r"can tell worlds apart by view\.seats\[\d\]\.points"),
    (LastLine, r"can tell worlds apart by score\[\d+\]\.points"),
    (LeakyWords, r"can tell worlds apart by decision\.options\[\d\]\.words"),
    (LeakyMenu, r"can tell worlds apart by decision\.options\[\d\]\.menu"),
    (LeakyMark, r"can tell worlds apart by decision\.options\[\d\]\.dominated"),
    (LeakyQuestion, r"can tell worlds apart by decision\.ask"),
    (DrawnInTheOpen, "is told what is still hidden: .*lantern-you-drew"),
    (DrawnBeforeNeighbours, "is told what is still hidden: .*lantern-you-drew"),
    (Unmarked, "hears what it cannot know, unmarked: .*lantern-"),
    (HiddenAloud, "hears which pick was made: .*hides"),
    (SilentDraw, r"can tell worlds apart by view\.seats\[\d\]\.hand"),
    (LeakyAwaited, "can tell worlds apart by awaited"),
    (OnlyWhoCanSnuff, "can tell worlds apart by .*waited_for"),
    (LeakyOrder, "can tell worlds apart by ordered"),
    (LeakyLapse, "can tell worlds apart by lapsed"),
    (ShrinkingCircle, "can tell worlds apart by awaited"),
    (LoudAnswers, r"of \d tells"),
    (QuickAnswers, "who was quick tells"),
]


def test_the_game_they_are_made_from_is_whole() -> None:
    check(Lantern())


@pytest.mark.parametrize(("game", "why"), BROKEN, ids=lambda value: getattr(value, "__name__", ""))
def test_a_game_that_gives_something_away_is_caught(game: Callable[[], AnyGame], why: str) -> None:
    with pytest.raises(AssertionError, match=why):
        check(game())
