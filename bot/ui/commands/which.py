"""The table a command means, and the tables its autocomplete may name.

A command's `table` option says in its annotation how that table is found: by which it is named, or meant.
The reader's own tables are offered; to server managers, those of their server that they may see.
"""

import re
from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Annotated, TypeAlias

from bot.coordinator.reader import TABLES_LISTED_MAX
from bot.language import say
from bot.table.match import TableId
from bot.table.refusals import NoSuchTable
from bot.table.reports import TableLine
from bot.table.table import BEFORE_DEAL, Phase, Table
from bot.ui.commands.build import AUTOCOMPLETE_LIMIT, Interaction, Offer, Offers, Options, fitting
from bot.ui.context import UiContext
from bot.ui.pages.tables import table_name
from bot.ui.pages.text import label
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Reply
from bot.ui.translator import command_key
from engine.game import Refusal


async def my_table(
    context: UiContext, reply: Reply, options: Options, games: Collection[str] = ()
) -> TableId:
    """The table meant: the one named, the one played here, the only one, or the only one that waits.

    `games`: of the reader's tables, those of these games alone; else of all.
    """
    named: TableId | None = options.get("table")
    return await _meant(context, reply, games) if named is None else named


async def _meant(context: UiContext, reply: Reply, games: Collection[str]) -> TableId:
    reader, place = context.coordinator.reader, reply.interaction.channel_id
    lines = await reader.tables_of(reply.reader)
    if (
        len(lines) == TABLES_LISTED_MAX and place is not None
    ):  # the one that is played here may not be among them
        mine = (each for each in await reader.tables_in(reply.actor, place) if reply.reader in each.people)
        lines += tuple([await reader.own_table(reply.actor, each.id) for each in mine])
    known = {line.table_id: line for line in lines}.values()
    seated = [line for line in known if line.phase is Phase.PLAYING]
    playing = [line for line in seated if not games or line.game in games]
    if not playing:
        raise _none_of_those_games(context, reply, seated, games)
    here = [line for line in playing if place == line.location.place]
    for meant in (
        here,
        [line for line in playing if not line.conceded],
        playing,
        [line for line in playing if line.asked],
    ):
        if len(meant) == 1:
            return meant[0].table_id
    raise UiRefusal(UiReason.WHICH_TABLE)


def _none_of_those_games(
    context: UiContext, reply: Reply, seated: Sequence[TableLine], games: Collection[str]
) -> UiRefusal:
    """The refusal for a reader who sits at no table of those games, but perhaps at tables of others."""
    if not games or not seated:
        return UiRefusal(UiReason.NO_TABLE)
    here = [line for line in seated if reply.interaction.channel_id == line.location.place]
    for other in (here, seated):
        if len(other) == 1:
            return other_game(context, reply, other[0].game, other[0].table_id)
    named = ", ".join(context.skin(game).name(reply.language).label for game in games)
    return UiRefusal(UiReason.NO_TABLE_OF_GAME, game=named)


def other_game(context: UiContext, reply: Reply, played: str, table_id: TableId) -> UiRefusal:
    """The refusal of another game's command: it names the game that is played, and that game's commands."""
    skin, language = context.skin(played), reply.language
    above = say(language, command_key("group", skin.domain))
    names = (say(language, command_key(spec.name, skin.domain)) for spec in skin.commands)
    commands = ", ".join(f"`/{above} {name}`" for name in names)
    return UiRefusal(UiReason.OTHER_GAME, table_id, game=skin.name(language).label, commands=commands)


async def my_lobby(context: UiContext, reply: Reply, options: Options) -> TableId:
    """The table named, else the newest lobby where the reader sits: in this channel, else on the server.

    Raises UiRefusal where they sit in none.
    """
    named: TableId | None = options.get("table")
    if named is not None:
        return named
    for place in (reply.interaction.channel_id, None):
        gathered = await context.coordinator.reader.tables_in(reply.actor, place)
        mine = [each.id for each in gathered if each.phase is Phase.LOBBY and reply.reader in each.people]
        if mine:
            return max(mine)
    raise UiRefusal(UiReason.NO_OWN_LOBBY)


