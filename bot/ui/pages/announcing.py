"""Lobbies that look for players: the list of those here, and one announced. No card is dealt yet."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

import discord

from bot.language import say
from bot.table.languages import Language
from bot.table.table import Phase, Table, kept
from bot.ui.components import PersistentItem, button
from bot.ui.ids import Action, ActionId
from bot.ui.pages.page import Page, Part, Row
from bot.ui.pages.tables import VoiceOf
from bot.ui.pages.text import mention, table_number
from bot.ui.voice import Voice
from engine.game import GameInfo

LOBBIES_A_PAGE_MAX = 9  # lobbies on a page: each takes a text and a row
GREEN = discord.ButtonStyle.success


def open_page(
    lobbies: Sequence[Table], free: Sequence[int], voice_of: VoiceOf, language: Language, word: str = ""
) -> Page:
    """The newest lobbies that look for players, each with how many chairs are `free`. Private."""
    if not lobbies:
        return Page(parts=(word, say(language, "ui-open-none")))
    parts: list[Part] = [word, say(language, "ui-open-head")]
    for table, chairs in zip(lobbies[:LOBBIES_A_PAGE_MAX], free, strict=False):
        parts += (_line(table, chairs, voice_of(table.game)), Row((_join(table, language),)))
    if len(lobbies) > LOBBIES_A_PAGE_MAX:
        parts.append(say(language, "ui-open-more", count=len(lobbies) - LOBBIES_A_PAGE_MAX))
    return Page(parts=tuple(parts))


def announcement_page(table: Table, info: GameInfo, voice: Voice, now: datetime) -> Page:
    """One lobby where its server announces them: who looks for players, and what has become of it. Public."""
    if table.phase is not Phase.LOBBY:
        number = table_number(table.id, voice.language)
        ended = "folded" if table.phase is Phase.CANCELLED else "begun"
        return Page(parts=(voice.say("ui-announce-over", game=voice.game, table=number, how=ended),))
    chairs = free_chairs(table, info, now)
    row = Row((_join(table, voice.language),) if chairs else ())
    return Page(parts=(_line(table, chairs, voice), row))


def with_role(page: Page, role: int) -> Page:
    """The page with a role mentioned above it; 0: none is."""
    return replace(page, above=f"<@&{role}>", rings=(role,)) if role else page


def free_chairs(table: Table, info: GameInfo, now: datetime) -> int:
    """Number of a lobby's chairs that are free and kept for nobody."""
    return max(0, info.seats[-1] - len(table.occupants) - len(kept(table, now)))


def _line(table: Table, chairs: int, voice: Voice) -> str:
    return voice.say(
        "ui-open-line",
        game=voice.game,
        table=table_number(table.id, voice.language),
        host=mention(table.host),
        channel=f"<#{table.channel_id}>",
        clock=voice.say(f"ui-pace-{table.pace}"),
        free=chairs,
    )


def _join(table: Table, language: Language) -> PersistentItem:
    words = say(language, "ui-open-join", table=table_number(table.id, language))
    return button(ActionId(table.id, Action.JOIN_OPEN), words, style=GREEN)
