"""The question which game it shall be, to whoever opens a table without naming one."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.ui.components import PersistentItem, button
from bot.ui.ids import Action, ActionId
from bot.ui.pages.page import Page, rows
from bot.ui.voice import Voice
from engine.game import GameInfo


def which_game_page(games: Sequence[tuple[GameInfo, Voice]]) -> Page:
    """Each game with how many play it and how long it takes, and a button each; the first is lit."""
    lines: list[str] = []
    buttons: list[PersistentItem] = []
    for info, voice in games:
        least, most, takes = info.seats[0], info.seats[-1], voice.skin.takes(voice.language)
        lines.append(voice.say("ui-which-game-line", game=voice.game, least=least, most=most, takes=takes))
        style = ButtonStyle.secondary if buttons else ButtonStyle.success
        buttons.append(button(ActionId(0, Action.OPEN_TABLE, info.name), voice.game, style=style))
    _, first = games[0]
    return Page(parts=(first.say("ui-which-game"), "\n".join(lines), *rows(buttons)))
