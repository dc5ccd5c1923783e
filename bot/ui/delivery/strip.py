"""A message of ours as it stands, without its buttons: for a table post that is not the last any more."""

from typing import Any
from urllib.parse import urlsplit

import discord
from discord.ui import ActionRow, Container, LayoutView, MediaGallery


def without_buttons(message: discord.Message) -> LayoutView:
    """The same texts and pictures, and nothing to press.

    Pictures are named anew by their attachment: Discord's signed addresses expire.
    """
    view = LayoutView.from_message(message, timeout=None)
    assert isinstance(view, LayoutView)
    _strip(view)
    view.stop()
    return view


def _strip(box: "LayoutView | Container[Any]") -> None:
    for item in tuple(box.children):
        match item:
            case ActionRow():
                box.remove_item(item)
            case Container():
                _strip(item)
            case MediaGallery():
                for shown in item.items:
                    shown.media = f"attachment://{urlsplit(shown.media.url).path.rpartition('/')[2]}"
            case _:
                continue
