"""A finished game as a film: /game film, with the eyes and the speeds that it offers."""

from bot.features.film.choice import FILM, FilmReason
from bot.features.film.control import filmed
from bot.features.film.plan import Speed
from bot.ui.commands.build import Command, Interaction, Offers, command, fitting
from bot.ui.commands.eyes import eyes_offered, eyes_typed, offered_of
from bot.ui.commands.which import TableHere, tables_to_replay
from bot.ui.context import UiContext
from bot.ui.refusals import UiRefusal
from bot.ui.reply import Reply


def commands(context: UiContext) -> tuple[Command, ...]:
    """The command that shows it."""

    async def film(reply: Reply, eyes: str = "", speed: str = "", *, table: TableHere) -> None:
        await filmed(context, reply, table, eyes_typed(eyes), _speed_typed(speed))

    shown = {
        "table": tables_to_replay(context),
        "eyes": offered_of(context, eyes_offered),
        "speed": _speeds,
    }
    return (command(context, FILM, film, above="game", offers=shown, domain=FILM),)


def _speed_typed(typed: str) -> Speed:
    """Speed of a film as typed; raises UiRefusal for what is no speed."""
    if not typed or typed in set(Speed):
        return Speed(typed or Speed.NORMAL)
    raise UiRefusal(FilmReason.NO_SUCH_SPEED)


async def _speeds(interaction: Interaction, current: str) -> Offers:
    reply = Reply(interaction)
    return fitting([(str(speed), reply.say(f"film/speed-{speed}")) for speed in Speed], current)
