"""Emojis for every icon, as if Discord had them all."""

from __future__ import annotations

from render.registry import ICONS


def every_emoji() -> dict[tuple[str, str], str]:
    wanted = [(game, icon) for game, table in ICONS.items() for icon in table.drawn]
    names = [icon.replace("-", "_") for _, icon in wanted]
    return {one: f"<:lk_{names[at]}_{at:06x}:{10**17 + at}>" for at, one in enumerate(wanted)}
