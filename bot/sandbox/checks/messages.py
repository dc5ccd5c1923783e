"""What a message as a whole may contain: content against components v2, files, mentions, nonce."""

from bot.sandbox.checks.components import Layout, check_layout
from bot.sandbox.errors import Form
from bot.sandbox.pieces import Json, MessageFlag

MOST_CONTENT = 2_000
LEGACY_FIELDS = ("content", "embeds", "poll", "sticker_ids")


def check_message(
    body: Json,
    *,
    flags: MessageFlag,
    files: frozenset[str],
    uploaded: frozenset[str],
    own_emojis: frozenset[str],
) -> None:
    """Refuses a message that Discord would refuse.

    `files` are the names of all its attachments, `uploaded` of those that come with this request. One
    thing is stricter than Discord, on purpose: an upload that no component of a v2 message shows would
    be sent and never seen, so it is refused here.
    """
    form = Form()
    v2 = MessageFlag.COMPONENTS_V2 in flags
    if v2:
        _refuse_legacy_fields(form, body)
    if body.get("content") is not None:
        form.length(("content",), body["content"], 0, MOST_CONTENT)
    if body.get("embeds"):
        form.count(("embeds",), body["embeds"], 0, 10)
    _check_nonce(form, body)
    _check_mentions(form, body.get("allowed_mentions"))
    _check_attachments(form, body.get("attachments"))
    layout = Layout(form, files, own_emojis)
    if body.get("components") is not None:
        check_layout(layout, body["components"], v2=v2)
        if v2:
            _refuse_unseen(form, uploaded - layout.shown_files)
    form.refuse_if_faulty()


def _refuse_legacy_fields(form: Form, body: Json) -> None:
    for name in LEGACY_FIELDS:
        if body.get(name):
            words = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            form.fault((name,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", words)


def _refuse_unseen(form: Form, names: frozenset[str]) -> None:
    for name in sorted(names):
        words = f"The attachment {name!r} is shown by no component (Discord would hide it)"
        form.fault(("attachments",), "COMPONENT_ATTACHMENT_NOT_REFERENCED", words)


def _check_nonce(form: Form, body: Json) -> None:
    nonce = body.get("nonce")
    if isinstance(nonce, str):
        form.length(("nonce",), nonce, 0, 25)


def _check_attachments(form: Form, attachments: object) -> None:
    if attachments is None or not form.count(("attachments",), attachments, 0, 10):
        return
    assert isinstance(attachments, list)
    for place, attachment in enumerate(attachments):
        if attachment.get("description") is not None:
            form.length(("attachments", place, "description"), attachment["description"], 0, 1024)


def _check_mentions(form: Form, allowed: object) -> None:
    if not isinstance(allowed, dict):
        return
    parse = allowed.get("parse") or []
    for kind in ("users", "roles"):
        listed = allowed.get(kind)
        if listed is not None:
            form.count(("allowed_mentions", kind), listed, 0, 100)
        if listed and kind in parse:
            words = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            form.fault(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", words)
    for place, kind in enumerate(parse):
        if kind not in ("users", "roles", "everyone"):
            words = "Value must be one of ('roles', 'users', 'everyone')."
            form.fault(("allowed_mentions", "parse", place), "BASE_TYPE_CHOICES", words)
