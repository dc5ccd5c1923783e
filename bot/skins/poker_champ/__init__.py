"""The skin of Poker Champ: it fills bot.skins.skin.Skin from words/, emoji.py and pictures/shown.py."""

from bot.skins.bosses.skin import BossSkin


class PokerChamp(BossSkin):
    """Poker Champ keeps a record of its deals in place of its turns."""

    group = "champ"
    keeps_record = True
    shows_turns = False


skin = PokerChamp()
