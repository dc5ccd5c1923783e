"""The message that showed a table's seal, asked of Discord: whether it still is what it was then."""

import json
from datetime import datetime
from enum import StrEnum

import discord

from bot.table.outbox import DEALT_BEHIND, Post
from bot.ui.delivery.errors import NOT_NOW, Failure, classify


class SealPost(StrEnum):
    """State of the message with a table's seal."""

    SHOWN = "shown"  # by this bot, never edited, older than the deal, with that very seal
    EDITED = "edited"
    OTHER = "other"  # it shows another seal
    FOREIGN = "foreign"  # somebody else wrote it
    LATE = "late"  # the cards were dealt already
    LATE_ONCE = "late-once"  # the same, by a version that did not wait for it
    GONE = "gone"  # deleted, or nobody knows where it was
    AWAY = "away"  # Discord does not answer, or does not let us look, now
    IMPORTED = "imported"  # the game was not played here: so its seal was not posted here
    NONE = "none"  # dealt before seals existed
    ALONE = "alone"  # there was none: one person against computers


async def seal_post_state(
    client: discord.Client, seal: str, post: Post | None, dealt_at: datetime
) -> tuple[SealPost, datetime | None]:
    """Ask Discord for the message with that seal; return its state and when it was posted, or None."""
    if post is None:
        return SealPost.GONE, None
    try:
        message = await client.get_partial_messageable(post.channel_id).fetch_message(post.message_id)
    except NOT_NOW as error:
        gone = classify(error) in (Failure.MESSAGE_GONE, Failure.PLACE_GONE)
        return SealPost.GONE if gone else SealPost.AWAY, None
    judged = _judged(client, message, seal, dealt_at)
    if judged is SealPost.LATE and post.version < DEALT_BEHIND:
        judged = SealPost.LATE_ONCE
    return judged, message.created_at


def _judged(client: discord.Client, message: discord.Message, seal: str, dealt_at: datetime) -> SealPost:
    if client.user is None or message.author.id != client.user.id:
        return SealPost.FOREIGN
    if message.edited_at is not None:
        return SealPost.EDITED
    shown = message.content + json.dumps([each.to_dict() for each in message.components])
    if seal not in shown:
        return SealPost.OTHER
    return SealPost.SHOWN if message.created_at < dealt_at else SealPost.LATE
