"""From a request's body to a message: used by channels, interaction answers and followups alike."""

import json
import re
from typing import Any

from bot.sandbox.checks.messages import check_message
from bot.sandbox.errors import Code, Form, Rejected
from bot.sandbox.pictures import file_type
from bot.sandbox.pieces import (
    SELECTS,
    Account,
    Attachment,
    Channel,
    Json,
    Message,
    MessageFlag,
    Part,
    walk,
)
from bot.sandbox.rest.call import Call, Upload
from bot.sandbox.world import World

SETTABLE = (
    MessageFlag.SUPPRESS_EMBEDS
    | MessageFlag.EPHEMERAL
    | MessageFlag.SUPPRESS_NOTIFICATIONS
    | MessageFlag.COMPONENTS_V2
)
# What Discord fills in where a component leaves it open.
DEFAULTS: dict[int, Json] = {
    Part.CONTAINER: {"accent_color": None, "spoiler": False},
    Part.SEPARATOR: {"divider": True, "spacing": 1},
    Part.THUMBNAIL: {"description": None, "spoiler": False},
    Part.FILE: {"spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
}
MENTION = re.compile(r"<@!?(\d+)>")


def compose(call: Call, body: Json, channel: Channel) -> Message:
    """A new message by the bot, checked but not posted."""
    flags = MessageFlag(int(body.get("flags") or 0)) & SETTABLE
    attachments = _fresh_attachments(call, body)
    _check(call, body, flags, attachments)
    message = Message(call.world.new_id(), channel, call.world.bot, flags=flags, attachments=attachments)
    message.content = body.get("content") or ""
    message.embeds = list(body.get("embeds") or [])
    message.components = numbered(body.get("components") or [])
    message.nonce = body.get("nonce")
    if not (message.content or message.embeds or message.components or message.attachments):
        raise Rejected(Code.EMPTY_MESSAGE)
    message.pings = pinged(call.world, message, body.get("allowed_mentions"))
    return message


def rewrite(call: Call, body: Json, message: Message) -> None:
    """Puts an edit into a message, whole or not at all; the caller announces it."""
    kept_flags = message.flags & ~(MessageFlag.SUPPRESS_EMBEDS | MessageFlag.LOADING)
    asked = MessageFlag(int(body.get("flags") or 0)) & (
        MessageFlag.SUPPRESS_EMBEDS | MessageFlag.COMPONENTS_V2
    )
    flags = kept_flags | asked
    attachments = _kept(body, message) + _fresh_attachments(call, body)
    whole = _whole_after(body, message)
    _check(call, whole, flags, attachments)
    if not (whole["content"] or whole["embeds"] or whole["components"] or attachments):
        raise Rejected(Code.EMPTY_MESSAGE)
    message.flags, message.attachments = flags, attachments
    message.content, message.embeds = whole["content"], whole["embeds"]
    if "components" in body:
        message.components = numbered(body["components"] or [])
    message.pings = pinged(call.world, message, body.get("allowed_mentions"))


def numbered(components: list[Json]) -> list[Json]:
    """A copy in which every component has an id of its own, as Discord gives them."""
    copied: list[Json] = json.loads(json.dumps(components))  # several times quicker than deepcopy
    taken = {c["id"] for c in walk(copied) if c.get("id")}
    free = (i for i in range(1, 10_000) if i not in taken)
    for component in walk(copied):
        if not component.get("id"):
            component["id"] = next(free)
        for name, value in DEFAULTS.get(component["type"], {}).items():
            if component.get(name) is None:
                component[name] = value
    return copied


def pinged(world: World, message: Message, allowed: Any) -> tuple[Account, ...]:
    """The people whom a message's mentions reach, as far as its `allowed_mentions` let them."""
    named = {int(i) for i in MENTION.findall(message.text)}
    if isinstance(allowed, dict) and "users" not in (allowed.get("parse") or []):
        named &= {int(i) for i in allowed.get("users") or []}
    return tuple(a for a in world.accounts.values() if a.id in named and not a.deleted)


def _whole_after(body: Json, message: Message) -> Json:
    whole = dict(body)
    whole["content"] = body.get("content", message.content) or ""
    whole["embeds"] = body.get("embeds", message.embeds) or []
    whole["components"] = body.get("components", message.components) or []
    return whole


def _check(call: Call, body: Json, flags: MessageFlag, attachments: list[Attachment]) -> None:
    uploaded = frozenset(_safe_name(u.filename) for u in call.uploads)
    check_message(
        body,
        flags=flags,
        files=frozenset(a.filename for a in attachments),
        uploaded=uploaded,
        own_emojis=frozenset(e["id"] for e in call.world.emojis),
    )


def _kept(body: Json, message: Message) -> list[Attachment]:
    if body.get("attachments") is None:
        return list(message.attachments)
    named = {str(a.get("id")) for a in body["attachments"]}
    return [a for a in message.attachments if str(a.id) in named]


def _fresh_attachments(call: Call, body: Json) -> list[Attachment]:
    described: dict[str, Json] = {str(a.get("id")): a for a in body.get("attachments") or []}
    form = Form()
    fresh = [_attachment(call, upload, described.get(str(upload.slot), {})) for upload in call.uploads]
    names = [a.filename for a in fresh]
    if len(set(names)) < len(names):
        form.fault(("attachments",), "ATTACHMENT_FILENAME_DUPLICATED", "Attachment names must be unique")
    form.refuse_if_faulty()
    return fresh


def _attachment(call: Call, upload: Upload, described: Json) -> Attachment:
    kind = file_type(upload.filename, upload.content)
    width, height = kind.size or (None, None)
    name = _safe_name(described.get("filename") or upload.filename)
    words = described.get("description")
    return Attachment(call.world.new_id(), name, upload.content, kind.content_type, words, width, height)


def _safe_name(filename: str) -> str:
    """Discord keeps letters, digits and -_. of a file's name."""
    return re.sub(r"[^\w.-]", "_", filename) or "unknown"
