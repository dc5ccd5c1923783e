"""/table …: everything about a lobby that its buttons do, by typing."""

import discord
from discord import app_commands

from bot.clock import Pace
from bot.language import LANGUAGES, Language
from bot.lobby import Lobby, NotAllowed, NotHere
from bot.match import Level
from bot.ui.answer import Answer
from bot.ui.commands.making import command, group, lobby_here, my_table
from bot.ui.commands.people import seat_instead
from bot.ui.commands.table_offers import offer
from bot.ui.desk import Desk
from bot.ui.no import No, Which
from bot.ui.page import Page


def commands(desk: Desk) -> app_commands.Group:
    """/table new, join, leave, boss, computer, level, option, remove, start, fold."""

    async def new(
        answer: Answer,
        rulebook: str = "",
        length: str = "",
        specials: str = "",
        pace: str = "",
        language: str = "",
    ) -> None:
        asked = {"rulebook": rulebook, "length": length, "specials": specials}
        options = {name: value for name, value in asked.items() if value}
        lobby = await _open(desk, answer, options, pace, language)
        await answer.private(Page(parts=(answer.say("ui-lobby-opened", table=lobby.id),)))

    async def join(answer: Answer, boss: str = "", table: int | None = None) -> None:
        meant = await lobby_here(desk, answer, table)
        lobby = await desk.coordinator.join(meant, answer.reader, answer.name, boss or None)
        await _seated(desk, answer, lobby)

    async def boss(answer: Answer, boss: str, table: int | None = None) -> None:
        meant = await lobby_here(desk, answer, table)
        lobby = await desk.coordinator.choose_boss(meant, answer.reader, boss)
        await _seated(desk, answer, lobby)

    async def leave(answer: Answer, table: int | None = None) -> None:
        meant = await lobby_here(desk, answer, table)
        await desk.coordinator.leave(meant, answer.reader)
        await _done(answer)

    async def computer(answer: Answer, level: str, table: int | None = None) -> None:
        meant = await lobby_here(desk, answer, table)
        await desk.coordinator.seat_computer(meant, answer.reader, _level(level))
        await _done(answer)

    async def level(answer: Answer, seat: int, level: str, table: int | None = None) -> None:
        meant = await lobby_here(desk, answer, table)
        await desk.coordinator.change_computer(meant, answer.reader, seat - 1, _level(level))
        await _done(answer)

    async def option(answer: Answer, option: str, value: str, table: int | None = None) -> None:
        meant = await lobby_here(desk, answer, table)
        await desk.coordinator.set_option(meant, answer.reader, option, value)
        await _done(answer)

    async def remove(answer: Answer, seat: int, table: int | None = None) -> None:
        meant = await lobby_here(desk, answer, table)
        await desk.coordinator.unseat(meant, answer.reader, seat - 1)
        await _done(answer)

    async def start(answer: Answer, table: int | None = None) -> None:
        answer.promise_message()
        meant = await lobby_here(desk, answer, table)
        await desk.coordinator.deal(meant, answer.reader)
        panel = await desk.coordinator.panel(meant, answer.reader)
        await answer.private(await desk.panel(panel, answer.language))

    async def fold(answer: Answer, table: int | None = None) -> None:
        meant = await lobby_here(desk, answer, table)
        await desk.coordinator.fold(meant, answer.reader, manager=answer.manager)
        await _done(answer)

    async def end(answer: Answer, table: int | None = None) -> None:
        await desk.coordinator.end(await my_table(desk, answer, table), answer.reader)
        await _done(answer)

    async def replace(answer: Answer, seat: int, player: discord.User, table: int | None = None) -> None:
        meant = await my_table(desk, answer, table)
        await seat_instead(desk, answer, meant, seat, player, manager=False)

    made = group("table")
    for deed in (new, join, leave, boss, computer, level, option, remove, start, fold, end, replace):
        made.add_command(command(desk, f"table {deed.__name__}", deed, nested=True))
    offer(desk, made)
    return made


async def _open(desk: Desk, answer: Answer, options: dict[str, str], pace: str, language: str) -> Lobby:
    """A lobby in this channel; in a thread, in the channel above, for a thread cannot make a thread."""
    interaction = answer.interaction
    here = interaction.channel
    channel_id = here.parent_id if isinstance(here, discord.Thread) else interaction.channel_id or 0
    if (pace and pace not in set(Pace)) or (language and language not in LANGUAGES):
        raise NotAllowed(NotHere.NO_SUCH_OPTION)
    may = interaction.app_permissions
    if not (may.view_channel and may.send_messages and may.attach_files):
        raise Which(No.CANNOT_POST)
    return await desk.coordinator.open_lobby(
        answer.reader,
        answer.name,
        interaction.guild_id or 0,
        channel_id,
        options=options,
        pace=Pace(pace) if pace else None,
        language=await _language(desk, answer, language),
    )


async def _language(desk: Desk, answer: Answer, asked: str) -> Language | None:
    """The language asked for; None when the server has chosen one; else what the server speaks on Discord."""
    found = next((known for known in LANGUAGES if known == asked), None)
    if found or (await desk.coordinator.server(answer.interaction.guild_id or 0)).language:
        return found
    return answer.server_language


def _level(word: str) -> Level:
    if word not in set(Level):
        raise NotAllowed(NotHere.NO_COMPUTER)
    return Level(word)


async def _seated(desk: Desk, answer: Answer, lobby: Lobby) -> None:
    sitter = next(sitter for sitter in lobby.sitters if sitter.player == answer.reader)
    name = desk.skin(lobby.game).boss_name(sitter.boss)
    await answer.private(Page(parts=(answer.say("ui-seated", boss=name),)))


async def _done(answer: Answer) -> None:
    await answer.private(Page(parts=(answer.say("ui-done"),)))
