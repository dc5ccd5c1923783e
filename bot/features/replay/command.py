"""A game again, turn by turn: /game replay, with the turns and the eyes that it offers."""

from bot.features.replay.control import replayed
from bot.features.replay.look import REPLAY, Look
from bot.features.replay.page import goto_lines
from bot.table.moments import Moment
from bot.ui.commands.build import Command, command
from bot.ui.commands.eyes import eyes_offered, eyes_typed, offered_of
from bot.ui.commands.which import TableHere, tables_to_replay
from bot.ui.context import UiContext
from bot.ui.handlers.review import reviewed
from bot.ui.reply import Reply
from bot.ui.voice import Voice


def commands(context: UiContext) -> tuple[Command, ...]:
    """The command that looks at a game again."""

    async def replay(
        reply: Reply,
        turn: int | None = None,
        eyes: str = "",
        text: bool = False,
        review: bool = False,
        *,
        table: TableHere,
    ) -> None:
        if review:
            await reviewed(context, reply, table, text=text)
            return
        look = Look(turn, eyes_typed(eyes), text)
        await reply.private(await replayed(context, reply, table, look))

    offers = {
        "table": tables_to_replay(context),
        "turn": offered_of(context, _turns),
        "eyes": offered_of(context, eyes_offered),
    }

    return (command(context, REPLAY, replay, above="game", offers=offers, domain=REPLAY),)


def _turns(moment: Moment, voice: Voice) -> list[tuple[str | int, str]]:
    return [(line.turn, line.words) for line in goto_lines(moment, voice)]
