"""Introductions show positions that are possible under the current rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.decisions import IllegalActionError
from engine.core.draft import drafted
from engine.core.game import AnyGame
from engine.core.lessons import (
    LEARNER,
    expected_turn,
    lesson_number,
    played,
    prepared_turn,
    strayed,
    turns,
)
from engine.core.remarks import points_by_source
from engine.core.setup import Setup
from engine.core.teaching import FirstGame, Introduction
from engine.core.tell import Silence
from engine.core.text import text
from engine.registry import GAMES

INTRODUCTIONS = [(key, each) for key, game in GAMES.items() for each in game.introductions]

COURSES = [(key, each) for key, game in GAMES.items() for each in game.courses]


@pytest.mark.parametrize(("key", "about"), INTRODUCTIONS, ids=[each.key for _, each in INTRODUCTIONS])
def test_the_position_of_an_introduction_is_played_by_the_rules(key: str, about: Introduction) -> None:
    game = GAMES[key]
    state = played(game, about.setup, about.script)
    assert game.seats_to_act(state) == (0,), "the picture is that of the first seat, whose turn it is"
    assert game.conserved(state) == game.conserved(played(game, about.setup, ""))


def test_every_game_that_players_are_offered_is_first_introduced_alone() -> None:
    for key, game in GAMES.items():
        keys = [each.key for each in game.introductions]
        assert keys[:1] == ([key] if game.is_released else []), key
        assert set(keys[1:]) == set(game.spec.expansions), "and then each of its expansions"
    assert len({each.key for _, each in INTRODUCTIONS}) == len(INTRODUCTIONS)


def test_a_pick_that_the_rules_do_not_offer_breaks_the_script() -> None:
    with pytest.raises(IllegalActionError, match="fly away by seat 0"):
        played(GAMES["keyflower"], Setup(3, "learn"), "0 fly away / end")


def test_a_script_is_read_turn_by_turn_wherever_its_lines_end() -> None:
    assert turns("0 bid stable / red\n 1 / end;\n1 pass / end") == [
        (0, ("bid stable", "red 1", "end")),
        (1, ("pass", "end")),
    ]


@pytest.mark.parametrize(("key", "course"), COURSES, ids=[each.key for _, each in COURSES])
def test_every_lesson_is_a_turn_that_the_rules_offer_to_a_player_who_learns(
    key: str, course: FirstGame
) -> None:
    """A change of the rules that spoils a lesson is found here."""
    game = GAMES[key]
    state, moved, lessons = played(game, course.setup, ""), dict[int, int](), 0
    for seat, picks in turns(course.script):
        assert seat in {choice.seat for choice in game.choices(state)}
        by_script = prepared_turn(course, seat, moved.get(seat, 0))
        assert by_script == picks or (seat == LEARNER and not by_script)
        if not by_script:
            assert lesson_number(course, moved.get(seat, 0)) == lessons
            assert expected_turn(course, moved.get(seat, 0)) == picks
            lessons += 1
        for words in picks:
            game.play_named(state, seat, words, Silence())
        moved[seat] = moved.get(seat, 0) + len(picks)
    assert lessons == len(course.lessons) == lesson_number(course, moved[LEARNER])
    assert expected_turn(course, moved[LEARNER]) == ()
    assert game.is_over(state) or game.chapter(state) > game.chapter(played(game, course.setup, ""))
    assert sum(points for _, points in points_by_source(game, state, LEARNER)), "and it is scored"


@pytest.mark.parametrize(("key", "course"), COURSES, ids=[each.key for _, each in COURSES])
def test_a_course_is_long_enough_and_each_lesson_is_another(key: str, course: FirstGame) -> None:
    least = 9 if course.key in GAMES[key].spec.expansions else 10  # the learner knows the game
    assert least <= len(course.lessons) <= 15
    assert len({lesson.key for lesson in course.lessons}) == len(course.lessons)
    assert course.setup.seats in GAMES[key].spec.seats


def test_a_turn_that_was_half_committed_goes_on_where_it_was() -> None:
    course = GAMES["keyflower"].courses[0]
    whole = expected_turn(course, 0)
    assert expected_turn(course, 1) == whole[1:]
    assert lesson_number(course, 1) == 0
    assert prepared_turn(course, 1, 999) == ()


def test_a_turn_with_a_star_is_played_for_the_learner() -> None:
    course = replace(GAMES["keyflower"].courses[0], script="0 bid stable / end; 0* pass / end; 0 pass / end")
    assert prepared_turn(course, LEARNER, 0) == ()
    assert prepared_turn(course, LEARNER, 2) == ("pass", "end")
    assert [lesson_number(course, moved) for moved in range(7)] == [0, 0, 1, 1, 1, 1, 2]


def tried_otherwise(game: AnyGame, course: FirstGame) -> Iterator[tuple[Any, list[str], tuple[str, ...]]]:
    """Yield each lesson's position, a turn that differs at one pick, and the lesson's task."""
    state = played(game, course.setup, "")
    for seat, picks in turns(course.script):
        for at in range(len(picks)) if seat == LEARNER else ():
            draft = drafted(game, state, seat, picks[:at])
            if draft.dropped or draft.decision is None:
                break
            others = [option.words for option in draft.decision.options if option.words != picks[at]]
            yield from ((game.copy(state), [*picks[:at], words], picks) for words in others[::7])
        for words in picks:
            game.play_named(state, seat, words, Silence())


def turns_from(game: AnyGame, state: Any, begun: list[str], most: int = 25) -> Iterator[tuple[str, ...]]:
    """Yield whole or partial turns that continue like this."""
    stack = [tuple(begun)]
    while stack and most:
        picks = stack.pop()
        draft, most = drafted(game, state, LEARNER, picks), most - 1
        yield picks
        if not draft.dropped and draft.decision is not None:
            stack += [(*picks, option.words) for option in draft.decision.options]


@pytest.mark.parametrize(("key", "course"), COURSES, ids=[each.key for _, each in COURSES])
def test_why_a_try_is_not_what_the_lesson_asks_for_is_true(key: str, course: FirstGame) -> None:
    game, said = GAMES[key], set[str]()
    for state, picks, wanted in tried_otherwise(game, course):
        stray = strayed(game, state, LEARNER, picks, wanted)
        assert stray is not None
        assert stray.tried != stray.wanted
        draft = drafted(game, state, LEARNER, picks)
        rules = game.why_not(draft.state, LEARNER)
        for reason in stray.reasons:
            said.add(reason.key)
            if reason == text("learn-why-early"):
                assert draft.dropped, "it was the last word of the turn"
                assert len(picks) <= len(wanted)
            elif reason == text("learn-why-more"):
                assert len(picks) == len(wanted), "the lesson's turn ends there"
            elif reason == text("learn-why-either"):
                ways = turns_from(game, state, picks)
                assert not any(Counter(wanted) <= Counter(way) for way in ways), (picks, wanted)
            else:
                assert reason in rules
        for length in range(len(wanted) + 1):
            assert strayed(game, state, LEARNER, wanted[:length], wanted) is None
    assert "learn-why-either" in said
