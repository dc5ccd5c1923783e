"""What the games of bosses do alike with painted pictures: encode them, and head a lobby."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from bot.skins.bosses.banner import of_lobby
from bot.skins.bosses.words import say
from bot.skins.kit.canvas import Canvas
from bot.skins.skin import Picture
from bot.table.languages import Language


class Banners(Protocol):
    """The module that paints a game's banners."""

    def paint(self, bosses: Sequence[str | None], names: Sequence[str], language: Language) -> Canvas:
        """Who has sat down so far."""

    def paint_started(self, bosses: Sequence[str], names: Sequence[str], language: Language) -> Canvas:
        """Who plays."""


def picture(kind: str, painted: Canvas, words: str) -> Picture:
    """A painted picture, encoded; `words`: its alt text."""
    return Picture(painted.filename(kind), painted.encoded(), words)


def under_bosses(names: Sequence[str], language: Language) -> tuple[str, ...]:
    """The line under each boss: the person's name, or that a computer plays."""
    return tuple(name or say(language, "picture-computer") for name in names)


def banner_picture(
    banners: Banners,
    alt: Callable[..., str],
    roles: Sequence[str | None],
    names: Sequence[str],
    language: Language,
    *,
    started: bool = False,
) -> Picture:
    """The head of a lobby; once the game has begun, of its table."""
    painted = of_lobby(
        roles,
        under_bosses(names, language),
        started=started,
        gathering=partial(banners.paint, language=language),
        begun=partial(banners.paint_started, language=language),
    )
    return picture("banner", painted, alt(roles, names, language, started=started))
