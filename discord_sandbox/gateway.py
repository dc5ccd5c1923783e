"""The gateway socket: HELLO, IDENTIFY, READY, RESUME. What is dispatched is in dispatches.py."""

import asyncio
import contextlib
import json
import secrets
from collections import deque
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from aiohttp import WSMsgType, web

from discord_sandbox import wire
from discord_sandbox.compression import COMPRESSIONS
from discord_sandbox.dispatches import Dispatch, dispatches_of
from discord_sandbox.limits import RateLimiter
from discord_sandbox.models import Json
from discord_sandbox.world import Change, ChangeType, World

HEARTBEAT_MS = 41_250
ACK_SECONDS = 0.02
GOODBYE = 1.0  # seconds that the bot has to close its end too
KEPT_DISPATCHES = 2_000  # dispatches kept for a RESUME
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15  # members, presences, message content


class Op(IntEnum):
    """The gateway's opcodes."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE_STATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Close(IntEnum):
    """A reason to hang up."""

    UNKNOWN_OP = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SHARD = 4010
    DISALLOWED_INTENTS = 4014


@dataclass(slots=True, eq=False)
class Session:
    """The gateway's memory of a bot's shard, across broken connections."""

    id: str
    intents: int
    shard: tuple[int, int]
    sequence: int = 0
    sent: deque[Json] = field(default_factory=lambda: deque(maxlen=KEPT_DISPATCHES))
    connection: "Connection | None" = None

    def receives(self, dispatch: Dispatch) -> bool:
        wanted = dispatch.intents == 0 or bool(self.intents & dispatch.intents)
        number, count = self.shard
        home = 0 if dispatch.guild is None else dispatch.guild.shard(count)
        return wanted and home == number

    def dispatch(self, event: str, body: Json) -> None:
        self.sequence += 1
        frame = {"op": Op.DISPATCH, "t": event, "s": self.sequence, "d": body}
        self.sent.append(frame)
        if self.connection is not None:
            self.connection.send(frame)


class Connection:
    """One open socket: frames go out in order, compressed as the bot asked."""

    def __init__(
        self, socket: web.WebSocketResponse, compression: str, transport: asyncio.BaseTransport | None
    ) -> None:
        self.socket = socket
        self._transport = transport
        self.session: Session | None = None
        self._frames: asyncio.Queue[Json | None] = asyncio.Queue()
        self._pack = COMPRESSIONS[compression]()

    def send(self, frame: Json) -> None:
        self._frames.put_nowait(frame)

    async def write(self) -> None:
        """Sends what is queued until it is closed."""
        while (frame := await self._frames.get()) is not None:
            text = json.dumps(frame)
            with contextlib.suppress(ConnectionError, RuntimeError):
                await self._send_text(text)

    async def _send_text(self, text: str) -> None:
        if self._pack is None:
            await self.socket.send_str(text)
        else:
            await self.socket.send_bytes(self._pack(text.encode()))

    def abort(self) -> None:
        """Ends it as a broken cable does."""
        if self._transport is not None:
            self._transport.close()

    def close(self) -> None:
        self._frames.put_nowait(None)


class Gateway:
    """All sessions of the bot, whichever process has them; turns what happens into dispatches."""

    def __init__(self, world: World, urls: wire.AttachmentUrls, token: str, limiter: RateLimiter) -> None:
        self.world = world
        self.urls = urls
        self.token = token
        self.limiter = limiter
        self.address = ""
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.shut = False  # an outage: whoever comes is turned away
        world.listeners.append(self._publish)

    @property
    def shards(self) -> frozenset[tuple[int, int]]:
        """The shards, each (number, count), whose session has an open connection."""
        return frozenset(s.shard for s in self.sessions.values() if s.connection is not None)

    @property
    def connected(self) -> bool:
        """True if the bot has a session with an open connection: any shard of any process."""
        return bool(self.shards)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """One socket from HELLO to the end."""
        if self.shut:
            raise web.HTTPServiceUnavailable(text="The gateway is shut.")
        compression = request.query.get("compress", "")
        if compression not in COMPRESSIONS:
            raise web.HTTPBadRequest(
                text=f"This gateway compresses with {', '.join(filter(None, COMPRESSIONS))}."
            )
        socket = web.WebSocketResponse(max_msg_size=16_384, compress=False, timeout=GOODBYE)
        await socket.prepare(request)
        connection = Connection(socket, compression, request.transport)
        self.connections.add(connection)
        writer = asyncio.create_task(connection.write())
        connection.send(
            {"op": Op.HELLO, "s": None, "t": None, "d": {"heartbeat_interval": HEARTBEAT_MS, "_trace": []}}
        )
        try:
            await self._read(connection)
        finally:
            self.connections.discard(connection)
            self._detach(connection)
            connection.close()
            await writer
        return socket

    async def drop(self, *, code: int | None = None) -> None:
        """Cuts every connection, without a word unless there is a code; the sessions can be resumed."""
        for connection in tuple(self.connections):
            if code is None:
                connection.abort()
            else:
                await connection.socket.close(code=code)

    def ask_to_reconnect(self) -> None:
        """Opcode 7: the bot should come back and resume."""
        for connection in tuple(self.connections):
            connection.send({"op": Op.RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Opcode 9: the sessions are over (unless `resumable`)."""
        for connection in tuple(self.connections):
            connection.send({"op": Op.INVALID_SESSION, "d": resumable})
            if not resumable and connection.session is not None:
                self.sessions.pop(connection.session.id, None)
                self._detach(connection)

    async def _read(self, connection: Connection) -> None:
        async for frame in connection.socket:
            if frame.type is not WSMsgType.TEXT:
                break
            try:
                received = json.loads(frame.data)
                op = Op(received["op"])
            except (ValueError, KeyError, TypeError):
                await connection.socket.close(code=Close.DECODE_ERROR)
                return
            refused = self._receive(connection, op, received.get("d"))
            if refused is not None:
                await connection.socket.close(code=refused)
                return
        if connection.socket.close_code in (1000, 1001) and connection.session is not None:
            self.sessions.pop(connection.session.id, None)  # a deliberate goodbye ends the session

    def _receive(self, connection: Connection, op: Op, body: Any) -> Close | None:
        match op:
            case Op.HEARTBEAT:
                # discord.py notes when it sent a beat only after sending it; an answer faster than any
                # network's makes it measure from the beat before, and warn that it cannot keep up.
                beat = {"op": Op.HEARTBEAT_ACK, "d": None}
                asyncio.get_running_loop().call_later(ACK_SECONDS, connection.send, beat)
                return None
            case Op.IDENTIFY:
                return self._identify(connection, body)
            case Op.RESUME:
                return self._resume(connection, body)
            case Op.PRESENCE | Op.VOICE_STATE | Op.REQUEST_MEMBERS:
                return Close.NOT_AUTHENTICATED if connection.session is None else None
            case _:
                return Close.UNKNOWN_OP

    def _identify(self, connection: Connection, body: Json) -> Close | None:
        if connection.session is not None:
            return Close.ALREADY_AUTHENTICATED
        if body.get("token") != self.token:
            return Close.AUTHENTICATION_FAILED
        if body.get("intents", 0) & PRIVILEGED:
            return Close.DISALLOWED_INTENTS
        number, count = body.get("shard") or (0, 1)
        if not 0 <= number < count:
            return Close.INVALID_SHARD
        if not self.limiter.may_identify(number, count):
            connection.send({"op": Op.INVALID_SESSION, "d": False})
            return None
        self._forget_detached((number, count))
        session = Session(
            secrets.token_hex(16), int(body.get("intents", 0)), (number, count), connection=connection
        )
        connection.session = self.sessions[session.id] = session
        self._send_ready(session)
        self._connection_changed()
        return None

    def _send_ready(self, session: Session) -> None:
        number, count = session.shard
        bot = self.world.bot
        homes = [g for g in self.world.guilds.values() if bot.id in g.members and g.shard(count) == number]
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": wire.own_user(bot),
                "guilds": [{"id": str(g.id), "unavailable": True} for g in homes],
                "session_id": session.id,
                "resume_gateway_url": self.address,
                "session_type": "normal",
                "private_channels": [],
                "relationships": [],
                "shard": [number, count],
                "application": {"id": str(bot.id), "flags": 0},
            },
        )
        for guild in homes:
            session.dispatch("GUILD_CREATE", wire.guild(guild, bot))

    def _resume(self, connection: Connection, body: Json) -> Close | None:
        if body.get("token") != self.token:
            return Close.AUTHENTICATION_FAILED
        session = self.sessions.get(str(body.get("session_id")))
        received = int(body.get("seq") or 0)
        forgotten = session is not None and session.sent and received < session.sent[0]["s"] - 1
        if session is None or forgotten:
            connection.send({"op": Op.INVALID_SESSION, "d": False})
            return None
        if session.connection is not None:
            session.connection.session = None
        session.connection, connection.session = connection, session
        for frame in session.sent:
            if frame["s"] > received:
                connection.send(frame)
        session.dispatch("RESUMED", {"_trace": []})
        self._connection_changed()
        return None

    def _forget_detached(self, shard: tuple[int, int]) -> None:
        # Whoever identifies anew has given up their old session; nobody will resume it.
        for old in [s for s in self.sessions.values() if s.connection is None and s.shard == shard]:
            del self.sessions[old.id]

    def _detach(self, connection: Connection) -> None:
        if connection.session is not None and connection.session.connection is connection:
            connection.session.connection = None
            self._connection_changed()
        connection.session = None

    def _connection_changed(self) -> None:
        """Tell the page's viewers that the bot has come or gone, though nothing else happens."""
        self.world.announce(ChangeType.CONNECTION_CHANGED, self.world.bot)

    def _publish(self, change: Change) -> None:
        if not self.sessions:
            return
        for dispatch in dispatches_of(change, self.world, self.urls):
            for session in tuple(self.sessions.values()):
                if session.receives(dispatch):
                    session.dispatch(dispatch.event, dispatch.body)
