"""The bot's invitation to a server: the rights it needs there, and the address that asks for it."""

import discord

# A table's own thread, posts with pictures, and finding a post again rather than sending it twice.
PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)
SCOPES = ("bot", "applications.commands")


def invitation(application: int | None) -> str:
    """The address at which somebody chooses a server for the bot."""
    assert application is not None
    return discord.utils.oauth_url(application, permissions=PERMISSIONS, scopes=SCOPES)
