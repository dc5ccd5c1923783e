"""How a command is made: its words come from the catalogue, its answer is courteous.

No command of its own lives here.
"""

import inspect
from collections.abc import Callable, Coroutine, Iterable
from functools import wraps
from itertools import islice
from typing import Any

import discord
from discord import app_commands

from bot.language import say
from bot.table.lobby import Lobby, Phase
from bot.table.match import TableId
from bot.table.reports import TableLine
from bot.ui.components import cut
from bot.ui.context import UiContext
from bot.ui.errors import guarded
from bot.ui.pages.text import table_number
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Reply
from bot.ui.translator import command_key, option_key, told

Handler = Callable[..., Coroutine[Any, Any, None]]
Interaction = discord.Interaction[discord.Client]
Offers = list[app_commands.Choice[Any]]
Offer = Callable[[Interaction, str], Coroutine[Any, Any, Offers]]
Command = app_commands.Command[Any, ..., None]

ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
IN_A_SERVER = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
INSTALLED = app_commands.AppInstallationType(guild=True, user=False)
AUTOCOMPLETE_LIMIT = 25


def command(
    context: UiContext, path: str, deed: Handler, *, anywhere: bool = True, nested: bool = False
) -> Command:
    """The command of that path (`table new`); a subcommand is `nested` in its group.

    The deed takes an Answer first; what follows are the options, which discord.py reads off its signature.
    """
    key, name = command_key(path), path.rpartition(" ")[2]

    @wraps(deed)
    async def typed(interaction: Interaction, **options: Any) -> None:
        await guarded(context, interaction, lambda reply: deed(reply, **options), options.get("table"))

    words = {option: say("en", f"{option_key(option)}.about") for option in _options(deed)}
    made: Command = app_commands.Command(
        name=name,
        description=say("en", f"{key}.about"),
        callback=app_commands.describe(**words)(typed),
        allowed_contexts=None if nested else ANYWHERE if anywhere else IN_A_SERVER,
        allowed_installs=None if nested else INSTALLED,
    )
    return made


def _options(deed: Handler) -> tuple[str, ...]:
    return tuple(inspect.signature(deed).parameters)[1:]


def group(name: str, *, anywhere: bool = False, managers_only: bool = False) -> app_commands.Group:
    """A command with subcommands; Discord itself keeps all but server managers out where asked."""
    return app_commands.Group(
        name=name,
        description=say("en", f"{command_key(name)}.about"),
        allowed_contexts=ANYWHERE if anywhere else IN_A_SERVER,
        allowed_installs=INSTALLED,
        default_permissions=discord.Permissions(manage_guild=True) if managers_only else None,
    )


def choice(value: str, key: str) -> app_commands.Choice[str]:
    """One fixed value of an option, worded in every language."""
    return app_commands.Choice(name=told(key), value=value)


async def my_table(context: UiContext, reply: Reply, named: TableId | None) -> TableId:
    """The table meant: the one named, the one played here, the only one, or the only one that waits."""
    reply.table = named if named is not None else await _meant(context, reply)
    return reply.table


async def _meant(context: UiContext, reply: Reply) -> TableId:
    lines = await context.coordinator.tables_of(reply.reader)
    playing = [line for line in lines if line.phase is Phase.PLAYING]
    if not playing:
        raise UiRefusal(UiReason.NO_TABLE)
    here = [line for line in playing if reply.interaction.channel_id == line.location.place]
    for meant in (here, playing, [line for line in playing if line.asked]):
        if len(meant) == 1:
            return meant[0].table_id
    raise UiRefusal(UiReason.WHICH_TABLE)


async def lobby_here(context: UiContext, reply: Reply, named: TableId | None) -> TableId:
    """The lobby meant: the one named, else the newest in this channel."""
    if named is not None:
        return named
    interaction = reply.interaction
    gathered = await context.coordinator.tables_in(interaction.guild_id or 0, interaction.channel_id)
    open_ones: list[Lobby] = [lobby for lobby in gathered if lobby.phase is Phase.LOBBY]
    if not open_ones:
        raise UiRefusal(UiReason.NO_LOBBY)
    return max(lobby.id for lobby in open_ones)


def table_name(context: UiContext, line: TableLine) -> str:
    """`#12 · Capone, Moran, Yale`, how a list names a table."""
    return f"{table_number(line.table_id)} · {context.skin(line.game).title(line.bosses)}"


def fitting(named: Iterable[tuple[str | int, str]], current: str) -> Offers:
    """What autocomplete shows of values and their names: those that hold what has been typed so far."""
    wanted = current.casefold()
    offered = (
        app_commands.Choice(name=cut(name, 100), value=value)
        for value, name in named
        if wanted in name.casefold() or wanted in str(value).casefold()
    )
    return list(islice(offered, AUTOCOMPLETE_LIMIT))
