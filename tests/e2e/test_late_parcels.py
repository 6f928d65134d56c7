"""Parcels that come too late say nothing: to somebody who has left, and about a game that is over."""

from __future__ import annotations

from contextlib import suppress
from typing import get_args

import pytest

from bot.delivery.messenger import DeliveryContext
from bot.delivery.router import deliver
from bot.values.errors import NotSeatedError
from bot.values.parcel import Parcel, ParcelKind, Payload, Posted
from tests.support.discord_stage import Stage, act_of

PEOPLE = ["anna", "bob", "carol"]
TO_A_PERSON: tuple[ParcelKind, ...] = (
    *("call", "call_below", "panel_again", "reminder", "digest", "draft_cut", "order_note", "screen"),
    *("host_note", "replaced", "vote_letter", "ousting", "rematch", "declined", "follow_note"),
    *("invitation", "new_table", "call_edit", "desk_edit", "clear"),
)
STILL_TRUE: tuple[ParcelKind, ...] = ("screen", "digest", "draft_cut", "follow_note", "replaced")
"""They are sent after the end of a game, too."""
TO_THE_TABLE: tuple[ParcelKind, ...] = ("stall_post", "result_post", "lobby_edit", "vote_edit", "board_edit")


async def sent(stage: Stage, kind: ParcelKind, payload: Payload) -> list[str]:
    """Deliver a parcel about the only table; return the posts that come of it."""
    context = stage.bot.context
    assert isinstance(context, DeliveryContext)
    (table,) = await context.services.queries.all_tables(ended=True)
    before = len(stage.env.http_requests)
    late = Parcel(900, kind, table.id, payload, "latchkey-900", 0.0, 1, doubtful=False)
    posted = list[Posted]()
    with suppress(NotSeatedError):  # which drops the parcel
        posted = await stage.env.own(deliver(context, late))
    made = stage.env.http_requests[before:]
    assert posted == []
    return [one.path for one in made if one.method == "POST" and one.path.endswith("/messages")]


async def begun(stage: Stage) -> None:
    """Bob's seat was given away by a vote of the others."""
    await stage.open_table("lantern", PEOPLE)
    await stage.players["carol"].slash(stage.thread(), "game replace", player=stage.players["bob"])
    post = stage.newest_with(stage.thread(), "I agree")
    await stage.players["anna"].click(post, label="I agree")
    await stage.env.advance_time(3600)


@pytest.mark.parametrize("what", ["", "full", "stalled", "private", "quiet", "limit", "clock", "turn"])
async def test_nothing_is_said_to_somebody_who_has_left(stage: Stage, what: str) -> None:
    await begun(stage)
    bob = stage.players["bob"].id
    payload = Payload(bob, 1, 0, vote=1, words=("hide blue",), what=what or "0", since=0.0)
    for kind in TO_A_PERSON:
        if (kind != "replaced" or what == "turn") and (kind != "invitation" or not what):
            assert await sent(stage, kind, payload) == [], kind


async def test_nothing_is_said_about_a_game_that_is_over(stage: Stage) -> None:
    await begun(stage)
    asked = (await stage.players["anna"].slash(stage.thread(), "game end")).response
    await stage.players["anna"].click(asked, custom_id=act_of(asked, "endgame"))
    await stage.env.advance_time(3600)
    anna = stage.players["anna"].id
    for what in ("full", "stalled", "0"):
        for kind in sorted({*TO_A_PERSON} - {*STILL_TRUE}):
            if kind != "invitation" or what == "0":
                payload = Payload(anna, 0, 0, vote=1, words=("hide blue",), what=what, since=0.0)
                assert await sent(stage, kind, payload) == [], kind
    for kind in TO_THE_TABLE:
        assert await sent(stage, kind, Payload(anna, 0, 0, vote=1, channel=stage.channel.id)) == [], kind


def test_these_are_kinds_of_parcels() -> None:
    assert {*TO_A_PERSON, *TO_THE_TABLE} <= set(get_args(ParcelKind))
