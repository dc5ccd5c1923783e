"""Lobbies that look for players: the list of those here, and one announced. No card is dealt yet."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

import discord

from bot.language import say
from bot.skins.skin import Skin
from bot.table.languages import Language
from bot.table.lobby import Lobby, Phase, kept
from bot.ui.components import PersistentItem, button
from bot.ui.ids import Action, ActionId
from bot.ui.pages.page import Page, Part, Row
from bot.ui.pages.tables import SkinOf
from bot.ui.pages.text import mention, table_number
from engine.game import GameInfo

LISTED = 9  # lobbies on a page: each takes a text and a row
GREEN = discord.ButtonStyle.success


def open_page(
    lobbies: Sequence[Lobby], free: Sequence[int], skin_of: SkinOf, language: Language, word: str = ""
) -> Page:
    """The newest lobbies that look for players, each with how many chairs are `free`. Private."""
    if not lobbies:
        return Page(parts=(word, say(language, "ui-open-none")))
    parts: list[Part] = [word, say(language, "ui-open-head")]
    for lobby, chairs in zip(lobbies[:LISTED], free, strict=False):
        parts += (_line(lobby, chairs, skin_of(lobby.game), language), Row((_join(lobby, language),)))
    if len(lobbies) > LISTED:
        parts.append(say(language, "ui-open-more", count=len(lobbies) - LISTED))
    return Page(parts=tuple(parts))


def announcement_page(lobby: Lobby, info: GameInfo, skin: Skin, now: datetime) -> Page:
    """One lobby where its server announces them: who looks for players, and what has become of it. Public."""
    language = lobby.language
    if lobby.phase is not Phase.LOBBY:
        game, table = skin.name(language).label, table_number(lobby.id, language)
        ended = "folded" if lobby.phase is Phase.CANCELLED else "begun"
        return Page(parts=(say(language, "ui-announce-over", game=game, table=table, how=ended),))
    chairs = free_chairs(lobby, info, now)
    row = Row((_join(lobby, language),) if chairs else ())
    return Page(parts=(_line(lobby, chairs, skin, language), row))


def with_role(page: Page, role: int) -> Page:
    """The page with a role mentioned above it; 0: none is."""
    return replace(page, above=f"<@&{role}>", rings=(role,)) if role else page


def free_chairs(lobby: Lobby, info: GameInfo, now: datetime) -> int:
    """How many chairs of a lobby are nobody's, and kept for nobody."""
    return max(0, info.seats[-1] - len(lobby.occupants) - len(kept(lobby, now)))


def _line(lobby: Lobby, chairs: int, skin: Skin, language: Language) -> str:
    return say(
        language,
        "ui-open-line",
        game=skin.name(language).label,
        table=table_number(lobby.id, language),
        host=mention(lobby.host),
        channel=f"<#{lobby.channel_id}>",
        clock=say(language, f"ui-pace-{lobby.pace}"),
        free=chairs,
    )


def _join(lobby: Lobby, language: Language) -> PersistentItem:
    words = say(language, "ui-open-join", table=table_number(lobby.id, language))
    return button(ActionId(lobby.id, Action.JOIN_OPEN), words, style=GREEN)
