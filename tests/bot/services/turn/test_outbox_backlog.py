"""Parcels held back for an unreachable channel become one post that notifies each player once."""

from __future__ import annotations

from bot.services.turn.outbox import BOARD
from bot.services.turn.parcels import CHAPTER
from bot.values.parcel import Parcel, Posted
from tests.support.service_harness import ANN, BEN, Stage

HOUR = 3600.0


async def shut(stage: Stage) -> tuple[str, Parcel]:
    """Everybody has hidden a token; the post of that is refused."""
    game_id = await stage.game(ANN, BEN)
    await stage.letters()
    await stage.hide_all(game_id, ANN, BEN)
    post = await next_board(stage)
    await stage.failed(post, "locked", stage.now + HOUR)
    return game_id, post


async def next_board(stage: Stage) -> Parcel:
    """Return the next board post; earlier posts are delivered first."""
    while True:
        parcels = await stage.claim()
        assert parcels, "no board is to be posted"
        for parcel in parcels:
            if parcel.kind != "board_post":
                await stage.sent(parcel, [Posted(500, 7000 + parcel.id)])
        if boards := [parcel for parcel in parcels if parcel.kind == "board_post"]:
            return boards[0]


async def retried(stage: Stage) -> Parcel:
    stage.now += HOUR
    return await next_board(stage)


async def test_turns_and_notices_that_wait_are_folded_into_the_first(stage: Stage) -> None:
    game_id, post = await shut(stage)
    await stage.turn(game_id, ANN)
    vote = await stage.services.votes.propose(game_id, ANN, "pause", cause=stage.cause())
    await stage.services.votes.cast(vote.id, BEN, True, cause=stage.cause())
    await stage.services.seats.resume(game_id, BEN, cause=stage.cause())
    asked = await stage.asked(game_id)
    await stage.turn(game_id, asked[0])
    late = await retried(stage)
    assert (late.id, late.payload.late) == (post.id, True)
    turn = (await stage.services.queries.table(game_id)).turn
    assert (late.payload.first_turn, late.payload.last_turn) == (1, turn)
    assert late.payload.words == ("paused:-1", "resumed:-1")
    await stage.failed(late, "locked", stage.now + HOUR)
    await stage.restart()
    again = await retried(stage)
    assert again.payload == late.payload, "it is kept so"
    await stage.sent(again, [Posted(500, 77)])
    kinds = [parcel.kind for parcel in await stage.letters()]
    assert "board_post" not in kinds
    assert "status_post" not in kinds
    assert kinds.count("vote_post") == 1, "what has buttons is a post of its own"
    assert await stage.services.people.setting(f"game:{game_id}", BOARD) == (
        f"1 {turn} late paused:-1 resumed:-1"
    )


async def test_a_round_that_ended_meanwhile_is_told_with_the_late_post(stage: Stage) -> None:
    game_id, _ = await shut(stage)
    live, _ = await stage.services.turns._tables.live(game_id)
    while live.game.chapter(live.state) == 1:
        await stage.turn(game_id, (await stage.asked(game_id))[0])
        live, _ = await stage.services.turns._tables.live(game_id)
    await stage.hide_all(game_id, *await stage.asked(game_id))
    late = await retried(stage)
    assert (late.payload.what, late.payload.chapter) == (CHAPTER, 1)
    turn = (await stage.services.queries.table(game_id)).turn
    assert (late.payload.first_turn, late.payload.last_turn) == (1, turn), "with the turns after it"


async def test_turns_that_nobody_saw_are_taken_back_without_a_word(stage: Stage) -> None:
    game_id, _ = await shut(stage)
    await stage.turn(game_id, ANN)
    await stage.services.turns.undo(game_id, ANN, cause=stage.cause())
    await stage.turn(game_id, ANN)
    late = await retried(stage)
    assert (late.payload.first_turn, late.payload.last_turn) == (1, 3)
    await stage.sent(late, [Posted(500, 77)])
    assert "undo_post" not in await stage.kinds()


