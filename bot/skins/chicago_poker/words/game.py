"""What a lobby says of the game: its name, its bosses, its options and the levels of its computers."""

from bot.skins.bosses.lobby import LobbyWords
from bot.skins.chicago_poker.words.catalogue import DOMAIN, say
from bot.table.languages import Language
from engine.chicago_poker.game_info import INFO
from engine.chicago_poker.options import Options
from engine.chicago_poker.pieces import Boss

OPTIONS = {option.name: option.values for option in INFO.options}

LOBBY = LobbyWords(DOMAIN, INFO, Boss)


def agreed(language: Language, options: Options) -> str:
    """What a table has agreed, in one line: `English booklet · full game · with special cards`."""
    chosen = {
        "rulebook": options.rulebook,
        "length": options.length,
        "specials": "on" if options.specials else "off",
    }
    return " · ".join(say(language, f"option-{option}-{value}") for option, value in chosen.items())
