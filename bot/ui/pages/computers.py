"""Which computers sit down before the deal, and how well they play. Private."""

import discord

from bot.language import say
from bot.skins.skin import Choice, Skin
from bot.table.languages import Language
from bot.table.table import Table
from bot.ui.components import PersistentItem, button, select
from bot.ui.ids import Action, ActionId
from bot.ui.pages.page import Page, Row, rows
from bot.ui.pages.text import seat_name
from engine.game import GameInfo

GO = "go"  # in the menu of a computer's levels: it gets up


def computers_page(table: Table, info: GameInfo, skin: Skin, language: Language) -> Page:
    """Which computer shall sit down; and the level of those who sit already."""
    full = len(table.occupants) >= info.seats[-1]
    worded = [skin.level(level, language) for level in info.levels]
    add = [
        button(
            ActionId(table.id, Action.SEAT_COMPUTER, level.value),
            level.label,
            style=discord.ButtonStyle.primary,
            disabled=full,
        )
        for level in worded
    ]
    menus = [
        Row((_levels(table, info, seat, skin, language),))
        for seat, occupant in enumerate(table.occupants)
        if occupant.player is None
    ]
    details = "\n".join(
        say(language, "ui-computer-level", level=level.label, about=level.detail) for level in worded
    )
    return Page(parts=(say(language, "ui-computers-head"), details, *rows(add), *menus))


def _levels(table: Table, info: GameInfo, seat: int, skin: Skin, language: Language) -> PersistentItem:
    occupant = table.occupants[seat]
    name = seat_name(skin, occupant)
    levels = [Choice(level, f"{name} · {skin.level(level, language).label}") for level in info.levels]
    levels.append(Choice(GO, f"{name} · {say(language, 'ui-computer-goes')}"))
    return select(ActionId(table.id, Action.LEVEL, str(seat)), name, levels, chosen=occupant.level)
