"""Checks of a message as a whole: content against components v2, files, mentions, nonce."""

from typing import Annotated, Any

from discord_sandbox.checks.fields import Snowflake, as_text, count, length, one_of
from discord_sandbox.checks.layout import check_layout
from discord_sandbox.checks.shapes import Shape, parse
from discord_sandbox.constants import MessageFlag
from discord_sandbox.errors import ErrorTree
from discord_sandbox.models import Json

LEGACY_FIELDS = ("content", "embeds", "poll", "sticker_ids")


class AttachmentForm(Shape):
    """A file to keep, by its id, or one that comes with the request, by its number there."""

    id: Snowflake | None = None
    filename: str | None = None
    description: Annotated[str, length(0, 1024)] | None = None


class AllowedMentions(Shape):
    parse: list[Annotated[str, one_of("roles", "users", "everyone")]] | None = None
    users: Annotated[list[Snowflake], count(0, 100)] | None = None
    roles: Annotated[list[Snowflake], count(0, 100)] | None = None


class MessageReference(Shape):
    message_id: Snowflake


class MessageForm(Shape):
    """A message that is sent or edited. Its flags say how to read its components: see layout.py."""

    content: Annotated[str, length(0, 2_000)] | None = None
    embeds: Annotated[list[Json], count(0, 10)] | None = None
    poll: Any = None
    sticker_ids: Any = None
    components: Any = None
    flags: int | None = None
    attachments: Annotated[list[AttachmentForm], count(0, 10)] | None = None
    allowed_mentions: AllowedMentions | None = None
    message_reference: MessageReference | None = None
    nonce: Annotated[str, as_text, length(0, 25)] | None = None
    enforce_nonce: bool | None = None


def check_message(
    body: Json,
    *,
    flags: MessageFlag,
    files: frozenset[str],
    uploaded: frozenset[str],
    own_emojis: frozenset[str],
) -> None:
    """Refuses a message that Discord would refuse; see `check_form`."""
    form = parse(MessageForm.model_validate, body)
    check_form(form, flags=flags, files=files, uploaded=uploaded, own_emojis=own_emojis)


def check_form(
    form: MessageForm,
    *,
    flags: MessageFlag,
    files: frozenset[str],
    uploaded: frozenset[str],
    own_emojis: frozenset[str],
) -> None:
    """Refuses what no shape tells: fields that exclude each other, components, files that are not there.

    `files` are the names of all its attachments, `uploaded` of those that come with this request. One
    thing is stricter than Discord, on purpose: an upload that no component of a v2 message shows would
    be sent and never seen, so it is refused here.
    """
    errors = ErrorTree()
    v2 = MessageFlag.COMPONENTS_V2 in flags
    if v2:
        _refuse_legacy_fields(errors, form)
    _check_mentions(errors, form.allowed_mentions)
    if form.components is not None:
        shown = check_layout(errors, form.components, v2=v2, files=files, own_emojis=own_emojis)
        if v2 and shown is not None:
            _refuse_unseen(errors, uploaded - shown)
    errors.refuse_if_any()


def _refuse_legacy_fields(errors: ErrorTree, form: MessageForm) -> None:
    for name in LEGACY_FIELDS:
        if getattr(form, name):
            words = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            errors.add((name,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", words)


def _refuse_unseen(errors: ErrorTree, names: frozenset[str]) -> None:
    for name in sorted(names):
        words = f"The attachment {name!r} is shown by no component (Discord would hide it)"
        errors.add(("attachments",), "COMPONENT_ATTACHMENT_NOT_REFERENCED", words)


def _check_mentions(errors: ErrorTree, allowed: AllowedMentions | None) -> None:
    if allowed is None:
        return
    for kind, listed in (("users", allowed.users), ("roles", allowed.roles)):
        if listed and kind in (allowed.parse or ()):
            words = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            errors.add(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", words)
