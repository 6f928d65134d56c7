"""Recaps start at a player's last visit, not at their last move."""

from __future__ import annotations

from bot.values.people import Seen
from bot.values.read_models import Recap
from engine.core.rng import Rng, seed_from
from engine.players import random_ish_player
from engine.registry import GAMES
from tests.conftest import NewStage
from tests.support.games.secret_answers_game import WHISPER
from tests.support.service_harness import ANN, BEN, CAT, DAN, NAMES, PLACE, Stage

MINUTE, HOUR = 60.0, 3600.0
DAY = 24 * HOUR


async def begun(stage: Stage, *people: int) -> str:
    """Return a table where the computer plays for a player who is absent for a day."""
    for person in people:
        await stage.services.people.meet(person, NAMES[person], "en-US")
    lobby = stage.services.lobby
    table = await lobby.open(
        people[0],
        PLACE,
        "lantern",
        seats=len(people),
        clock="day",
        at_zero="turn",
        cause=stage.cause(),
    )
    for person in people[1:]:
        await lobby.join(table.id, person, cause=stage.cause())
    await lobby.start(table.id, people[0], cause=stage.cause())
    return table.id


async def looks(stage: Stage, game_id: str, person: int) -> None:
    stage.services.visits.mark_seen(await stage.services.queries.table(game_id), person, at_table=True)


async def since(stage: Stage, game_id: str, person: int) -> Recap:
    return await stage.services.queries.recap(game_id, person)


def keys(told: Recap) -> list[str]:
    return [event.text.key for entry in told.entries for event in entry.events]


async def away_for_two_days(stage: Stage, game_id: str) -> None:
    """The others play; Ben's turns are played for him."""
    for _ in range(12):
        asked = await stage.asked(game_id)
        if not asked:
            return
        if asked == [BEN]:
            await stage.fire(DAY + HOUR)
        else:
            await stage.turn(game_id, next(person for person in asked if person != BEN))


async def test_the_recap_covers_the_computers_turns_and_those_before(new_stage: NewStage) -> None:
    stage = await new_stage()
    game_id = await begun(stage, ANN, BEN, CAT)
    await stage.hide_all(game_id, ANN, BEN, CAT)
    await looks(stage, game_id, BEN)
    await away_for_two_days(stage, game_id)
    told = await since(stage, game_id, BEN)
    assert len({entry.turn for entry in told.entries}) >= 5, "all of it, not only what followed his last turn"
    assert {"computer"} <= {by for by, _ in told.done} <= {"computer", "forced"}
    own = [entry for entry in told.entries if entry.seat == told.seat]
    assert [entry for _, entry in told.done] == own


async def test_a_player_who_has_read_is_not_told_again_in_their_next_visit(new_stage: NewStage) -> None:
    stage = await new_stage()
    game_id = await begun(stage, ANN, BEN)
    await stage.hide_all(game_id, ANN, BEN)
    first = (await stage.asked(game_id))[0]
    other = BEN if first == ANN else ANN
    await looks(stage, game_id, other)
    stage.now += HOUR
    await stage.turn(game_id, first)
    assert keys(await since(stage, game_id, other))
    await looks(stage, game_id, other)
    assert keys(await since(stage, game_id, other)), "the same as long as they stay"
    stage.now += HOUR
    assert (await since(stage, game_id, other)).entries == (), "read, though not moved"


async def test_moving_is_reading(new_stage: NewStage) -> None:
    stage = await new_stage()
    game_id = await begun(stage, ANN, BEN)
    await stage.hide_all(game_id, ANN, BEN)
    first = (await stage.asked(game_id))[0]
    await stage.turn(game_id, first)
    assert (await since(stage, game_id, first)).entries == ()


async def test_it_is_known_after_a_restart(new_stage: NewStage) -> None:
    stage = await new_stage()
    game_id = await begun(stage, ANN, BEN)
    await stage.hide_all(game_id, ANN, BEN)
    first = (await stage.asked(game_id))[0]
    other = BEN if first == ANN else ANN
    await stage.turn(game_id, first)
    await looks(stage, game_id, other)
    await stage.restart()
    stage.now += HOUR
    assert (await since(stage, game_id, other)).entries == ()


async def test_turns_that_were_taken_back_are_unread(new_stage: NewStage) -> None:
    stage = await new_stage()
    game_id = await begun(stage, ANN, BEN)
    await stage.hide_all(game_id, ANN, BEN)
    first = (await stage.asked(game_id))[0]
    other = BEN if first == ANN else ANN
    await stage.pick(game_id, first, "pass")
    await stage.turn_again(game_id, first)
    await looks(stage, game_id, other)
    await stage.services.turns.undo(game_id, first, cause=stage.cause())
    await stage.pick(game_id, first, "pass")
    await stage.turn_again(game_id, first)
    stage.now += HOUR
    assert (await since(stage, game_id, other)).entries, "another turn has its number"


