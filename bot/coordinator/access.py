"""Rights at a table: decided here, once, for every command, button and list.

People who sit may reach their table from anywhere: a private message, another server. Others only from the
table's own server, and if they may view its channel; for all others the table does not exist.
"""

from collections.abc import Sequence
from datetime import datetime

from bot.table.actor import Actor
from bot.table.moments import Everybody, Eyes
from bot.table.offers import Invited
from bot.table.places import NewPlace
from bot.table.profile import Server
from bot.table.refusals import NoSuchTable, NotAllowed, NotHere, NotNow, NotSeated
from bot.table.table import ENDED, Phase, Table, kept, why_not
from engine.game import Seat


def may_reach(actor: Actor, table: Table) -> bool:
    """True if the table exists for them."""
    return actor.player in table.people or actor.player in table.invited or _here(actor, table)


def _here(actor: Actor, table: Table) -> bool:
    """True if they are in the table's own server, and may view its channel.

    A game that was imported into no channel is there for everybody on its server.
    """
    return actor.guild == table.guild_id != 0 and (
        actor.sees(table.channel_id) if table.placed else actor.manages or table.imported
    )


def reach(actor: Actor, table: Table) -> Table:
    """The table, if it exists for them; raises NoSuchTable."""
    if not may_reach(actor, table):
        raise NoSuchTable(NotNow.NO_SUCH_TABLE)
    return table


def may_join(actor: Actor, table: Table, most: int, now: datetime) -> bool:
    """True if a lobby seeks players, and they may see it where it is and sit down; `most` seats."""
    taken = len(table.occupants) + len(kept(table, now, actor.player))
    free = table.phase is Phase.LOBBY and actor.player not in table.people and taken < most
    return free and table.placed and _here(actor, table)


def may_announce(actor: Actor, table: Table, server: Server, *, hidden: bool) -> int:
    """The channel where a lobby may be announced, by its host or a manager; raises NotAllowed.

    `hidden`: its own channel is not for everybody, so that nobody need know of it.
    """
    only_host_or_manager(actor, table)
    if table.phase is not Phase.LOBBY:
        raise NotAllowed(why_not(table))
    if server.announces_in is None:
        raise NotAllowed(NotHere.NO_ANNOUNCEMENTS)
    if hidden or not table.placed:
        raise NotAllowed(NotHere.HIDDEN_LOBBY)
    return server.announces_in


def open_book(table: Table) -> bool:
    """True if others than its players may review a finished game, as the table agreed."""
    return table.book == "open"


def may_replay(actor: Actor, table: Table) -> Table:
    """The table, for somebody who may look at its game again; raises NoSuchTable, NotAllowed.

    For who was not at the table a game that is over may be closed as a book.
    """
    reach(actor, table)
    if table.phase not in ENDED or actor.player in table.people:
        return table
    if not open_book(table):
        raise NotAllowed(NotHere.CLOSED_BOOK)
    return table


def only_ended(table: Table, why: NotHere = NotHere.NOT_ENDED) -> Table:
    """The table, once its game has ended; raises NotAllowed before: what there is then tells every card."""
    if table.phase not in ENDED:
        raise NotAllowed(why)
    return table


def eyes_of(actor: Actor, table: Table) -> tuple[Eyes, ...]:
    """Eyes by which somebody may look at a game again, who may at all (`may_replay`).

    While it is played: what everybody saw, and their own seat's, unless they have given it up.
    """
    seats = range(len(table.occupants))
    if table.phase in ENDED:
        return (Everybody.PUBLIC, *seats, Everybody.OPEN)
    own = (seat for seat in seats if table.occupants[seat].player == actor.player)
    return (Everybody.PUBLIC, *(seat for seat in own if not table.occupants[seat].conceded))


def own_seat(actor: Actor, table: Table) -> Seat | None:
    """Their seat, now or at the end."""
    seats = enumerate(table.occupants)
    return next((seat for seat, each in seats if each.player == actor.player), None)


def reviews_with(actor: Actor, table: Table, eyes: Eyes) -> bool:
    """True if they look at an ended game through their own eyes, and may have it reviewed."""
    return table.phase in ENDED and eyes == own_seat(actor, table)


def may_review(actor: Actor, table: Table) -> Seat:
    """The seat whose decisions somebody may have judged: their own; raises NoSuchTable, NotAllowed.

    Not before the end, for it tells what would have been better.
    """
    only_ended(may_replay(actor, table), NotHere.NO_REVIEW_YET)
    seat = own_seat(actor, table)
    if seat is None:
        raise NotAllowed(NotHere.NOT_YOUR_REVIEW)
    return seat


def may_have_whole(actor: Actor, table: Table) -> Table:
    """The table, for somebody who may have all of its game at once; raises NoSuchTable, NotAllowed.

    Not before the end: what is made of it leaves the bot, and goes from hand to hand.
    """
    return only_ended(may_replay(actor, table), NotHere.NOT_OVER)


