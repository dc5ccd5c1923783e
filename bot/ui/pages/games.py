"""The question which game it shall be, to whoever begins without naming one of them."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.table.calendar import usual_calendar
from bot.ui.components import PersistentItem, button
from bot.ui.ids import Action, ActionId
from bot.ui.pages.lobby import calendar_line
from bot.ui.pages.page import Page, rows
from bot.ui.voice import Voice
from engine.game import GameInfo


def which_game_page(games: Sequence[tuple[GameInfo, Voice]], action: Action = Action.OPEN_TABLE) -> Page:
    """Each game with how many play it and how long it takes, and a button each; the first is lit.

    `action`: of the buttons, to which the game's name is added.
    """
    lines: list[str] = []
    buttons: list[PersistentItem] = []
    for info, voice in games:
        seats = {"least": info.seats[0], "most": info.seats[-1]}
        lines.append(voice.say("ui-which-game-line", game=voice.game, **seats))
        if takes := calendar_line(usual_calendar(info), voice):
            lines.append(f"-# {takes}")
        style = ButtonStyle.secondary if buttons else ButtonStyle.success
        buttons.append(button(ActionId(0, action, info.name), voice.game, style=style))
    _, first = games[0]
    return Page(parts=(first.say("ui-which-game"), "\n".join(lines), *rows(buttons)))