async def table_to_leave(context: UiContext, reply: Reply, options: Options) -> TableId:
    """The table that somebody gets up from: the one named, the lobby here where they sit, else their game.

    Raises UiRefusal where they sit in a lobby here and play here, too.
    """
    named: TableId | None = options.get("table")
    if named is not None:
        return named
    place = reply.interaction.channel_id
    around = await context.coordinator.reader.tables_in(reply.actor, place)
    mine = [table for table in around if reply.reader in table.people]
    waiting = [table for table in mine if table.phase in BEFORE_DEAL]
    if waiting and any(table.phase is Phase.PLAYING and table.place == place for table in mine):
        raise UiRefusal(UiReason.WHICH_TABLE)
    return max(table.id for table in waiting) if waiting else await _meant(context, reply, ())


async def table_to_move(context: UiContext, reply: Reply, options: Options) -> TableId:
    """The table meant: the one named, the only one without a place, the only one; also a lobby.

    Where it shall not come to this channel, the one that is played here comes first.
    """
    named: TableId | None = options.get("table")
    if named is not None:
        return named
    lines, place = await context.coordinator.reader.tables_of(reply.reader), reply.interaction.channel_id
    here = [line for line in lines if place in (line.location.channel_id, line.location.thread_id)]
    lost = [line for line in lines if not line.location.place]
    for meant in (here if options.get("channel") is not None else [], lost, lines):
        if len(meant) == 1:
            return meant[0].table_id
    raise UiRefusal(UiReason.WHICH_TABLE if lines else UiReason.NO_TABLE)


async def seat_here(context: UiContext, reply: Reply, options: Options) -> TableId:
    """The table at which the reader sits: one that goes on, else the one that ended in this thread."""
    if options.get("table") is None:
        ended = await _ended_here(context, reply)
        if ended is not None and reply.reader in ended.people:
            return ended.id
    return await my_table(context, reply, options)


async def seat_or_table_here(context: UiContext, reply: Reply, options: Options) -> TableId:
    """Table of the reader's seat; for onlookers, the one played here."""
    try:
        return await seat_here(context, reply, options)
    except UiRefusal:
        return await table_here(context, reply, options)


async def _ended_here(context: UiContext, reply: Reply) -> Table | None:
    place = reply.interaction.channel_id
    return None if place is None else await context.coordinator.reader.finished_in(reply.actor, place)


async def game_here(context: UiContext, reply: Reply) -> str | None:
    """The game that is played in this place, or was played here last; None where none was."""
    place = reply.interaction.channel_id
    if place is None:
        return None
    gathered = await context.coordinator.reader.tables_in(reply.actor, place)
    playing = [table for table in gathered if table.phase is Phase.PLAYING and table.place == place]
    found = playing[0] if playing else await _ended_here(context, reply)
    return found.game if found is not None and found.game in context.coordinator.games else None


async def lobby_here(context: UiContext, reply: Reply, options: Options) -> TableId:
    """The table before its deal that is meant: the one named, else the newest in this channel.

    One that gathers players comes before one whose deck is being cut.
    """
    named: TableId | None = options.get("table")
    if named is not None:
        return named
    gathered = await _before_deal(context, reply)
    return max(gathered, key=lambda table: (table.phase is Phase.LOBBY, table.id)).id


async def cut_here(context: UiContext, reply: Reply, options: Options) -> TableId:
    """Table to cut: first one whose deck is being cut, then one where the reader sits."""
    named: TableId | None = options.get("table")
    if named is not None:
        return named
    gathered = await _before_deal(context, reply)
    player = reply.reader
    return max(gathered, key=lambda each: (each.phase is Phase.CUTTING, player in each.people, each.id)).id


async def _before_deal(context: UiContext, reply: Reply) -> Sequence[Table]:
    """The tables before their deal in this channel; raises UiRefusal where there are none."""
    gathered = await context.coordinator.reader.tables_in(reply.actor, reply.interaction.channel_id)
    found = [table for table in gathered if table.phase in BEFORE_DEAL]
    if not found:
        raise UiRefusal(UiReason.NO_LOBBY)
    return found


async def table_here(context: UiContext, reply: Reply, options: Options) -> TableId:
    """The table to look at: anybody may look at the one that is played in this place."""
    named: TableId | None = options.get("table")
    return await _shown_here(context, reply) if named is None else named


async def game_or_table_here(context: UiContext, reply: Reply, options: Options) -> TableId:
    """The table to look at, where no game is named; where none is played in this place, but one gathers
    there, that one; 0 where there is none."""
    if options.get("game"):
        return 0
    place = reply.interaction.channel_id
    with suppress(UiRefusal):
        if options.get("table") is None and place is not None:
            gathered = await context.coordinator.reader.tables_in(reply.actor, place)
            if not any(table.phase is Phase.PLAYING and table.place == place for table in gathered):
                with suppress(UiRefusal):
                    return await lobby_here(context, reply, {})
        return await table_here(context, reply, options)
    return 0


