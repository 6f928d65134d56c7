"""Presses with malformed ids: acknowledged and answered, without an error in the log."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from simcord.backend.serializers import message_payload
from simcord.interactions import base_payload
from simcord.results import InteractionResult

from bot.ui.handlers import HANDLERS
from engine.lantern.game import LANTERN
from tests.support.discord_stage import Stage, discord_stage, words

NAMES = ["anna", "bob"]
OLD = "This button is out of date"
JUNK = ("", ":x:y:z:w:v", ":{table}", ":{table}:x:y", ":{table}:0:m:x:y")
VALUES = (("g-.-",), ("o999999999",))
OF_A_SEAT = {
    **{f"b:{verb}:{{table}}:1:0000:0": () for verb in ("open", "back", "more", "inwords", "sheet", "choose")},
    **{f"b:{verb}:{{table}}:1:0000:0": () for verb in ("pick", "likely", "draft", "sure", "confirm", "skip")},
    **{f"b:{verb}:{{table}}:1:0000": () for verb in ("undo", "undoask", "restart", "hint")},
    **{f"b:{verb}:{{table}}:1:0": () for verb in ("hinted", "hintdetails", "orderlist", "orderline")},
    **{f"b:{verb}:{{table}}:1:1": () for verb in ("orderdrop", "lineundo", "lineset")},
    **{f"s:{verb}:{{table}}:1:0": ("g0",) for verb in ("orderadd", "linepick", "linefact")},
    **{f"s:{verb}:{{table}}:1:1": ("opass",) for verb in ("orderadd", "linepick", "linefact")},
    "s:orderup:{table}:1": ("1",),
    "b:standinby:{table}:1:easy": (),
    "b:answer:{table}:1:0:pass": (),
}
"""Presses on what only the second player is shown."""
FORMS = ("", "b", "b:", "x:y", "B:JOIN", "b:join\u00e9", "hello world", "s:" + "a" * 90, "b:nobody:knows:me")


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with discord_stage(tmp_path, {"lantern": LANTERN}, NAMES) as stage:
        await stage.open_table("lantern", NAMES)
        yield stage
        stage.checked()


async def pressed(stage: Stage, custom_ids: list[tuple[str, tuple[str, ...]]]) -> list[InteractionResult]:
    """Anna's presses, all together, on the newest post of her table."""
    backend, anna, post = stage.env.backend, stage.players["anna"], stage.newest(stage.thread())
    stored = backend.get_message(post.channel.id, post.id)
    records = []
    for custom_id, values in custom_ids:
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values else 2}
        if values:
            data["values"] = list(values)
        record, payload = base_payload(
            backend,
            type=3,
            channel_id=stored.channel_id,
            guild_id=stage.guild.id,
            user_id=anna.id,
            data=data,
        )
        payload["message"] = dict(message_payload(backend, stored))
        record.source_message_id = stored.id
        backend.emit("INTERACTION_CREATE", payload)
        records.append(record)
    await stage.env.settle()
    return [InteractionResult(stage.env, record) for record in records]


def answers(result: InteractionResult) -> str:
    shown = [message for message in (result.response, *result.followups) if message is not None]
    return "\n".join(words(message) for message in shown)


async def test_junk_behind_every_verb_is_answered(stage: Stage) -> None:
    table = (await stage.bot.context.services.queries.tables_near(0, stage.players["anna"].id)).own[0].id
    for form in JUNK:
        await no_apology(stage, [(f"b:{verb}{form.format(table=table)}", ()) for verb in HANDLERS])
    for values in VALUES:
        await no_apology(stage, [(f"s:{verb}:{table}:0:mark", values) for verb in HANDLERS])


async def test_what_is_shown_to_one_player_answers_no_other(stage: Stage) -> None:
    table = (await stage.bot.context.services.queries.tables_near(0, stage.players["anna"].id)).own[0].id
    presses = [(custom_id.format(table=table), values) for custom_id, values in OF_A_SEAT.items()]
    for press, result in zip(presses, await pressed(stage, presses), strict=True):
        assert "another player" in answers(result), press


async def no_apology(stage: Stage, junk: list[tuple[str, tuple[str, ...]]]) -> None:
    for (custom_id, values), result in zip(junk, await pressed(stage, junk), strict=True):
        assert result.acknowledged, (custom_id, values)
        assert "went wrong on my side" not in answers(result), (custom_id, values)


async def test_ids_of_an_unknown_form_are_acknowledged_and_told(stage: Stage) -> None:
    for form, result in zip(FORMS, await pressed(stage, [(form, ()) for form in FORMS]), strict=True):
        assert result.acknowledged, form
        assert OLD in answers(result), form


async def test_a_table_named_by_junk_is_not_found(stage: Stage) -> None:
    """Half a sign, as a broken client may send it, is no table and no error."""
    for typed in ("\ud83d", "#\x00", "a" * 200, "´", "  "):
        told = (await stage.players["anna"].slash(stage.thread(), "game board", table=typed)).response
        assert "no longer exists" in words(told), typed


async def test_half_a_sign_chosen_in_a_menu_is_answered(stage: Stage) -> None:
    table = (await stage.bot.context.services.queries.tables_near(0, stage.players["anna"].id)).own[0].id
    await no_apology(stage, [(f"s:{verb}:{table}:0:mark", ("o\ud83d",)) for verb in HANDLERS])
