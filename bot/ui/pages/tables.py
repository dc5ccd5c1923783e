"""One's tables: those waiting for one first, each with a link, some at a time. Private."""

from collections.abc import Callable, Sequence

import discord

from bot.language import say
from bot.table.languages import Language
from bot.table.match import Occupant
from bot.table.reports import TableLine
from bot.table.table import Phase, Table
from bot.ui.components import button
from bot.ui.ids import Action, ActionId
from bot.ui.pages.page import Page, Row
from bot.ui.pages.text import linked, plain, soon, table_number, table_title
from bot.ui.voice import Voice
from engine.game import Seat

TABLES_A_PAGE_MAX = 15  # tables on one page
TITLE_CHARACTERS_MAX = 120

VoiceOf = Callable[[str], Voice]
"""How to speak of a game, by its name."""


def tables_page(
    lines: Sequence[TableLine],
    finished: Sequence[TableLine],
    voice_of: VoiceOf,
    language: Language,
    page: int = 0,
) -> Page:
    """One page of somebody's tables, counted from 0; one line more than it shows says that others follow.

    `finished`: what has ended lately, for the first page.
    """
    ended = (say(language, "ui-tables-finished"), *(_ended(line, voice_of) for line in finished))
    lately = "\n".join(ended) if finished else ""
    if not lines:
        return Page(parts=(say(language, "ui-tables-none"), lately))
    told = [_line(line, voice_of) for line in lines[:TABLES_A_PAGE_MAX]]
    following = button(ActionId(0, Action.NEXT), say(language, "ui-next"), style=discord.ButtonStyle.primary)
    waiting = (following,) if page or any(line.asked for line in lines) else ()
    turns = [(page - 1, "ui-earlier")] * (page > 0) + [(page + 1, "ui-later")] * (
        len(lines) > TABLES_A_PAGE_MAX
    )
    steps = (button(ActionId(0, Action.TABLES, str(to)), say(language, key)) for to, key in turns)
    return Page(parts=(say(language, "ui-tables-head"), "\n".join(told), Row((*waiting, *steps)), lately))


def table_name(table: TableLine | Table, voice: Voice) -> str:
    """`#12 · Capone, Moran, Yale`, how a list names a table; not yet escaped for Discord's markdown."""
    number = table.table_id if isinstance(table, TableLine) else table.id
    return f"{table_number(number, voice.language)} · {table_title(voice.skin, table.roles, table.names)}"


def _named(line: TableLine, voice: Voice) -> str:
    """`#12 · **Frank Yale** · with Lucie, Théo`: the way there, whom one plays, and the friends.

    Where there are no roles, what is played.
    """
    number = linked(table_number(line.table_id, voice.language), line.location, line.message_id)
    mine = line.roles[line.seat]
    role = f"**{voice.skin.role(mine)}**" if mine else plain(voice.skin.title(()))
    friends = ", ".join(name for seat, name in enumerate(line.names) if name and seat != line.seat)
    people = voice.say("ui-tables-with", people=plain(friends, TITLE_CHARACTERS_MAX)) if friends else ""
    return " · ".join(filter(None, (number, role, people)))


def _ended(line: TableLine, voice_of: VoiceOf) -> str:
    voice = voice_of(line.game)
    name = _named(line, voice)
    when = soon(line.ended) if line.ended is not None else ""
    if line.phase is Phase.CLOSED:
        return voice.say("ui-table-closed", table=name, when=when)
    if line.seat in line.winners:
        return voice.say("ui-table-won", table=name, when=when)
    winners = (_winner(line, at, voice) for at in line.winners)
    others = ", ".join(winners) or voice.say("ui-a-computer")  # in the seat of somebody who gave up
    return voice.say("ui-table-lost", table=name, when=when, winners=others)


def _winner(line: TableLine, seat: Seat, voice: Voice) -> str:
    if line.roles[seat]:
        return voice.skin.role(line.roles[seat])
    return plain(line.names[seat]) if line.names[seat] else voice.say("ui-a-computer")


def _line(line: TableLine, voice_of: VoiceOf) -> str:
    voice = voice_of(line.game)
    name = _named(line, voice)
    if line.phase is Phase.LOBBY:
        return voice.say("ui-table-gathering", table=name)
    if line.phase is Phase.CUTTING:
        return voice.say("ui-table-cut" if line.asked else "ui-table-cutting", table=name)
    others = ", ".join(_awaited(each, voice) for each in line.awaited)
    if line.asked:
        also = voice.say("ui-table-also", people=others) if others else ""
        if line.complete:
            key = "ui-table-ends" if line.deadline is None else "ui-table-ends-until"
            return voice.say(key, table=name, when=soon(line.deadline) if line.deadline else "")
        if line.deadline is None:
            return voice.say("ui-table-waits", table=name) + also
        return voice.say("ui-table-waits-until", table=name, when=soon(line.deadline)) + also
    if not others:
        told = voice.say("ui-table-others", table=name)
    elif line.due is None:
        told = voice.say("ui-table-turn", table=name, people=others)
    else:
        told = voice.say("ui-table-turn-until", table=name, people=others, when=soon(line.due))
    if line.held:
        return voice.say("ui-table-held", line=told)
    return voice.say("ui-table-given-up", line=told) if line.conceded else told


def _awaited(occupant: Occupant, voice: Voice) -> str:
    """Seat a table waits for: the role and who plays it, or which of the two there is."""
    person = occupant.player is not None and not occupant.conceded
    name = plain(occupant.name) if person else voice.say("ui-a-computer")
    return f"{voice.skin.role(occupant.role)} ({name})" if occupant.role else name
