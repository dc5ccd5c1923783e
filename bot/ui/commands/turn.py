"""/turn …: planning a turn and answering before it is asked; advice, undoing and ending it, by typing.

The lines of a turn stand one behind the other with semicolons between them; what is offered are the lines
that may be planned next.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Annotated

from bot.table.match import TableId
from bot.ui.commands.build import OFFER_LIMIT, Command, Interaction, Offer, Offers, Work, command, fitting
from bot.ui.commands.which import MyTable, my_table, other_game, own_tables
from bot.ui.context import UiContext
from bot.ui.handlers.advice import advised
from bot.ui.pages.plan import ASK, answer_names, answers_page
from bot.ui.reply import Reply
from engine.game import Refusal

BETWEEN = ";"


def commands(context: UiContext) -> Iterator[Command]:
    """Everything about one's own turn that is the same in every game."""
    play = context.coordinator.play

    async def plan(reply: Reply, line: str, anyway: bool = False, *, table: MyTable) -> None:
        plans = context.coordinator.plans
        await context.show(reply, plans.whole(reply.actor, table, _lines(line), anyway=anyway))

    async def withdraw(reply: Reply, table: MyTable) -> None:
        await context.show(reply, context.coordinator.plans.withdraw(reply.actor, table))

    async def answer(reply: Reply, answer: str, table: MyTable) -> None:
        said = "" if answer == ASK else answer
        panel = await context.coordinator.plans.answer(reply.actor, table, said)
        await reply.private(answers_page(panel, context.voice(panel, reply.language)))

    async def advice(reply: Reply, table: MyTable) -> None:
        await reply.private(await advised(context, reply, table))

    async def undo(reply: Reply, table: MyTable) -> None:
        await context.show(reply, play.take_back(reply.actor, table, None))

    ended_by_line = [game for game, skin in context.skins.items() if skin.ends_turn]

    async def end(reply: Reply, table: Annotated[TableId, partial(my_table, games=ended_by_line)]) -> None:
        loaded = await play.load(reply.actor, table)
        game = loaded.panel.game
        if game not in ended_by_line:
            raise other_game(context, reply, game, table)
        await context.show(reply, play.act(reply.actor, table, None, context.skin(game).ends_turn, loaded))

    table = {"table": own_tables(context)}
    offers: dict[Work, dict[str, Offer]] = {
        plan: {"line": _next_lines(context), **table},
        answer: {"answer": _answers(context), **table},
        withdraw: table,
        advice: table,
        undo: table,
        end: table,
    }
    return (
        command(context, work.__name__, work, above="turn", offers=offered)
        for work, offered in offers.items()
    )


def _lines(typed: str) -> Sequence[str]:
    return [line for each in typed.split(BETWEEN) if (line := " ".join(each.split()))]


def _next_lines(context: UiContext) -> Offer:
    """Offer the typed text, each time with one more line that may be planned."""

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
    """Offer that table's answers in advance."""

    async def offered(interaction: Interaction, current: str) -> Offers:
        reply = Reply(interaction)
        try:
            language = await context.language(reply.reader, reply.language)
            meant = await _table(context, reply, interaction)
            panel = await context.coordinator.reader.panel(reply.actor, meant)
        except Refusal:
            return []
        return fitting(answer_names(panel, context.voice(panel, language)), current)

    return offered


async def _table(context: UiContext, reply: Reply, interaction: Interaction) -> TableId:
    return await my_table(context, reply, vars(interaction.namespace))
