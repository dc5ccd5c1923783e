"""Autocomplete: the nearest name comes first; a game is offered first to whoever types its name."""

from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games import games
from bot.table.languages import LANGUAGES, Language
from bot.table.refusals import NotAllowed
from bot.ui.commands.build import fitting
from bot.ui.commands.offers import game_or_first, games_named, games_offered, known_game
from bot.ui.context import UiContext
from bot.ui.refusals import UiReason, UiRefusal

KNOWN = games(hidden=True)
LOCALES: dict[Language, str] = {"en": "en-US", "fr": "fr"}


CONTEXT = cast(
    UiContext,
    SimpleNamespace(
        coordinator=SimpleNamespace(games=KNOWN),
        skin=lambda game: KNOWN[game].skin,
        info=lambda game: KNOWN[game].info,
        first_game=next(iter(KNOWN)),
    ),
)


@pytest.mark.parametrize("game", KNOWN)
def test_a_game_is_meant_by_its_name_as_shown_or_as_its_commands_are_called(game: str) -> None:
    skin = KNOWN[game].skin
    shown = [skin.name(language).label for language in LANGUAGES]
    ambiguous = [other for other in KNOWN if called(other).startswith(skin.group)]
    for name in (*shown, game, *([skin.group] if len(ambiguous) < 2 else [])):
        for typed in (name, name.upper(), f" {name.casefold()} ", name.replace("a", "à").replace("e", "é")):
            assert known_game(CONTEXT, typed) == game, typed
    others = [other for other in KNOWN if other != game]
    begins = next(
        shown[0][:end]
        for end in range(1, len(shown[0]) + 1)
        if not any(called(other).startswith(shown[0][:end].casefold()) for other in others)
    )
    assert known_game(CONTEXT, begins) == game, begins


def called(game: str) -> str:
    return " ".join(KNOWN[game].skin.name(language).label for language in LANGUAGES).casefold()


@pytest.mark.parametrize("typed", ["whist", "!", "poker chess", "Chicago Poker and more"])
def test_what_no_game_is_called_is_refused_and_nothing_typed_means_the_first(typed: str) -> None:
    with pytest.raises(NotAllowed):
        known_game(CONTEXT, typed)
    assert known_game(CONTEXT, "") == next(iter(KNOWN))


def test_a_word_that_begins_several_names_asks_which_of_them_is_meant() -> None:
    assert games_named(CONTEXT, "Chicago") == ("chicago-poker", "chicago-stud")
    with pytest.raises(UiRefusal) as refusal:
        known_game(CONTEXT, "Chicago")
    assert refusal.value.reason == UiReason.WHICH_GAME
    assert game_or_first(CONTEXT, "Chicago") == game_or_first(CONTEXT, "") == "chicago-poker"


async def offered(typed: str, language: Language) -> list[str]:
    """The games offered to a reader of that language, in order."""
    user = SimpleNamespace(id=1, display_name="Lucie")
    interaction = cast(
        Any,
        SimpleNamespace(
            locale=LOCALES[language], user=user, message=None, guild_id=1, is_guild_integration=lambda: False
        ),
    )
    return [choice.value for choice in await games_offered(CONTEXT)(interaction, typed)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", KNOWN)
async def test_a_games_own_name_offers_it_first(game: str, language: Language) -> None:
    name = KNOWN[game].skin.name(language).label
    for typed in (name, name.upper(), name.casefold(), f" {name} ", game):
        assert (await offered(typed, language))[0] == game, typed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", KNOWN)
async def test_names_come_before_what_is_said_about_a_game_and_beginnings_before_parts(
    game: str, language: Language
) -> None:
    names = {each: (KNOWN[each].skin.name(language).label.casefold(), each) for each in KNOWN}
    name = names[game][0]
    for start in range(len(name)):
        for end in range(start + 1, len(name) + 1):
            typed = name[start:end].strip()
            if not typed:
                continue
            found = await offered(typed, language)
            ranks = [
                min(0 if name.startswith(typed) else 1 if typed in name else 2 for name in names[each])
                for each in found
            ]
            assert game in found
            assert ranks == sorted(ranks), (typed, found)


async def test_nothing_typed_offers_all_in_the_order_of_the_house() -> None:
    assert await offered("", "en") == list(KNOWN)


@given(st.lists(st.text("ab", min_size=1, max_size=4), unique=True, max_size=25), st.text("ab", max_size=2))
def test_offers_that_are_equally_near_keep_their_order(names: list[str], typed: str) -> None:
    shown = [choice.value for choice in fitting(((name, name) for name in names), typed)]
    equal, begin = [n for n in names if n == typed], [n for n in names if n.startswith(typed)]
    rest = [n for n in names if typed in n and n not in begin]
    assert shown == [*equal, *(n for n in begin if n not in equal), *rest]


def test_a_number_that_is_a_value_itself_is_the_first_offer() -> None:
    tables = [(12, "#12 · Lucie"), (21, "#21 · at 2 o’clock"), (2, "#2 · Max")]
    assert [choice.value for choice in fitting(tables, "2")] == [2, 21, 12]
