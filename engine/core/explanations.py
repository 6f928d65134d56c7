"""Explanations of questions for players who meet them for the first time: data beside the rules."""

from __future__ import annotations

from msgspec import Struct


class Explanation(Struct, frozen=True):
    """`<game>-explain-<topic>` says what is asked and why, `<game>-look-<topic>` what a good player
    considers; neither names a move."""

    topic: str
    rules: tuple[str, ...]  # numbers of the two or three rules that apply
