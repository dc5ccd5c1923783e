"""A message of ours as it stands, changed in its buttons: pictures, and what it told, stay what they were."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlsplit

import discord
from discord.ui import ActionRow, Button, Container, LayoutView, MediaGallery, TextDisplay

from bot.skins.skin import Picture
from bot.ui.pages.page import files_of

Rows = Callable[[ActionRow[Any]], bool]
"""Changes a row of buttons in place; whether it stays."""


# How a line begins that holds only while its message is the newest: until when, and who is away.
FOR_NOW = ("-# ⏳", "-# 🧳")


@dataclass(frozen=True, slots=True)
class Still:
    """A picture for the place of one that is in motion there, by that one's file name."""

    instead_of: str
    picture: Picture

    @property
    def filename(self) -> str:
        """Its name beside pictures of its kind in a message."""
        return f"still-{self.picture.filename}"

    def attached(self, message: discord.Message) -> list[discord.Attachment | discord.File]:
        """Return the files of the message with it, for one try."""
        stay = [each for each in message.attachments if each.filename != self.instead_of]
        return [*stay, *files_of((replace(self.picture, filename=self.filename),))]


def without_buttons(message: discord.Message, still: Still | None = None) -> LayoutView:
    """Keep pictures and texts, with nothing to press: history, in which no deadline grows old, and nothing
    moves where a `still` picture is brought along.
    """
    view = _changed(message, lambda _row: False)
    if still is not None:
        galleries = (item for item in view.walk_children() if isinstance(item, MediaGallery))
        for shown in (each for gallery in galleries for each in gallery.items):
            if shown.media.url == f"attachment://{still.instead_of}":
                shown.media = f"attachment://{still.filename}"
    for text in (item for item in view.walk_children() if isinstance(item, TextDisplay)):
        lines = text.content.splitlines()
        text.content = "\n".join(line for line in lines if not line.startswith(FOR_NOW))
    return view


def with_link_instead(message: discord.Message, custom_id: str, label: str, url: str) -> LayoutView:
    """One button has done what it was for: in its place is the way to what came of it."""

    def relinked(row: ActionRow[Any]) -> bool:
        items = tuple(row.children)
        row.clear_items()
        for item in items:
            pressed = isinstance(item, Button) and item.custom_id == custom_id
            row.add_item(Button(label=label, url=url) if pressed else item)
        return True

    return _changed(message, relinked)


def _changed(message: discord.Message, rows: Rows) -> LayoutView:
    view = LayoutView.from_message(message, timeout=None)
    assert isinstance(view, LayoutView)
    _change(view, rows)
    view.stop()
    return view


def _change(box: "LayoutView | Container[Any]", rows: Rows) -> None:
    for item in tuple(box.children):
        match item:
            case ActionRow():
                if not rows(item):
                    box.remove_item(item)
            case Container():
                _change(item, rows)
            case MediaGallery():
                for shown in item.items:  # named by their attachment: Discord's signed addresses expire
                    shown.media = f"attachment://{urlsplit(shown.media.url).path.rpartition('/')[2]}"
            case _:
                continue
