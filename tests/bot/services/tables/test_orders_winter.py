"""An order given while choosing winter tiles applies to winter (KF-22)."""

from __future__ import annotations

from engine.core.setup import Setup
from engine.keyflower.game import Keyflower
from engine.keyflower.state import State
from tests.bot.services.turn.test_timed_answers import say
from tests.conftest import NewStage
from tests.support.keyflower import scene
from tests.support.service_harness import ANN, BEN

MINUTE = 60.0


class LateAutumn(Keyflower):
    """The choice of winter tiles is next, with something to do for everybody in winter."""

    def new_game(self, setup: Setup) -> State:
        game = scene(setup.seats, "autumn").all_pass().boats()
        assert game.state.phase == "winter"
        dealt = (["apothecary", "jeweller"], ["scribes", "windmill"])
        for player, tiles in zip(game.state.players, dealt, strict=True):
            player.workers, player.dealt = {"red": 3}, tiles
        game.state.start_player = 0
        return game.state


async def test_orders_given_at_the_choice_answer_in_winter(new_stage: NewStage) -> None:
    stage = await new_stage(games={"keyflower": LateAutumn()})
    game_id = await stage.game(ANN, BEN, game="keyflower")
    for words in ("winter scribes", "pass season"):
        book = await stage.services.orders.add(game_id, BEN, words, cause=stage.cause())
    assert [line.text.key for line in book.lines] == ["keyflower-plan-winter", "keyflower-plan-pass-winter"]
    await stage.fire(2 * MINUTE)
    await say(stage, game_id, ANN, "winter jeweller end")
    await say(stage, game_id, ANN, "bid jeweller red 1 end")
    assert await stage.asked(game_id) == [BEN]
    await stage.fire(2 * MINUTE)
    book = await stage.services.orders.book(game_id, BEN)
    assert [noted.note.picks for noted in reversed(book.notes)] == [
        ("winter scribes", "end"),
        ("pass", "end"),
    ]
    assert await stage.asked(game_id) == [ANN], "the order holds, and passes on"
