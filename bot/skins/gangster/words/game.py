"""What a lobby says of the game: its name, its bosses, its options, its clans, its computers."""

from bot.skins.bosses import words as bosses
from bot.skins.bosses.lobby import LobbyWords
from bot.skins.gangster.words.catalogue import DOMAIN, say
from bot.skins.skin import Wording
from bot.table.languages import Language
from engine.gangster.game_info import INFO
from engine.gangster.pieces import Boss

OPTIONS = {option.name: option.values for option in INFO.options}
CLAN = INFO.choices[0].name

LOBBY = LobbyWords(DOMAIN, INFO, Boss)


def option_values(option: str, language: Language) -> tuple[Wording, ...]:
    """The values of an option, or the clans that a seat may wish for."""
    if option != CLAN:
        return LOBBY.option_values(option, language)
    return tuple(_clan(value, language) for value in INFO.choices[0].values)


def _clan(value: str, language: Language) -> Wording:
    sign, clan = say(language, f"clan-{value}.sign"), say(language, f"clan-{value}")
    label = say(language, "clan", sign=sign, clan=clan)
    return Wording(value, label, say(language, f"clan-{value}.emblem"))


def level(level: str, language: Language) -> Wording:
    """A level of the computers: there is nothing hidden that they could guess at."""
    return Wording(level, bosses.level(level, language).label, say(language, f"level-{level}"))
