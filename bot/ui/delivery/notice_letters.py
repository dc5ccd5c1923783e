"""Notices: one sentence, to the table or to one person."""

import logging
from dataclasses import replace

import discord

from bot.language import say
from bot.table.notices import Notice, subject
from bot.table.outbox import TO_LOBBY, TO_TABLE, Letter, asking, beside
from bot.table.table import BEFORE_DEAL, OPEN, Phase
from bot.ui.delivery.errors import Failure, classify
from bot.ui.delivery.messages import Messages, addressee, alone_page
from bot.ui.delivery.panel_letters import PanelLetters
from bot.ui.delivery.worded import worded
from bot.ui.pages.concession import proposal_page
from bot.ui.pages.page import Page, Row
from bot.ui.pages.table import idle_page, notice_buttons
from bot.ui.pages.text import link, mention
from bot.ui.pages.zone import HERE, zone_row
from bot.workers import Priority

log = logging.getLogger(__name__)


class NoticeLetters:
    """Notices, each in a message of its own."""

    def __init__(self, messages: Messages, panels: PanelLetters) -> None:
        self.messages = messages
        self.context, self.posts = messages.context, messages.posts
        self.panels = panels

    async def notice(self, letter: Letter) -> None:
        """One sentence, to the table or to one person."""
        if letter.key == Notice.MOVED:
            await self._moved(letter)
            return
        if letter.key == Notice.END_PROPOSED:
            await self._proposal(letter)
            return
        if letter.key == Notice.TABLE_IDLE:
            await self._idle(letter)
            return
        if letter.key == Notice.ENDED_WITHOUT_YOU:
            await self._ended_without(letter)
            return
        table = await self.posts.table(letter.table_id)
        if letter.destination in (TO_TABLE, TO_LOBBY):
            voice = self.context.voice(table)
            place = table.place if letter.destination == TO_TABLE else table.channel_id
        else:
            voice = await self.messages.voice(addressee(letter), table)
            place = await self.messages.dm(addressee(letter))
        pings = (letter.player,) if letter.player is not None else ()
        above = mention(letter.player) if letter.player is not None and place == table.place else ""
        private = letter.destination not in (TO_TABLE, TO_LOBBY)
        words = await worded(self.messages, letter.key, letter.facts, table, voice, private=private)
        if letter.key == Notice.ZONE_OFFERED:  # it is asked once a game is over
            buttons = zone_row(voice.language, HERE)
        else:
            buttons = notice_buttons(letter, voice) if table.phase in OPEN else Row(())
        page = Page(parts=(words, buttons), above=above, pings=pings)
        post = await self.messages.send(place, page, letter, silent=letter.key == Notice.ZONE_OFFERED)
        if private:
            stands = {} if letter.key == Notice.ZONE_OFFERED else {beside(addressee(letter), letter.id): post}
            await self.posts.done(letter, **stands)
            return
        asks = {asking(subject(letter), letter.id): post} if buttons.items else {}
        await self.posts.done(letter, **asks)

    async def _ended_without(self, letter: Letter) -> None:
        """Tell a player who was not asked how their table ended, in a new message, not the panel."""
        player = addressee(letter)
        what, table = f"panel:{player}", await self.posts.table(letter.table_id)
        panel = await self.posts.panel(letter.table_id, player)
        voice = await self.messages.voice(player, table)
        word = await worded(self.messages, letter.key, letter.facts, table, voice, private=True)
        page = alone_page(
            await self.context.panel(panel, voice.language, word, Priority.PANEL), voice.language
        )
        post = await self.messages.send(await self.messages.dm(player), page, letter)
        await self.panels.clear_beside(letter.table_id, player)
        await self.posts.done(letter, **{what: replace(post, version=panel.version)})

    async def _proposal(self, letter: Letter) -> None:
        """Ask if the table should end, with those who agree by now; not if it is answered already."""
        table = await self.posts.table(letter.table_id)
        proposal = await self.posts.proposal(letter.table_id)
        asked = proposal is not None and proposal.open and proposal.number == letter.facts["number"]
        if proposal is not None and asked and table.phase is Phase.PLAYING:
            page = proposal_page(table, proposal, self.context.voice(table))
            post = await self.messages.send(table.place, page, letter)
            await self.posts.done(letter, **{asking(subject(letter), letter.id): post})
            return
        await self.posts.done(letter)

    async def _idle(self, letter: Letter) -> None:
        """Name the players long waited for, as far as everybody knows; not if it is over."""
        report = await self.posts.report(letter.table_id)
        if report.phase is Phase.PLAYING:
            days, closes = int(letter.facts["days"]), int(letter.facts.get("closes", 60))
            page = idle_page(report, self.context.voice(report), days, closes)
            post = await self.messages.send(report.location.place, page, letter)
            await self.posts.done(letter, **{asking(subject(letter), letter.id): post})
            return
        await self.posts.done(letter)

    async def _moved(self, letter: Letter) -> None:
        """The last line in a place that the table has left, if it can be written there."""
        table = await self.posts.table(letter.table_id)
        post = await self.posts.sent.post(table.id, "lobby" if table.phase in BEFORE_DEAL else "table")
        message_id = post.message_id if post is not None and post.channel_id == table.place else None
        words = say(table.language, letter.key, link=link(table.location, message_id))
        try:
            await self.messages.send(int(letter.facts["from"]), Page(parts=(words,)), letter)
        except discord.HTTPException as error:
            if classify(error) is Failure.TRANSIENT:
                raise
            log.info("no farewell", extra={"table": table.id, "code": error.code})
        await self.posts.done(letter)
