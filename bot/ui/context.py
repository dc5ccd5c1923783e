"""Shared parts of every click and command: the tables, the games' skins, and how private pages are made.

The coordinator seen from the user interface and nothing more: no rule, no memory, no request to Discord.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from bot.coordinator import Coordinator
from bot.coordinator.learning import Scene
from bot.skins.skin import Picture, Skin
from bot.table.languages import Language
from bot.table.match import PlayerId, TableId
from bot.table.moments import Moment
from bot.table.outbox import Post
from bot.table.reports import Panel, StoryReport, TableReport
from bot.table.table import OPEN, Table
from bot.ui import pictures
from bot.ui.changing import Changing
from bot.ui.delivery.errors import NOT_NOW
from bot.ui.following import Answer, Following
from bot.ui.members import Members
from bot.ui.pages.ending import ending_page
from bot.ui.pages.links import NO_LINKS, HostLinks
from bot.ui.pages.page import Page
from bot.ui.pages.panel import panel_page
from bot.ui.pages.registered import Registered
from bot.ui.pages.story import story_page, story_told
from bot.ui.pages.table import Afterthought, show_page
from bot.ui.painter import Painter
from bot.ui.reply import Reply
from bot.ui.rounds import Rounds
from bot.ui.services import Services
from bot.ui.taps import Taps
from bot.ui.voice import Voice
from bot.workers import Priority
from engine.game import GameInfo

Told: TypeAlias = Table | TableReport | Panel | Scene | Moment
"""What a page may be about: a table, a lesson's board, a moment of a game."""


