"""Playing by typing: a game says which commands it has (Skin.commands), each a line of notation, in a group.

What is offered are the next words of one's own legal lines and nothing else. A line that is not
whole yet opens the panel with its menu at that place.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from inspect import Parameter, Signature
from typing import Annotated, Any

from bot.skins.skin import Choice, CommandSpec, Skin, Word
from bot.table.match import TableId
from bot.table.reports import Panel
from bot.ui.commands.build import (
    AUTOCOMPLETE_LIMIT,
    OFFER_LIMIT,
    Command,
    Group,
    Interaction,
    Offer,
    Offers,
    Work,
    command,
    fitting,
    group,
)
from bot.ui.commands.which import my_table, other_game, own_tables
from bot.ui.context import UiContext
from bot.ui.numbers import number, number_choice
from bot.ui.reply import Reply
from bot.ui.translator import command_key
from bot.ui.voice import Voice
from engine.game import Refusal

Said = tuple[str, ...]


def groups(context: UiContext) -> tuple[Group, ...]:
    """One group a game, with its commands."""
    return tuple(_group(context, game) for game in context.coordinator.games)


def _group(context: UiContext, game: str) -> Group:
    skin = context.skin(game)
    made = [_made(context, game, spec, skin) for spec in skin.commands]
    return group(command_key("group", skin.domain), made)


def _made(context: UiContext, game: str, spec: CommandSpec, skin: Skin) -> Command:
    offers = {"table": own_tables(context)}
    offers |= {word.option: _offering(context, game, spec, at) for at, word in enumerate(spec.words)}
    work = _work(context, game, spec)
    return command(context, spec.name, work, above=skin.group, offers=offers, domain=skin.domain)


def _work(context: UiContext, game: str, spec: CommandSpec) -> Work:
    """Make the command, with an option for each of its words and one for the table."""

    async def play(reply: Reply, table: int, **typed: Any) -> None:
        await _typed(context, reply, table, game, spec, typed)

    play.__signature__ = _signature(spec, game)  # type: ignore[attr-defined]  # read by inspect, unknown to mypy
    return play


def _signature(spec: CommandSpec, game: str) -> Signature:
    """The first word must be typed; where the others are not, the menu opens."""
    kind = Parameter.KEYWORD_ONLY
    parameters = [Parameter("reply", Parameter.POSITIONAL_OR_KEYWORD)]
    for at, word in enumerate(spec.words):
        sort, missing = (int, None) if word.kind == "amount" else (str, "")
        annotation = sort if at == 0 else sort | None
        default = Parameter.empty if at == 0 else missing
        parameters.append(Parameter(word.option, kind, default=default, annotation=annotation))
    meant = Annotated[TableId, partial(my_table, games=(game,))]
    parameters.append(Parameter("table", kind, annotation=meant))
    return Signature(parameters)


async def _typed(
    context: UiContext,
    reply: Reply,
    table_id: TableId,
    game: str,
    spec: CommandSpec,
    typed: Mapping[str, Any],
) -> None:
    """A typed line: played if it is whole, else the panel opens where the line stops."""
    loaded = await context.coordinator.play.load(reply.actor, table_id)
    panel = loaded.panel
    if panel.game != game:
        raise other_game(context, reply, panel.game, table_id)
    said = _line(context, reply, panel, spec, typed)
    if _stops_short(context, reply, panel, said):
        pictures = (await context.panel(panel, reply.language)).pictures
        await reply.private(context.menu(panel, reply.language, pictures, said, 0))
        return
    await context.show(
        reply, context.coordinator.play.act(reply.actor, table_id, None, " ".join(said), loaded)
    )


def _line(
    context: UiContext, reply: Reply, panel: Panel, spec: CommandSpec, typed: Mapping[str, Any]
) -> Said:
    """The words typed; raises UiRefusal for a number outside of its limits."""
    said = spec.says
    for word in spec.words:
        answer = typed.get(word.option)
        if answer in (None, ""):
            break
        if word.kind == "amount":
            choices = context.voice(panel, reply.language).choices(panel.view, said)
            limits = number_choice(choices)
            answer = number(str(answer), limits) if limits else answer
        words = tuple(str(answer).split())
        said = words if word.kind == "line" and _says(spec, words) else (*said, *words)
    return said


def _says(spec: CommandSpec, words: Said) -> bool:
    """True if these words are a line of that command, from the first or second word on."""
    length = len(spec.says)
    return spec.says in (words[:length], words[1 : length + 1])


def _stops_short(context: UiContext, reply: Reply, panel: Panel, said: Said) -> bool:
    """More words must follow, and some legal ones do."""
    beyond = context.voice(panel, reply.language).choices(panel.view, said)
    return bool(beyond) and all(choice.word for choice in beyond)


# ---- what is offered while somebody types ----


def _offering(context: UiContext, game: str, spec: CommandSpec, at: int) -> Offer:
    """Autocomplete of a command's word number `at`."""

    async def offered(interaction: Interaction, current: str) -> Offers:
        reply = Reply(interaction)
        try:
            language = await context.language(reply.reader, reply.language)
            meant = await my_table(context, reply, vars(interaction.namespace), (game,))
            panel = await context.coordinator.reader.panel(reply.actor, meant)
        except Refusal:
            return []  # nothing to offer is the only no that autocomplete knows
        if panel.game != game:
            return []
        said = _before(spec, at, interaction)
        voice, word = context.voice(panel, language), spec.words[at]
        if word.kind == "line":
            return fitting(_whole_lines(panel, voice, spec, sought=bool(current)), current)
        return fitting(_ahead(panel, voice, said, spec, word), current)

    return offered


