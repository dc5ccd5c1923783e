"""/table …: everything about a lobby that its buttons do, by typing."""

import discord
from discord import app_commands

from bot.table.clock import Pace
from bot.table.languages import LANGUAGES, Language
from bot.table.lobby import Lobby, NotAllowed, NotHere
from bot.table.match import Level
from bot.ui.commands.making import command, group, lobby_here, my_table
from bot.ui.commands.people import seat_instead
from bot.ui.commands.table_offers import offer
from bot.ui.context import UiContext
from bot.ui.pages.page import Page
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Reply


def commands(context: UiContext) -> app_commands.Group:
    """/table new, join, leave, boss, computer, level, option, remove, start, fold."""

    async def new(
        reply: Reply,
        rulebook: str = "",
        length: str = "",
        specials: str = "",
        pace: str = "",
        language: str = "",
    ) -> None:
        asked = {"rulebook": rulebook, "length": length, "specials": specials}
        options = {name: value for name, value in asked.items() if value}
        lobby = await _open(context, reply, options, pace, language)
        await reply.private(Page(parts=(reply.say("ui-lobby-opened", table=lobby.id),)))

    async def join(reply: Reply, boss: str = "", table: int | None = None) -> None:
        meant = await lobby_here(context, reply, table)
        lobby = await context.coordinator.join(meant, reply.reader, reply.name, boss or None)
        await _seated(context, reply, lobby)

    async def boss(reply: Reply, boss: str, table: int | None = None) -> None:
        meant = await lobby_here(context, reply, table)
        lobby = await context.coordinator.choose_boss(meant, reply.reader, boss)
        await _seated(context, reply, lobby)

    async def leave(reply: Reply, table: int | None = None) -> None:
        meant = await lobby_here(context, reply, table)
        await context.coordinator.leave(meant, reply.reader)
        await _done(reply)

    async def computer(reply: Reply, level: str, table: int | None = None) -> None:
        meant = await lobby_here(context, reply, table)
        await context.coordinator.seat_computer(meant, reply.reader, _level(level))
        await _done(reply)

    async def level(reply: Reply, seat: int, level: str, table: int | None = None) -> None:
        meant = await lobby_here(context, reply, table)
        await context.coordinator.change_computer(meant, reply.reader, seat - 1, _level(level))
        await _done(reply)

    async def option(reply: Reply, option: str, value: str, table: int | None = None) -> None:
        meant = await lobby_here(context, reply, table)
        await context.coordinator.set_option(meant, reply.reader, option, value)
        await _done(reply)

    async def remove(reply: Reply, seat: int, table: int | None = None) -> None:
        meant = await lobby_here(context, reply, table)
        await context.coordinator.unseat(meant, reply.reader, seat - 1)
        await _done(reply)

    async def start(reply: Reply, table: int | None = None) -> None:
        reply.promise_message()
        meant = await lobby_here(context, reply, table)
        await context.coordinator.deal(meant, reply.reader)
        panel = await context.coordinator.panel(meant, reply.reader)
        await reply.private(await context.panel(panel, reply.language))

    async def fold(reply: Reply, table: int | None = None) -> None:
        meant = await lobby_here(context, reply, table)
        await context.coordinator.fold(meant, reply.reader, manager=reply.manager)
        await _done(reply)

    async def end(reply: Reply, table: int | None = None) -> None:
        await context.coordinator.end(await my_table(context, reply, table), reply.reader)
        await _done(reply)

    async def replace(reply: Reply, seat: int, player: discord.User, table: int | None = None) -> None:
        meant = await my_table(context, reply, table)
        await seat_instead(context, reply, meant, seat, player, manager=False)

    made = group("table")
    for deed in (new, join, leave, boss, computer, level, option, remove, start, fold, end, replace):
        made.add_command(command(context, f"table {deed.__name__}", deed, nested=True))
    offer(context, made)
    return made


async def _open(context: UiContext, reply: Reply, options: dict[str, str], pace: str, language: str) -> Lobby:
    """A lobby in this channel; in a thread, in the channel above, for a thread cannot make a thread."""
    interaction = reply.interaction
    here = interaction.channel
    channel_id = here.parent_id if isinstance(here, discord.Thread) else interaction.channel_id or 0
    if (pace and pace not in set(Pace)) or (language and language not in LANGUAGES):
        raise NotAllowed(NotHere.NO_SUCH_OPTION)
    may = interaction.app_permissions
    if not (may.view_channel and may.send_messages and may.attach_files):
        raise UiRefusal(UiReason.CANNOT_POST)
    return await context.coordinator.open_lobby(
        reply.reader,
        reply.name,
        interaction.guild_id or 0,
        channel_id,
        options=options,
        pace=Pace(pace) if pace else None,
        language=await _language(context, reply, language),
    )


async def _language(context: UiContext, reply: Reply, asked: str) -> Language | None:
    """The language asked for; None when the server has chosen one; else what the server speaks on Discord."""
    found = next((known for known in LANGUAGES if known == asked), None)
    if found or (await context.coordinator.server(reply.interaction.guild_id or 0)).language:
        return found
    return reply.server_language


def _level(word: str) -> Level:
    if word not in set(Level):
        raise NotAllowed(NotHere.NO_COMPUTER)
    return Level(word)


async def _seated(context: UiContext, reply: Reply, lobby: Lobby) -> None:
    occupant = next(occupant for occupant in lobby.occupants if occupant.player == reply.reader)
    name = context.skin(lobby.game).boss_name(occupant.boss)
    await reply.private(Page(parts=(reply.say("ui-seated", boss=name),)))


async def _done(reply: Reply) -> None:
    await reply.private(Page(parts=(reply.say("ui-done"),)))
