"""The first answer to an interaction: a message, a promise, an update, choices, a form."""

from dataclasses import replace
from typing import Any

from bot.sandbox import wire_messages
from bot.sandbox.checks.messages import MessageForm
from bot.sandbox.checks.modals import check_choices, check_modal
from bot.sandbox.checks.shapes import Shape, parse
from bot.sandbox.errors import refuse
from bot.sandbox.interactions import Answer, Interaction, Modal, answers_to
from bot.sandbox.pieces import Json, Message, MessageFlag
from bot.sandbox.rest.call import Call, Route
from bot.sandbox.rest.compose import compose, numbered, rewrite


class CallbackForm(Shape):
    type: int
    data: Json | None = None


def answer(call: Call) -> Any:
    interaction = call.desk.to_answer(call.snowflake("interaction"), call.path["token"])
    form = call.form(CallbackForm)
    kind = _kind(form, interaction)
    _DEEDS[kind](call, interaction, form.data or {})
    interaction.answer = kind
    call.desk.moved(interaction)
    return _reply(call, interaction) if call.query.get("with_response") in ("1", "true") else None


def _kind(form: CallbackForm, interaction: Interaction) -> Answer:
    allowed = answers_to(interaction.kind, has_message=interaction.message is not None)
    if form.type not in allowed:
        names = ", ".join(str(int(a)) for a in sorted(allowed))
        raise refuse(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {{{names}}}.")
    return Answer(form.type)


def _message(call: Call, interaction: Interaction, body: Json) -> None:
    message = compose(call, _message_form(body), interaction.channel)
    send(call, interaction, message)
    interaction.original = message


def _deferred_message(call: Call, interaction: Interaction, body: Json) -> None:
    flags = MessageFlag(_message_form(body).flags or 0) & MessageFlag.EPHEMERAL
    message = Message(
        call.world.new_id(), interaction.channel, call.world.bot, flags=flags | MessageFlag.LOADING
    )
    interaction.promised = True
    send(call, interaction, message)
    interaction.original = message


def _deferred_update(call: Call, interaction: Interaction, body: Json) -> None:
    del call, body
    interaction.original = interaction.message


def _update(call: Call, interaction: Interaction, body: Json) -> None:
    assert interaction.message is not None
    rewrite(call, _message_form(body), interaction.message)
    interaction.original = interaction.message
    call.world.edited(interaction.message)


def _choices(call: Call, interaction: Interaction, body: Json) -> None:
    del call
    check_choices(body)
    interaction.choices = body["choices"]


def _modal(call: Call, interaction: Interaction, body: Json) -> None:
    check_modal(body, frozenset(e["id"] for e in call.world.emojis))
    components = numbered(body["components"])
    interaction.modal = Modal(body["custom_id"], body["title"], components, interaction)


_DEEDS = {
    Answer.MESSAGE: _message,
    Answer.DEFERRED_MESSAGE: _deferred_message,
    Answer.DEFERRED_UPDATE: _deferred_update,
    Answer.UPDATE: _update,
    Answer.CHOICES: _choices,
    Answer.MODAL: _modal,
}

ROUTES = (Route("POST", "/interactions/{interaction}/{token}/callback", answer, open=True),)


def _message_form(body: Json) -> MessageForm:
    return parse(MessageForm.model_validate, body)


def send(call: Call, interaction: Interaction, message: Message, *, named: bool = True) -> None:
    """Posts a message that answers an interaction, for all or (ephemeral) for its person only.

    `named`: "Lucie used /table" stands above it; a followup does without.
    """
    origin = interaction.origin
    message.origin = origin if named else replace(origin, name=None)
    if message.ephemeral:
        message.only_for = interaction.person
    interaction.messages.append(message)
    call.world.post(message)


def _reply(call: Call, interaction: Interaction) -> Json:
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
    if original is not None and interaction.answer in (Answer.MESSAGE, Answer.UPDATE):
        shown = wire_messages.message(original, call.where)
        told["resource"] = {"type": int(interaction.answer), "message": shown}
    return told
