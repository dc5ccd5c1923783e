"""The last post of a game."""

from contextlib import suppress
from functools import partial

from bot.coordinator.access import open_book
from bot.table.outbox import Letter
from bot.table.refusals import NoStory
from bot.table.reports import Bulletin, StoryReport
from bot.table.table import Phase
from bot.ui import pictures
from bot.ui.delivery.messages import Messages
from bot.ui.delivery.table_letters import TableLetters
from bot.ui.pages.page import Page
from bot.ui.pages.table import Afterthought, over_page, silent
from bot.workers import Overloaded


class OverLetters:
    """The post that stays when a game is over."""

    def __init__(self, messages: Messages, tables: TableLetters) -> None:
        self.messages = messages
        self.context, self.posts = messages.context, messages.posts
        self.tables = tables

    async def over(self, letter: Letter) -> None:
        """The last post of a game; its story joins it a little later. Posted anew (a deleted one, say) it has
        the story at once, and pings nobody.
        """
        await self.messages.settle(letter.table_id, "")
        told_before = letter.after >= letter.version
        old = await self.posts.sent.post(letter.table_id, "table")
        letter = await self.tables.with_the_round(letter, old)
        story = None
        if told_before:
            with suppress(NoStory, Overloaded):
                story = await self.context.coordinator.stories.posted(letter.table_id)
        last, page = await self.page(letter, story, new=not told_before)
        await self.tables.post(letter, last, silent(page) if told_before else page, old)

    async def page(self, letter: Letter, story: StoryReport | None, *, new: bool) -> tuple[Bulletin, Page]:
        """The last post, with the story if it is known; a `new` one says that it comes, where it may be told,
        and may move until then.
        """
        final = await self.posts.final(letter.table_id)
        last = await self.posts.bulletin(letter)
        report, voice = final.report, self.context.voice(final.report)
        conceded = report.phase is Phase.CONCEDED  # nothing is turned up
        moves = partial(self.tables.moves, report) if new else None
        shown = () if conceded else await pictures.of_post(self.context.painter, last, voice.skin, moves)
        words, drawn = ("", ()) if story is None else await self.context.afterthought(story)
        comes = new and not conceded and open_book(await self.posts.table(letter.table_id))
        sealed = await self.posts.unsealed(letter.table_id) is not None
        return last, over_page(final, last, voice, shown, Afterthought(words, drawn, comes, sealed))
