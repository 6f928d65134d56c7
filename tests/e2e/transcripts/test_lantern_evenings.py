"""Evenings of Lantern: a whole game and all that follows, and everything a player does in a turn."""

from __future__ import annotations

from engine.lantern.game import LANTERN
from tests.e2e.transcripts.evening import HOUR, MINUTE, Evening, Opening
from tests.support.discord_elsewhere import MANAGER, moderator_here
from tests.support.discord_play import play_to_the_end
from tests.support.discord_stage import Fingers, act_of
from tests.support.lantern_painter import LanternPainter

GAMES = {"lantern": LANTERN}
PAINTERS = {"lantern": LanternPainter()}


async def test_a_whole_game_its_result_and_a_rematch(opening: Opening) -> None:
    people = {"anna": "en-US", "bob": "de", "carol": "fr"}
    async with opening("lantern", people, games=GAMES, painters=PAINTERS) as evening:
        stage = evening.stage
        stage.players["mo"] = moderator_here(stage, "mo", MANAGER)
        await evening.press("mo", await evening.say("mo", "settings server"), "servernews")
        page = await evening.say("anna", "game new")
        await evening.look("anna", page)
        page = await evening.press("anna", await evening.say("anna", "game new"), "3")
        await evening.press("anna", page, "opentable")
        await evening.press("bob", stage.lobby(), "Join")
        await evening.press("anna", stage.lobby(), "Add computer")
        await evening.press("anna", stage.lobby(), "strength", "2.hard")
        await evening.press("anna", stage.lobby(), "Remove computer")
        await evening.press("bob", stage.lobby(), "Leave")
        for name in ("bob", "carol"):
            await evening.press(name, stage.lobby(), "Join")
        await evening.press("anna", evening.letter("anna"), "Start")
        await evening.look("bob", stage.newest(evening.thread))
        await play_to_the_end(stage, list(people), Fingers(1))
        await evening.look("carol", stage.newest(evening.thread), also=["keepreplay"], most=45)
        await evening.look("bob", evening.letter("bob"), most=12)
        for line in ("stats show", "stats server", "stats ratings", "stats game"):
            await evening.say("anna", line, evening.thread)
        question = await evening.press("bob", evening.post("rematch"), "rematch")
        await evening.press("bob", question, "rematchask")
        await evening.press("carol", evening.letter("carol"), "rematchno")
        await evening.press("anna", evening.letter("anna"), "rematchyes")
        await evening.press("bob", stage.lobby(), "cancel")
        await evening.wait(HOUR)


async def test_everything_a_player_does_in_a_turn(opening: Opening) -> None:
    people = {"anna": "en-US", "bob": "es-ES", "carol": "nl"}
    async with opening("turns", people, games=GAMES, painters=PAINTERS) as evening:
        stage = evening.stage
        with evening.aside("a table is opened"):
            await stage.open_table("lantern", ["anna", "bob"], options="long=on")
        panel = evening.panel("anna")
        await evening.look("anna", panel, most=80)
        await evening.back("anna", panel)
        await _hints_switched_off_and_on(evening)
        await _undo_and_votes(evening)
        await _by_words(evening)
        await _advice_and_orders(evening)
        await _notes_and_stand_ins(evening)


async def _hints_switched_off_and_on(evening: Evening) -> None:
    panel = evening.panel("anna")
    for verbs in (("more", "hint", "hintdetails", "hints"), ("more", "hint", "hints")):
        for verb in verbs:
            await evening.press("anna", panel, verb)
        while not evening.offers(panel, "more"):
            await evening.press("anna", panel, "back")


async def _undo_and_votes(evening: Evening) -> None:
    stage, thread = evening.stage, evening.thread
    await stage.confirming("anna")
    await evening.press("anna", evening.panel("anna"), "pick")
    await evening.press("anna", evening.panel("anna"), "↩ Undo")
    await evening.press("anna", evening.panel("anna"), "pick")
    await evening.press("anna", await stage.behind_more("anna"), "⏮ Restart")
    await evening.press("anna", evening.panel("anna"), "pick")
    await evening.press("anna", evening.panel("anna"), "confirm")
    await evening.press("anna", await evening.say("anna", "game undo", thread), "pick")
    await _confirmed(evening, "anna")
    await evening.hide("bob")
    await evening.press("anna", await evening.say("anna", "game undo", thread), "Ask the others")
    await evening.press("bob", evening.post("vote"), "No")
    await evening.press("anna", await evening.say("anna", "game undo", thread), "Ask the others")
    await evening.press("carol", evening.post("vote"), "I agree")
    await evening.press("bob", evening.post("vote"), "I agree")
    for name in ("anna", "bob"):
        await evening.say(name, "game pause", thread)
        await evening.press("bob", evening.post("vote"), "I agree") if name == "anna" else None
    await evening.press("carol", evening.post("play"), "play")


async def _confirmed(evening: Evening, name: str) -> None:
    """Confirm on the panel in the thread."""
    await evening.press(name, await evening.press(name, evening.post("play"), "play"), "confirm")


