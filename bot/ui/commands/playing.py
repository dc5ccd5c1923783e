"""Playing by typing: each command is the first word of a line of notation, its options are the rest.

What is offered are the next words of one's own legal lines and nothing else. A line that is not
whole yet opens the panel with its menu at that place.
"""

from collections.abc import Callable, Sequence
from typing import Any

from bot.skins.skin import Choice, Skin
from bot.table.languages import Language
from bot.table.match import TableId
from bot.table.reports import Panel
from bot.ui.commands.making import (
    AUTOCOMPLETE_LIMIT,
    Command,
    Interaction,
    Offer,
    Offers,
    command,
    fitting,
    my_table,
    table_name,
)
from bot.ui.context import UiContext
from bot.ui.reply import Reply
from engine.game import Refusal


def commands(context: UiContext) -> tuple[Command, ...]:
    """/play, /recruit, /special, /take, /reinforce, /endturn, /takeback."""

    async def play(reply: Reply, card: str, business: str = "", table: int | None = None) -> None:
        await typed(context, reply, table, f"play {card} {business}")

    async def recruit(reply: Reply, table: int | None = None) -> None:
        await typed(context, reply, table, "recruit")

    async def special(reply: Reply, special: str, target: str = "", table: int | None = None) -> None:
        await typed(context, reply, table, f"{special} {target}")

    async def take(reply: Reply, card: str, table: int | None = None) -> None:
        await typed(context, reply, table, f"take {card}")

    async def reinforce(reply: Reply, card: str, table: int | None = None) -> None:
        await typed(context, reply, table, f"send {card}")

    async def endturn(reply: Reply, table: int | None = None) -> None:
        await typed(context, reply, table, "stop")

    async def takeback(reply: Reply, table: int | None = None) -> None:
        reply.promise_message()
        meant = await my_table(context, reply, table)
        panel = await context.coordinator.take_back(meant, reply.reader, None)
        await reply.private(await context.panel(panel, reply.language))

    deeds = (play, recruit, special, take, reinforce, endturn, takeback)
    made = {deed.__name__: command(context, deed.__name__, deed) for deed in deeds}
    for path, option, before in BEFORE:
        made[path].autocomplete(option)(_offering(context, before, whole=option == "target"))
    for one in made.values():
        one.autocomplete("table")(tables_offered(context))
    return tuple(made.values())


Before = Callable[[Any], tuple[str, ...]]

BEFORE: tuple[tuple[str, str, Before], ...] = (  # which words come before an option's
    ("play", "card", lambda _: ("play",)),
    ("play", "business", lambda typed: ("play", typed.card)),
    ("special", "special", lambda _: ()),
    ("special", "target", lambda typed: (typed.special,)),
    ("take", "card", lambda _: ("take",)),
    ("reinforce", "card", lambda _: ("send",)),
)
TYPED_OTHERWISE = ("play", "recruit", "stop", "take", "send", "discard")  # they have commands of their own


async def typed(context: UiContext, reply: Reply, table: TableId | None, line: str) -> None:
    """A typed line: played if it is whole, else the panel opens where the line stops."""
    reply.promise_message()
    meant = await my_table(context, reply, table)
    panel = await context.coordinator.panel(meant, reply.reader)
    said = tuple(line.split())
    if _stops_short(context, reply, panel, said):
        pictures = (await context.panel(panel, reply.language)).pictures
        await reply.private(context.menu(panel, reply.language, pictures, said, 0))
        return
    panel = await context.coordinator.act(meant, reply.reader, None, " ".join(said))
    await reply.private(await context.panel(panel, reply.language))


def _stops_short(context: UiContext, reply: Reply, panel: Panel, said: Sequence[str]) -> bool:
    """More words must follow, and some legal ones do."""
    beyond = context.skin(panel.game).choices(panel.view, said, panel.names, reply.language)
    return bool(beyond) and all(choice.word for choice in beyond)


def _offering(context: UiContext, before: Before, *, whole: bool) -> Offer:
    """Autocomplete of one option; `whole`: it takes all the words that are left, not just one."""

    async def offered(interaction: Interaction, current: str) -> Offers:
        reply = Reply(interaction)
        try:
            language = await context.language(reply.reader, reply.language)
            meant = await my_table(context, reply, interaction.namespace.table)
            panel = await context.coordinator.panel(meant, reply.reader)
        except Refusal:
            return []  # nothing to offer is the only no that autocomplete knows
        said = before(interaction.namespace)
        ahead = _ahead(panel, context.skin(panel.game), language, said, whole=whole)
        return fitting(((words, label) for words, label in ahead if words not in TYPED_OTHERWISE), current)

    return offered


def _ahead(
    panel: Panel, skin: Skin, language: Language, said: tuple[str, ...], *, whole: bool
) -> list[tuple[str, str]]:
    """What may follow, with its label: single words, or (`whole`) as far ahead as the list stays short."""

    def after(words: tuple[str, ...]) -> tuple[Choice, ...]:
        return skin.choices(panel.view, (*said, *words), panel.names, language)

    found: list[tuple[tuple[str, ...], str]] = [
        ((choice.word,), choice.label) for choice in after(()) if choice.word
    ]
    while whole:
        longer = [
            (
                (*words, choice.word) if choice.word else words,
                f"{label} › {choice.label}" if choice.word else label,
            )
            for words, label in found
            for choice in after(words)
        ]
        if len(longer) > AUTOCOMPLETE_LIMIT or longer == found:
            break
        found = longer
    return [(" ".join(words), label) for words, label in found]


def tables_offered(
    context: UiContext,
) -> Offer:
    """My tables, the one that has waited longest for me first."""

    async def offered(interaction: Interaction, current: str) -> Offers:
        lines = await context.coordinator.tables_of(interaction.user.id)
        return fitting(((line.table_id, table_name(context, line)) for line in lines), current)

    return offered