async def ended_here(context: UiContext, reply: Reply, options: Options) -> TableId:
    """The table whose end is looked at: the one named, the last that ended in this place, else any here."""
    ended = await _ended_here(context, reply) if options.get("table") is None else None
    return ended.id if ended is not None else await table_here(context, reply, options)


async def _shown_here(context: UiContext, reply: Reply) -> TableId:
    place = reply.interaction.channel_id
    gathered = await context.coordinator.reader.tables_in(reply.actor, place)
    here = [table for table in gathered if table.place == place and table.phase not in BEFORE_DEAL]
    playing = [table for table in here if table.phase is Phase.PLAYING]
    for meant in (playing, here):
        if meant:
            return max(table.id for table in meant)
    ended = await _ended_here(context, reply)
    return ended.id if ended is not None else await _meant(context, reply, ())


async def table_or_none(context: UiContext, interaction: Interaction) -> Table | None:
    """The table meant, for autocomplete: the lobby here, else the one played; None if that is not clear."""
    reply, options = Reply(interaction), vars(interaction.namespace)
    try:
        try:
            table_id = await lobby_here(context, reply, options)
        except UiRefusal:
            table_id = await my_table(context, reply, options)
        return await context.coordinator.lobbies.get(reply.actor, table_id)
    except Refusal:
        return None


LobbyHere: TypeAlias = Annotated[TableId, lobby_here]
CutHere: TypeAlias = Annotated[TableId, cut_here]
MyLobby: TypeAlias = Annotated[TableId, my_lobby]
MyTable: TypeAlias = Annotated[TableId, my_table]
SeatHere: TypeAlias = Annotated[TableId, seat_here]
TableHere: TypeAlias = Annotated[TableId, table_here]


def _number(typed: str) -> TableId | None:
    """The table that somebody who types a number means."""
    found = re.fullmatch(r"(?:#|n°)?\s*([0-9]{1,18})", str(typed))
    return int(found[1]) if found else None


def own_tables(context: UiContext) -> Offer:
    """My tables, those that wait for me first, the nearest deadline first."""

    async def offered(interaction: Interaction, current: str) -> Offers:
        reply, reader = Reply(interaction), context.coordinator.reader
        actor = reply.actor
        lines = await reader.tables_of(actor.player)
        if len(lines) == TABLES_LISTED_MAX and (number := _number(current)) is not None:
            with suppress(NoSuchTable):
                lines = (await reader.own_table(actor, number), *lines)
        named = {
            line.table_id: table_name(line, context.voice_of(line.game, reply.language)) for line in lines
        }
        return fitting(named.items(), current)

    return offered


def tables_to_replay(context: UiContext) -> Offer:
    """My tables, then the games that were imported into this server."""
    mine = own_tables(context)

    async def offered(interaction: Interaction, current: str) -> Offers:
        reply = Reply(interaction)
        named = {
            table.id: table_name(table, context.voice_of(table.game, reply.language))
            for table in await context.coordinator.reader.imported_in(reply.actor)
        }
        return [*await mine(interaction, current), *fitting(named.items(), current)][:AUTOCOMPLETE_LIMIT]

    return offered


def ended_tables(context: UiContext) -> Offer:
    """My tables that ended lately, the latest first."""

    async def offered(interaction: Interaction, current: str) -> Offers:
        reply = Reply(interaction)
        lines = await context.coordinator.reader.finished_by(reply.reader)
        named = {
            line.table_id: table_name(line, context.voice_of(line.game, reply.language)) for line in lines
        }
        return fitting(named.items(), current)

    return offered


def tables_of_this_server(context: UiContext) -> Offer:
    """Offer managers the tables of this server that they may see."""

    async def offered(interaction: Interaction, current: str) -> Offers:
        reply = Reply(interaction)
        named = {
            table.id: table_name(table, context.voice_of(table.game, reply.language))
            for table in await context.coordinator.reader.tables_in(reply.actor)
        }
        return fitting(named.items(), current)

    return offered


def seats_of_table(context: UiContext) -> Offer:
    """The seats of the table meant, by number and name."""

    async def offered(interaction: Interaction, current: str) -> Offers:
        table = await table_or_none(context, interaction)
        occupants = table.occupants if table else ()
        return fitting(
            [(at, f"{at}. {label(occupant.name)}") for at, occupant in enumerate(occupants, 1)], current
        )

    return offered
