"""Kept chairs: the people whom somebody mentions while they open a table."""

import asyncio
import re
from collections.abc import Sequence
from functools import partial

from bot.table.match import PlayerId
from bot.table.offers import Invited
from bot.table.refusals import NotAllowed, NotHere
from bot.ui.context import UiContext
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Reply, may_view

MENTION = re.compile(r"<@!?([0-9]{1,19})>")


async def invited(context: UiContext, reply: Reply, typed: str, most: int) -> Sequence[Invited]:
    """The people mentioned, each once and without whoever types, as Discord describes them.

    Raises UiRefusal for words that mention nobody, NotAllowed for more people than there are chairs:
    then Discord is asked about none of them.
    """
    people = mentioned(typed, but=reply.reader)
    if len(people) > most:
        raise NotAllowed(NotHere.TOO_MANY_INVITED, most=most)
    return await asyncio.gather(*(_described(context, reply, player) for player in people))


def mentioned(typed: str, *, but: PlayerId) -> tuple[PlayerId, ...]:
    """The numbers of the people mentioned, in order; raises UiRefusal for anything else between them."""
    rest = MENTION.sub(" ", typed).replace(",", " ").strip()
    if rest:
        raise UiRefusal(UiReason.NOT_MENTIONED, entry=rest)
    return tuple(dict.fromkeys(int(found) for found in MENTION.findall(typed) if int(found) != but))


async def _described(context: UiContext, reply: Reply, player: PlayerId) -> Invited:
    """A person as a member of this server; a stranger sees nothing here, and has a number for a name."""
    guild = reply.interaction.guild
    member = None if guild is None else await context.members.find(guild, player, afresh=True)
    if member is None:
        return Invited(player, str(player), False, lambda _channel_id: False)
    return Invited(member.id, member.display_name, member.bot, partial(may_view, member))
