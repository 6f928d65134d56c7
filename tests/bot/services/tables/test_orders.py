"""Orders: active at once, answered after a delay, stopped in doubt, and shown to their owner only."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.services.turn.position_change import answer_for
from bot.store.sqlite_backup import faults
from bot.values.errors import OrderError
from bot.values.orders import OrderBook
from bot.values.parcel import Parcel
from engine import registry
from tests.bot.services.turn.test_timed_answers import GAMES, calls, opened, say
from tests.conftest import NewStage
from tests.promises.secrecy.test_secret_answers import letters_for
from tests.support.service_harness import ANN, BEN, CAT, EVE, Stage

MINUTE, HOUR = 60.0, 3600.0


@pytest.fixture
async def quiet(new_stage: NewStage) -> Stage:
    return await new_stage(games=GAMES)


async def order(stage: Stage, game_id: str, person: int, words: str) -> OrderBook:
    return await stage.services.orders.add(game_id, person, words, cause=stage.cause())


def keys(book: OrderBook) -> list[str]:
    return [line.text.key for line in book.lines]


def told(letters: list[Parcel]) -> list[tuple[str, int | None]]:
    return [(one.kind, one.payload.person) for one in letters if one.kind in ("call", "order_note")]


async def test_an_order_given_while_being_asked_answers_after_a_while(quiet: Stage) -> None:
    game_id = await opened(quiet)
    await quiet.letters()
    book = await order(quiet, game_id, BEN, "Let  9")
    assert keys(book) == ["whisper-plan-text"]
    assert book.answering
    assert (await quiet.services.turns.panel(game_id, BEN)).ordered
    assert await quiet.asked(game_id) == [ANN, BEN], "never at once"
    assert await quiet.fire(MINUTE) == 0
    assert await quiet.fire(MINUTE) == 1
    assert await quiet.asked(game_id) == [ANN]
    assert told(await quiet.letters()) == [("order_note", BEN)]
    book = await quiet.services.orders.book(game_id, BEN)
    assert [(noted.note.what, noted.note.picks) for noted in book.notes] == [("answered", ("let", "end"))]
    assert keys(book) == ["whisper-plan-text"], "it holds on"
    assert [fault async for fault in faults(quiet.store, GAMES)] == []


async def test_an_order_given_before_is_not_called_for_and_outlives_a_restart(quiet: Stage) -> None:
    game_id = await quiet.game(ANN, BEN, game="whisper")
    await order(quiet, game_id, BEN, "let 9")
    await quiet.letters()
    await say(quiet, game_id, ANN, "call end")
    letters = await quiet.letters()
    assert calls(letters) == {(BEN, "quiet")}, "only where others would see it"
    await quiet.restart()
    await quiet.fire(2 * MINUTE)
    assert (await quiet.services.queries.table(game_id)).turn == 2
    assert await quiet.asked(game_id) == [BEN], "his own turn is none of the order's business"


async def two_points_for_ann(quiet: Stage, game_id: str) -> None:
    """Ben's orders let her have them, and he rests."""
    for _ in range(2):
        await say(quiet, game_id, ANN, "call end")
        await quiet.fire(20 * MINUTE)
        await say(quiet, game_id, BEN, "rest end")
    await quiet.letters()


async def test_the_first_order_that_has_an_answer_wins_and_a_doubt_stops_it_and_asks(quiet: Stage) -> None:
    game_id = await quiet.game(ANN, BEN, game="whisper")
    await order(quiet, game_id, BEN, "let 1")
    await order(quiet, game_id, BEN, "let 9")
    await two_points_for_ann(quiet, game_id)
    await say(quiet, game_id, ANN, "call end")
    assert told(await quiet.letters()) == [("order_note", BEN), ("call", BEN)]
    book = await quiet.services.orders.book(game_id, BEN)
    note = book.notes[0].note
    assert (note.what, note.why and note.why.key) == ("stopped", "whisper-plan-doubt")
    assert [line.rests for line in book.lines] == [True], "he is asked, and nothing comes between"
    assert await quiet.fire(20 * MINUTE) == 0
    await say(quiet, game_id, BEN, "let end")
    assert [line.rests for line in (await quiet.services.orders.book(game_id, BEN)).lines] == [False]


