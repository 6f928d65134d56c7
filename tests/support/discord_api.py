"""Checks every request of the bot against Discord's API description and the limits missing there."""

from __future__ import annotations

import json
import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import msgspec

from tests.support.hostile import harm

_DESCRIPTION = Path(__file__).parents[3] / "shared" / "reference" / "discord-openapi.json"
WHY_SKIPPED = "Discord's API description is not beside the project"
_SOUND: set[bytes] = set()
_V2 = 1 << 15
_FORM = 9  # a callback that opens a modal
_V2_TYPES = {9, 10, 11, 12, 13, 14, 17}
_TYPED: dict[str, tuple[int, ...]] = {"button": (2,), "menu": (3, 5, 6, 7, 8)}


def has_description() -> bool:
    return _DESCRIPTION.is_file()


def problems(requests: Iterable[Any]) -> list[str]:
    """Return what Discord would refuse, by request; without the description only our own rules apply."""
    found: list[str] = []
    for request in requests:
        exactly = msgspec.json.encode((request.method, _shape(request.path), request.json))
        if exactly in _SOUND:  # every bot sends the same commands, which are large
            continue
        faults = [*own_rules(request.method, request.path, request.json)]
        if has_description():
            faults += against_description(request.method, request.path, request.json)
        found += [f"{request.method} {request.path}: {fault}" for fault in faults]
        if not faults:
            _SOUND.add(exactly)
    return found


@cache
def _description() -> dict[str, Any]:
    raw = json.loads(_DESCRIPTION.read_text(encoding="utf-8"))
    loosened = _told_apart(_loosened(raw), raw["components"]["schemas"])
    assert isinstance(loosened, dict)
    return loosened


def _told_apart(node: Any, schemas: Mapping[str, Any]) -> Any:
    """Replace unions whose members differ by `type` with one member: the same verdict, many times faster."""
    if isinstance(node, list):
        return [_told_apart(part, schemas) for part in node]
    if not isinstance(node, dict):
        return node
    new = {key: _told_apart(part, schemas) for key, part in node.items()}
    members = new.get("anyOf")
    if not isinstance(members, list) or len(members) < 3:
        return new
    if all(set(member) >= {"const"} for member in members):
        return {"enum": [member["const"] for member in members]}
    kinds = [_kinds_of(member, schemas) for member in members]
    if not all(kinds):
        return new
    by_kind = {kind: member for some, member in zip(kinds, members, strict=True) for kind in some}
    only = {"type": "object", "required": ["type"], "properties": {"type": {"enum": list(by_kind)}}}
    return {**only, _BY_KIND: by_kind}


def _of_its_kind(validator: Any, members: Mapping[int, Any], instance: Any, schema: Any) -> Iterator[Any]:
    kind = instance.get("type") if isinstance(instance, dict) else None
    if isinstance(kind, int) and kind in members:
        yield from validator.descend(instance, members[kind])


def _unless_known(validator: Any, ref: str, instance: Any, schema: Any) -> Iterator[Any]:
    """Skip parts that were valid before, since the same buttons appear again and again."""
    key = (ref, _outline(instance, ""))
    if key not in _FAULTLESS:
        faults = list(validator._validate_reference(ref=ref, instance=instance))
        if not faults:
            _FAULTLESS.add(key)
        yield from faults


_BY_KIND = "by-kind"
_FAULTLESS: set[Any] = set()
_extended: Any = jsonschema.validators.extend
_Description = _extended(jsonschema.Draft202012Validator, {_BY_KIND: _of_its_kind, "$ref": _unless_known})


def _kinds_of(member: Mapping[str, Any], schemas: Mapping[str, Any]) -> list[int]:
    schema = schemas.get(str(member.get("$ref", "")).rsplit("/", 1)[-1], {})
    return list(schema.get("properties", {}).get("type", {}).get("enum", []))


