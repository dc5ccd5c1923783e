"""After the first answer: followups, and reading, editing and deleting what was sent, for fifteen minutes."""

from typing import Any

from discord_sandbox import wire_messages
from discord_sandbox.checks.messages import MessageForm
from discord_sandbox.constants import MessageFlag
from discord_sandbox.errors import Code, Rejected
from discord_sandbox.interactions import Interaction, is_carried
from discord_sandbox.models import Message
from discord_sandbox.rest.callbacks import send
from discord_sandbox.rest.compose import compose, rewrite
from discord_sandbox.rest.context import Context, Route

MOST_FOLLOWUPS = 5  # after the first answer, where the bot is no member


def create(context: Context) -> Any:
    interaction = _interaction(context)
    promised = interaction.original
    if interaction.pending and promised is not None and promised.loading:
        # The first followup fills the promised message; only the promise decided who can see it.
        _fill(context, interaction, promised)
        return wire_messages.message(promised, context.urls)
    if is_carried(interaction, context.world) and len(interaction.messages) > MOST_FOLLOWUPS:
        raise Rejected(Code.TOO_MANY_FOLLOWUPS)
    message = compose(context, context.form(MessageForm), interaction.channel)
    send(context, interaction, message, named=False)
    context.interactions.changed(interaction)
    return wire_messages.message(message, context.urls)


def read(context: Context) -> Any:
    return wire_messages.message(_message(context, _interaction(context)), context.urls)


def edit(context: Context) -> Any:
    interaction = _interaction(context)
    message = _message(context, interaction)
    if message.loading:
        _fill(context, interaction, message)
    else:
        rewrite(context, context.form(MessageForm), message)
        context.world.edited(message)
        context.interactions.changed(interaction)
    return wire_messages.message(message, context.urls)


def delete(context: Context) -> None:
    interaction = _interaction(context)
    message = _message(context, interaction)
    context.world.delete(message)
    if message is interaction.original:
        _keep_promise(context, interaction)


ROUTES = (
    Route("POST", "/webhooks/{webhook}/{token}", create, open=True),
    Route("GET", "/webhooks/{webhook}/{token}/messages/{message}", read, open=True),
    Route("PATCH", "/webhooks/{webhook}/{token}/messages/{message}", edit, open=True),
    Route("DELETE", "/webhooks/{webhook}/{token}/messages/{message}", delete, open=True),
)


def _interaction(context: Context) -> Interaction:
    if context.snowflake("webhook") != context.world.bot.id:
        raise Rejected(Code.UNKNOWN_WEBHOOK)
    return context.interactions.to_follow_up(context.path["token"])


def _message(context: Context, interaction: Interaction) -> Message:
    wanted = context.path["message"]
    known = [*interaction.messages, *filter(None, (interaction.original,))]
    found: Message | None
    if wanted == "@original":
        found = interaction.original
    else:
        found = next((m for m in known if str(m.id) == wanted), None)
    if found is None or found.deleted:
        raise Rejected(Code.UNKNOWN_MESSAGE)
    return found


def _fill(context: Context, interaction: Interaction, message: Message) -> None:
    rewrite(context, context.form(MessageForm), message)
    message.flags &= ~MessageFlag.LOADING
    context.world.edited(message, silently=True)
    _keep_promise(context, interaction)


def _keep_promise(context: Context, interaction: Interaction) -> None:
    interaction.pending = False
    context.interactions.changed(interaction)