async def test_a_take_back_of_what_was_told_keeps_its_place(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.hide_all(game_id, ANN, BEN)
    await stage.letters()
    await stage.turn(game_id, ANN)
    post = await next_board(stage)
    await stage.failed(post, "locked", stage.now + HOUR)
    vote = await stage.services.votes.propose(game_id, BEN, "undo", cause=stage.cause())
    await stage.services.votes.cast(vote.id, ANN, True, cause=stage.cause())
    stage.now += HOUR
    letters = await stage.letters()
    assert "undo_post" in [parcel.kind for parcel in letters]
    assert not any(parcel.payload.late for parcel in letters)


async def test_posts_right_behind_one_another_are_one_with_the_newest_board(stage: Stage) -> None:
    """With a long queue the board is drawn once only."""
    game_id = await stage.game(ANN, BEN)
    await stage.letters()
    await stage.hide_all(game_id, ANN, BEN)
    await stage.turn(game_id, ANN)
    (post,) = (parcel.payload for parcel in await stage.letters() if parcel.kind == "board_post")
    assert (post.first_turn, post.last_turn, post.late) == (1, 3, False)
    assert await stage.services.people.setting(f"game:{game_id}", BOARD) == "1 3"
    (posted,) = await stage.services.queries.posted(game_id, "board_post")
    await stage.turn(game_id, (await stage.asked(game_id))[0])
    stage.now += 60
    (parcel,) = (parcel for parcel in await stage.claim() if parcel.kind == "board_post")
    await stage.sent(parcel, [posted])  # the same message now tells that turn, too
    assert await stage.services.people.setting(f"game:{game_id}", BOARD) == "1 4"


async def test_a_post_that_is_on_its_way_waits_for_nothing_behind_it(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.letters()
    await stage.hide_all(game_id, ANN, BEN)
    first = await next_board(stage)
    await stage.turn(game_id, ANN)
    await stage.sent(first, [Posted(500, 77)])
    second = await next_board(stage)
    told = [(post.payload.first_turn, post.payload.last_turn) for post in (first, second)]
    assert told == [(1, 2), (3, 3)]


async def test_one_that_may_lie_there_already_stays_as_it_was(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.letters()
    await stage.hide_all(game_id, ANN, BEN)
    await next_board(stage)
    await stage.turn(game_id, ANN)
    await stage.restart()  # the outcome of the request is unknown
    posts = [parcel for parcel in await stage.letters() if parcel.kind == "board_post"]
    assert [(post.payload.first_turn, post.doubtful) for post in posts] == [(1, True), (3, False)]


async def test_a_player_who_cannot_be_reached_is_called_once_for_the_turn_of_now(stage: Stage) -> None:
    """Ann's call and her reminders could not be posted; then she moves, and is called again later."""
    game_id = await stage.game(ANN, BEN)
    await refuse_calls(stage)
    for _ in range(3):
        await stage.fire(24 * HOUR)
        await refuse_calls(stage)
    assert await open_calls(stage, ANN) == ["call"], "a reminder would say no more"
    await stage.turn(game_id, ANN)
    assert await open_calls(stage, ANN) == []
    await stage.turn(game_id, BEN)
    assert await open_calls(stage, ANN) == ["call"]


async def refuse_calls(stage: Stage) -> None:
    while parcels := await stage.claim():
        for parcel in parcels:
            if parcel.kind in ("call", "reminder"):
                await stage.failed(parcel, "locked", stage.now + 1)
            else:
                await stage.sent(parcel, [Posted(500, 7000 + parcel.id)])


async def open_calls(stage: Stage, person: int) -> list[str]:
    sql = "SELECT kind FROM outbox WHERE lane LIKE ? AND done IS NULL AND kind IN ('call', 'reminder')"
    async with stage.store.reading() as reader:
        rows = await reader._sql.all(sql, f"person:{person}:%")
    return [row[0] for row in rows]
