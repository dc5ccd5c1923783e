"""The head of a lobby of Gangster and of a game that has begun."""

from bot.skins.bosses.banner import Banner
from bot.skins.gangster.words.catalogue import say
from engine.gangster.city import PLAYERS_MAX

BANNER = Banner(lambda _: "GANGSTER", PLAYERS_MAX, say, "picture-seats", "picture-begun")
paint, paint_started = BANNER.paint, BANNER.paint_started
