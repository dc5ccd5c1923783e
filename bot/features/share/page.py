"""Public page of a game that was won: how it ended and how it went.

It is made from what the table's last post tells everybody; no hand, and no position, gets here.
"""

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.language import say
from bot.skins.skin import Picture
from bot.table.match import PlayerId, TableId
from bot.table.reports import TableReport
from bot.table.table import Location
from bot.ui.components import PersistentItem, button
from bot.ui.ids import ActionId
from bot.ui.pages.page import Gallery, Page, Row
from bot.ui.pages.text import mention, table_number
from bot.ui.places import Place, Spot, buttons
from bot.ui.voice import Voice

SHARE = "share"
POST = "post"  # what the button is about that posts it


def to_share(spot: Spot) -> PersistentItem:
    """The way there, from what may be done after a game."""
    return button(ActionId(spot.table_id, SHARE), say(spot.language, "share/button"), emoji="📣")


def shared_page(
    report: TableReport,
    sharer: PlayerId,
    voice: Voice,
    shown: Sequence[Picture],
    words: str = "",
    *,
    replay: bool = False,
) -> Page:
    """The game as it is posted, in the table's language: its card, or the table as it ended; who won, and in
    `words` how it went.

    It pings nobody. `replay`: everybody may look at the game again.
    """
    number = table_number(report.table_id, voice.language)
    again = buttons(Place.SHARED, Spot(report.table_id, voice.language)) if replay else ()
    return Page(
        parts=(
            voice.say("share/head", person=mention(sharer), table=number),
            Gallery(tuple(shown)),
            voice.situation(report.table_view),
            Row(again),
            words,
        )
    )


def preview(page: Page, table_id: TableId, where: Location, voice: Voice) -> Page:
    """Preview for the sharer alone; its button that posts stands for all others."""
    told = voice.say("share/where", channel=f"<#{where.channel_id}>")
    style = discord.ButtonStyle.success
    posts = button(ActionId(table_id, SHARE, POST), voice.say("share/post"), style=style)
    at = next(place for place, part in enumerate(page.parts) if isinstance(part, Row))
    return replace(page, parts=(*page.parts[:at], told, Row((posts,)), *page.parts[at + 1 :]))
