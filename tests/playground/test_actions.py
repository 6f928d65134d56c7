"""Actions on the page reach the bot, and its answers come back."""

from __future__ import annotations

import base64

import pytest

from playground import page_data
from playground.actions import Actions
from playground.page_data import Json
from playground.people import Person
from playground.world import ActError, World


def games(world: World) -> str:
    return str(world.guild.channels["games"].id)


def seen(world: World, who: str, channel: str) -> list[Json]:
    person = world.people[who]
    found = page_data.history(Actions(world).channel(channel), person)
    return [page_data.message(world, person, message) for message in found or ()]


async def slash(actions: Actions, who: str, name: str, /, **options: object) -> Json:
    order = {"kind": "slash", "channel": games(actions.world), "name": name, "options": options}
    return await actions.perform(actions.world.people[who], order)


def ada(world: World) -> Person:
    return world.people["ada"]


async def test_plain_words_are_posted(actions: Actions, world: World) -> None:
    await actions.perform(ada(world), {"kind": "send", "channel": games(world), "text": "Hello"})
    assert [(m["author"]["name"], m["content"]) for m in seen(world, "ben", games(world))] == [
        ("Ada", "Hello")
    ]


async def test_a_command_takes_typed_options(actions: Actions, world: World) -> None:
    ben = str(world.people["ben"].id)
    assert await slash(actions, "ada", "fruit", fruit="fig", amount="3", ripe=True, to=ben) == {}
    message = seen(world, "ben", games(world))[-1]
    assert message["content"] == f"3 ripe fig for <@{ben}>"
    assert message["calls"]
    assert message["via"] == {"name": "Ada", "command": "/fruit"}


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({}, "needs: fruit"),
        ({"fruit": "fig", "amount": "many"}, "amount"),
        ({"fruit": "fig", "amount": "12"}, "9"),
    ],
)
async def test_wrong_options_are_refused_in_words(actions: Actions, options: Json, fault: str) -> None:
    with pytest.raises(ActError, match=fault):
        await slash(actions, "ada", "fruit", **options)


async def test_autocomplete_answers_while_typing(actions: Actions, world: World) -> None:
    order = {
        "kind": "autocomplete",
        "channel": games(world),
        "name": "fruit",
        "option": "fruit",
        "typed": "ap",
    }
    answer = await actions.perform(ada(world), order | {"options": {"amount": "half a"}})
    assert [choice["value"] for choice in answer["choices"]] == ["apple", "apricot"]


async def test_an_ephemeral_answer_is_seen_by_its_reader_alone(actions: Actions, world: World) -> None:
    await slash(actions, "ada", "whisper")
    assert [m["ephemeral"] for m in seen(world, "ada", games(world))] == [True]
    assert seen(world, "ben", games(world)) == []


async def test_a_button_changes_its_message(actions: Actions, world: World) -> None:
    await slash(actions, "ada", "whisper")
    message = seen(world, "ada", games(world))[-1]
    order = {"kind": "click", "channel": games(world), "message": message["id"], "id": "count:0"}
    await actions.perform(ada(world), order)
    button = seen(world, "ada", games(world))[-1]["components"][0]["components"][0]
    assert button["label"] == "Counted 1"
    with pytest.raises(ActError, match="gone"):
        await actions.perform(world.people["ben"], order)
    with pytest.raises(ActError, match="changed meanwhile"):
        await actions.perform(ada(world), order)


async def test_two_edits_at_the_same_moment_are_both_news(actions: Actions, world: World) -> None:
    await slash(actions, "ada", "layout")
    versions = {page_data.channels_of(world, ada(world))[0]["version"]}
    message, now = seen(world, "ada", games(world))[-1], world.env.now()
    world.wall = lambda: now - world.skipped
    for count in range(2):
        order = {"kind": "click", "channel": games(world), "message": message["id"], "id": f"count:{count}"}
        await actions.perform(ada(world), order)
        versions.add(page_data.channels_of(world, ada(world))[0]["version"])
    assert world.env.now() == now
    assert len(versions) == 3


async def test_a_select_nobody_answers_fails_openly(actions: Actions, world: World) -> None:
    await slash(actions, "ada", "rows")
    message = seen(world, "ada", games(world))[-1]
    order = {"kind": "select", "channel": games(world), "message": message["id"], "id": "what"}
    assert await actions.perform(ada(world), order | {"values": ["apple"]}) == {"failed": True}


