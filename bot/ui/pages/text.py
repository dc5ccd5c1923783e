"""Small pieces of text that Discord reads in its own way: names, mentions, times, links.

Whole sentences are in the catalogue; nothing here knows a game.
"""

import re
from collections.abc import Sequence
from datetime import datetime

import discord

from bot.language import say
from bot.plain_text import NAME_CHARACTERS_MAX, NAMELESS, cleaned, escaped
from bot.skins.skin import Skin
from bot.table.languages import Language
from bot.table.match import Occupant, PlayerId, TableId
from bot.table.reports import Panel
from bot.table.table import Location
from bot.ui.voice import Voice

DISCORD = "https://discord.com/channels"
PIECE_CHARACTERS_MAX = 3600  # characters of a long text in one message


def plain(name: str, longest: int = NAME_CHARACTERS_MAX) -> str:
    """A person's name, or what else they wrote, in a sentence: shown letter by letter, on one line."""
    return escaped(cleaned(name, longest)) or NAMELESS


def label(name: str, longest: int = NAME_CHARACTERS_MAX) -> str:
    """A person's name where Discord reads no markdown: on buttons, in menus and lists, as a thread's."""
    return cleaned(name, longest) or NAMELESS


def mention(player: PlayerId) -> str:
    """A person, so that Discord shows their name (and pings them where the message allows it)."""
    return f"<@{player}>"


def soon(moment: datetime) -> str:
    """`in 5 hours`, in the reader's own language and time zone."""
    return discord.utils.format_dt(moment, "R")


def at_latest(moment_: datetime) -> str:
    """A deadline after *until* or *by*: the date and time, and how long that is from now."""
    return f"{moment(moment_)} ({soon(moment_)})"


def moment(when: datetime) -> str:
    """A date and time, in the reader's own language and time zone."""
    return discord.utils.format_dt(when, "f")


def linked(words: str, location: Location, message_id: int | None = None) -> str:
    """Words that lead to a table: to its thread, or to its message in the channel.

    Words alone where there is neither, not yet or not any more: the channel itself shows no table.
    """
    if location.thread_id is not None:
        return f"[{words}]({link(location)})"
    return f"[{words}]({link(location, message_id)})" if location.place and message_id else words


def link(location: Location, message_id: int | None = None) -> str:
    """The address of a table, or of one of its messages."""
    guild = location.guild_id or "@me"
    return f"{DISCORD}/{guild}/{location.place}" + (f"/{message_id}" if message_id else "")


def panel_head(panel: Panel, voice: Voice) -> str:
    """Name of the game and table, with the way there, and that nobody else sees this."""
    named = voice.say("ui-panel-table", table=table_number(panel.table_id, voice.language))
    table = linked(named, panel.location, panel.message_id)
    game = voice.skin.name(voice.language).label
    return voice.say("ui-panel-head", game=game, table=table)


def seat_line(voice: Voice, number: int, occupant: Occupant) -> str:
    """`2. Bugs Moran · Lucie`, or with which computer sits there; without the role where there are none."""
    named = {"role": voice.skin.role(occupant.role)} if occupant.role else {}
    key = "ui-seat" if occupant.role else "ui-chair"
    match occupant.player, occupant.level:
        case _, None:
            return voice.say(f"{key}-person", number=number, name=plain(occupant.name), **named)
        case None, level:
            worded = voice.skin.level(level, voice.language).label
            return voice.say(f"{key}-computer", number=number, level=worded, **named)
        case _:
            return voice.say(f"{key}-held", number=number, name=plain(occupant.name), **named)


def seat_name(skin: Skin, occupant: Occupant) -> str:
    """Seat's name for menus: `Bugs Moran · Lucie`; one of the two where they are the same or missing."""
    role = skin.role(occupant.role) if occupant.role else ""
    return " · ".join(dict.fromkeys(part for part in (role, cleaned(occupant.name)) if part)) or NAMELESS


def table_title(skin: Skin, roles: Sequence[str], names: Sequence[str]) -> str:
    """A table's title for threads and lists: its roles, or its players where there are none."""
    title = skin.title([role for role in roles if role])
    people = ", ".join(label(name) for name in names if name)
    return title if any(roles) or not people else f"{title} · {people}"


def in_pieces(text: str) -> tuple[str, ...]:
    """A long text in as many pieces as it needs messages, cut between lines."""
    pieces, lines = [], ""
    for line in text.splitlines():
        if len(lines) + len(line) + 1 > PIECE_CHARACTERS_MAX and lines:
            pieces.append(lines)
            lines = ""
        lines += line[:PIECE_CHARACTERS_MAX] + "\n"
    return (*pieces, lines)


def in_chapters(text: str) -> tuple[str, ...]:
    """A long text in pages, cut between paragraphs; within one only where it fills more than a page."""
    pages = [""]
    for paragraph in text.strip().split("\n\n"):
        if pages[-1] and len(pages[-1]) + len(paragraph) + 2 > PIECE_CHARACTERS_MAX:
            pages.append("")
        pages[-1] = f"{pages[-1]}\n\n{paragraph}".lstrip()
    return tuple(piece for page in pages for piece in in_pieces(page))


def newest(told: Sequence[str], language: Language, room: int) -> str:
    """News; of very much, the end of it from a whole sentence on: the rest can be looked up."""
    text = "\n".join(told)
    if len(text) <= room:
        return text
    head = say(language, "ui-earlier-news") + "\n"
    end = text[len(head) - room :]
    begins = re.search(r"\n|\. ", end)
    return head + (end[begins.end() :] if begins else end)


def on_or_off(switch: bool) -> str:
    """A switch as an option's value."""
    return "on" if switch else "off"


def table_number(table_id: TableId, language: Language) -> str:
    """`#12` or `n° 12`, how people tell one table from another."""
    return say(language, "ui-table-number", number=str(table_id))