def _loosened(node: Any) -> Any:
    """Allow snowflakes as numbers, numbers as digits, `oneOf` as `anyOf`, as its readme says."""
    if isinstance(node, list):
        return [_loosened(part) for part in node]
    if not isinstance(node, dict):
        return node
    if node.get("format") == "snowflake":
        return {"anyOf": [{"type": "string", "pattern": r"^\d+$"}, {"type": "integer"}]}
    new = {("anyOf" if key == "oneOf" else key): _loosened(part) for key, part in node.items()}
    kinds = new.get("type")
    if kinds == "integer" or (isinstance(kinds, list) and "integer" in kinds):
        digits = {"type": "string", "pattern": r"^-?\d+$"}
        return {"anyOf": [new, digits]}
    return new


@cache
def _routes() -> list[tuple[re.Pattern[str], dict[str, Any]]]:
    routes = []
    for path, operations in _description()["paths"].items():
        pattern = re.compile(re.sub(r"\{[^}]+\}", "[^/]+", path.replace("@", "\\@")) + r"\Z")
        routes.append((path.count("{"), pattern, operations))
    return [(pattern, operations) for _, pattern, operations in sorted(routes, key=lambda route: route[0])]


@cache
def _validator(method: str, path: str) -> Any:
    for pattern, operations in _routes():
        if pattern.match(path) and method.lower() in operations:
            body = operations[method.lower()].get("requestBody")
            if body is None:
                return None
            schema = body["content"]["application/json"]["schema"]
            return _Description({**schema, "components": _description()["components"]})
    raise LookupError(f"Discord has no {method} {path}")


def against_description(method: str, path: str, body: Any) -> list[str]:
    shape = _shape(path)
    validator = _validator(method, shape)
    if validator is None or body is None:
        return []
    key = (method, shape, _outline(body, ""))
    if key not in _VERDICTS:
        _VERDICTS[key] = [
            f"{error.json_path}: {error.message[:200]}" for error in validator.iter_errors(body)
        ]
    return _VERDICTS[key]


_VERDICTS: dict[Any, list[str]] = {}  # bodies of the same outline get the same verdict
_FREE_TEXT = {
    "content",
    "label",
    "custom_id",
    "placeholder",
    "value",
    "description",
    "url",
    "nonce",
    "filename",
}


def _outline(node: Any, key: str) -> Any:
    """Return a body with its free texts reduced to their lengths, as far as the limits distinguish them."""
    if isinstance(node, dict):
        return tuple((name, _outline(part, name)) for name, part in sorted(node.items()))
    if isinstance(node, list):
        different = len(set(node)) if not any(isinstance(part, dict | list) for part in node) else 0
        return (len(node), different, frozenset(_outline(part, key) for part in node))  # judged one by one
    if isinstance(node, str) and (key in _FREE_TEXT or (len(node) > 16 and node.isdigit())):
        return (bisect_left(_lengths(), len(node)), node.isdigit())
    if isinstance(node, int) and node >= 10**16:
        return "an id"
    return str(node) if isinstance(node, bool) else node


@cache
def _lengths() -> list[int]:
    """Return every length at which some rule of the description begins or ends."""
    found: set[int] = set()

    def collect(node: Any) -> None:
        for part in node.values() if isinstance(node, dict) else node:
            if isinstance(part, dict | list):
                collect(part)
        if isinstance(node, dict):
            limits = [node[key] for key in ("maxLength", "minLength") if isinstance(node.get(key), int)]
            found.update(edge for limit in limits for edge in (limit - 1, limit))

    collect(_description())
    return sorted(found)


def _shape(path: str) -> str:
    """Return the path with ids and tokens replaced, so validators can be cached."""
    path = re.sub(r"/\d+", "/1", path)
    return re.sub(r"/(interactions|webhooks)/1/[^/]+", r"/\1/1/token", path)


