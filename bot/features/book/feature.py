"""The part of books that people meet: the command."""

from bot.features.book.command import commands
from bot.ui.features import Feature

FEATURE = Feature(commands=commands)
