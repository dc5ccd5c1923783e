"""The answer to one interaction: within three seconds, private unless said otherwise, given once.

Discord is told within a moment that an answer comes, whatever the answer waits for: a read, a picture,
a busy machine. So no handler need think of it; it says what kind of answer is to be promised (Promise).

Followups and callbacks carry no nonce: an answer that got lost on the way back is not repeated,
an answer that Discord already has (40060) counts as given. A promise that got lost loses nothing: what
was asked is done, and the answer takes the way that is left.
"""

import asyncio
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from typing import TypeAlias

import discord
from discord.ui import LayoutView, Modal, View

from bot.counters import ANSWERED
from bot.language import say, spoken
from bot.skins.skin import Picture
from bot.table.actor import Actor
from bot.table.languages import Language
from bot.table.match import PlayerId
from bot.ui.components import PersistentItem
from bot.ui.delivery.errors import LINE_DOWN, NOT_NOW
from bot.ui.pages.page import Page, drawn, files_of, named
from bot.ui.pages.registered import NOTHING, Registered

ALREADY_ANSWERED = 40060
FOLLOWUPS_MAX = 5  # Discord takes no more where the bot is no member
TEXT_FILE = "text.txt"  # what would be too many messages
TOO_LATE = 10062
REFUSED = 400  # the status of what Discord does not take as it is
NOBODY = discord.AllowedMentions.none()

Interaction = discord.Interaction[discord.Client]


class Promise(Enum):
    """A promise while an answer is made."""

    MESSAGE = auto()  # a new message for the reader alone
    CHANGE = auto()  # the clicked message changes, or others do
    FORM = auto()  # a form: it cannot follow a promise, so it gets more time before one is given


PATIENCE = {Promise.MESSAGE: 0.1, Promise.CHANGE: 0.1, Promise.FORM: 1.5}
"""Seconds until a promise is given; an answer at hand comes sooner, and costs one request instead of two."""


class Given(Enum):
    """Answers given to Discord so far."""

    NOTHING = auto()
    PROMISE = auto()  # that a message comes, or a change
    ANSWER = auto()


@dataclass(frozen=True, slots=True)
class Note:
    """A message of plain words, with buttons below and files as Discord shows them by itself.

    A page shows its pictures in a gallery, which may not play a film.
    """

    words: str
    buttons: tuple[PersistentItem, ...] = ()
    attached: tuple[Picture, ...] = ()

    def view(self) -> View:
        """The buttons; finished when it is made, like the layout of a page."""
        view = View(timeout=None)
        for item in self.buttons:
            view.add_item(item.item)
        view.stop()
        return view

    def files(self) -> list[discord.File]:
        """The files for one try."""
        return files_of(self.attached)


@dataclass(frozen=True, slots=True)
class Reworded:
    """A page whose pictures the clicked message shows; `painted`: the same page with them, made anew."""

    page: Page
    painted: Callable[[], Awaitable[Page]]


Answer: TypeAlias = Page | Reworded | Modal | LayoutView
"""A page, a form, or the clicked message with other buttons."""


