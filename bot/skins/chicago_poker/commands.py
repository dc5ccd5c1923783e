"""What can be played by typing: a command is the first word of a line of notation, its options the rest."""

from bot.skins.skin import CommandSpec, Word

_CARD = Word("card")

COMMANDS = (
    CommandSpec("lay", says=("play",), words=(_CARD, Word("business"))),
    CommandSpec("recruit", says=("recruit",)),
    CommandSpec(
        "special",
        words=(Word("special"), Word("target", "rest")),
        skips=("play", "recruit", "stop", "take", "send", "discard"),
    ),
    CommandSpec("take", says=("take",), words=(_CARD,)),
    CommandSpec("reinforce", says=("send",), words=(_CARD,)),
)
