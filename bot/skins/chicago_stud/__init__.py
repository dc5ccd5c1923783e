"""The skin of Chicago stud: it fills bot.skins.skin.Skin from words/, emoji.py and pictures/shown.py."""

from bot.skins.bosses.skin import BossSkin
from bot.skins.skin import CommandSpec, Word

_CHIPS = Word("chips", "amount")


class ChicagoStud(BossSkin):
    """Chicago stud says for itself what can be played by typing."""

    group = "stud"
    keeps_record = True
    shows_turns = False
    commands = (
        CommandSpec("check", says=("check",)),
        CommandSpec("bet", says=("bet",), words=(_CHIPS,)),
        CommandSpec("call", says=("call",)),
        CommandSpec("raise", says=("raise",), words=(_CHIPS,)),
        CommandSpec("fold", says=("fold",)),
        CommandSpec("order", says=("order",), words=(Word("order", "rest"),)),
        CommandSpec("reveal", says=("show",)),
    )


skin = ChicagoStud()
