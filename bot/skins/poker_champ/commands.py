"""What can be played by typing: each of the two decisions is a command of its own."""

from bot.skins.skin import CommandSpec

COMMANDS = (CommandSpec("stay", says=("stay",)), CommandSpec("fold", says=("fold",)))
