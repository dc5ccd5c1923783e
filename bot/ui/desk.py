"""What every click and command has at hand: the tables, the games' skins, and how private pages are made.

The window to the coordinator and nothing more: no rule, no memory, no request to Discord.
"""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from bot.catalog import Catalog
from bot.coordinator import Coordinator
from bot.language import Language
from bot.lobby import Box
from bot.match import PlayerId, TableId
from bot.outbox import Post
from bot.shown import Panel
from bot.skins.skin import Picture, Skin
from bot.store import Store
from bot.ui.answer import Answer
from bot.ui.easel import Easel
from bot.ui.page import Page
from bot.ui.panels import panel_page, private_pictures
from bot.ui.posts import show_page


@dataclass(frozen=True, slots=True)
class Desk:
    """The parts that the window is made of, put together in bot/__main__.py."""

    coordinator: Coordinator
    store: Store
    catalog: Catalog
    easel: Easel = field(default_factory=Easel)
    being_changed: set[tuple[TableId, PlayerId]] = field(default_factory=set)
    door: "Door" = field(default_factory=lambda: Door())

    def skin(self, game: str) -> Skin:
        """How that game looks and speaks."""
        return self.catalog[game].skin

    def box(self, game: str) -> Box:
        """How that game wants to be set up."""
        return self.catalog[game].box

    async def meet(self, answer: Answer) -> None:
        """Who it is that clicked or typed: how he is spoken to, and that his private messages work."""
        person = await self.coordinator.person(answer.reader)
        if person.heard != answer.language:
            await self.coordinator.hear(answer.reader, answer.language)
        answer.language = person.language or answer.language
        if person.dms_closed and answer.interaction.guild_id is None:
            await self.coordinator.dms_work(answer.reader)

    async def language(self, player: PlayerId, spoken: Language) -> Language:
        """The person's own choice, else what his Discord speaks."""
        return (await self.coordinator.person(player)).language or spoken

    async def panel(self, panel: Panel, language: Language, word: str = "") -> Page:
        """The private panel as it is now, freshly painted."""
        skin = self.skin(panel.game)
        key = ("hand", panel.table_id, panel.version, panel.seat, panel.asked, panel.names, language)
        pictures = await self.easel.painted(key, lambda: private_pictures(panel, skin, language))
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
    def changing(self, table: TableId, answer: Answer) -> Iterator[None]:
        """While a private message is brought up to date by its own click, the courier need not do it too."""
        if answer.private_message is None:
            yield
            return
        self.being_changed.add((table, answer.reader))
        try:
            yield
        finally:
            self.being_changed.discard((table, answer.reader))

    async def remember(self, answer: Answer, panel: Panel) -> None:
        """A private message that shows the last word already need not be changed again."""
        message = answer.private_message
        if message is not None:
            post = Post(message.channel.id, message.id, panel.version)
            await self.store.keep_post(panel.table_id, f"panel:{panel.player}", post)

    async def table(self, table: TableId, language: Language) -> Page:
        """The present table for one reader."""
        shown = await self.coordinator.show(table)
        skin = self.skin(shown.game)
        key = ("table", shown.table_id, shown.version, shown.phase, shown.names, language)
        pictures = await self.easel.painted(
            key, lambda: (skin.paint_table(shown.table, shown.names, language),)
        )
        return show_page(shown, skin, language, pictures)


@dataclass(slots=True)
class Door:
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
