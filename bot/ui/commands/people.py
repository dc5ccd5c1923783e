"""People at a table in play: leaving, and for hosts and server managers replacing and ending."""

import discord
from discord import app_commands

from bot.clock import Pace
from bot.language import LANGUAGES
from bot.match import NoSuchMatch, NotNow
from bot.ui.answer import Answer
from bot.ui.commands.making import (
    Command,
    Interaction,
    Offer,
    Offers,
    command,
    fitting,
    group,
    my_table,
)
from bot.ui.commands.playing import tables_offered
from bot.ui.components import Ask, Verb, button
from bot.ui.desk import Desk
from bot.ui.page import Page, Row
from bot.ui.wishes import SERVER_OFFERED, choices, server_page
from bot.ui.words import table_number


def commands(desk: Desk) -> tuple[Command | app_commands.Group, ...]:
    """/leave and /server …; a host finds end and replace under /table."""

    async def leave(answer: Answer, table: int | None = None) -> None:
        meant = await my_table(desk, answer, table)
        sure = button(
            Ask(meant, Verb.REALLY_LEAVE), answer.say("ui-really-leave"), style=discord.ButtonStyle.danger
        )
        words = answer.say("ui-leave-head", table=table_number(meant))
        await answer.private(Page(parts=(words, Row((sure,)))))

    made = command(desk, "leave", leave)
    made.autocomplete("table")(tables_offered(desk))
    return (made, _server(desk))


def _server(desk: Desk) -> app_commands.Group:
    """For server managers, by Discord's own permissions."""

    async def settings(
        answer: Answer,
        language: str = "",
        pace: str = "",
        where: discord.TextChannel | None = None,
        everywhere: bool = False,
    ) -> None:
        guild = answer.interaction.guild_id or 0
        if where is not None or everywhere:
            known = (await desk.coordinator.server(guild)).channels
            channels = () if everywhere or where is None else tuple(dict.fromkeys((*known, where.id)))
            await desk.coordinator.settle_server(guild, channels=channels)
        spoken = next((known for known in LANGUAGES if known == language), None)
        server = await desk.coordinator.settle_server(
            guild, language=spoken, pace=Pace(pace) if pace in set(Pace) else None
        )
        await answer.private(server_page(server, answer.language))

    async def end(answer: Answer, table: int) -> None:
        await desk.coordinator.end(await _ours(desk, answer, table), answer.reader, manager=True)
        await answer.private(Page(parts=(answer.say("ui-done"),)))

    async def replace(answer: Answer, table: int, seat: int, player: discord.User) -> None:
        meant = await _ours(desk, answer, table)
        await seat_instead(desk, answer, meant, seat, player, manager=True)

    made = group("server", managers_only=True)
    for deed in (settings, end, replace):
        made.add_command(command(desk, f"server {deed.__name__}", deed, nested=True))
    for subcommand in made.walk_commands():
        if isinstance(subcommand, app_commands.Command):
            if subcommand.name == "settings":
                for name in SERVER_OFFERED:
                    subcommand.autocomplete(name)(_values(name))
            else:
                subcommand.autocomplete("table")(_tables_here(desk))
            if subcommand.name == "replace":
                subcommand.autocomplete("seat")(_seats_there(desk))
    return made


async def seat_instead(
    desk: Desk, answer: Answer, table: int, seat: int, player: discord.User, *, manager: bool
) -> None:
    """Another person takes a seat."""
    await desk.coordinator.replace(
        table, answer.reader, seat - 1, player.id, player.display_name, manager=manager
    )
    await answer.private(Page(parts=(answer.say("ui-done"),)))


async def _ours(desk: Desk, answer: Answer, table: int) -> int:
    """A table of this very server: managing one server gives no right over another's tables."""
    lobby = await desk.coordinator.lobby(table)
    if lobby.guild_id != answer.interaction.guild_id:
        raise NoSuchMatch(NotNow.NO_SUCH_TABLE)
    return table


def _tables_here(desk: Desk) -> Offer:
    async def offered(interaction: Interaction, current: str) -> Offers:
        tables = await desk.coordinator.tables_in(interaction.guild_id or 0)
        named = [(t.id, f"{table_number(t.id)} · {desk.skin(t.game).title(t.bosses)}") for t in tables]
        return fitting(named, current)

    return offered


def _seats_there(desk: Desk) -> Offer:
    async def offered(interaction: Interaction, current: str) -> Offers:
        tables = await desk.coordinator.tables_in(interaction.guild_id or 0)
        sitters = [t.sitters for t in tables if t.id == interaction.namespace.table]
        named = [(at, f"{at}. {s.name}") for at, s in enumerate(sitters[0] if sitters else (), 1)]
        return fitting(named, current)

    return offered


def _values(name: str) -> Offer:
    async def offered(interaction: Interaction, current: str) -> Offers:
        words = choices(Answer(interaction).language, name, SERVER_OFFERED[name])
        return fitting([(choice.word, choice.label) for choice in words], current)

    return offered
