"""Their figures: the line in the menu of a person."""

from bot.features.stats.command import figures_of
from bot.ui.click import Click
from bot.ui.commands.build import IN_A_SERVER
from bot.ui.commands.menus import Menu
from bot.ui.commands.people import Somebody
from bot.ui.context import UiContext


def menus(context: UiContext) -> tuple[Menu, ...]:
    """The one."""

    async def stats(click: Click, person: Somebody) -> None:
        await figures_of(context, click.reply, person.id)

    return (Menu(context, "stats/menu", stats, IN_A_SERVER),)
