"""The skin of Chicago Poker: it fills bot.skins.skin.Skin from words/, emoji.py and pictures/shown.py."""

from bot.skins.bosses.skin import BossSkin
from bot.skins.skin import CommandSpec, Word

_CARD = Word("card")


class ChicagoPoker(BossSkin):
    """Chicago Poker says for itself what can be played by typing."""

    group = "chicago"
    rules_page = "rules.md"
    ends_turn = "stop"
    commands = (
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


skin = ChicagoPoker()
