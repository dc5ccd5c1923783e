"""The skin of Two Trucks: it fills bot.skins.skin.Skin from words/ and pictures/shown.py."""

from bot.skins.bosses.skin import BossSkin
from bot.skins.skin import CommandSpec, Word


class TwoTrucks(BossSkin):
    """Two Trucks keeps a record of its nights in place of its turns."""

    group = "trucks"
    keeps_record = True
    shows_turns = False
    commands = (CommandSpec("send", says=("send",), words=(Word("man"), Word("road"))),)


skin = TwoTrucks()