class Reply:
    """One reader's answer to one click or one command."""

    def __init__(self, interaction: Interaction, known: Registered = NOTHING) -> None:
        self.interaction = interaction
        self.reader: PlayerId = interaction.user.id  # as Discord authenticated them
        # 0 in private, and where the bot is no member: there its reader has it along for their own tables,
        # and whatever they may do on that server counts for nothing.
        self.guild_id = (interaction.guild_id or 0) if interaction.is_guild_integration() else 0
        # With what Discord says of their rights; the coordinator decides what follows.
        manages = self.guild_id != 0 and interaction.permissions.manage_guild
        self.actor = Actor(self.reader, self.guild_id, manages=manages, sees=self._sees)
        # From the reader's private messages with the bot, not from those with other people.
        self.alone_with_us = interaction.guild_id is None and not interaction.context.private_channel
        clicked = interaction.message
        passing = clicked is not None and clicked.flags.ephemeral
        self.own_panel = clicked is not None and (passing or self.alone_with_us)  # nobody else can see it
        # The clicked message, if it is one that we sent in private (and can change later on).
        self.private_message = clicked if self.own_panel and not passing else None
        self._known = known  # what its pages can name
        self.language: Language = spoken(str(interaction.locale))
        self._given = Given.NOTHING
        self._began = asyncio.get_running_loop().time()
        self._promise = Promise.MESSAGE
        self._promising: asyncio.Task[object] | None = None
        self._unsure = False  # whether a promise whose way back was cut has reached Discord

    @property
    def name(self) -> str:
        """The reader's name in this server, as others see it."""
        return self.interaction.user.display_name

    @property
    def server_language(self) -> Language:
        """The server's language on Discord."""
        return spoken(str(self.interaction.guild_locale or ""))

    @property
    def changes_own(self) -> bool:
        """True if the reader's own panel was clicked, and no new message was promised."""
        return self.own_panel and self._promise is not Promise.MESSAGE

    @property
    def original_is_private(self) -> bool:
        """Changing the interaction's original answer changes what this reader alone sees.

        Not so under a message that others see, where a change was promised: that message is the original.
        """
        return self.own_panel or self.interaction.message is None or self._promise is Promise.MESSAGE

    def say(self, key: str, /, **facts: str | int | float) -> str:
        """A sentence in the reader's own language."""
        return say(self.language, key, **facts)

    # ---- promises ----

    @asynccontextmanager
    async def in_time(self, promise: Promise) -> AsyncIterator[None]:
        """Give Discord a promise in time, unless the answer itself comes sooner.

        At the end nothing more comes: a click that needed no words of its own is acknowledged at last.
        """
        self._promise = promise
        timer = asyncio.get_running_loop().call_later(PATIENCE[promise], self.promise)
        try:
            yield
        finally:
            timer.cancel()
            await self._settled()
            if promise is not Promise.MESSAGE:  # nothing was given, or what was given got lost
                self.promise()
                await self._settled()

    def promise(self) -> None:
        """Tells Discord at once that an answer comes; work goes on meanwhile. Once given, it stands."""
        if self._given is not Given.NOTHING:
            return
        self._begin(Given.PROMISE)
        defer = self.interaction.response.defer
        self._promising = asyncio.create_task(
            defer(ephemeral=True, thinking=self._promise is Promise.MESSAGE)
        )

    async def _settled(self) -> None:
        """Wait for the outcome of the promise, if one was given.

        A failed one is no reason to stop the work; the answer will show what is left of it.
        """
        promising, self._promising = self._promising, None
        if promising is None:
            return
        try:
            await promising
        except discord.HTTPException as error:
            if error.code != ALREADY_ANSWERED:
                self._given = Given.NOTHING
        except LINE_DOWN:
            self._given, self._unsure = Given.NOTHING, True

    # ---- answers ----

    async def answer(self, answer: Answer) -> None:
        """Give it as was promised: a page comes in private, or in the clicked message's place."""
        match answer:
            case Modal():
                await self.form(answer)
            case LayoutView():
                await self.redraw(answer)
            case Reworded():
                await self.change_words(answer.page, answer.painted)
            case _ if self._promise is Promise.CHANGE:
                await self.change(answer)
            case _:
                await self.private(answer)

    async def private(self, page: Page) -> None:
        """A new message for the reader alone, and what follows it."""
        await self._private(page)
        if page.following:
            await self._follow(page)

    async def _follow(self, page: Page) -> None:
        """Send the rest of an answer; the answer stands without it where the line is cut."""
        with suppress(*NOT_NOW):
            if len(page.following) > FOLLOWUPS_MAX:
                await self.file("", TEXT_FILE, "\n".join(page.following).encode())
                return
            for words in page.following:
                await self.interaction.followup.send(
                    view=Page(parts=(words,), plain=True).layout(known=self._known),
                    allowed_mentions=NOBODY,
                    ephemeral=True,
                )

    async def _private(self, page: Page) -> None:
        await self._settled()
        view, mentions = page.layout(known=self._known), page.mentions
        if self._given is Given.NOTHING:
            send = self.interaction.response.send_message
            first = send(view=view, files=page.files(), allowed_mentions=mentions, ephemeral=True)
            if await self._first(first):
                return
        if self._message_awaited:
            self._given = Given.ANSWER
            await self.interaction.edit_original_response(
                view=view, attachments=page.files(), allowed_mentions=mentions
            )
        else:
            await self.interaction.followup.send(
                view=view, files=page.files(), allowed_mentions=mentions, ephemeral=True
            )

    async def file(self, words: str, filename: str, content: bytes) -> None:
        """A file for the reader alone."""
        await self._settled()
        if self._given is Given.NOTHING:
            file = discord.File(io.BytesIO(content), filename)
            if await self._first(self.interaction.response.send_message(words, file=file, ephemeral=True)):
                return
        self._given = Given.ANSWER
        file = discord.File(io.BytesIO(content), filename)
        await self.interaction.followup.send(words, file=file, ephemeral=True)

    async def plain(self, note: "Note") -> Callable[["Note"], Awaitable[None]]:
        """A note for the reader alone; what is returned changes it, for as long as Discord takes that."""
        await self._settled()
        if self._given is Given.NOTHING:
            send = self.interaction.response.send_message
            first = send(
                note.words, view=note.view(), files=note.files(), allowed_mentions=NOBODY, ephemeral=True
            )
            if await self._first(first):
                return self._change_note
        if self._message_awaited:
            self._given = Given.ANSWER
            await self._change_note(note)
            return self._change_note
        sent = await self.interaction.followup.send(
            note.words,
            view=note.view(),
            files=note.files(),
            allowed_mentions=NOBODY,
            ephemeral=True,
            wait=True,
        )
        return partial(_rewrite, sent)

    async def change_plain(self, note: "Note", *, same_files: bool = False) -> None:
        """The clicked note changes."""
        await self._settled()
        if self._given is Given.NOTHING:
            files = discord.utils.MISSING if same_files else note.files()
            edit = self.interaction.response.edit_message
            if await self._first(
                edit(content=note.words, view=note.view(), attachments=files, allowed_mentions=NOBODY)
            ):
                return
        await self._change_note(note, same_files=same_files)

    async def _change_note(self, note: "Note", *, same_files: bool = False) -> None:
        files = discord.utils.MISSING if same_files else note.files()
        await self.interaction.edit_original_response(
            content=note.words, view=note.view(), attachments=files, allowed_mentions=NOBODY
        )

    async def form(self, form: Modal) -> None:
        """A form on the reader's screen; where it comes too late for one, a word that asks to press again."""
        await self._settled()
        if self._given is not Given.NOTHING or not await self._first(
            self.interaction.response.send_modal(form)
        ):
            await self.private(Page(parts=(self.say("ui-form-late"),)))

    async def change_words(self, page: Page, painted: Callable[[], Awaitable[Page]]) -> None:
        """Change the clicked message, and leave the pictures that it shows where they are.

        `painted`: the same page with its pictures. Another click may have put others in their place
        meanwhile, and Discord refuses a page that shows what is gone.
        """
        try:
            await self.change(page, same_pictures=True)
        except discord.HTTPException as error:
            if error.status != REFUSED:
                raise
            await self.change(await painted(), same_pictures=False)

    async def change(self, page: Page, *, same_pictures: bool | None = None) -> None:
        """Change the clicked message; its pictures stay where they are if they are the same.

        `same_pictures`: None if that can only be told by looking at what was clicked. Another click may have
        put others in their place meanwhile: then they are sent.
        """
        await self._settled()
        if self._message_awaited:
            await self.private(page)
            return
        stay = self._shows(page) if same_pictures is None else same_pictures
        try:
            await self._change(page, stay)
        except NOT_NOW as error:
            refused = isinstance(error, discord.HTTPException) and error.status == REFUSED
            if refused and stay and same_pictures is None:
                await self.change(page, same_pictures=False)
                return
            if self.private_message is None or (refused and stay) or self._promise is Promise.MESSAGE:
                raise
            # The interaction is lost, the message is not: in private it is an ordinary one of ours.
            await self.private_message.edit(
                view=page.layout(known=self._known),
                attachments=discord.utils.MISSING if stay else page.files(),
                allowed_mentions=page.mentions,
            )
        else:
            if page.following:
                await self._follow(page)

    def _shows(self, page: Page) -> bool:
        """Tell if the clicked message shows these pictures already, so that they need not be sent again."""
        message = self.interaction.message
        standing = [] if message is None else [named(each) for each in message.attachments]
        return bool(standing) and standing == [drawn(picture) for picture in page.pictures]

    async def _change(self, page: Page, same_pictures: bool) -> None:
        view, mentions = page.layout(known=self._known), page.mentions
        if self._given is Given.NOTHING:
            files = discord.utils.MISSING if same_pictures else page.files()
            edit = self.interaction.response.edit_message
            if await self._first(edit(view=view, attachments=files, allowed_mentions=mentions)):
                return
        files = discord.utils.MISSING if same_pictures else page.files()
        await self.interaction.edit_original_response(view=view, attachments=files, allowed_mentions=mentions)

    async def redraw(self, view: LayoutView) -> None:
        """The clicked message keeps its texts and pictures; its buttons change."""
        await self._settled()
        if self._given is Given.NOTHING:
            edit = self.interaction.response.edit_message(view=view, allowed_mentions=NOBODY)
            if await self._first(edit):
                return
        await self.interaction.edit_original_response(view=view, allowed_mentions=NOBODY)

    def _begin(self, given: Given) -> None:
        """The first word, be it a promise, is on its way."""
        self._given = given
        ANSWERED.observe(asyncio.get_running_loop().time() - self._began)

    @property
    def _message_awaited(self) -> bool:
        """A message was promised, and has not come yet."""
        return self._given is Given.PROMISE and self._promise is Promise.MESSAGE

    async def _first(self, answer: Awaitable[object]) -> bool:
        """Gives the first answer; False where a promise of ours has reached Discord after all."""
        self._begin(Given.ANSWER)
        try:
            await answer
        except discord.HTTPException as error:
            if error.code != ALREADY_ANSWERED:
                self._given = Given.NOTHING
                raise
            if self._unsure:
                self._given, self._unsure = Given.PROMISE, False
                return False
        return True

    def _sees(self, channel_id: int) -> bool:
        """True if Discord shows the reader that channel; a thread is as visible as its channel."""
        if channel_id in _channels(self.interaction):
            return True
        return may_view(self.interaction.user, channel_id)


async def _rewrite(message: discord.WebhookMessage, note: Note) -> None:
    await message.edit(
        content=note.words, view=note.view(), attachments=note.files(), allowed_mentions=NOBODY
    )


def may_view(person: discord.Member | discord.User, channel_id: int) -> bool:
    """True if Discord shows somebody a channel; only a member of its server is shown any."""
    if not isinstance(person, discord.Member):
        return False
    found = person.guild.get_channel_or_thread(channel_id)
    channel = found.parent if isinstance(found, discord.Thread) else found
    return channel is not None and channel.permissions_for(person).view_channel


def may_speak(person: discord.Member | None, channel_id: int, *, in_thread: bool) -> bool:
    """True if Discord lets a member post in a channel, or in its threads."""
    channel = person.guild.get_channel(channel_id) if person is not None else None
    if person is None or channel is None:
        return False
    rights = channel.permissions_for(person)
    return rights.view_channel and (rights.send_messages_in_threads if in_thread else rights.send_messages)


def _channels(interaction: Interaction) -> tuple[int | None, ...]:
    """Channels the interaction came from: its reader sees the channel, and its parent."""
    here = interaction.channel
    above = here.parent_id if isinstance(here, discord.Thread) else None
    return (interaction.channel_id, above)
