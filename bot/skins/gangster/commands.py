"""What can be played by typing: a command is the verb of a line of notation, its option the line."""

from bot.skins.skin import CommandSpec, Word

_LINE = Word("line", "line")

COMMANDS = tuple(
    CommandSpec(verb, says=(verb,), words=(_LINE,)) for verb in ("drive", "bump", "unload", "load", "gun")
)
