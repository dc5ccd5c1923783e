"""The news: never more than six lines, never silent, and right."""

import re
from collections.abc import Sequence
from dataclasses import fields

import pytest

from bot.skins.chicago_poker.words.news import tell
from bot.skins.fitting import DIGEST_LINES_MAX
from bot.table.languages import Language
from engine import chicago_poker as game
from engine.chicago_poker import Event, Options, State
from engine.chicago_poker.cards import Card
from engine.chicago_poker.events import (
    GangsterLiquidated,
    GangsterPlayed,
    MarkerPlaced,
    PoliceRaided,
    ReinforcementAnswered,
    ShootoutHeld,
    TurnEnded,
)
from tests.helpers.chicago_poker.by_hand import at, does
from tests.helpers.chicago_poker.positions import ENGLISH, FRENCH
from tests.helpers.skins.tables import BOTH, EACH_SIZE, NAMES, TABLES, settled

PEOPLE = ("Lucie", "Nono", "Karim", "Théo")
WHEN = re.compile(r"!( It starts with their next turn\.)?|\u00a0: elle éclate [^.]+\.|\u00a0!")
LONGEST = 1500  # of Discord's 4,000 for the whole message


@pytest.mark.parametrize(("seats", "options", "seed"), EACH_SIZE)
@pytest.mark.parametrize("language", BOTH)
def test_all_news_of_any_game_is_told_in_one_to_six_lines(
    seats: int, options: Options, seed: int, language: Language
) -> None:
    for state, news in settled(seats, options, seed):
        lines = tell(news, game.table(state), NAMES, language)

        assert 1 <= len(lines) <= DIGEST_LINES_MAX
        assert all(line and "\n" not in line and line == line.strip() for line in lines)
        assert sum(map(len, lines)) <= LONGEST


@pytest.mark.parametrize("language", BOTH)
def test_a_row_of_turns_gathers_into_six_lines_that_lose_nothing(language: Language) -> None:
    game_of_six = [moment for moment, _ in zip(settled(6, Options(), 4), range(60), strict=False)]
    for first in range(0, 54, 6):
        row = game_of_six[first : first + 6]
        table = game.table(row[-1].state)
        single = [line for state, news in row for line in tell(news, game.table(state), NAMES, language)]
        gathered = tell(tuple(event for _, news in row for event in news), table, NAMES, language)

        assert len(gathered) <= DIGEST_LINES_MAX
        assert _words(gathered) == _words(single)


def _words(lines: Sequence[str]) -> list[str]:
    """All words, but those that say when a shootout starts: it may start in the same news."""
    return sorted(WHEN.sub("!", " ".join(lines)).split())


def test_no_card_is_named_that_the_events_do_not_show() -> None:
    for state, news in settled(4, Options(), 12):
        shown = {str(card.value) for event in news for card in _gangsters(event)}
        backs = [event for event in news if isinstance(event, GangsterPlayed) and event.card is None]
        if not shown and backs:
            told = " ".join(tell(news, game.table(state), PEOPLE, "en"))
            assert not any(symbol in told for symbol in ("guns", "fedoras", "bottles", "saxes", "dice"))


def _gangsters(event: Event) -> list[Card]:
    return [card for field in fields(event) if hasattr(card := getattr(event, field.name), "colour")]


TOWN = """
    options: english full specials
    bosses: capone yale weiss moran
    turn: 10 yale
    A: speakeasy
    A yale: (R9) (B9) G2 Y4
    A weiss: (P1)
    A capone: (R1) (B2) G3
    B: brewery
    B moran: G9 Y9
    C: jazz-club
    hand yale: P9 R3 police-raid liquidation revolver bribery limousine
    deck: P2 P3 P4 P5 P6 P7 ...
"""


def told(state: State, *lines: str, language: Language = "en") -> tuple[str, ...]:
    step = does(state, *lines)
    lines = tell(step.events, game.table(step.state), PEOPLE, language)
    return tuple(line.replace("\u00a0", " ") for line in lines)


def test_small_actions_of_a_turn_share_a_line() -> None:
    assert told(at(TOWN), "yale play R3 B", "yale recruit", "yale play P9 C") == (
        "**Yale** (Nono) recruited one card and laid the 🔴 3 of guns at the Brewery (B) "
        "and the 🟣 9 of dice at the Jazz Club (C).",
    )


@pytest.mark.parametrize(
    ("lines", "english", "french"),
    [
        (
            ("yale play P9 A", "yale play R3 C"),
            "laid one gangster face down at the Gambling House (A) and one at the Speakeasy (C).",
            "a posé un gangster caché à la Salle de jeu (A) et un au Speakeasy (C).",
        ),
        (
            ("yale play P9 A", "yale play R3 C", "yale play G5 C"),
            "laid one gangster face down at the Gambling House (A) "
            "and 2 gangsters face down at the Speakeasy (C).",
            "a posé un gangster caché à la Salle de jeu (A) et 2 gangsters cachés au Speakeasy (C).",
        ),
        (
            ("yale play P9 A", "yale play R3 B", "yale play G5 C"),
            "laid one gangster face down at the Gambling House (A) and one at the Speakeasy (C) "
            "and the 🔴 3 of guns at the Brewery (B).",
            "a posé un gangster caché à la Salle de jeu (A) et un au Speakeasy (C) "
            "et le 🔴 3 de mitraillettes à la Brasserie (B).",
        ),
    ],
)
def test_single_gangsters_face_down_at_several_places_are_told_together(
    lines: tuple[str, ...], english: str, french: str
) -> None:
    town = at("""
        bosses: capone yale weiss moran
        turn: 10 yale
        A: gambling-house
        A yale: R2
        B: brewery
        C: speakeasy
        hand yale: P9 R3 G5
    """)

    assert told(town, *lines) == (f"**Yale** (Nono) {english}",)
    assert told(town, *lines, language="fr") == (f"**Yale** (Nono) {french}",)


