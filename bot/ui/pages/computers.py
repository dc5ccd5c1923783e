"""Computers that sit down before the deal, and how well they play. Private."""

import discord

from bot.skins.skin import Choice
from bot.table.table import Table
from bot.ui.components import PersistentItem, button, select
from bot.ui.ids import Action, ActionId
from bot.ui.pages.page import Page, Row, rows
from bot.ui.pages.text import seat_name
from bot.ui.voice import Voice
from engine.game import GameInfo

GO = "go"  # in the menu of a computer's levels: it gets up


def computers_page(table: Table, info: GameInfo, voice: Voice) -> Page:
    """Page to seat a computer, and to set the level of those seated."""
    full = len(table.occupants) >= info.seats[-1]
    worded = [voice.skin.level(level, voice.language) for level in info.levels]
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
        Row((_levels(table, info, seat, voice),))
        for seat, occupant in enumerate(table.occupants)
        if occupant.player is None
    ]
    details = "\n".join(
        voice.say("ui-computer-level", level=level.label, about=level.detail) for level in worded
    )
    return Page(parts=(voice.say("ui-computers-head"), details, *rows(add), *menus))


def _levels(table: Table, info: GameInfo, seat: int, voice: Voice) -> PersistentItem:
    occupant = table.occupants[seat]
    name = seat_name(voice.skin, occupant)
    levels = [
        Choice(level, f"{name} · {voice.skin.level(level, voice.language).label}") for level in info.levels
    ]
    levels.append(Choice(GO, f"{name} · {voice.say('ui-computer-goes')}"))
    return select(ActionId(table.id, Action.LEVEL, str(seat)), name, levels, chosen=occupant.level)