async def test_an_order_in_doubt_is_reported_and_answered_by_default_where_nobody_is_called(
    quiet: Stage,
) -> None:
    game_id = await quiet.game(ANN, BEN, game="unattended")
    await order(quiet, game_id, BEN, "let 1")
    await two_points_for_ann(quiet, game_id)
    await say(quiet, game_id, ANN, "call end")
    assert told(await quiet.letters()) == [("order_note", BEN)]
    assert await quiet.asked(game_id) == [BEN], "not at once"
    await quiet.fire(20 * MINUTE)
    live, _ = await quiet.services.turns._tables.live(game_id)
    assert live.table.secret_question is None
    assert await quiet.asked(game_id) == [BEN], "with his own turn"


async def test_an_order_is_withdrawn_with_one_press_and_its_owner_asked_again(quiet: Stage) -> None:
    game_id = await opened(quiet)
    book = await order(quiet, game_id, BEN, "let 9")
    cause = quiet.cause()
    for _ in range(2):
        book = await quiet.services.orders.withdraw(
            game_id, BEN, book.lines[0].id if book.lines else 0, cause=cause
        )
    assert not book.lines
    assert not book.answering
    assert await quiet.fire(HOUR) == 0
    assert await quiet.asked(game_id) == [ANN, BEN]
    await quiet.fire(30 * HOUR)
    assert ("reminder", BEN) in {(one.kind, one.payload.person) for one in await quiet.letters()}


async def test_orders_change_places_and_all_are_withdrawn_at_once(quiet: Stage) -> None:
    game_id = await quiet.game(ANN, BEN, game="whisper")
    await order(quiet, game_id, BEN, "let 1")
    book = await order(quiet, game_id, BEN, "let 9")
    first, second = (line.id for line in book.lines)
    book = await quiet.services.orders.raise_up(game_id, BEN, second, cause=quiet.cause())
    assert [line.id for line in book.lines] == [second, first]
    await quiet.restart()
    book = await quiet.services.orders.book(game_id, BEN)
    assert [line.id for line in book.lines] == [second, first]
    assert not (await quiet.services.orders.withdraw(game_id, BEN, None, cause=quiet.cause())).lines


async def test_an_unknown_order_is_refused_with_a_reason(quiet: Stage) -> None:
    game_id = await quiet.game(ANN, BEN, game="whisper")
    for words, key in (
        ("lets 9", "order-unclear"),
        ("", "order-unknown-words"),
        ("call; <@1>", "order-odd-signs"),
        ("call; end if moon", "order-no-facts"),
    ):
        with pytest.raises(OrderError) as caught:
            await order(quiet, game_id, BEN, words)
        assert caught.value.text.key == key
    await order(quiet, game_id, BEN, "let 9")
    with pytest.raises(OrderError, match="order-twice"):
        await order(quiet, game_id, BEN, "let 9")
    assert await quiet.services.orders.complete(game_id, BEN, "9 l") == ["let 9"]
    assert await quiet.services.orders.complete(game_id, EVE, "") == []


async def test_a_line_is_played_once_when_its_turn_comes(quiet: Stage) -> None:
    game_id = await quiet.game(ANN, BEN, game="whisper")
    book = await order(quiet, game_id, BEN, "call; end")
    assert keys(book) == ["order-line"]
    await say(quiet, game_id, ANN, "rest end")
    await quiet.fire(2 * MINUTE)
    assert await quiet.asked(game_id) == [ANN]
    book = await quiet.services.orders.book(game_id, BEN)
    assert not book.lines
    assert book.notes[0].note.picks == ("call", "end")


async def test_a_line_keeps_nothing_but_what_is_offered(new_stage: NewStage) -> None:
    """A press may carry anything, even half a sign, which no database takes."""
    quiet = await new_stage(games=registry.GAMES)
    game_id = await quiet.game(ANN, BEN, game="keyper")
    for junk in ("\ud83d", "x" * 100, ""):
        line = await quiet.services.orders.edit_line(game_id, BEN, fact=junk)
        line = await quiet.services.orders.edit_line(game_id, BEN, pick=junk)
        assert line is not None
        assert (line.picks, line.chosen) == ((), ())