def _before(spec: CommandSpec, at: int, interaction: Interaction) -> Said:
    """The words that come before the one that is being typed."""
    typed = (getattr(interaction.namespace, word.option) for word in spec.words[:at])
    return (*spec.says, *(part for answer in typed if answer is not None for part in str(answer).split()))


def _ahead(
    panel: Panel, voice: Voice, said: Said, spec: CommandSpec, word: Word
) -> list[tuple[str | int, str]]:
    """Words that may follow, with labels."""
    choices = voice.skin.choices(panel.view, said, voice.names, voice.language)
    if word.kind == "amount":
        return _numbers(choices)
    skipped = spec.skips if not said else ()
    words = [choice for choice in choices if choice.word and choice.amount is None and not choice.greyed]
    found: list[tuple[Said, str]] = [((c.word,), c.label) for c in words if c.word not in skipped]
    if word.kind == "rest":
        numbered = dict.fromkeys(filter(None, map(_before_number, choices)))
        found += [((begun,), "") for begun in numbered]  # lines with numbers that the game names follow
        found = _as_far_as_short(panel, voice, said, found)
    offered = ((" ".join(words), label or " ".join(words)) for words, label in found)
    return [(line, label) for line, label in offered if len(line) <= OFFER_LIMIT]


def _whole_lines(
    panel: Panel, voice: Voice, spec: CommandSpec, *, sought: bool
) -> list[tuple[str | int, str]]:
    """The lines of that command from their first word on, as far as a list holds them; whole if `sought`."""
    choices = voice.skin.choices(panel.view, (), voice.names, voice.language)
    found: list[tuple[Said, str]] = [
        ((choice.word,), choice.label)
        for choice in choices
        if not choice.greyed and _says(spec, tuple(choice.word.split()))
    ]
    whole = _as_far_as_short(panel, voice, (), found, all_the_way=sought)
    return [(" ".join(words), label) for words, label in whole]


def _before_number(choice: Choice) -> str:
    """The words that a choice says before the number that the reader names."""
    return choice.word.partition(str(choice.amount))[0].strip() if choice.amount is not None else ""


def _numbers(choices: Sequence[Choice]) -> list[tuple[str | int, str]]:
    """The least and the highest number allowed, and those that the game names in between."""
    found: dict[str | int, str] = {}
    for choice in choices:
        if choice.amount is not None:
            found |= {limit: str(limit) for limit in (choice.amount.low, choice.amount.high)}
    found |= {int(choice.word): choice.label for choice in choices if choice.word.isdecimal()}
    return sorted(found.items(), key=lambda offer: int(offer[0]))


def _as_far_as_short(
    panel: Panel,
    voice: Voice,
    said: Said,
    found: list[tuple[Said, str]],
    *,
    all_the_way: bool = False,
) -> list[tuple[Said, str]]:
    """Whole lines where they are few enough for one list, else as many words of them as possible."""

    def longer(words: Said, label: str) -> list[tuple[Said, str]]:
        beyond = voice.skin.choices(panel.view, (*said, *words), voice.names, voice.language)
        return [
            ((*words, choice.word), " › ".join(filter(None, (label, choice.label))))
            if choice.word
            else (words, label)
            for choice in beyond
            if choice.amount is None
        ]

    while True:
        further = [line for words, label in found for line in longer(words, label)]
        if further == found or (len(further) > AUTOCOMPLETE_LIMIT and not all_the_way):
            return found
        found = further