async def test_in_a_secret_question_nobody_is_told_by_what_they_have_read(new_stage: NewStage) -> None:
    stage = await new_stage(games={"whisper": WHISPER})
    game_id = await stage.game(ANN, BEN, CAT, game="whisper")
    await stage.turn(game_id, ANN)
    await stage.turn(game_id, BEN)
    table = await stage.services.queries.table(game_id)
    assert table.secret_question is not None
    visit = stage.services.visits.of(game_id, ANN)
    assert visit is not None
    assert visit.since == visit.read == Seen(table.secret_question.turn, table.secret_question.number)


async def test_who_takes_over_a_seat_reads_from_the_secret_question_it_answered_last(
    new_stage: NewStage,
) -> None:
    """Its answer was the last, so what the question led to is told, too."""
    stage = await new_stage(games={"whisper": WHISPER})
    game_id = await stage.game(ANN, BEN, CAT, game="whisper")
    for person, line in ((ANN, "call end"), (BEN, "let end"), (CAT, "let end")):
        await stage.services.turns.play_line(game_id, person, line, now=True, cause=stage.cause())
    await stage.services.seats.offer(game_id, CAT, 2, cause=stage.cause())
    await stage.services.seats.take(game_id, DAN, 2, cause=stage.cause())
    assert keys(await since(stage, game_id, DAN)) == ["whisper-heard"]


async def test_consecutive_turns_of_one_person_are_one_post(new_stage: NewStage) -> None:
    stage = await new_stage(games=GAMES)
    game_id = await stage.game(ANN, BEN, game="keyper")
    await stage.letters()
    rng, turns = Rng(seed_from("in a row")), list[int]()
    while asked := await stage.asked(game_id):
        person = asked[0]
        panel = await stage.services.turns.panel(game_id, person)
        assert panel.decision is not None
        option = random_ish_player(panel.view, panel.decision, rng)
        panel = await stage.pick(game_id, person, option.words)
        if panel.moved is None:
            continue
        turns = [*turns, person] if turns[-1:] == [person] else [person]
        if await stage.asked(game_id) != [person]:
            await stage.letters()
            turns = []
        elif len(turns) == 2:
            break
    assert "board_post" not in await stage.kinds(), "she moves on"
    stage.now += 2 * MINUTE
    posts = [one for one in await stage.letters() if one.kind == "board_post"]
    assert len(posts) == 1
    assert (posts[0].payload.last_turn or 0) - (posts[0].payload.first_turn or 0) == 1


async def test_a_call_waits_three_minutes_for_a_press_and_ten_for_an_answer_half_given(stage: Stage) -> None:
    visits, now = stage.services.visits, stage.now
    visits.answers("here", ANN, "mark", begun=False)
    assert visits.busy_elsewhere("there", ANN, now) == now + 3 * MINUTE
    assert visits.busy_elsewhere("here", ANN, now) is None, "its own table may call"
    assert visits.busy_elsewhere("there", BEN, now) is None
    visits.answers("here", ANN, "mark", begun=True)
    stage.now += 2 * MINUTE
    visits.answers("here", ANN, "mark", begun=True)
    assert visits.busy_elsewhere("there", ANN, stage.now) == now + 10 * MINUTE, "from its beginning"
    assert visits.busy_elsewhere("there", ANN, now - 9 * MINUTE) is None, "that call has waited enough"
    stage.now = now + 10 * MINUTE
    assert visits.busy_elsewhere("there", ANN, stage.now) is None


async def test_a_panel_can_be_changed_for_fourteen_minutes(stage: Stage) -> None:
    visits, table = stage.services.visits, await stage.services.queries.table(await stage.game(ANN, BEN))
    await visits.mark_panel_open(table, ANN, 500, 9001, "token")
    stage.now += 14 * MINUTE - 1
    assert [one.message for one in await visits.panels_of(table.id, ANN)] == [9001]
    stage.now += 1
    assert await visits.panels_of(table.id, ANN) == []


async def test_a_committed_answer_holds_no_call_back(stage: Stage) -> None:
    visits = stage.services.visits
    visits.answers("here", ANN, "mark", begun=True)
    visits.has_answered("there", ANN)
    assert visits.busy_elsewhere("there", ANN, stage.now) is not None, "another table's answer"
    visits.has_answered("here", ANN)
    assert visits.busy_elsewhere("there", ANN, stage.now) is None


async def test_a_player_who_answers_a_question_in_their_inbox_need_not_be_called_for_it(stage: Stage) -> None:
    visits = stage.services.visits
    visits.answers("here", ANN, "mark", begun=False)
    assert visits.is_answering("here", ANN, "mark")
    assert not visits.is_answering("here", ANN, "next")
    assert not visits.is_answering("there", ANN, "mark")
    stage.now += 3 * MINUTE
    assert not visits.is_answering("here", ANN, "mark"), "they have gone"
