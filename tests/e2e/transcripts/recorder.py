"""Records what people do on the stage and every request with which the bot answers."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec
import pytest
from msgspec import Struct
from PIL import Image, PngImagePlugin
from simcord.backend.errors import BackendError
from simcord.http import router

from playground.faster_simcord import copied
from render.kit import encode
from render.kit.paint import extent_of
from render.kit.png import png
from render.kit.scene import Label, Plate, Scene, Sprite

_PRINT = "fingerprint"
_pack = msgspec.msgpack.Encoder(enc_hook=repr, order="deterministic").encode


class File(Struct, frozen=True):
    name: str
    data: bytes


class Request(Struct):
    """A request of the bot, when it came, and what Discord answered."""

    method: str
    path: str
    params: dict[str, Any]
    body: Any
    files: tuple[File, ...]
    at: float
    answer: Any = None
    refused: str = ""


class Act(Struct, frozen=True):
    """Something that happens to the bot: a press, a command, time."""

    said: str = ""
    pressed: Mapping[str, Any] | None = None  # the interaction as Discord sends it
    is_aside: bool = False  # what follows is not written, up to the next one that something is said of


Entry: TypeAlias = Act | Request


class Recorder:
    """A recording of one evening; `begin` it before the stage opens."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def begin(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(router, "dispatch", self._recording(router.dispatch))
        monkeypatch.setattr(encode, "_bands", lambda scene, _: fingerprint(scene))
        monkeypatch.setattr(encode, "png", _small_png(png))
        monkeypatch.setattr("bot.ui.pictures.films.paint", fingerprint)
        monkeypatch.setattr("bot.ui.pictures.films.animation", _film)

    def heard(self, event: str, payload: Mapping[str, Any]) -> None:
        """Receives what Discord tells the bot."""
        if event == "INTERACTION_CREATE":
            self.entries.append(Act(pressed=copied(dict(payload))))

    def note(self, said: str) -> None:
        self.entries.append(Act(said))

    def _recording(self, dispatch: Callable[..., Any]) -> Callable[..., Any]:
        def recorded(backend: Any, method: str, path: str, **rest: Any) -> Any:
            made = Request(
                method,
                path,
                dict(rest.get("params") or {}),
                copied(rest.get("json")),
                tuple(_read(file) for file in rest.get("files") or ()),
                backend.clock.elapsed,
            )
            self.entries.append(made)
            try:
                made.answer = dispatch(backend, method, path, **rest)
            except BackendError as error:
                made.refused = f"{error.status} {error.code}"
                raise
            return made.answer

        return recorded


def _read(file: Any) -> File:
    data = file.fp.read()
    file.fp.seek(0)
    return File(file.filename, data)


def fingerprint(scene: Scene) -> str:
    """Return the size of a picture and a hash of what lies where in it, to the pixel, before painting."""
    shown = [scene.theme.name]
    for item in scene.items:
        place = extent_of(item)
        match item:
            case Sprite(_, ink, args):
                shown.append(f"{getattr(ink, '__qualname__', '')} {_pack(args)!r} {place}")
            case Label(_, words, face, size, colour):
                shown.append(f"{words} {face} {size} {colour} {place}")
            case Plate(_, fill, edge, radius, line):
                shown.append(f"{fill} {edge} {radius} {line} {place}")
    known = hashlib.blake2s("\n".join(shown).encode(), digest_size=4).hexdigest()
    return f"{round(scene.width)}x{round(scene.height)} {known}"


def _small_png(whole: Callable[..., bytes]) -> Callable[..., bytes]:
    """Return an encoder that writes a small empty picture with the fingerprint instead of a scene."""

    def small(width: int, height: int, palette: Any, bands: Any) -> bytes:
        if not isinstance(bands, str):
            return whole(width, height, palette, bands)
        info, out = PngImagePlugin.PngInfo(), io.BytesIO()
        info.add_text(_PRINT, bands)
        Image.new("L", (16, 16)).save(out, "PNG", pnginfo=info)
        return out.getvalue()

    return small


def _film(frames: Any, *_: object, **options: Any) -> bytes:
    seen = list(frames)
    known = hashlib.blake2s("\n".join(seen).encode(), digest_size=4).hexdigest()
    return f"{len(seen)} pictures, {known}, {options.get('shown')} ms each".encode()


def described(file: File) -> str:
    """Return what a file holds, in a few words."""
    if file.name.endswith(".png"):
        with Image.open(io.BytesIO(file.data)) as picture:
            return str(picture.info.get(_PRINT, f"{picture.width}x{picture.height} painted"))
    if file.name.endswith(".gif"):
        return file.data.decode()
    return "a file"
