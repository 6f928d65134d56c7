"""The invite link: only the permissions in use, and no privileged intent."""

from __future__ import annotations

import discord

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,  # lobby posts; the table itself where threads are not allowed
    send_messages_in_threads=True,
    create_public_threads=True,  # each table's own thread
    create_private_threads=True,  # the hidden screen of players whose DMs are closed
    attach_files=True,  # pictures, exported games
    read_message_history=True,  # to see whether a post arrived before a crash
)


def invite_for_one(application_id: int | None) -> str:
    """Return the link with which a person adds the commands to play alone in their DM, without
    permissions."""
    link = discord.utils.oauth_url(application_id or 0, scopes=("applications.commands",))
    return f"{link}&integration_type=1"


def invite(application_id: int | None) -> str:
    """Return the link with which a server's owner adds the bot."""
    return discord.utils.oauth_url(
        application_id or 0, permissions=PERMISSIONS, scopes=("bot", "applications.commands")
    )
