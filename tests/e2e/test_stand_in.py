"""A computer that plays a turn, private notes on the panel, and the next table that waits."""

from __future__ import annotations

from typing import Any

from bot.values.table import Table
from tests.support.discord_play import hide
from tests.support.discord_stage import Stage, act_of, labels, words

NAMES = ["anna", "bob"]
PEOPLE = [*NAMES, "carol"]
SECRET = "bob hides blue *always*"


async def behind_more(stage: Stage, name: str) -> Any:
    """Return this player's panel with the page behind More."""
    panel = stage.panels(name)[-1]
    if "☰ More" in labels(panel):
        await stage.players[name].user.click(panel, label="☰ More")
    return next(message for message in stage.dm(name) if message.id == panel.id)


async def own(stage: Stage, name: str) -> Table:
    near = await stage.bot.context.services.queries.tables_near(0, stage.players[name].id)
    return near.own[0]


async def test_a_computer_plays_the_next_turn_once_it_comes_even_after_a_restart(stage: Stage) -> None:
    await stage.open_table("lantern", PEOPLE, options="long=on")
    await stage.bot.context.services.people.change_settings(stage.players["bob"].id, language="de")
    await hide(stage, *PEOPLE)
    for panel in stage.panels("carol")[-1:]:  # a reveal needs a confirmation
        await stage.players["carol"].user.click(panel, custom_id=act_of(panel, "confirm"))
    opened = await stage.players["bob"].click(
        stage.newest_with(stage.thread(), "Play my turn"), label="Play my turn"
    )
    more = await stage.players["bob"].click(opened.response, custom_id=act_of(opened.response, "more"))
    asked = await stage.players["bob"].click(more.response, custom_id=act_of(more.response, "standin"))
    page = asked.response
    assert "deinen nächsten Zug" in words(page)
    await stage.players["bob"].click(page, custom_id=act_of(page, "standinby"))
    assert "Anweisungen" in words(page)
    book = (await stage.players["bob"].slash(stage.thread(), "orders show")).response
    assert "spielt meinen nächsten Zug" in words(book)
    await stage.restart()
    before = await own(stage, "anna")
    panel = stage.panels("anna")[-1]
    await stage.players["anna"].user.click(panel, label="Pass")
    await stage.env.advance_time(3600)
    assert (await own(stage, "anna")).turn >= before.turn + 2, "bob's turn was played"
    report = [
        words(message) for message in stage.dm("bob") if "**Der Computer** hat gespielt" in words(message)
    ]
    assert len(report) == 1
    book = (await stage.players["bob"].slash(stage.thread(), "orders show")).response
    assert "Du hast keine." in words(book)


async def test_a_table_without_hints_has_no_stand_ins(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    table = await own(stage, "anna")
    await stage.bot.context.services.hints.allow(table.id, stage.players["anna"].id, False, cause="off")
    panel = await behind_more(stage, "bob")
    bob = stage.players["bob"].user
    page = (await bob.click(panel, custom_id=act_of(panel, "standin"))).response
    done = await bob.click(page, custom_id=act_of(page, "standinby"))
    assert any("hint" in words(message) for message in (done.response, *done.followups))
    assert (await own(stage, "anna")).turn == 0


async def test_notes_stand_on_one_s_own_panel_and_nowhere_else(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    anna = stage.players["anna"].user
    panel = await behind_more(stage, "anna")
    form = await anna.click(panel, custom_id=act_of(panel, "notes"))
    await anna.submit_modal(form, {"written": SECRET})
    assert "bob hides blue \\*always\\*" in words(stage.panels("anna")[-1])
    await stage.restart()
    post = stage.newest_with(stage.thread(), "Play my turn")
    again = (await stage.players["anna"].click(post, label="Play my turn")).response
    assert "bob hides blue" in words(again)
    assert again.ephemeral
    for name in ("bob", "carol"):
        for label in ("Play my turn", "My screen", "What I missed", "Look around"):
            post = stage.newest_with(stage.thread(), label)
            told = await stage.players[name].click(post, label=label)
            assert "hides blue" not in words(told.response)
        for command in ("export", "log", "since"):
            shown = (await stage.players[name].slash(stage.thread(), f"game {command}")).response
            data = b"".join(stage.env.backend.cdn.get(file.url) for file in shown.attachments)
            assert b"hides blue" not in data
            assert "hides blue" not in words(shown)
    assert not any("hides blue" in words(message) for message in stage.recent(stage.thread(), 99))
    assert not any("hides blue" in words(message) for message in stage.dm("bob"))
    panel = await behind_more(stage, "anna")
    form = await anna.click(panel, custom_id=act_of(panel, "notes"))
    await anna.submit_modal(form, {"written": ""})
    assert "hides blue" not in words(stage.panels("anna")[-1])


async def test_a_stranger_keeps_no_notes_here(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    table = await own(stage, "anna")
    post = stage.newest(stage.thread())
    (told,) = await stage.at_once((stage.players["carol"], post, f"b:notes:{table.id}"))
    assert "not playing" in words(told.response)


async def test_after_a_turn_the_next_table_is_a_press_away(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    first = await own(stage, "anna")
    await hide(stage, "anna")
    assert "📝" not in words(stage.dm("anna")[-1]).replace("📝 Notes", ""), "nothing was written down"
    assert not any("Next:" in label for label in labels(stage.dm("anna")[-1])), "nothing else waits"
    await stage.open_table("lantern", NAMES)
    panel = next(m for m in stage.panels("bob") if first.id in act_of(m, "pick"))
    await stage.players["bob"].user.click(panel, custom_id=act_of(panel, "pick"))
    done = next(m for m in stage.dm("bob") if m.id == panel.id)
    await finish(stage, "bob", done)
    done = next(m for m in stage.dm("bob") if m.id == panel.id)
    (onward,) = [label for label in labels(done) if label.startswith("Next: Lantern, ")]
    shown = (await stage.players["bob"].user.click(done, label=onward)).response
    assert ": your turn" in words(shown)


async def finish(stage: Stage, name: str, panel: Any) -> None:
    """Confirm, if the panel asks for it."""
    if "✔ Confirm" in labels(panel):
        await stage.players[name].user.click(panel, label="✔ Confirm")
