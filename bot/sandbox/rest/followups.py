"""After the first answer: followups, and reading, editing and deleting what was sent, for fifteen minutes."""

from typing import Any

from bot.sandbox import wire_messages
from bot.sandbox.checks.messages import MessageForm
from bot.sandbox.errors import Code, Rejected
from bot.sandbox.interactions import Interaction
from bot.sandbox.pieces import Message, MessageFlag
from bot.sandbox.rest.call import Call, Route
from bot.sandbox.rest.callbacks import send
from bot.sandbox.rest.compose import compose, rewrite


def create(call: Call) -> Any:
    interaction = _interaction(call)
    promised = interaction.original
    if interaction.promised and promised is not None and promised.loading:
        # The first followup fills the promised message; only the promise decided who can see it.
        _fill(call, interaction, promised)
        return wire_messages.message(promised, call.where)
    message = compose(call, call.form(MessageForm), interaction.channel)
    send(call, interaction, message, named=False)
    call.desk.moved(interaction)
    return wire_messages.message(message, call.where)


def read(call: Call) -> Any:
    return wire_messages.message(_message(call, _interaction(call)), call.where)


def edit(call: Call) -> Any:
    interaction = _interaction(call)
    message = _message(call, interaction)
    if message.loading:
        _fill(call, interaction, message)
    else:
        rewrite(call, call.form(MessageForm), message)
        call.world.edited(message)
        call.desk.moved(interaction)
    return wire_messages.message(message, call.where)


def delete(call: Call) -> None:
    interaction = _interaction(call)
    message = _message(call, interaction)
    call.world.delete(message)
    if message is interaction.original:
        _keep_promise(call, interaction)


ROUTES = (
    Route("POST", "/webhooks/{webhook}/{token}", create, open=True),
    Route("GET", "/webhooks/{webhook}/{token}/messages/{message}", read, open=True),
    Route("PATCH", "/webhooks/{webhook}/{token}/messages/{message}", edit, open=True),
    Route("DELETE", "/webhooks/{webhook}/{token}/messages/{message}", delete, open=True),
)


def _interaction(call: Call) -> Interaction:
    if call.snowflake("webhook") != call.world.bot.id:
        raise Rejected(Code.UNKNOWN_WEBHOOK)
    return call.desk.to_follow_up(call.path["token"])


def _message(call: Call, interaction: Interaction) -> Message:
    wanted = call.path["message"]
    known = [*interaction.messages, *filter(None, (interaction.original,))]
    found: Message | None
    if wanted == "@original":
        found = interaction.original
    else:
        found = next((m for m in known if str(m.id) == wanted), None)
    if found is None or found.deleted:
        raise Rejected(Code.UNKNOWN_MESSAGE)
    return found


def _fill(call: Call, interaction: Interaction, message: Message) -> None:
    rewrite(call, call.form(MessageForm), message)
    message.flags &= ~MessageFlag.LOADING
    call.world.edited(message, silently=True)
    _keep_promise(call, interaction)


def _keep_promise(call: Call, interaction: Interaction) -> None:
    interaction.promised = False
    call.desk.moved(interaction)
