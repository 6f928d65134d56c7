"""The question that has waited longest is sent again once, below the messages of other tables."""

from __future__ import annotations

from bot.values.parcel import Outcome, Parcel, Posted
from tests.support.service_harness import ANN, BEN, CAT, Stage

DM, THREAD = 500, 600
HOUR = 3600.0


async def delivered(stage: Stage, *, channel: int = DM) -> list[Parcel]:
    """Send all that is due, as a courier would; only calls come into Ann's inbox."""
    taken: list[Parcel] = []
    while parcels := await stage.claim():
        for parcel in parcels:
            mine = parcel.payload.person == ANN and parcel.kind in ("call", "call_below")
            posted = [Posted(channel, 7000 + parcel.id, "call")] if mine else []
            await stage.sent(parcel, posted)
            taken.append(parcel)
    return [parcel for parcel in taken if parcel.kind == "call_below"]


async def asked(stage: Stage, *people: int) -> str:
    """Ann and the others are asked at a new table, an hour after the one before."""
    stage.now += HOUR
    return await stage.game(*people)


async def test_it_is_sent_again_for_the_table_that_waits_longest(stage: Stage) -> None:
    first = await asked(stage, ANN, BEN)
    assert await delivered(stage) == []
    await asked(stage, ANN, BEN)
    (below,) = await delivered(stage)
    assert (below.game_id, below.payload.person) == (first, ANN)
    await asked(stage, ANN, CAT)
    (below,) = await delivered(stage)
    assert below.game_id == first
    assert await delivered(stage) == [], "and then it is last"


async def test_the_replaced_message_is_deleted(stage: Stage) -> None:
    first = await asked(stage, ANN, BEN)
    await delivered(stage)
    (old,) = await stage.services.queries.open_calls(first, ANN, 0)
    await asked(stage, ANN, BEN)
    await delivered(stage)
    (new,) = await stage.services.queries.open_calls(first, ANN, 0)
    assert new.message > old.message


async def test_once_it_is_answered_the_next_one_follows(stage: Stage) -> None:
    first, second = await asked(stage, ANN, BEN), await asked(stage, ANN, BEN)
    third = await asked(stage, ANN, CAT)
    await delivered(stage)
    assert await stage.services.queries.buried(second, ANN) is None, "another one waits longer"
    await stage.hide_all(first, ANN)
    assert [parcel.game_id for parcel in await delivered(stage)] == [second]
    await stage.hide_all(second, ANN)
    assert [parcel.game_id for parcel in await delivered(stage)] == [third]
    await stage.hide_all(third, ANN)
    assert await delivered(stage) == []


async def test_not_below_the_message_that_leads_to_it(stage: Stage) -> None:
    first, second = await asked(stage, ANN, BEN), await asked(stage, ANN, BEN)
    await delivered(stage)
    (pressed,) = await stage.services.queries.open_calls(first, ANN, 0)
    panel = await stage.services.turns.panel(first, ANN)
    await stage.services.turns.pick(
        first, ANN, panel.mark, 0, sure=True, pressed=pressed.message, cause=stage.cause()
    )
    panel = await stage.services.turns.panel(first, ANN)
    await stage.services.turns.confirm(first, ANN, panel.mark, pressed=pressed.message, cause=stage.cause())
    assert await delivered(stage) == []
    await stage.hide_all(first, BEN)
    stage.now += 60
    await delivered(stage)
    assert await stage.services.queries.buried(second, ANN) is None


async def test_tables_in_other_channels_do_not_count(stage: Stage) -> None:
    first = await asked(stage, ANN, BEN)
    await delivered(stage, channel=THREAD)
    await asked(stage, ANN, BEN)
    assert await delivered(stage) == []
    assert await stage.services.queries.buried(first, ANN) is None


async def claimed(stage: Stage) -> list[Parcel]:
    """Send all that is due but what is sent again; return that."""
    while parcels := await stage.claim():
        below = [parcel for parcel in parcels if parcel.kind == "call_below"]
        for parcel in parcels:
            mine = parcel.payload.person == ANN and parcel.kind == "call"
            if parcel not in below:
                await stage.sent(parcel, [Posted(DM, 7000 + parcel.id)] if mine else [])
        if below:
            return below
    return []


async def test_several_calls_bring_it_down_once(stage: Stage) -> None:
    first = await asked(stage, ANN, BEN)
    await delivered(stage)
    for other in (BEN, CAT):
        await asked(stage, ANN, other)
    calls = list[Parcel]()
    while parcels := await stage.claim():
        calls += [one for one in parcels if one.kind == "call" and one.payload.person == ANN]
        for parcel in parcels:
            if parcel not in calls:
                await stage.sent(parcel)
    assert len(calls) == 2
    outcomes = [Outcome(call, (Posted(DM, 7000 + call.id),)) for call in calls]
    await stage.services.outbox.exchange(outcomes, limit=0)
    assert [parcel.game_id for parcel in await claimed(stage)] == [first]


async def test_a_send_that_broke_off_is_looked_for_first(stage: Stage) -> None:
    first = await asked(stage, ANN, BEN)
    await delivered(stage)
    await asked(stage, ANN, BEN)
    (below,) = await claimed(stage)
    await stage.restart()
    (again,) = await claimed(stage)
    assert (again.id, again.nonce, again.doubtful) == (below.id, below.nonce, True)
    await stage.sent(again, [Posted(DM, 7000 + again.id, "call")])
    assert await claimed(stage) == []
    assert await stage.services.queries.buried(first, ANN) is None


async def test_a_tutorial_never_waits(stage: Stage) -> None:
    lesson = await stage.services.solo_tables.open_private(
        ANN, DM, "lantern", lesson="lantern", cause="lesson"
    )
    await delivered(stage)
    second = await asked(stage, ANN, BEN)
    assert await delivered(stage) == []
    await asked(stage, ANN, BEN)
    assert [parcel.game_id for parcel in await delivered(stage)] == [second]
    assert await stage.services.queries.buried(lesson.id, ANN) is None
