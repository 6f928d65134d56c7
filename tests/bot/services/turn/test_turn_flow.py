"""Automatic steps after a pick, for players who confirm irreversible turns only."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.services.tables.turns import _to_ask
from bot.values.panel import Undone
from engine.core.decisions import Decision, Option
from engine.core.text import text
from engine.keyflower.game import KEYFLOWER
from engine.keyper.game import KEYPER
from engine.lantern.game import LANTERN
from tests.bot.services.turn.test_timed_answers import GAMES as HUSHED
from tests.bot.services.turn.test_timed_answers import opened
from tests.conftest import NewStage
from tests.promises.secrecy.test_secret_answers import SHUSHERS
from tests.support.service_harness import ANN, BEN, Stage

GAMES = {game.key: game for game in (LANTERN, KEYFLOWER, KEYPER)}


@pytest.fixture
async def quick(new_stage: NewStage) -> Stage:
    return await new_stage(games=GAMES, confirming=False)


async def first(stage: Stage, game_id: str) -> int:
    return (await stage.asked(game_id))[0]


async def test_a_pass_is_one_press_and_can_be_taken_back_as_one(quick: Stage) -> None:
    game_id = await quick.game(ANN, BEN, game="keyflower")
    person = await first(quick, game_id)
    panel = await quick.pick(game_id, person, "pass")
    assert panel.moved is not None
    assert panel.moved.words == "pass end"
    assert panel.undo == "turn"
    panel = await quick.services.turns.undo(game_id, person, cause=quick.cause())
    assert panel.picks == (), "not an open pass that only waits to be confirmed"
    assert panel.undone is not None
    assert panel.undone == Undone(((text("keyflower-pass"),),), turn=True)
    assert await quick.asked(game_id) == [person]


async def test_a_player_who_asks_for_it_confirms_every_turn(quick: Stage) -> None:
    game_id = await quick.game(ANN, BEN, game="keyflower")
    person = await first(quick, game_id)
    await quick.services.people.change_settings(person, confirm=True)
    panel = await quick.pick(game_id, person, "pass")
    assert panel.moved is None
    assert panel.picks == ("pass",)
    assert panel.confirm is not None


async def test_the_pass_that_ends_a_season_is_confirmed(quick: Stage) -> None:
    """The pass is irreversible: the next season is dealt."""
    game_id = await quick.game(ANN, BEN, game="keyflower")
    await quick.pick(game_id, await first(quick, game_id), "pass")
    last = await first(quick, game_id)
    panel = await quick.pick(game_id, last, "pass")
    assert panel.moved is None
    assert panel.decision is not None
    assert panel.final == panel.decision.options[0].closes == text("keyflower-caution-season")
    panel = await quick.services.turns.confirm(game_id, last, panel.mark, sure=False, cause=quick.cause())
    assert panel.moved is not None, "it was said on the panel: once is enough"
    assert panel.undo != "turn"


def test_a_question_comes_first_unless_confirm_on_the_panel_has_warned(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A press that makes several picks ends the turn past that Confirm, if the turn could go on as well."""
    monkeypatch.setattr("bot.services.tables.turns.why_irreversible", lambda *_: text("why"))
    on, end = Option("on", "on", ()), Option("end", "end", (), confirms=True)
    live: Any = None

    def asks(picks: int, *options: Option[str], is_way: bool) -> bool:
        draft: Any = SimpleNamespace(picks=range(picks), decision=Decision(0, text("ask"), options))
        return _to_ask(live, 0, draft, end, whole=False, is_way=is_way) is not None

    assert [asks(1, on, end, is_way=is_way) for is_way in (False, True)] == [False, True]
    assert [asks(1, end, is_way=is_way) for is_way in (False, True)] == [False, False]
    assert asks(0, on, end, is_way=False)


async def test_computers_that_have_answered_are_taken_back_with_ones_own_turn(quick: Stage) -> None:
    for people in ((ANN,), (ANN, BEN)):
        game_id = await quick.game(*people, computers=2, game="keyflower")
        person = await first(quick, game_id)
        before = (await quick.services.queries.table(game_id)).turn
        panel = await quick.pick(game_id, person, "pass")
        assert panel.moved is not None
        after = (await quick.services.queries.table(game_id)).turn
        assert panel.undo == "turn", "nothing has come to light"
        await quick.restart()
        back = await quick.services.turns.undo(game_id, person, cause=quick.cause())
        assert back.table.turn == before
        assert await quick.asked(game_id) == [person]
        if after > before + 1:
            return
    pytest.fail("no computer ever answered")


