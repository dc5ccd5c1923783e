"""Progress of a film for those who wait: an edit a second at most, then the film."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.features.film.choice import CANCEL, FILM, SHARE, FilmChoice
from bot.features.film.making import Making
from bot.features.film.plan import FilmKey, Reel, Speed
from bot.language import say
from bot.skins.skin import Picture, Skin
from bot.ui.components import PersistentItem, button
from bot.ui.ids import ActionId
from bot.ui.pages.text import table_number
from bot.ui.places import Spot
from bot.ui.progress import PACE, TOKEN, told_until, tried
from bot.ui.reply import Note
from bot.ui.voice import Voice

FILENAME = "film.webp"

Change = Callable[[Note], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Title:
    """A film's title: its key, and in words whose table and whose eyes it shows."""

    key: FilmKey
    game: str
    eyes: str

    def say(self, key: str, /, **facts: str | int) -> str:
        """A sentence about the film."""
        language = self.key.language
        number = table_number(self.key.table_id, language)
        return say(language, key, table=number, game=self.game, eyes=self.eyes, **facts)


def to_film(spot: Spot) -> PersistentItem:
    """The way to the whole game, as everybody saw it."""
    return button(ActionId(spot.table_id, FILM), say(spot.language, "film/button"), emoji="🎬")


def through_these_eyes(spot: Spot) -> PersistentItem:
    """The way to the whole game, as it is being looked at."""
    choice = FilmChoice(spot.eyes, Speed.NORMAL, spot.language)
    return button(ActionId(spot.table_id, FILM, str(choice)), say(spot.language, "film/button"), emoji="🎞️")


def title(key: FilmKey, reel: Reel, skin: Skin) -> Title:
    """The words of a film."""
    voice = Voice(skin, key.language, reel.names)
    return Title(key, voice.game, voice.eyes(reel.eyes, reel.occupants))


def progress(title: Title, making: Making) -> Note:
    """Its progress, with the way to stop it."""
    facts = {"done": making.done, "total": making.total}
    words = title.say("film/making", **facts) if making.total else title.say("film/waiting")
    stop = button(ActionId(title.key.table_id, CANCEL), say(title.key.language, "film/cancel"))
    return Note(words, (stop,))


def finished(title: Title, content: bytes, *, shares: bool) -> Note:
    """The film; `shares`: with the button that shows it to everybody."""
    choice = FilmChoice(title.key.eyes, title.key.speed, title.key.language)
    share = button(ActionId(title.key.table_id, SHARE, str(choice)), say(title.key.language, "film/share"))
    return Note(title.say("film/made"), (share,) if shares else (), (attached(title, content),))


def attached(title: Title, content: bytes) -> Picture:
    """The film as a file, with what it says for those who cannot see it."""
    return Picture(FILENAME, content, title.say("film/alt"))


async def follow(
    title: Title, making: Making, change: Change, *, shares: bool, pace: float = PACE, token: float = TOKEN
) -> None:
    """Keeps an answer up to date until the film is made, or its time is up; whoever cancels it, tells so."""
    making.followed = True
    try:
        in_time = await told_until(
            making.task,
            lambda: (making.done, making.total),
            lambda: change(progress(title, making)),
            pace=pace,
            token=token,
        )
        if not in_time:
            await tried(change(Note(title.say("film/late"))))
    finally:
        making.followed = False
    if making.film is not None and in_time:
        await tried(change(finished(title, making.film, shares=shares)))
    elif in_time and not making.task.cancelled():
        await tried(change(Note(title.say("film/failed"))))
