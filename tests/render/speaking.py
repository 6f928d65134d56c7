"""Names that pictures have to write, in every language."""

from __future__ import annotations

from bot.locales import speaker
from engine.core.text import Say

NAMES = ("Anna", "Bartholomew", "Chloé", "Đorđe", "Eve", "Ferdinand")
LONG_NAMES = (
    "Maximiliana-Josephine of Keydom",
    "W" * 32,
    "Bartholomew the Exceedingly Patient",
    "🦊🦊🦊",
    "Ω",
    "日本語プレイヤー",
)


def speak(names: tuple[str, ...] = NAMES, language: str = "en") -> Say:
    return speaker(language, names, markdown=False)
