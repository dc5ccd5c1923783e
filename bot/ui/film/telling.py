"""What whoever waits for a film is told: how far it is, an edit a second at most, then the film."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.language import say
from bot.skins.skin import Picture, Skin
from bot.table.film import FilmKey, Reel
from bot.ui.components import button
from bot.ui.delivery.errors import NOT_NOW
from bot.ui.film.making import Making
from bot.ui.ids import Action, ActionId, FilmChoice
from bot.ui.pages.replay import eyes_named
from bot.ui.pages.text import table_number
from bot.ui.reply import Note

PACE = 1.0  # seconds between two edits
TOKEN = 14 * 60.0  # seconds in which an answer can be changed; Discord's own limit is 15 minutes
FILENAME = "film.webp"

log = logging.getLogger(__name__)

Change = Callable[[Note], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Title:
    """What a film is called: its key, and in words whose table and whose eyes it shows."""

    key: FilmKey
    game: str
    eyes: str

    def say(self, key: str, /, **facts: str | int) -> str:
        """A sentence about the film."""
        language = self.key.language
        table = table_number(self.key.table, language)
        return say(language, key, table=table, game=self.game, eyes=self.eyes, **facts)


def title(key: FilmKey, reel: Reel, skin: Skin) -> Title:
    """The words of a film."""
    eyes = eyes_named(reel.eyes, reel.names, reel.roles, skin, key.language)
    return Title(key, skin.name(key.language).label, eyes)


def progress(title: Title, making: Making) -> Note:
    """How far it is, with the way to stop it."""
    facts = {"done": making.done, "total": making.total}
    words = title.say("ui-film-making", **facts) if making.total else title.say("ui-film-waiting")
    stop = button(ActionId(title.key.table, Action.CANCEL_FILM), say(title.key.language, "ui-film-cancel"))
    return Note(words, (stop,))


def finished(title: Title, content: bytes, *, shares: bool) -> Note:
    """The film; `shares`: with the button that shows it to everybody."""
    choice = FilmChoice(title.key.eyes, title.key.speed, title.key.language)
    share = button(
        ActionId(title.key.table, Action.SHARE_FILM, str(choice)), say(title.key.language, "ui-film-share")
    )
    return Note(title.say("ui-film-made"), (share,) if shares else (), (attached(title, content),))


def attached(title: Title, content: bytes) -> Picture:
    """The film as a file, with what it says for those who cannot see it."""
    return Picture(FILENAME, content, title.say("ui-film-alt"))


async def follow(
    title: Title, making: Making, change: Change, *, shares: bool, pace: float = PACE, token: float = TOKEN
) -> None:
    """Keeps an answer up to date until the film is made, or its time is up; whoever cancels it, tells so."""
    making.followed = True
    until = asyncio.get_running_loop().time() + token
    shown = progress(title, making).words
    try:
        while not making.over:
            await asyncio.wait({making.task}, timeout=pace)
            if asyncio.get_running_loop().time() > until and not making.over:
                await _told(change, Note(title.say("ui-film-late")))
                return
            note = progress(title, making)
            if not making.over and note.words != shown:
                shown = note.words
                await _told(change, note)
    finally:
        making.followed = False
    if making.film is not None:
        await _told(change, finished(title, making.film, shares=shares))
    elif not making.task.cancelled():
        await _told(change, Note(title.say("ui-film-failed")))


async def _told(change: Change, note: Note) -> None:
    """One try: who does not get it asks again, and a film that is made is kept."""
    try:
        await change(note)
    except NOT_NOW as error:
        log.warning("a film is not told", extra={"why": str(error)[:200]})
