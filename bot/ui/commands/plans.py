"""/plan turn, /plan withdraw and /plan answer: what is settled before it is asked, by typing.

The lines of a turn stand one behind the other with semicolons between them; what is offered are the lines
that may be planned next.
"""

from collections.abc import Sequence

from discord import app_commands

from bot.table.match import TableId
from bot.ui.commands.build import OFFER_LIMIT, Command, Interaction, Offer, Offers, command, fitting, group
from bot.ui.commands.which import my_table, own_tables
from bot.ui.context import UiContext
from bot.ui.pages.plan import ASK, answer_names, answers_page
from bot.ui.reply import Reply
from bot.ui.translator import command_key
from engine.game import Refusal

BETWEEN = ";"


def commands(context: UiContext) -> app_commands.Group:
    """The group."""

    async def turn(reply: Reply, line: str, table: int | None = None) -> None:
        meant = await my_table(context, reply, table)
        panel = await context.coordinator.plans.whole(reply.actor, meant, _lines(line))
        await reply.private(await context.panel(panel, reply.language))

    async def withdraw(reply: Reply, table: int | None = None) -> None:
        meant = await my_table(context, reply, table)
        panel = await context.coordinator.plans.withdraw(reply.actor, meant)
        await reply.private(await context.panel(panel, reply.language))

    async def answer(reply: Reply, answer: str, table: int | None = None) -> None:
        meant = await my_table(context, reply, table)
        said = "" if answer == ASK else answer
        panel = await context.coordinator.plans.answer(reply.actor, meant, said)
        await reply.private(answers_page(panel, context.skin(panel.game), reply.language))

    own = own_tables(context)
    offers: dict[str, dict[str, Offer]] = {
        "turn": {"line": _next_lines(context), "table": own},
        "withdraw": {"table": own},
        "answer": {"answer": _answers(context), "table": own},
    }
    made: list[Command] = [
        command(context, f"plan {work.__name__}", work, nested=True, offers=offers[work.__name__])
        for work in (turn, withdraw, answer)
    ]
    return group(command_key("plan"), made, anywhere=True)


def _lines(typed: str) -> Sequence[str]:
    return [line for each in typed.split(BETWEEN) if (line := " ".join(each.split()))]


def _next_lines(context: UiContext) -> Offer:
    """What is typed so far, each time with one line more that may be planned."""

    async def offered(interaction: Interaction, current: str) -> Offers:
        reply = Reply(interaction)
        before, _, sought = str(current).rpartition(BETWEEN)
        said = _lines(before)
        try:
            language = await context.language(reply.reader, reply.language)
            meant = await _table(context, reply, interaction)
            panel = await context.coordinator.reader.planning(reply.actor, meant, said)
        except Refusal:
            return []  # nothing to offer is the only no that autocomplete knows
        skin = context.skin(panel.game)
        lines = [str(offer.action) for offer in panel.view.offers]
        named = [
            (f"{BETWEEN} ".join((*said, line)), skin.label(line, panel.view, panel.names, language))
            for line in lines
        ]
        return fitting([each for each in named if len(each[0]) <= OFFER_LIMIT], sought.strip())

    return offered


def _answers(context: UiContext) -> Offer:
    """What can be answered in advance at that table."""

    async def offered(interaction: Interaction, current: str) -> Offers:
        reply = Reply(interaction)
        try:
            language = await context.language(reply.reader, reply.language)
            meant = await _table(context, reply, interaction)
            panel = await context.coordinator.reader.panel(reply.actor, meant)
        except Refusal:
            return []
        return fitting(answer_names(panel, context.skin(panel.game), language), current)

    return offered


async def _table(context: UiContext, reply: Reply, interaction: Interaction) -> TableId:
    return await my_table(context, reply, interaction.namespace.table)
