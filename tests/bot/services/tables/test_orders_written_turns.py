"""A written turn continues after a pick that uncovers something, as far as it fits (KM-43, KM-66)."""

from __future__ import annotations

from bot.values.orders import OrderBook, WrittenLine
from engine.core.setup import Setup
from engine.core.text import text
from engine.keyflower.game import Keyflower
from engine.keyflower.state import State
from tests.bot.services.turn.test_timed_answers import say
from tests.conftest import NewStage
from tests.support.keyflower import scene
from tests.support.service_harness import ANN, BEN, Stage

MINUTE = 60.0
WHOLE = ("use merchant", "red 1", "take hidden", "take hidden", "end")


class Market(Keyflower):
    """Ben may take two contracts, one after the other, and could cash them in then."""

    def new_game(self, setup: Setup) -> State:
        game = scene(setup.seats, merchants="all").tile("keywood")
        return game.screen(0, red=3).screen(1, red=3).build(1, "merchant", upgraded=True).state


async def market(new_stage: NewStage) -> tuple[Stage, str]:
    stage = await new_stage(games={"keyflower": Market()})
    return stage, await stage.game(ANN, BEN, game="keyflower", merchants="all")


async def book(stage: Stage, game_id: str) -> OrderBook:
    return await stage.services.orders.book(game_id, BEN)


async def order(stage: Stage, game_id: str, words: str) -> OrderBook:
    return await stage.services.orders.add(game_id, BEN, words, cause=stage.cause())


async def notes(stage: Stage, game_id: str) -> list[tuple[str, tuple[str, ...]]]:
    found = await book(stage, game_id)
    return [(noted.note.what, noted.note.picks) for noted in reversed(found.notes)]


async def test_km_43_both_contracts_are_taken_and_the_turn_is_committed(new_stage: NewStage) -> None:
    stage, game_id = await market(new_stage)
    await order(stage, game_id, "; ".join(WHOLE))
    await say(stage, game_id, ANN, "pass end")
    await stage.fire(2 * MINUTE)
    (rest,) = (await book(stage, game_id)).lines
    assert rest.text.key == "order-line-rest", "the first is drawn"
    assert await stage.asked(game_id) == [BEN]
    await stage.restart()
    await stage.fire(2 * MINUTE)
    await stage.fire(2 * MINUTE)
    assert await stage.asked(game_id) == [ANN]
    assert await notes(stage, game_id) == [
        ("answered", WHOLE[:3]),
        ("answered", WHOLE[3:4]),
        ("answered", WHOLE[4:]),
    ]
    assert not (await book(stage, game_id)).lines


async def test_km_66_a_line_that_ends_with_what_it_uncovers_hands_over(new_stage: NewStage) -> None:
    stage, game_id = await market(new_stage)
    await order(stage, game_id, "use merchant; red 1; take hidden; take hidden")
    await say(stage, game_id, ANN, "pass end")
    for _ in range(3):
        await stage.fire(2 * MINUTE)
    assert await stage.asked(game_id) == [ANN], "contracts could be cashed in, and that is not in the line"


async def test_a_written_turn_that_stops_fitting_keeps_its_picks_and_asks_its_owner(
    new_stage: NewStage,
) -> None:
    stage, game_id = await market(new_stage)
    await order(stage, game_id, "use merchant; red 1; take hidden; upgrade home; end")
    await say(stage, game_id, ANN, "pass end")
    await stage.fire(2 * MINUTE)
    assert [what for what, _ in await notes(stage, game_id)] == ["answered", "stopped"]
    assert await stage.asked(game_id) == [BEN]
    assert not (await book(stage, game_id)).lines


async def test_a_player_who_goes_on_otherwise_has_the_turn_to_themselves(new_stage: NewStage) -> None:
    stage, game_id = await market(new_stage)
    await order(stage, game_id, "; ".join(WHOLE))
    await say(stage, game_id, ANN, "pass end")
    await stage.fire(2 * MINUTE)
    row = [one for one in await offered(stage, game_id) if one.startswith("take contract")]
    await say(stage, game_id, BEN, row[0])
    assert not (await book(stage, game_id)).lines, "nothing of it is left for another turn"
    await stage.fire(20 * MINUTE)
    assert await stage.asked(game_id) == [BEN]


async def offered(stage: Stage, game_id: str) -> list[str]:
    panel = await stage.services.turns.panel(game_id, BEN)
    assert panel.decision is not None
    return [option.words for option in panel.decision.options]


async def written(stage: Stage, game_id: str, *picks: str) -> WrittenLine:
    for pick in picks:
        found = await stage.services.orders.edit_line(game_id, BEN, pick=pick)
    assert found is not None
    return found


async def test_only_picks_possible_before_the_draw_are_offered_after_it(
    new_stage: NewStage,
) -> None:
    stage, game_id = await market(new_stage)
    line = await written(stage, game_id, *WHOLE[:2])
    assert not line.uncovers
    assert line.decision is not None
    row = [option.words for option in line.decision.options if option.words.startswith("take contract")]
    assert len(row) == 3
    line = await written(stage, game_id, row[0])
    assert line.uncovers
    assert line.decision is not None
    words = [option.words for option in line.decision.options]
    assert words[:3] == [*row[1:], "take hidden"], "not the one that comes into the row"
    line = await written(stage, game_id, "take hidden", "end")
    assert line.picks == ("use merchant", "red 1", row[0], "take hidden", "end")
    assert line.decision is None


async def test_a_turn_typed_in_one_goes_on_after_what_it_uncovers(new_stage: NewStage) -> None:
    stage, game_id = await market(new_stage)
    (line,) = (await order(stage, game_id, " ".join(WHOLE))).lines
    named = dict(line.text.args)["picks"]
    assert isinstance(named, tuple), "each pick as the menus call it"
    assert text("keyflower-hidden-contract") in named
