"""The parts of checks: command, controls, and the checks themselves."""

from bot.features.verify.checks import begun
from bot.features.verify.command import commands
from bot.features.verify.control import ask_all, cancel
from bot.ui.features import Feature

FEATURE = Feature(controls=(ask_all, cancel), commands=commands, services=(begun,))
