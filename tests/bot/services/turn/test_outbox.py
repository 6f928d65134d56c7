"""The outbox delivers parcels in order, keeps them until delivery, and merges what it can."""

from __future__ import annotations

import pytest

from bot.values.parcel import Outcome, Posted
from tests.support.service_harness import ANN, BEN, CAT, Stage


async def test_a_lane_waits_for_its_head(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    first = await stage.claim()
    assert sorted(parcel.kind for parcel in first) == ["call", "host_note", "lobby_post"]
    assert await stage.claim() == [], "the others in the table's lane wait"
    lobby = next(parcel for parcel in first if parcel.kind == "lobby_post")
    await stage.sent(lobby, [Posted(500, 42)])
    assert [parcel.kind for parcel in await stage.claim()] == ["lobby_edit"]
    assert await stage.services.queries.posted(game_id, "lobby_post") == [Posted(500, 42, "lobby_post")]


async def test_a_refused_parcel_is_tried_again_later_and_then_given_up(stage: Stage) -> None:
    await stage.lobby(ANN, seats=2)
    (parcel,) = await stage.claim()
    await stage.failed(parcel, "503", stage.now + 30)
    assert await stage.claim() == []
    assert await stage.next_parcel() == stage.now + 30
    stage.now += 31
    (again,) = await stage.claim()
    assert (again.id, again.attempts, again.doubtful, again.nonce) == (parcel.id, 1, False, parcel.nonce)
    await stage.failed(again, "403", None)
    assert await stage.claim() == []
    assert await stage.next_parcel() is None


async def test_a_parcel_put_off_was_not_tried_and_one_refused_is_due_once_its_table_hurries(
    stage: Stage,
) -> None:
    table = await stage.lobby(ANN, seats=2)
    (parcel,) = await stage.claim()
    await stage.services.outbox.exchange([Outcome(parcel, put_off=stage.now + 60)], limit=0)
    assert await stage.claim() == []
    stage.now += 61
    (again,) = await stage.claim()
    assert again.attempts == 0
    await stage.failed(again, "503", stage.now + 600)
    async with stage.store.writing() as writer:
        await writer.outbox.hurry(stage.now, game_id="another")
    assert await stage.claim() == []
    async with stage.store.writing() as writer:
        await writer.outbox.hurry(stage.now, game_id=table.id)
    assert [one.id for one in await stage.claim()] == [parcel.id]


async def test_a_message_that_no_longer_exists_is_forgotten(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.letters()
    (call,) = await stage.services.queries.posted(game_id, "call", person=ANN)
    await stage.services.outbox.forget(ANN, call.message)
    assert await stage.services.queries.posted(game_id, "call", person=ANN) == []


async def test_a_try_that_broke_off_is_due_again_but_doubtful(stage: Stage) -> None:
    await stage.lobby(ANN, seats=2)
    (parcel,) = await stage.claim()
    await stage.restart()
    (again,) = await stage.claim()
    assert (again.id, again.nonce, again.doubtful) == (parcel.id, parcel.nonce, True)
    await stage.sent(again)
    await stage.restart()
    assert await stage.claim() == []


async def test_a_claim_whose_outcome_was_lost_is_released_automatically(stage: Stage) -> None:
    """No restart is needed; and as it may have been posted, it is looked for first."""
    await stage.lobby(ANN, seats=2)
    (parcel,) = await stage.claim()
    end = await stage.next_parcel()
    assert end is not None
    assert stage.now < end <= stage.now + 600
    stage.now = end - 1
    assert await stage.claim() == []
    stage.now = end
    (again,) = await stage.claim()
    assert (again.id, again.nonce, again.doubtful) == (parcel.id, parcel.nonce, True)


async def test_a_claim_that_is_still_carried_is_left_alone(stage: Stage) -> None:
    """The claim holds even if Discord takes long."""
    await stage.lobby(ANN, seats=2)
    (parcel,) = await stage.claim()
    stage.now += 3600
    came = await stage.services.outbox.exchange(under_way=[parcel.id])
    assert came.parcels == ()
    assert came.next_parcel is not None
    assert came.next_parcel > stage.now


async def test_a_possibly_delivered_parcel_is_doubtful_at_the_next_try(stage: Stage) -> None:
    await stage.lobby(ANN, seats=2)
    (parcel,) = await stage.claim()
    outcome = Outcome(parcel, error="TimeoutError", retry_at=stage.now + 15, doubtful=True)
    await stage.services.outbox.exchange([outcome], limit=0)
    stage.now += 15
    (again,) = await stage.claim()
    assert again.doubtful


async def test_sent_twice_is_noted_once(stage: Stage) -> None:
    table = await stage.lobby(ANN, seats=2)
    (parcel,) = await stage.claim()
    await stage.sent(parcel, [Posted(500, 42)])
    await stage.sent(parcel, [Posted(500, 43)])
    await stage.failed(parcel, "late", stage.now)
    assert await stage.services.queries.posted(table.id) == [Posted(500, 42, "lobby_post")]
    assert await stage.claim() == []


async def test_a_turn_is_one_post_and_one_call(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.hide_all(game_id, ANN, BEN)
    await stage.letters()
    await stage.turn(game_id, ANN)  # lights; Ben may snuff
    letters = {letter.kind: letter.payload for letter in await stage.letters()}
    assert set(letters) == {"board_post", "call", "call_edit"}
    assert letters["call_edit"].person == ANN, "what lay in her mailbox is put away"
    assert (letters["board_post"].first_turn, letters["board_post"].last_turn) == (3, 3)
    assert letters["call"].person == BEN
    post = await stage.services.queries.post(game_id, 3, 3)
    assert [event.text.key for entry in post.entries for event in entry.events] == ["lantern-did-light"]
    assert post.view.reader is None


async def test_a_secret_choice_among_several_only_changes_who_is_still_to_decide(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN, CAT)
    await stage.letters()
    await stage.turn(game_id, BEN)
    assert sorted(await stage.kinds()) == ["board_edit", "call_edit"]
    await stage.turn(game_id, ANN)
    await stage.turn(game_id, CAT)
    posts = [letter.payload for letter in await stage.letters() if letter.kind == "board_post"]
    assert [(post.first_turn, post.last_turn) for post in posts] == [(1, 3)]


@pytest.fixture
def _goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that a choice remains after a draw; Lantern has none."""
    monkeypatch.setattr("bot.services.turn.turn_commit.after_reveal", lambda *_, **__: None)


async def test_a_draw_that_leaves_no_choice_hands_over_and_is_told_at_once(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.hide_all(game_id, ANN, BEN)
    await stage.letters()
    panel = await stage.pick(game_id, ANN, "draw")
    assert panel.moved is not None
    assert panel.moved.words == "draw end"
    assert await stage.asked(game_id) == [BEN]
    posts = [letter.payload for letter in await stage.letters() if letter.kind == "board_post"]
    assert [(post.first_turn, post.last_turn) for post in posts] == [(3, 3)]


@pytest.mark.usefixtures("_goes_on")
async def test_the_rest_of_a_turn_joins_the_post_of_its_reveal(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.hide_all(game_id, ANN, BEN)
    await stage.letters()
    await stage.pick(game_id, ANN, "draw")
    assert await stage.kinds() == [], "held for a minute"
    await stage.pick(game_id, ANN, "end")
    posts = [letter.payload for letter in await stage.letters() if letter.kind == "board_post"]
    assert [(post.first_turn, post.last_turn) for post in posts] == [(3, 4)]


@pytest.mark.usefixtures("_goes_on")
async def test_a_held_post_goes_out_when_nothing_follows_and_keeps_nobody_waiting(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.hide_all(game_id, ANN, BEN)
    await stage.letters()
    await stage.pick(game_id, ANN, "draw")
    await stage.services.votes.propose(game_id, ANN, "undo", cause=stage.cause())
    assert await stage.kinds() == ["vote_post"]
    due = await stage.next_parcel()
    assert due is not None
    stage.now = due
    assert await stage.kinds() == ["board_post"]


async def test_a_turn_taken_back_before_it_was_told_is_not_told(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.hide_all(game_id, ANN, BEN)
    await stage.letters()
    await stage.turn(game_id, ANN)
    stage.now += 1
    await stage.services.turns.undo(game_id, ANN, cause=stage.cause())
    assert await stage.kinds() == ["call_edit"]
    await stage.turn(game_id, ANN)
    assert sorted(await stage.kinds()) == ["board_post", "call", "call_edit"], "Ann's own message rests again"
    await stage.services.turns.undo(game_id, ANN, cause=stage.cause())
    assert sorted(await stage.kinds()) == ["call_edit", "undo_post"], "Ben is asked nothing any more"


async def test_every_commit_rings(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    before = stage.rings
    await stage.turn(game_id, ANN)
    assert stage.rings > before


async def test_a_nonce_stays_the_same_and_tells_nobody_how_much_was_sent(stage: Stage) -> None:
    await stage.game(ANN, BEN)
    first = await stage.claim()
    await stage.restart()
    again = await stage.claim()
    assert [parcel.nonce for parcel in first] == [parcel.nonce for parcel in again]
    assert len({parcel.nonce for parcel in first}) == len(first) == 3
    assert all(len(parcel.nonce) == 25 for parcel in first), "as long as Discord allows"
    assert not any(str(parcel.id) == parcel.nonce.removeprefix("latchkey-") for parcel in first)


async def test_a_call_that_may_have_been_posted_is_kept_to_be_looked_for(stage: Stage) -> None:
    """The bot died while sending. Both have answered meanwhile, so nobody needs the notices."""
    game_id = await stage.game(ANN, BEN)
    tried = [parcel.id for parcel in await stage.claim() if parcel.kind == "call"]
    await stage.restart()
    await stage.hide_all(game_id, ANN, BEN)
    left = [parcel.id for parcel in await stage.letters() if parcel.doubtful and parcel.kind == "call"]
    assert tried
    assert left == tried


async def test_a_message_handed_on_belongs_to_the_table_that_it_shows(stage: Stage) -> None:
    tables = [await stage.game(ANN, BEN) for _ in range(2)]
    while parcels := await stage.claim():
        for parcel in parcels:
            is_call = (parcel.kind, parcel.payload.person) == ("call", BEN)
            await stage.sent(parcel, [Posted(800, 70 + tables.index(parcel.game_id))] if is_call else [])
    await stage.services.outbox.hand_on(tables[1], BEN, 70)
    assert await stage.services.queries.inbox_message(tables[0], BEN) is None
    lying = await stage.services.queries.inbox_message(tables[1], BEN)
    assert lying is not None
    assert (lying.channel, lying.message, lying.kind) == (800, 70, "call")
    (clear,) = await stage.claim()
    assert (clear.kind, clear.payload.gone) == ("clear", ((800, 71),))
