"""What a coach says: the engine's own numbers, in both languages."""

import re

import pytest

from bot.skins.gangster import skin
from bot.skins.gangster.words.catalogue import has
from bot.table.languages import LANGUAGES, Language
from engine import gangster as game
from engine.advice import Advised, Change
from engine.gangster import SeatView
from engine.gangster.actions import Action
from tests.helpers.gangster.by_hand import at
from tests.helpers.gangster.words import NAMES

both = pytest.mark.parametrize("language", LANGUAGES)

CHANGES = (
    (Change("district", {"place": "loop", "before": 2, "after": 7}), "The Loop: you 2 → 7 points"),
    (
        Change("rival", {"place": "loop", "clan": "grey", "before": 8, "after": 1}),
        "The Loop: ⚪✖️ grey 8 → 1 point",
    ),
    (Change("next", {"before": 3, "after": 12}), "Your next turns: 3 → 12 points"),
    (Change("later", {"before": 12, "after": 15}), "Later rounds: 12 → 15 points"),
    (Change("king", {"before": 34, "after": 61}), "Chance to become King of Chicago: 34% → 61%"),
    (
        Change("ends", {"chance": 75, "ahead": -6}),
        "⚠️ Your third card ends the round in 75% of cases: "
        "as things stand, you’d be 6 points behind the best rival",
    ),
    (
        Change("ends", {"chance": 100, "ahead": 1}),
        "⚠️ Your third card will end the round: as things stand, you’d be one point ahead of everybody",
    ),
    (
        Change("ends", {"chance": 50, "ahead": 0}),
        "⚠️ Your third card ends the round in 50% of cases: "
        "as things stand, you’d be level with the best rival",
    ),
    (
        Change("doubler", {"chance": 82, "mine": 3, "theirs": 2}),
        "Your third card places a doubler in 82% of cases; "
        "as things stand, it’s worth about 3 to you and 2 to each rival",
    ),
    (Change("cards", {"cards": "1 3"}), "Leaves you cards 1 and 3"),
    (Change("cards", {"cards": "2"}), "Leaves you card 2"),
    (Change("car", {"riding": 4}), "Leaves 4 gangsters in your car"),
    (Change("car", {"riding": 0}), "Leaves nobody in your car"),
    (Change("trunk", {"held": 1, "room": 2}), "Leaves one rival in your trunk (room for 2)"),
)


@pytest.mark.parametrize(("change", "words"), CHANGES)
def test_every_change_is_told_with_its_numbers(change: Change, words: str) -> None:
    view = game.view(at(), 0)
    advised = Advised(game.parse("unload own"), 6.4, (change,))

    first, told = skin.advised(advised, 24, view, NAMES, "en")
    assert first == "About **6 points** better than doing nothing (average of 24 tries)."
    assert told == words

    _, french = skin.advised(advised, 24, view, NAMES, "fr")
    assert [int(fact) for fact in re.findall(r"\d+", french)] == numbers(change)


def test_what_is_taken_at_the_harbour_is_told_with_its_breakfast() -> None:
    state = at("trunk blue: grey", "equipment blue: bumper door")
    action = game.parse("drive 1 gold-coast gun breakfast")
    advised = Advised(action, 0.2, (Change("harbour", {"take": "gun", "breakfast": 1}),))

    first, told = skin.advised(advised, 24, game.view(state, 0), NAMES, "en")

    assert first == "About as good as doing nothing (average of 24 tries)."
    assert told.startswith("You take the Tommy gun; the Door falls off. Sicilian breakfast: ⚪✖️ grey stays")


@pytest.mark.parametrize(
    ("worth", "english", "french"),
    [
        (
            1.2,
            "About **one point** better than",
            "Environ **1 point** de plus qu’en ne faisant rien (24 essais).",
        ),
        (
            -3.7,
            "About **4 points** worse than",
            "Environ **4 points** de moins qu’en ne faisant rien (24 essais).",
        ),
        (-0.3, "About as good as", "Autant ne rien faire"),
    ],
)
def test_worth_is_told_in_points(worth: float, english: str, french: str) -> None:
    view, advised = game.view(at(), 0), Advised(game.parse("unload own"), worth)

    assert skin.advised(advised, 24, view, NAMES, "en")[0].startswith(english)
    assert skin.advised(advised, 24, view, NAMES, "fr")[0].startswith(french)


def test_who_leads_two_clans_is_told_which_acts() -> None:
    view = game.view(at(players=2), 0)
    for offer in view.offers[:: len(view.offers) - 1]:
        clan = str(offer.action.by)
        assert clan in skin.advised(Advised(offer.action, 3), 24, view, NAMES, "en")[0]


def test_what_a_line_gave_away() -> None:
    done, best = Advised(None, 1.0), [Advised(None, 1 + cost) for cost in (0.2, 1, 4.4)]
    assert [skin.gave_away(done, each, "en") for each in best] == [
        "That gave away less than a point.",
        "That gave away about a point.",
        "That gave away about 4 points.",
    ]
    assert [skin.gave_away(done, each, "fr") for each in best] == [
        "Tu y perds moins d’un point.",
        "Tu y perds environ 1 point.",
        "Tu y perds environ 4 points.",
    ]


@both
def test_all_that_is_advised_has_words(language: Language) -> None:
    state = at("trunk blue: grey", "spaces loop: brown blue", "open blue: 1 2")
    view: SeatView = game.view(state, 0)
    advice = game.advise(view, "seed", ())
    best: tuple[Advised[Action], ...] = advice.best

    for advised in best:
        told = skin.advised(advised, advice.tries, view, NAMES, language)
        assert len(told) == 1 + len(advised.changes)
        assert all(0 < len(words) < 200 for words in told)
    assert all(has(f"advised-{change.name}") for change, _ in CHANGES)


def numbers(change: Change) -> list[int]:
    """As they are told: cards one by one, how far one is behind as a plain number."""
    found = []
    for name, fact in change.facts.items():
        if name in ("place", "clan") or (name == "held" and fact == 1) or fact in (0, 100):
            continue  # told in words
        found += [abs(int(word)) for word in str(fact).split()]
    return found
