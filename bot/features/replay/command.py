"""A game again, turn by turn: /game replay, with the turns and the eyes that it offers."""

from bot.features.replay.control import replayed
from bot.features.replay.look import REPLAY, Look
from bot.features.replay.page import goto_lines
from bot.table.moments import Moment
from bot.ui.click import Click
from bot.ui.commands.build import Command, command
from bot.ui.commands.eyes import eyes_offered, eyes_typed, offered_of
from bot.ui.commands.which import TableHere, tables_to_replay
from bot.ui.context import UiContext
from bot.ui.features import control_of_features
from bot.ui.reply import Answer, Reply
from bot.ui.voice import Voice

REVIEW = "review"  # the control that an option of ours stands for, where a feature brings it
TEXT = "text"  # what that is about where its reader wants words alone


def commands(context: UiContext) -> tuple[Command, ...]:
    """The command that looks at a game again, or has it reviewed where a feature does that."""
    review = control_of_features(REVIEW)

    async def replay(
        reply: Reply,
        turn: int | None = None,
        eyes: str = "",
        text: bool = False,
        *,
        table: TableHere,
        **more: bool,
    ) -> Answer | None:
        if review is not None and more.get(REVIEW):
            return await review.work(Click(context, reply, table, TEXT if text else ""))
        look = Look(turn, eyes_typed(eyes), text)
        return await replayed(context, reply, table, look)

    offers = {
        "table": tables_to_replay(context),
        "turn": offered_of(context, _turns),
        "eyes": offered_of(context, eyes_offered),
    }

    others = {} if review is None else {REVIEW: bool}
    return (command(context, REPLAY, replay, above="game", offers=offers, others=others, domain=REPLAY),)


def _turns(moment: Moment, voice: Voice) -> list[tuple[str | int, str]]:
    return [(line.turn, line.words) for line in goto_lines(moment, voice)]
