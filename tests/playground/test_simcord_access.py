"""SimCord still has the internals that the playground needs."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import simcord

from playground import simcord_access
from playground.actions import Actions
from playground.store import Store
from playground.world import World
from tests.playground.test_actions import games, slash

PIXEL = b"\x89PNG\r\n\x1a\n" + bytes(24)
PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def test_the_version_is_the_pinned_one() -> None:
    pinned = [line for line in PROJECT.read_text(encoding="utf-8").splitlines() if "simcord==" in line]
    assert len(pinned) == 1
    assert f"simcord=={simcord.__version__}" in pinned[0]


async def test_a_thawed_world_freezes_to_the_same_pieces(actions: Actions, world: World) -> None:
    await slash(actions, "ada", "rows")
    await slash(actions, "ada", "table open", name="Summer")
    await actions.perform(
        world.people["ben"], {"kind": "send", "channel": games(world), "text": "Hi **you**"}
    )
    frozen = simcord_access.freeze(world.env)
    other = simcord.Env(world.env.bot, shard_count=1)
    simcord_access.thaw(other, frozen)
    again = simcord_access.freeze(other)
    assert again.keys() == frozen.keys()
    assert {thing for thing in frozen if frozen[thing] != again[thing]} == {("clock", "")}


async def test_new_ids_never_meet_old_ones(actions: Actions, world: World) -> None:
    await slash(actions, "ada", "rows")
    frozen = simcord_access.freeze(world.env)
    other = simcord.Env(world.env.bot, shard_count=1)
    simcord_access.thaw(other, frozen)
    newest = max(int(key) for kind, key in frozen if kind == "message")
    assert other.create_user("late").id > newest


async def test_private_and_unfinished_answers_are_not_kept(actions: Actions, world: World) -> None:
    await slash(actions, "ada", "whisper")
    await slash(actions, "ada", "slow", seconds=100)
    assert not [thing for thing in simcord_access.freeze(world.env) if thing[0] == "message"]


async def test_an_act_comes_in_the_language_of_who_acts(actions: Actions, world: World) -> None:
    world.languages = {"en-US": "English", "nl": "Nederlands"}
    world.speak(world.people["ben"].id, "nl")
    heard = list[object]()
    world.env.backend.subscribers.append(
        lambda event, payload: heard.append(payload["locale"]) if event == "INTERACTION_CREATE" else None
    )
    for who in ("ada", "ben"):
        await slash(actions, who, "rows")
    assert heard == ["en-US", "nl"]


async def test_old_log_lines_are_dropped_without_losing_count(actions: Actions, world: World) -> None:
    await slash(actions, "ada", "fruit", fruit="fig")
    count = len(world.env.http_requests)
    await world.skip(timedelta(minutes=16))
    await slash(actions, "ada", "fruit", fruit="fig")
    simcord_access.forget_log(world.env, 1)
    assert (count > 1, len(world.env.http_requests)) == (True, 1)
    assert len(world.env.backend.interactions) == len(world.env.backend.interaction_tokens) == 1


def test_the_store_writes_only_the_difference(tmp_path: Path) -> None:
    store = Store(tmp_path / "world.sqlite3")
    assert store.save({("user", "1"): b"a", ("user", "2"): b"b"}, {"url": b"data"}) == 3
    assert store.save({("user", "1"): b"a", ("user", "3"): b"c"}, {"url": b"data"}) == 2
    store.mark_read(1, 2, 3)
    store.close()
    again = Store(tmp_path / "world.sqlite3")
    assert again.things() == {("user", "1"): b"a", ("user", "3"): b"c"}
    assert (again.files(), again.read_marks(), again.note("key", "none")) == (
        {"url": b"data"},
        {(1, 2): 3},
        "none",
    )


async def test_emojis_keep_their_pictures_and_outlive_a_start(world: World) -> None:
    env = world.env
    made = await world.inside(env.bot.create_application_emoji(name="lk_blue_1", image=PIXEL))
    assert simcord_access.emoji_of(env, made.id) == PIXEL
    other = simcord.Env(env.bot, shard_count=1)
    simcord_access.thaw(other, simcord_access.freeze(env))
    for url, data in simcord_access.emojis(env):
        simcord_access.put_attachment(other, url, data)
    assert [emoji.name for emoji in other.backend.application_emojis.values()] == ["lk_blue_1"]
    assert simcord_access.emoji_of(other, made.id) == PIXEL
