"""The games' own emoji: small pictures that Discord shows in a line of text, on a button and in a menu.

A skin declares its own (`Skin.emoji`); the shell uploads them and puts them in the place of Unicode's signs.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.assets_path import assets

SPRITES = assets() / "sprites"
NAME_CHARACTERS_MAX = 21  # with what the shell puts before and behind it, Discord's 32


@dataclass(frozen=True, slots=True)
class Emoji:
    """A small picture by its name: letters, digits and `_`. Games that share a picture share its name.

    An emoji that is named as a role (`capone`) stands beside it in the lobby's menu. `signs`: what stands
    for it in sentences, `K♠`; it takes their place where Discord has it. One that ends in a space that
    cannot break stands before a number, and the space stays. A sign is of two characters at least, so that
    no sentence has it by chance; bot.plain_text sees to it that no name holds one.
    """

    name: str
    signs: tuple[str, ...] = ()

    @property
    def picture(self) -> bytes:
        """The PNG, as `make assets` has drawn it."""
        return (SPRITES / file_of(self.name)).read_bytes()


def file_of(name: str) -> str:
    """Where the picture lies among the sprites."""
    return f"emoji/{name}.png"


def plain_names(names: Iterable[str]) -> tuple[Emoji, ...]:
    """Emoji that no sentence has a sign for: buttons and menus show them."""
    return tuple(map(Emoji, names))
