"""The parts of statistics: commands, and the line in the menu of a person."""

from bot.features.stats.command import commands
from bot.features.stats.menu import menus
from bot.ui.features import Feature

FEATURE = Feature(commands=commands, menus=menus)
