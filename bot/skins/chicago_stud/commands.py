"""What can be played by typing: a command is the first word of a line of notation, its options the rest."""

from bot.skins.skin import CommandSpec, Word

_CHIPS = Word("chips", "amount")

COMMANDS = (
    CommandSpec("check", says=("check",)),
    CommandSpec("bet", says=("bet",), words=(_CHIPS,)),
    CommandSpec("call", says=("call",)),
    CommandSpec("raise", says=("raise",), words=(_CHIPS,)),
    CommandSpec("fold", says=("fold",)),
    CommandSpec("order", says=("order",), words=(Word("order", "rest"),)),
    CommandSpec("reveal", says=("show",)),
)
