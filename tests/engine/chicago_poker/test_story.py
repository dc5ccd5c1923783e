"""What is told of a game of Chicago Poker; the worked examples of docs/story.md."""

import pytest

from bench.story import played
from engine import chicago_poker as game
from engine.chicago_poker.cards import Card
from engine.chicago_poker.events import Fighter, PoliceRaided, ShootoutHeld
from engine.chicago_poker.hands import hand
from engine.chicago_poker.onlooker import expected
from engine.chicago_poker.story import story
from engine.dice import Dice
from engine.game import Seat


def fighter(seat: Seat, cards: str) -> Fighter:
    """One whose cards in brackets lie face down: `R9 [B9]`."""
    words = cards.split()
    lying = tuple(Card.parse(word.strip("[]")) for word in words)
    return Fighter(seat, lying, tuple(word.startswith("[") for word in words), hand(lying))


def test_where_all_lies_open_the_onlooker_knows() -> None:
    """Worked example: two nines beat two eights, and nothing is guessed."""
    assert expected([fighter(0, "R9 B9"), fighter(1, "G8 Y8")], (), Dice("a")) == (1, 0)


def test_equal_open_hands_share_the_chance() -> None:
    assert expected([fighter(0, "R9 B9"), fighter(1, "G9 Y9")], (), Dice("a")) == (0.5, 0.5)


def test_a_back_is_the_best_of_five_guesses() -> None:
    """Worked example: three nines and a back against a full house, of the 67 other cards two help.

    One guess misses both 65 times in 67, five guesses in (65/67)⁵ = 0.86: an onlooker gives it 14 in 100.
    """
    trap, house = expected([fighter(2, "R9 B9 G9 [Y9]"), fighter(0, "R1 B1 G1 R2 B2")], (), Dice("a"))

    assert trap == pytest.approx(1 - (65 / 67) ** 5, abs=0.03)
    assert trap + house == pytest.approx(1)


def test_a_card_that_lies_open_elsewhere_is_under_no_back() -> None:
    """Worked example: with both other nines in sight nobody believes in a fourth; half a try is left."""
    fighters = [fighter(2, "R9 B9 G9 [Y9]"), fighter(0, "R1 B1 G1 R2 B2")]
    nines = {8 + 15 * colour for colour in range(5)}

    assert expected(fighters, nines, Dice("a"))[0] == 0.5 / 1000


def test_what_lies_under_a_back_is_nothing_to_an_onlooker() -> None:
    """Only faces and the number of backs count, and the order of the fighters moves nothing but the order."""
    one = expected([fighter(2, "R9 [B9] G9"), fighter(0, "R1 B1 [G7]")], (), Dice("a"))
    other = expected([fighter(2, "R9 [Y3] G9"), fighter(0, "R1 B1 [P15]")], (), Dice("a"))

    assert one == other


def test_a_shootout_stands_at_the_turn_it_begins() -> None:
    moments = played(
        game, {"rulebook": "english", "length": "short", "specials": "on"}, ["regular"] * 3, "marks"
    )
    told = story(moments, "seed")
    last = moments[-1][0]
    events = [event for _, some in moments for event in some]
    held = [event for event in events if isinstance(event, ShootoutHeld)]

    assert told.turns == last.turn == told.marks[-1].turn
    assert [mark.event for mark in told.marks] == held
    assert [mark.winners for mark in told.marks] == [(event.winner,) for event in held]
    assert [seat.counts["raids"] for seat in told.seats] == [
        sum(isinstance(event, PoliceRaided) and event.rival == seat for event in events) for seat in range(3)
    ]
    assert sum(seat.counts["stolen"] for seat in told.seats) == sum(
        event.winner != event.caller for event in held
    )
    assert told.surprise is None or told.surprise.event in held
