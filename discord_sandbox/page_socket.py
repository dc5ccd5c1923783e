"""The page's own websocket: what one browser tab sees and does, as a person of the world.

The tab asks `{"n": 1, "do": "click", …}` and gets `{"n": 1, "result": …}` or `{"n": 1, "refused": "word"}`,
a word of the page's own list, so that each reader is refused in their language; in between it is told what
happens. Nothing reaches a tab that its person could not see.
"""

import asyncio
import base64
import contextlib
import json
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from aiohttp import WSMsgType, web

from discord_sandbox import views, wire
from discord_sandbox.checks.commands import CommandType
from discord_sandbox.constants import Permission
from discord_sandbox.gateway import Gateway
from discord_sandbox.interactions import Interaction, Interactions, Modal
from discord_sandbox.models import Account, Channel, Json, LocalFile, Message
from discord_sandbox.permissions import permissions_in_guild
from discord_sandbox.person import ClientRefuses, Person, Reply
from discord_sandbox.world import Change, ChangeType, World

PAGE_OF_HISTORY = 50
LARGEST_FRAME = 16 * 1024 * 1024  # bytes: the largest file of a person in base64, and a little more


class PageSocket:
    """One tab; it looks through the eyes of one person at a time."""

    def __init__(
        self,
        world: World,
        interactions: Interactions,
        gateway: Gateway,
        urls: wire.AttachmentUrls,
        socket: web.WebSocketResponse,
        front: views.Front,
    ) -> None:
        self.world, self.interactions, self.gateway, self.urls = world, interactions, gateway, urls
        self.socket, self.front = socket, front
        self.me = world.people[0]
        self._modals: dict[str, Modal] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._out: asyncio.Queue[Json | None] = asyncio.Queue()
        self._state_is_due = False

    @property
    def person(self) -> Person:
        return Person(self.me, self.world, self.interactions)

    async def serve(self) -> None:
        """Talks with the tab until it is closed."""
        writer = asyncio.create_task(self._write())
        self.world.listeners.append(self._tell)
        try:
            async for frame in self.socket:
                if frame.type is WSMsgType.TEXT:
                    self._start(self._answer(json.loads(frame.data)))
        finally:
            self.world.listeners.remove(self._tell)
            for task in tuple(self._tasks):
                task.cancel()
            self._out.put_nowait(None)
            await writer

    # --- what a tab may ask ----------------------------------------------------------------------------

    async def look(self, asked: Json) -> Json:
        """Turns into another person."""
        if asked.get("as"):
            self.me = self._account(asked["as"])
        if asked.get("narrow"):
            self.front.narrow(self.me.id)
        return self._state()

    async def dm(self, asked: Json) -> str:
        """Opens the private conversation with the bot, as from its profile."""
        del asked
        return str(self.world.open_dm(self.me).id)

    async def history(self, asked: Json) -> list[Json]:
        channel = self._channel(asked)
        before = int(asked.get("before") or 1 << 63)
        seen = [m for m in self.person.sees(channel) if m.id < before]
        return [views.message(m, self.me, self.urls, self.world) for m in seen[-PAGE_OF_HISTORY:]]

    async def read(self, asked: Json) -> None:
        channel = self._channel(asked)
        newest = next(reversed(channel.messages), 0)
        if self.me.read.get(channel.id, 0) != newest:
            self.me.read[channel.id] = newest
            self.world.announce(ChangeType.ACCOUNT_CHANGED, self.me)

    async def say(self, asked: Json) -> None:
        text = str(asked["text"]).strip()
        if not 0 < len(text) <= 2_000:
            raise ClientRefuses("refusedLength")
        self.person.say(self._channel(asked), text)

    async def commands(self, asked: Json) -> list[Json]:
        offered = self.person.commands(self._channel(asked))
        return [line for command in offered for line in views.command_lines(command, self.me.locale)]

    async def renamed(self, asked: Json) -> Json:
        """The names that commands had once, each with the one that it has now."""
        del asked
        return dict(self.front.renamed)

    async def slash(self, asked: Json) -> Json:
        options = {name: _file_or(value) for name, value in (asked.get("options") or {}).items()}
        reply = await self.person.slash(self._channel(asked), asked["path"], patience=0, **options)
        return self._outcome(reply)

    async def menu(self, asked: Json) -> list[Json]:
        """Commands in a menu: of a message, else of a person."""
        listed = self.person.menu(self._channel(asked), _kind(asked))
        return [views.menu_line(command, self.me.locale) for command in listed]

    async def choose_in_menu(self, asked: Json) -> Json:
        name = str(asked["name"])
        if _kind(asked) is CommandType.MESSAGE:
            return self._outcome(await self.person.on_message(self._message(asked), name, patience=0))
        channel, who = self._channel(asked), self._account(asked["person"])
        return self._outcome(await self.person.on_person(channel, who, name, patience=0))

    async def complete(self, asked: Json) -> list[Json]:
        others = dict(asked.get("options") or {})
        choices = await self.person.autocomplete(
            self._channel(asked), asked["path"], asked["option"], asked["text"], **others
        )
        return [{"name": c.name, "value": c.value} for c in choices]

    async def click(self, asked: Json) -> Json:
        message = self._message(asked)
        return self._outcome(await self.person.click(message, custom_id=asked["custom_id"], patience=0))

    async def choose(self, asked: Json) -> Json:
        message, custom_id = self._message(asked), asked["custom_id"]
        reply = await self.person.choose(message, asked["values"], custom_id=custom_id, patience=0)
        return self._outcome(reply)

    async def submit(self, asked: Json) -> Json:
        modal = self._modals.get(str(asked["modal"]))
        if modal is None:
            raise ClientRefuses("refusedForm")
        reply = await self.person.submit(modal, asked["values"], patience=0)
        if not reply.failed:
            self._modals.pop(str(asked["modal"]), None)
        return self._outcome(reply)

    async def dismiss(self, asked: Json) -> None:
        message = self._message(asked)
        if message.only_for is self.me:
            self.world.delete(message)

    async def delete(self, asked: Json) -> None:
        message = self._message(asked)
        home = message.channel.guild
        manages = home is not None and permissions_in_guild(self.me, home) & Permission.MANAGE_MESSAGES
        if message.author is not self.me and not manages:
            raise ClientRefuses("refusedDelete")
        self.world.delete(message)

    async def settings(self, asked: Json) -> None:
        self.world.change_account(self.me, locale=asked.get("locale"), dms_open=asked.get("dmsOpen"))

    async def server(self, asked: Json) -> None:
        if not permissions_in_guild(self.me, self.world.guild) & Permission.MANAGE_GUILD:
            raise ClientRefuses("refusedManager")
        if asked.get("locale"):
            self.world.change_guild(self.world.guild, locale=str(asked["locale"]))
        match asked.get("bot"):
            case "kick":
                self.world.kick_bot()
            case "invite":
                self.world.invite_bot()
            case _:
                pass

    # --- inside ----------------------------------------------------------------------------------------

    async def _answer(self, asked: Json) -> None:
        told: Json = {"n": asked.get("n")}
        try:
            action: Callable[[Json], Awaitable[Any]] = _ACTIONS[asked["do"]].__get__(self)
            told["result"] = await action(asked)
        except (ClientRefuses, LookupError) as refusal:
            told["refused"] = str(refusal)
        self._out.put_nowait(told)

    def _outcome(self, reply: Reply) -> Json:
        modal = reply.modal
        told: Json = {"failed": reply.failed, "modal": None}
        if modal is not None:
            key = str(reply.interaction.id)
            self._modals[key] = modal
            told["modal"] = views.modal(modal, key)
        return told

    def _tell(self, change: Change) -> None:
        match change.subject:
            case Message() as message if message in self.person.sees(message.channel) or message.deleted:
                self._tell_of_message(change.type, message)
            case Interaction():
                return
            case Channel() as channel if change.type is ChangeType.TYPING:
                self._out.put_nowait({"event": "typing", "channel": str(channel.id)})
                return
            case _:
                pass
        self._make_state_due()

    def _tell_of_message(self, type_: ChangeType, message: Message) -> None:
        if type_ is ChangeType.MESSAGE_DELETED:
            gone = {"id": str(message.id), "channel": str(message.channel.id)}
            self._out.put_nowait({"event": "gone", **gone})
            return
        shown = views.message(message, self.me, self.urls, self.world)
        self._out.put_nowait({"event": "message", "message": shown})

    def _make_state_due(self) -> None:
        # Many changes come at once; the lists and badges are worth one update for all of them.
        if not self._state_is_due:
            self._state_is_due = True
            asyncio.get_running_loop().call_later(0.03, self._send_state)

    def _send_state(self) -> None:
        self._state_is_due = False
        self._out.put_nowait({"event": "state", "state": self._state()})

    def _state(self) -> Json:
        return views.state(self.world, self.me, self.front, connected=self.gateway.connected)

    async def _write(self) -> None:
        while (frame := await self._out.get()) is not None:
            with contextlib.suppress(ConnectionError, RuntimeError):
                await self.socket.send_json(frame)

    def _start(self, answering: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(answering)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _account(self, identity: Any) -> Account:
        account = self.world.accounts.get(int(identity))
        if account is None or account.bot:
            raise ClientRefuses("refusedPerson")
        return account

    def _channel(self, asked: Json) -> Channel:
        channel = self.world.channels.get(int(asked["channel"] or 0))  # in none, on the way to another
        if channel is None or not self.world.may_read(self.me, channel):
            raise ClientRefuses("gone")
        return channel

    def _message(self, asked: Json) -> Message:
        message = self._channel(asked).messages.get(int(asked["message"]))
        if message is None or message.only_for not in (None, self.me):
            raise ClientRefuses("refusedMessage")
        return message


def _kind(asked: Json) -> CommandType:
    return CommandType.MESSAGE if "message" in asked else CommandType.USER


def _file_or(value: Any) -> Any:
    """A file as the page sends it, `{"name": …, "base64": …}`; any other value as it is."""
    if not isinstance(value, dict):
        return value
    return LocalFile(str(value["name"]), base64.b64decode(value["base64"]))


_ACTIONS: dict[str, Any] = {
    action.__name__: action
    for action in (
        PageSocket.look,
        PageSocket.dm,
        PageSocket.history,
        PageSocket.read,
        PageSocket.say,
        PageSocket.commands,
        PageSocket.renamed,
        PageSocket.slash,
        PageSocket.menu,
        PageSocket.choose_in_menu,
        PageSocket.complete,
        PageSocket.click,
        PageSocket.choose,
        PageSocket.submit,
        PageSocket.dismiss,
        PageSocket.delete,
        PageSocket.settings,
        PageSocket.server,
    )
}
