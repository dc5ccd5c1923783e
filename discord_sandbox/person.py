"""One of the six people, as a test or the page moves them: types commands, clicks, chooses, sends forms.

A person can do what Discord's client would let them do and nothing else; the rest raises ClientRefuses.
"""

import asyncio
from dataclasses import dataclass
from typing import Any

from discord_sandbox import slash, submissions
from discord_sandbox.checks.commands import CommandType
from discord_sandbox.clock import PATIENCE
from discord_sandbox.constants import SELECTS, ComponentType, Permission
from discord_sandbox.interactions import Interaction, Interactions, InteractionType, Modal, ResponseType
from discord_sandbox.models import Account, Attachment, Channel, Json, Message
from discord_sandbox.permissions import permissions_in
from discord_sandbox.slash import ClientRefuses
from discord_sandbox.world import World

__all__ = ["Choice", "ClientRefuses", "Person", "Reply"]

A_PROMISE = 10.0  # seconds that a person waits at most for a change that may not come


@dataclass(slots=True, frozen=True)
class Choice:
    """One line of an autocomplete list, as this person reads it."""

    name: str
    value: str | int | float


class Reply:
    """Outcome of a click or a command. `failed` is Discord's red line: nobody answered in time."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction

    @property
    def failed(self) -> bool:
        return self.interaction.failed

    @property
    def deferred(self) -> bool:
        return self.interaction.pending

    @property
    def messages(self) -> tuple[Message, ...]:
        """Messages sent as answer or followup so far that still exist."""
        return tuple(m for m in self.interaction.messages if not m.deleted)

    @property
    def message(self) -> Message:
        """The last thing sent as answer; raises LookupError if nothing was."""
        if not self.messages:
            raise LookupError(f"no message came: {self!r}")
        return self.messages[-1]

    @property
    def updated(self) -> Message | None:
        """The clicked message, if the answer changed it in place."""
        original = self.interaction.original
        return original if original is not None and original is self.interaction.message else None

    @property
    def panel(self) -> Message:
        """The message to look at now: the newest answer, else the one that was changed in place."""
        return self.messages[-1] if self.messages else (self.updated or self.message)

    @property
    def modal(self) -> Modal | None:
        return self.interaction.modal

    @property
    def text(self) -> str:
        """All words of all answers."""
        return "\n".join(m.text for m in self.messages)

    @property
    def error(self) -> str | None:
        """The line in red under the message, if there is one."""
        return "This interaction failed" if self.failed else None

    async def finished(self, patience: float = PATIENCE) -> "Reply":
        """Waits until a deferred answer has come; raises TimeoutError."""
        async with asyncio.timeout(patience):
            await self.interaction.completed.wait()
        return self

    def __repr__(self) -> str:
        state = "failed" if self.failed else getattr(self.interaction.answer, "name", "unanswered")
        return f"<Reply {state}: {self.text[:200]!r}>"


class Person:
    """One of the people, and what they can do."""

    def __init__(self, account: Account, world: World, interactions: Interactions) -> None:
        self.account, self.world, self.interactions = account, world, interactions

    @property
    def id(self) -> int:
        return self.account.id

    @property
    def mention(self) -> str:
        return self.account.mention

    @property
    def dm(self) -> Channel | None:
        """The private conversation with the bot, if there is one yet."""
        return self.world.dm(self.account)

    @property
    def mail(self) -> tuple[Message, ...]:
        """The bot's private messages to this person, oldest first."""
        return () if self.dm is None else tuple(self.dm.messages.values())

    def sees(self, channel: Channel) -> tuple[Message, ...]:
        """The messages of a channel that this person can read."""
        if not self.world.may_read(self.account, channel):
            return ()
        return tuple(m for m in channel.messages.values() if m.only_for in (None, self.account))

    def change(self, *, locale: str | None = None, dms_open: bool | None = None) -> None:
        self.world.change_account(self.account, locale=locale, dms_open=dms_open)

    def say(self, channel: Channel, text: str) -> Message:
        """Types a line in a channel."""
        self._demand_reading(channel)
        return self.world.say(self.account, channel, text)

    # --- slash commands --------------------------------------------------------------------------------

    def commands(self, channel: Channel) -> list[Json]:
        """The commands that Discord would offer this person in a channel."""
        return slash.offered(self.world, self.account, channel)

    async def slash(
        self, channel: Channel, path: str, /, *, patience: float = PATIENCE, **options: Any
    ) -> Reply:
        """Sends a slash command, for example `slash(channel, "table new", rulebook="french")`.

        A file is a LocalFile. Waits for the answer, and for the end of "is thinking…" at most `patience`
        seconds.
        """
        self._demand_reading(channel)
        chosen = slash.find(self.commands(channel), path)
        sent = slash.uploaded(chosen, options, self.world)
        files = tuple(value for value in sent.values() if isinstance(value, Attachment))
        body = slash.body(chosen, sent, self.world, channel)
        fresh = self.interactions.open(
            InteractionType.COMMAND, self.account, channel, body, name=chosen.path, uploads=files
        )
        return await self._answer(fresh, patience)

    async def autocomplete(
        self, channel: Channel, path: str, option: str, text: str = "", /, **others: Any
    ) -> tuple[Choice, ...]:
        """The choices offered while typing an option; empty if the bot did not answer in time."""
        self._demand_reading(channel)
        chosen = slash.find(self.commands(channel), path)
        body = slash.half_typed(chosen, option, text, others, self.world, channel)
        fresh = self.interactions.open(
            InteractionType.AUTOCOMPLETE, self.account, channel, body, name=chosen.path
        )
        await fresh.answered.wait()
        return tuple(
            Choice(slash.localised(c, "name", self.account.locale), c["value"]) for c in fresh.choices or ()
        )

    # --- menus -----------------------------------------------------------------------------------------

    def menu(self, channel: Channel, kind: CommandType) -> list[Json]:
        """The commands that Discord would offer in the menu of a person or a message there."""
        return slash.offered(self.world, self.account, channel, kind)

    async def on_message(self, message: Message, name: str, *, patience: float = PATIENCE) -> Reply:
        """Chooses a command in the menu of a message (right click, Apps)."""
        self._demand_reading(message.channel)
        command = self._in_menu(message.channel, CommandType.MESSAGE, name)
        body = slash.on_message(command, message)
        fresh = self.interactions.open(
            InteractionType.COMMAND,
            self.account,
            message.channel,
            body,
            name=command["name"],
            target=message,
        )
        return await self._answer(fresh, patience)

    async def on_person(self, channel: Channel, who: Any, name: str, *, patience: float = PATIENCE) -> Reply:
        """Chooses a command in the menu of a person (an id, or whatever has one), as seen in a channel."""
        self._demand_reading(channel)
        command = self._in_menu(channel, CommandType.USER, name)
        body = slash.on_person(command, who, self.world, channel)
        fresh = self.interactions.open(
            InteractionType.COMMAND, self.account, channel, body, name=command["name"]
        )
        return await self._answer(fresh, patience)

    def _in_menu(self, channel: Channel, kind: CommandType, name: str) -> Json:
        listed = self.menu(channel, kind)
        found = next((command for command in listed if command["name"] == name), None)
        if found is None:
            raise ClientRefuses(f"no {name!r} in that menu; there are {[c['name'] for c in listed]}")
        return found

    # --- components and forms --------------------------------------------------------------------------

    async def click(
        self,
        message: Message,
        *,
        custom_id: str | None = None,
        label: str | None = None,
        patience: float = PATIENCE,
    ) -> Reply:
        """Presses the button with that custom_id or label."""
        button = self._part(message, {ComponentType.BUTTON}, custom_id, label)
        if "custom_id" not in button:
            raise ClientRefuses(f"the button {label!r} is a link, not a click")
        return await self._use(message, button, {}, patience)

    async def choose(
        self,
        message: Message,
        values: Any,
        *,
        custom_id: str | None = None,
        placeholder: str | None = None,
        patience: float = PATIENCE,
    ) -> Reply:
        """Chooses in a select: values (or labels) of a string select, people of a user select."""
        select = self._part(message, SELECTS, custom_id, placeholder)
        picked, resolved = submissions.select_values(select, values, self.world, message.channel)
        chosen: Json = {"values": picked}
        return await self._use(
            message, select, chosen | ({"resolved": resolved} if resolved else {}), patience
        )

    async def submit(
        self, modal: Modal, values: dict[str, Any] | None = None, *, patience: float = PATIENCE
    ) -> Reply:
        """Sends a form; `values` by custom_id or label, what is not named stays as it is shown."""
        if modal.interaction.person is not self.account:
            raise ClientRefuses("the form is on somebody else's screen")
        opener = modal.interaction
        body = submissions.modal_body(modal, values or {}, self.world, opener.channel)
        fresh = self.interactions.open(
            InteractionType.MODAL, self.account, opener.channel, body, message=opener.message, opener=opener
        )
        return await self._answer(fresh, patience)

    async def _use(self, message: Message, part: Json, more: Json, patience: float) -> Reply:
        body = {"custom_id": part["custom_id"], "component_type": part["type"], "id": part["id"], **more}
        fresh = self.interactions.open(
            InteractionType.COMPONENT, self.account, message.channel, body, message=message
        )
        return await self._answer(fresh, patience)

    def _part(self, message: Message, kinds: Any, custom_id: str | None, shown: str | None) -> Json:
        if message.deleted or message.only_for not in (None, self.account):
            raise ClientRefuses("this person cannot see that message")
        self._demand_reading(message.channel)
        offered = [p for p in message.parts() if p["type"] in kinds]
        fitting = [
            p
            for p in offered
            if (custom_id is None or p.get("custom_id") == custom_id)
            and (shown is None or shown in (p.get("label"), p.get("placeholder")))
        ]
        if len(fitting) != 1:
            names = [p.get("label") or p.get("placeholder") or p.get("custom_id") for p in offered]
            raise ClientRefuses(f"{len(fitting)} components fit {custom_id or shown!r}; there are {names}")
        if fitting[0].get("disabled"):
            raise ClientRefuses(f"{custom_id or shown!r} is greyed out")
        return fitting[0]

    def _demand_reading(self, channel: Channel) -> None:
        if channel.deleted or not self.world.may_read(self.account, channel):
            raise ClientRefuses(f"{self.account.display} cannot see {channel.name or 'that conversation'}")
        if not permissions_in(self.account, channel) & Permission.VIEW_CHANNEL:
            raise ClientRefuses(f"{self.account.display} cannot see {channel.name}")

    async def _answer(self, interaction: Interaction, patience: float) -> Reply:
        before = interaction.message.edited if interaction.message is not None else None
        await interaction.answered.wait()
        if interaction.pending and patience > 0:
            return await Reply(interaction).finished(patience)
        if interaction.answer is ResponseType.DEFERRED_UPDATE and patience > 0:
            await self._changed(interaction, before)
        return Reply(interaction)

    async def _changed(self, interaction: Interaction, before: float | None) -> None:
        """Lets a bot in the same program do what it has promised, if that is a change of the message."""
        message, ends = interaction.message, self.world.clock.now() + A_PROMISE
        while self.interactions.in_hand() and not interaction.messages and self.world.clock.now() < ends:
            if message is not None and (message.deleted or message.edited != before):
                return
            await asyncio.sleep(0.01)

    def __repr__(self) -> str:
        return f"<Person {self.account.display}>"
