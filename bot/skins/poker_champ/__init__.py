"""The skin of Poker Champ: it fills bot.skins.skin.Skin from words/, emoji.py and pictures/shown.py."""

from bot.skins.bosses.skin import BossSkin
from bot.skins.skin import CommandSpec


class PokerChamp(BossSkin):
    """Poker Champ says for itself what can be played by typing."""

    group = "champ"
    keeps_record = True
    shows_turns = False
    commands = (CommandSpec("stay", says=("stay",)), CommandSpec("fold", says=("fold",)))


skin = PokerChamp()
