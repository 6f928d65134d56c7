"""The claims of a written turn: it is played completely when it comes, or not at all; after a pick that
uncovers something, the rest is played as far as possible. The test writes it pick by pick, as its page
allows, and tries it in other worlds than its own."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from bot.services.queries.typed_moves import rehearsal
from bot.services.turn.live_tables import LiveTable
from engine.core.game import AnyGame
from engine.core.plan_answers import Answered, answered, line_after
from engine.core.plans import Doubt, Line
from engine.core.rng import Rng
from engine.core.tell import Silence
from engine.core.text import Seat, Typed
from tests.truth.figures import UNTRIED, Figures

_LONGEST = 8
_PICKS = 120
"""After so many nobody waits any longer for the turn to come."""


def try_line(game: AnyGame, state: Any, rng: Rng, figures: Figures, where: str) -> None:
    """Try one written turn of a seat that is not asked now, with and without moves of others before it."""
    now = _between_turns(game, state, rng)
    asked = [] if now is None else [choice.seat for choice in game.choices(now) if not choice.free]
    others = [seat for seat in range(len(state.players)) if seat not in asked]
    if len(asked) != 1 or not others:
        return
    seat = rng.choice(others)
    line, uncovers = _written(game, now, seat, rng)
    if line is None:
        return
    of = f"{where}, seat {seat}: {line.picks}"
    figures.count("order", "line, nothing between", _undisturbed(game, now, seat, line, uncovers, rng), of)
    figures.count("order", "line, as the game goes", _as_it_goes(game, now, seat, line, rng), of)


def _between_turns(game: AnyGame, state: Any, rng: Rng) -> Any:
    """Return a position before the next turn; None: several seats move at a time."""
    state = game.copy(state)
    for _ in range(_PICKS):
        choices = [choice for choice in game.choices(state) if not choice.free]
        if len(choices) != 1:
            return None
        if _plays(game, state, choices[0].seat, rng):
            return state
    return None


def _plays(game: AnyGame, state: Any, seat: Seat, rng: Rng) -> bool:
    """One pick; whether the move is made with it."""
    decision = game.decision_of(state, seat)
    assert decision is not None
    final = [option for option in decision.options if option.confirms]
    option = rng.choice(final if final and rng.below(2) else list(decision.options))
    game.play(state, option.action, Silence())
    return bool(option.confirms or option.reveals)


def _written(game: AnyGame, state: Any, seat: Seat, rng: Rng) -> tuple[Line | None, bool]:
    """Return a turn as the page of orders offers it, and whether it warns of a reveal."""
    table, picks = cast(LiveTable, SimpleNamespace(game=game, state=state)), list[str]()
    for _ in range(_LONGEST):
        found = rehearsal(table, seat, picks)
        if found is None:
            return None, False
        assert found.picks == tuple(picks), "what was offered can be picked"
        if found.decision is None:
            break
        picks.append(rng.choice(list(found.decision.options)).words)
    found = rehearsal(table, seat, picks)
    assert found is not None
    return (Line(found.picks) if found.picks else None), found.uncovers


def _undisturbed(game: AnyGame, state: Any, seat: Seat, line: Line, uncovers: bool, rng: Rng) -> object:
    """In another world that its owner cannot distinguish nothing prevents the turn."""
    world = game.imagine(state, seat, rng)
    if not game.advance_to_turn(world, seat):
        return "nobody can tell what the turn would be, but it was written"
    ends = _ends(game, world, seat, line)
    says = answered(game, world, seat, line)
    if not ends:  # it was not written to its end, and there are several
        return None if isinstance(says, Doubt) else f"it has no end, but does {says}"
    if not isinstance(says, Answered):
        return f"nothing prevents it, but it does {says}"
    return _played(game, world, seat, line, says, uncovers)


def _ends(game: AnyGame, world: Any, seat: Seat, line: Line) -> bool:
    """Whether it is clear how the turn ends after all that is written, or something is uncovered before."""
    world = game.copy(world)
    for words in line.picks:
        option = game.option_named(world, seat, words)
        if option is None or option.confirms or option.reveals:
            return True
        game.play(world, option.action, Silence())
    decision = game.decision_of(world, seat)
    return decision is not None and sum(option.confirms for option in decision.options) == 1


def _as_it_goes(game: AnyGame, state: Any, seat: Seat, line: Line, rng: Rng) -> object:
    """Others move, the owner's other questions are answered, and the turn comes or does not."""
    state = game.copy(state)
    for _ in range(_PICKS):
        choices = [choice for choice in game.choices(state) if not choice.free]
        if len(choices) != 1:
            return UNTRIED
        asked = choices[0].seat
        if asked == seat and (says := answered(game, state, seat, line)) is not None:
            if isinstance(says, Answered):
                return _played(game, state, seat, line, says, uncovers=True)
            return _doubted(game, state, seat, line, says)
        for _ in range(_PICKS):
            if _plays(game, state, asked, rng):
                break
    return UNTRIED


def _played(game: AnyGame, state: Any, seat: Seat, line: Line, says: Answered, uncovers: bool) -> object:
    """All written picks are played in order and committed; only a reveal may stop them."""
    state, rest, made = game.copy(state), line, list[str]()
    while True:
        for words in says.picks:
            option = game.option_named(state, seat, words)
            if option is None:
                return f"{words} cannot be picked after {made}"
            game.play(state, option.action, Silence())
            made.append(words)
        if option is not None and option.confirms:
            extra = made[len(line.picks) :]
            return None if (*line.picks, *extra) == tuple(made) and len(extra) <= 1 else f"it did {made}"
        if not uncovers:
            return f"{made[-1]} uncovers something, which was not said"
        next_ = line_after(rest, says.picks, handed_over=False)
        if next_ is None or made != list(line.picks[: len(made)]):
            return f"it did {made}"
        further = answered(game, state, seat, next_)
        if not isinstance(further, Answered):
            return _stopped(game, state, seat, next_, further)
        rest, says = next_, further


def _stopped(game: AnyGame, state: Any, seat: Seat, rest: Line, says: object) -> object:
    """After a reveal its owner has a choice and is asked."""
    if not isinstance(says, Doubt):
        decision = game.decision_of(state, seat)
        return None if decision is None else f"nobody goes on with {rest.picks}: {says}"
    return _doubted(game, state, seat, rest, says)


def _doubted(game: AnyGame, state: Any, seat: Seat, line: Line, says: object) -> object:
    """The reason is right: the named pick is not on offer, or the end is not unique."""
    if not isinstance(says, Doubt):
        return f"a line does {says}"
    named, state = dict(says.why.args).get("words"), game.copy(state)
    for words in line.picks:
        option = game.option_named(state, seat, words)
        if option is None:
            return None if named == Typed(words) else f"{words} cannot be picked, but it says {says}"
        if option.confirms or option.reveals:
            return f"it could be played up to {words}"
        game.play(state, option.action, Silence())
    decision = game.decision_of(state, seat)
    ends = [option for option in decision.options if option.confirms] if decision else []
    return None if len(ends) != 1 and says.why.key == "plan-unfinished" else f"it could be ended, but {says}"