async def test_a_form_opens_and_is_sent(actions: Actions, world: World) -> None:
    shown = await slash(actions, "ada", "form")
    assert shown["modal"]["title"] == "A form"
    values = {"name": "A" * 21}
    order = {"kind": "submit", "form": shown["form"], "channel": games(world), "values": values}
    with pytest.raises(ActError, match="no longer open"):
        await actions.perform(world.people["ben"], order)
    shown = await slash(actions, "ada", "form")
    with pytest.raises(ActError, match="20"):
        await actions.perform(ada(world), order | {"form": shown["form"]})
    values["name"] = "Ada"
    await actions.perform(ada(world), order | {"form": shown["form"]})
    assert seen(world, "ada", games(world))[-1]["content"] == "Form: Ada"


def paper(text: str) -> Json:
    return {"name": "paper.txt", "data": base64.b64encode(text.encode()).decode()}


async def test_a_role_and_a_file_are_read(actions: Actions, world: World) -> None:
    role = str(world.guild.roles["Organisers"].id)
    await slash(actions, "ada", "options", role=role, file=paper("moves"))
    assert seen(world, "ada", games(world))[-1]["content"] == "Organisers moves"
    for given in (
        {"role": "12", "file": paper("moves")},
        {"role": role, "file": {"name": "x", "data": "no base64!"}},
    ):
        with pytest.raises(ActError, match=r"role|file"):
            await slash(actions, "ada", "options", **given)


async def test_a_direct_message_is_for_its_reader_alone(actions: Actions, world: World) -> None:
    await slash(actions, "ada", "letter", to=str(world.people["ben"].id))
    dm = page_data.dm_of(world, world.people["ben"])
    assert (dm["unread"], dm["mentions"]) == (1, 1)
    letter = seen(world, "ben", dm["id"])[-1]
    assert letter["content"] == "A secret letter."
    assert letter["attachments"][0]["url"].startswith("files/")
    assert seen(world, "ada", dm["id"]) == []
    click = {"kind": "click", "channel": dm["id"], "message": letter["id"], "id": "count:0"}
    assert await actions.perform(world.people["ben"], click) == {}


async def test_a_thread_appears_with_its_mention(actions: Actions, world: World) -> None:
    await slash(actions, "ada", "table open", name="Summer")
    channel = page_data.channels_of(world, ada(world))[0]
    assert [(thread["name"], thread["mentions"]) for thread in channel["threads"]] == [("Summer", 1)]
    world.mark_read(ada(world).id, int(channel["threads"][0]["id"]), int(channel["threads"][0]["last"]))
    assert page_data.channels_of(world, ada(world))[0]["threads"][0]["unread"] == 0


async def test_a_private_thread_is_seen_by_its_members_alone(actions: Actions, world: World) -> None:
    await slash(actions, "cleo", "table secret")
    threads = {
        who: page_data.channels_of(world, person)[0]["threads"] for who, person in world.people.items()
    }
    assert [thread["name"] for thread in threads.pop("cleo")] == ["Secret"]
    assert not any(threads.values()), "not even for the organiser"


async def test_a_command_in_a_direct_message(actions: Actions, world: World) -> None:
    dm = page_data.dm_of(world, ada(world))["id"]
    order = {"kind": "slash", "channel": dm, "name": "fruit", "options": {"fruit": "fig"}}
    assert await actions.perform(ada(world), order) == {}
    assert [message["content"] for message in seen(world, "ada", dm)] == ["1 fig"]
    order = {"kind": "autocomplete", "channel": dm, "name": "fruit", "option": "fruit", "typed": "me"}
    assert (await actions.perform(ada(world), order))["choices"] == [{"name": "Medlar", "value": "medlar"}]


async def test_a_layout_keeps_its_parts_and_serves_its_own_pictures(actions: Actions, world: World) -> None:
    await slash(actions, "ada", "layout")
    message = seen(world, "ada", games(world))[-1]
    assert message["layout"]
    kinds = [part["type"] for part in message["components"][0]["components"]]
    assert kinds == [10, 12, 10, 1, 1, 13]
    assert all(
        i["media"]["url"].startswith("files/") for i in message["components"][0]["components"][1]["items"]
    )


@pytest.mark.parametrize("order", [{}, {"kind": "fly"}, {"kind": "click"}, {"kind": "send", "channel": "x"}])
async def test_nonsense_is_refused(actions: Actions, world: World, order: Json) -> None:
    with pytest.raises(ActError):
        await actions.perform(ada(world), order)
