"""Stories of games, which join the last post or what a player alone was shown at the end."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta

import discord
from discord.ui import Button, LayoutView

from bot.table.match import PlayerId, TableId
from bot.table.outbox import Letter, Post
from bot.table.refusals import NoStory
from bot.table.reports import StoryReport
from bot.ui import pictures
from bot.ui.delivery.errors import Failure, TooManyEdits, classify
from bot.ui.delivery.messages import Messages, alone_page
from bot.ui.delivery.over_letters import OverLetters
from bot.ui.ids import Action, ActionId
from bot.ui.pages.table import silent

THREAD_ARCHIVED = 50083
PLAYED = timedelta(seconds=4)  # after which everybody has seen what moves in a post


class StoryLetters:
    """Stories, added in silence to what stands."""

    def __init__(self, messages: Messages, last: OverLetters) -> None:
        self.messages, self.client = messages, messages.client
        self.context, self.posts = messages.context, messages.posts
        self.last = last

    async def story(self, letter: Letter) -> None:
        """Add the game's story to its last post, in silence; changed twice, that post is the same.

        A story that an older bot has posted apart stays. Where there is nothing to tell after all, the post
        no longer says that something follows.
        """
        if letter.player is not None:
            await self._story_alone(letter, letter.player)
            return
        table_id = letter.table_id
        place = (await self.posts.table(table_id)).place
        channel = self.client.get_partial_messageable(place)
        if self.messages.perhaps_sent(letter) and await self.messages.found(channel, letter) is not None:
            await self.posts.done(letter)
            return
        post = await self.posts.sent.post(table_id, "table")
        if post is None or post.version < letter.version:
            await self.posts.give_up(letter, "unposted")
            return
        try:
            story = await self.context.coordinator.stories.posted(table_id)
        except NoStory:
            await self._joins(post, letter, None)
            raise
        await self._joins(post, letter, story)
        await self.posts.done(letter)

    async def _story_alone(self, letter: Letter, player: PlayerId) -> None:
        """Add a solo game's story to what its player was shown at the end, if that still stands."""
        table_id, following = letter.table_id, self.context.following
        try:
            story = await self.context.coordinator.stories.in_private(table_id)
        except NoStory:
            await self.posts.done(letter)
            return
        panel = await self.posts.panel(table_id, player)
        language = await self.messages.language(player, panel.language)
        page = alone_page(await self.context.ended(panel, story, language), language)
        answer = await following.answer((table_id, player), self.context.coordinator.now())
        if answer is not None:
            try:
                await answer.interaction.edit_original_response(
                    view=page.layout(known=self.context.registered),
                    attachments=page.files(),
                    allowed_mentions=page.mentions,
                )
            except discord.HTTPException as error:
                if classify(error) is Failure.TRANSIENT:
                    raise
        elif (old := await self._ending_shown(table_id, player)) is not None:
            await self.messages.changed(old, page)
        await self.posts.done(letter)

    async def _ending_shown(self, table_id: TableId, player: PlayerId) -> Post | None:
        """The private message that shows a table's end; None where there is none, or it shows more by now."""
        old = await self.posts.sent.post(table_id, f"panel:{player}")
        if old is None:
            return None
        channel = self.client.get_partial_messageable(old.channel_id)
        try:
            message = await channel.fetch_message(old.message_id)
        except (discord.Forbidden, discord.NotFound):
            return None
        offered = str(ActionId(table_id, Action.REMATCH))
        return old if offered in _pressable(message) else None

    async def _joins(self, post: Post, letter: Letter, story: StoryReport | None) -> None:
        """The last post is changed, and found again by the mark that it has."""
        _, mark = await self.messages.standing(post)
        told = replace(letter, version=post.version, after=post.after)
        _, page = await self.last.page(told, story, new=False)
        await self._let_play(post)
        try:
            failed = await self.messages.edited(post, silent(page), mark=mark, version=post.version)
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                raise
            return  # nobody has looked there for a day
        if failed is Failure.TOO_OLD:
            raise TooManyEdits("the last post")

    async def _let_play(self, post: Post) -> None:
        """Wait until what moves in a post has been seen, if something does."""
        message = self.messages.remembered(post)
        if message is not None and any(pictures.in_motion(each.filename) for each in message.attachments):
            age = self.context.coordinator.now() - discord.utils.snowflake_time(post.message_id)
            await asyncio.sleep(min(max((PLAYED - age).total_seconds(), 0), PLAYED.total_seconds()))


def _pressable(message: discord.Message) -> Iterator[str]:
    """The ids of a message's buttons."""
    parts = LayoutView.from_message(message, timeout=None).walk_children()
    yield from (part.custom_id or "" for part in parts if isinstance(part, Button))
