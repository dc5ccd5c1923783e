"""Posts of a table in play, and lines that call for somebody; how one that was ended early stood."""

from dataclasses import replace
from datetime import datetime
from functools import partial

from bot.skins.skin import Picture
from bot.table.match import PlayerId, TableId
from bot.table.outbox import ROUND, TO_TABLE, Letter, Post
from bot.table.refusals import Unreadable
from bot.table.reports import Bulletin, TableReport
from bot.table.table import Phase, Table
from bot.ui import pictures
from bot.ui.delivery.errors import Failure
from bot.ui.delivery.messages import Messages
from bot.ui.pages.cutting import secret_page, unsealed_told
from bot.ui.pages.page import TEXT_LIMIT, Page, Verbatim
from bot.ui.pages.table import call_page, closed_page, silent, table_page


class TableLetters:
    """Posts in place of one another, and the one line that calls."""

    def __init__(self, messages: Messages) -> None:
        self.messages = messages
        self.context, self.posts = messages.context, messages.posts

    async def _tell_secret(self, table: Table, letter: Letter) -> None:
        """Tell the deck's secret in a message of its own: no last post tells it."""
        unsealed = await self.posts.unsealed(table.id)
        if unsealed is not None:
            page = secret_page(unsealed, table.occupants, self.context.voice(table))
            place = table.place if letter.destination == TO_TABLE else table.channel_id
            await self.messages.send(place, page, letter, silent=True)

    async def table(self, letter: Letter) -> None:
        """A new table post; the earlier one loses its buttons."""
        old = await self.posts.sent.post(letter.table_id, "table")
        letter = await self.with_the_round(letter, old)
        bulletin, page = await self._table_page(letter, new=True)
        await self.post(letter, bulletin, page, old)
        self._look_after(bulletin)

    async def with_the_round(self, letter: Letter, old: Post | None) -> Letter:
        """The letter, extended back over a post of small steps: it takes its place and tells its news."""
        if old is None or not await self._tells_a_round(letter.table_id, old):
            return letter
        return replace(letter, after=min(old.after, letter.after))

    async def _tells_a_round(self, table_id: TableId, post: Post) -> bool:
        """Tell if a table's post tells small steps alone, so that the next one takes its place."""
        moved = await self.posts.sent.post(table_id, ROUND)
        return moved is not None and moved.message_id == post.message_id

    async def update(self, letter: Letter) -> None:
        """A minor step: the post that stands tells it too; a new one where it cannot be changed any more.

        Neither pings: whoever is asked anew gets a call of their own.
        """
        old = await self.posts.sent.post(letter.table_id, "table")
        gathered = letter if old is None else replace(letter, after=min(old.after, letter.after))
        bulletin, page = await self._table_page(gathered)
        place = bulletin.report.location.place
        if (
            old is not None
            and old.channel_id == place
            and await self.messages.changed(old, silent(page), letter.version)
        ):
            kept = replace(old, version=letter.version, stale_at=_stale_at(bulletin))
            await self.posts.done(letter, table=kept)
        else:
            await self.post(gathered, replace(bulletin, called=()), silent(page), old)

    async def call(self, letter: Letter) -> None:
        """One line that pings whom no post has called yet; the one before it is taken away."""
        bulletin = await self.posts.bulletin(letter)
        old = await self.posts.sent.post(letter.table_id, "call")
        if bulletin.pings:
            page = call_page(bulletin, self.context.voice(bulletin.report))
            post = await self.messages.send(bulletin.report.location.place, page, letter)
            gone = () if old is None or old.message_id == post.message_id else (old,)
            await self.posts.done(letter, bulletin.called, gone, call=post)
        else:
            await self.messages.end_call(letter.table_id)
            await self.posts.done(letter)
        self._look_after(bulletin)

    async def closed(self, letter: Letter) -> None:
        """A table that was ended early: its post shows how it stood then, and nothing is asked any more."""
        await self.messages.settle(letter.table_id, "")
        await self.messages.end_call(letter.table_id)
        old, told = await self.posts.sent.post(letter.table_id, "table"), False
        if old is not None:
            try:
                page = await self._closed_page(letter.table_id)
                told = await self.messages.changed(old, page) and page.length <= TEXT_LIMIT
            except Unreadable:
                await self.messages.unbutton(old)
        if not told:
            await self._tell_secret(await self.posts.table(letter.table_id), letter)
        await self.posts.done(letter)

    async def _closed_page(self, table_id: TableId) -> Page:
        report = await self.posts.report(table_id)
        voice = self.context.voice(report)
        shown = await pictures.of_post(self.context.painter, Bulletin(report, ()), voice.skin)
        return closed_page(report, voice, shown, await self._unsealed(report))

    async def _unsealed(self, report: TableReport) -> Verbatim:
        """Secret of a finished table's deck, in words; nothing where it had no seal."""
        unsealed = await self.posts.unsealed(report.table_id)
        if unsealed is None:
            return Verbatim()
        return unsealed_told(unsealed, report.occupants, self.context.voice(report))

    async def settled(self, letter: Letter) -> None:
        """Take down questions that are answered by now."""
        await self.messages.settle(letter.table_id, letter.key)
        await self.posts.done(letter)

    async def _table_page(
        self, letter: Letter, shown: tuple[Picture, ...] = (), *, new: bool = False
    ) -> tuple[Bulletin, Page]:
        """The post of a letter; `shown`: the pictures that it has already, if that is known. In a `new` one
        they may be in motion.
        """
        bulletin = await self.posts.bulletin(letter)
        voice = self.context.voice(bulletin.report)
        moves = partial(self.moves, bulletin.report) if new else None
        shown = shown or await pictures.of_post(self.context.painter, bulletin, voice.skin, moves)
        return bulletin, table_page(bulletin, voice, shown)

    async def moves(self, report: TableReport) -> bool:
        """Tell if shootouts move in the posts of a server; in private, whoever sits there decides."""
        return (await self.context.coordinator.profiles.server(report.location.guild_id)).motion

    async def post(self, letter: Letter, bulletin: Bulletin, page: Page, old: Post | None) -> None:
        """Send a table's post in the place of the one before."""
        post = await self.messages.send(bulletin.report.location.place, page, letter)
        await self.messages.end_call(letter.table_id)
        kept = replace(post, after=letter.after, stale_at=_stale_at(bulletin))
        replaced = old is not None and old.message_id != post.message_id
        goes = old is not None and replaced and await self._tells_a_round(letter.table_id, old)
        gone = (old,) if old is not None and goes else ()
        posts = {"table": kept, ROUND: kept} if letter.key == ROUND else {"table": kept}
        await self.posts.done(letter, bulletin.called, gone, **posts)
        if old is not None and replaced and not goes:
            self.messages.tidying.begin(self.messages.unbutton(old, of=letter), table=letter.table_id)
        if old is None or old.channel_id != post.channel_id:
            await self.context.coordinator.places.refresh(letter.table_id)

    def _look_after(self, bulletin: Bulletin) -> None:
        """Look for pinged players who left: without a refused message nobody hears of it."""
        for player in bulletin.pings:
            self.messages.tidying.begin(
                self._look_for(bulletin.report, player), table=bulletin.report.table_id
            )

    async def _look_for(self, report: TableReport, player: PlayerId) -> None:
        person = await self.context.coordinator.profiles.get(player)
        if not person.reachable and await self.messages.is_member(report.location.guild_id, player) is False:
            await self.context.coordinator.leaving.left(report.table_id, player)

    async def refresh(self, letter: Letter) -> None:
        """The post that stands tells the same news under the same pictures."""
        old = await self.posts.sent.post(letter.table_id, "table")
        table = await self.posts.table(letter.table_id)
        if old is None or table.phase is not Phase.PLAYING or old.channel_id != table.place:
            return
        shown, mark = await self.messages.standing(old)
        if any(pictures.in_motion(each.filename) for each in shown):
            shown = ()  # it has been seen: from now on it stands still
        bulletin, page = await self._table_page(replace(letter, version=old.version, after=old.after), shown)
        failed = await self.messages.edited(
            old, silent(page), same_pictures=bool(shown), mark=mark, version=old.version
        )
        if failed is not Failure.MESSAGE_GONE:
            stale_at = self.messages.again_at() if failed else _stale_at(bulletin)
            await self.posts.sent.keep_post(letter.table_id, "table", replace(old, stale_at=stale_at))


def _stale_at(bulletin: Bulletin) -> datetime | None:
    """Time the post gets out of date: somebody is back."""
    return min((absence.until for absence in bulletin.away), default=None)