def own_rules(method: str, path: str, body: Any) -> Iterator[str]:
    if isinstance(body, list) and path.endswith("/commands"):
        yield from _command_rules(body)
    if not isinstance(body, dict):
        return
    yield from harm(body)
    message = body["data"] if path.endswith("/callback") and isinstance(body.get("data"), dict) else body
    if "components" in message or "content" in message:
        yield from message_rules(message)
        if not (path.endswith("/callback") and body.get("type") == _FORM):
            yield from _mention_rules(message)


def walk(components: Iterable[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        if component.get("accessory"):
            yield component["accessory"]


def message_rules(message: Mapping[str, Any]) -> Iterator[str]:
    content = message.get("content") or ""
    if len(content) > 2000:
        yield f"content of {len(content)} characters"
    parts = list(walk(message.get("components") or []))
    uses_v2 = any(part["type"] in _V2_TYPES for part in parts)
    if uses_v2 and not int(message.get("flags") or 0) & _V2:
        yield "a layout without its flag"
    if uses_v2 and (content or message.get("embeds")):
        yield "a layout beside content or embeds"
    if len(parts) > 40:
        yield f"{len(parts)} components"
    if not uses_v2 and len(message.get("components") or []) > 5:
        yield "more than five rows"
    words = sum(len(part["content"]) for part in parts if part["type"] == 10)
    if words > 4000:
        yield f"{words} characters of text"
    if any(part["type"] == 10 and not part["content"].strip() for part in parts):
        yield "an empty text"
    yield from _control_rules(parts)
    yield from _file_rules(message, parts)


def _control_rules(parts: list[Mapping[str, Any]]) -> Iterator[str]:
    ids = [part["custom_id"] for part in parts if part.get("custom_id")]
    if len(ids) != len(set(ids)):
        yield "a custom id twice"
    for part in parts:
        if part["type"] == 1 and not 1 <= len(part["components"]) <= 5:
            yield f"{len(part['components'])} in a row"
        if part["type"] in _TYPED["button"] and not (part.get("label") or part.get("emoji")):
            yield "a button without a label"
        if part["type"] == 3:
            values = [option["value"] for option in part["options"]]
            if not 1 <= len(values) <= 25 or len(values) != len(set(values)):
                yield f"a menu of {len(values)} values, {len(set(values))} different"
            if sum(bool(option.get("default")) for option in part["options"]) > part.get("max_values", 1):
                yield "too many chosen beforehand"


def _file_rules(message: Mapping[str, Any], parts: list[Mapping[str, Any]]) -> Iterator[str]:
    uploaded = {file.get("filename") for file in message.get("attachments") or []}
    media = [item["media"]["url"] for part in parts for item in part.get("items") or []]
    media += [part["file"]["url"] for part in parts if part["type"] == 13]
    for url in media:
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in uploaded:
            yield f"{url} was not uploaded"
    if len(uploaded) > 10:
        yield f"{len(uploaded)} files"


def _mention_rules(message: Mapping[str, Any]) -> Iterator[str]:
    allowed = message.get("allowed_mentions")
    if not isinstance(allowed, dict):
        yield "mentions are not limited"
    elif allowed.get("parse"):
        yield f"mentions of whole kinds: {allowed['parse']}"


def _command_rules(commands: list[dict[str, Any]]) -> Iterator[str]:
    if len(commands) > 100:
        yield f"{len(commands)} commands"
    for command in commands:
        if command.get("type", 1) != 1:  # in the menu of a message or a person
            yield from [] if len(command["name"]) <= 32 else [f"command name {command['name']!r}"]
            continue
        if not re.fullmatch(r"[-_a-z0-9]{1,32}", command["name"]):
            yield f"command name {command['name']!r}"
        if (size := _command_size(command)) > 8000:
            yield f"command {command['name']} of {size} characters"


def _command_size(node: dict[str, Any]) -> int:
    own = len(node["name"]) + len(node.get("description") or "")
    own += sum(len(str(choice["name"])) + len(str(choice["value"])) for choice in node.get("choices") or [])
    return own + sum(_command_size(option) for option in node.get("options") or [])
