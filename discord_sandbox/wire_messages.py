"""Messages, their files and components as Discord sends them. Only shapes, no decisions."""

from discord_sandbox.constants import ComponentType
from discord_sandbox.models import Attachment, Channel, Json, Message, Origin
from discord_sandbox.wire import AttachmentUrls, bare_member, channel, stamp, user


def message(message: Message, urls: AttachmentUrls, *, for_gateway: bool = False) -> Json:
    shown: Json = {
        "id": str(message.id),
        "type": 20 if message.origin is not None and message.origin.kind == 2 and message.origin.name else 0,
        "channel_id": str(message.channel.id),
        "author": user(message.author),
        "content": message.content,
        "timestamp": stamp(message.created),
        "edited_timestamp": None if message.edited is None else stamp(message.edited),
        "tts": False,
        "mention_everyone": False,
        "mentions": [user(account) for account in message.pings],
        "mention_roles": [],
        "attachments": [attachment(a, message.channel, urls) for a in message.attachments],
        "embeds": message.embeds,
        "components": [_with_media(c, message, urls) for c in message.components],
        "pinned": False,
        "flags": int(message.flags),
    }
    if message.nonce is not None:
        shown["nonce"] = message.nonce
    if message.origin is not None:
        shown |= {
            "application_id": str(message.author.id),
            "webhook_id": str(message.author.id),
            "interaction_metadata": _origin(message.origin),
        }
    if message.thread is not None:
        shown["thread"] = channel(message.thread)
    if message.reply_to is not None:
        shown |= {"type": 19, "message_reference": _reference(message), "referenced_message": None}
    # Ephemeral messages go straight to the reader and the bot, so they carry no guild.
    if for_gateway and message.channel.guild is not None and not message.ephemeral:
        home = message.channel.guild
        shown |= {"guild_id": str(home.id), "member": bare_member(message.author, home)}
    return shown


def attachment(attachment: Attachment, channel: Channel, urls: AttachmentUrls) -> Json:
    address = urls.attachment(channel, attachment)
    shown: Json = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": len(attachment.content),
        "url": address,
        "proxy_url": address,
        "content_type": attachment.content_type,
    }
    if attachment.description is not None:
        shown["description"] = attachment.description
    if attachment.width is not None:
        shown |= {"width": attachment.width, "height": attachment.height}
    return shown


def _with_media(component: Json, message: Message, urls: AttachmentUrls) -> Json:
    """A component with every `attachment://name` turned into the address where it is served."""
    shown = dict(component)
    if "components" in component:
        shown["components"] = [_with_media(c, message, urls) for c in component["components"]]
    if "accessory" in component:
        shown["accessory"] = _with_media(component["accessory"], message, urls)
    match component["type"]:
        case ComponentType.MEDIA_GALLERY:
            shown["items"] = [_item(i, message, urls) for i in component["items"]]
        case ComponentType.THUMBNAIL:
            shown["media"] = _media(component["media"], message, urls)
        case ComponentType.FILE:
            hung = _hung(component["file"], message)
            shown["file"] = _media(component["file"], message, urls)
            if hung is not None:
                shown |= {"name": hung.filename, "size": len(hung.content)}
        case _:
            pass
    return shown


def _item(item: Json, message: Message, urls: AttachmentUrls) -> Json:
    shown = {"description": None, "spoiler": False} | item
    return shown | {"media": _media(item["media"], message, urls)}


def _media(media: Json, message: Message, urls: AttachmentUrls) -> Json:
    address = str(media["url"])
    hung = _hung(media, message)
    if hung is None:
        return {"url": address, "proxy_url": address, "loading_state": 2, "placeholder": None, "flags": 0}
    shown = urls.attachment(message.channel, hung)
    return {
        "id": str(hung.id),
        "url": shown,
        "proxy_url": shown,
        "width": hung.width,
        "height": hung.height,
        "content_type": hung.content_type,
        "attachment_id": str(hung.id),
        "loading_state": 2,
        "placeholder": None,
        "flags": 0,
    }


def _hung(media: Json, message: Message) -> Attachment | None:
    """The message's own file that an `attachment://name` means."""
    scheme, _, name = str(media["url"]).partition("://")
    fitting = (a for a in message.attachments if scheme == "attachment" and a.filename == name)
    return next(fitting, None)


def _origin(origin: Origin) -> Json:
    told: Json = {
        "id": str(origin.id),
        "type": origin.kind,
        "user": user(origin.person),
        "authorizing_integration_owners": {},
    }
    if origin.name is not None and origin.kind == 2:
        told["name"] = origin.name
    if origin.message_id is not None:
        told["interacted_message_id"] = str(origin.message_id)
    if origin.opener is not None:
        told["triggering_interaction_metadata"] = _origin(origin.opener)
    return told


def _reference(message: Message) -> Json:
    return {"type": 0, "message_id": str(message.reply_to), "channel_id": str(message.channel.id)}
