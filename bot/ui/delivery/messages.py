"""Messages of ours: sent under their letter's nonce, found again, changed, taken away.

Raises whatever Discord says; the courier judges that. Each kind of letter has a file beside this one.
"""

import logging
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

import discord
from cachetools import LRUCache

from bot.language import say
from bot.skins.skin import Picture
from bot.table.languages import Language
from bot.table.match import PlayerId, TableId
from bot.table.outbox import MARKS, TO_LOBBY, TO_TABLE, Letter, Post, asking, beside
from bot.table.refusals import DatabaseAway, Unreadable
from bot.table.table import Table
from bot.tasks import Tasks
from bot.ui import pictures
from bot.ui.context import UiContext
from bot.ui.delivery.errors import NOT_NOW, Failure, classify
from bot.ui.pages.page import Page, drawn, files_of, named
from bot.ui.standing import Still, without_buttons
from bot.ui.voice import Voice
from engine.game import Refusal

FOLLOWING = "-following"  # how the name ends of what had no room in a panel
LOOKED_THROUGH = 100  # messages that one request shows
MESSAGES_KNOWN_MAX = 500  # messages of ours whose contents are at hand
TOO_OLD_FOR = timedelta(minutes=15)

log = logging.getLogger(__name__)


class Messages:
    """Requests to Discord that all kinds of letters share."""

    def __init__(self, client: discord.Client, context: UiContext) -> None:
        self.client, self.context, self.posts = client, context, context.coordinator.posts
        self.tidying = Tasks("tidying")
        self.since = context.coordinator.now()
        self.unsure = set[int]()  # letters that may have arrived, though Discord has not said so
        self._known: LRUCache[int, tuple[int, discord.Message]] = LRUCache(
            MESSAGES_KNOWN_MAX
        )  # with their versions

    async def shown_at(self, table: Table) -> int | None:
        """The post that shows a table where it is played, if one does."""
        return at_place(await self.posts.sent.post(table.id, "table"), table)

    async def close_thread_on(self, message_id: int) -> None:
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

    async def settle(self, table_id: TableId, subject: str) -> None:
        """Take the buttons from questions about that subject: they are answered."""
        for what, post in (await self.posts.sent.posts(table_id, asking(subject))).items():
            await self.unbutton(post, now=True)
            await self.posts.sent.forget_post(table_id, what)

    async def end_call(self, table_id: TableId) -> None:
        """Take away the line that called for somebody to act."""
        await self.posts.take_away(table_id, "call")

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

    async def standing(self, post: Post) -> tuple[tuple[Picture, ...], int | None]:
        """The pictures of a message of ours, to be left where they are, and the mark by which it is found
        again: that of the letter it was. Nothing where we may not look.
        """
        channel = self.client.get_partial_messageable(post.channel_id)
        try:
            message = self.remembered(post) or await channel.fetch_message(post.message_id)
        except (discord.Forbidden, discord.NotFound):
            return (), None
        shown = tuple(Picture(file.filename, b"", file.description or "") for file in message.attachments)
        marks = (number for number in numbers(message) if number is not None and number >= MARKS)
        return shown, next(marks, None)

    async def withdrawn(self, letter: Letter, table: Table) -> None:
        """Take away the message of a letter that has perhaps arrived."""
        if self.perhaps_sent(letter):
            if letter.destination == TO_LOBBY:
                place = table.channel_id
            else:
                place = table.place if letter.destination == TO_TABLE else await self.dm(addressee(letter))
            sent = await self.found(self.client.get_partial_messageable(place), letter)
            if sent is not None:
                await self.deleted(place, sent)

    async def deleted(self, channel_id: int, message_id: int) -> None:
        """Takes a message of ours away, if it is still there."""
        message = self.client.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            await message.delete()
        except discord.HTTPException as error:
            if classify(error) not in (Failure.MESSAGE_GONE, Failure.PLACE_GONE):
                raise

    async def tell_host_of_no_access(self, letter: Letter) -> None:
        """The host alone can mend a lost permission; they are told once, in private, if they can be."""
        table = await self.posts.table(letter.table_id)
        language = await self.language(table.host, table.language)
        words = say(language, "notice-locked-out", channel=f"<#{table.place}>")
        try:
            # Discord takes a second message under the letter's own nonce for the letter.
            own = replace(letter, nonce=f"{letter.nonce[:23]}-h")
            await self.send(await self.dm(table.host), Page(parts=(words,)), own)
        except discord.HTTPException as error:
            log.info("host not told", extra={"table": table.id, "code": error.code})

    async def send(self, place: int, page: Page, letter: Letter, *, silent: bool = False) -> Post:
        """Send it, unless an earlier try has."""
        channel = self.client.get_partial_messageable(place)
        sent = await self.found(channel, letter) if self.perhaps_sent(letter) else None
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

    def moved_on(self, post: Post, version: int) -> None:
        """Note that a message shows a later moment than its letter's."""
        if (message := self.remembered(post)) is not None:
            self._remember(replace(post, version=version), message)

    def remembered(self, post: Post) -> discord.Message | None:
        """Return what a message of ours shows; None where it has been changed elsewhere since."""
        if self.context.being_changed.is_redrawn(post.message_id):
            self._known.pop(post.message_id, None)
        version, message = self._known.get(post.message_id, (None, None))
        return message if version == post.version else None

    async def follow(self, place: int, page: Page, letter: Letter) -> None:
        """Send the rest of a private message below it; nothing in it is for its reader alone."""
        for number, words in enumerate(page.following):
            own = replace(letter, nonce=f"{letter.nonce[:22]}-f{number}")
            post = await self.send(place, Page(parts=(words,), plain=True), own, silent=True)
            name = beside(addressee(letter), f"{letter.id}-{number}{FOLLOWING}")
            await self.posts.sent.keep_post(letter.table_id, name, post)

    def perhaps_sent(self, letter: Letter) -> bool:
        """True if it may have arrived: its last try, perhaps of a bot long gone, got no reply."""
        return letter.id in self.unsure or letter.written_at <= self.since

    async def newest_sent(self, letters: Sequence[Letter]) -> Letter | None:
        """The newest of these letters to one place that has arrived before, as far as that can be known."""
        perhaps = [each for each in letters if self.perhaps_sent(each)]
        if not perhaps:
            return None
        table = await self.posts.table(letters[0].table_id)
        channel = self.client.get_partial_messageable(table.place)
        for letter in reversed(perhaps):
            if await self.found(channel, letter) is not None:
                return letter
        return None

    async def found(self, channel: discord.PartialMessageable, letter: Letter) -> int | None:
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
        marked = (each.id for each in ours if letter.mark in numbers(each))
        return next(marked, None)

    def again_at(self) -> datetime:
        """Time when Discord may let an old message be changed again after too many changes."""
        return self.context.coordinator.now() + TOO_OLD_FOR

    async def changed(self, post: Post, page: Page, version: int | None = None) -> bool:
        """Changes a message of ours; False where that is not possible any more."""
        return await self.edited(post, page, version=version) is None

    async def edited(
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
        known = None if same_pictures else self.remembered(post)
        self._known.pop(post.message_id, None)
        try:
            changed = await message.edit(
                view=page.layout(mark, self.context.registered),
                attachments=discord.utils.MISSING if same_pictures else attached(page, known),
                allowed_mentions=page.mentions,
            )
        except discord.HTTPException as error:
            if (failed := classify(error)) in (Failure.MESSAGE_GONE, Failure.TOO_OLD):
                return failed
            if (
                failed is Failure.REJECTED and known is not None
            ):  # a click has replaced its pictures meanwhile
                return await self.edited(post, page, mark=mark, version=version)
            raise
        if version is not None:
            self._remember(replace(post, version=version), changed)
        return None

    async def unbutton(self, post: Post, *, now: bool = False, of: Letter | None = None) -> None:
        """A message loses its buttons; if it cannot, they still answer with the present state.

        `now`: raises what may go well later. `of`: a letter of its table, whose post it is; then a picture in
        motion gives its place to the still one.
        """
        channel = self.client.get_partial_messageable(post.channel_id)
        try:
            message = self.remembered(post) or await channel.fetch_message(post.message_id)
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

    async def delete(self, post: Post) -> None:
        """Take a message of ours away, if Discord lets us now."""
        channel = self.client.get_partial_messageable(post.channel_id)
        try:
            await channel.get_partial_message(post.message_id).delete()
        except NOT_NOW as error:
            log.info("not deleted", extra={"message_id": post.message_id, "why": str(error)})

    async def dm(self, player: PlayerId) -> int:
        """The private conversation with somebody."""
        return (await self.client.create_dm(discord.Object(player))).id

    async def voice(self, player: PlayerId, table: Table) -> Voice:
        """Voice for one person of a table."""
        return self.context.voice(table, await self.language(player, table.language))

    async def language(self, player: PlayerId, otherwise: Language) -> Language:
        """Their own choice, else what their Discord spoke last, else the table's."""
        person = await self.context.coordinator.profiles.get(player)
        return person.language or person.discord_language or otherwise


def attached(page: Page, known: discord.Message | None) -> list[discord.Attachment | discord.File]:
    """Return the pictures of a page for one try: those that the message shows already are not sent again."""
    stand = {} if known is None else {named(each): each for each in known.attachments}
    return [stand.get(drawn(picture)) or next(iter(files_of((picture,)))) for picture in page.pictures]


def at_place(table_post: Post | None, table: Table) -> int | None:
    """The number of a table's post, where it shows the table in the place where it is played."""
    return table_post.message_id if table_post is not None and table_post.channel_id == table.place else None


def alone_page(page: Page, language: Language) -> Page:
    """The page where a message is changed: nothing can follow it any more."""
    follows, elsewhere = say(language, "ui-table-follows"), say(language, "ui-table-elsewhere")
    parts = tuple(elsewhere if part == follows else part for part in page.parts)
    return replace(page, parts=parts, following=())


def numbers(message: discord.Message) -> tuple[int | None, ...]:
    """The numbers of a message's parts, of which the first may be a mark of ours."""
    return tuple(getattr(part, "id", None) for part in message.components)


def addressee(letter: Letter) -> PlayerId:
    if letter.player is None:
        raise ValueError(f"letter {letter.id} is for nobody")
    return letter.player
