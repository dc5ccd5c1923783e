"""From a request's body to a message: used by channels, interaction answers and followups alike."""

import json
import re

from discord_sandbox import uploads
from discord_sandbox.checks.messages import AllowedMentions, AttachmentForm, MessageForm, check_form
from discord_sandbox.constants import SELECTS, ComponentType, MessageFlag
from discord_sandbox.errors import Code, Rejected, refuse
from discord_sandbox.models import Account, Attachment, Channel, Json, Message, walk
from discord_sandbox.rest.context import Context, Upload
from discord_sandbox.world import World

SETTABLE = (
    MessageFlag.SUPPRESS_EMBEDS
    | MessageFlag.EPHEMERAL
    | MessageFlag.SUPPRESS_NOTIFICATIONS
    | MessageFlag.COMPONENTS_V2
)
# What Discord fills in where a component leaves it open.
DEFAULTS: dict[int, Json] = {
    ComponentType.CONTAINER: {"accent_color": None, "spoiler": False},
    ComponentType.SEPARATOR: {"divider": True, "spacing": 1},
    ComponentType.THUMBNAIL: {"description": None, "spoiler": False},
    ComponentType.FILE: {"spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
}
MENTION = re.compile(r"<@!?(\d+)>")


def compose(context: Context, form: MessageForm, channel: Channel) -> Message:
    """A new message by the bot, checked but not posted."""
    flags = MessageFlag(form.flags or 0) & SETTABLE
    attachments = _fresh_attachments(context, form)
    _check(context, form, flags, attachments)
    message = Message(
        context.world.new_id(), channel, context.world.bot, flags=flags, attachments=attachments
    )
    message.content = form.content or ""
    message.embeds = form.embeds or []
    message.components = numbered(form.components or [])
    message.nonce = form.nonce
    if not (message.content or message.embeds or message.components or message.attachments):
        raise Rejected(Code.EMPTY_MESSAGE)
    message.pings = pinged(context.world, message, form.allowed_mentions)
    return message


def rewrite(context: Context, form: MessageForm, message: Message) -> None:
    """Puts an edit into a message, whole or not at all; the caller announces it."""
    kept_flags = message.flags & ~(MessageFlag.SUPPRESS_EMBEDS | MessageFlag.LOADING)
    asked = MessageFlag(form.flags or 0) & (MessageFlag.SUPPRESS_EMBEDS | MessageFlag.COMPONENTS_V2)
    flags = kept_flags | asked
    attachments = _kept(form, message) + _fresh_attachments(context, form)
    whole = _whole_after(form, message)
    _check(context, whole, flags, attachments)
    if not (whole.content or whole.embeds or whole.components or attachments):
        raise Rejected(Code.EMPTY_MESSAGE)
    message.flags, message.attachments = flags, attachments
    message.content, message.embeds = whole.content or "", whole.embeds or []
    message.components = numbered(whole.components or [])
    message.pings = pinged(context.world, message, form.allowed_mentions)


def numbered(components: list[Json]) -> list[Json]:
    """A copy in which every component has an id of its own, as Discord gives them; ids of emoji are text."""
    copied: list[Json] = json.loads(json.dumps(components))  # several times quicker than deepcopy
    taken = {c["id"] for c in walk(copied) if c.get("id")}
    free = (i for i in range(1, 10_000) if i not in taken)
    for component in walk(copied):
        if not component.get("id"):
            component["id"] = next(free)
        for name, value in DEFAULTS.get(component["type"], {}).items():
            if component.get(name) is None:
                component[name] = value
        for shown in (component, *component.get("options", ())):
            if (emoji := shown.get("emoji")) and emoji.get("id") is not None:
                emoji["id"] = str(emoji["id"])
        for chosen in component.get("default_values") or ():
            chosen["id"] = str(chosen["id"])
    return copied


def pinged(world: World, message: Message, allowed: AllowedMentions | None) -> tuple[Account, ...]:
    """The people whom a message's mentions reach, as far as its `allowed_mentions` let them."""
    named = {int(i) for i in MENTION.findall(message.text)}
    if allowed is not None and "users" not in (allowed.parse or ()):
        named &= set(allowed.users or ())
    return tuple(a for a in world.accounts.values() if a.id in named and not a.deleted)


def _whole_after(form: MessageForm, message: Message) -> MessageForm:
    """The edit, with what it leaves as it was filled in."""
    before = {"content": message.content, "embeds": message.embeds, "components": message.components}
    kept = {name: value for name, value in before.items() if name not in form.model_fields_set}
    return form.model_copy(update=kept)


def _check(context: Context, form: MessageForm, flags: MessageFlag, attachments: list[Attachment]) -> None:
    check_form(
        form,
        flags=flags,
        files=frozenset(a.filename for a in attachments),
        uploaded=frozenset(uploads.safe_name(u.filename) for u in context.uploads),
        own_emojis=frozenset(e["id"] for e in context.world.emojis),
    )


def _kept(form: MessageForm, message: Message) -> list[Attachment]:
    if form.attachments is None:
        return list(message.attachments)
    named = {a.id for a in form.attachments}
    return [a for a in message.attachments if a.id in named]


def _fresh_attachments(context: Context, form: MessageForm) -> list[Attachment]:
    described = {a.id: a for a in form.attachments or ()}
    fresh = [_attachment(context, u, described.get(u.slot, AttachmentForm())) for u in context.uploads]
    if len({a.filename for a in fresh}) < len(fresh):
        raise refuse(("attachments",), "ATTACHMENT_FILENAME_DUPLICATED", "Attachment names must be unique")
    return fresh


def _attachment(context: Context, upload: Upload, described: AttachmentForm) -> Attachment:
    return uploads.attachment(
        context.world.new_id,
        upload.filename,
        upload.content,
        described.description,
        described.filename or "",
    )
