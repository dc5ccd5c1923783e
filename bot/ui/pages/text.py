"""Small pieces of text that Discord reads in its own way: names, mentions, times, links.

Whole sentences are in the catalogue; nothing here knows a game.
"""

from datetime import datetime

import discord

from bot.language import say
from bot.table.languages import Language
from bot.table.lobby import Phase
from bot.table.match import Occupant, PlayerId, TableId
from bot.table.reports import Location

DISCORD = "https://discord.com/channels"


def plain(name: str) -> str:
    """A person's name as text: no markdown, no mention, no line break of its own."""
    words = " ".join(name.split())
    return discord.utils.escape_mentions(discord.utils.escape_markdown(words, ignore_links=False)) or "?"


def mention(player: PlayerId) -> str:
    """A person, so that Discord shows his name (and pings him where the message allows it)."""
    return f"<@{player}>"


def soon(moment: datetime) -> str:
    """`in 5 hours`, in the reader's own language and time zone."""
    return discord.utils.format_dt(moment, "R")


def moment(when: datetime) -> str:
    """A date and time, in the reader's own language and time zone."""
    return discord.utils.format_dt(when, "f")


def link(location: Location, message_id: int | None = None) -> str:
    """The address of a table, or of one of its messages."""
    guild = location.guild_id or "@me"
    return f"{DISCORD}/{guild}/{location.place}" + (f"/{message_id}" if message_id else "")


def seat_line(language: Language, number: int, occupant: Occupant, boss: str) -> str:
    """`2. Bugs Moran · Lucie`, or with which computer sits there."""
    facts: dict[str, str | int | float] = {"number": number, "boss": boss, "name": plain(occupant.name)}
    match occupant.player, occupant.level:
        case _, None:
            return say(language, "ui-seat-person", **facts)
        case None, level:
            return say(language, "ui-seat-computer", level=say(language, f"ui-level-{level}"), **facts)
        case _:
            return say(language, "ui-seat-held", **facts)


def over(phase: Phase) -> bool:
    """Nothing can be played there any more."""
    return phase in (Phase.OVER, Phase.FOLDED, Phase.CLOSED)


def table_number(table: TableId) -> str:
    """`#12`, how people tell one table from another."""
    return f"#{table}"
