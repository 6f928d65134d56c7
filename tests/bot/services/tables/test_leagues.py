"""A league from its opening to its end, on both engines, the process dying between any two rounds."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from bot.config import Allowance
from bot.services.tables.table_permissions import PermissionLevel, TableAction, permission_for
from bot.values.errors import NotAllowedError, PlayerError, TooMuchError
from bot.values.league import MOST_WAIT, League, Member
from engine.core.rng import Rng, seed_from
from engine.players import random_player
from tests.bot.services.tables.test_table_permissions import PLAYED
from tests.conftest import NewStage
from tests.support.service_harness import ANN, BEN, CAT, DAN, EVE, NAMES, PLACE, Stage

DAY = 24 * 3600.0
GUILD = PLACE.guild or 0
NEW = League(id="", guild=GUILD, channel=PLACE.channel, host=ANN, game="lantern", rounds=2)


async def met(stage: Stage) -> None:
    for person, name in NAMES.items():
        await stage.services.people.meet(person, name, "en-US")


async def opened(stage: Stage, *people: int, host: int = ANN) -> League:
    await met(stage)
    league = await stage.services.leagues.open(msgspec.structs.replace(NEW, host=host), cause=stage.cause())
    for person in people:
        await stage.services.leagues.join(league.id, person)
    return await stage.services.leagues.get(league.id)


async def played(stage: Stage, game_id: str) -> None:
    rng = Rng(seed_from(game_id))
    for _ in range(500):
        asked = await stage.asked(game_id)
        if not asked:
            return
        panel = await stage.services.turns.panel(game_id, asked[0])
        assert panel.decision is not None
        await stage.pick(game_id, asked[0], random_player(panel.view, panel.decision, rng).words)
    raise AssertionError("no end")


async def test_two_rounds_are_dealt_counted_and_over(stage: Stage) -> None:
    await met(stage)
    league = await stage.services.leagues.open(NEW, cause="open")
    assert (await stage.services.leagues.open(NEW, cause="open")).id == league.id, (
        "the same cause, one league"
    )
    for person in (ANN, BEN, CAT):
        await stage.services.leagues.join(league.id, person)
    await stage.services.leagues.start(league.id, ANN)
    for number in (1, 2):
        await stage.restart()
        league = await stage.services.leagues.advance(league.id)
        assert len(league.played) == number
        for table in league.played[-1]:
            await played(stage, table.game_id)
        await stage.restart()
        league = await stage.services.leagues.advance(league.id)
        assert (await stage.services.leagues.advance(league.id)).played == league.played, (
            "nothing is done twice"
        )
    assert league.status == "over"
    assert all(table.done for tables in league.played for table in tables)


async def test_many_openings_at_once_are_as_many_as_allowed(new_stage: NewStage) -> None:
    stage = await new_stage(allowed={"leagues": Allowance(2, 3), "new-leagues": Allowance(4, 0)})
    await met(stage)
    tries = (stage.services.leagues.open(NEW, cause=f"c{number}") for number in range(30))
    done = await asyncio.gather(*tries, return_exceptions=True)
    refused = [one for one in done if isinstance(one, TooMuchError)]
    assert (len(refused), {error.text.key for error in refused}) == (28, {"limits-leagues"})
    await opened(stage, host=BEN)
    with pytest.raises(TooMuchError, match="limits-leagues-server"):
        await opened(stage, host=CAT)
    elsewhere = msgspec.structs.replace(NEW, guild=GUILD + 1, host=CAT)
    await stage.services.leagues.open(elsewhere, cause="elsewhere")


async def test_openings_of_a_day_are_counted_over_a_restart(new_stage: NewStage) -> None:
    stage = await new_stage(allowed={"new-leagues": Allowance(2, 3)})
    begun = stage.now
    for _ in range(2):
        league = await opened(stage)
        await stage.services.leagues.end(league.id, ANN)
        stage.now += 60
    await stage.restart()
    with pytest.raises(TooMuchError, match="limits-new-leagues") as refused:
        await opened(stage)
    assert dict(refused.value.text.args)["when"] == f"<t:{int(begun + DAY)}:R>"
    await opened(stage, host=BEN)
    with pytest.raises(TooMuchError, match="limits-new-leagues-server"):
        await opened(stage, host=CAT)
    stage.now = begun + DAY
    await opened(stage)
    with pytest.raises(TooMuchError):
        await opened(stage)


async def test_an_unstarted_league_ends_once_and_its_post_is_outdated_until_shown(stage: Stage) -> None:
    waiting, begun = await opened(stage, BEN), await opened(stage, ANN, BEN, CAT)
    leagues = stage.services.leagues
    await leagues.start(begun.id, ANN)
    await leagues.note_shown(waiting, 77)
    assert await leagues.with_outdated_posts() == []
    await leagues.end_overdue(waiting.created + MOST_WAIT - 1)
    assert (await leagues.get(waiting.id)).status == "open"
    await leagues.end_overdue(waiting.created + MOST_WAIT)
    await stage.restart()
    leagues = stage.services.leagues
    (behind,) = await leagues.with_outdated_posts()
    assert (behind.id, behind.status, behind.cut_short) == (waiting.id, "closed", "idle")
    await leagues.end_overdue(waiting.created + 2 * MOST_WAIT)
    assert await leagues.with_outdated_posts() == [behind], "nothing is done twice"
    assert (await leagues.get(begun.id)).status == "running"
    await leagues.note_shown(waiting, 77)
    assert await leagues.with_outdated_posts() == [behind], "what was shown is what it was before"
    await leagues.note_shown(behind, 77)
    assert await leagues.with_outdated_posts() == []
    for change in (leagues.join, leagues.leave):
        with pytest.raises(PlayerError, match="league-is-over"):
            await change(waiting.id, BEN)


async def test_an_absent_owner_is_not_dealt_in_and_the_next_member_takes_over(stage: Stage) -> None:
    league = await opened(stage, ANN, BEN, CAT, DAN)
    leagues = stage.services.leagues
    with pytest.raises(NotAllowedError):
        await leagues.start(league.id, BEN)
    with pytest.raises(NotAllowedError):
        await leagues.start(league.id, CAT, gone={ANN})
    with pytest.raises(PlayerError, match="league-too-few"):
        await leagues.start(league.id, CAT, gone={ANN, BEN})
    await stage.restart()
    leagues = stage.services.leagues
    assert (await leagues.get(league.id)).host == CAT
    await leagues.join(league.id, BEN)
    begun = await leagues.start(league.id, CAT, gone={ANN})
    assert {one for table in begun.played[0] for one in table.people} == {BEN, CAT, DAN}
    assert (await stage.services.queries.table(begun.played[0][0].game_id)).host == CAT
    assert not await leagues.is_about_to_deal(league.id)
    await played(stage, begun.played[0][0].game_id)
    assert await leagues.is_about_to_deal(league.id)
    league = await leagues.advance(league.id, gone={CAT})
    assert {one for table in league.played[1] for one in table.people} == {BEN, DAN}
    assert league.host == DAN
    member = league.member(CAT)
    assert member is not None
    assert member.out == "left"


def test_a_league_without_anybody_left_keeps_who_ran_it() -> None:
    league = msgspec.structs.replace(NEW, members=(Member(ANN), Member(BEN)))
    assert league.without_gone({ANN, BEN}).host == ANN
    forgotten = msgspec.structs.replace(league, host=-7, members=(Member(BEN),))
    assert forgotten.without_gone(()).host == BEN


async def test_a_league_is_ended_by_its_owner_or_a_manager(stage: Stage) -> None:
    league = await opened(stage, ANN, BEN, CAT)
    leagues = stage.services.leagues
    await leagues.start(league.id, ANN)
    for person, moderator, key in (
        (ANN, True, "league-manager-only"),
        (BEN, True, "league-end-only"),
        (EVE, True, "league-end-only"),
    ):
        with pytest.raises(NotAllowedError, match=key):
            await leagues.end(league.id, person, moderator=moderator)
    with pytest.raises(NotAllowedError):
        await leagues.end(league.id, BEN, gone={ANN})
    ended = await leagues.end(league.id, EVE, moderator=True, manager=True)
    assert ended.cut_short == "ended"
    other = await opened(stage, BEN, CAT, DAN)
    await leagues.start(other.id, ANN)
    assert (await leagues.end(other.id, ANN)).cut_short == "ended", "who does not play has nothing to gain"


@pytest.mark.parametrize(
    ("deed", "ways"),
    [("end", "no"), ("move", "no"), ("withdraw", "no"), ("stand-in", "no"), ("hints", "at once")],
)
def test_a_league_owner_has_no_say_at_a_rivals_table(deed: TableAction, ways: PermissionLevel) -> None:
    rivals = msgspec.structs.replace(PLAYED, league="l1")
    assert permission_for(rivals, EVE, deed) == ways
    own = msgspec.structs.replace(rivals, host=ANN)
    assert permission_for(own, ANN, "end") == "vote"
    assert permission_for(own, ANN, "stand-in") == "vote"
    assert permission_for(rivals, DAN, "end", moderator=True) == "at once"
    paused = msgspec.structs.replace(rivals, status="paused")
    assert permission_for(paused, EVE, "resume") == "at once"
