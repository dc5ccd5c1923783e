"""Messages from letters: painted from the stored moment, sent under the letter's nonce.

Raises whatever Discord says; the courier judges that.
"""

import asyncio
import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from operator import eq
from typing import Literal

import discord
from cachetools import LRUCache
from discord.ui import Button, LayoutView

from bot.coordinator.access import open_book
from bot.coordinator.overtaken import again_if_overtaken
from bot.language import knows, say
from bot.skins.skin import Picture
from bot.table.cutting import cuts_shown, missing
from bot.table.languages import Language
from bot.table.match import PlayerId, TableId
from bot.table.notices import Notice, subject
from bot.table.outbox import (
    DECIDED,
    MARKS,
    RINGS,
    ROUND,
    TO_LOBBY,
    TO_TABLE,
    WATCHED,
    Letter,
    Post,
    asking,
    beside,
    reminder_of,
    seal_post,
)
from bot.table.refusals import DatabaseAway, NoStory, NotSeated, Unreadable
from bot.table.reports import Bulletin, LobbyTold, StoryReport, TableReport
from bot.table.table import BEFORE_DEAL, OPEN, Phase, Table
from bot.tasks import Tasks
from bot.ui import pictures
from bot.ui.context import UiContext
from bot.ui.delivery.errors import NOT_NOW, Failure, TooManyEdits, classify
from bot.ui.following import Answer, Key
from bot.ui.ids import Action, ActionId
from bot.ui.pages.announcing import announcement_page, with_role
from bot.ui.pages.concession import conceded_page, proposal_page
from bot.ui.pages.cutting import (
    cuts_asked_page,
    cuts_told,
    seal_page,
    secret_page,
    unsealed_told,
    void_page,
)
from bot.ui.pages.lobby import lobby_page
from bot.ui.pages.page import TEXT_LIMIT, Page, Row, Verbatim, drawn, files_of, named
from bot.ui.pages.table import (
    Afterthought,
    call_page,
    closed_page,
    hand_row,
    idle_page,
    notice_buttons,
    over_page,
    silent,
    table_page,
)
from bot.ui.pages.text import (
    at_latest,
    link,
    linked,
    mention,
    plain,
    seat_name,
    table_number,
    table_title,
)
from bot.ui.pages.zone import HERE, zone_row
from bot.ui.standing import Still, without_buttons
from bot.ui.voice import Voice
from bot.workers import Overloaded, Priority
from engine.game import Fact, Refusal

log = logging.getLogger(__name__)

THREAD_EXISTS = 160004
THREAD_ARCHIVED = 50083
THREAD_NAME_LIMIT = 100
ROLE_CHARACTERS_MAX = 80  # characters of a role and who plays it
FOLLOWING = "-following"  # how the name ends of what had no room in a panel
LOOKED_THROUGH = 100  # messages that one request shows
MESSAGES_KNOWN_MAX = 500  # messages of ours whose contents are at hand
OLD_AFTER = timedelta(hours=1)  # then Discord takes few changes of a message
PLAYED = timedelta(seconds=4)  # after which everybody has seen what moves in a post
FINISHED = "🏁"  # before the name of a thread whose table is over
A_WEEK: Literal[10080] = 10080  # minutes until a quiet thread is archived
TOO_OLD_FOR = timedelta(minutes=15)
CLOCKS_DIFFER = timedelta(hours=1)  # Discord's and ours, at most
A_DAY: Literal[1440] = 1440  # the same, once its table is over


