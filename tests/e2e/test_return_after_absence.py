"""Two people and a computer: one person in the thread, one in direct messages and away for two days, each in
their own language."""

from __future__ import annotations

from tests.support.discord_stage import Stage, choices, words

DAY = 24 * 3600.0
PEOPLE = ["anna", "bob"]
HELLO = 1


async def test_each_player_returns_to_a_true_inbox(stage: Stage) -> None:
    bob = stage.players["bob"]
    await stage.bot.context.services.people.change_settings(bob.id, language="es")
    await stage.open_table("lantern", PEOPLE, computers=1, clock="day", at_zero="turn")
    for _ in range(8):  # Anna plays on in the thread; Bob's questions wait for him
        if stage.is_waited_for("anna"):
            lines = await stage.players["anna"].autocomplete(stage.thread(), "play", "move", "")
            move = next((one["value"] for one in lines if one["value"].endswith("end")), lines[0]["value"])
            await stage.players["anna"].slash(stage.thread(), "play", move=move, now=True)
        await stage.env.advance_time(6 * 3600)
    assert stage.env.now().timestamp() > 1_767_225_600 + 1.9 * DAY

    (mine,) = stage.dm("bob")[HELLO:]
    assert "Hasta ahora" in words(mine), "in his language, in one message"
    assert "La máquina ha jugado por ti" in words(mine)
    assert bool(choices(mine)) == stage.is_waited_for("bob")
    assert "So far" not in words(mine)

    post = stage.newest_with(stage.thread(), "Play my turn")
    assert "Nuevo desde tu última visita" not in words(post), "the table speaks its own language"
    opened = (await bob.click(post, label="Play my turn")).response
    assert "La máquina ha jugado por ti" in words(opened), "the same where he opens the table"
    since = (await bob.slash(stage.thread(), "game since")).response
    assert "La máquina ha jugado por ti" in words(since), "as long as he stays"

    await stage.env.advance_time(3600)
    told = words((await bob.slash(stage.thread(), "game since")).response)
    assert "La máquina ha jugado por ti" not in told
    (hers,) = stage.dm("anna")[HELLO:]
    assert bool(choices(hers)) == stage.is_waited_for("anna")
    assert "Mientras" not in words(hers)