@dataclass(frozen=True, slots=True)
class UiContext:
    """The parts that the user interface is made of, put together in bot/app.py."""

    coordinator: Coordinator
    painter: Painter
    services: Services = field(default_factory=Services)
    being_changed: Changing = field(default_factory=Changing)
    following: Following = field(default_factory=Following)
    members: Members = field(default_factory=Members)
    registered: Registered = field(default_factory=Registered)
    taps: Taps = field(default_factory=Taps)
    rounds: Rounds = field(default_factory=Rounds)
    links: HostLinks = NO_LINKS
    in_flight: "InFlight" = field(default_factory=lambda: InFlight())

    def skin(self, game: str) -> Skin:
        """The game's skin."""
        return self.coordinator.games[game].skin

    def voice(self, about: Told, language: Language | None = None) -> Voice:
        """Voice for a table: in that language, or in the table's own."""
        if language is None:
            assert not isinstance(about, Scene | Moment)  # these have no language of their own
            language = about.language
        return Voice(self.coordinator.games[about.game].skin, language, about.names)

    def voice_of(self, game: str, language: Language) -> Voice:
        """Voice for a game where no table is meant, or only its line in a list."""
        return Voice(self.skin(game), language)

    @property
    def skins(self) -> Mapping[str, Skin]:
        """Skin of every open game, by its name."""
        return {game: self.skin(game) for game in self.coordinator.games}

    def info(self, game: str) -> GameInfo:
        """The game's setup needs."""
        return self.coordinator.games[game].info

    @property
    def first_game(self) -> str:
        """The game that is meant when nobody names one."""
        return next(iter(self.coordinator.games))

    async def meet(self, reply: Reply) -> None:
        """Note a person who clicked or typed: their language, and that their private messages work."""
        profiles = self.coordinator.profiles
        absent = self.coordinator.presence.seen(reply.reader, reply.guild_id)
        person = await profiles.get(reply.reader)
        if person.discord_language != reply.language:
            await profiles.remember_locale(reply.reader, reply.language)
        reply.language = person.language or reply.language
        if person.dms_closed and reply.alone_with_us:
            await self.coordinator.posts.dms_work(reply.reader)
        if absent:
            await self.coordinator.leaving.came_back(reply.guild_id, reply.reader)

    async def language(self, player: PlayerId, spoken: Language) -> Language:
        """The person's own choice, else what their Discord speaks."""
        return (await self.coordinator.profiles.get(player)).language or spoken

    async def in_words(self, player: PlayerId) -> bool:
        """True if somebody wants all of it in words."""
        return (await self.coordinator.profiles.get(player)).text_first

    async def panel(
        self,
        panel: Panel,
        language: Language,
        word: str = "",
        priority: Priority = Priority.CLICK,
        *,
        more: bool = False,
        note: str = "",
    ) -> Page:
        """The private panel as it is now, freshly painted; at a table that is over, how it ended."""
        voice = self.voice(panel, language)
        if panel.phase not in OPEN:
            shown = await pictures.of_ended(self.painter, panel, voice, priority)
            return ending_page(panel, voice, shown, word)
        shown = await pictures.of_panel(self.painter, panel, voice, priority)
        if not shown and not panel.person.text_first:
            word = f"{word}\n{voice.describe_view(panel.view)}"
        return panel_page(panel, voice, shown, word=word, more=more, note=note)

    async def ended(self, panel: Panel, told: StoryReport, language: Language) -> Page:
        """Page of a solo game's end and story; raises Overloaded."""
        voice = self.voice(panel, language)
        shown = await pictures.of_ended(self.painter, panel, voice, Priority.PANEL)
        drawn = await pictures.of_story(self.painter, told, voice, Priority.FILM)
        return ending_page(panel, voice, shown, after=Afterthought(story_told(told, voice), drawn))

    async def played(self, panel: Panel, language: Language) -> Page:
        """The private panel after an action of its reader's; a post, if any, shows what all can see."""
        posted = self.skin(panel.game).nothing_hidden and not panel.alone
        if posted and not panel.asked and panel.phase in OPEN:
            return panel_page(panel, self.voice(panel, language), ())
        return await self.panel(panel, language)

    def menu(
        self,
        panel: Panel,
        language: Language,
        shown: tuple[Picture, ...],
        said: Sequence[str],
        turned: int,
        refused: str = "",
        *,
        more: bool = False,
    ) -> Page:
        """The panel with its menu opened further, nothing painted anew; `refused`: why it stays there."""
        voice = self.voice(panel, language)
        page = panel_page(panel, voice, shown, said=said, turned=turned, refused=refused, more=more)
        return replace(page, following=())  # it stands below already

    async def painted_menu(
        self,
        panel: Panel,
        language: Language,
        said: Sequence[str] = (),
        turned: int = 0,
        refused: str = "",
        *,
        more: bool = False,
    ) -> Page:
        """The panel with its menu opened further, and its pictures painted: they are not shown any more."""
        shown = await pictures.of_panel(self.painter, panel, self.voice(panel, language), Priority.CLICK)
        return self.menu(panel, language, shown, said, turned, refused, more=more)

    async def table(
        self, report: TableReport, reply: Reply, *, pocket: bool | None = None, word: str = ""
    ) -> Page:
        """The present table for one reader, as they have settled it, unless `pocket` says how."""
        person, voice = await self.coordinator.profiles.get(reply.reader), self.voice(report, reply.language)
        form = pictures.FORMS[person.pocket if pocket is None else pocket]
        shown = await pictures.of_table(self.painter, report, voice, form)
        return show_page(report, voice, shown, form=form, text_first=person.text_first, word=word)

    async def story(self, told: StoryReport, language: Language, priority: Priority) -> Page:
        """A game's story, in a picture and a few sentences; raises Overloaded."""
        voice = self.voice(told.report, language)
        shown = await pictures.of_story(self.painter, told, voice, priority)
        return story_page(told, voice, shown)

    async def afterthought(self, told: StoryReport) -> tuple[str, tuple[Picture, ...]]:
        """Story for the last post of the game, in the table's language; raises Overloaded."""
        voice = self.voice(told.report)
        shown = await pictures.of_story(self.painter, told, voice, Priority.FILM)
        return story_told(told, voice), shown

    @asynccontextmanager
    async def changing(self, table_id: TableId, reply: Reply) -> AsyncIterator[Post | None]:
        """Keep the courier off a private message while its own click updates it.

        Where another process may carry the table's letters: what stands there before, for `remember`.
        """
        if reply.private_message is None:
            with self.following.click(reply.reader):
                yield None
            return
        with self.being_changed.click((table_id, reply.reader)):
            shares = self.coordinator.shares
            yield (
                await self.coordinator.posts.sent.post(table_id, f"panel:{reply.reader}") if shares else None
            )

    def redraws(self, reply: Reply) -> None:
        """A private panel is about to be shown with other pictures of the same moment."""
        if reply.private_message is not None:
            self.being_changed.redraw(reply.private_message.id)

    async def remember(self, reply: Reply, panel: Panel, before: Post | None) -> None:
        """A private message that shows the present state already need not be changed again.

        If the courier, here or in another process, has changed or replaced it since `before`, the message
        that stands is brought up to date once more.
        """
        message = reply.private_message
        if message is None:
            self.follow(reply, panel)
            return
        posts, what, shares = self.coordinator.posts, f"panel:{panel.player}", self.coordinator.shares
        key = (panel.table_id, panel.player)
        post = Post(message.channel.id, message.id, panel.version)

        def untouched(old: Post | None) -> bool:
            return not shares or old is None or (old == before and old.message_id == message.id)

        async with self.being_changed.alone(key):
            if message.id in self.being_changed.replaced:
                old = await posts.sent.post(panel.table_id, what)
                if not untouched(old) or (old is not None and old.version < panel.version):
                    await posts.refresh(panel.table_id, panel.player)
                return
            kept, old = await posts.sent.put_post(panel.table_id, what, post, untouched)
            if not kept:
                await posts.refresh(panel.table_id, panel.player)
                return
            self.being_changed.shown[key] = post
        if old is not None and old.message_id != message.id:
            with suppress(*NOT_NOW):  # one message a table
                await (await message.channel.fetch_message(old.message_id)).delete()

    async def show(self, reply: Reply, done: Awaitable[Panel]) -> None:
        """Answer what was typed with the panel that comes of it, and let it follow the game."""
        with self.following.click(reply.reader):
            panel = await done
            await reply.private(await self.panel(panel, reply.language))
            self.follow(reply, panel)

    def follow(self, reply: Reply, panel: Panel) -> None:
        """The answer just given shows its reader's next turns too."""
        if reply.private_message is None and reply.original_is_private:
            key, now = (panel.table_id, reply.reader), self.coordinator.now()
            self.following.note(key, Answer(reply.interaction, now, panel.version, panel.alone))


