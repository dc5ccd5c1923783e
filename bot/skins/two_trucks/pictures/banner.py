"""The head of a lobby of Two Trucks and of a game that has begun."""

from bot.skins.bosses.banner import Banner
from bot.skins.two_trucks.words.catalogue import say
from bot.table.languages import Language


def _title(language: Language) -> str:
    return say(language, "game-name").upper()


BANNER = Banner(_title, 6, say, "picture-seats", "picture-started")
paint, paint_started = BANNER.paint, BANNER.paint_started
