"""Reminders of a turn that runs out."""

from dataclasses import replace

from bot.table.match import PlayerId, TableId
from bot.table.outbox import TO_TABLE, Letter, reminder_of
from bot.table.table import Table
from bot.ui.delivery.messages import Messages, addressee
from bot.ui.delivery.worded import worded
from bot.ui.pages.page import Page, Row
from bot.ui.pages.table import hand_row
from bot.ui.pages.text import mention
from bot.ui.pages.zone import zone_row


class ReminderLetters:
    """One reminder for each turn, as long as somebody needs it."""

    def __init__(self, messages: Messages) -> None:
        self.messages = messages
        self.context, self.posts = messages.context, messages.posts

    async def refresh(self, table_id: TableId, player: PlayerId) -> None:
        """Update a reminder's deadline, or take it away when no longer due."""
        old = await self.posts.sent.post(table_id, reminder_of(player))
        if old is None:
            return
        table = await self.posts.table(table_id)
        page = await self._reminder_page(table, player, private=old.channel_id != table.place)
        if page is None:
            await self.posts.take_away(table_id, reminder_of(player))
        else:
            await self.messages.changed(old, replace(page, pings=()))

    async def reminder(self, letter: Letter) -> None:
        """Says how long somebody has for their turn, as it is now; the one before it is taken away.

        It is remembered, so that it goes when its turn does. One that nobody needs any more is not sent.
        """
        player, table = addressee(letter), await self.posts.table(letter.table_id)
        private = letter.destination != TO_TABLE
        page = await self._reminder_page(table, player, private=private)
        if page is None:
            await self.messages.withdrawn(letter, table)
            await self.posts.give_up(letter, "untrue")
            return
        place = await self.messages.dm(player) if private else table.place
        post = await self.messages.send(place, page, letter)
        await self.posts.done(letter, **{reminder_of(player): post})

    async def withdraw(self, letter: Letter) -> None:
        """A reminder whose turn ended before it was known to have arrived."""
        await self.messages.withdrawn(letter, await self.posts.table(letter.table_id))
        await self.posts.done(letter)

    async def _reminder_page(self, table: Table, player: PlayerId, *, private: bool) -> Page | None:
        """Reminder for somebody now, if it is time; in their own words, or the table's there."""
        due = await self.posts.reminder(table.id, player, private=private)
        if due is None:
            return None
        voice = await self.messages.voice(player, table) if private else self.context.voice(table)
        words = await worded(self.messages, due.key, due.facts, table, voice, private=private)
        above = "" if private else mention(player)
        nights = zone_row(voice.language) if private and due.any_hour else Row(())
        buttons = Row((*hand_row(table.id, voice).items, *nights.items))
        return Page(parts=(words, buttons), above=above, pings=(player,))
