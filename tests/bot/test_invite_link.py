"""The invite link in the documentation is the one the bot gives."""

from __future__ import annotations

from pathlib import Path

from bot.invite_link import PERMISSIONS, invite, invite_for_one

HOSTING = Path("docs/hosting.md").read_text(encoding="utf-8")


def test_the_documented_link_carries_exactly_our_permissions() -> None:
    assert invite(1).replace("client_id=1&", "client_id=YOUR_APPLICATION_ID&") in HOSTING
    assert f"**{PERMISSIONS.value}**" in HOSTING


def test_a_person_adds_the_commands_without_any_permission() -> None:
    link = invite_for_one(1)
    assert link.replace("client_id=1&", "client_id=YOUR_APPLICATION_ID&") in HOSTING
    assert "permissions" not in link


def test_every_permission_is_explained() -> None:
    wanted = [name for name, allowed in PERMISSIONS if allowed]
    named = {"read_messages": "View Channels"}  # the library's older name for it
    for name in wanted:
        shown = named.get(name, name.replace("_", " ").title().replace(" In ", " in "))
        assert f"| {shown} |" in HOSTING, name
