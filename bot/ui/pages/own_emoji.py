"""The bot's own emoji as Discord knows them: the one place where a sign becomes a picture.

Skins write and say Unicode's signs, and so do alt texts, files, logs and text mode. Only a page that is laid
out for Discord asks here; what Discord does not have yet, or not any more, keeps its sign.
"""

import re

import discord

from bot.skins.skin import Emoji

_HARD_SPACE = "\u00a0"
_CODE = r"```.*?```|`[^`]*`"  # shown letter by letter


class OwnEmoji:
    """Those that have been uploaded, by name and by the signs they stand for. Empty where there are none."""

    def __init__(self) -> None:
        self._at = dict[str, discord.PartialEmoji]()
        self._signs = dict[str, str]()  # what is written instead of each
        self._sought: re.Pattern[str] | None = None

    def show(self, emoji: Emoji, at: discord.PartialEmoji) -> None:
        """From now on that emoji is shown by this one of Discord's."""
        self._at[emoji.name] = at
        for sign in emoji.signs:
            stays = _HARD_SPACE if sign.endswith(_HARD_SPACE) else ""
            self._signs[sign] = f"{at}{stays}"
        self._sought = None  # made when a text is shown: two hundred may come at once

    def named(self, name: str) -> discord.PartialEmoji | None:
        """For a button or a line of a menu; None where Discord does not have it."""
        return self._at.get(name)

    def in_text(self, text: str) -> str:
        """The text with emoji in the place of their signs, but not where it is shown letter by letter."""
        if not self._signs:
            return text
        if self._sought is None:
            signs = sorted(self._signs, key=len, reverse=True)
            self._sought = re.compile(f"{_CODE}|{'|'.join(map(_alone, signs))}", re.DOTALL)
        return self._sought.sub(lambda found: self._signs.get(found[0], found[0]), text)


def _alone(sign: str) -> str:
    """A sign that is no part of a longer word: `K♠`, but not in `OK♠`; one with a space before a number."""
    if sign.endswith(_HARD_SPACE):
        return rf"{re.escape(sign)}(?=\d)"
    before = r"(?<!\w)" if sign[0].isalnum() else ""
    return rf"{before}{re.escape(sign)}(?!\w)"