@dataclass(slots=True)
class InFlight:
    """Number of clicks and commands in progress, and if new ones are still taken."""

    open: bool = True
    why: str = "notice-closing"  # what who clicks is told when it is not open
    for_now: bool = False  # it opens again
    inside: int = 0
    empty: asyncio.Event = field(default_factory=asyncio.Event)

    @asynccontextmanager
    async def one_more(self) -> AsyncIterator[None]:
        """Count a running one."""
        self.inside += 1
        self.empty.clear()
        try:
            yield
        finally:
            self.inside -= 1
            if not self.inside:
                self.empty.set()

    def refuse(self, why: str) -> None:
        """Takes nothing new any more; whoever clicks is told why by this sentence."""
        if self.open or self.for_now:
            self.open, self.why, self.for_now = False, why, False

    def pause(self, why: str) -> None:
        """Takes nothing new until `resume`; whoever clicks is told why by this sentence."""
        if self.open:
            self.open, self.why, self.for_now = False, why, True

    def resume(self) -> None:
        """Takes clicks again, unless it has closed for good meanwhile."""
        if self.for_now:
            self.open, self.for_now = True, False

    async def close(self, patience: float) -> None:
        """Takes nothing new and waits for what is under way, `patience` seconds at most."""
        self.refuse("notice-closing")
        if self.inside:
            await asyncio.wait_for(self.empty.wait(), patience)
