"""Files served besides the API: attachments at signed addresses, emojis, and the page itself."""

import asyncio
import hashlib
import hmac
import secrets
from collections import deque
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

from aiohttp import web

from discord_sandbox.models import Attachment, Channel
from discord_sandbox.world import World

ATTACHMENTS_LIVE = 24 * 3600
REPLACED_KEPT = 48  # files whose address was told last: somebody may be about to load one
PAGE = Path(__file__).parent / "page"
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
}
# The page asks nobody but us, and runs nothing but its own files.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
LOCKED_UP = "default-src 'none'; style-src 'unsafe-inline'; sandbox"


class Files:
    """AttachmentUrls of files, and what is found there."""

    def __init__(self, world: World, address: Callable[[], str], emoji_font: Path | None = None) -> None:
        self.world = world
        self._emoji_font = emoji_font
        self._address = address
        self._secret = secrets.token_bytes(16)
        self._told: deque[Attachment] = deque(maxlen=REPLACED_KEPT)

    def attachment(self, channel: Channel, attachment: Attachment) -> str:
        """A signed address that expires after a day: keep message ids, never addresses."""
        if attachment not in self._told:
            self._told.append(attachment)
        expires = f"{int(self.world.clock.now()) + ATTACHMENTS_LIVE:x}"
        path = f"/attachments/{channel.id}/{attachment.id}/{quote(attachment.filename)}"
        return f"{self._address()}{path}?ex={expires}&hm={self._signature(attachment.id, expires)}"

    async def serve_attachment(self, request: web.Request) -> web.StreamResponse:
        found = self._find(request)
        if found is None:
            raise web.HTTPNotFound(text="This content is no longer available.")
        headers = {
            "Content-Type": found.content_type,
            "Cache-Control": "private, max-age=86400",
            "X-Content-Type-Options": "nosniff",
            # A file is only looked at: whatever it contains, it runs nothing.
            "Content-Security-Policy": LOCKED_UP,
        }
        return web.Response(body=found.content, headers=headers)

    async def serve_emoji(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info["emoji"].partition(".")[0]
        picture = self.world.pictures.get(int(name)) if name.isdigit() else None
        if picture is None:
            raise web.HTTPNotFound
        return web.Response(body=picture, content_type="image/png")

    async def serve_emoji_font(self, request: web.Request) -> web.StreamResponse:
        del request
        if self._emoji_font is None:
            raise web.HTTPNotFound
        font = await asyncio.to_thread(self._emoji_font.read_bytes)
        headers = {"Content-Type": "font/woff", "Cache-Control": "private, max-age=86400"}
        return web.Response(body=font, headers=headers)

    async def serve_page(self, request: web.Request) -> web.StreamResponse:
        if request.host.startswith("localhost"):
            # The page trusts one address only, and pictures come from this one.
            raise web.HTTPFound(f"{self._address()}{request.path_qs}")
        name = request.match_info.get("name") or "index.html"
        path = PAGE / name
        if path.parent != PAGE or path.suffix not in KINDS or not path.is_file():
            raise web.HTTPNotFound
        headers = {
            "Content-Security-Policy": POLICY,
            "Cache-Control": "no-cache",
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
        }
        text = path.read_text("utf-8")
        return web.Response(text=text, content_type=KINDS[path.suffix], headers=headers)

    def _find(self, request: web.Request) -> Attachment | None:
        identity, expires = request.match_info["attachment"], request.query.get("ex", "0")
        if not identity.isdigit() or not request.match_info["channel"].isdigit():
            return None
        signature = self._signature(int(identity), expires)
        # The signature vouches for the time too, so what is read after it is ours.
        if not hmac.compare_digest(signature.encode(), request.query.get("hm", "").encode()):
            return None
        channel = self.world.channels.get(int(request.match_info["channel"]))
        if channel is None or int(expires, 16) < self.world.clock.now():
            return None
        hung = (a for m in channel.messages.values() for a in m.attachments if a.id == int(identity))
        brought = self.world.uploads.get(int(identity))
        return next(hung, None) or brought or self._replaced(int(identity))

    def _replaced(self, identity: int) -> Attachment | None:
        """A file whose message was changed since its address was told: Discord serves it for a while too."""
        return next((attachment for attachment in self._told if attachment.id == identity), None)

    def _signature(self, attachment_id: int, expires: str) -> str:
        text = f"{attachment_id}:{expires}".encode()
        return hmac.new(self._secret, text, hashlib.sha256).hexdigest()[:32]
