"""Lobbies, from the first post to the start."""

from __future__ import annotations

import pytest

from bot.store.commit import Commit, NewStatus
from bot.values.errors import LobbyError, NoSuchTableError, NotAllowedError, NotSeatedError
from bot.values.table import Place
from engine.core.rng import commitment, seed_from
from tests.support.service_harness import ANN, BEN, CAT, EVE, PLACE, SEED, Stage

WEEK = 7 * 24 * 3600


async def test_opening_seats_the_host_and_posts_the_lobby(stage: Stage) -> None:
    table = await stage.lobby(ANN, seats=3)
    assert table.status == "lobby"
    assert [info.person for info in table.seats] == [ANN]
    assert table.seats[0].name.raw == "Ann"
    assert table.options == {"long": "off", "pile": "large", "gift": "", "rulings": "1"}
    assert await stage.kinds() == ["lobby_post"]


async def test_the_same_command_twice_opens_one_table(stage: Stage) -> None:
    one = await stage.services.lobby.open(ANN, PLACE, "lantern", seats=2, cause="same")
    two = await stage.services.lobby.open(ANN, PLACE, "lantern", seats=2, cause="same")
    assert one.id == two.id


async def test_unknown_options_are_refused(stage: Stage) -> None:
    wrong: list[dict[str, str]] = [{"dragons": "on"}, {"long": "perhaps"}, {"gift": "7"}]
    for options in wrong:
        with pytest.raises(LobbyError):
            await stage.services.lobby.open(
                ANN, PLACE, "lantern", seats=2, options=options, cause=stage.cause()
            )
    with pytest.raises(LobbyError):
        await stage.services.lobby.open(ANN, PLACE, "lantern", seats=9, cause=stage.cause())
    with pytest.raises(NoSuchTableError):
        await stage.services.lobby.open(ANN, PLACE, "chess", seats=2, cause=stage.cause())


async def test_seats_fill_once_and_empty_again(stage: Stage) -> None:
    table = await stage.lobby(ANN, BEN)
    with pytest.raises(LobbyError):
        await stage.services.lobby.join(table.id, BEN, cause=stage.cause())
    with pytest.raises(LobbyError):
        await stage.services.lobby.join(table.id, CAT, cause=stage.cause())
    with pytest.raises(NotSeatedError):
        await stage.services.lobby.leave(table.id, EVE, cause=stage.cause())
    table = await stage.services.lobby.leave(table.id, BEN, cause=stage.cause())
    assert [info.person for info in table.seats] == [ANN]
    table = await stage.services.lobby.join(table.id, CAT, cause=stage.cause())
    assert [(info.seat, info.person) for info in table.seats] == [(0, ANN), (1, CAT)]


async def test_a_leaving_host_hands_on_and_the_last_one_closes(stage: Stage) -> None:
    table = await stage.lobby(ANN, BEN)
    table = await stage.services.lobby.leave(table.id, ANN, cause=stage.cause())
    assert table.host == BEN
    assert [(info.seat, info.person) for info in table.seats] == [(0, BEN)]
    table = await stage.services.lobby.leave(table.id, BEN, cause=stage.cause())
    assert (table.status, table.closed_why) == ("closed", "cancelled")


async def test_only_the_host_starts_adds_computers_and_cancels(stage: Stage) -> None:
    lobby = stage.services.lobby
    table = await stage.lobby(ANN, BEN, seats=3)
    for refused in (
        lobby.start(table.id, BEN, cause="a"),
        lobby.add_computer(table.id, BEN, cause="b"),
        lobby.cancel(table.id, BEN, cause="c"),
    ):
        with pytest.raises(NotAllowedError):
            await refused
    table = await lobby.add_computer(table.id, ANN, cause="d")
    assert table.seats[2].computer == "normal"
    table = await lobby.remove_computer(table.id, ANN, cause="e")
    assert len(table.seats) == 2
    table = await lobby.cancel(table.id, BEN, moderator=True, cause="g")
    assert table.status == "closed"


async def test_the_start_publishes_the_commitment_and_calls_each_player_once(stage: Stage) -> None:
    table = await stage.lobby(ANN, BEN, seats=3)
    await stage.letters()
    table = await stage.services.lobby.start(table.id, ANN, cause="start")
    again = await stage.services.lobby.start(table.id, ANN, cause="start")
    assert again.status == table.status == "running"
    assert table.commitment == commitment(seed_from(SEED))
    letters = await stage.letters()
    assert sorted(letter.kind for letter in letters) == ["call", "call", "lobby_edit", "start_post"]
    assert {letter.payload.person for letter in letters if letter.kind == "call"} == {ANN, BEN}
    with pytest.raises(LobbyError):
        await stage.services.lobby.join(table.id, CAT, cause=stage.cause())


async def test_too_few_players_cannot_start(stage: Stage) -> None:
    table = await stage.lobby(ANN, seats=3)
    with pytest.raises(LobbyError):
        await stage.services.lobby.start(table.id, ANN, cause=stage.cause())
    assert (await stage.services.queries.table(table.id)).status == "lobby"


async def test_a_lobby_nobody_starts_is_closed_after_a_week_with_a_word(stage: Stage) -> None:
    table = await stage.lobby(ANN, BEN)
    started = await stage.game(CAT, EVE)
    await stage.letters()
    stage.now += WEEK - 1
    assert (await stage.services.queries.table(table.id)).status == "lobby"
    assert await stage.next_timer() is not None
    stage.now += 2
    await stage.restart()
    await stage.services.timers.fire()
    closed = await stage.services.queries.table(table.id)
    assert (closed.status, closed.closed_why) == ("closed", "expired")
    told = [letter for letter in await stage.letters() if letter.game_id == table.id]
    assert [letter.kind for letter in told] == ["lobby_edit", "status_post"]
    assert (await stage.services.queries.table(started)).status == "running"


async def test_the_first_thread_stays(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.services.lobby.set_thread(game_id, 601)
    table = await stage.services.lobby.set_thread(game_id, 602)
    assert table.place == Place(500, 900, 601)
    assert table.place.here == 601
    assert [found.id for found in (await stage.services.queries.tables_near(601, EVE)).here] == [game_id]
    await stage.turn(game_id, ANN)


async def test_a_rematch_is_one_lobby_for_all_who_ask(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    with pytest.raises(LobbyError):
        await stage.services.rematches.ask(game_id, ANN, cause=stage.cause())
    async with stage.store.writing() as writer:
        await writer.write(Commit(game_id=game_id, status=NewStatus("over", stage.now)))
    first = await stage.services.rematches.ask(game_id, BEN, cause=stage.cause())
    second = await stage.services.rematches.ask(game_id, ANN, cause=stage.cause())
    assert first.id == second.id != game_id
    assert (first.status, first.host, [info.person for info in first.seats]) == ("lobby", BEN, [BEN])
    assert (second.status, {info.person for info in second.seats}) == ("running", {BEN, ANN})
    with pytest.raises(NotSeatedError):
        await stage.services.rematches.ask(game_id, EVE, cause=stage.cause())


async def test_a_name_with_half_a_sign_is_kept_without_it(stage: Stage) -> None:
    """No database takes such a half, which a broken client may send."""
    await stage.services.people.meet(ANN, "An\ud83dn", "en-US")
    assert (await stage.services.people.get(ANN)).name.raw == "Ann"