class Messages:
    """One method per kind of letter."""

    def __init__(self, client: discord.Client, context: UiContext) -> None:
        self.client, self.context, self.posts = client, context, context.coordinator.posts
        self.tidying = Tasks("tidying")
        self.since = context.coordinator.now()
        self.unsure = set[int]()  # letters that may have arrived, though Discord has not said so
        self._known: LRUCache[int, tuple[int, discord.Message]] = LRUCache(
            MESSAGES_KNOWN_MAX
        )  # with their versions

    # ---- the lobby and the thread ----

    async def lobby(self, letter: Letter) -> None:
        """The lobby's one message: new, or as it is now."""
        told = await self.posts.lobby_told(letter.table_id)
        table, page = told.table, await self._lobby_page(told)
        if table.phase is Phase.CANCELLED and told.alone:
            await self._withdrawn(letter, table)  # nothing is left of it
            await self.posts.done(letter)
            return
        old = await self.posts.sent.post(table.id, "lobby")
        moved = letter.destination == TO_TABLE or (old is not None and old.channel_id != table.channel_id)
        here = old if old is not None and old.channel_id == table.channel_id else None
        failed = Failure.MESSAGE_GONE if here is None else await self._edited(here, page)
        if failed is None:
            if here is not None and table.phase is Phase.CANCELLED:
                await self._close_thread_on(here.message_id)
            await self.posts.done(letter)
        elif failed is Failure.TOO_OLD and table.phase not in BEFORE_DEAL:
            raise TooManyEdits("the lobby's message")  # its thread hangs on it: it gathers no more, later on
        elif table.phase not in BEFORE_DEAL and not moved:
            await self.posts.done(letter)  # the message is gone, and nothing is left to gather for
        else:
            post = await self._send(table.channel_id, page if old is None else silent(page), letter)
            await self.posts.done(letter, lobby=post)
            if old is not None and table.phase in BEFORE_DEAL:
                self.tidying.begin(self._delete(old), table=table.id)

    async def announce(self, letter: Letter) -> None:
        """A lobby is announced, once; or its announcement says how it is by now, and rings for nobody."""
        table, now = await self.posts.table(letter.table_id), self.context.coordinator.now()
        old = await self.posts.sent.post(table.id, "announcement")
        page = announcement_page(table, self.context.info(table.game), self.context.voice(table), now)
        if "channel" not in letter.facts:
            if old is not None:
                await self._changed(old, page)
            await self.posts.done(letter)
        elif old is None and table.phase is Phase.LOBBY:
            rings = with_role(page, int(letter.facts["role"]))
            await self.posts.done(
                letter, announcement=await self._send(int(letter.facts["channel"]), rings, letter)
            )
        else:
            await self.posts.done(letter)

    async def _lobby_page(self, told: LobbyTold) -> Page:
        """Paint a lobby's page; read nothing once painting has begun, since people join and cut meanwhile."""
        table, voice = told.table, self.context.voice(told.table)
        now, shown = self.context.coordinator.now(), _at(told.table_post, table)
        deck = (cuts_told(cuts_shown(table, told.cuts), table.occupants, voice),)
        banner = await pictures.of_lobby(self.context.painter, table, voice.skin)
        return lobby_page(table, self.context.info(table.game), voice, banner, now, shown, deck)

    async def _tell_secret(self, table: Table, letter: Letter) -> None:
        """Tell the deck's secret in a message of its own: no last post tells it."""
        unsealed = await self.posts.unsealed(table.id)
        if unsealed is not None:
            page = secret_page(unsealed, table.occupants, self.context.voice(table))
            place = table.place if letter.destination == TO_TABLE else table.channel_id
            await self._send(place, page, letter, silent=True)

    async def _shown_at(self, table: Table) -> int | None:
        """The post that shows a table where it is played, if one does."""
        return _at(await self.posts.sent.post(table.id, "table"), table)

    async def thread(self, letter: Letter) -> None:
        """The table's public thread, hung on the lobby's message; without the right to, the channel will do.

        A thread that hangs on a message has the message's number: a second try finds the first one's.
        """
        table = await self.posts.table(letter.table_id)
        post = await self.posts.sent.post(table.id, "lobby")
        try:
            thread_id = await self._open_thread(letter, table, post)
        except discord.HTTPException as error:
            if classify(error) not in (Failure.NO_ACCESS, Failure.REJECTED, Failure.PLACE_GONE):
                raise
            log.info("no thread", extra={"table": table.id, "code": error.code})
            thread_id = None
        if thread_id is not None:
            await self.posts.keep_thread(table.id, thread_id)
        await self.posts.done(letter)

    def _thread_name(self, table: Table) -> str:
        """`#3 · O’Banion, Moran, Capone`, with a sign once it is over: threads of one game are told apart."""
        title = table_title(self.context.skin(table.game), table.roles, table.names)
        sign = f"{FINISHED} " if table.phase not in OPEN else ""
        return f"{sign}{table_number(table.id, table.language)} · {title}"[:THREAD_NAME_LIMIT]

    async def end_thread(self, letter: Letter) -> None:
        """The thread is named as over; Discord puts it away once nobody has written in it for a day."""
        table = await self.posts.table(letter.table_id)
        if table.thread_id is not None:
            try:
                thread = await self._thread(table.thread_id)
                await thread.edit(name=self._thread_name(table), auto_archive_duration=A_DAY)
            except discord.HTTPException as error:
                if classify(error) is Failure.TRANSIENT:
                    raise
                log.info("thread keeps its name", extra={"table": table.id, "code": error.code})
        await self.posts.done(letter)

    async def _close_thread_on(self, message_id: int) -> None:
        """Put away a thread that people have hung on a message of ours; never delete it.

        It has the message's number. Where we may not put it away it stays as it is.
        """
        thread = self.client.get_channel(message_id)
        if isinstance(thread, discord.Thread) and not thread.archived:
            try:
                await thread.edit(archived=True)
            except discord.HTTPException as error:
                if classify(error) is Failure.TRANSIENT:
                    raise
                log.info("a thread stays open", extra={"code": error.code})

    async def _thread(self, thread_id: int) -> discord.Thread:
        found = self.client.get_channel(thread_id) or await self.client.fetch_channel(thread_id)
        assert isinstance(found, discord.Thread)
        return found

    async def _open_thread(self, letter: Letter, table: Table, post: Post | None) -> int | None:
        channel, title = self.client.get_channel(table.channel_id), self._thread_name(table)
        if not isinstance(channel, discord.TextChannel):
            return None
        if post is None:
            made = await self._made_thread(channel, title, letter) if self._perhaps_sent(letter) else None
            if made is not None:
                return made
            kind = discord.ChannelType.public_thread
            return (await channel.create_thread(name=title, type=kind, auto_archive_duration=A_WEEK)).id
        message = channel.get_partial_message(post.message_id)
        try:
            return (await message.create_thread(name=title, auto_archive_duration=A_WEEK)).id
        except discord.HTTPException as error:
            if error.code == THREAD_EXISTS:
                return post.message_id
            if classify(error) is Failure.MESSAGE_GONE:
                return await self._open_thread(letter, table, None)
            raise

    async def _made_thread(self, channel: discord.TextChannel, title: str, letter: Letter) -> int | None:
        """The thread that an earlier try has made, of which the answer was lost: it bears the table's number.

        A thread takes no nonce, and one that hangs on no message has a number of its own.
        """
        for thread in await channel.guild.active_threads():
            ours = self.client.user is not None and thread.owner_id == self.client.user.id
            since = letter.written_at - CLOCKS_DIFFER
            lately = discord.utils.snowflake_time(thread.id) >= since
            if ours and lately and thread.parent_id == channel.id and thread.name == title:
                return thread.id
        return None

    # ---- the table's posts ----

    async def table(self, letter: Letter) -> None:
        """A new table post; the earlier one loses its buttons."""
        old = await self.posts.sent.post(letter.table_id, "table")
        letter = await self._with_the_round(letter, old)
        bulletin, page = await self._table_page(letter, new=True)
        await self._post(letter, bulletin, page, old)
        self._look_after(bulletin)

    async def _with_the_round(self, letter: Letter, old: Post | None) -> Letter:
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
            and await self._changed(old, silent(page), letter.version)
        ):
            kept = replace(old, version=letter.version, stale_at=_stale_at(bulletin))
            await self.posts.done(letter, table=kept)
        else:
            await self._post(gathered, replace(bulletin, called=()), silent(page), old)

    async def call(self, letter: Letter) -> None:
        """One line that pings whom no post has called yet; the one before it is taken away."""
        bulletin = await self.posts.bulletin(letter)
        old = await self.posts.sent.post(letter.table_id, "call")
        if bulletin.pings:
            page = call_page(bulletin, self.context.voice(bulletin.report))
            post = await self._send(bulletin.report.location.place, page, letter)
            gone = () if old is None or old.message_id == post.message_id else (old,)
            await self.posts.done(letter, bulletin.called, gone, call=post)
        else:
            await self._end_call(letter.table_id)
            await self.posts.done(letter)
        self._look_after(bulletin)

    async def closed(self, letter: Letter) -> None:
        """A table that was ended early: its post shows how it stood then, and nothing is asked any more."""
        await self._settle(letter.table_id, "")
        await self._end_call(letter.table_id)
        old, told = await self.posts.sent.post(letter.table_id, "table"), False
        if old is not None:
            try:
                page = await self._closed_page(letter.table_id)
                told = await self._changed(old, page) and page.length <= TEXT_LIMIT
            except Unreadable:
                await self._unbutton(old)
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
        await self._settle(letter.table_id, letter.key)
        await self.posts.done(letter)

    async def _settle(self, table_id: TableId, subject: str) -> None:
        for what, post in (await self.posts.sent.posts(table_id, asking(subject))).items():
            await self._unbutton(post, now=True)
            await self.posts.sent.forget_post(table_id, what)

    async def _end_call(self, table_id: TableId) -> None:
        """Take away the line that called for somebody to act."""
        await self.posts.take_away(table_id, "call")

    async def over(self, letter: Letter) -> None:
        """The last post of a game; its story joins it a little later. Posted anew (a deleted one, say) it has
        the story at once, and pings nobody.
        """
        await self._settle(letter.table_id, "")
        told_before = letter.after >= letter.version
        old = await self.posts.sent.post(letter.table_id, "table")
        letter = await self._with_the_round(letter, old)
        story = None
        if told_before:
            with suppress(NoStory, Overloaded):
                story = await self.context.coordinator.stories.posted(letter.table_id)
        last, page = await self._over_page(letter, story, new=not told_before)
        await self._post(letter, last, silent(page) if told_before else page, old)

    async def _over_page(
        self, letter: Letter, story: StoryReport | None, *, new: bool
    ) -> tuple[Bulletin, Page]:
        """The last post, with the story if it is known; a `new` one says that it comes, where it may be told,
        and may move until then.
        """
        final = await self.posts.final(letter.table_id)
        last = await self.posts.bulletin(letter)
        report, voice = final.report, self.context.voice(final.report)
        conceded = report.phase is Phase.CONCEDED  # nothing is turned up
        moves = partial(self._moves, report) if new else None
        shown = () if conceded else await pictures.of_post(self.context.painter, last, voice.skin, moves)
        words, drawn = ("", ()) if story is None else await self.context.afterthought(story)
        comes = new and not conceded and open_book(await self.posts.table(letter.table_id))
        sealed = await self.posts.unsealed(letter.table_id) is not None
        return last, over_page(final, last, voice, shown, Afterthought(words, drawn, comes, sealed))

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
        if self._perhaps_sent(letter) and await self._sent(channel, letter) is not None:
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
        language = await self._language(player, panel.language)
        page = _alone(await self.context.ended(panel, story, language), language)
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
            await self._changed(old, page)
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
        _, mark = await self._standing(post)
        told = replace(letter, version=post.version, after=post.after)
        _, page = await self._over_page(told, story, new=False)
        await self._let_play(post)
        try:
            failed = await self._edited(post, silent(page), mark=mark, version=post.version)
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                raise
            return  # nobody has looked there for a day
        if failed is Failure.TOO_OLD:
            raise TooManyEdits("the last post")

    async def _let_play(self, post: Post) -> None:
        """Wait until what moves in a post has been seen, if something does."""
        message = self._remembered(post)
        if message is not None and any(pictures.in_motion(each.filename) for each in message.attachments):
            age = self.context.coordinator.now() - discord.utils.snowflake_time(post.message_id)
            await asyncio.sleep(min(max((PLAYED - age).total_seconds(), 0), PLAYED.total_seconds()))

    async def _table_page(
        self, letter: Letter, shown: tuple[Picture, ...] = (), *, new: bool = False
    ) -> tuple[Bulletin, Page]:
        """The post of a letter; `shown`: the pictures that it has already, if that is known. In a `new` one
        they may be in motion.
        """
        bulletin = await self.posts.bulletin(letter)
        voice = self.context.voice(bulletin.report)
        moves = partial(self._moves, bulletin.report) if new else None
        shown = shown or await pictures.of_post(self.context.painter, bulletin, voice.skin, moves)
        return bulletin, table_page(bulletin, voice, shown)

    async def _moves(self, report: TableReport) -> bool:
        """Tell if shootouts move in the posts of a server; in private, whoever sits there decides."""
        return (await self.context.coordinator.profiles.server(report.location.guild_id)).motion

    async def _post(self, letter: Letter, bulletin: Bulletin, page: Page, old: Post | None) -> None:
        post = await self._send(bulletin.report.location.place, page, letter)
        await self._end_call(letter.table_id)
        kept = replace(post, after=letter.after, stale_at=_stale_at(bulletin))
        replaced = old is not None and old.message_id != post.message_id
        goes = old is not None and replaced and await self._tells_a_round(letter.table_id, old)
        gone = (old,) if old is not None and goes else ()
        posts = {"table": kept, ROUND: kept} if letter.key == ROUND else {"table": kept}
        await self.posts.done(letter, bulletin.called, gone, **posts)
        if old is not None and replaced and not goes:
            self.tidying.begin(self._unbutton(old, of=letter), table=letter.table_id)
        if old is None or old.channel_id != post.channel_id:
            await self.context.coordinator.places.refresh(letter.table_id)

    def _look_after(self, bulletin: Bulletin) -> None:
        """Look for pinged players who left: without a refused message nobody hears of it."""
        for player in bulletin.pings:
            self.tidying.begin(self._look_for(bulletin.report, player), table=bulletin.report.table_id)

    async def _look_for(self, report: TableReport, player: PlayerId) -> None:
        person = await self.context.coordinator.profiles.get(player)
        if not person.reachable and await self.is_member(report.location.guild_id, player) is False:
            await self.context.coordinator.leaving.left(report.table_id, player)

    async def is_member(self, guild_id: int, player: PlayerId) -> bool | None:
        """True if somebody is on a server; None where Discord does not say."""
        guild = self.client.get_guild(guild_id)
        if guild is None:
            return None
        try:
            return await self.context.members.find(guild, player) is not None
        except NOT_NOW as error:
            log.info("not looked up", extra={"player": player, "why": str(error)})
            return None

    # ---- private messages ----

    async def refresh(self, letter: Letter) -> None:
        """Bring a message up to date; where it is too old to be changed so often, a while later.

        Nobody is pinged.
        """
        if letter.destination == TO_TABLE:
            await self._refresh_table(letter)
        elif letter.key == DECIDED:
            await self._keep_up(letter)
            return
        elif letter.key == WATCHED:
            await self._watched(letter)
        else:
            player = _addressee(letter)
            await self._refresh_panel(letter, player)
            await self._follows(letter, player)
            await self._refresh_reminder(letter.table_id, player)
        await self.posts.done(letter)

    async def _keep_up(self, letter: Letter) -> None:
        """Update, without a sound, the panel of a player still asked after somebody else has decided.

        One that is too old for many changes is sent anew: the new one stands for an hour at least.
        """
        player = _addressee(letter)
        await self._follows(letter, player)
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
        player = _addressee(letter)
        if not await self._follows(letter, player):
            await self._refresh_panel(letter, player)

    async def _refresh_table(self, letter: Letter) -> None:
        """The post that stands tells the same news under the same pictures."""
        old = await self.posts.sent.post(letter.table_id, "table")
        table = await self.posts.table(letter.table_id)
        if old is None or table.phase is not Phase.PLAYING or old.channel_id != table.place:
            return
        shown, mark = await self._standing(old)
        if any(pictures.in_motion(each.filename) for each in shown):
            shown = ()  # it has been seen: from now on it stands still
        bulletin, page = await self._table_page(replace(letter, version=old.version, after=old.after), shown)
        failed = await self._edited(
            old, silent(page), same_pictures=bool(shown), mark=mark, version=old.version
        )
        if failed is not Failure.MESSAGE_GONE:
            stale_at = self._again_at() if failed else _stale_at(bulletin)
            await self.posts.sent.keep_post(letter.table_id, "table", replace(old, stale_at=stale_at))

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
        language = await self._language(player, panel.language)
        if same := old.version == panel.version and panel.phase in OPEN:
            shown, mark = await self._standing(old)
            same = bool(shown) and not pictures.planned(shown)
        else:
            shown, mark = (), None
        if same:
            page = self.context.menu(panel, language, shown, (), 0)
        else:
            page = _alone(await self.context.panel(panel, language, priority=Priority.PANEL), language)
        version = panel.version
        try:
            failed = await self._edited(old, page, same_pictures=same, mark=mark, version=version)
        except discord.HTTPException as error:
            if not same or classify(error) is not Failure.REJECTED:
                raise
            # A click, in another process perhaps, has put other pictures there meanwhile.
            page = _alone(await self.context.panel(panel, language, priority=Priority.PANEL), language)
            failed = await self._edited(old, page, mark=mark, version=version)
        if failed is Failure.TOO_OLD:
            await self.posts.sent.keep_post(
                table_id, f"panel:{player}", replace(old, stale_at=self._again_at())
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

    async def _refresh_reminder(self, table_id: TableId, player: PlayerId) -> None:
        """Update a reminder's deadline, or take it away when no longer due."""
        old = await self.posts.sent.post(table_id, reminder_of(player))
        if old is None:
            return
        table = await self.posts.table(table_id)
        page = await self._reminder_page(table, player, private=old.channel_id != table.place)
        if page is None:
            await self.posts.take_away(table_id, reminder_of(player))
        else:
            await self._changed(old, replace(page, pings=()))

    async def _standing(self, post: Post) -> tuple[tuple[Picture, ...], int | None]:
        """The pictures of a message of ours, to be left where they are, and the mark by which it is found
        again: that of the letter it was. Nothing where we may not look.
        """
        channel = self.client.get_partial_messageable(post.channel_id)
        try:
            message = self._remembered(post) or await channel.fetch_message(post.message_id)
        except (discord.Forbidden, discord.NotFound):
            return (), None
        shown = tuple(Picture(file.filename, b"", file.description or "") for file in message.attachments)
        marks = (number for number in _numbers(message) if number is not None and number >= MARKS)
        return shown, next(marks, None)

    async def panel(self, letter: Letter) -> None:
        """A private message with the controls; the one before it is taken away.

        It is sent silently where the mention under the table has pinged already. Then one that is younger
        than an hour is changed instead; so is that of whoever plays live, and has just clicked.
        """
        player = _addressee(letter)
        enough = await self._follows(letter, player)
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

    async def _follows(self, letter: Letter, player: PlayerId, *, same_version: bool = False) -> bool:
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
        language = await self._language(player, panel.language)
        page = _alone(await self.context.panel(panel, language, priority=Priority.PANEL), language)
        return await self._answers(key, answer, page, panel.version, alone=panel.alone)

    async def _answers(self, key: Key, answer: Answer, page: Page, version: int, *, alone: bool) -> bool:
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
                    attachments=_attached(page, message),
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

    async def _given_up(self, report: TableReport, player: PlayerId) -> bool:
        """Show that a game was given up in the place of its last private answer; tell if that is enough."""
        key = (report.table_id, player)
        answer = await self.context.following.answer(key, self.context.coordinator.now())
        if answer is None or report.phase is not Phase.CONCEDED:
            return False
        page = await self._result_page(report, player)
        return await self._answers(key, answer, page, report.version, alone=answer.alone)

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
        if self._perhaps_sent(letter):
            place = self.client.get_partial_messageable(old.channel_id)
            if await self._sent(place, letter) is not None:
                return False
        if await self._refresh_panel(letter, player) is not None:
            return False
        await self._clear_beside(letter.table_id, player)
        return True

    async def _send_panel(self, letter: Letter, player: PlayerId) -> None:
        """Send a new private message instead of the one before."""
        panel = await self.posts.panel(letter.table_id, player)
        page = await self.context.panel(
            panel, await self._language(player, panel.language), priority=Priority.PANEL
        )
        place = await self._dm(player)
        await self._clear_beside(letter.table_id, player)
        post = await self._send(place, page, letter, silent=letter.key != RINGS)
        if post.version != panel.version:  # the moment that it shows, not the one that its letter tells of
            self._moved_on(post, panel.version)
        await self._follow(place, page, letter)
        async with self.context.being_changed.alone((letter.table_id, player)):
            stays = await self._settle_panel(letter, player, replace(post, version=panel.version))
        if stays.message_id != post.message_id:
            await self._clear_beside(letter.table_id, player, words=False)

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

    async def _clear_beside(self, table_id: TableId, player: PlayerId, *, words: bool = True) -> None:
        """One message a table stays: what stood beside the panel has had its time.

        Without `words`, only what had no room in the panel.
        """
        for what, post in (await self.posts.sent.posts(table_id, beside(player))).items():
            if words or what.endswith(FOLLOWING):
                await self._delete(post)
                await self.posts.sent.forget_post(table_id, what)

    async def retire(self, letter: Letter) -> None:
        """Retire a panel: the private message keeps the hand and loses its controls."""
        if "message" in letter.facts:  # nothing else is known of it
            await self._close_thread_on(int(letter.facts["message"]))
            await self._deleted(int(letter.facts["channel"]), int(letter.facts["message"]))
            await self.posts.done(letter)
            return
        player = _addressee(letter)
        old = await self.posts.sent.post(letter.table_id, f"panel:{player}")
        shown_already = (letter.table_id, player) in self.context.being_changed
        await self._clear_beside(letter.table_id, player, words=False)
        if old is not None and old.version < letter.version and not shown_already:
            await self._retired(letter, player, old)
        await self._follows(letter, player, same_version=True)
        await self.posts.done(letter)

    async def _retired(self, letter: Letter, player: PlayerId, old: Post) -> None:
        what = f"panel:{player}"
        try:
            panel = await self.posts.panel(letter.table_id, player)
            language = await self._language(player, panel.language)
            page = await self.context.panel(panel, language, priority=Priority.PANEL)
            changed = await self._changed(old, _alone(page, language), panel.version)
        except (NotSeated, Unreadable):  # their hand is a computer's now, or nobody's
            changed = False
        if changed:
            await self._keep_shown(letter.table_id, player, old, replace(old, version=panel.version))
        else:
            await self.posts.take_away(letter.table_id, what, old.message_id)

    async def result(self, letter: Letter) -> None:
        """A private message becomes the result of its game; where it cannot be changed, a silent new one.

        After the first game by a clock the question for the time zone follows.
        """
        player = _addressee(letter)
        await self.posts.offer_zone(letter.table_id, player)
        what = f"panel:{player}"
        report = await self.posts.report(letter.table_id)
        old = await self.posts.sent.post(letter.table_id, what)
        fresh = old is not None and old.version >= letter.version  # by their own click
        if report.phase is Phase.OVER and await self._follows(letter, player):
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
        await self._clear_beside(letter.table_id, player)
        page = await self._result_page(report, player)
        alone = _alone(page, await self._language(player, report.language))
        if old is not None and await self._changed(old, alone):
            await self.posts.done(letter, **{what: replace(old, version=report.version)})
            return
        place = await self._dm(player)
        post = await self._send(place, page, letter, silent=True)
        await self._follow(place, page, letter)
        await self.posts.done(letter, **{what: replace(post, version=report.version)})

    async def _result_page(self, report: TableReport, player: PlayerId) -> Page:
        language = await self._language(player, report.language)
        if report.phase is Phase.CONCEDED:
            shown = await self._shown_at(await self.posts.table(report.table_id))
            return conceded_page(report, self.context.voice(report, language), shown)
        panel = await self.posts.panel(report.table_id, player)
        return await self.context.panel(panel, language, priority=Priority.PANEL)

    # ---- notices ----

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
            voice = await self._voice(_addressee(letter), table)
            place = await self._dm(_addressee(letter))
        pings = (letter.player,) if letter.player is not None else ()
        above = mention(letter.player) if letter.player is not None and place == table.place else ""
        private = letter.destination not in (TO_TABLE, TO_LOBBY)
        words = await self._worded(letter.key, letter.facts, table, voice, private=private)
        if letter.key == Notice.ZONE_OFFERED:  # it is asked once a game is over
            buttons = zone_row(voice.language, HERE)
        else:
            buttons = notice_buttons(letter, voice) if table.phase in OPEN else Row(())
        page = Page(parts=(words, buttons), above=above, pings=pings)
        post = await self._send(place, page, letter, silent=letter.key == Notice.ZONE_OFFERED)
        if private:
            stands = (
                {} if letter.key == Notice.ZONE_OFFERED else {beside(_addressee(letter), letter.id): post}
            )
            await self.posts.done(letter, **stands)
            return
        asks = {asking(subject(letter), letter.id): post} if buttons.items else {}
        await self.posts.done(letter, **asks)

    # ---- the deck before the deal ----

    async def deck(self, letter: Letter) -> None:
        """Its seal, a seal that holds no more, or who is asked to cut it."""
        match letter.key:
            case Notice.SEAL:
                await self._seal(letter)
            case Notice.SEAL_VOID:
                await self._seal_void(letter)
            case _:
                await self._cuts_asked(letter)

    async def _seal(self, letter: Letter) -> None:
        """The promise, as a small silent message that is never changed; where it is, is kept.

        One that holds no more is not shown: its table was dealt to one person and computers, or cancelled.
        """
        table = await self.posts.table(letter.table_id)
        if table.phase is Phase.CANCELLED or not await self.posts.sealed(table.id):
            await self._withdrawn(letter, table)
            await self.posts.done(letter)
            return
        if table.phase in BEFORE_DEAL and await self.posts.sent.post(table.id, "lobby") is None:
            # After an outage a newer letter about the lobby stands behind this one: its message comes first.
            own = replace(letter, nonce=f"{letter.nonce[:23]}-l")
            page = await self._lobby_page(await self.posts.lobby_told(table.id))
            first = await self._send(table.channel_id, page, own)
            await self.posts.sent.keep_post(table.id, "lobby", first)
        page = seal_page(table, str(letter.facts["sealed"]))
        post = await self._send(table.channel_id, page, letter, silent=True)
        await self.posts.done(letter, **{seal_post(int(letter.facts["number"])): post})

    async def _seal_void(self, letter: Letter) -> None:
        """A seal that holds no more, with its secret; nobody is asked to cut any more."""
        table, facts = await self.posts.table(letter.table_id), letter.facts
        unsealed = await self.posts.void(table.id, int(facts["number"]))
        await self._end_call(table.id)
        if unsealed is not None and unsealed.seal and table.phase is not Phase.CANCELLED:
            page = void_page(unsealed, str(facts["name"]), table.language)
            await self._send(table.channel_id, page, letter, silent=True)
        await self.posts.done(letter)

    async def _cuts_asked(self, letter: Letter) -> None:
        """Asks those who have neither cut nor passed, quietly; the line before it is taken away.

        Who does not answer for half a day may have left the server.
        """
        table = await self.posts.table(letter.table_id)
        old = await self.posts.sent.post(table.id, "call")
        if not missing(table):
            await self.posts.done(letter)
            return
        page = cuts_asked_page(table, letter.key)
        post = await self._send(table.channel_id, page, letter, silent=True)
        await self.posts.done(letter, call=post)
        if old is not None and old.message_id != post.message_id:
            self.tidying.begin(self._delete(old), table=table.id)
        for player in page.pings if letter.key != Notice.CUTS_ASKED else ():
            self.tidying.begin(self._look_whether_here(table, player), table=table.id)

    async def _look_whether_here(self, table: Table, player: PlayerId) -> None:
        if await self.is_member(table.guild_id, player) is False:
            await self.context.coordinator.leaving.left(table.id, player)

    # ---- reminders ----

    async def reminder(self, letter: Letter) -> None:
        """Says how long somebody has for their turn, as it is now; the one before it is taken away.

        It is remembered, so that it goes when its turn does. One that nobody needs any more is not sent.
        """
        player, table = _addressee(letter), await self.posts.table(letter.table_id)
        private = letter.destination != TO_TABLE
        page = await self._reminder_page(table, player, private=private)
        if page is None:
            await self._withdrawn(letter, table)
            await self.posts.give_up(letter, "untrue")
            return
        place = await self._dm(player) if private else table.place
        post = await self._send(place, page, letter)
        await self.posts.done(letter, **{reminder_of(player): post})

    async def withdraw(self, letter: Letter) -> None:
        """A reminder whose turn ended before it was known to have arrived."""
        await self._withdrawn(letter, await self.posts.table(letter.table_id))
        await self.posts.done(letter)

    async def _withdrawn(self, letter: Letter, table: Table) -> None:
        if self._perhaps_sent(letter):
            if letter.destination == TO_LOBBY:
                place = table.channel_id
            else:
                place = table.place if letter.destination == TO_TABLE else await self._dm(_addressee(letter))
            sent = await self._sent(self.client.get_partial_messageable(place), letter)
            if sent is not None:
                await self._deleted(place, sent)

    async def _reminder_page(self, table: Table, player: PlayerId, *, private: bool) -> Page | None:
        """Reminder for somebody now, if it is time; in their own words, or the table's there."""
        due = await self.posts.reminder(table.id, player, private=private)
        if due is None:
            return None
        voice = await self._voice(player, table) if private else self.context.voice(table)
        words = await self._worded(due.key, due.facts, table, voice, private=private)
        above = "" if private else mention(player)
        nights = zone_row(voice.language) if private and due.any_hour else Row(())
        buttons = Row((*hand_row(table.id, voice).items, *nights.items))
        return Page(parts=(words, buttons), above=above, pings=(player,))

    async def _deleted(self, channel_id: int, message_id: int) -> None:
        """Takes a message of ours away, if it is still there."""
        message = self.client.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            await message.delete()
        except discord.HTTPException as error:
            if classify(error) not in (Failure.MESSAGE_GONE, Failure.PLACE_GONE):
                raise

    async def _ended_without(self, letter: Letter) -> None:
        """Tell a player who was not asked how their table ended, in a new message, not the panel."""
        player = _addressee(letter)
        what, table = f"panel:{player}", await self.posts.table(letter.table_id)
        panel = await self.posts.panel(letter.table_id, player)
        voice = await self._voice(player, table)
        word = await self._worded(letter.key, letter.facts, table, voice, private=True)
        page = _alone(await self.context.panel(panel, voice.language, word, Priority.PANEL), voice.language)
        post = await self._send(await self._dm(player), page, letter)
        await self._clear_beside(letter.table_id, player)
        await self.posts.done(letter, **{what: replace(post, version=panel.version)})

    async def _proposal(self, letter: Letter) -> None:
        """Ask if the table should end, with those who agree by now; not if it is answered already."""
        table = await self.posts.table(letter.table_id)
        proposal = await self.posts.proposal(letter.table_id)
        asked = proposal is not None and proposal.open and proposal.number == letter.facts["number"]
        if proposal is not None and asked and table.phase is Phase.PLAYING:
            page = proposal_page(table, proposal, self.context.voice(table))
            post = await self._send(table.place, page, letter)
            await self.posts.done(letter, **{asking(subject(letter), letter.id): post})
            return
        await self.posts.done(letter)

    async def _idle(self, letter: Letter) -> None:
        """Name the players long waited for, as far as everybody knows; not if it is over."""
        report = await self.posts.report(letter.table_id)
        if report.phase is Phase.PLAYING:
            days, closes = int(letter.facts["days"]), int(letter.facts.get("closes", 60))
            page = idle_page(report, self.context.voice(report), days, closes)
            post = await self._send(report.location.place, page, letter)
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
            await self._send(int(letter.facts["from"]), Page(parts=(words,)), letter)
        except discord.HTTPException as error:
            if classify(error) is Failure.TRANSIENT:
                raise
            log.info("no farewell", extra={"table": table.id, "code": error.code})
        await self.posts.done(letter)

    async def _worded(
        self, key: str, given: Mapping[str, Fact], table: Table, voice: Voice, *, private: bool
    ) -> str:
        """The notice in words; in a game without roles, in the words that name none."""
        facts = _facts(given, table, voice)
        if private:
            facts["table"] = linked(str(facts["table"]), table.location, await self._shown_at(table))
        plainly = f"notice-{key.removeprefix('notice-')}-plain"
        if given.get("role") == "" and knows(plainly):
            return voice.say(plainly, **{name: fact for name, fact in facts.items() if name != "role"})
        return voice.say(key, **facts)

    async def tell_host_of_no_access(self, letter: Letter) -> None:
        """The host alone can mend a lost permission; they are told once, in private, if they can be."""
        table = await self.posts.table(letter.table_id)
        language = await self._language(table.host, table.language)
        words = say(language, "notice-locked-out", channel=f"<#{table.place}>")
        try:
            # Discord takes a second message under the letter's own nonce for the letter.
            own = replace(letter, nonce=f"{letter.nonce[:23]}-h")
            await self._send(await self._dm(table.host), Page(parts=(words,)), own)
        except discord.HTTPException as error:
            log.info("host not told", extra={"table": table.id, "code": error.code})

    # ---- requests to Discord ----

    async def _send(self, place: int, page: Page, letter: Letter, *, silent: bool = False) -> Post:
        channel = self.client.get_partial_messageable(place)
        sent = await self._sent(channel, letter) if self._perhaps_sent(letter) else None
        if sent is not None:
            log.info("found, not told twice", extra={"letter": letter.id})
            return Post(place, sent, letter.version)
        message = await channel.send(
            view=page.layout(letter.mark, self.context.registered),
            files=page.files(),
            nonce=letter.nonce,
            allowed_mentions=page.mentions,
            silent=silent,
        )
        post = Post(place, message.id, letter.version)
        self._remember(post, message)
        return post

    def _remember(self, post: Post, message: discord.Message) -> None:
        """Keep what a message of ours shows at the version of its post."""
        self._known[post.message_id] = (post.version, message)

    def _moved_on(self, post: Post, version: int) -> None:
        """Note that a message shows a later moment than its letter's."""
        if (message := self._remembered(post)) is not None:
            self._remember(replace(post, version=version), message)

    def _remembered(self, post: Post) -> discord.Message | None:
        """Return what a message of ours shows; None where it has been changed elsewhere since."""
        if self.context.being_changed.is_redrawn(post.message_id):
            self._known.pop(post.message_id, None)
        version, message = self._known.get(post.message_id, (None, None))
        return message if version == post.version else None

    async def _follow(self, place: int, page: Page, letter: Letter) -> None:
        """Send the rest of a private message below it; nothing in it is for its reader alone."""
        for number, words in enumerate(page.following):
            own = replace(letter, nonce=f"{letter.nonce[:22]}-f{number}")
            post = await self._send(place, Page(parts=(words,), plain=True), own, silent=True)
            name = beside(_addressee(letter), f"{letter.id}-{number}{FOLLOWING}")
            await self.posts.sent.keep_post(letter.table_id, name, post)

    def _perhaps_sent(self, letter: Letter) -> bool:
        """True if it may have arrived: its last try, perhaps of a bot long gone, got no reply."""
        return letter.id in self.unsure or letter.written_at <= self.since

    async def newest_sent(self, letters: Sequence[Letter]) -> Letter | None:
        """The newest of these letters to one place that has arrived before, as far as that can be known."""
        perhaps = [each for each in letters if self._perhaps_sent(each)]
        if not perhaps:
            return None
        table = await self.posts.table(letters[0].table_id)
        channel = self.client.get_partial_messageable(table.place)
        for letter in reversed(perhaps):
            if await self._sent(channel, letter) is not None:
                return letter
        return None

    async def _sent(self, channel: discord.PartialMessageable, letter: Letter) -> int | None:
        """The message that a letter became: Discord forgets nonces within minutes, its mark it keeps.

        Looked for among the newest messages, and where they do not reach back so far, among those
        written just after the letter.
        """
        try:
            newest = [message async for message in channel.history(limit=LOOKED_THROUGH)]
            if len(newest) == LOOKED_THROUGH and newest[-1].created_at > letter.written_at:
                since = letter.written_at - timedelta(minutes=1)
                newest += [m async for m in channel.history(limit=LOOKED_THROUGH, after=since)]
        except discord.Forbidden:
            return None  # the nonce alone must do
        ours = (message for message in newest if message.author == self.client.user)
        marked = (each.id for each in ours if letter.mark in _numbers(each))
        return next(marked, None)

    def _again_at(self) -> datetime:
        """Time when Discord may let an old message be changed again after too many changes."""
        return self.context.coordinator.now() + TOO_OLD_FOR

    async def _changed(self, post: Post, page: Page, version: int | None = None) -> bool:
        """Changes a message of ours; False where that is not possible any more."""
        return await self._edited(post, page, version=version) is None

    async def _edited(
        self,
        post: Post,
        page: Page,
        *,
        same_pictures: bool = False,
        mark: int | None = None,
        version: int | None = None,
    ) -> Failure | None:
        """Changes a message of ours, which keeps `mark`; return why not, if it is gone or too old.

        Pictures that it is known to show stay where they are. `version`: what it shows from then on.
        """
        message = self.client.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)
        known = None if same_pictures else self._remembered(post)
        self._known.pop(post.message_id, None)
        try:
            changed = await message.edit(
                view=page.layout(mark, self.context.registered),
                attachments=discord.utils.MISSING if same_pictures else _attached(page, known),
                allowed_mentions=page.mentions,
            )
        except discord.HTTPException as error:
            if (failed := classify(error)) in (Failure.MESSAGE_GONE, Failure.TOO_OLD):
                return failed
            if (
                failed is Failure.REJECTED and known is not None
            ):  # a click has replaced its pictures meanwhile
                return await self._edited(post, page, mark=mark, version=version)
            raise
        if version is not None:
            self._remember(replace(post, version=version), changed)
        return None

    async def _unbutton(self, post: Post, *, now: bool = False, of: Letter | None = None) -> None:
        """A message loses its buttons; if it cannot, they still answer with the present state.

        `now`: raises what may go well later. `of`: a letter of its table, whose post it is; then a picture in
        motion gives its place to the still one.
        """
        channel = self.client.get_partial_messageable(post.channel_id)
        try:
            message = self._remembered(post) or await channel.fetch_message(post.message_id)
            still = None if of is None else await self._come_to_rest(of, post, message)
            await message.edit(
                view=without_buttons(message, still),
                attachments=discord.utils.MISSING if still is None else still.attached(message),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except NOT_NOW as error:
            if now and classify(error) is Failure.TRANSIENT:
                raise
            log.info("kept its buttons", extra={"message_id": post.message_id, "why": str(error)})

    async def _come_to_rest(self, letter: Letter, post: Post, message: discord.Message) -> Still | None:
        """The still picture for the one in motion that a post of a table shows, where it can be painted."""
        shown = [each.filename for each in message.attachments]
        moving = next((name for name in shown if pictures.in_motion(name)), None)
        if moving is None:
            return None
        told = replace(letter, version=post.version, after=post.after)
        try:
            bulletin = await self.posts.bulletin(told)
        except (DatabaseAway, Refusal, Unreadable):
            return None
        stills = await pictures.of_news(
            self.context.painter, bulletin, self.context.skin(bulletin.report.game)
        )
        place = pictures.still_of(moving, [each.filename for each in stills])
        return None if place is None else Still(moving, stills[place])

    async def _delete(self, post: Post) -> None:
        channel = self.client.get_partial_messageable(post.channel_id)
        try:
            await channel.get_partial_message(post.message_id).delete()
        except NOT_NOW as error:
            log.info("not deleted", extra={"message_id": post.message_id, "why": str(error)})

    async def _dm(self, player: PlayerId) -> int:
        """The private conversation with somebody."""
        return (await self.client.create_dm(discord.Object(player))).id

    async def _voice(self, player: PlayerId, table: Table) -> Voice:
        """Voice for one person of a table."""
        return self.context.voice(table, await self._language(player, table.language))

    async def _language(self, player: PlayerId, otherwise: Language) -> Language:
        """Their own choice, else what their Discord spoke last, else the table's."""
        person = await self.context.coordinator.profiles.get(player)
        return person.language or person.discord_language or otherwise


def _pressable(message: discord.Message) -> Iterator[str]:
    """The ids of a message's buttons."""
    parts = LayoutView.from_message(message, timeout=None).walk_children()
    yield from (part.custom_id or "" for part in parts if isinstance(part, Button))


def _attached(page: Page, known: discord.Message | None) -> list[discord.Attachment | discord.File]:
    """Return the pictures of a page for one try: those that the message shows already are not sent again."""
    stand = {} if known is None else {named(each): each for each in known.attachments}
    return [stand.get(drawn(picture)) or next(iter(files_of((picture,)))) for picture in page.pictures]


def _at(table_post: Post | None, table: Table) -> int | None:
    """The number of a table's post, where it shows the table in the place where it is played."""
    return table_post.message_id if table_post is not None and table_post.channel_id == table.place else None


def _facts(given: Mapping[str, Fact], table: Table, voice: Voice) -> dict[str, Fact]:
    """The facts of a notice as people read them: names, roles and times."""
    skin = voice.skin
    facts: dict[str, Fact] = {
        "table": table_number(table.id, voice.language),
        "hand": voice.say(f"{skin.domain}/button-hand"),
    }
    for name, fact in given.items():
        match name, fact:
            case "number" | "table", _:
                continue
            case "role", str():
                facts[name] = skin.role(fact) if fact else ""
            case "seats", str():
                asked = (table.occupants[int(seat)] for seat in fact.split())
                facts["people"] = ", ".join(
                    plain(seat_name(skin, each), ROLE_CHARACTERS_MAX) for each in asked
                )
            case "deadline" | "turn", int():
                facts[name] = at_latest(datetime.fromtimestamp(fact, UTC))
            case _, str():
                facts[name] = plain(fact)
            case _:
                facts[name] = fact
    return facts


def _alone(page: Page, language: Language) -> Page:
    """The page where a message is changed: nothing can follow it any more."""
    follows, elsewhere = say(language, "ui-table-follows"), say(language, "ui-table-elsewhere")
    parts = tuple(elsewhere if part == follows else part for part in page.parts)
    return replace(page, parts=parts, following=())


def _numbers(message: discord.Message) -> tuple[int | None, ...]:
    """The numbers of a message's parts, of which the first may be a mark of ours."""
    return tuple(getattr(part, "id", None) for part in message.components)


def _stale_at(bulletin: Bulletin) -> datetime | None:
    """Time the post gets out of date: somebody is back."""
    return min((absence.until for absence in bulletin.away), default=None)


def _addressee(letter: Letter) -> PlayerId:
    if letter.player is None:
        raise ValueError(f"letter {letter.id} is for nobody")
    return letter.player
