"""What every click and command has at hand: the tables, the games' skins, and how private pages are made.

The window to the coordinator and nothing more: no rule, no memory, no request to Discord.
"""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from bot.coordinator import Coordinator
from bot.games import Catalog
from bot.skins.skin import Picture, Skin
from bot.store import Store
from bot.table.languages import Language
from bot.table.lobby import GameInfo
from bot.table.match import PlayerId, TableId
from bot.table.outbox import Post
from bot.table.reports import Panel
from bot.ui.pages.page import Page
from bot.ui.pages.panel import panel_page, private_pictures
from bot.ui.pages.table import show_page
from bot.ui.painter import Painter
from bot.ui.reply import Reply


@dataclass(frozen=True, slots=True)
class UiContext:
    """The parts that the window is made of, put together in bot/__main__.py."""

    coordinator: Coordinator
    store: Store
    catalog: Catalog
    painter: Painter = field(default_factory=Painter)
    being_changed: set[tuple[TableId, PlayerId]] = field(default_factory=set)
    in_flight: "InFlight" = field(default_factory=lambda: InFlight())

    def skin(self, game: str) -> Skin:
        """How that game looks and speaks."""
        return self.catalog[game].skin

    def box(self, game: str) -> GameInfo:
        """How that game wants to be set up."""
        return self.catalog[game].box

    async def meet(self, reply: Reply) -> None:
        """Who it is that clicked or typed: how he is spoken to, and that his private messages work."""
        person = await self.coordinator.person(reply.reader)
        if person.discord_language != reply.language:
            await self.coordinator.remember_locale(reply.reader, reply.language)
        reply.language = person.language or reply.language
        if person.dms_closed and reply.interaction.guild_id is None:
            await self.coordinator.dms_work(reply.reader)

    async def language(self, player: PlayerId, spoken: Language) -> Language:
        """The person's own choice, else what his Discord speaks."""
        return (await self.coordinator.person(player)).language or spoken

    async def panel(self, panel: Panel, language: Language, word: str = "") -> Page:
        """The private panel as it is now, freshly painted."""
        skin = self.skin(panel.game)
        key = ("hand", panel.table_id, panel.version, panel.seat, panel.asked, panel.names, language)
        pictures = await self.painter.painted(key, lambda: private_pictures(panel, skin, language))
        if not pictures:
            word = f"{word}\n{skin.describe_view(panel.view, panel.names, language)}"
        return panel_page(panel, skin, language, pictures, word=word)

    def menu(
        self,
        panel: Panel,
        language: Language,
        pictures: tuple[Picture, ...],
        said: Sequence[str],
        turned: int,
    ) -> Page:
        """The panel with its menu opened further; nothing is painted anew."""
        return panel_page(panel, self.skin(panel.game), language, pictures, said=said, turned=turned)

    @contextmanager
    def changing(self, table: TableId, reply: Reply) -> Iterator[None]:
        """While a private message is brought up to date by its own click, the courier need not do it too."""
        if reply.private_message is None:
            yield
            return
        self.being_changed.add((table, reply.reader))
        try:
            yield
        finally:
            self.being_changed.discard((table, reply.reader))

    async def remember(self, reply: Reply, panel: Panel) -> None:
        """A private message that shows the last word already need not be changed again."""
        message = reply.private_message
        if message is not None:
            post = Post(message.channel.id, message.id, panel.version)
            await self.store.keep_post(panel.table_id, f"panel:{panel.player}", post)

    async def table(self, table: TableId, language: Language) -> Page:
        """The present table for one reader."""
        shown = await self.coordinator.show(table)
        skin = self.skin(shown.game)
        key = ("table", shown.table_id, shown.version, shown.phase, shown.names, language)
        pictures = await self.painter.painted(
            key, lambda: (skin.paint_table(shown.table, shown.names, language),)
        )
        return show_page(shown, skin, language, pictures)


@dataclass(slots=True)
class InFlight:
    """How many clicks and commands are in hand, and whether new ones are still taken."""

    open: bool = True
    inside: int = 0
    empty: asyncio.Event = field(default_factory=asyncio.Event)

    def __enter__(self) -> None:
        self.inside += 1
        self.empty.clear()

    def __exit__(self, *_: object) -> None:
        self.inside -= 1
        if not self.inside:
            self.empty.set()

    async def close(self, patience: float) -> None:
        """Takes nothing new and waits for what is in hand, but not for ever."""
        self.open = False
        if self.inside:
            await asyncio.wait_for(self.empty.wait(), patience)
