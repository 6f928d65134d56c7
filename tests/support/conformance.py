"""Checks of the contract between a game and the layers above it, without naming a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import msgspec

from engine.core.draft import committed, drafted
from engine.core.game import TURN, AnyGame, Choice, CompoundMove, Decision, IllegalActionError, Option
from engine.core.parse import complete, named
from engine.core.record import Move, Record, export, imported, record_of, replay, verify
from engine.core.rng import Rng, seed_from
from engine.core.setup import Setup, checked
from engine.core.tell import Event, Silence, Tell
from engine.core.text import Seat
from engine.core.vocabulary import words_of
from engine.simulate import next_to_move, play_random
from tests.support.plans import FORM, check_forced, check_line, check_plans
from tests.support.secrecy import Ledger, check_events, check_picks, check_world, readers, seen

STEP_CAP = 12_000
MOST_OPTIONS = 300
LONG = 150
SOON, LATER = 40, 5
"""The number of positions of a game that are checked thoroughly, and the step between checked positions after
them, since long random games repeat themselves.
"""
LOOKED_AT = 16
"""The number of positions of a game in which hidden values are compared."""
COUNTED = 7
"""The pieces of one position in so many are counted: what is lost stays lost."""


def setups(game: AnyGame) -> Iterator[Setup]:
    """Yield every player count with the defaults, and with each other value of each option."""
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


def some_seats(game: AnyGame, wanted: int) -> int:
    """Return the wanted number of players, or the nearest the game allows: for suites over all games."""
    return min(game.spec.seats, key=lambda seats: (abs(seats - wanted), seats))


@cache
def is_long(game: AnyGame) -> bool:
    """Return whether a random game has hundreds of positions, of which a suite checks a few."""
    return play_random(game, setup_for(game, game.spec.seats[0]), Rng(seed_from("long")))[1] > LONG


def check_playout(game: AnyGame, setup: Setup, seed: str, every: int = 7) -> Any:
    """Play one random game to the end; check each position cheaply, every n-th thoroughly."""
    rng, state = Rng(seed_from(seed)), game.new_game(setup)
    totals = dict(game.conserved(state))
    for step in range(STEP_CAP):
        choices = game.choices(state)
        if not choices or game.is_at_standstill(state):
            break
        assert all(choice.actions for choice in choices), f"dead end: {choices}"
        assert len({choice.seat for choice in choices}) == len(choices), "one decision for each seat"
        assert all(len(choice.actions) <= MOST_OPTIONS for choice in choices), "too many options"
        check_free(game, state, choices)
        if step % (every if step < SOON * every else LATER * every) == 0:
            check_position(game, state, rng)
        game.play(state, rng.choice(next_to_move(choices, rng).actions), Silence())
        if step % COUNTED == 0:
            assert dict(game.conserved(state)) == totals, "pieces were lost or made"
    assert dict(game.conserved(state)) == totals, "pieces were lost or made"
    assert game.is_over(state) or game.is_at_standstill(state), f"no end within {STEP_CAP} steps"
    for reader in readers(game, state):
        check_world(game, state, reader, rng)
    assert {standing.seat for standing in game.standings(state)} == set(range(setup.seats))
    return state


def check_all_picks(game: AnyGame, setup: Setup, seed: str) -> None:
    """Play one random game; now and then check two picks that a reader may not distinguish."""
    rng, state, step = Rng(seed_from(seed)), game.new_game(setup), 0
    while (choices := game.choices(state)) and not game.is_at_standstill(state):
        seat, actions, _ = next_to_move(choices, rng)
        if step % 5 == 0 and len(actions) > 1:
            one, other = rng.choice(actions), rng.choice(actions)
            reader = rng.choice([each for each in readers(game, state) if each != seat])
            if one != other:
                check_picks(game, state, one, other, reader)
        game.play(state, rng.choice(actions), Silence())
        step += 1


def check_hidden(game: AnyGame, played: Iterable[Setup]) -> Ledger:
    """Play random games; every hidden value differs in some imagined world."""
    ledger = Ledger()
    for number, setup in enumerate(played):
        _, picks, _ = play_random(game, setup, Rng(seed_from(f"hidden {number}")))
        rng, chance, state = (
            Rng(seed_from(f"hidden {number}")),
            Rng(setup.seed, 1 << 40),
            game.new_game(setup),
        )
        for step in range(picks):
            if step % max(1, picks // LOOKED_AT) == 0:
                for reader in readers(game, state):
                    ledger.note(game, state, reader, game.imagine(state, reader, chance))
            choice = next_to_move(game.choices(state), rng)
            game.play(state, choice.actions[rng.below(len(choice.actions))], Silence())
    ledger.check()
    return ledger


def check_position(game: AnyGame, state: Any, rng: Rng) -> None:
    """Check everything that must be true in one position."""
    decisions = game.decisions(state)
    check_options(game, state, decisions)
    check_round_trip(game, state)
    worlds = {reader: check_world(game, state, reader, rng) for reader in readers(game, state)}
    for decision in decisions:
        option, other = rng.choice(decision.options), rng.choice(decision.options)
        check_pick(game, state, decision, option)
        reader, world = rng.choice([*worlds.items()])  # only one of them: it costs as much as all the rest
        check_events(game, state, option.action, reader, world)
        if reader != decision.seat and option != other:
            check_picks(game, state, option.action, other.action, reader)
    for seat in range(len(worlds) - 1):
        check_answer_of_another_hand(game, state, seat)
    check_taken_freely(game, state, rng)
    check_hush(game, state, rng)
    chance = Rng(seed_from(f"plans {rng.counter}"))  # the playout continues as it would without
    check_plans(game, state)
    check_forced(game, state, chance)
    for seat in game.seats_to_act(state)[:1]:
        check_line(game, state, seat, random_answer(game, state, seat, chance))


def check_free(game: AnyGame, state: Any, choices: list[Choice[Any]]) -> None:
    """Check that a seat that may act comes after those the game waits for, and is not one of them."""
    kinds = [choice.free for choice in choices]
    assert kinds == sorted(kinds), "free choices come last"
    assert not all(kinds), "the game waits for nobody"
    must, awaited = game.seats_to_act(state), game.publicly_awaited(state)
    assert must == tuple(choice.seat for choice in choices if not choice.free)
    assert set(must) <= set(awaited), "somebody is waited for in secret"
    assert game.has_secret_answers(state) or awaited == must, "a secret that is none"


def check_answer_of_another_hand(game: AnyGame, state: Any, seat: Seat) -> None:
    """Check that an answer of a standing order or the clock is offered and ends in a final pick."""
    for picks in (game.default_answer(state, seat), game.timeout_answer(state, seat)):
        assert not picks or seat in game.seats_to_act(state), "an answer nobody waits for"
        at = game.copy(state)
        for number, words in enumerate(picks):
            option = game.play_named(at, seat, words, Silence())
            assert (option.confirms or option.reveals) == (number == len(picks) - 1), (
                f"{picks} ends elsewhere"
            )


def check_taken_freely(game: AnyGame, state: Any, rng: Rng) -> None:
    """Check that a voluntary move leaves the awaited seats their decision, or opens a question."""
    must = game.seats_to_act(state)
    before = [game.ask(state, seat) for seat in must]
    for choice in game.choices(state):
        if choice.free:
            at, _ = after(game, state, choice.seat, random_answer(game, state, choice.seat, rng))
            if not game.has_secret_answers(at):
                assert game.seats_to_act(at) == must
                assert [game.ask(at, seat) for seat in must] == before


def check_hush(game: AnyGame, state: Any, rng: Rng) -> None:
    """Check that a secret question shows nothing before the last answer, nor who answered early."""
    must = game.seats_to_act(state)
    if not game.has_secret_answers(state) or len(must) == 1:
        return
    for seat in must:
        hand = random_answer(game, state, seat, rng)
        for picks in (hand, game.default_answer(state, seat), game.timeout_answer(state, seat)):
            at, told = after(game, state, seat, picks)
            for reader in readers(game, state):
                if reader != seat:
                    assert seen(game, at, reader) == seen(game, state, reader), f"{picks} of {seat} shows"
                    assert not [event for event in told if event.is_for(reader)], f"{picks} of {seat} tells"
    quick, slow = (all_answered(game, state, order) for order in (must, must[::-1]))
    for reader in readers(game, state):
        assert seen(game, quick[0], reader) == seen(game, slow[0], reader), "who was quick shows"
        heard, late = ([e for e in one[1] if e.is_for(reader)] for one in (quick, slow))
        assert heard == late, "who was quick tells"


def all_answered(game: AnyGame, state: Any, order: tuple[Seat, ...]) -> tuple[Any, list[Event]]:
    """Let all seats time out, one after the other."""
    told = list[Event]()
    for seat in order:
        state, events = after(game, state, seat, game.timeout_answer(state, seat))
        told += events
    return state, told


def random_answer(game: AnyGame, state: Any, seat: Seat, rng: Rng) -> tuple[str, ...]:
    """Return random picks of one seat up to a final one."""
    picks = list[str]()
    while decision := game.decision_of(state, seat):
        option = rng.choice(decision.options)
        picks.append(option.words)
        if option.confirms or option.reveals:
            break
        state = game.apply(state, option.action).state
    return tuple(picks)


def after(game: AnyGame, state: Any, seat: Seat, picks: tuple[str, ...]) -> tuple[Any, list[Event]]:
    """Return the position after these picks of one seat, and its events."""
    state, tell = game.copy(state), Tell()
    for words in picks:
        game.play_named(state, seat, words, tell)
    return state, tell.events


def check_options(game: AnyGame, state: Any, decisions: tuple[Decision[Any], ...]) -> None:
    """Check that options are ordered, stable and distinct by their words, and that nothing else applies."""
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
            assert named(decision.options, words_of(option.words.upper())) is option
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


def check_pick(game: AnyGame, state: Any, decision: Decision[Any], option: Option[Any]) -> None:
    """Check that apply keeps its input, the in-place path agrees, and the next deciders are as marked."""
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


def check_same_seed_same_bytes(game: AnyGame, setup: Setup) -> Record:
    """Check that a recorded random game replays, verifies and reads back to the same bytes."""
    rng, state, moves, began = Rng(seed_from("bytes")), game.new_game(setup), list[Move](), set[Seat]()
    while (choices := game.choices(state)) and not game.is_at_standstill(state):
        decision = game.decision_of(state, next_to_move(choices, rng).seat)
        assert decision is not None
        began |= {decision.seat} if decision.kind == TURN else set()
        option = rng.choice(decision.options)
        moves.append(Move(decision.seat, option.words))
        game.play(state, option.action, Tell())
    assert began == set(range(setup.seats)), f"a seat was never asked the question of kind '{TURN}'"
    record = record_of(game, setup, moves, state)
    assert imported(export(record)) == record
    assert game.to_json(replay(record, game)) == game.to_json(state)
    verify(record, game)
    return record


def check_completion(game: AnyGame, state: Any) -> None:
    """Check that autocompletion of an empty line offers the decision's options, and each line is accepted."""
    for decision in game.decisions(state):
        lines = complete(game, state, decision.seat, "")
        assert lines == [option.words for option in decision.options]


def legal_journeys(game: AnyGame, state: Any, seat: Seat) -> list[CompoundMove[Any]]:
    """Return the compound moves of one press; each pick must be legal after those before it."""
    found = list(game.compound_moves(state, seat))
    for journey in found:
        after = state
        for pick in journey.picks:
            after = game.apply(after, pick).state
    return found
