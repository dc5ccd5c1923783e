"""/record and /verify: a finished game as one text, and what of it holds."""

from bot.ui.commands.build import Command, command
from bot.ui.commands.which import own_tables, table_here
from bot.ui.context import UiContext
from bot.ui.pages.text import table_number
from bot.ui.pages.verify import verify_page
from bot.ui.reply import Reply
from bot.ui.seal_posts import SealPost, seal_post_state


def commands(context: UiContext) -> tuple[Command, ...]:
    """Both."""
    records = context.coordinator.game_records

    async def record(reply: Reply, table: int | None = None) -> None:
        lobby, text = await records.record(reply.actor, await table_here(context, reply, table))
        words = reply.say("ui-record", table=table_number(lobby.id, reply.language))
        await reply.file(words, f"{lobby.game}-{lobby.id}.txt", text.encode())

    async def verify(reply: Reply, table: int | None = None) -> None:
        found = await records.verify(reply.actor, await table_here(context, reply, table))
        client, imported = reply.interaction.client, found.lobby.imported
        post, at = (
            (SealPost.IMPORTED, None)
            if imported and found.seal
            else await seal_post_state(client, found.seal, found.post, found.dealt_at)
        )
        await reply.private(verify_page(found, post, at, reply.language))

    offers = {"table": own_tables(context)}
    return tuple(command(context, work.__name__, work, offers=offers) for work in (record, verify))