async def test_an_order_never_comes_between_a_draft_and_its_owner(quiet: Stage) -> None:
    game_id = await opened(quiet)
    await order(quiet, game_id, BEN, "let 9")
    await quiet.pick(game_id, BEN, "let")
    await quiet.fire(20 * MINUTE)
    assert await quiet.asked(game_id) == [ANN, BEN]
    await quiet.services.turns.restart(game_id, BEN, cause=quiet.cause())
    await quiet.fire(20 * MINUTE)
    assert await quiet.asked(game_id) == [ANN]


async def test_turns_taken_back_stop_what_was_given_or_used_in_them(quiet: Stage) -> None:
    game_id = await quiet.game(ANN, BEN, CAT, game="loud")
    await order(quiet, game_id, CAT, "let 1")
    await say(quiet, game_id, ANN, "rest end")
    await order(quiet, game_id, BEN, "let 9")
    await quiet.letters()
    await quiet.services.turns.undo(game_id, ANN, cause=quiet.cause())
    assert ("order_note", BEN) in told(await quiet.letters())
    assert not (await quiet.services.orders.book(game_id, BEN)).lines
    assert keys(await quiet.services.orders.book(game_id, CAT)) == ["whisper-plan-text"]
    live, _ = await quiet.services.turns._tables.live(game_id)
    await quiet.restart()
    again, _ = await quiet.services.turns._tables.live(game_id)
    assert again.orders == {seat: given for seat, given in live.orders.items() if given}


async def test_an_order_ends_with_the_turn_it_was_used_in_and_outlives_its_owners_own_turns(
    quiet: Stage,
) -> None:
    game_id = await quiet.game(ANN, BEN, game="loud")
    await order(quiet, game_id, BEN, "let 9")
    await say(quiet, game_id, ANN, "rest end")
    await say(quiet, game_id, BEN, "rest end")
    await quiet.services.turns.undo(game_id, BEN, cause=quiet.cause())
    await quiet.restart()
    assert keys(await quiet.services.orders.book(game_id, BEN)) == ["whisper-plan-text"], "he moved by hand"
    await say(quiet, game_id, BEN, "rest end")
    await say(quiet, game_id, ANN, "call end")
    await quiet.fire(20 * MINUTE)
    assert await quiet.asked(game_id) == [BEN], "the order has answered"
    vote = await quiet.services.votes.propose(game_id, ANN, "undo", cause=quiet.cause())
    assert (await quiet.services.votes.cast(vote.id, BEN, True, cause=quiet.cause())).result == "passed"
    assert not (await quiet.services.orders.book(game_id, BEN)).lines


async def test_orders_go_with_the_seat(quiet: Stage) -> None:
    game_id = await quiet.game(ANN, BEN, game="whisper")
    await order(quiet, game_id, BEN, "let 9")
    await quiet.services.seats.resign(game_id, BEN, cause=quiet.cause())
    live, _ = await quiet.services.turns._tables.live(game_id)
    assert not live.orders.get(1)


async def test_orders_given_while_a_table_rests_hold_when_it_goes_on(quiet: Stage) -> None:
    game_id = await opened(quiet)
    await quiet.services.seats.pause(game_id, EVE, moderator=True, cause=quiet.cause())
    await order(quiet, game_id, BEN, "let 9")
    assert await quiet.fire(HOUR) == 0
    await quiet.services.seats.resume(game_id, ANN, cause=quiet.cause())
    await quiet.fire(2 * MINUTE)
    assert await quiet.asked(game_id) == [ANN]


async def test_an_order_that_a_draft_sets_holds_at_once(quiet: Stage) -> None:
    """A setting of the game itself, chosen while answering, needs no confirmation."""
    game_id = await opened(quiet)
    await quiet.pick(game_id, BEN, "order deaf")
    assert (await quiet.services.turns.panel(game_id, BEN)).ordered
    await quiet.fire(2 * MINUTE)
    assert await quiet.asked(game_id) == [ANN]
    live, _ = await quiet.services.turns._tables.live(game_id)
    assert live.state.players[1].deaf
    assert live.last is not None
    assert live.last.words == "order deaf let end"


async def test_a_setting_taken_back_from_the_draft_answers_nothing(quiet: Stage) -> None:
    game_id = await opened(quiet)
    await quiet.letters()
    await quiet.pick(game_id, BEN, "order deaf")
    await quiet.services.turns.undo(game_id, BEN, cause=quiet.cause())
    assert await quiet.fire(HOUR) == 0
    assert await quiet.asked(game_id) == [ANN, BEN]


