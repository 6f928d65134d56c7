"""Undo of picks and committed turns, and undo that needs consent."""

from __future__ import annotations

import pytest

from bot.store.sql import Statement
from bot.values.errors import NeedsVoteError, NothingToUndoError, NotSeatedError, VoteOverError
from bot.values.panel import Undone
from engine.core.text import text
from tests.support.service_harness import ANN, BEN, CAT, EVE, Stage


async def undo(stage: Stage, game_id: str, person: int) -> tuple[str, ...]:
    return (await stage.services.turns.undo(game_id, person, cause=stage.cause())).picks


async def state_of(stage: Stage, game_id: str) -> bytes:
    async with stage.store.reading() as reader:
        snapshot, _ = await reader.log.trail(game_id)
    assert snapshot is not None
    return snapshot.state


async def test_undo_takes_back_one_pick_and_restart_all(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.hide_all(game_id, ANN, BEN)
    panel = await stage.first_pick(game_id, ANN)
    panel = await stage.first_pick(game_id, ANN)
    (first, second), named = panel.picks, panel.named
    panel = await stage.services.turns.undo(game_id, ANN, cause=stage.cause())
    assert panel.picks == (first,)
    assert panel.undone == Undone(named[1:], picks=(second,)), "by the names of the menus, not as it is typed"
    await stage.restart()
    panel = await stage.services.turns.panel(game_id, ANN)
    assert panel.picks == (first,)
    panel = await stage.services.turns.restart(game_id, ANN, cause=stage.cause())
    assert panel.picks == ()


async def test_undo_twice_by_the_same_click_takes_back_once(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.hide_all(game_id, ANN, BEN)
    await stage.first_pick(game_id, ANN)
    await stage.first_pick(game_id, ANN)
    await stage.services.turns.undo(game_id, ANN, cause="same")
    panel = await stage.services.turns.undo(game_id, ANN, cause="same")
    assert len(panel.picks) == 1


async def test_a_confirmed_turn_is_taken_back_whole_until_another_seat_acts(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN, CAT)
    before = await state_of(stage, game_id)
    done = await stage.turn(game_id, ANN)
    assert done.undo == "turn"
    panel = await stage.services.turns.undo(game_id, ANN, cause=stage.cause())
    assert done.moved is not None
    assert panel.picks == ()
    assert panel.undone is not None
    assert panel.undone.turn
    assert panel.undone.named, "said, but not drafted again"
    table = await stage.services.queries.table(game_id)
    assert (table.turn, table.number, table.waiting) == (0, 0, (0, 1, 2))
    assert await state_of(stage, game_id) == before
    await stage.turn(game_id, ANN)
    await stage.turn(game_id, BEN)
    assert (await stage.services.turns.panel(game_id, ANN)).undo == "vote"
    with pytest.raises(NeedsVoteError):
        await undo(stage, game_id, ANN)


async def test_undo_needs_consent_once_something_was_revealed(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.turn(game_id, ANN)
    await stage.turn(game_id, BEN)  # both hidden tokens are lit now: a reveal
    with pytest.raises(NeedsVoteError):
        await undo(stage, game_id, BEN)


async def test_nothing_to_take_back(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    with pytest.raises(NothingToUndoError):
        await undo(stage, game_id, ANN)
    with pytest.raises(NothingToUndoError):
        await stage.services.votes.propose(game_id, ANN, "undo", cause=stage.cause())


async def test_an_undo_that_all_want_goes_past_the_barrier_and_deals_nothing_again(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN, CAT)
    await stage.hide_all(game_id, ANN, BEN, CAT)
    before = await state_of(stage, game_id)
    drawn = await stage.pick(game_id, ANN, "draw")
    vote = await stage.services.votes.propose(game_id, ANN, "undo", cause=stage.cause())
    assert (vote.needed, vote.yes, vote.result) == ((0, 1, 2), (0,), "open")
    again = await stage.services.votes.propose(game_id, BEN, "undo", cause=stage.cause())
    assert again.id == vote.id
    vote = await stage.services.votes.cast(vote.id, BEN, True, cause=stage.cause())
    assert vote.result == "open"
    assert await state_of(stage, game_id) != before
    vote = await stage.services.votes.cast(vote.id, CAT, True, cause=stage.cause())
    assert vote.result == "passed"
    assert await state_of(stage, game_id) == before
    await stage.restart()
    redrawn = await stage.pick(game_id, ANN, "draw")
    assert drawn.moved is not None
    assert redrawn.moved is not None
    assert redrawn.moved.events == drawn.moved.events, "the same token, not another one"


async def test_one_no_ends_the_vote_and_strangers_have_no_voice(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN, CAT)
    await stage.hide_all(game_id, ANN, BEN, CAT)
    turns = (await stage.services.queries.table(game_id)).turn
    vote = await stage.services.votes.propose(game_id, BEN, "undo", cause=stage.cause())
    assert (vote.to_turn, vote.cut_turns) == (1, 2)
    with pytest.raises(NotSeatedError):
        await stage.services.votes.cast(vote.id, EVE, True, cause=stage.cause())
    vote = await stage.services.votes.cast(vote.id, CAT, False, cause=stage.cause())
    assert (vote.result, vote.refused_by) == ("refused", 2)
    with pytest.raises(VoteOverError):
        await stage.services.votes.cast(vote.id, ANN, True, cause=stage.cause())
    assert (await stage.services.queries.table(game_id)).turn == turns


async def test_a_vote_on_undo_lapses_when_somebody_moves(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN, CAT)
    await stage.hide_all(game_id, ANN, BEN, CAT)
    vote = await stage.services.votes.propose(game_id, BEN, "undo", cause=stage.cause())
    await stage.letters()
    await stage.turn(game_id, ANN)
    assert (await stage.services.votes.get(vote.id)).result == "lapsed"
    assert "vote_edit" in await stage.kinds()


async def test_alone_among_computers_a_vote_passes_at_once(stage: Stage) -> None:
    game_id = await stage.game(ANN, computers=1)
    await stage.turn(game_id, ANN)  # hides; the computer hides; the tokens are lit
    await stage.letters()
    vote = await stage.services.votes.propose(game_id, ANN, "undo", cause=stage.cause())
    assert vote.result == "passed"
    panel = await stage.services.turns.panel(game_id, ANN)
    assert panel.table.turn == 0 or panel.table.seats[1].waiting_since is None
    assert panel.picks == (), "she hides a token again, or another one"
    assert "call" not in await stage.kinds(), "she is there"


async def test_a_game_goes_on_after_an_undo_and_replays_to_its_snapshot(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.turn(game_id, ANN)
    await undo(stage, game_id, ANN)
    await stage.hide_all(game_id, BEN, ANN)
    for _ in range(3):
        table = await stage.services.queries.table(game_id)
        person = table.seats[table.waiting[0]].person
        assert person is not None
        await stage.turn(game_id, person)
    kept = await state_of(stage, game_id)
    async with stage.store.writing() as writer:
        writer._sql.add(Statement("DELETE FROM snapshot"))
    await stage.restart()
    panel = await stage.services.turns.panel(game_id, ANN)
    assert panel.table.number > 0
    live, _ = await stage.services.turns._tables.live(game_id)
    assert live.game.to_json(live.state) == kept


async def test_a_draft_that_an_undo_made_impossible_is_cut_and_its_owner_told(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN, CAT)
    await stage.hide_all(game_id, ANN, BEN, CAT)
    await stage.turn(game_id, ANN)  # lights: Ben and Cat may snuff
    await stage.pick(game_id, BEN, "let")
    await stage.letters()
    await stage.services.turns.undo(game_id, ANN, cause=stage.cause())
    letters = {letter.kind: letter.payload for letter in await stage.letters()}
    assert (letters["draft_cut"].person, letters["draft_cut"].words) == (BEN, ("let",))
    named = (text("lantern-let"),)
    assert letters["draft_cut"].named == named, "as the menus call it"
    assert (await stage.services.turns.panel(game_id, BEN)).cut_named == named
    await stage.restart()
    panel = await stage.services.turns.panel(game_id, BEN)
    assert (panel.picks, panel.cut, panel.decision) == ((), ("let",), None)
    await stage.turn(game_id, ANN)
    panel = await stage.pick(game_id, BEN, "let")
    assert (panel.picks, panel.cut) == (("let",), ()), "told until the next act"


async def test_taking_back_a_secret_choice_changes_who_is_still_to_decide(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN, CAT)
    await stage.turn(game_id, ANN)
    await stage.letters()
    await stage.services.turns.undo(game_id, ANN, cause=stage.cause())
    assert await stage.kinds() == ["board_edit"]
