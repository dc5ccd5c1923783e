"""One message as Discord shows it: texts, pictures and rows of buttons in a box, within Discord's limits.

What is said belongs to whoever builds a page; how it is sent, to the courier and to Reply.
"""

import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, TypeAlias

import discord
from discord.ui import ActionRow, Container, Item, LayoutView, MediaGallery, Separator, TextDisplay

from bot.plain_text import shortened
from bot.skins.skin import Picture
from bot.table.match import PlayerId
from bot.ui.components import PersistentItem
from bot.ui.pages.registered import NOTHING, OwnEmoji, Registered, clickable
from bot.ui.pages.text import in_pieces

TEXT_LIMIT = 4000  # characters of all texts of a message together
TEXT_ROOM = 3500  # that texts of several sources may take together
COMPONENT_LIMIT = 40
ALT_LIMIT = 1024
ROW_LIMIT = 5  # buttons in a row
BRASS = discord.Colour(0xC9A24B)
RED = discord.Colour(0xA3282B)  # somebody must act


@dataclass(frozen=True, slots=True)
class Gallery:
    """Pictures, one below the other or side by side as Discord likes."""

    pictures: tuple[Picture, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons, or one select."""

    items: tuple[PersistentItem, ...]


@dataclass(frozen=True, slots=True)
class Divider:
    """A thin line between what is told and what may be done."""


class Verbatim(str):
    """A text with words that people chose, shown letter by letter: no command in it becomes a link."""

    __slots__ = ()


Part: TypeAlias = str | Gallery | Row | Divider

Named: TypeAlias = tuple[str, int, str]
"""A picture by its file name, its bytes and what it says: two of one message are never alike in all three."""


@dataclass(frozen=True, slots=True)
class Page:
    """A message to send: what it shows from top to bottom, and whom it may ping."""

    parts: tuple[Part, ...]
    above: str = ""  # outside the box, where a mention is seen first
    pings: tuple[PlayerId, ...] = ()
    rings: tuple[int, ...] = ()  # roles
    colour: discord.Colour = BRASS
    following: tuple[str, ...] = ()  # texts that have no room in it: messages of their own, right after it
    plain: bool = False  # it keeps Unicode's signs: for readers who want words, and may have them read aloud

    @property
    def length(self) -> int:
        """Characters of all its texts."""
        return len(self.above) + sum(len(part) for part in self.parts if isinstance(part, str))

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """Every picture of the page, in order; no two files of one message share a name."""
        found: dict[str, Picture] = {}
        for picture in (each for part in self.parts if isinstance(part, Gallery) for each in part.pictures):
            taken = picture.filename in found
            name = f"{len(found) + 1}-{picture.filename}" if taken else picture.filename
            found[name] = replace(picture, filename=name)
        return tuple(found.values())

    @property
    def mentions(self) -> discord.AllowedMentions:
        """Mentions that may ping: people named, members of these roles, and nobody by accident."""
        return discord.AllowedMentions(
            everyone=False,
            roles=[discord.Object(role) for role in self.rings] or False,
            replied_user=False,
            users=[discord.Object(player) for player in self.pings],
        )

    def layout(self, mark: int | None = None, known: Registered = NOTHING) -> LayoutView:
        """The page as components; `mark`: a number of ours that Discord keeps with the first of them.

        Commands that its texts name can be clicked, and the bot's own emoji stand for their signs. It is
        finished when it is made: discord.py need not listen to it, the ids of its buttons are enough.
        """
        view, box = LayoutView(timeout=None), Container[LayoutView](accent_colour=self.colour)
        emoji = NOTHING.emoji if self.plain else known.emoji
        told = (part for part in (self.above, *self.parts) if isinstance(part, str))
        linked = (each if isinstance(each, Verbatim) else clickable(each, known.commands) for each in told)
        above, *texts = _in_room(linked, emoji)
        if above:
            view.add_item(TextDisplay(above))
        for item in _items(self.parts, iter(texts), iter(self.pictures), emoji):
            box.add_item(item)
        if box.children:
            view.add_item(box)
        if mark is not None:
            view.children[0].id = mark
        view.stop()
        return view

    def files(self) -> list[discord.File]:
        """The pictures as attachments. A file is spent by sending it: ask again for another try."""
        return files_of(self.pictures)


def files_of(pictures: Iterable[Picture]) -> list[discord.File]:
    """Pictures as attachments, for one try."""
    return [
        discord.File(
            io.BytesIO(picture.content),
            filename=picture.filename,
            description=shortened(picture.alt, ALT_LIMIT),
        )
        for picture in pictures
    ]


def drawn(picture: Picture) -> Named:
    """Name a picture that we are about to send."""
    return picture.filename, len(picture.content), shortened(picture.alt, ALT_LIMIT)


def named(attachment: discord.Attachment) -> Named:
    """Name a picture that a message shows."""
    return attachment.filename, attachment.size, attachment.description or ""


def with_room(page: Page, words: str, instead: str, reserve: int = 0) -> Page:
    """The page; where its texts are too long, these words of it follow as a message of their own.

    `reserve`: so many characters are kept for what is still to be added.
    """
    if page.length + reserve <= TEXT_ROOM or not words:
        return page
    parts = tuple(instead if part == words else part for part in page.parts)
    return replace(page, parts=parts, following=in_pieces(words))


def rows(buttons: Sequence[PersistentItem], most: int = ROW_LIMIT) -> tuple[Row, ...]:
    """Buttons in rows of five, or of fewer."""
    return tuple(Row(tuple(buttons[at : at + most])) for at in range(0, len(buttons), most))


def _in_room(texts: Iterable[str], emoji: OwnEmoji) -> Sequence[str]:
    """Texts as long as a message takes them together. A mention of an emoji is many characters: where they
    would be too many, the text keeps its signs."""
    told = list(texts)
    spare = TEXT_LIMIT - sum(map(len, told))
    room = TEXT_LIMIT
    for place, text in enumerate(told):
        pictured = text if isinstance(text, Verbatim) else emoji.in_text(text)
        if 0 < len(pictured) - len(text) <= spare:
            spare -= len(pictured) - len(text)
            told[place] = pictured
        told[place] = shortened(told[place], max(room, 0))
        room -= len(told[place])
    return told


def _items(
    parts: Sequence[Part], texts: Iterator[str], pictures: Iterator[Picture], emoji: OwnEmoji
) -> Iterator[Item[Any]]:
    """Each part as a component; one without content is left out, for Discord would refuse it."""
    for part in parts:
        match part:
            case str():
                text = next(texts)
                if text.strip():
                    yield TextDisplay(text)
            case Gallery(shown) if shown:
                yield MediaGallery(
                    *(
                        discord.MediaGalleryItem(
                            f"attachment://{picture.filename}", description=shortened(picture.alt, ALT_LIMIT)
                        )
                        for picture in islice(pictures, len(shown))
                    )
                )
            case Row(items) if items:
                yield ActionRow(*(item.wearing(emoji) for item in items))
            case Divider():
                yield Separator()
            case Gallery() | Row():
                continue
