"""The head of a lobby of Chicago stud and of a game that has begun."""

from bot.skins.bosses.banner import Banner
from bot.skins.chicago_stud.words.catalogue import say

BANNER = Banner(lambda _: "CHICAGO STUD", 8, say, "picture-seats", "picture-begun")
paint, paint_started = BANNER.paint, BANNER.paint_started