def test_a_fifth_gangster_calls_a_shootout_in_a_line_of_its_own() -> None:
    assert told(at(TOWN), "yale play P9 A", language="fr") == (
        "**Yale** (Nono) a posé le 🟣 9 de dés au Speakeasy (A).",
        "🧨 **Yale** déclenche une fusillade au Speakeasy (A) : elle éclate au début de son prochain tour.",
    )


CALLED = """
    bosses: capone yale weiss moran
    turn: 10 yale
    A: speakeasy
    B: jazz-club
    C: brewery
    A yale: (R9) (B9) G2 Y4
    A capone: (R1) (B2) G3 Y3 R4
    hand yale: P9 R3
    deck: P2 P3 P4 P5 P6 P7 ...
"""


@pytest.mark.parametrize(
    ("language", "news"),
    [
        (
            "en",
            "🧨 **Yale** has five gangsters at the Speakeasy (A) too: "
            "**Capone** has already called that shootout.",
        ),
        (
            "fr",
            "🧨 **Yale** aligne aussi cinq gangsters au Speakeasy (A) : "
            "**Capone** y a déjà déclenché la fusillade.",
        ),
    ],
)
def test_a_shootout_that_is_called_already_is_not_called_again(language: Language, news: str) -> None:
    assert told(at(CALLED), "yale play P9 A", language=language)[-1] == news


def test_a_shootout_that_follows_in_the_same_news_is_not_announced_for_a_later_turn() -> None:
    state = at(
        CALLED.replace(" weiss moran", "")
        .replace("    C: brewery\n", "")
        .replace("A capone: (R1) (B2) G3 Y3 R4", "A capone: (R1)")
    )
    lines = told(state, "yale play P9 A", *["yale recruit"] * 2, *["capone recruit"] * 3)

    assert "🧨 **Yale** calls a shootout at the Speakeasy (A)!" in lines
    assert any(line.startswith("💥") for line in lines)


def test_a_raid_is_told_without_what_it_showed() -> None:
    assert told(at(TOWN), "yale police-raid A capone") == (
        "🚨 Police Raid: **Yale** raids **Capone** at the Speakeasy (A) and sees 2 face-down gangsters.",
    )
    assert told(at(TOWN), "yale police-raid B moran") == (
        "🚨 Police Raid: **Yale** raids **Moran** at the Brewery (B) and finds nothing face down.",
    )


def test_a_liquidated_back_is_named_for_it_lies_open_now() -> None:
    assert told(at(TOWN), "yale liquidation A weiss") == (
        "🎯 Liquidation: **Yale** takes out **Weiss**’s last gangster at the Speakeasy (A), "
        "which lay face down: the 🟣 1 of dice.",
    )


def test_a_limousine_tells_from_where_and_what_lies_open() -> None:
    assert told(at(TOWN), "yale limousine A R9 Y4 C", language="fr") == (
        "🚘 Limousine : **Yale** déplace 2 gangsters (1re et 4e cartes) "
        "de A · Speakeasy à C · Club de jazz : le 🔴 9 de mitraillettes et le 🟡 4 de saxos.",
    )


def test_a_revolver_is_a_small_action() -> None:
    assert told(at(TOWN), "yale revolver") == ("**Yale** (Nono) played the Revolver (+2 actions).",)


def test_a_tie_names_who_must_choose_and_no_answer_is_told_before_all_are_in() -> None:
    (answer,) = told(at(ENGLISH), "capone send R12")

    assert answer == "🤫 A tied boss has made a secret choice."


def test_reinforcements_and_what_they_decide_are_told_together() -> None:
    lines = told(at(ENGLISH), "capone send R12", "moran send G3")

    assert (
        lines[0]
        == "⚖️ Reinforcements at the Brewery (A): **Moran** 🟢 3 of bottles, **Capone** 🔴 12 of guns."
    )
    assert (
        "**Capone** steals it on a tie (a pair of nines): "
        "the 🔴 12 of guns beats **Moran**’s 🟢 3 of bottles!" in " ".join(lines)
    )
    assert not any("secret" in line for line in lines)


@pytest.mark.parametrize(
    "answers", [("capone send nothing", "moran send nothing"), ("capone send B3", "moran send nothing")]
)
@pytest.mark.parametrize("language", BOTH)
def test_ties_without_reinforcements_are_explained(answers: tuple[str, str], language: Language) -> None:
    step = does(at(FRENCH), *answers)
    (held,) = (event for event in step.events if isinstance(event, ShootoutHeld))
    lines = tell(step.events, game.table(step.state), PEOPLE, language)

    assert held.decided_by.value in ("clockwise", "sole-sender")
    assert any("💥" in line for line in lines)


@pytest.mark.parametrize("language", BOTH)
def test_silence_is_told_too(language: Language) -> None:
    table = game.table(at(TOWN))

    assert len(tell((), table, PEOPLE, language)) == 1
    assert len(tell((ReinforcementAnswered(0),), table, PEOPLE, language)) == 1
    (line,) = tell((TurnEnded(1, 0, stuck=True),), table, PEOPLE, language)
    assert "**Yale** (Nono)" in line


def test_random_games_show_every_great_action() -> None:
    """Were one never met, the promise above would say nothing about it."""
    seen = {type(event) for table in TABLES for _, news in settled(*table) for event in news}

    assert {GangsterLiquidated, PoliceRaided, MarkerPlaced, ShootoutHeld} <= seen
