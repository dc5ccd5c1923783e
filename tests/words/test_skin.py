"""The skin as the shell uses it: what does not depend on a moment of a game."""

import subprocess
import sys

import pytest

from bot.language import say
from bot.skins.chicago_poker import skin
from bot.skins.chicago_poker.words_talk import COMMON, Moment, line
from bot.skins.skin import Skin
from bot.table.languages import Language
from engine import chicago_poker as game
from engine.chicago_poker import Event, Options
from engine.chicago_poker.events import ShootoutHeld
from engine.chicago_poker.pieces import Boss, Business
from tests.helpers.chicago_poker.playouts import AGREEMENTS
from tests.words.tables import BOTH, settled

MESSAGE = 4000  # Discord's limit for all text of a message


def test_chicago_poker_fills_the_skin() -> None:
    filled: Skin = skin
    assert all(callable(getattr(filled, name)) for name in vars(Skin) if not name.startswith("_"))


def test_words_need_no_pillow() -> None:
    code = "import sys; from bot.skins.chicago_poker import skin; skin.title([]); print('PIL' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)

    assert told.stdout.strip() == "False"


def test_bosses_have_their_names() -> None:
    assert [skin.boss_name(boss) for boss in Boss] == [
        "Al Capone",
        "Frank Yale",
        "Hymie Weiss",
        "Bugs Moran",
        "Dion O'Banion",
        "Johnny Torrio",
    ]
    with pytest.raises(ValueError, match="nitti"):
        skin.boss_name("nitti")


def test_a_thread_is_named_after_its_bosses() -> None:
    assert skin.title(["capone", "obanion"]) == "Chicago Poker · Capone · O'Banion"
    assert len(skin.title(list(Boss))) <= 100


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

    assert len(told) < MESSAGE * 0.6
    assert (police_raid in told) == agreed.specials
    assert all(told != skin.rules(language, {**options, other: value}) for other, value in _changed(options))


def _changed(options: dict[str, str]) -> list[tuple[str, str]]:
    values = {"rulebook": ("english", "french"), "length": ("full", "short"), "specials": ("on", "off")}
    return [(name, next(v for v in values[name] if v != value)) for name, value in options.items()]


@pytest.mark.parametrize("language", BOTH)
def test_every_option_offers_its_values_in_words(language: Language) -> None:
    for option, values in (("rulebook", 2), ("length", 2), ("specials", 2)):
        offered = skin.option_choices(option, language)
        assert len({choice.label for choice in offered}) == values
        assert all(len(choice.label) <= 80 and 0 < len(choice.detail) <= 100 for choice in offered)
    assert skin.option_choices("pace", language) == ()


@pytest.mark.parametrize("language", BOTH)
@pytest.mark.parametrize("moment", Moment)
def test_computers_have_something_to_say_each_in_his_way(moment: Moment, language: Language) -> None:
    lines = {boss: {line(moment.value, boss, seed, language) for seed in range(200)} for boss in Boss}

    assert all(len(said) == len(COMMON) + 1 for said in lines.values())
    assert len(set().union(*lines.values())) == len(COMMON) + len(Boss)
    assert all(len(words) < 120 for said in lines.values() for words in said)
    assert line(moment.value, "weiss", 7, language) == line(moment.value, "weiss", 7, language)
    with pytest.raises(ValueError, match="dance"):
        line("dance", "weiss", 1, language)


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
        assert not any(
            f"**{skin.boss_name(boss).split()[-1]}**" in words for boss in mute for words in spoken
        )


def test_the_winner_has_the_last_word() -> None:
    *_, (state, news) = settled(2, Options(), 5)
    table = game.table(state)
    assert table.outcome
    words = skin.remark(news, table, (table.outcome.winner,), 1, "en")

    assert any(
        say("en", f"talk-triumph.{key}") in words for key in (*COMMON, table.bosses[table.outcome.winner])
    )


def test_the_tally_counts_what_everybody_saw() -> None:
    for seats, seed in ((2, 1), (4, 2), (6, 3)):
        *_, (state, _) = moments = list(settled(seats, Options(), seed))
        events: tuple[Event, ...] = tuple(event for _, news in moments for event in news)
        held = [event for event in events if isinstance(event, ShootoutHeld)]
        tallies = [skin.finish(events, game.table(state), seat) for seat in range(seats)]

        assert sum(tally["shootouts_won"] for tally in tallies) == len(held)
        assert sum(tally["shootouts_stolen"] for tally in tallies) == sum(e.winner != e.caller for e in held)
        assert [tally["tiles"] for tally in tallies] == [len(tiles) for tiles in state.tiles]
        assert all(
            tally["tiles"] == sum(tally[f"tiles_{kind.name.lower()}"] for kind in Business)
            for tally in tallies
        )
        best = max(fighter.hand.rank for event in held for fighter in event.fighters)
        assert max(tally.get("best_rank", 0) for tally in tallies) == best
    assert "best_rank" not in skin.finish((), game.table(game.setup(2, Options(), 1).state), 0)
