"""Playing by typing: each command is the first word of a line of notation, its options are the rest.

What is offered are the next words of one's own legal lines and nothing else. A line that is not
whole yet opens the panel with its menu at that place.
"""

from collections.abc import Callable, Sequence
from typing import Any

from bot.language import Language
from bot.match import TableId
from bot.shown import Panel
from bot.skins.skin import Choice, Skin
from bot.ui.answer import Answer
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
from bot.ui.desk import Desk
from engine.game import Refusal


def commands(desk: Desk) -> tuple[Command, ...]:
    """/play, /recruit, /special, /take, /reinforce, /endturn, /takeback."""

    async def play(answer: Answer, card: str, business: str = "", table: int | None = None) -> None:
        await typed(desk, answer, table, f"play {card} {business}")

    async def recruit(answer: Answer, table: int | None = None) -> None:
        await typed(desk, answer, table, "recruit")

    async def special(answer: Answer, special: str, target: str = "", table: int | None = None) -> None:
        await typed(desk, answer, table, f"{special} {target}")

    async def take(answer: Answer, card: str, table: int | None = None) -> None:
        await typed(desk, answer, table, f"take {card}")

    async def reinforce(answer: Answer, card: str, table: int | None = None) -> None:
        await typed(desk, answer, table, f"send {card}")

    async def endturn(answer: Answer, table: int | None = None) -> None:
        await typed(desk, answer, table, "stop")

    async def takeback(answer: Answer, table: int | None = None) -> None:
        answer.promise_message()
        meant = await my_table(desk, answer, table)
        panel = await desk.coordinator.take_back(meant, answer.reader, None)
        await answer.private(await desk.panel(panel, answer.language))

    deeds = (play, recruit, special, take, reinforce, endturn, takeback)
    made = {deed.__name__: command(desk, deed.__name__, deed) for deed in deeds}
    for path, option, before in BEFORE:
        made[path].autocomplete(option)(_offering(desk, before, whole=option == "target"))
    for one in made.values():
        one.autocomplete("table")(tables_offered(desk))
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


async def typed(desk: Desk, answer: Answer, table: TableId | None, line: str) -> None:
    """A typed line: played if it is whole, else the panel opens where the line stops."""
    answer.promise_message()
    meant = await my_table(desk, answer, table)
    panel = await desk.coordinator.panel(meant, answer.reader)
    said = tuple(line.split())
    if _stops_short(desk, answer, panel, said):
        pictures = (await desk.panel(panel, answer.language)).pictures
        await answer.private(desk.menu(panel, answer.language, pictures, said, 0))
        return
    panel = await desk.coordinator.act(meant, answer.reader, None, " ".join(said))
    await answer.private(await desk.panel(panel, answer.language))


def _stops_short(desk: Desk, answer: Answer, panel: Panel, said: Sequence[str]) -> bool:
    """More words must follow, and some legal ones do."""
    beyond = desk.skin(panel.game).choices(panel.view, said, panel.names, answer.language)
    return bool(beyond) and all(choice.word for choice in beyond)


def _offering(desk: Desk, before: Before, *, whole: bool) -> Offer:
    """Autocomplete of one option; `whole`: it takes all the words that are left, not just one."""

    async def offered(interaction: Interaction, current: str) -> Offers:
        answer = Answer(interaction)
        try:
            language = await desk.language(answer.reader, answer.language)
            meant = await my_table(desk, answer, interaction.namespace.table)
            panel = await desk.coordinator.panel(meant, answer.reader)
        except Refusal:
            return []  # nothing to offer is the only no that autocomplete knows
        said = before(interaction.namespace)
        ahead = _ahead(panel, desk.skin(panel.game), language, said, whole=whole)
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
    desk: Desk,
) -> Offer:
    """My tables, the one that has waited longest for me first."""

    async def offered(interaction: Interaction, current: str) -> Offers:
        lines = await desk.coordinator.tables_of(interaction.user.id)
        return fitting(((line.table_id, table_name(desk, line)) for line in lines), current)

    return offered
