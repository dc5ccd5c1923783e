"""/table …: everything about a lobby that its buttons do, by typing."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, TypeAlias

from bot.table.declared import chosen
from bot.table.match import TableId
from bot.table.offers import Invited
from bot.table.table import BEFORE_DEAL, TABLE_SETTINGS, Phase, Table
from bot.ui.announcing import demand_announcing
from bot.ui.commands import move, offers, option_list
from bot.ui.commands.build import Command, Interaction, Offer, Offers, command, fitting
from bot.ui.commands.invitations import invited
from bot.ui.commands.people import Somebody, offer_seat
from bot.ui.commands.which import (
    CutHere,
    LobbyHere,
    MyLobby,
    MyTable,
    own_tables,
    seats_of_table,
    table_to_leave,
)
from bot.ui.context import UiContext
from bot.ui.handlers import cutting, endings, solo
from bot.ui.handlers.lobby import looking
from bot.ui.ids import Action
from bot.ui.opening import channel_here, language_for
from bot.ui.pages.concession import leave_page
from bot.ui.pages.cutting import cut_page
from bot.ui.pages.games import which_game_page
from bot.ui.pages.lobby import opened_page
from bot.ui.pages.options import value_choices
from bot.ui.pages.page import Page
from bot.ui.pages.text import plain, soon
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Reply

AT_OPENING = tuple(name for name in TABLE_SETTINGS if name != "talk")  # no computer sits yet

Leaving: TypeAlias = Annotated[TableId, table_to_leave]


def commands(context: UiContext) -> Iterator[Command]:
    """/table …, in the order in which Discord lists it."""
    lobbies, seats = context.coordinator.lobbies, context.coordinator.seats

    async def new(
        reply: Reply,
        game: str = "",
        options: str = "",
        invite: str = "",
        **agreed: str,
    ) -> None:
        more = any((options, invite, *agreed.values()))
        if (question := await _which_game(context, reply, game, Action.OPEN_TABLE, more=more)) is not None:
            await reply.private(question)
            return
        table = await _open(context, reply, game, options, invite, agreed)
        await reply.private(opened_page(table, context.info(table.game), reply.language))

    async def now(reply: Reply, game: str = "") -> None:
        question = await _which_game(context, reply, game, Action.PLAY_NOW) if game else None
        if question is not None:
            await reply.private(question)
        else:
            await solo.begun(context, reply, offers.known_game(context, game) if game else "")

    async def join(reply: Reply, role: str = "", *, table: LobbyHere) -> None:
        here = await lobbies.join(reply.actor, table, reply.name, role or None)
        await _seated(context, reply, here)

    async def invite(reply: Reply, people: str, table: MyLobby) -> None:
        here = await lobbies.get(reply.actor, table)
        most = context.info(here.game).seats[-1] - 1
        guests = await invited(context, reply, people, most)
        if not guests:  # who types mentions only themselves
            raise UiRefusal(UiReason.NOT_MENTIONED, entry=people)
        await keep_chairs(context, reply, table, guests)

    async def role(reply: Reply, role: str, table: LobbyHere) -> None:
        here = await lobbies.choose_role(reply.actor, table, role)
        await _seated(context, reply, here)

    async def choose(reply: Reply, choice: str, value: str, table: LobbyHere) -> None:
        await lobbies.choose(reply.actor, table, choice, value)
        await _done(reply)

    async def open(reply: Reply) -> None:
        await reply.private(await looking(context, reply))

    async def announce(reply: Reply, table: LobbyHere) -> None:
        here = await lobbies.get(reply.actor, table)
        server = await context.coordinator.profiles.server(here.guild_id)
        hidden = demand_announcing(reply, server, here.channel_id)
        await lobbies.announce(reply.actor, table, hidden=hidden)
        await reply.private(Page(parts=(reply.say("ui-announced", channel=f"<#{server.announces_in}>"),)))

    async def leave(reply: Reply, table: Leaving) -> None:
        here = await lobbies.get(reply.actor, table)
        if here.phase in BEFORE_DEAL:
            await seats.leave(reply.actor, here.id)
            await _done(reply)
            return
        here, since = await seats.to_leave(reply.actor, here.id)
        await reply.private(leave_page(here, since, reply.language))

    async def computer(reply: Reply, level: str, seat: int | None = None, *, table: LobbyHere) -> None:
        if seat is None:
            await lobbies.seat_computer(reply.actor, table, level)
        else:
            await lobbies.change_computer(reply.actor, table, seat - 1, level)
        await _done(reply)

    async def option(reply: Reply, option: str, value: str, table: LobbyHere) -> None:
        await lobbies.set_option(reply.actor, table, option, value)
        await _done(reply)

    async def remove(reply: Reply, seat: int, table: LobbyHere) -> None:
        await lobbies.remove(reply.actor, table, seat - 1)
        await _done(reply)

    async def start(reply: Reply, table: LobbyHere) -> None:
        here = await context.coordinator.cutting.start(reply.actor, table)
        if here.phase is Phase.CUTTING:
            await reply.private(cut_page(here, reply.language))
            return
        panel = await context.coordinator.reader.panel(reply.actor, table)
        await reply.private(await context.panel(panel, reply.language))

    async def cut(
        reply: Reply, words: str = "", skip: bool = False, reopen: bool = False, *, table: CutHere
    ) -> None:
        if (bool(words), skip, reopen).count(True) > 1:
            raise UiRefusal(UiReason.ONE_CUT)
        if reopen:
            await lobbies.reopen(reply.actor, table)
            await _done(reply)
        elif words or skip:
            await reply.private(await cutting.has_cut(context, reply, table, words or None))
        else:
            here, _ = await context.coordinator.cutting.to_cut(reply.actor, table)
            await reply.private(cut_page(here, reply.language))

    async def close(reply: Reply, table: LobbyHere) -> None:
        await lobbies.cancel(reply.actor, table)
        await _done(reply)

    async def end(reply: Reply, table: MyTable) -> None:
        await reply.private(await endings.end_asked(context, reply, table))

    async def replace(reply: Reply, seat: int, player: Somebody, table: MyTable) -> None:
        await offer_seat(context, reply, table, seat, player)

    offered = _offers(context)
    works = (
        *(now, new, open, join, leave, start, close, invite, computer, option, role, choose, remove),
        *(move.move(context), cut, end, replace, announce),
    )
    return (
        command(
            context,
            work.__name__,
            work,
            above="table",
            offers=offered[work.__name__],
            others=dict.fromkeys(AT_OPENING, str) if work is new else None,
        )
        for work in works
    )


def _offers(context: UiContext) -> dict[str, dict[str, Offer]]:
    """The autocompletes of each subcommand's options."""
    table, seat = {"table": own_tables(context)}, {"seat": seats_of_table(context)}
    role, level = {"role": offers.roles_offered(context)}, {"level": offers.levels_offered(context)}
    return {
        "now": {"game": offers.games_offered(context)},
        "new": {
            "game": offers.games_offered(context),
            "options": offers.options_offered(context),
            **{name: _shell_values(context, name) for name in AT_OPENING},
        },
        "join": role | table,
        "role": role | table,
        "choose": table
        | {
            "choice": offers.choice_names_offered(context),
            "value": offers.choice_values_offered(context),
        },
        "leave": table,
        "computer": level | seat | table,
        "option": table
        | {
            "option": offers.option_names_offered(context),
            "value": offers.option_values_offered(context),
        },
        "remove": seat | table,
        "start": table,
        "cut": table,
        "close": table,
        "invite": table,
        "end": table,
        "replace": seat | table,
        "move": {"table": move.tables_to_move(context)},
        "open": {},
        "announce": table,
    }


