"""What is told of a game of Chicago Poker; the worked examples of docs/story.md."""

from dataclasses import replace
from functools import cache

import pytest

from bench.story import Moment, played
from engine import chicago_poker as game
from engine.chicago_poker.cards import GANGSTERS, Card
from engine.chicago_poker.chances import chances, sketched
from engine.chicago_poker.computer.stakes import shares
from engine.chicago_poker.events import Fighter, PoliceRaided, ShootoutHeld, TurnEnded
from engine.chicago_poker.hands import hand
from engine.chicago_poker.onlooker import expected
from engine.chicago_poker.pieces import SPECIALS, TILES
from engine.chicago_poker.story import positions_of, story
from engine.dice import Dice
from engine.game import Seat
from engine.story import turns_of
from tests.helpers.chicago_poker.by_hand import at
from tests.helpers.chicago_poker.corners import SECOND_ROUND, TIE_OF_THREE


def fighter(seat: Seat, cards: str) -> Fighter:
    """One whose cards in brackets lie face down: `R9 [B9]`."""
    words = cards.split()
    lying = tuple(Card.parse(word.strip("[]")) for word in words)
    return Fighter(seat, lying, tuple(word.startswith("[") for word in words), hand(lying))


@cache
def a_short_game() -> list[Moment]:
    words = {"rulebook": "english", "length": "short", "specials": "on"}
    return played(game, words, ["regular"] * 3, "marks")


def test_parts_of_the_town_are_chances() -> None:
    """Worked example: parts of 0.5, 0.3 and 0.2 are chances of 68, 21 and 11 in 100."""
    assert shares([0.5, 0.3, 0.2]) == pytest.approx([0.682, 0.205, 0.113], abs=0.001)


def test_after_every_turn_each_card_and_tile_is_somewhere_once() -> None:
    for state, seat, turn, left in positions_of(turns_of(a_short_game())):
        sketch = sketched(state, seat, turn, left=left)
        table = sketch.table
        lying = [card for row in table.columns for column in row for card in column]
        faces = [card for card in lying if card >= 0]
        unknown = sum(map(len, table.hands)) + len(lying) - len(faces) + len(state.deck)

        assert len(sketch.hidden) == unknown
        assert len(sketch.hidden) + len(sketch.pile) + len(faces) == len(GANGSTERS) + len(SPECIALS)
        won = sum(map(sum, table.tiles))
        assert won + len(sketch.tiles) + sum(kind >= 0 for kind in table.kinds) == len(TILES)
        assert won == sum(map(len, state.tiles))


@pytest.mark.parametrize("position", [TIE_OF_THREE, SECOND_ROUND])
def test_while_a_tie_is_not_decided_its_shootout_is_still_to_come(position: str) -> None:
    state = at(position)
    before = state.active - 1
    ((_, seat, turn, left),) = positions_of([(state, (TurnEnded(before, 0, stuck=False),))])
    sketch = sketched(state, seat, turn, left=left)

    assert state.tie is not None
    assert (seat, turn, left) == (before, state.turn - 1, 0), "the turn that it begins has not begun"
    assert (state.tie.caller, state.tie.place) in sketch.table.markers
    assert sum(chances(sketch, Dice("a"))) == pytest.approx(1)


def test_what_nobody_sees_changes_no_chance() -> None:
    """Hands and deck dealt the other way round, the tiles to come too: the onlooker says the same."""
    state, seat, turn, left = list(positions_of(turns_of(a_short_game())))[12]
    loose = [card for hand in state.hands for card in hand] + list(state.deck)
    turned = iter(reversed(loose))
    hands = tuple(tuple(next(turned) for _ in hand) for hand in state.hands)
    other = replace(state, hands=hands, deck=tuple(turned), stock=state.stock[::-1])
    one, two = (sketched(each, seat, turn, left=left) for each in (state, other))

    assert hands != state.hands
    assert chances(one, Dice("a")) == chances(two, Dice("a"))


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


@pytest.mark.usefixtures("quick_thinkers")
def test_a_shootout_stands_at_the_turn_in_which_it_was_told() -> None:
    moments = a_short_game()
    told = story(moments, "seed")
    events = [event for _, some in moments for event in some]
    held = [event for event in events if isinstance(event, ShootoutHeld)]

    assert told.turns == len(turns_of(moments)) - 1 == told.marks[-1].turn
    assert [mark.event for mark in told.marks] == held
    assert [mark.winners for mark in told.marks] == [(event.winner,) for event in held]
    assert [seat.counts["raids"] for seat in told.seats] == [
        sum(isinstance(event, PoliceRaided) and event.rival == seat for event in events) for seat in range(3)
    ]
    assert sum(seat.counts["stolen"] for seat in told.seats) == sum(
        event.winner != event.caller for event in held
    )
    assert told.surprise is None or told.surprise.event in held
