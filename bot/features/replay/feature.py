"""The parts of a replay: command, line in the menu of a message, control, buttons."""

from bot.features.replay.command import commands
from bot.features.replay.control import step
from bot.features.replay.menu import menus
from bot.features.replay.page import to_replay, to_turn
from bot.ui.features import Feature
from bot.ui.places import Place

FEATURE = Feature(
    controls=(step,),
    commands=commands,
    menus=menus,
    buttons={Place.ENDED: to_replay, Place.SHARED: to_replay, Place.TURN: to_turn},
)