def _shell_values(context: UiContext, option: str) -> Offer:
    """The values of an option that is the same in every game."""

    async def offered(interaction: Interaction, current: str) -> Offers:
        game = offers.game_or_first(context, interaction.namespace.game or "")
        words = value_choices(context.voice_of(game, Reply(interaction).language), context.info(game), option)
        return fitting([(choice.word, choice.label) for choice in words], current)

    return offered


async def keep_chairs(context: UiContext, reply: Reply, table_id: TableId, guests: Sequence[Invited]) -> None:
    """Chairs are kept for these people at a table that gathers players."""
    _, until = await context.coordinator.lobbies.invite(reply.actor, table_id, reply.name, guests)
    people = ", ".join(plain(each.name) for each in guests)
    words = reply.say("ui-invited", people=people, count=len(guests), until=soon(until))
    await reply.private(Page(parts=(words,)))


async def _which_game(
    context: UiContext, reply: Reply, game: str, action: Action, *, more: bool = False
) -> Page | None:
    """The question which game, with a button each; None where one is named, or none is called so.

    `more`: more was typed than a game, which no button could keep; then raises UiRefusal.
    """
    if not reply.guild_id:
        return None  # refused for that
    found = offers.games_named(context, game) if game else await context.coordinator.reader.games(reply.actor)
    if len(found) < 2:
        return None
    if more:
        raise offers.which_game(context, found)
    return which_game_page(
        [(context.info(each), context.voice_of(each, reply.language)) for each in found], action
    )


async def _open(
    context: UiContext,
    reply: Reply,
    game: str,
    options: str,
    invite: str,
    agreed: Mapping[str, str],
) -> Table:
    """A lobby in this channel; `agreed`: options of every table, "" where one is left out.

    Raises UiRefusal in private.
    """
    if not reply.guild_id:
        raise UiRefusal(UiReason.ONLY_ON_A_SERVER)
    meant = offers.known_game(context, game)
    wanted = option_list.read(options, context.info(meant), context.skin(meant))
    words = {name: word for name, word in agreed.items() if word}
    settled = chosen(TABLE_SETTINGS, words)
    language, _ = words.pop("language", ""), words.pop("pace", "")
    channel_id = channel_here(reply)
    guests = await invited(context, reply, invite, context.info(meant).seats[-1] - 1)
    return await context.coordinator.lobbies.open(
        reply.actor,
        reply.name,
        channel_id,
        game=meant,
        options=wanted,
        pace=settled.get("pace"),
        language=await language_for(context, reply, language),
        invite=guests,
        shown=True,
        **words,
    )


async def _seated(context: UiContext, reply: Reply, table: Table) -> None:
    occupant = next(occupant for occupant in table.occupants if occupant.player == reply.reader)
    if occupant.role:
        words = reply.say("ui-seated", role=context.skin(table.game).role(occupant.role))
    else:
        words = reply.say("ui-sat-down")
    await reply.private(Page(parts=(words,)))


async def _done(reply: Reply) -> None:
    await reply.private(Page(parts=(reply.say("ui-done"),)))
