"""Private messages with a hand and its controls: sent, brought up to date, retired."""

from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from functools import partial
from operator import eq

import discord

from bot.coordinator.overtaken import again_if_overtaken
from bot.table.match import PlayerId, TableId
from bot.table.outbox import DECIDED, RINGS, TO_TABLE, WATCHED, Letter, Post, beside
from bot.table.refusals import NotSeated, Unreadable
from bot.table.table import OPEN
from bot.ui import pictures
from bot.ui.delivery.errors import Failure, classify
from bot.ui.delivery.messages import FOLLOWING, Messages, addressee, alone_page, attached
from bot.ui.delivery.reminder_letters import ReminderLetters
from bot.ui.delivery.table_letters import TableLetters
from bot.ui.following import Answer, Key
from bot.ui.pages.page import Page
from bot.workers import Priority

OLD_AFTER = timedelta(hours=1)  # then Discord takes few changes of a message


class PanelLetters:
    """The one private message that somebody has for each table."""

    def __init__(self, messages: Messages, tables: TableLetters, reminders: ReminderLetters) -> None:
        self.messages, self.client = messages, messages.client
        self.context, self.posts = messages.context, messages.posts
        self.tables = tables
        self.reminders = reminders

    async def refresh(self, letter: Letter) -> None:
        """Bring a message up to date; where it is too old to be changed so often, a while later.

        Nobody is pinged.
        """
        if letter.destination == TO_TABLE:
            await self.tables.refresh(letter)
        elif letter.key == DECIDED:
            await self._keep_up(letter)
            return
        elif letter.key == WATCHED:
            await self._watched(letter)
        else:
            player = addressee(letter)
            await self._refresh_panel(letter, player)
            await self.follows(letter, player)
            await self.reminders.refresh(letter.table_id, player)
        await self.posts.done(letter)

    async def _keep_up(self, letter: Letter) -> None:
        """Update, without a sound, the panel of a player still asked after somebody else has decided.

        One that is too old for many changes is sent anew: the new one stands for an hour at least.
        """
        player = addressee(letter)
        await self.follows(letter, player)
        old = await self.posts.sent.post(letter.table_id, f"panel:{player}")
        if old is None or letter.version <= old.version:
            await self.posts.done(letter)
        elif self._is_young(old) or await self.posts.is_here(letter.table_id, player):
            await self._refresh_panel(letter, player)
            await self.posts.done(letter)
        else:
            await self._send_panel(letter, player)

    async def _watched(self, letter: Letter) -> None:
        """Update what somebody looks at who plays with computers alone; nothing new is sent for it."""
        player = addressee(letter)
        if not await self.follows(letter, player):
            await self._refresh_panel(letter, player)

    async def _refresh_panel(self, letter: Letter, player: PlayerId) -> Failure | None:
        """Change the private message that stands, if any; why it was not, where it is gone or too old."""
        table_id = letter.table_id
        old = await self.posts.sent.post(table_id, f"panel:{player}")
        if old is None:
            return Failure.MESSAGE_GONE
        if 0 < letter.version <= old.version:  # by their own click
            return None
        clicks = self.context.being_changed
        if (table_id, player) in clicks and await clicks.shows((table_id, player), old, 0):
            return None
        panel = await self.posts.panel(table_id, player)
        language = await self.messages.language(player, panel.language)
        if same := old.version == panel.version and panel.phase in OPEN:
            shown, mark = await self.messages.standing(old)
            same = bool(shown) and not pictures.planned(shown)
        else:
            shown, mark = (), None
        if same:
            page = self.context.menu(panel, language, shown, (), 0)
        else:
            page = alone_page(await self.context.panel(panel, language, priority=Priority.PANEL), language)
        version = panel.version
        try:
            failed = await self.messages.edited(old, page, same_pictures=same, mark=mark, version=version)
        except discord.HTTPException as error:
            if not same or classify(error) is not Failure.REJECTED:
                raise
            # A click, in another process perhaps, has put other pictures there meanwhile.
            page = alone_page(await self.context.panel(panel, language, priority=Priority.PANEL), language)
            failed = await self.messages.edited(old, page, mark=mark, version=version)
        if failed is Failure.TOO_OLD:
            await self.posts.sent.keep_post(
                table_id, f"panel:{player}", replace(old, stale_at=self.messages.again_at())
            )
        elif failed is None:
            self.context.taps.came[old.message_id] = None
            await self._keep_shown(table_id, player, old, replace(old, version=version, stale_at=None))
        return failed

    def _is_young(self, post: Post) -> bool:
        """Tell if a message is so young that Discord lets us change it as often as we like."""
        return self.context.coordinator.now() - discord.utils.snowflake_time(post.message_id) < OLD_AFTER

    async def _keep_shown(self, table_id: TableId, player: PlayerId, old: Post, new: Post) -> None:
        """A private message shows that now. Where a click in another process has changed it meanwhile, nobody
        can tell which came last: then it is to show once more what is.
        """
        kept, _ = await self.posts.sent.put_post(table_id, f"panel:{player}", new, partial(eq, old))
        if not kept:
            await self.posts.refresh(table_id, player)

    async def panel(self, letter: Letter) -> None:
        """A private message with the controls; the one before it is taken away.

        It is sent silently where the mention under the table has pinged already. Then one that is younger
        than an hour is changed instead; so is that of whoever plays live, and has just clicked.
        """
        player = addressee(letter)
        enough = await self.follows(letter, player)
        if await self.posts.is_here(letter.table_id, player):
            await self._refresh_panel(letter, player)
            await self.posts.done(letter)
            return
        if enough:
            await self.posts.give_up(letter, "shown")
            return
        old = await self.posts.sent.post(letter.table_id, f"panel:{player}")
        if old is not None and await self._shown_there(letter, player, old):
            await self.posts.give_up(letter, "shown")
        else:
            await self._send_panel(letter, player)

    async def follows(self, letter: Letter, player: PlayerId, *, same_version: bool = False) -> bool:
        """Show the table in the place of its reader's last private answer, without a sound; tell if that is
        enough.

        It is not where that answer is gone or too old, nor where others play or look on. `same_version`: who
        sits there has changed, and not the game.
        """
        key, following = (letter.table_id, player), self.context.following
        answer = await following.answer(key, self.context.coordinator.now())
        if answer is None:
            return False
        if answer.version >= letter.version and not same_version:
            return answer.alone
        try:
            panel = await self.posts.panel(letter.table_id, player)
        except (NotSeated, Unreadable):  # their hand is a computer's now, or nobody's
            if not answer.alone:  # alone, the result takes its place
                following.forget(key)
                with suppress(discord.HTTPException):
                    await answer.interaction.delete_original_response()
            return False
        language = await self.messages.language(player, panel.language)
        page = alone_page(await self.context.panel(panel, language, priority=Priority.PANEL), language)
        return await self.answers(key, answer, page, panel.version, alone=panel.alone)

    async def answers(self, key: Key, answer: Answer, page: Page, version: int, *, alone: bool) -> bool:
        """Put a page in the place of a private answer, whose pictures stay if it shows them; tell if that is
        enough.

        At a table of its reader `alone`. At any other the private message must not wait: what cannot be
        changed now is changed by the next letter.
        """
        following = self.context.following
        for message in (answer.message, None) if answer.message is not None else (None,):
            try:
                changed = await answer.interaction.edit_original_response(
                    view=page.layout(known=self.context.registered),
                    attachments=attached(page, message),
                    allowed_mentions=page.mentions,
                )
            except discord.HTTPException as error:
                if classify(error) is Failure.TRANSIENT:
                    if alone:
                        raise
                    return False
                # else a click may have put other pictures there meanwhile: then all are sent
            else:
                following.shown(key, answer, version, changed)
                self.context.taps.came[changed.id] = None
                return alone
        following.forget(key)
        return False

    async def _shown_there(self, letter: Letter, player: PlayerId, old: Post) -> bool:
        """Tell if the standing private message shows what this letter would, after a click or our change."""
        clicks = self.context.being_changed
        if await clicks.shows((letter.table_id, player), old, letter.version):
            return True
        return await self._takes_the_place(letter, player, old)

    async def _takes_the_place(self, letter: Letter, player: PlayerId, old: Post) -> bool:
        """Put this letter's question into the standing private message if it need not ring; tell if done."""
        if letter.key == RINGS or not self._is_young(old):
            return False
        if (await self.context.coordinator.profiles.get(player)).text_first:
            return False  # their words may need messages of their own below it
        if self.messages.perhaps_sent(letter):
            place = self.client.get_partial_messageable(old.channel_id)
            if await self.messages.found(place, letter) is not None:
                return False
        if await self._refresh_panel(letter, player) is not None:
            return False
        await self.clear_beside(letter.table_id, player)
        return True

    async def _send_panel(self, letter: Letter, player: PlayerId) -> None:
        """Send a new private message instead of the one before."""
        panel = await self.posts.panel(letter.table_id, player)
        page = await self.context.panel(
            panel, await self.messages.language(player, panel.language), priority=Priority.PANEL
        )
        place = await self.messages.dm(player)
        await self.clear_beside(letter.table_id, player)
        post = await self.messages.send(place, page, letter, silent=letter.key != RINGS)
        if post.version != panel.version:  # the moment that it shows, not the one that its letter tells of
            self.messages.moved_on(post, panel.version)
        await self.messages.follow(place, page, letter)
        async with self.context.being_changed.alone((letter.table_id, player)):
            stays = await self._settle_panel(letter, player, replace(post, version=panel.version))
        if stays.message_id != post.message_id:
            await self.clear_beside(letter.table_id, player, words=False)

    @again_if_overtaken
    async def _settle_panel(self, letter: Letter, player: PlayerId, new: Post) -> Post:
        """The message that is the reader's from now on, the one before or this; the other goes."""
        what = f"panel:{player}"
        old = await self.posts.sent.post(letter.table_id, what)
        if old is None or old.message_id == new.message_id:
            stays, gone = new, None
        elif old.version > new.version:  # a click has shown more there meanwhile
            stays, gone = old, new
        else:
            stays, gone = new, old
        going = (gone,) if gone is new else ()
        await self.posts.done(letter, (), going, {what: old}, **{what: stays})
        if gone is not None:
            self.context.being_changed.replace(gone)
        return stays

    async def clear_beside(self, table_id: TableId, player: PlayerId, *, words: bool = True) -> None:
        """One message a table stays: what stood beside the panel has had its time.

        Without `words`, only what had no room in the panel.
        """
        for what, post in (await self.posts.sent.posts(table_id, beside(player))).items():
            if words or what.endswith(FOLLOWING):
                await self.messages.delete(post)
                await self.posts.sent.forget_post(table_id, what)

    async def retire(self, letter: Letter) -> None:
        """Retire a panel: the private message keeps the hand and loses its controls."""
        if "message" in letter.facts:  # nothing else is known of it
            await self.messages.close_thread_on(int(letter.facts["message"]))
            await self.messages.deleted(int(letter.facts["channel"]), int(letter.facts["message"]))
            await self.posts.done(letter)
            return
        player = addressee(letter)
        old = await self.posts.sent.post(letter.table_id, f"panel:{player}")
        shown_already = (letter.table_id, player) in self.context.being_changed
        await self.clear_beside(letter.table_id, player, words=False)
        if old is not None and old.version < letter.version and not shown_already:
            await self._retired(letter, player, old)
        await self.follows(letter, player, same_version=True)
        await self.posts.done(letter)

    async def _retired(self, letter: Letter, player: PlayerId, old: Post) -> None:
        what = f"panel:{player}"
        try:
            panel = await self.posts.panel(letter.table_id, player)
            language = await self.messages.language(player, panel.language)
            page = await self.context.panel(panel, language, priority=Priority.PANEL)
            changed = await self.messages.changed(old, alone_page(page, language), panel.version)
        except (NotSeated, Unreadable):  # their hand is a computer's now, or nobody's
            changed = False
        if changed:
            await self._keep_shown(letter.table_id, player, old, replace(old, version=panel.version))
        else:
            await self.posts.take_away(letter.table_id, what, old.message_id)
