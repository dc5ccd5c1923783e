"""The skin as the shell uses it: what does not depend on a moment of a game."""

import pytest

from bot.skins.bosses.talk import COMMON
from bot.skins.chicago_poker import skin
from bot.skins.chicago_poker.words.catalogue import has, say
from bot.skins.chicago_poker.words.talk import TALK, Moment
from bot.table.languages import Language
from engine import chicago_poker as game
from engine.chicago_poker import Options
from engine.chicago_poker.pieces import Boss, Business
from engine.game import Result
from tests.helpers.chicago_poker.playouts import AGREEMENTS
from tests.helpers.skins.tables import BOTH, settled

MESSAGE = 4000  # Discord's limit for all text of a message


def test_every_command_and_each_of_its_options_has_a_name_and_a_line_about_it() -> None:
    for command in skin.commands:
        options = [f"command-option-{word.option}" for word in command.words]

        keys = (f"command-{command.name}", "command-group", *options)
        assert all(has(key) and has(f"{key}.about") for key in keys)


def test_every_first_word_of_the_notation_can_be_typed() -> None:
    """`/chicago special` says all first words but those that other commands say."""
    (special,) = (command for command in skin.commands if not command.says)
    others = {command.says[0] for command in skin.commands if command.says}

    assert others | {skin.ends_turn, "discard"} == set(special.skips)


def test_bosses_have_their_names() -> None:
    assert [skin.role(boss) for boss in Boss] == [
        "Al Capone",
        "Frank Yale",
        "Hymie Weiss",
        "Bugs Moran",
        "Dion O’Banion",
        "Johnny Torrio",
    ]
    with pytest.raises(ValueError, match="nitti"):
        skin.role("nitti")


def test_a_thread_is_named_after_its_bosses() -> None:
    assert skin.title(["capone", "obanion"]) == "Capone, O’Banion"
    assert skin.title([]) == "Chicago Poker"
    assert len(skin.title(list(Boss))) <= 90


@pytest.mark.parametrize("language", BOTH)
@pytest.mark.parametrize("agreed", AGREEMENTS)
def test_the_rules_fit_a_message_and_the_agreement(agreed: Options, language: Language) -> None:
    options = {
        "rulebook": agreed.rulebook,
        "length": agreed.length,
        "specials": "on" if agreed.specials else "off",
    }
    told = skin.rules(language, options)
    police_raid = {"en": "Police Raid", "fr": "Informateur"}[language]

    assert len(told) < MESSAGE * 0.75
    assert (police_raid in told) == agreed.specials
    said = {
        "en": ("discards become a new one", "nobody can act"),
        "fr": ("la défausse devient la pioche", "ne peut agir"),
    }
    assert all(words in told for words in said[language]), "OR-53 and OR-50"
    acting = {"en": "nobody acts", "fr": "personne n’agit"}[language]
    assert (acting in told) == (agreed.rulebook == "french"), "OR-2b"
    assert all(told != skin.rules(language, {**options, other: value}) for other, value in _changed(options))


def _changed(options: dict[str, str]) -> list[tuple[str, str]]:
    values = {"rulebook": ("english", "french"), "length": ("full", "short"), "specials": ("on", "off")}
    return [(name, next(v for v in values[name] if v != value)) for name, value in options.items()]


@pytest.mark.parametrize("language", BOTH)
def test_every_option_offers_its_values_in_words(language: Language) -> None:
    for option, values in (("rulebook", 2), ("length", 2), ("specials", 2)):
        worded = skin.option(option, language)
        offered = skin.option_values(option, language)
        assert worded.value == option
        assert worded.label
        assert 0 < len(worded.detail) <= 100
        assert len({choice.label for choice in offered}) == values
        assert all(len(choice.label) <= 80 and 0 < len(choice.detail) <= 100 for choice in offered)
    assert skin.option_values("pace", language) == ()