async def _by_words(evening: Evening) -> None:
    stage, thread = evening.stage, evening.thread
    for name in ("anna", "bob"):
        lines = await evening[name].autocomplete(thread, "play", "move", "hi" if name == "anna" else "")
        await evening.say(name, "play", thread, move=lines[0]["value"])
        await evening.say(name, "play", thread, move=lines[0]["value"] + " now")
    await evening.say("anna", "play", thread, move="dance")
    await evening.say("bob", "play", thread, move="pasar")
    await evening.say("carol", "play", thread, move="pass")
    for command in ("board", "screen", "plan", "log", "since", "export", "undo", "list"):
        await evening.say("anna", f"game {command}", thread)
    await evening.say("carol", "game board", thread, text=True)
    await evening.say("bob", "turns", stage.channel)


async def _advice_and_orders(evening: Evening) -> None:
    stage, thread = evening.stage, evening.thread
    first, other = ("anna", "bob") if stage.is_waited_for("anna") else ("bob", "anna")
    page = await evening.press(first, evening.post("play"), "play")
    page = await evening.press(first, page, "more")
    page = await evening.press(first, page, "hint")
    await evening.press(first, page, "takehint")
    page = await evening.say(other, "orders show", thread)
    await evening.look(other, page)
    await evening.press(other, page, "orderadd", "olet")
    page = await evening.press(other, page, "orderline")
    page = await evening.press(other, page, "linepick", "opass")
    page = await evening.press(other, page, "linefact")
    page = await evening.press(other, page, "lineset")
    await evening.press(other, page, "orderup")
    await evening.press(other, page, "orderdrop")
    await evening.say(other, "orders add", thread, order="let")
    await evening.say(other, "orders withdraw", thread, number=1)
    await evening.say(other, "orders withdraw", thread)
    for order in ("let", "pass"):
        await evening.say(other, "orders add", thread, order=order)
    await evening.wait(30 * MINUTE)


async def _notes_and_stand_ins(evening: Evening) -> None:
    thread = evening.thread
    name = "anna" if evening.stage.is_waited_for("anna") else "bob"
    page = await evening.press(name, await evening.press(name, evening.post("play"), "play"), "more")
    form = await evening[name].click(page, custom_id=act_of(page, "notes"))
    await evening[name].submit_modal(form, {"written": "keep **blue** for the end"})
    page = await evening.press(name, await evening.say(name, "play", thread), "more")
    page = await evening.press(name, await evening.press(name, page, "restart"), "more")
    page = await evening.press(name, page, "standin")
    await evening.press(name, page, "standinby")
    await evening.wait(HOUR)
    for one in ("anna", "bob"):
        await evening.say(one, "orders show", thread)


async def test_short_cuts_on_posts_and_panels(opening: Opening) -> None:
    people = {"anna": "de", "bob": "fr"}
    async with opening("shortcuts", people, games=GAMES, painters=PAINTERS) as evening:
        stage = evening.stage
        with evening.aside("a table is opened"):
            await stage.open_table("lantern", ["anna", "bob"], language="en", options="long=on")
        page = await evening.say("anna", "play", evening.thread, move="hide the brightest")
        page = await evening.press("anna", page, "draft")
        skipped = act_of(page, "confirm").replace(":confirm:", ":skip:")
        page = await evening.press_old("anna", page, skipped)
        await evening.press("anna", page, "✔ Bestätigen")
        await _buttons_of_older_versions(evening)
        await evening.hide("bob")
        name = "anna" if stage.is_waited_for("anna") else "bob"
        await evening.press(name, evening.post("answer"), "answer")
        name = "anna" if stage.is_waited_for("anna") else "bob"
        await evening.press(name, await evening.say(name, "play", evening.thread), "likely")
        await evening.say(name, "game undo", evening.thread)
        page = await evening.press("anna", await evening.say("anna", "play", evening.thread), "more")
        await evening.look("anna", page, also=["export"], but=["grey"], most=12)
        await evening.say("bob", "game export", evening.thread)
        with evening.aside("they play"):
            await play_to_the_end(stage, ["anna", "bob"], Fingers(4, hurry=1.0))
        for name in people:
            await evening.look(name, evening.letter(name), most=10, but=["film", "replay"])
        page = await evening.press("bob", evening.post("chapters"), "chapters")
        await evening.press("bob", page, "chapter", "1")
        await evening.say("anna", "game replay", evening.thread, turn=3)
        (table, *_), transfer = (
            await stage.bot.context.services.queries.all_tables(ended=True),
            (stage.bot.context.services.transfer),
        )
        stage.players["mo"] = moderator_here(stage, "mo")
        data = (await transfer.copy(table.id)).data
        for copy in (data, data[:-40]):
            await evening.say("mo", "game import", file=("game.json", copy))


async def _buttons_of_older_versions(evening: Evening) -> None:
    panel = evening.panel("bob")
    verb, *at = act_of(panel, "more").split(":")[1:5]
    assert verb == "more"
    await evening.press_old("bob", panel, ":".join(("b", "sheet", *at)))
    await evening.press_old("bob", panel, ":".join(("s", "choose", *at, "turns")), "t0")
    await evening.press_old("bob", panel, f"b:export:{at[0]}")
    await evening.press_old("bob", panel, "b:ofold:1")
    await evening.back("bob", panel)
