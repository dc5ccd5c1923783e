"""The bosses' emoji, by the word that every game has for them: `capone`."""

from collections.abc import Iterable

from bot.skins.emoji import Emoji, plain_names


def bosses(words: Iterable[str]) -> tuple[Emoji, ...]:
    """Of those who sit down in a game."""
    return plain_names(map(str, words))
