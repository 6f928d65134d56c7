"""Discord's limits for requests of a bot, for the developer's panel: each violation as one line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

CONTENT, LAYOUT_TEXT = 2000, 4000
ROWS, ROW_BUTTONS, LAYOUT_PARTS, FILES = 5, 5, 40, 10
OPTIONS, CHOICES, CUSTOM_ID, BUTTON, ENTRY, PLACEHOLDER = 25, 25, 100, 80, 100, 150
MODAL_TITLE, MODAL_PARTS, ALT_TEXT, THREAD_NAME, GALLERY = 45, 5, 1024, 100, 10
COMMANDS, DESCRIPTION = 100, 100
_LAYOUT_FLAG = 1 << 15

Body = dict[str, Any]


def breaches(method: str, path: str, body: Any) -> list[str]:
    """Return what Discord would refuse in this request; empty if nothing."""
    if method == "PUT" and path.endswith("/commands"):
        return list(_commands(body or []))
    if not isinstance(body, dict):
        return []
    if path.endswith("/callback"):
        return list(_callback(body))
    if path.endswith("/threads"):
        return list(_long("thread name", body.get("name"), THREAD_NAME))
    if "/messages" in path or path.startswith("/webhooks/"):
        return list(_message(body))
    return []


def _long(what: str, text: Any, most: int) -> Iterator[str]:
    if isinstance(text, str) and len(text) > most:
        yield f"{what}: {len(text)} characters, at most {most}"


def _many(what: str, things: Any, most: int) -> Iterator[str]:
    if isinstance(things, list) and len(things) > most:
        yield f"{what}: {len(things)}, at most {most}"


def _callback(body: Body) -> Iterator[str]:
    data = body.get("data") or {}
    match body.get("type"):
        case 8:
            yield from _many("autocomplete choices", data.get("choices"), CHOICES)
            for choice in data.get("choices") or ():
                yield from _long("choice", choice.get("name"), ENTRY)
                yield from _long("choice value", choice.get("value"), ENTRY)
        case 9:
            yield from _long("form title", data.get("title"), MODAL_TITLE)
            yield from _many("form parts", data.get("components"), MODAL_PARTS)
            yield from _components(data.get("components") or [])
        case 4 | 7:
            yield from _message(data)


def _message(body: Body) -> Iterator[str]:
    yield from _long("content", body.get("content"), CONTENT)
    yield from _many("files", body.get("attachments"), FILES)
    for file in body.get("attachments") or ():
        yield from _long("alt text", file.get("description"), ALT_TEXT)
    components = body.get("components") or []
    if int(body.get("flags") or 0) & _LAYOUT_FLAG:
        parts = list(walk(components))
        yield from _many("layout parts", parts, LAYOUT_PARTS)
        text = sum(len(part.get("content") or "") for part in parts)
        if text > LAYOUT_TEXT:
            yield f"layout text: {text} characters, at most {LAYOUT_TEXT}"
    else:
        yield from _many("rows", components, ROWS)
    yield from _components(components)


def walk(components: list[Body]) -> Iterator[Body]:
    """Yield every component, nested ones included."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        inner = [
            component[name] for name in ("component", "accessory") if isinstance(component.get(name), dict)
        ]
        yield from walk(inner)


def _components(components: list[Body]) -> Iterator[str]:
    ids: set[str] = set()
    for part in walk(components):
        custom_id = part.get("custom_id")
        yield from _long("custom_id", custom_id, CUSTOM_ID)
        if custom_id in ids:
            yield f"custom_id twice: {custom_id}"
        if custom_id:
            ids.add(custom_id)
        if part.get("type") == 1:
            yield from _many("parts of a row", part.get("components"), ROW_BUTTONS)
        if part.get("type") == 2:
            yield from _long("button", part.get("label"), BUTTON)
        if part.get("type") == 12:
            yield from _many("pictures of a gallery", part.get("items"), GALLERY)
        yield from _long("placeholder", part.get("placeholder"), PLACEHOLDER)
        yield from _many("options", part.get("options"), OPTIONS)
        for option in part.get("options") or ():
            for name in ("label", "value", "description"):
                yield from _long(f"option {name}", option.get(name), ENTRY)


def _commands(commands: list[Body]) -> Iterator[str]:
    yield from _many("commands", commands, COMMANDS)
    for command in commands:
        yield from _long(f"/{command.get('name')} description", command.get("description"), DESCRIPTION)
        yield from _many(f"/{command.get('name')} options", command.get("options"), OPTIONS)
