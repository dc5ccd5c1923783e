"""Autocomplete of /table …: only what would be accepted, in the words of whoever types."""

from collections.abc import Iterable, Mapping

from discord import app_commands

from bot.skins.skin import Choice
from bot.table.lobby import TABLE_OPTIONS, Lobby, free_bosses
from bot.table.match import Level
from bot.ui.commands.making import Interaction, Offer, Offers, fitting, lobby_here, my_table
from bot.ui.context import UiContext
from bot.ui.pages.lobby import value_choices
from bot.ui.refusals import UiRefusal
from bot.ui.reply import Reply
from engine.game import Refusal

OPTIONS = ("rulebook", "length", "specials", "pace", "language")


def offer(context: UiContext, made: app_commands.Group) -> None:
    """Hangs the offers on the options of the subcommands."""
    seats, levels, bosses = _seats(context), _levels(), _bosses(context)
    offers: Mapping[tuple[str, str], Offer] = {
        ("join", "boss"): bosses,
        ("boss", "boss"): bosses,
        ("computer", "level"): levels,
        ("level", "level"): levels,
        ("level", "seat"): seats,
        ("remove", "seat"): seats,
        ("replace", "seat"): seats,
        ("option", "option"): _option_names(context),
        ("option", "value"): _option_values(context),
        **{("new", option): _option_values(context, option) for option in OPTIONS},
    }
    for subcommand in made.walk_commands():
        for (path, option), offered in offers.items():
            if isinstance(subcommand, app_commands.Command) and subcommand.name == path:
                subcommand.autocomplete(option)(offered)


def _bosses(context: UiContext) -> Offer:
    async def offered(interaction: Interaction, current: str) -> Offers:
        lobby = await _table(context, interaction)
        if lobby is None:
            return []
        skin, free = context.skin(lobby.game), free_bosses(lobby, context.box(lobby.game))
        return fitting([(boss, skin.boss_name(boss)) for boss in free], current)

    return offered


def _seats(context: UiContext) -> Offer:
    async def offered(interaction: Interaction, current: str) -> Offers:
        lobby = await _table(context, interaction)
        occupants = lobby.occupants if lobby else ()
        return fitting([(at, f"{at}. {occupant.name}") for at, occupant in enumerate(occupants, 1)], current)

    return offered


def _levels() -> Offer:
    async def offered(interaction: Interaction, current: str) -> Offers:
        reply = Reply(interaction)
        return fitting([(level, reply.say(f"ui-level-{level}")) for level in Level], current)

    return offered


def _option_names(context: UiContext) -> Offer:
    async def offered(interaction: Interaction, current: str) -> Offers:
        reply, box = Reply(interaction), context.box(next(iter(context.catalog)))
        known = (*box.options, *TABLE_OPTIONS)
        return fitting([(name, reply.say(f"ui-option-{name}")) for name in known], current)

    return offered


def _option_values(context: UiContext, option: str | None = None) -> Offer:
    """The values of an option; of the one that has been typed already, if none is named here."""

    async def offered(interaction: Interaction, current: str) -> Offers:
        game = next(iter(context.catalog))
        named = option or interaction.namespace.option or ""
        words = value_choices(context.skin(game), context.box(game), named, Reply(interaction).language)
        return fitting(_worded(words), current)

    return offered


def _worded(choices: Iterable[Choice]) -> list[tuple[str, str]]:
    return [(choice.word, choice.label) for choice in choices]


async def _table(context: UiContext, interaction: Interaction) -> Lobby | None:
    """The table that is meant: the lobby here, else the one that is played; None if that is not clear."""
    reply, named = Reply(interaction), interaction.namespace.table
    try:
        try:
            table = await lobby_here(context, reply, named)
        except UiRefusal:
            table = await my_table(context, reply, named)
        return await context.coordinator.lobby(table)
    except Refusal:
        return None
