"""/learn: the lessons of a game, wherever somebody is."""

from bot.ui.click import Click
from bot.ui.commands.build import Command, Interaction, Offer, Offers, command, fitting
from bot.ui.commands.offers import known_game
from bot.ui.context import UiContext
from bot.ui.handlers.learn import lessons
from bot.ui.reply import Reply


def commands(context: UiContext) -> tuple[Command, ...]:
    """The one."""

    async def learn(reply: Reply, game: str = "") -> None:
        asked = known_game(context, game) if game else ""
        await reply.private(await lessons(Click(context, reply, 0), asked))

    return (command(context, "learn", learn, offers={"game": _offered(context)}, everywhere=True),)


def _offered(context: UiContext) -> Offer:
    """The games that have lessons."""

    async def offered(interaction: Interaction, current: str) -> Offers:
        language, games = Reply(interaction).language, context.coordinator.learning.games
        return fitting([(game, context.skin(game).name(language).label) for game in games], current)

    return offered
