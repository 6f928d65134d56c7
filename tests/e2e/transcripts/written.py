"""A recording as text: one block per act, and below it every request that followed, by recipient."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from itertools import groupby
from typing import Any

from msgspec import Struct

from tests.e2e.transcripts.names import Names
from tests.e2e.transcripts.recorder import Act, Entry, File, Request, described

_STYLES = {1: "blue", 2: "", 3: "green", 4: "red", 5: "link"}
_PRINTED = {
    "components",
    "content",
    "flags",
    "attachments",
    "allowed_mentions",
    "nonce",
    "enforce_nonce",
    "tts",
}
_SILENT, _ALONE = 1 << 12, 1 << 6
_COMMAND, _PRESS, _TYPED, _FORM = 2, 3, 4, 5
_RUN = 3  # unchanged lines of an edited message that are left out


class _Block(Struct):
    where: str
    lines: list[str]


class Writer:
    def __init__(self, names: Names) -> None:
        self._names = names
        self._shown = dict[str, list[str]]()  # what each message looks like
        self._interactions = dict[str, Mapping[str, Any]]()  # by token
        self._alone = dict[str, bool]()  # whether the answer to an interaction is ephemeral
        self._at = 0.0

    def text(self, entries: Sequence[Entry]) -> str:
        return "\n".join(self._lines(entries)) + "\n"

    def _lines(self, entries: Sequence[Entry]) -> Iterator[str]:
        blocks, is_aside = list[_Block](), False
        for entry in entries:
            if isinstance(entry, Act):
                is_aside = entry.is_aside or (is_aside and not entry.said)
                yield from _sorted(blocks)
                said, blocks = self._act(entry), []
                if not is_aside or entry.said:
                    yield from ("", f"=== {said}")
                continue
            self._at = entry.at
            written = self._request(entry)
            blocks += [] if is_aside else written
        yield from _sorted(blocks)

    # ------------------------------------------------------------ acts

    def _act(self, act: Act) -> str:
        if act.pressed is None:
            return self._names.plain(act.said, self._at)
        made = act.pressed
        self._interactions[str(made["token"])] = made
        data = made["data"]
        who = self._names.person((made.get("member") or made)["user"]["id"])
        where = self._names.place(made["channel_id"])
        match made["type"]:
            case 2:
                return f"{who} in {where}: {self._command(data)}"
            case 3:
                return f"{who} in {where} presses {self._pressed(made)}"
            case 4:
                return f"{who} in {where} types {self._command(data)}"
            case _:
                written = f"{data['custom_id']} {json.dumps(data['components'])}"
                return f"{who} in {where} sends {self._names.custom_id(written)}"

    def _command(self, data: Mapping[str, Any]) -> str:
        words = ["/" + data["name"]]
        options = list(data.get("options") or [])
        while options and options[0].get("type") in (1, 2):
            words.append(options[0]["name"])
            options = list(options[0].get("options") or [])
        words += [f"{one['name']}={one.get('value')}" for one in options]
        return self._names.plain(" ".join(words), self._at)

    def _pressed(self, made: Mapping[str, Any]) -> str:
        data, found = made["data"], ""
        for part in _walk(made["message"].get("components") or []):
            if part.get("custom_id") == data["custom_id"]:
                names = {one["value"]: one["label"] for one in part.get("options") or []}
                found = part.get("label") or part.get("placeholder") or ""
                found += "".join(f" > {names.get(value, value)}" for value in data.get("values") or [])
        return f"[{self._names.plain(found, self._at)}] {self._names.custom_id(data['custom_id'])}"

    # ------------------------------------------------------------ requests

    def _request(self, made: Request) -> list[_Block]:
        parts = made.path.strip("/").split("/")
        match made.method, parts:
            case "POST", ["users", "@me", "channels"]:
                return []
            case "POST", ["channels", channel, "messages"]:
                return [self._message(made, self._names.place(channel), "new message", channel)]
            case "PATCH", ["channels", channel, "messages", message]:
                where = f"edits {self._names.message(message)}"
                return [self._message(made, self._names.place(channel), where, channel, message)]
            case "DELETE", ["channels", channel, "messages", message]:
                where = f"deletes {self._names.message(message)}"
                self._names.gone(message)
                return [_Block(self._names.place(channel), [where + _refusal(made)])]
            case "POST", ["interactions", _, token, "callback"]:
                return self._callback(made, token)
            case _, ["webhooks", _, token, *rest]:
                return self._webhook(made, token, rest)
            case _, ["applications", *_] if isinstance(made.body, list):
                names = sorted(str(one["name"]) for one in made.body)
                return [_Block("Discord", [f"{made.method} commands: {' '.join(names)}"])]
        return [self._other(made, parts)]

    def _other(self, made: Request, parts: Sequence[str]) -> _Block:
        where = next((self._names.place(one) for one in parts if one.isdigit()), "Discord")
        body = "" if made.body is None else json.dumps(made.body, ensure_ascii=False, sort_keys=True)
        line = self._names.plain(f"{made.method} {made.path} {body}".strip(), self._at) + _refusal(made)
        if made.method == "POST" and parts[-1] == "threads" and made.answer is not None:
            line += f" → {self._names.thread_made(made.answer)}"
        return _Block(where, [line])

    def _callback(self, made: Request, token: str) -> list[_Block]:
        kind, data = made.body["type"], made.body.get("data") or {}
        alone = bool(int(data.get("flags") or 0) & _ALONE)
        if kind in (5, 6):
            self._alone[token] = alone
            return [] if not made.refused else [_Block(self._person(token), [_refusal(made)])]
        if kind == 8:
            offered = [f"  {one['name']} = {one['value']}" for one in data["choices"]]
            return [_Block(self._person(token), [self._names.plain(one, self._at) for one in offered])]
        if kind == 9:
            form = [f"form {self._names.plain(data['title'])}", *self._parts(data["components"], ())]
            return [_Block(self._person(token), [self._names.custom_id(data["custom_id"]), *form])]
        where = "in place" if kind == 7 else "alone" if alone else "in public"
        inner = Request(made.method, made.path, {}, data, made.files, made.at, made.answer, made.refused)
        return [self._message(inner, self._person(token), where)]

    def _webhook(self, made: Request, token: str, rest: Sequence[str]) -> list[_Block]:
        who = self._person(token)
        if made.method == "GET":
            return []
        if made.method == "DELETE":
            self._names.gone(rest[-1])
            return [
                _Block(who, ["deletes the answer" if rest[-1] == "@original" else "deletes an open panel"])
            ]
        if made.method == "POST":
            alone = bool(int((made.body or {}).get("flags") or 0) & _ALONE)
            return [self._message(made, who, "alone, in a message more" if alone else "in a message more")]
        source = str((self._interactions.get(token, {}).get("message") or {}).get("id"))
        changed = str((made.answer or {}).get("id"))
        if rest[-1] != "@original":
            where = "an open panel changes"
        else:
            where = "in place" if source == changed else "alone" if self._alone.get(token) else "in public"
        return [self._message(made, who, where, message=changed)]

    def _person(self, token: str) -> str:
        made = self._interactions.get(token)
        return (
            f"to {self._names.person((made.get('member') or made)['user']['id'])}" if made else "to somebody"
        )

    # ------------------------------------------------------------ messages

    def _message(self, made: Request, who: str, what: str, channel: str = "", message: str = "") -> _Block:
        body = made.body or {}
        message = message or str((made.answer or {}).get("id") or "")
        if channel and made.method == "POST" and made.answer is not None:
            self._names.sent(channel, message)
        lines = [*self._body(body, made.files)]
        head = [what, *self._extras(body)]
        shown = _changes(self._shown.get(message), lines)
        if message and not made.refused:
            self._shown[message] = lines
        return _Block(who, [", ".join(head) + _refusal(made), *shown])

    def _extras(self, body: Mapping[str, Any]) -> Iterator[str]:
        if int(body.get("flags") or 0) & _SILENT:
            yield "silent"
        allowed = body.get("allowed_mentions") or {}
        if pinged := allowed.get("users"):
            yield "pings " + ", ".join(sorted(self._names.person(one) for one in pinged))
        others = {key: value for key, value in body.items() if key not in _PRINTED and value}
        if others:
            yield self._names.plain(json.dumps(others, ensure_ascii=False, sort_keys=True), self._at)

    def _body(self, body: Mapping[str, Any], files: Sequence[File]) -> Iterator[str]:
        if body.get("content"):
            yield from self._indented(body["content"])
        yield from self._parts(body.get("components") or [], files)

    def _indented(self, words: str) -> Iterator[str]:
        yield from (f"  {line}".rstrip() for line in self._names.plain(words, self._at).splitlines())

    def _parts(self, parts: Sequence[Mapping[str, Any]], files: Sequence[File]) -> Iterator[str]:
        for part in parts:
            match part["type"]:
                case 17:
                    if colour := part.get("accent_color"):
                        yield f"  (#{colour:06x})"
                    yield from self._parts(part["components"], files)
                case 10:
                    yield from self._indented(part["content"])
                case 12:
                    for item in part["items"]:
                        yield self._picture(item, files)
                case 13:
                    name = _name(part["file"])
                    yield f"  file {self._names.plain(name)} ({_found(name, files)})"
                case 1 if part["components"][0]["type"] == 3:
                    yield from self._menu(part["components"][0])
                case 1:
                    yield "  " + "  ".join(self._button(one) for one in part["components"])
                case _:
                    rest = json.dumps(part, ensure_ascii=False, sort_keys=True)
                    yield "  " + self._names.custom_id(rest)

    def _picture(self, item: Mapping[str, Any], files: Sequence[File]) -> str:
        name, alt = _name(item["media"]), item.get("description") or ""
        return (
            f"  picture {self._names.plain(name)} ({_found(name, files)}): {self._names.plain(alt, self._at)}"
        )

    def _button(self, part: Mapping[str, Any]) -> str:
        label = self._names.plain(part.get("label") or "", self._at)
        emoji = (part.get("emoji") or {}).get("name")
        style = _STYLES[part["style"]] + (" off" if part.get("disabled") else "")
        target = self._names.plain(part["url"]) if "url" in part else self._names.custom_id(part["custom_id"])
        return f"[{f'({emoji}) ' if emoji else ''}{label}]({' '.join([*style.split(), target])})"

    def _menu(self, part: Mapping[str, Any]) -> Iterator[str]:
        asked = self._names.plain(part.get("placeholder") or "", self._at)
        yield f"  <{asked}> {self._names.custom_id(part['custom_id'])}"
        for one in part["options"]:
            mark = "●" if one.get("default") else "-"
            said = self._names.plain(one["label"], self._at)
            if one.get("description"):
                said += f" | {self._names.plain(one['description'], self._at)}"
            yield f"    {mark} {said} = {self._names.custom_id(one['value'])}"


def _walk(parts: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for part in parts:
        yield part
        yield from _walk(part.get("components") or [])


def _name(media: Mapping[str, Any]) -> str:
    return str(media["url"]).removeprefix("attachment://")


def _found(name: str, files: Sequence[File]) -> str:
    return next((described(file) for file in files if file.name == name), "kept")


def _refusal(made: Request) -> str:
    return f" ✗ refused: {made.refused}" if made.refused else ""


def _changes(before: list[str] | None, now: list[str]) -> list[str]:
    """Return the lines; of an edited message without long parts that are as before."""
    if before is None:
        return now
    found = list[str]()
    for kind, _, _, first, last in SequenceMatcher(None, before, now, autojunk=False).get_opcodes():
        if kind == "equal" and last - first > _RUN:
            found.append(f"  … {last - first} lines as before")
        else:
            found += now[first:last]
    return found


def _sorted(blocks: Sequence[_Block]) -> Iterator[str]:
    """Yield the blocks by recipient: messages to one come in order, those to several at once do not."""
    for where, those in groupby(sorted(blocks, key=lambda one: one.where), key=lambda one: one.where):
        for one in those:
            yield f"--- {where}: {one.lines[0] if one.lines else ''}".rstrip()
            yield from one.lines[1:]
