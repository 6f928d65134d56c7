"""Playing through the services: panels, picks, drafts, confirm."""

from __future__ import annotations

import asyncio
from itertools import count

import pytest

from bot.locales import speaker
from bot.services.turn import automatic_answers as automatic_answer
from bot.store.commit import Commit
from bot.store.sqlite_backup import faults
from bot.values.errors import (
    BusyError,
    NothingToDecideError,
    NotRunningError,
    NotSeatedError,
    StaleError,
    UnclearLineError,
)
from engine.core.forced import forced
from engine.core.game import AnyGame
from engine.core.text import UserText, Who, text
from tests.conftest import NewStage
from tests.support.service_harness import ANN, BEN, CAT, EVE, GAMES, Stage


async def test_a_whole_game_is_played_to_the_end(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    for _ in range(500):
        table = await stage.services.queries.table(game_id)
        if table.status == "over":
            break
        person = table.seats[table.waiting[0]].person
        assert person is not None
        await stage.first_pick(game_id, person)
    look = await stage.services.queries.snapshot(game_id, EVE)
    assert look.over
    assert look.seed
    assert {standing.rank for standing in look.standings} >= {1}
    assert (await stage.kinds())[-1] == "end_post"


async def test_a_pick_goes_into_the_draft_and_shows_on_the_private_copy_alone(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    before = await stage.services.turns.panel(game_id, ANN)
    panel = await stage.first_pick(game_id, ANN)
    assert before.decision is not None
    assert panel.picks == (before.decision.options[0].words,)
    assert panel.view.seats[0].aside == panel.picks[0].split()[1]
    assert panel.confirm is not None
    look = await stage.services.queries.snapshot(game_id, ANN)
    assert look.view.seats[0].aside == ""
    assert (await stage.services.queries.table(game_id)).turn == 0


async def test_confirm_commits_the_draft_as_one_turn(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    panel = await stage.first_pick(game_id, ANN)
    panel = await stage.services.turns.confirm(game_id, ANN, panel.mark, cause=stage.cause())
    assert panel.moved is not None
    assert panel.moved.turn == 1
    assert panel.decision is None
    assert panel.picks == ()
    table = await stage.services.queries.table(game_id)
    assert (table.turn, table.number, table.waiting) == (1, 2, (1,))


async def test_the_same_click_twice_is_one_act(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    panel = await stage.services.turns.panel(game_id, ANN)
    first = await stage.services.turns.pick(game_id, ANN, panel.mark, 0, cause="same")
    second = await stage.services.turns.pick(game_id, ANN, panel.mark, 0, cause="same")
    assert second.picks == first.picks


async def test_a_double_click_is_stale_and_answers_with_todays_panel(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    panel = await stage.services.turns.panel(game_id, ANN)
    first = await stage.services.turns.pick(game_id, ANN, panel.mark, 0, cause="one")
    with pytest.raises(StaleError) as stale:
        await stage.services.turns.pick(game_id, ANN, panel.mark, 0, cause="two")
    assert stale.value.panel.picks == first.picks
    assert stale.value.panel.mark == first.mark


async def test_two_clicks_at_the_same_moment_are_one_pick(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    panel = await stage.services.turns.panel(game_id, ANN)
    clicks = [stage.services.turns.pick(game_id, ANN, panel.mark, 0, cause=f"c{n}") for n in range(5)]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    assert sum(isinstance(result, StaleError) for result in results) == 4
    assert len((await stage.services.turns.panel(game_id, ANN)).picks) == 1


async def test_another_seats_move_does_not_spoil_a_mark(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN, CAT)
    mark = (await stage.services.turns.panel(game_id, ANN)).mark
    await stage.turn(game_id, BEN)
    assert (await stage.services.turns.panel(game_id, ANN)).mark == mark
    panel = await stage.services.turns.pick(game_id, ANN, mark, 0, cause=stage.cause())
    assert len(panel.picks) == 1


async def test_an_option_that_is_not_there_is_stale(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    panel = await stage.services.turns.panel(game_id, ANN)
    for number in (-1, 99):
        with pytest.raises(StaleError):
            await stage.services.turns.pick(game_id, ANN, panel.mark, number, cause=stage.cause())


async def test_a_strangers_click_is_refused(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    panel = await stage.services.turns.panel(game_id, ANN)
    with pytest.raises(NotSeatedError):
        await stage.services.turns.pick(game_id, EVE, panel.mark, 0, cause=stage.cause())
    with pytest.raises(StaleError):  # Ben sits here, but this is Ann's question
        await stage.services.turns.pick(game_id, BEN, panel.mark, 0, cause=stage.cause())
    assert (await stage.services.turns.panel(game_id, ANN)).picks == ()


async def test_a_mark_of_one_table_does_not_work_at_another(stage: Stage) -> None:
    one, other = await stage.game(ANN, BEN), await stage.game(ANN, BEN)
    panel = await stage.services.turns.panel(one, ANN)
    with pytest.raises(StaleError):
        await stage.services.turns.pick(other, ANN, panel.mark, 0, cause=stage.cause())


async def test_nothing_is_played_in_a_lobby(stage: Stage) -> None:
    table = await stage.lobby(ANN, BEN)
    with pytest.raises(NotRunningError):
        await stage.services.turns.panel(table.id, ANN)


async def test_drafts_survive_a_restart(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    panel = await stage.first_pick(game_id, ANN)
    await stage.restart()
    again = await stage.services.turns.panel(game_id, ANN)
    assert (again.picks, again.mark) == (panel.picks, panel.mark)
    panel = await stage.services.turns.confirm(game_id, ANN, panel.mark, cause=stage.cause())
    assert panel.moved is not None


async def test_a_revealing_pick_is_committed_at_once_with_the_draft(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.hide_all(game_id, ANN, BEN)
    panel = await stage.services.turns.panel(game_id, ANN)
    panel = await stage.pick(game_id, ANN, "draw")
    assert panel.moved is not None
    assert panel.picks == ()
    assert panel.decision is None, "nothing was left to choose"
    assert [event.text.key for event in panel.moved.events] == ["lantern-drew", "lantern-you-drew"]
    await stage.restart()
    assert (await stage.services.turns.panel(game_id, ANN)).undo == "vote"


async def test_a_typed_line_is_drafted_and_with_now_committed(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    panel = await stage.services.turns.panel(game_id, ANN)
    assert panel.decision is not None
    words = panel.decision.options[0].words
    preview = await stage.services.turns.play_line(game_id, ANN, words.upper(), cause=stage.cause())
    assert preview.picks == (words,)
    assert preview.moved is None
    await stage.services.turns.restart(game_id, ANN, cause=stage.cause())
    done = await stage.services.turns.play_line(game_id, ANN, words, now=True, cause=stage.cause())
    assert done.moved is not None
    assert done.moved.words == f"{words} end"


async def test_a_line_that_fits_only_the_beginning_takes_the_place_of_the_draft(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    table = stage.services.turns
    panel = await table.panel(game_id, ANN)
    assert panel.decision is not None
    first, second = (option.words for option in panel.decision.options[:2])
    await table.play_line(game_id, ANN, first, cause=stage.cause())
    assert second in await table.complete(game_id, ANN, "")
    other = await table.play_line(game_id, ANN, second, cause=stage.cause())
    assert other.picks == (second,)
    await stage.restart()
    assert (await stage.services.turns.panel(game_id, ANN)).picks == (second,)
    done = await stage.services.turns.play_line(game_id, ANN, first, now=True, cause=stage.cause())
    assert done.moved is not None
    assert done.moved.words == f"{first} end"


async def test_a_line_that_ends_the_turn_waits_for_the_confirmation(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    panel = await stage.services.turns.panel(game_id, ANN)
    assert panel.decision is not None
    line = f"{panel.decision.options[0].words} end"
    preview = await stage.services.turns.play_line(game_id, ANN, line, cause=stage.cause())
    assert preview.moved is None
    assert preview.confirm is not None


async def test_an_unclear_line_names_the_nearest_and_repeats_nothing_dangerous(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    with pytest.raises(UnclearLineError) as unclear:
        await stage.services.turns.play_line(game_id, ANN, "hide `@everyone` <@1>", cause=stage.cause())
    args = dict(unclear.value.text.args)
    assert isinstance(args["typed"], UserText)  # shown escaped
    assert "@everyone" not in speaker("en")(unclear.value.text)
    assert "<@1>" not in speaker("en")(unclear.value.text)
    assert args["nearest"]
    assert (await stage.services.turns.panel(game_id, ANN)).picks == ()


async def test_a_player_without_a_decision_reads_who_is_awaited(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.hide_all(game_id, ANN, BEN)
    with pytest.raises(NothingToDecideError) as refused:
        await stage.services.turns.play_line(game_id, BEN, "end", cause=stage.cause())
    assert refused.value.text == text("services-waits-for", who=(Who(0),))


async def test_nothing_is_played_after_a_pick_that_reveals_or_ends(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.hide_all(game_id, ANN, BEN)
    for line in ("draw end", "pass end draw", "", "   "):
        with pytest.raises(UnclearLineError):
            await stage.services.turns.play_line(game_id, ANN, line, now=True, cause=stage.cause())
    assert (await stage.services.turns.panel(game_id, ANN)).table.turn == 2
    preview = await stage.services.turns.play_line(game_id, ANN, "draw", cause=stage.cause())
    assert (preview.moved, preview.picks) == (None, ()), "a reveal waits for the warning"
    done = await stage.services.turns.play_line(game_id, ANN, "draw", now=True, cause=stage.cause())
    assert done.moved is not None


async def test_completion_answers_from_memory_and_never_raises(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    assert all(line.startswith("hide ") for line in await stage.services.turns.complete(game_id, ANN, "hi"))
    assert await stage.services.turns.complete(game_id, EVE, "hi") == []
    assert await stage.services.turns.complete("nowhere", ANN, "hi") == []
    async with stage.services.turns._tables.queue(game_id):  # a move is under way
        assert await stage.services.turns.complete(game_id, ANN, "h")
    await stage.turn(game_id, ANN)
    assert await stage.services.turns.complete(game_id, ANN, "hi") == []


async def test_simultaneous_drafts_do_not_disturb_each_other(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN, CAT)
    await asyncio.gather(*(stage.turn(game_id, person) for person in (ANN, BEN, CAT)))
    table = await stage.services.queries.table(game_id)
    assert table.turn == 3
    assert table.waiting == (0,)


async def test_two_processes_on_one_file_never_lose_a_move(stage: Stage, new_stage: NewStage) -> None:
    game_id = await stage.game(ANN, BEN)
    other = await new_stage()
    other._causes = count(1_000_000)
    for turn in range(8):
        here = (stage, other)[turn % 2]
        table = await here.services.queries.table(game_id)
        await here.turn(game_id, table.seats[table.waiting[0]].person or 0)
    assert (await stage.services.queries.table(game_id)).turn >= 8
    assert [fault async for fault in faults(stage.store, GAMES)] == []


async def test_a_table_written_in_the_same_moment_by_another_process_is_left_alone(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    panel = await stage.services.turns.panel(game_id, ANN)
    tables = stage.services.turns._tables
    live, _ = await tables.live(game_id)
    async with stage.store.writing() as writer:
        await writer.games.touch(game_id, live.saved.revision)

    async def write() -> None:
        async with tables.writing(live, None) as writer:
            await writer.write(Commit(game_id=game_id, cuts={0: ("nonsense",)}))

    with pytest.raises(BusyError):
        await write()
    assert (await stage.services.turns.panel(game_id, ANN)).cut == ()
    again = await stage.services.turns.pick(game_id, ANN, panel.mark, 0, cause=stage.cause())
    assert len(again.picks) == 1


async def test_whether_there_is_a_choice_is_found_out_once_for_each_position(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[tuple[object, int]]()

    def counted(game: AnyGame, state: object, seat: int) -> tuple[str, ...]:
        asked.append((state, seat))
        return forced(game, state, seat)

    monkeypatch.setattr(automatic_answer, "forced", counted)
    game_id = await stage.game(ANN, BEN)
    for person in (ANN, BEN, ANN, BEN):
        panel = await stage.first_pick(game_id, person)
        if panel.confirm is not None:
            await stage.services.turns.confirm(game_id, person, panel.mark, cause=stage.cause())
        await stage.services.turns.panel(game_id, BEN)
    assert len(asked) > 3
    assert len({(id(state), seat) for state, seat in asked}) == len(asked)
