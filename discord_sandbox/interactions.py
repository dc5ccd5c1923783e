"""Interactions between a person's click and the bot's answer: tokens, the three seconds, the fifteen minutes.

What an answer may contain is checked elsewhere; here it only counts whether and when.
"""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import assert_never

from discord_sandbox import wire, wire_messages
from discord_sandbox.constants import ChannelType
from discord_sandbox.errors import Code, Rejected
from discord_sandbox.models import Account, Attachment, Channel, Json, Message, Origin
from discord_sandbox.permissions import is_member, permissions_in
from discord_sandbox.world import ChangeType, World

ANSWER_WITHIN = 3.0  # seconds
TOKEN_LIVES = 15 * 60.0


class InteractionType(IntEnum):
    """A person's act, by Discord's numbers."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class ResponseType(IntEnum):
    """A kind of answer, by Discord's numbers."""

    PONG = 1
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


Answer = ResponseType  # as bench/clicks.py calls it


@dataclass(slots=True, eq=False)
class Modal:
    """A form on somebody's screen; `interaction` is the click that opened it."""

    custom_id: str
    title: str
    components: list[Json]
    interaction: "Interaction"


@dataclass(slots=True, eq=False)
class Interaction:
    """One click, command, keystroke or sent form, and what became of it."""

    id: int
    token: str
    kind: InteractionType
    person: Account
    channel: Channel
    body: Json
    created: float
    message: Message | None = None  # the message whose component was used
    name: str | None = None  # of the command, for "Lucie used /table new"
    answer: ResponseType | None = None
    failed: bool = False
    original: Message | None = None
    modal: Modal | None = None
    choices: list[Json] | None = None
    messages: list[Message] = field(default_factory=list)  # sent as its answer or followups
    pending: bool = False  # deferred: something is still to come
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    completed: asyncio.Event = field(default_factory=asyncio.Event)

    opener: "Interaction | None" = None  # of a sent form
    uploads: tuple[Attachment, ...] = ()  # of a command
    target: Message | None = None  # in whose menu a command was chosen

    @property
    def origin(self) -> Origin:
        clicked = (
            self.message.id if self.message is not None and self.kind is InteractionType.COMPONENT else None
        )
        opener = None if self.opener is None else self.opener.origin
        return Origin(self.id, int(self.kind), self.person, self.name, clicked, opener)


