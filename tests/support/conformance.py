"""What every game owes the rooms above it, checked without naming a game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from engine.core.draft import committed, drafted
from engine.core.game import Decision, Game, IllegalActionError, Option
from engine.core.parse import complete, parse
from engine.core.record import Move, Record, export, imported, record_of, replay, verify
from engine.core.rng import Rng, seed_from
from engine.core.setup import Setup, checked
from engine.core.tell import Silence, Tell

AnyGame = Game[Any, Any, Any]
Inspect = Callable[[AnyGame, Any, tuple[Decision[Any], ...]], None]

STEP_CAP = 6000
MOST_OPTIONS = 300
FORM = re.compile(r"[a-z0-9+>,@*-]+( [a-z0-9+>,@*-]+)*")


def setups(game: AnyGame) -> Iterator[Setup]:
    """Every player count with the defaults, and with each other value of each option."""
    for seats in game.spec.seats:
        yield setup_for(game, seats)
        for option in game.spec.options:
            if option.kind == "seats":
                yield setup_for(game, seats, **{option.key: "0"})
                continue
            for value in option.values:
                if value != option.default:
                    yield setup_for(game, seats, **{option.key: value})


def setup_for(game: AnyGame, seats: int, seed: str = "conformance", **options: str) -> Setup:
    return checked(game.spec, Setup(seats, seed_from(seed), options))


def check_playout(game: AnyGame, setup: Setup, seed: str, every: int = 7) -> Any:
    """One random game to the end; each position is checked cheaply, every n-th thoroughly."""
    rng, state = Rng(seed_from(seed)), game.new_game(setup)
    totals = dict(game.conserved(state))
    for step in range(STEP_CAP):
        choices = game.choices(state)
        if not choices:
            break
        assert all(choice.actions for choice in choices), f"dead end: {choices}"
        assert len({choice.seat for choice in choices}) == len(choices), "one decision for each seat"
        assert all(len(choice.actions) <= MOST_OPTIONS for choice in choices), "too many options"
        if step % every == 0:
            check_position(game, state, rng)
        choice = rng.choice(choices)
        game.play(state, rng.choice(choice.actions), Silence())
        assert dict(game.conserved(state)) == totals, "pieces were lost or made"
    assert game.is_over(state), f"no end within {STEP_CAP} steps"
    assert {standing.seat for standing in game.standings(state)} == set(range(setup.seats))
    return state


def check_position(game: AnyGame, state: Any, rng: Rng) -> None:
    """Everything that must hold in one position."""
    decisions = game.decisions(state)
    check_options(game, state, decisions)
    check_round_trip(game, state)
    for decision in decisions:
        option = rng.choice(decision.options)
        check_pick(game, state, decision, option)
        check_telling(game, state, decision, option, rng)
    for seat in (None, *range(len(game.view_for(state, None).seats))):
        check_secrecy(game, state, seat, rng)


def check_options(game: AnyGame, state: Any, decisions: tuple[Decision[Any], ...]) -> None:
    """Ordered, stable, told apart by their words; nothing else applies."""
    assert game.decisions(state) == decisions
    everything = [option.action for decision in decisions for option in decision.options]
    for decision in decisions:
        forms = [option.words for option in decision.options]
        assert len(set(forms)) == len(forms), f"two options read the same: {sorted(forms)}"
        assert len({option.menu for option in decision.options}) == len(forms), (
            f"two menu paths are the same: {forms}"
        )
        for option in decision.options:
            assert FORM.fullmatch(option.words), option.words
            assert option.menu
            assert option.action.seat == decision.seat
            assert parse(decision.options, option.words.upper()) is option
        stranger = msgspec.structs.replace(decision.options[0].action, seat=decision.seat + 17)
        assert stranger not in everything
        try:
            game.apply(state, stranger)
        except IllegalActionError:
            continue
        raise AssertionError("an action that was not offered was accepted")


def check_round_trip(game: AnyGame, state: Any) -> None:
    data = game.to_json(state)
    assert game.to_json(game.from_json(data)) == data
    assert game.to_json(game.copy(state)) == data
    actions = [a for choice in game.choices(state) for a in choice.actions]
    typed = msgspec.json.decode(msgspec.json.encode(actions), type=list[game.action_type])  # type: ignore[name-defined]  # the union is a value here
    assert typed == actions


def check_pick(game: AnyGame, state: Any, decision: Decision[Any], option: Option[Any]) -> None:
    """Apply leaves its input alone; the in-place path agrees; who must decide next is as marked."""
    before = game.to_json(state)
    applied = game.apply(state, option.action)
    assert game.to_json(state) == before
    again = game.copy(state)
    game.play(again, option.action, Silence())
    assert game.to_json(again) == game.to_json(applied.state)
    hidden = [event for event in applied.events if event.reveals]
    if not (option.confirms or option.reveals):
        assert not hidden, f"'{option.words}' reveals something but does not say so: {hidden}"
        assert game.decision_of(applied.state, decision.seat), (
            f"'{option.words}' hands the turn over in silence"
        )
        draft = drafted(game, state, decision.seat, [option.words])
        assert draft.picks == (option.words,)
        assert game.to_json(draft.state) == game.to_json(applied.state)
        assert game.to_json(drafted(game, state, decision.seat).state) == before
    elif option.confirms and not option.reveals:
        draft = drafted(game, state, decision.seat)
        assert game.to_json(committed(game, draft, option)[0]) == game.to_json(applied.state)


def check_secrecy(game: AnyGame, state: Any, seat: int | None, rng: Rng) -> None:
    """What a seat cannot know changes; nothing that it sees does."""
    other = game.imagine(state, seat, Rng(rng.seed, rng.counter))
    assert dict(game.conserved(other)) == dict(game.conserved(state))
    assert seen(game, other, seat) == seen(game, state, seat)


def check_telling(game: AnyGame, state: Any, decision: Decision[Any], option: Option[Any], rng: Rng) -> None:
    """What a plain pick tells others does not depend on what they cannot know."""
    if option.confirms or option.reveals:
        return
    told = game.apply(state, option.action).events
    for seat in (None, *range(len(game.view_for(state, None).seats))):
        other = game.imagine(state, seat, Rng(rng.seed, rng.counter))
        if seat != decision.seat and any(option.action in choice.actions for choice in game.choices(other)):
            heard = [event for event in game.apply(other, option.action).events if event.is_for(seat)]
            assert heard == [event for event in told if event.is_for(seat)]


def seen(game: AnyGame, state: Any, seat: int | None) -> bytes:
    """Everything of a position that reaches one reader, as bytes."""
    decision = game.decision_of(state, seat) if seat is not None else None
    deciding = [choice.seat for choice in game.choices(state)]
    return msgspec.json.encode((game.view_for(state, seat), decision, deciding), order="deterministic")


def check_same_seed_same_bytes(game: AnyGame, setup: Setup, seed: str) -> Record:
    """A recorded random game replays, verifies and reads back to the same bytes."""
    rng, state, moves = Rng(seed_from(seed)), game.new_game(setup), list[Move]()
    while decisions := game.decisions(state):
        decision = rng.choice(decisions)
        option = rng.choice(decision.options)
        moves.append(Move(decision.seat, option.words))
        game.play(state, option.action, Tell())
    record = record_of(game, setup, moves, state)
    assert imported(export(record)) == record
    assert game.to_json(replay(record, game)) == game.to_json(state)
    verify(record, game)
    return record


def check_completion(game: AnyGame, state: Any) -> None:
    """Autocompletion of nothing typed offers what the decision does, and each line is accepted."""
    for decision in game.decisions(state):
        lines = complete(game, state, decision.seat, "")
        assert lines == [option.words for option in decision.options][:25]
