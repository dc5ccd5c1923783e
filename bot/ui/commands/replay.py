"""A game again, turn by turn or as a film: /replay and /film, with the turns and the eyes that they offer."""

import re
from collections.abc import Callable

from bot.skins.skin import Skin
from bot.table.film import Speed
from bot.table.languages import Language
from bot.table.match import TableId
from bot.table.moments import Everybody, Eyes, Moment
from bot.table.refusals import NotAllowed, NotHere
from bot.ui.commands.build import Command, Interaction, Offer, Offers, command, fitting
from bot.ui.commands.which import table_here, tables_to_replay
from bot.ui.context import UiContext
from bot.ui.handlers.film import filmed
from bot.ui.handlers.replay import replayed
from bot.ui.handlers.review import reviewed
from bot.ui.ids import Look
from bot.ui.pages.replay import eyes_lines, goto_lines
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Reply
from engine.game import Refusal

Lines = Callable[[Moment, Skin, Language], list[tuple[str | int, str]]]


def commands(context: UiContext) -> tuple[Command, ...]:
    """The commands that look at a game again."""

    async def replay(
        reply: Reply,
        turn: int | None = None,
        eyes: str = "",
        text: bool = False,
        review: bool = False,
        table: int | None = None,
    ) -> None:
        meant = await table_here(context, reply, table)
        if review:
            await reviewed(context, reply, meant, text=text)
            return
        look = Look(turn, _eyes_typed(eyes), text)
        await reply.private(await replayed(context, reply, meant, look))

    offers = {
        "table": tables_to_replay(context),
        "turn": _offered(context, _turns),
        "eyes": _offered(context, _eyes),
    }

    async def film(reply: Reply, eyes: str = "", speed: str = "", table: int | None = None) -> None:
        meant = await table_here(context, reply, table)
        await filmed(context, reply, meant, _eyes_typed(eyes), _speed_typed(speed))

    shown = {"table": offers["table"], "eyes": offers["eyes"], "speed": _speeds}
    return (
        command(context, "replay", replay, offers=offers, everywhere=True),
        command(context, "film", film, offers=shown),
    )


def _speed_typed(typed: str) -> Speed:
    """How quick a film somebody wants; raises UiRefusal for what is no speed."""
    if not typed or typed in set(Speed):
        return Speed(typed or Speed.NORMAL)
    raise UiRefusal(UiReason.NO_SUCH_SPEED)


async def _speeds(interaction: Interaction, current: str) -> Offers:
    reply = Reply(interaction)
    return fitting([(str(speed), reply.say(f"ui-film-speed-{speed}")) for speed in Speed], current)


def _eyes_typed(typed: str) -> Eyes:
    """Whose eyes somebody typed: `public`, `open`, or a seat by its number from 1."""
    if not typed or typed in set(Everybody):
        return Everybody(typed or Everybody.PUBLIC)
    if re.fullmatch("[0-9]{1,3}", typed):
        return int(typed) - 1
    raise NotAllowed(NotHere.NOT_YOUR_EYES)


def _turns(moment: Moment, skin: Skin, language: Language) -> list[tuple[str | int, str]]:
    return [(line.turn, line.words) for line in goto_lines(moment, skin, language)]


def _eyes(moment: Moment, skin: Skin, language: Language) -> list[tuple[str | int, str]]:
    lines = eyes_lines(moment, skin, language)
    return [
        (str(eyes) if isinstance(eyes, Everybody) else str(eyes + 1), label) for eyes, label in lines.items()
    ]


def _offered(context: UiContext, lines: Lines) -> Offer:
    """What may be typed about the table meant; nothing where it is none of the reader's."""

    async def offered(interaction: Interaction, current: str) -> Offers:
        reply = Reply(interaction)
        try:
            table: TableId = await table_here(context, reply, interaction.namespace.table)
            moment = await context.coordinator.moments.moment(reply.actor, table, None)
        except Refusal:
            return []
        return fitting(lines(moment, context.skin(moment.game), reply.language), current)

    return offered
