"""The parts of sharing a game: command, control, button."""

from bot.features.share.command import commands
from bot.features.share.control import share
from bot.features.share.page import to_share
from bot.ui.features import Feature
from bot.ui.places import Place

FEATURE = Feature(controls=(share,), commands=commands, buttons={Place.WON: to_share})