class Interactions:
    """All that can still be answered; each gets its time and no more."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.answer_within = ANSWER_WITHIN  # a test may be more patient
        # Whether a bot in the same program still works on one, which nothing here can see.
        self.in_hand: Callable[[], object] = lambda: False
        self._open: dict[str, Interaction] = {}
        self._waiting: dict[int, Interaction] = {}
        world.clock.on_skip(self._fail_overdue)

    @property
    def unanswered(self) -> tuple[Interaction, ...]:
        """Interactions not acknowledged yet, or promised an answer."""
        return tuple(self._waiting.values())

    def open(
        self,
        kind: InteractionType,
        person: Account,
        channel: Channel,
        body: Json,
        *,
        message: Message | None = None,
        name: str | None = None,
        opener: Interaction | None = None,
        uploads: tuple[Attachment, ...] = (),
        target: Message | None = None,
    ) -> Interaction:
        """A new interaction, announced to the bot; it fails by itself when nobody answers within 3 s."""
        self._forget_old()
        token = secrets.token_urlsafe(48)
        now = self.world.clock.now()
        fresh = Interaction(self.world.new_id(), token, kind, person, channel, body, now, message, name)
        fresh.opener, fresh.uploads, fresh.target = opener, uploads, target
        self.world.uploads |= {each.id: each for each in uploads}
        self._open[token] = self._waiting[fresh.id] = fresh
        asyncio.get_running_loop().call_later(self.answer_within, self._fail_if_late, fresh)
        self.world.announce(ChangeType.INTERACTION_CHANGED, fresh)
        return fresh

    def to_answer(self, interaction_id: int, token: str) -> Interaction:
        """The interaction for its first answer; refused when late (10062) or answered already (40060)."""
        found = self._open.get(token)
        if found is None or found.id != interaction_id:
            raise Rejected(Code.UNKNOWN_INTERACTION)
        if found.answer is not None:
            raise Rejected(Code.ALREADY_ACKNOWLEDGED)
        self._fail_if_late(found)
        if found.failed:
            raise Rejected(Code.UNKNOWN_INTERACTION)
        return found

    def to_follow_up(self, token: str) -> Interaction:
        """The interaction for followups and edits; refused unless answered and younger than 15 minutes."""
        found = self._open.get(token)
        if found is None or found.answer in (None, ResponseType.CHOICES):
            raise Rejected(Code.UNKNOWN_WEBHOOK)
        if self.world.clock.now() - found.created >= TOKEN_LIVES:
            raise Rejected(Code.INVALID_WEBHOOK_TOKEN)
        return found

    def changed(self, interaction: Interaction) -> None:
        """Wakes whoever waits for this interaction."""
        if interaction.answer is not None or interaction.failed:
            interaction.answered.set()
            if not interaction.pending:
                interaction.completed.set()
                self._waiting.pop(interaction.id, None)
        self.world.announce(ChangeType.INTERACTION_CHANGED, interaction)

    def _fail_if_late(self, interaction: Interaction) -> None:
        late = self.world.clock.now() - interaction.created >= self.answer_within - 0.01
        if late and interaction.answer is None and not interaction.failed:
            interaction.failed = True
            self.changed(interaction)

    def _fail_overdue(self) -> None:
        for interaction in tuple(self._waiting.values()):
            self._fail_if_late(interaction)
            if self.world.clock.now() - interaction.created >= TOKEN_LIVES:
                self._waiting.pop(interaction.id, None)  # promised, and never to come any more

    def abandon(self) -> None:
        """The bot has died: nobody waits any more for what it had promised."""
        for interaction in tuple(self._waiting.values()):
            if interaction.answer is not None:
                del self._waiting[interaction.id]

    def _forget_old(self) -> None:
        # Kept a while beyond their life, so that a late followup is told 50027 and not 10015.
        horizon = self.world.clock.now() - 2 * TOKEN_LIVES
        for token, old in tuple(self._open.items()):
            if old.created >= horizon:
                break
            del self._open[token]
            self._waiting.pop(old.id, None)
            for upload in old.uploads:
                del self.world.uploads[upload.id]


def payload(interaction: Interaction, world: World, urls: wire.AttachmentUrls) -> Json:
    """The interaction as the gateway carries it to the bot."""
    channel, person = interaction.channel, interaction.person
    shown: Json = {
        "id": str(interaction.id),
        "application_id": str(world.bot.id),
        "type": int(interaction.kind),
        "token": interaction.token,
        "version": 1,
        "data": _sent(interaction, urls),
        "channel_id": str(channel.id),
        "channel": wire.channel_with_permissions(channel, person),
        "app_permissions": str(int(permissions_in(world.bot, channel))),
        "locale": person.locale,
        "entitlements": [],
        "attachment_size_limit": 10 * 1024 * 1024,
        "context": context_of(channel),
        "authorizing_integration_owners": _owners(interaction, world),
    }
    if interaction.message is not None:
        shown["message"] = wire_messages.message(interaction.message, urls)
    if channel.guild is None:
        return shown | {"user": wire.user(person)}
    home = channel.guild
    permissions = {"permissions": str(int(permissions_in(person, channel)))}
    return shown | {
        "guild_id": str(home.id),
        "guild": {"id": str(home.id), "locale": home.locale, "features": []},
        "guild_locale": home.locale,
        "member": wire.member(person, home) | permissions,
    }


def context_of(channel: Channel) -> int:
    """Discord's number: a server, the bot's private messages, or a conversation of other people."""
    if channel.guild is not None:
        return 0
    return 2 if channel.kind is ChannelType.GROUP_DM else 1


def _sent(interaction: Interaction, urls: wire.AttachmentUrls) -> Json:
    """The body as sent, with the files that came along, or the message it is about, beside it."""
    if interaction.target is not None:
        about = interaction.target
        shown = wire_messages.message(about, urls)
        return interaction.body | {"resolved": {"messages": {str(about.id): shown}}}
    if not interaction.uploads:
        return interaction.body
    files = {
        str(each.id): wire_messages.attachment(each, interaction.channel, urls) | {"ephemeral": True}
        for each in interaction.uploads
    }
    return interaction.body | {"resolved": interaction.body.get("resolved", {}) | {"attachments": files}}


def _owners(interaction: Interaction, world: World) -> Json:
    """Owners of the bot: the server, the person, or both."""
    channel, person = interaction.channel, interaction.person
    home = channel.guild
    there = world.bot in channel.people if home is None else is_member(world.bot, home)
    owners = {"0": str(home.id if home else 0)} if there else {}
    return owners | ({"1": str(person.id)} if world.carries(person) else {})


def is_carried(interaction: Interaction, world: World) -> bool:
    """True if only the person has the bot along there; then Discord takes five followups and no more."""
    return "0" not in _owners(interaction, world)


def reaches_the_bot(interaction: Interaction, world: World) -> bool:
    """True if the bot is (still) where the click was made, or comes along: for its own answers."""
    if not is_carried(interaction, world):
        return True
    return world.carries(interaction.person) and (
        interaction.message is None or interaction.message.ephemeral
    )


def responses_to(kind: InteractionType, *, has_message: bool) -> frozenset[ResponseType]:
    """The answers that Discord takes for one kind of interaction."""
    new = {ResponseType.MESSAGE, ResponseType.DEFERRED_MESSAGE}
    match kind:
        case InteractionType.COMMAND:
            return frozenset(new | {ResponseType.MODAL})
        case InteractionType.COMPONENT:
            return frozenset(new | {ResponseType.DEFERRED_UPDATE, ResponseType.UPDATE, ResponseType.MODAL})
        case InteractionType.AUTOCOMPLETE:
            return frozenset({ResponseType.CHOICES})
        case InteractionType.MODAL:
            return frozenset(
                new | ({ResponseType.DEFERRED_UPDATE, ResponseType.UPDATE} if has_message else set())
            )
        case _:
            assert_never(kind)