async def test_one_message_tells_what_happened_while_its_owner_was_away(quiet: Stage) -> None:
    game_id = await quiet.game(ANN, BEN, game="whisper")
    quiet.now += MINUTE
    await order(quiet, game_id, BEN, "let 9")
    assert (await quiet.services.orders.away_notes(game_id, BEN)).notes == ()
    for count in (1, 2):
        await say(quiet, game_id, ANN, "call end")
        await quiet.fire(3 * MINUTE)
        if count == 1:
            assert len((await quiet.services.orders.away_notes(game_id, BEN)).notes) == 1
            await say(quiet, game_id, BEN, "rest end")
            assert (await quiet.services.orders.away_notes(game_id, BEN)).notes == (), (
                "he has been here since"
            )
    assert len((await quiet.services.orders.away_notes(game_id, BEN)).notes) == 1


async def test_without_a_choice_nobody_is_asked(new_stage: NewStage) -> None:
    """Ben holds tokens of one colour. Others must not learn it, so the answer takes as long as any."""
    stage = await new_stage(seed="stage")
    game_id = await stage.game(ANN, BEN)
    assert calls(await stage.letters()) == {(ANN, ""), (BEN, "quiet")}
    live, _ = await stage.services.turns._tables.live(game_id)
    found = answer_for(live, 1)
    assert found is not None
    assert (found.source, found.at_once) == ("forced", False)
    assert await stage.fire(MINUTE) == 0
    assert await stage.fire(MINUTE) == 1
    assert await stage.asked(game_id) == [ANN]


async def test_a_publicly_forced_answer_comes_at_once_and_allows_undo(
    new_stage: NewStage,
) -> None:
    """All tokens are gone and the pile is empty: Ben can only pass."""
    stage = await new_stage()
    game_id = await stage.game(ANN, BEN, CAT)
    await stage.hide_all(game_id, ANN, BEN, CAT)
    live, _ = await stage.services.turns._tables.live(game_id)
    live.state.pile.clear()
    live.state.players[1].hand.clear()
    await stage.letters()
    await say(stage, game_id, ANN, "pass end")
    assert calls(await stage.letters()) == set()
    assert await stage.fire() == 1, "he can only pass"
    assert await stage.asked(game_id) == [CAT]
    assert live.table.turn == 5
    assert (await stage.services.turns.panel(game_id, ANN)).undo == "turn"
    await stage.services.turns.undo(game_id, ANN, cause=stage.cause())
    assert live.table.turn == 3


async def seen_by(stage: Stage, game_id: str, person: int) -> list[str]:
    """Return everything that another person can look up."""
    reading, past = stage.services.queries, stage.services.past
    turn = (await reading.table(game_id)).turn
    found = [
        await reading.table(game_id),
        await reading.snapshot(game_id, person),
        await reading.log(game_id, person),
        await reading.tables_near(500, person),
        await reading.post(game_id, 1, turn),
        await past.turn_post(game_id, turn),
    ]
    if person != EVE:
        found += [await reading.recap(game_id, person), await stage.services.turns.panel(game_id, person)]
    return [repr(one) for one in found]


async def test_in_the_open_nobody_can_tell_an_order_before_its_move_or_by_it(
    new_stage: NewStage, tmp_path: Path
) -> None:
    """Compares bytes and seconds of a table with an order and of one where the player answers."""
    told: dict[str, list[object]] = {}
    for way in ("by order", "in person"):
        stage = await new_stage(tmp_path / f"{way}.db", games=GAMES)
        game_id = await stage.game(ANN, BEN, CAT, game="loud")
        if way == "by order":
            await order(stage, game_id, BEN, "let 9")
        await say(stage, game_id, ANN, "call end")
        told[way] = [await seen_by(stage, game_id, person) for person in (ANN, CAT, EVE)]
        await stage.fire(2 * MINUTE)
        if way == "in person":
            await say(stage, game_id, BEN, "let end")
        await stage.fire(HOUR)
        await say(stage, game_id, CAT, "let end")
        told[way] += [await seen_by(stage, game_id, person) for person in (ANN, CAT, EVE)]
        told[way].append(await letters_for(stage, ANN, CAT, EVE))
    for thing, same in zip(told["by order"], told["in person"], strict=True):
        assert thing == same
