"""The first answer to an interaction: a message, a promise, an update, choices, a form."""

from dataclasses import replace
from typing import Any

from discord_sandbox import wire_messages
from discord_sandbox.checks.messages import MessageForm
from discord_sandbox.checks.modals import check_choices, check_modal
from discord_sandbox.checks.shapes import Shape, parse
from discord_sandbox.constants import MessageFlag
from discord_sandbox.errors import refuse
from discord_sandbox.interactions import Interaction, Modal, ResponseType, responses_to
from discord_sandbox.models import Json, Message
from discord_sandbox.rest.compose import compose, numbered, rewrite
from discord_sandbox.rest.context import Context, Route


class CallbackForm(Shape):
    type: int
    data: Json | None = None


def answer(context: Context) -> Any:
    interaction = context.interactions.to_answer(context.snowflake("interaction"), context.path["token"])
    form = context.form(CallbackForm)
    response = _response_type(form, interaction)
    _RESPONSES[response](context, interaction, form.data or {})
    interaction.answer = response
    context.interactions.changed(interaction)
    return _reply(context, interaction) if context.query.get("with_response") in ("1", "true") else None


def _response_type(form: CallbackForm, interaction: Interaction) -> ResponseType:
    allowed = responses_to(interaction.kind, has_message=interaction.message is not None)
    if form.type not in allowed:
        names = ", ".join(str(int(a)) for a in sorted(allowed))
        raise refuse(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {{{names}}}.")
    return ResponseType(form.type)


def _message(context: Context, interaction: Interaction, body: Json) -> None:
    message = compose(context, _message_form(body), interaction.channel)
    send(context, interaction, message)
    interaction.original = message


def _deferred_message(context: Context, interaction: Interaction, body: Json) -> None:
    flags = MessageFlag(_message_form(body).flags or 0) & MessageFlag.EPHEMERAL
    message = Message(
        context.world.new_id(), interaction.channel, context.world.bot, flags=flags | MessageFlag.LOADING
    )
    interaction.pending = True
    send(context, interaction, message)
    interaction.original = message


def _deferred_update(context: Context, interaction: Interaction, body: Json) -> None:
    del context, body
    interaction.original = interaction.message


def _update(context: Context, interaction: Interaction, body: Json) -> None:
    assert interaction.message is not None
    rewrite(context, _message_form(body), interaction.message)
    interaction.original = interaction.message
    context.world.edited(interaction.message)


def _choices(context: Context, interaction: Interaction, body: Json) -> None:
    del context
    check_choices(body)
    interaction.choices = body["choices"]


def _modal(context: Context, interaction: Interaction, body: Json) -> None:
    check_modal(body, frozenset(e["id"] for e in context.world.emojis))
    components = numbered(body["components"])
    interaction.modal = Modal(body["custom_id"], body["title"], components, interaction)


_RESPONSES = {
    ResponseType.MESSAGE: _message,
    ResponseType.DEFERRED_MESSAGE: _deferred_message,
    ResponseType.DEFERRED_UPDATE: _deferred_update,
    ResponseType.UPDATE: _update,
    ResponseType.CHOICES: _choices,
    ResponseType.MODAL: _modal,
}

ROUTES = (Route("POST", "/interactions/{interaction}/{token}/callback", answer, open=True),)


def _message_form(body: Json) -> MessageForm:
    return parse(MessageForm.model_validate, body)


def send(context: Context, interaction: Interaction, message: Message, *, named: bool = True) -> None:
    """Posts a message that answers an interaction, for all or (ephemeral) for its person only.

    `named`: "Lucie used /table" stands above it; a followup does without.
    """
    origin = interaction.origin
    message.origin = origin if named else replace(origin, name=None)
    if message.ephemeral:
        message.only_for = interaction.person
    interaction.messages.append(message)
    context.world.post(message)


def _reply(context: Context, interaction: Interaction) -> Json:
    original = interaction.original
    told: Json = {
        "interaction": {
            "id": str(interaction.id),
            "type": int(interaction.kind),
        }
    }
    if original is not None:
        told["interaction"] |= {
            "response_message_id": str(original.id),
            "response_message_loading": original.loading,
            "response_message_ephemeral": original.ephemeral,
        }
    if original is not None and interaction.answer in (ResponseType.MESSAGE, ResponseType.UPDATE):
        shown = wire_messages.message(original, context.urls)
        told["resource"] = {"type": int(interaction.answer), "message": shown}
    return told
