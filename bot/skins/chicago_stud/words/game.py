"""What a lobby says of the game: its name, its bosses, its options."""

from bot.skins.bosses.lobby import LobbyWords
from bot.skins.chicago_stud.words.catalogue import DOMAIN
from engine.chicago_stud import info
from engine.chicago_stud.pieces import Boss

OPTIONS = {option.name: option.values for option in info.options}

LOBBY = LobbyWords(DOMAIN, info, Boss)
