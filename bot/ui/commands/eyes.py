"""Options of a finished game's commands: through whose eyes, and whatever else its moments offer."""

import re
from collections.abc import Callable

from bot.table.moments import Everybody, Eyes, Moment
from bot.table.refusals import NotAllowed, NotHere
from bot.ui.commands.build import Interaction, Offer, Offers, fitting
from bot.ui.commands.which import table_here
from bot.ui.context import UiContext
from bot.ui.reply import Reply
from bot.ui.voice import Voice
from engine.game import Refusal

Lines = Callable[[Moment, Voice], list[tuple[str | int, str]]]


def eyes_typed(typed: str) -> Eyes:
    """Eyes that somebody typed: `public`, `open`, or a seat by its number from 1."""
    if not typed or typed in set(Everybody):
        return Everybody(typed or Everybody.PUBLIC)
    if re.fullmatch("[0-9]{1,3}", typed):
        return int(typed) - 1
    raise NotAllowed(NotHere.NOT_YOUR_EYES)


def eyes_offered(moment: Moment, voice: Voice) -> list[tuple[str | int, str]]:
    """Eyes its reader may look through, as they are typed and in words."""
    return [
        (str(eyes) if isinstance(eyes, Everybody) else str(eyes + 1), voice.eyes(eyes, moment.occupants))
        for eyes in moment.allowed
    ]


def offered_of(context: UiContext, lines: Lines) -> Offer:
    """Offer words about the table meant; nothing where it is none of the reader's."""

    async def offered(interaction: Interaction, current: str) -> Offers:
        reply = Reply(interaction)
        try:
            table_id = await table_here(context, reply, vars(interaction.namespace))
            moment = await context.coordinator.moments.moment(reply.actor, table_id, None)
        except Refusal:
            return []
        return fitting(lines(moment, context.voice(moment, reply.language)), current)

    return offered