def may_share(actor: Actor, table: Table, *, placed: bool, speaks: bool) -> Table:
    """The table, for somebody who may show everybody how its game went; raises NoSuchTable, NotAllowed.

    `placed`: there is somewhere to show it. `speaks`: Discord lets them post there.
    """
    may_have_whole(actor, table)
    if not theirs_to_share(actor, table):
        raise NotAllowed(NotHere.NOT_YOUR_GAME)
    if not placed:
        raise NotAllowed(NotHere.NO_PLACE)
    if not speaks:
        raise NotAllowed(NotHere.CANNOT_SPEAK)
    return table


def theirs_to_share(actor: Actor, table: Table) -> bool:
    """Tell if a table's game is theirs to show to everybody, where they may post: they sat there."""
    return actor.player in (*table.people, table.host)


def only_these_eyes(eyes: Eyes, allowed: Sequence[Eyes]) -> None:
    """Raises NotAllowed for eyes that are not theirs to look through."""
    if eyes not in allowed:
        raise NotAllowed(NotHere.NOT_YOUR_EYES)


def only_host(actor: Actor, table: Table) -> None:
    """Raises NotAllowed unless they opened the table, or have inherited it."""
    if actor.player != table.host:
        raise NotAllowed(NotHere.NOT_HOST, host=table.host)


def only_at_table(actor: Actor, table: Table) -> None:
    """Raises NotAllowed unless they sit at the table or host it."""
    if actor.player not in (*table.people, table.host):
        raise NotAllowed(NotNow.NOT_SEATED)


def may_keep_text(actor: Actor, table: Table) -> Table:
    """The table, for somebody who keeps a text of their own there; raises NoSuchTable, NotSeated."""
    if actor.player not in reach(actor, table).people:
        raise NotSeated(NotNow.NOT_SEATED)
    return table


def only_host_or_manager(actor: Actor, table: Table) -> None:
    """Raises NotAllowed unless they host the table or manage its own server.

    Where the host has left the server, whoever sits at the table may do what the host might.
    """
    if actor.manages and actor.guild == table.guild_id:
        return
    if any(each.gone for each in table.occupants if each.player == table.host):
        only_at_table(actor, table)
    else:
        only_host(actor, table)


def only_manager_there(actor: Actor, table: Table) -> None:
    """Raises NotAllowed unless they manage the table's own server: nobody who plays ends a game alone."""
    if not (actor.manages and actor.guild == table.guild_id):
        raise NotAllowed(NotHere.NOT_MANAGER)


def only_contender(actor: Actor, table: Table) -> None:
    """Raises NotAllowed unless they sit at the table and have not given its game up."""
    if actor.player not in table.people:
        raise NotAllowed(NotNow.NOT_SEATED)
    if any(each.conceded for each in table.occupants if each.player == actor.player):
        raise NotAllowed(NotNow.CONCEDED)


def only_coached(table: Table) -> None:
    """Raises NotAllowed at a table whose people play without advice."""
    if not table.coached:
        raise NotAllowed(NotHere.NO_COACH)


def may_play(invited: Invited, table: Table) -> None:
    """Raises NotAllowed for a bot, for who does not see the table's channel, and for who sits there."""
    if invited.is_bot:
        raise NotAllowed(NotHere.NO_BOT)
    if invited.player in table.people:
        raise NotAllowed(NotHere.SITS_ALREADY)
    if not invited.sees(table.channel_id):
        raise NotAllowed(NotHere.CANNOT_COME)


def may_be_invited(guests: Sequence[Invited], table: Table) -> None:
    """Raises NotAllowed for bots, and names who does not see the channel where the table is opened."""
    if any(each.is_bot for each in guests):
        raise NotAllowed(NotHere.NO_BOT)
    absent = [each.name for each in guests if not each.sees(table.channel_id)]
    if absent:
        raise NotAllowed(NotHere.CANNOT_BE_INVITED, people=", ".join(absent))


def may_stand_in(actor: Actor, table: Table) -> None:
    """Raises NotAllowed unless they may let a computer play for somebody who has left the server.

    Nothing is lost by it, for who comes back takes their seat again: so anybody at the table may.
    """
    if not (actor.manages and actor.guild == table.guild_id):
        only_at_table(actor, table)


def may_move(place: NewPlace, table: Table, server: Server) -> None:
    """Raises NotAllowed for a channel where the table must not be, or some of its people could not see it."""
    if place.guild_id != table.guild_id:
        raise NotAllowed(NotHere.OTHER_SERVER)
    if place.channel_id == table.channel_id:
        raise NotAllowed(NotHere.IS_THERE)
    if server.channels and place.channel_id not in server.channels:
        raise NotAllowed(NotHere.WRONG_CHANNEL, channel=server.channels[0])
    if place.hidden_from:
        raise NotAllowed(NotHere.HIDDEN_THERE, people=", ".join(place.hidden_from))


def only_manager(actor: Actor) -> None:
    """Raises NotAllowed unless they manage the server that they are in."""
    if not (actor.manages and actor.guild):
        raise NotAllowed(NotHere.NOT_MANAGER)