@pytest.mark.parametrize("language", BOTH)
def test_the_game_and_its_levels_are_worded(language: Language) -> None:
    assert skin.name(language).label == "Chicago Poker"
    assert 0 < len(skin.name(language).detail) <= 100
    levels = [skin.level(level, language) for level in game.info.levels]
    assert len({level.label for level in levels}) == len(game.info.levels)
    assert all(level.detail and level.label not in level.detail for level in levels)


@pytest.mark.parametrize("language", BOTH)
def test_help_names_every_command_of_the_game(language: Language) -> None:
    told, group = skin.help(language), say(language, "command-group")

    assert all(f"`/{group} {say(language, f'command-{command.name}')}`" in told for command in skin.commands)


@pytest.mark.parametrize("language", BOTH)
@pytest.mark.parametrize("moment", Moment)
def test_computers_have_something_to_say_each_in_their_way(moment: Moment, language: Language) -> None:
    lines = {boss: {TALK.line(moment, boss, seed, language) for seed in range(200)} for boss in Boss}

    assert all(len(said) == len(COMMON) + 1 for said in lines.values())
    assert len(set().union(*lines.values())) == len(COMMON) + len(Boss)
    assert all(len(words) < 120 for said in lines.values() for words in said)
    assert TALK.line(moment, Boss.WEISS, 7, language) == TALK.line(moment, Boss.WEISS, 7, language)


@pytest.mark.parametrize("language", BOTH)
def test_computers_speak_now_and_then_and_only_they(language: Language) -> None:
    moments = list(settled(4, Options(), 2))
    for computers in ((), (1,), (0, 2, 3)):
        said = [
            skin.remark(news, game.table(state), computers, f"{seed}", language)
            for seed, (state, news) in enumerate(moments)
        ]
        spoken = [words for words in said if words]
        mute = [boss for seat, boss in enumerate(moments[0].state.bosses) if seat not in computers]

        assert bool(spoken) == bool(computers)
        assert len(spoken) < len(said) / 2
        assert not any(f"**{skin.role(boss).split()[-1]}**" in words for boss in mute for words in spoken)


def test_the_winner_has_the_last_word() -> None:
    *_, (state, news) = settled(2, Options(), 5)
    table = game.table(state)
    assert table.outcome
    words = skin.remark(news, table, (table.outcome.winner,), 1, "en")

    assert any(
        say("en", f"talk-triumph.{key}") in words for key in (*COMMON, table.bosses[table.outcome.winner])
    )


FIGURES = (
    {"tiles": 1, "shootouts_won": 1, "shootouts_stolen": 0, "tiles_brewery": 1},
    {"tiles": 3, "shootouts_won": 3, "shootouts_stolen": 2, "tiles_brewery": 3, "best_rank": 9},
    {"tiles": 0, "shootouts_won": 0, "shootouts_stolen": 0},
)


def test_the_end_is_told_a_line_a_seat_the_winner_first() -> None:
    result = Result(ranks=(2, 1, 3), scores=None, figures=FIGURES)

    table = game.table(game.setup(("capone", "moran", "yale"), Options(), "seed").state)

    assert skin.ending(result, table, ("Théo_92", "Lucie", ""), "en") == (
        "**Bugs Moran** · Lucie: 3 businesses, 3 shootouts won, 2 of them stolen",
        "**Al Capone** · Théo\\_92: one business, one shootout won",
        "**Frank Yale** · computer: no business, no shootout won",
    )


@pytest.mark.parametrize("language", BOTH)
def test_every_figure_of_the_statistics_has_words_and_others_have_none(language: Language) -> None:
    kinds = [f"tiles_{kind.value.replace('-', '_')}" for kind in Business]
    for name in ("tiles", "shootouts_won", "shootouts_stolen", "best_rank", *kinds):
        assert skin.figure(name, 3, language)
    assert skin.figure("hands_folded", 3, language) == ""
    assert skin.figure("best_rank", 0, language), "a high card is a hand, too"
