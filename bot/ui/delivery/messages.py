"""How each kind of letter becomes a message: painted from the stored moment, sent under the letter's nonce.

Raises whatever Discord says; what that means is the courier's to judge.
"""

import asyncio
import logging
from collections.abc import Coroutine
from datetime import UTC, datetime
from typing import Any, Literal

import discord

from bot.language import say
from bot.skins.skin import Picture
from bot.table.languages import Language
from bot.table.lobby import Lobby, Phase
from bot.table.match import NotSeated, PlayerId
from bot.table.outbox import TO_LOBBY, TO_TABLE, Letter, Post
from bot.table.reports import Bulletin
from bot.ui.context import UiContext
from bot.ui.delivery.errors import NOT_NOW, Failure, classify
from bot.ui.delivery.strip import without_buttons
from bot.ui.pages.lobby import banner, lobby_page
from bot.ui.pages.page import Page
from bot.ui.pages.table import notice_buttons, over_page, table_page, table_pictures
from bot.ui.pages.text import mention, plain, soon, table_number
from engine.game import Fact

log = logging.getLogger(__name__)

THREAD_EXISTS = 160004
A_WEEK: Literal[10080] = 10080  # minutes until a quiet thread is archived


class Messages:
    """One method per kind of letter."""

    def __init__(self, client: discord.Client, context: UiContext) -> None:
        self.client, self.context = client, context
        self.tidying = set[asyncio.Task[None]]()

    async def lobby(self, letter: Letter) -> None:
        """The lobby's one message: new, or as it is now."""
        lobby = await self.context.coordinator.lobby(letter.table_id)
        page = await self._lobby_page(lobby)
        old = await self.context.store.post(lobby.id, "lobby")
        if old is not None and await self._changed(old, page):
            await self.context.store.done(letter)
        elif lobby.phase is not Phase.LOBBY:
            await self.context.store.done(letter)  # the message is gone, and nothing is left to gather for
        else:
            post = await self._send(lobby.channel_id, page, letter)
            await self.context.store.done(letter, lobby=post)
            if old is not None:
                self._by_the_way(self._take_away(old))

    async def _lobby_page(self, lobby: Lobby) -> Page:
        skin = self.context.skin(lobby.game)
        key = ("banner", lobby.game, lobby.bosses, lobby.names, lobby.language)
        head = await self.context.painter.painted(key, lambda: (banner(lobby, skin),))
        return lobby_page(lobby, self.context.box(lobby.game), skin, head)

    async def thread(self, letter: Letter) -> None:
        """The table's public thread, hung on the lobby's message; without the right to, the channel will do.

        A thread that hangs on a message has the message's number: a second try finds the first one's.
        """
        lobby = await self.context.coordinator.lobby(letter.table_id)
        post = await self.context.store.post(lobby.id, "lobby")
        title = self.context.skin(lobby.game).title(lobby.bosses)
        try:
            thread_id = await self._open_thread(lobby, post, title)
        except discord.HTTPException as error:
            if classify(error) not in (Failure.NO_ACCESS, Failure.REJECTED, Failure.PLACE_GONE):
                raise
            log.info("no thread", extra={"match": lobby.id, "code": error.code})
            thread_id = None
        await self.context.store.keep_thread(lobby.id, thread_id)
        await self.context.store.done(letter)

    async def _open_thread(self, lobby: Lobby, post: Post | None, title: str) -> int | None:
        channel = self.client.get_channel(lobby.channel_id)
        if not isinstance(channel, discord.TextChannel):
            return None
        if post is None:
            kind = discord.ChannelType.public_thread
            return (await channel.create_thread(name=title, type=kind, auto_archive_duration=A_WEEK)).id
        message = channel.get_partial_message(post.message_id)
        try:
            return (await message.create_thread(name=title, auto_archive_duration=A_WEEK)).id
        except discord.HTTPException as error:
            if error.code == THREAD_EXISTS:
                return post.message_id
            if classify(error) is Failure.MESSAGE_GONE:
                return await self._open_thread(lobby, None, title)
            raise

    async def table(self, letter: Letter) -> None:
        """A new table post; the earlier one loses its buttons."""
        bulletin = await self.context.coordinator.bulletin(letter)
        skin = self.context.skin(bulletin.shown.game)
        pictures = await self._painted(bulletin)
        await self._post(letter, bulletin.shown.location.place, table_page(bulletin, skin, pictures))

    async def over(self, letter: Letter) -> None:
        """The last picture of a game."""
        finish = await self.context.coordinator.finish(letter.table_id)
        shown = finish.shown
        skin = self.context.skin(shown.game)
        last = await self.context.coordinator.bulletin(letter)
        pictures = await self._painted(last)
        await self._post(letter, shown.location.place, over_page(finish, last, skin, pictures))

    async def _painted(self, bulletin: Bulletin) -> tuple[Picture, ...]:
        shown = bulletin.shown
        key = ("post", shown.table_id, shown.version, len(bulletin.news), shown.phase, shown.names)
        skin = self.context.skin(shown.game)
        return await self.context.painter.painted(key, lambda: table_pictures(bulletin, skin))

    async def _post(self, letter: Letter, place: int, page: Page) -> None:
        old = await self.context.store.post(letter.table_id, "table")
        post = await self._send(place, page, letter)
        await self.context.store.done(letter, table=post)
        if old is not None and old.message_id != post.message_id:
            self._by_the_way(self._unbutton(old))

    async def panel(self, letter: Letter) -> None:
        """A private message with the controls; the one before it is taken away.

        It rings no bell of its own: the mention under the table has rung already.
        """
        player = _addressee(letter)
        panel = await self.context.coordinator.panel(letter.table_id, player)
        language = await self._language(player, panel.language)
        page = await self.context.panel(panel, language)
        what = f"panel:{player}"
        old = await self.context.store.post(letter.table_id, what)
        post = await self._send(await self._dm(player), page, letter, silent=True, version=panel.version)
        await self.context.store.done(letter, **{what: post})
        if old is not None and old.message_id != post.message_id:
            self._by_the_way(self._take_away(old))

    async def retire(self, letter: Letter) -> None:
        """Nothing is awaited any more: the private message keeps the hand and loses its controls."""
        player = _addressee(letter)
        old = await self.context.store.post(letter.table_id, f"panel:{player}")
        shown_already = (letter.table_id, player) in self.context.being_changed
        if old is not None and old.version < letter.version and not shown_already:
            await self._retired(letter, player, old)
        await self.context.store.done(letter)

    async def _retired(self, letter: Letter, player: PlayerId, old: Post) -> None:
        what = f"panel:{player}"
        try:
            panel = await self.context.coordinator.panel(letter.table_id, player)
            language = await self._language(player, panel.language)
            changed = await self._changed(old, await self.context.panel(panel, language))
        except NotSeated:  # he has left: his hand is a computer's now
            changed = False
        if changed:
            kept = Post(old.channel_id, old.message_id, panel.version)
            await self.context.store.keep_post(letter.table_id, what, kept)
        else:
            await self.context.store.forget_post(letter.table_id, what)
            self._by_the_way(self._take_away(old))

    async def notice(self, letter: Letter) -> None:
        """One sentence, to the table or to one person."""
        lobby = await self.context.coordinator.lobby(letter.table_id)
        if letter.destination in (TO_TABLE, TO_LOBBY):
            language = lobby.language
            place = lobby.place if letter.destination == TO_TABLE else lobby.channel_id
        else:
            language = await self._language(_addressee(letter), lobby.language)
            place = await self._dm(_addressee(letter))
        words = say(language, letter.key, **self._facts(letter, lobby))
        pings = (letter.player,) if letter.player is not None else ()
        above = mention(letter.player) if letter.player is not None and place == lobby.place else ""
        page = Page(parts=(words, notice_buttons(letter, language)), above=above, pings=pings)
        await self._send(place, page, letter)
        await self.context.store.done(letter)

    def _facts(self, letter: Letter, lobby: Lobby) -> dict[str, Fact]:
        """The facts of a notice as people read them: names, bosses and times."""
        facts: dict[str, Fact] = {"table": table_number(lobby.id)} if "deadline" in letter.facts else {}
        for name, fact in letter.facts.items():
            match name, fact:
                case "boss", str():
                    facts[name] = self.context.skin(lobby.game).boss_name(fact)
                case "deadline", int():
                    facts[name] = soon(datetime.fromtimestamp(fact, UTC))
                case _, str():
                    facts[name] = plain(fact)
                case _:
                    facts[name] = fact
        return facts

    async def tell_host_of_no_access(self, letter: Letter) -> None:
        """The host alone can mend a lost permission; he is told once, in private, if he can be."""
        lobby = await self.context.coordinator.lobby(letter.table_id)
        language = await self._language(lobby.host, lobby.language)
        words = say(language, "notice-locked-out", channel=f"<#{lobby.place}>")
        try:
            await self._send(await self._dm(lobby.host), Page(parts=(words,)), letter)
        except discord.HTTPException as error:
            log.info("host not told", extra={"match": lobby.id, "code": error.code})

    # ---- messages ----

    async def _send(
        self, place: int, page: Page, letter: Letter, *, silent: bool = False, version: int | None = None
    ) -> Post:
        channel = self.client.get_partial_messageable(place)
        message = await channel.send(
            view=page.layout(),
            files=page.files(),
            nonce=letter.nonce,
            allowed_mentions=page.mentions,
            silent=silent,
        )
        return Post(place, message.id, letter.version if version is None else version)

    async def _changed(self, post: Post, page: Page) -> bool:
        """Changes a message of ours; False where that is not possible any more."""
        message = self.client.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)
        try:
            await message.edit(view=page.layout(), attachments=page.files(), allowed_mentions=page.mentions)
        except discord.HTTPException as error:
            if classify(error) in (Failure.MESSAGE_GONE, Failure.TOO_OLD):
                return False
            raise
        return True

    def _by_the_way(self, tidying: Coroutine[Any, Any, None]) -> None:
        """Tidying up must hold up no news: old messages may be changed slowly, or not at all."""
        task = asyncio.create_task(tidying)
        self.tidying.add(task)
        task.add_done_callback(self.tidying.discard)

    async def _unbutton(self, post: Post) -> None:
        """An earlier table post loses its buttons; if it cannot, they still answer with the present state."""
        channel = self.client.get_partial_messageable(post.channel_id)
        try:
            message = await channel.fetch_message(post.message_id)
            await message.edit(view=without_buttons(message), allowed_mentions=discord.AllowedMentions.none())
        except NOT_NOW as error:
            log.info("kept its buttons", extra={"message_id": post.message_id, "why": str(error)})

    async def _take_away(self, post: Post) -> None:
        channel = self.client.get_partial_messageable(post.channel_id)
        try:
            await channel.get_partial_message(post.message_id).delete()
        except NOT_NOW as error:
            log.info("not taken away", extra={"message_id": post.message_id, "why": str(error)})

    async def _dm(self, player: PlayerId) -> int:
        """The private conversation with somebody."""
        return (await self.client.create_dm(discord.Object(player))).id

    async def _language(self, player: PlayerId, otherwise: Language) -> Language:
        """His own choice, else what his Discord spoke last, else the table's."""
        person = await self.context.coordinator.person(player)
        return person.language or person.discord_language or otherwise


def _addressee(letter: Letter) -> PlayerId:
    if letter.player is None:
        raise ValueError(f"letter {letter.id} is for nobody")
    return letter.player
