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
    order = {"kind": "select", "channel": games(world), "message": message["id"], "id": "who", "type": 5}
    people = [str(world.people[name].id) for name in ("ben", "eva")]
    assert await actions.perform(ada(world), order | {"values": people}) == {"failed": True}


async def test_a_form_opens_and_is_sent(actions: Actions, world: World) -> None:
    shown = await slash(actions, "ada", "form")
    assert shown["modal"]["title"] == "A form"
    values = {"name": "Ada", "fruit": ["fig"], "size": "l", "gift": True}
    order = {"kind": "submit", "form": shown["form"], "channel": games(world), "values": values}
    with pytest.raises(ActError, match="no longer open"):
        await actions.perform(world.people["ben"], order)
    shown = await slash(actions, "ada", "form")
    with pytest.raises(ActError, match="fig"):
        await actions.perform(ada(world), order | {"form": shown["form"]})
    values["fruit"] = ["cherry"]
    await actions.perform(ada(world), order | {"form": shown["form"]})
    assert seen(world, "ada", games(world))[-1]["content"] == "Form: ['Ada', ['cherry'], 'l', True]"


def paper(text: str) -> Json:
    return {"name": "paper.txt", "data": base64.b64encode(text.encode()).decode()}


async def test_a_form_takes_files_ticks_and_channels(actions: Actions, world: World) -> None:
    shown = await slash(actions, "ada", "papers")
    values = {"paper": [paper("moves")], "ticks": ["apple", "blackberry"], "where": [games(world)]}
    order = {"kind": "submit", "form": shown["form"], "channel": games(world), "values": values}
    await actions.perform(ada(world), order)
    answer = seen(world, "ada", games(world))[-1]
    assert answer["content"] == "Papers: moves ['apple', 'blackberry'] ['games']"


async def test_selects_of_roles_channels_and_both(actions: Actions, world: World) -> None:
    await slash(actions, "ada", "entities")
    message = seen(world, "ada", games(world))[-1]
    role, eva = str(world.guild.roles["Organisers"].id), str(world.people["eva"].id)
    for custom_id, kind, values, says in (
        ("role", 6, [role], "Role: Organisers"),
        ("channel", 8, [games(world)], "Channel: games"),
        ("both", 7, [eva, role], "Both: ['eva', 'Organisers']"),
    ):
        order = {"kind": "select", "channel": games(world), "message": message["id"], "values": values}
        await actions.perform(ada(world), order | {"id": custom_id, "type": kind})
        assert seen(world, "ada", games(world))[-1]["content"] == says


async def test_every_kind_of_option_is_read(actions: Actions, world: World) -> None:
    role = str(world.guild.roles["Organisers"].id)
    given = {"where": games(world), "role": role, "rate": "2.5", "file": paper("moves"), "whom": role}
    await slash(actions, "ada", "options", **given)
    assert seen(world, "ada", games(world))[-1]["content"] == "games Organisers 2.5 moves Organisers"
    with pytest.raises(ActError, match="whom"):
        await slash(actions, "ada", "options", **(given | {"whom": "12"}))


async def test_a_reaction_is_counted(actions: Actions, world: World) -> None:
    await slash(actions, "ada", "fruit", fruit="fig")
    order = {"kind": "react", "channel": games(world), "message": seen(world, "ada", games(world))[-1]["id"]}
    for who in ("ben", "eva"):
        await actions.perform(world.people[who], order | {"emoji": "👍"})
    assert seen(world, "ada", games(world))[-1]["reactions"] == [{"emoji": "👍", "count": 2}]


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


async def test_a_file_goes_up_and_comes_back(actions: Actions, world: World) -> None:
    data = base64.b64encode(b"moves").decode()
    files = [{"name": "game.json", "data": data}]
    await actions.perform(ada(world), {"kind": "send", "channel": games(world), "text": "", "files": files})
    assert seen(world, "ben", games(world))[-1]["attachments"][0]["size"] == 5
    with pytest.raises(ActError, match="could not be read"):
        await actions.perform(
            ada(world),
            {"kind": "send", "channel": games(world), "files": [{"name": "x", "data": "no base64!"}]},
        )


async def test_a_layout_keeps_its_parts_and_serves_its_own_pictures(actions: Actions, world: World) -> None:
    await slash(actions, "ada", "layout")
    message = seen(world, "ada", games(world))[-1]
    assert message["layout"]
    kinds = [part["type"] for part in message["components"][0]["components"]]
    assert kinds == [9, 14, 12, 10, 1, 1, 13]
    assert all(
        i["media"]["url"].startswith("files/") for i in message["components"][0]["components"][2]["items"]
    )


async def test_an_embed_finds_the_picture_that_came_with_it(actions: Actions, world: World) -> None:
    await slash(actions, "ada", "rows")
    message = seen(world, "ada", games(world))[-1]
    assert message["embeds"][0]["image"]["url"] == message["attachments"][0]["url"]


@pytest.mark.parametrize("order", [{}, {"kind": "fly"}, {"kind": "click"}, {"kind": "send", "channel": "x"}])
async def test_nonsense_is_refused(actions: Actions, world: World, order: Json) -> None:
    with pytest.raises(ActError):
        await actions.perform(ada(world), order)
