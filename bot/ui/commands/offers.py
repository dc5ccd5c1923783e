"""Autocomplete of /table …: only what would be accepted, in the words of whoever types."""

from collections.abc import Iterable, Iterator, Sequence
from unicodedata import normalize

from bot.skins.skin import Choice
from bot.table.languages import LANGUAGES
from bot.table.refusals import NotAllowed, NotHere
from bot.table.table import free_roles, in_force, table_options
from bot.ui.commands import option_list
from bot.ui.commands.build import Interaction, Offer, Offers, fitting, nearness
from bot.ui.commands.which import table_or_none
from bot.ui.context import UiContext
from bot.ui.pages.options import choices_open_to, option_label, value_choices
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Reply


def known_game(context: UiContext, name: str) -> str:
    """The game of that name, the first one if none is named; raises NotAllowed where none or several are."""
    found = games_named(context, name) if name else (context.first_game,)
    if len(found) == 1:
        return found[0]
    if not found:
        raise NotAllowed(NotHere.NO_SUCH_GAME, game=name[:50])
    raise which_game(context, found)


def which_game(context: UiContext, games: Sequence[str]) -> UiRefusal:
    """The refusal that asks for one of these games by its name, which is the same in every language."""
    return UiRefusal(
        UiReason.WHICH_GAME, games=" · ".join(context.skin(game).name("en").label for game in games)
    )


def games_named(context: UiContext, name: str) -> tuple[str, ...]:
    """The games that may be meant: one by its whole name, in any language; else each that begins so, or whose
    commands are called so. Capitals, accents and what is between words make no difference.
    """
    wanted = _letters(name)
    called = {game: frozenset(map(_letters, _names(context, game))) for game in context.coordinator.games}
    exact = [game for game, names in called.items() if wanted in names]
    begins = [
        game
        for game, names in called.items()
        if any(each.startswith(wanted) for each in (*names, _letters(context.skin(game).group)))
    ]
    return tuple(exact or begins) if wanted else ()


def game_or_first(context: UiContext, name: str) -> str:
    """The game of that name, the first one where it is not clear which is meant."""
    found = games_named(context, name)
    return found[0] if len(found) == 1 else context.first_game


def _names(context: UiContext, game: str) -> Iterator[str]:
    skin = context.skin(game)
    yield game
    yield from (skin.name(language).label for language in LANGUAGES)


def _letters(name: str) -> str:
    return "".join(sign for sign in normalize("NFKD", name.casefold()) if sign.isalnum())


def games_offered(context: UiContext) -> Offer:
    """The games by name, with a word about each."""

    async def offered(interaction: Interaction, current: str) -> Offers:
        language = Reply(interaction).language
        worded = [context.skin(game).name(language) for game in context.coordinator.games]
        # a game's name, here or as its commands call it, comes before another's words
        worded.sort(key=lambda words: min(nearness(current, name) for name in (words.label, words.value)))
        lines = [(words.value, " · ".join(filter(None, (words.label, words.detail)))) for words in worded]
        return fitting(lines, current)

    return offered


def options_offered(context: UiContext) -> Offer:
    """Options of the game that is to be opened, one after the other in one line."""

    async def offered(interaction: Interaction, current: str) -> Offers:
        game = game_or_first(context, interaction.namespace.game or "")
        voice = context.voice_of(game, Reply(interaction).language)
        return option_list.completions(current, context.info(game), voice)

    return offered


def roles_offered(context: UiContext) -> Offer:
    """The roles that are free at the table meant."""

    async def offered(interaction: Interaction, current: str) -> Offers:
        table = await table_or_none(context, interaction)
        if table is None:
            return []
        skin, free = context.skin(table.game), free_roles(table, context.info(table.game))
        return fitting([(role, skin.role(role)) for role in free], current)

    return offered


def levels_offered(context: UiContext) -> Offer:
    """The levels of the computers in the game of the table meant."""

    async def offered(interaction: Interaction, current: str) -> Offers:
        reply = Reply(interaction)
        table = await table_or_none(context, interaction)
        if table is None:
            return []
        skin = context.skin(table.game)
        levels = (skin.level(level, reply.language) for level in context.info(table.game).levels)
        return fitting([(level.value, level.label) for level in levels], current)

    return offered


def option_names_offered(context: UiContext) -> Offer:
    """The options that matter at the table meant: the game's, and those of every table."""

    async def offered(interaction: Interaction, current: str) -> Offers:
        reply = Reply(interaction)
        table = await table_or_none(context, interaction)
        if table is None:
            return []
        info, voice = context.info(table.game), context.voice(table, reply.language)
        known = (
            *in_force(info.options, table.options, computers=table.with_computers, live=table.pace.live),
            *table_options(info),
        )
        named = [(each.name, option_label(voice, each.name)) for each in known]
        return fitting(named, current)

    return offered


def option_values_offered(context: UiContext) -> Offer:
    """The values of the option that has been typed already."""

    async def offered(interaction: Interaction, current: str) -> Offers:
        reply = Reply(interaction)
        table = await table_or_none(context, interaction)
        if table is None:
            return []
        voice, info = context.voice(table, reply.language), context.info(table.game)
        named = interaction.namespace.option or ""
        return fitting(_worded(value_choices(voice, info, named)), current)

    return offered


def choice_names_offered(context: UiContext) -> Offer:
    """Offer a seat's choices in the game."""

    async def offered(interaction: Interaction, current: str) -> Offers:
        reply = Reply(interaction)
        table = await table_or_none(context, interaction)
        if table is None:
            return []
        skin = context.skin(table.game)
        known = (skin.option(each.name, reply.language) for each in context.info(table.game).choices)
        return fitting([(words.value, words.label) for words in known], current)

    return offered


def choice_values_offered(context: UiContext) -> Offer:
    """Offer values still free of the choice already typed."""

    async def offered(interaction: Interaction, current: str) -> Offers:
        reply = Reply(interaction)
        table = await table_or_none(context, interaction)
        if table is None:
            return []
        voice, info = context.voice(table, reply.language), context.info(table.game)
        named = interaction.namespace.choice or ""
        open_ones = choices_open_to(table, info, voice, reply.reader, named)
        return fitting(_worded(open_ones), current)

    return offered


def _worded(choices: Iterable[Choice]) -> list[tuple[str, str]]:
    return [(choice.word, choice.label) for choice in choices]
