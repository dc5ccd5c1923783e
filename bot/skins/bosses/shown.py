"""What the games of bosses do alike with painted pictures: encode them, and head a lobby."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import ParamSpec, Protocol

from bot.skins.bosses.banner import of_lobby
from bot.skins.bosses.words import alt_banner, say
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.motion import Moment, animated
from bot.skins.skin import MOVING, Picture
from bot.table.languages import Language
from engine.story import Story

Told = ParamSpec("Told")


class Banners(Protocol):
    """The module that paints a game's banners."""

    def paint(self, bosses: Sequence[str | None], names: Sequence[str], language: Language) -> Canvas:
        """Who has sat down so far."""

    def paint_started(self, bosses: Sequence[str], names: Sequence[str], language: Language) -> Canvas:
        """Who plays."""


def picture(
    kind: str, painted: Canvas, words: Callable[Told, str], *told: Told.args, **how: Told.kwargs
) -> Picture:
    """A painted picture, encoded, and its alt text: `words` of what is told.

    Nothing is put into words where the picture's scene is what is wanted.
    """
    content = painted.encoded()
    return Picture(painted.filename(kind), content, words(*told, **how) if content else "")


def moving(kind: str, moments: Sequence[Moment]) -> tuple[Picture, ...]:
    """The picture of that kind in motion; none without moments, or where it would be too large."""
    content = animated(moments) if moments else b""
    return (Picture(f"{MOVING}{kind}.webp", content, ""),) if content else ()


def under_bosses(names: Sequence[str], language: Language) -> tuple[str, ...]:
    """The line under each boss: the person's name, or that a computer plays."""
    return tuple(name or say(language, "picture-computer") for name in names)


def banner_picture(
    banners: Banners,
    told: Callable[..., str],
    gathers: str,
    plays: str,
    roles: Sequence[str | None],
    names: Sequence[str],
    language: Language,
    *,
    started: bool = False,
) -> Picture:
    """The head of a lobby; once the game has begun, of its table.

    `told`: says a sentence of the game, that of a key; those of the lobby and of the table are given.
    """
    painted = of_lobby(
        roles,
        under_bosses(names, language),
        started=started,
        gathering=partial(banners.paint, language=language),
        begun=partial(banners.paint_started, language=language),
    )
    return picture("banner", painted, alt_banner, told, plays if started else gathers, roles, names, language)


def told_picture(
    kind: str,
    paint: Callable[..., Canvas],
    alt: Callable[..., str],
    told: Story,
    view: object,
    names: Sequence[str],
    language: Language,
) -> Picture:
    """How the game went, as its story or on the card by which it is shared."""
    painted = paint(told, view, under_bosses(names, language), language)
    return picture(kind, painted, alt, told, view, names, language)
