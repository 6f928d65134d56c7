"""Permissions that the simulated Discord cannot show: hosts who do not play, and older tables."""

from __future__ import annotations

import msgspec
import pytest

from bot.services.tables.table_permissions import (
    PermissionLevel,
    TableAction,
    moderates,
    must_decide_alone,
    permission_for,
)
from bot.values.errors import NotAllowedError, NotSeatedError, PlayerError, SeatError
from bot.values.table import Motion, Place, SeatInfo, Status, Table, VoteKind
from engine.core.text import UserText
from tests.support.service_harness import ANN, BEN, CAT, DAN, EVE, Stage

PLAYED = Table(
    id="t1",
    status="running",
    game="lantern",
    host=EVE,
    place=Place(5, 9),
    capacity=3,
    options={},
    pace="",
    language="en",
    in_thread=True,
    seats=(
        SeatInfo(0, UserText("Ann"), ANN),
        SeatInfo(1, UserText("Ben"), BEN),
        SeatInfo(2, UserText(), computer="normal"),
    ),
    created=0.0,
    origin=9,
)


@pytest.mark.parametrize(
    ("deed", "ways"),
    [
        ("end", "at once"),
        ("move", "at once"),
        ("emigrate", "vote"),
        ("replace", "vote"),
        ("pause", "no"),
        ("oust", "no"),
        ("stand-in", "at once"),
        ("hints", "at once"),
    ],
)
def test_a_host_who_does_not_play(deed: TableAction, ways: PermissionLevel) -> None:
    assert permission_for(PLAYED, EVE, deed) == ways


@pytest.mark.parametrize(
    ("table", "deed", "says"),
    [
        (PLAYED, "hints", "services-lobby-host-only"),
        (PLAYED, "end", "services-not-allowed"),
        (PLAYED, "pause", "services-moderator-only"),
        (msgspec.structs.replace(PLAYED, league="l1"), "move", "services-moderator-only"),
        (msgspec.structs.replace(PLAYED, status="lobby"), "start", "services-lobby-host-only"),
        (msgspec.structs.replace(PLAYED, status="lobby"), "cancel", "services-not-allowed"),
    ],
)
def test_a_refusal_names_those_who_may_do_it(table: Table, deed: TableAction, says: str) -> None:
    with pytest.raises(PlayerError) as refused:
        must_decide_alone(table, BEN, deed)
    assert refused.value.text.key == says


@pytest.mark.parametrize(
    ("status", "action", "says"),
    [
        ("running", "start", "services-lobby-not-open"),
        ("running", "rematch", "services-lobby-not-over"),
        ("running", "resume", "services-not-paused"),
        ("paused", "pause", "services-paused"),
        ("over", "pause", "services-not-running"),
    ],
)
def test_a_refusal_names_the_state_that_is_needed(status: Status, action: TableAction, says: str) -> None:
    with pytest.raises(PlayerError) as refused:
        must_decide_alone(msgspec.structs.replace(PLAYED, status=status), ANN, action)
    assert refused.value.text.key == says


def test_a_stranger_is_told_that_players_may_do_it() -> None:
    with pytest.raises(NotSeatedError):
        must_decide_alone(PLAYED, CAT, "pause")


def test_a_moderator_is_one_of_where_the_table_was_opened() -> None:
    moved = msgspec.structs.replace(PLAYED, place=Place(6, 8))
    assert moderates(moved, 9, moderator_there=True)
    assert not moderates(moved, 8, moderator_there=True)
    assert not moderates(moved, 9, moderator_there=False)
    assert not moderates(msgspec.structs.replace(moved, origin=None), None, moderator_there=True)


async def test_a_table_stays_where_it_was_opened_after_moves_and_restarts(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    for place in (Place(501, 900, 7), Place(502, 901), Place(503, 902)):
        if place.guild == 900:
            await stage.services.channels.move(game_id, ANN, place, cause=stage.cause())
        else:
            with pytest.raises(NotAllowedError):
                await stage.services.channels.move(game_id, ANN, place, moderator=True, cause=stage.cause())
            about = Motion(place=place)
            vote = await stage.services.votes.propose(game_id, ANN, "move", about, cause=stage.cause())
            await stage.services.votes.cast(vote.id, BEN, True, cause=stage.cause())
        await stage.restart()
        table = await stage.services.queries.table(game_id)
        assert (table.place, table.origin) == (place, 900)


async def test_those_who_decide_about_a_move_or_lose_a_seat_get_a_private_notice(stage: Stage) -> None:
    """The table's channel may be closed, and who loses a seat may not look there."""
    game_id = await stage.game(ANN, BEN, CAT)
    await stage.letters()
    about: dict[VoteKind, Motion] = {"move": Motion(place=Place(6, 8)), "replace": Motion(seat=1)}
    told = list[tuple[str, int | None, bool]]()
    for kind, motion in about.items():
        vote = await stage.services.votes.propose(game_id, ANN, kind, motion, cause=stage.cause())
        told += [
            (letter.kind, letter.payload.person, letter.payload.vote == vote.id)
            for letter in await stage.letters()
            if letter.payload.person is not None
        ]
    assert told == [("vote_letter", BEN, True), ("vote_letter", CAT, True), ("ousting", BEN, True)]


async def test_a_vote_lapses_with_the_seats_it_was_asked_of(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN, CAT)
    votes = stage.services.votes
    away = await votes.propose(game_id, ANN, "move", Motion(place=Place(6, 8)), cause=stage.cause())
    oust = await votes.propose(game_id, ANN, "replace", Motion(seat=1), cause=stage.cause())
    with pytest.raises(Exception, match="services-vote-first"):
        await votes.propose(game_id, BEN, "replace", Motion(seat=0), cause=stage.cause())
    await stage.services.seats.resign(game_id, CAT, cause=stage.cause())
    assert [(await votes.get(one.id)).result for one in (away, oust)] == ["lapsed", "lapsed"]
    with pytest.raises(SeatError, match="services-replace-few"):
        await votes.propose(game_id, ANN, "replace", Motion(seat=1), cause=stage.cause())


async def test_the_computer_plays_on_for_somebody_who_was_voted_out(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN, CAT)
    votes = stage.services.votes
    vote = await votes.propose(game_id, ANN, "replace", Motion(seat=1), cause=stage.cause())
    await votes.cast(vote.id, CAT, True, cause=stage.cause())
    table = await stage.services.queries.table(game_id)
    assert (table.seats[1].person, table.seats[1].offered, table.waiting) == (None, True, (0, 2))
    with pytest.raises(SeatError, match="services-seat-decided"):
        await stage.services.seats.take(game_id, BEN, 1, cause=stage.cause())
    await stage.services.seats.take(game_id, DAN, 1, cause=stage.cause())
    await stage.services.seats.offer(game_id, DAN, 1, cause=stage.cause())
    await stage.services.seats.take(game_id, BEN, 1, cause=stage.cause())  # with Dan's consent