@pytest.mark.parametrize(("people", "undo"), [((ANN,), "turn"), ((ANN, BEN), "vote")])
async def test_a_reveal_by_a_computer_is_final_except_at_solo_tables(
    quick: Stage, people: tuple[int, ...], undo: str
) -> None:
    game_id = await quick.game(*people, computers=2, game="keyper")
    for _ in range(200):
        person = await first(quick, game_id)
        panel = await quick.services.turns.panel(game_id, person)
        assert panel.decision is not None
        options = [option for option in panel.decision.options if not option.aside]
        panel = await quick.pick(game_id, person, options[0].words)
        if panel.moved is None:
            continue
        async with quick.store.reading() as reader:
            own, *others = await reader.log.turns(game_id, panel.moved.turn)
        if not own.reveals and any(turn.reveals and turn.person is None for turn in others):
            assert panel.undo == undo
            await quick.restart()
            assert (await quick.services.turns.panel(game_id, person)).undo == undo, "read from the log"
            return
    pytest.fail("no computer ever uncovered anything")


async def test_an_answer_to_a_secret_question_is_confirmed_unless_it_declines(new_stage: NewStage) -> None:
    """The answer cannot be taken back."""
    stage = await new_stage(games=HUSHED, seed=SHUSHERS[0], confirming=False)
    game_id = await opened(stage)
    panel = await stage.pick(game_id, BEN, "shush")
    assert panel.moved is None
    assert panel.confirm is not None
    assert (await stage.services.turns.undo(game_id, BEN, cause=stage.cause())).picks == ()
    assert (await stage.pick(game_id, BEN, "let")).moved is not None
    assert await stage.asked(game_id) == [ANN]


async def test_picks_without_a_choice_follow_and_go_back_together(quick: Stage) -> None:
    """A single way to pay is paid; undo takes back the choice that led there."""
    game_id = await quick.game(ANN, BEN, game="keyper")
    for person in (ANN, BEN):
        await quick.services.people.change_settings(person, confirm=True)
    seen = 0
    for _ in range(200):
        person = await first(quick, game_id)
        before = await quick.services.turns.panel(game_id, person)
        assert before.decision is not None
        options = [option for option in before.decision.options if not option.aside]
        wanted = next((option for option in options if option.words.startswith("build")), options[0])
        after = await quick.pick(game_id, person, wanted.words)
        if after.moved is None and len(after.picks) > len(before.picks) + 1:
            seen += 1
            back = await quick.services.turns.undo(game_id, person, cause=quick.cause())
            if back.picks != before.picks:  # another answer than the usual one might be chosen
                assert back.decision is not None
                assert any(option.usual for option in back.decision.options)
                assert back.undone is not None
                assert back.undone.kept, "and the panel says which press stays"
                back = await quick.services.turns.undo(game_id, person, cause=quick.cause())
            assert back.picks == before.picks
            await quick.pick(game_id, person, wanted.words)
        if seen == 2:
            return
    pytest.fail("no pick ever followed by itself")


async def test_kp_154_every_empty_farm_plot_can_be_chosen_by_its_own_key(quick: Stage) -> None:
    game_id = await quick.game(ANN, BEN, game="keyper")
    person = await first(quick, game_id)
    panel = await quick.pick(game_id, person, "send light-blue")
    assert panel.decision is not None
    legal = [option.words for option in panel.decision.options if option.words.startswith("farm-")]
    assert legal == [f"farm-{number}" for number in range(1, 9)]
    alone = [way.option for way in panel.ways if len(way.route) == 1]  # others build there at once
    farm = [option for option in alone if option.words.startswith("farm-")]
    assert [option.words for option in farm] == legal
    assert len({option.sentence for option in farm}) == len(legal), "no two share a key"


async def test_giving_up_actions_is_said_but_not_asked_about(quick: Stage) -> None:
    """It can be taken back."""
    game_id = await quick.game(ANN, BEN, game="keyper")
    for _ in range(300):
        person = await first(quick, game_id)
        panel = await quick.services.turns.panel(game_id, person)
        assert panel.decision is not None
        ends = [o for o in panel.decision.options if o.confirms and o.caution is not None]
        if ends and len(panel.decision.options) > 1 and not ends[0].reveals:
            done = await quick.services.turns.confirm(
                game_id, person, panel.mark, sure=False, cause=quick.cause()
            )
            assert done.moved is not None
            assert done.undo == "turn"
            back = await quick.services.turns.undo(game_id, person, cause=quick.cause())
            assert back.decision is not None
            return
        options = [option for option in panel.decision.options if not option.aside]
        await quick.pick(game_id, person, options[0].words)
    pytest.fail("nobody ever had an action left")
