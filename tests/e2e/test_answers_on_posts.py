"""A pass or similar answer by a button of the public post: answered in private; a stale one changes
nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.registry import GAMES
from tests.support.discord_stage import Stage, act_of, controls, discord_stage, labels, words

NAMES = ["anna", "bob"]


async def passed(stage: Stage) -> tuple[str, str, Any]:
    """Start Keyflower and pass once; return the current player, the other one and the post about it."""
    await stage.open_table("keyflower", NAMES)
    first = next(name for name in NAMES if stage.panels(name))
    panel = stage.panels(first)[-1]
    await stage.players[first].user.click(panel, label="Pass")
    other = next(name for name in NAMES if name != first)
    return other, first, stage.newest(stage.thread())


async def test_a_pass_on_the_post_is_answered_in_private(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, NAMES) as stage:
        mover, other, post = await passed(stage)
        assert "Pass" in labels(post)
        result = await stage.players[mover].click(post, label="Pass")
        assert result.response.ephemeral
        assert "ends the season" in words(result.response), "the last pass is confirmed"
        foreign = await stage.players[other].click(post, label="Pass")
        assert foreign.response.ephemeral
        assert "another player’s panel" in words(foreign.response)
        answer = next(part["custom_id"] for part in controls(post) if "b:answer:" in part["custom_id"])
        await stage.players[mover].click(result.response, label="✔ Confirm")
        turn = (await stage.bot.context.services.queries.tables_near(0, stage.players[mover].id)).own[0].turn
        (stale,) = await stage.at_once(
            (stage.players[mover], post, answer)
        )  # as from a phone that lags behind
        assert stale.response is not None
        assert stale.response.ephemeral
        assert "✅" not in words(stale.response), "nothing was done"
        table = (await stage.bot.context.services.queries.tables_near(0, stage.players[mover].id)).own[0]
        assert table.turn == turn
        stage.checked()


async def test_the_id_on_a_post_tells_only_what_everybody_knows(tmp_path: Path) -> None:
    """The mark of a panel depends on a seat's secret options, so posts do not carry it."""
    async with discord_stage(tmp_path, GAMES, NAMES) as stage:
        mover, _, post = await passed(stage)
        mark = act_of(stage.panels(mover)[-1], "pick").split(":")[4]
        found = [part["custom_id"] for part in controls(post)]
        assert not any(mark in custom_id for custom_id in found)
        answer = next(custom_id for custom_id in found if custom_id.startswith("b:answer:"))
        game, seat, turn, said = answer.split(":")[2:]
        table = (await stage.bot.context.services.queries.tables_near(0, stage.players[mover].id)).own[0]
        assert (game, turn, said) == (table.id, str(table.turn), "pass")
        assert int(seat) in table.awaited
