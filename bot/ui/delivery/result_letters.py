"""Private messages that become the result of their game."""

from dataclasses import replace

from bot.table.match import PlayerId
from bot.table.outbox import Letter
from bot.table.reports import TableReport
from bot.table.table import Phase
from bot.ui.delivery.messages import Messages, addressee, alone_page
from bot.ui.delivery.panel_letters import PanelLetters
from bot.ui.pages.concession import conceded_page
from bot.ui.pages.page import Page
from bot.workers import Priority


class ResultLetters:
    """The last state of that private message."""

    def __init__(self, messages: Messages, panels: PanelLetters) -> None:
        self.messages = messages
        self.context, self.posts = messages.context, messages.posts
        self.panels = panels

    async def _given_up(self, report: TableReport, player: PlayerId) -> bool:
        """Show that a game was given up in the place of its last private answer; tell if that is enough."""
        key = (report.table_id, player)
        answer = await self.context.following.answer(key, self.context.coordinator.now())
        if answer is None or report.phase is not Phase.CONCEDED:
            return False
        page = await self._result_page(report, player)
        return await self.panels.answers(key, answer, page, report.version, alone=answer.alone)

    async def result(self, letter: Letter) -> None:
        """A private message becomes the result of its game; where it cannot be changed, a silent new one.

        After the first game by a clock the question for the time zone follows.
        """
        player = addressee(letter)
        await self.posts.offer_zone(letter.table_id, player)
        what = f"panel:{player}"
        report = await self.posts.report(letter.table_id)
        old = await self.posts.sent.post(letter.table_id, what)
        fresh = old is not None and old.version >= letter.version  # by their own click
        if report.phase is Phase.OVER and await self.panels.follows(letter, player):
            await self.posts.done(letter)
            return
        if await self._given_up(report, player):
            await self.posts.done(letter)
            return
        reachable = (await self.context.coordinator.profiles.get(player)).reachable
        unwanted = old is None and (not reachable or await self.posts.is_here(letter.table_id, player))
        if fresh or unwanted:
            await self.posts.done(letter)
            return
        await self.panels.clear_beside(letter.table_id, player)
        page = await self._result_page(report, player)
        alone = alone_page(page, await self.messages.language(player, report.language))
        if old is not None and await self.messages.changed(old, alone):
            await self.posts.done(letter, **{what: replace(old, version=report.version)})
            return
        place = await self.messages.dm(player)
        post = await self.messages.send(place, page, letter, silent=True)
        await self.messages.follow(place, page, letter)
        await self.posts.done(letter, **{what: replace(post, version=report.version)})

    async def _result_page(self, report: TableReport, player: PlayerId) -> Page:
        language = await self.messages.language(player, report.language)
        if report.phase is Phase.CONCEDED:
            shown = await self.messages.shown_at(await self.posts.table(report.table_id))
            return conceded_page(report, self.context.voice(report, language), shown)
        panel = await self.posts.panel(report.table_id, player)
        return await self.context.panel(panel, language, priority=Priority.PANEL)
