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
from bot.lobby import Lobby, Phase
from bot.match import TableId
from bot.shown import TableLine
from bot.ui.answer import Answer
from bot.ui.components import cut
from bot.ui.courtesy import courteous
from bot.ui.desk import Desk
from bot.ui.no import No, Which
from bot.ui.translator import command_key, option_key, told
from bot.ui.words import table_number

Deed = Callable[..., Coroutine[Any, Any, None]]
Interaction = discord.Interaction[discord.Client]
Offers = list[app_commands.Choice[Any]]
Offer = Callable[[Interaction, str], Coroutine[Any, Any, Offers]]
Command = app_commands.Command[Any, ..., None]

ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
IN_A_SERVER = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
INSTALLED = app_commands.AppInstallationType(guild=True, user=False)
AUTOCOMPLETE_LIMIT = 25


def command(desk: Desk, path: str, deed: Deed, *, anywhere: bool = True, nested: bool = False) -> Command:
    """The command of that path (`table new`); a subcommand is `nested` in its group.

    The deed takes an Answer first; what follows are the options, which discord.py reads off its signature.
    """
    key, name = command_key(path), path.rpartition(" ")[2]

    @wraps(deed)
    async def typed(interaction: Interaction, **options: Any) -> None:
        await courteous(desk, interaction, lambda answer: deed(answer, **options), options.get("table"))

    words = {option: say("en", f"{option_key(option)}.about") for option in _options(deed)}
    made: Command = app_commands.Command(
        name=name,
        description=say("en", f"{key}.about"),
        callback=app_commands.describe(**words)(typed),
        allowed_contexts=None if nested else ANYWHERE if anywhere else IN_A_SERVER,
        allowed_installs=None if nested else INSTALLED,
    )
    return made


def _options(deed: Deed) -> tuple[str, ...]:
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


async def my_table(desk: Desk, answer: Answer, named: TableId | None) -> TableId:
    """The table meant: the one named, the one played here, the only one, or the only one that waits."""
    answer.table = named if named is not None else await _meant(desk, answer)
    return answer.table


async def _meant(desk: Desk, answer: Answer) -> TableId:
    lines = await desk.coordinator.tables_of(answer.reader)
    playing = [line for line in lines if line.phase is Phase.PLAYING]
    if not playing:
        raise Which(No.NO_TABLE)
    here = [line for line in playing if answer.interaction.channel_id == line.location.place]
    for meant in (here, playing, [line for line in playing if line.asked]):
        if len(meant) == 1:
            return meant[0].table_id
    raise Which(No.WHICH_TABLE)


async def lobby_here(desk: Desk, answer: Answer, named: TableId | None) -> TableId:
    """The lobby meant: the one named, else the newest in this channel."""
    if named is not None:
        return named
    interaction = answer.interaction
    gathered = await desk.coordinator.tables_in(interaction.guild_id or 0, interaction.channel_id)
    open_ones: list[Lobby] = [lobby for lobby in gathered if lobby.phase is Phase.LOBBY]
    if not open_ones:
        raise Which(No.NO_LOBBY)
    return max(lobby.id for lobby in open_ones)


def table_name(desk: Desk, line: TableLine) -> str:
    """`#12 · Capone, Moran, Yale`, how a list names a table."""
    return f"{table_number(line.table_id)} · {desk.skin(line.game).title(line.bosses)}"


def fitting(named: Iterable[tuple[str | int, str]], current: str) -> Offers:
    """What autocomplete shows of values and their names: those that hold what has been typed so far."""
    wanted = current.casefold()
    offered = (
        app_commands.Choice(name=cut(name, 100), value=value)
        for value, name in named
        if wanted in name.casefold() or wanted in str(value).casefold()
    )
    return list(islice(offered, AUTOCOMPLETE_LIMIT))
