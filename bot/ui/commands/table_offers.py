"""Autocomplete of /table …: only what would be accepted, in the words of whoever types."""

from collections.abc import Iterable, Mapping

from discord import app_commands

from bot.lobby import TABLE_OPTIONS, Lobby, free_bosses
from bot.match import Level
from bot.skins.skin import Choice
from bot.ui.answer import Answer
from bot.ui.commands.making import Interaction, Offer, Offers, fitting, lobby_here, my_table
from bot.ui.desk import Desk
from bot.ui.lobbies import value_choices
from bot.ui.no import Which
from engine.game import Refusal

OPTIONS = ("rulebook", "length", "specials", "pace", "language")


def offer(desk: Desk, made: app_commands.Group) -> None:
    """Hangs the offers on the options of the subcommands."""
    seats, levels, bosses = _seats(desk), _levels(), _bosses(desk)
    offers: Mapping[tuple[str, str], Offer] = {
        ("join", "boss"): bosses,
        ("boss", "boss"): bosses,
        ("computer", "level"): levels,
        ("level", "level"): levels,
        ("level", "seat"): seats,
        ("remove", "seat"): seats,
        ("replace", "seat"): seats,
        ("option", "option"): _option_names(desk),
        ("option", "value"): _option_values(desk),
        **{("new", option): _option_values(desk, option) for option in OPTIONS},
    }
    for subcommand in made.walk_commands():
        for (path, option), offered in offers.items():
            if isinstance(subcommand, app_commands.Command) and subcommand.name == path:
                subcommand.autocomplete(option)(offered)


def _bosses(desk: Desk) -> Offer:
    async def offered(interaction: Interaction, current: str) -> Offers:
        lobby = await _table(desk, interaction)
        if lobby is None:
            return []
        skin, free = desk.skin(lobby.game), free_bosses(lobby, desk.box(lobby.game))
        return fitting([(boss, skin.boss_name(boss)) for boss in free], current)

    return offered


def _seats(desk: Desk) -> Offer:
    async def offered(interaction: Interaction, current: str) -> Offers:
        lobby = await _table(desk, interaction)
        sitters = lobby.sitters if lobby else ()
        return fitting([(at, f"{at}. {sitter.name}") for at, sitter in enumerate(sitters, 1)], current)

    return offered


def _levels() -> Offer:
    async def offered(interaction: Interaction, current: str) -> Offers:
        answer = Answer(interaction)
        return fitting([(level, answer.say(f"ui-level-{level}")) for level in Level], current)

    return offered


def _option_names(desk: Desk) -> Offer:
    async def offered(interaction: Interaction, current: str) -> Offers:
        answer, box = Answer(interaction), desk.box(next(iter(desk.catalog)))
        known = (*box.options, *TABLE_OPTIONS)
        return fitting([(name, answer.say(f"ui-option-{name}")) for name in known], current)

    return offered


def _option_values(desk: Desk, option: str | None = None) -> Offer:
    """The values of an option; of the one that has been typed already, if none is named here."""

    async def offered(interaction: Interaction, current: str) -> Offers:
        game = next(iter(desk.catalog))
        named = option or interaction.namespace.option or ""
        words = value_choices(desk.skin(game), desk.box(game), named, Answer(interaction).language)
        return fitting(_worded(words), current)

    return offered


def _worded(choices: Iterable[Choice]) -> list[tuple[str, str]]:
    return [(choice.word, choice.label) for choice in choices]


async def _table(desk: Desk, interaction: Interaction) -> Lobby | None:
    """The table that is meant: the lobby here, else the one that is played; None if that is not clear."""
    answer, named = Answer(interaction), interaction.namespace.table
    try:
        try:
            table = await lobby_here(desk, answer, named)
        except Which:
            table = await my_table(desk, answer, named)
        return await desk.coordinator.lobby(table)
    except Refusal:
        return None
