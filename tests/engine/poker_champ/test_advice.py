"""Advice: what a boss would do and why, counted in the worlds it decides by, from what the seat may see."""

from collections.abc import Iterator
from random import Random

import pytest

from engine import poker_champ as game
from engine.advice import Advice, Advised
from engine.poker_champ import Action, Event, Options, SeatView, State
from engine.poker_champ.actions import Fold, Stay
from engine.poker_champ.computer.choosing import dice_of
from engine.poker_champ.computer.foresight import WORLDS, Deal
from engine.poker_champ.computer.prospects import Standings, prospect
from tests.helpers.played_out import played_out
from tests.helpers.poker_champ.another_world import redealt
from tests.helpers.poker_champ.by_hand import at
from tests.helpers.poker_champ.playouts import playout

RIVER = "bosses: capone yale\nstage: river\ncommon: Ks 9h 4d Qc 7s\n"
NUTS = RIVER + "hand capone: Jh Td\nhand yale: 2c 3d\n"


def some(seats: int, options: Options, seed: int) -> Iterator[tuple[State, SeatView, tuple[Event, ...]]]:
    """A few moments of a random game, each with a seat that is asked."""
    events = game.setup(seats, options, seed).events
    for number, move in enumerate(playout(seats, options, seed)):
        if number % 7 == 3:
            yield move.before, game.view(move.before, move.seat), events
        if number > 20:
            return
        events += move.step.events


def of(advice: Advice[Action], action: Action) -> Advised[Action]:
    return next(each for each in advice.best if each.action == action)


@pytest.mark.usefixtures("quick_thinkers")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, Options()),
        pytest.param(4, Options("timed", 10), marks=pytest.mark.long("two and six are tried by day")),
        (6, Options("long")),
    ],
)
def test_both_decisions_are_advised_first_what_a_boss_does(seats: int, options: Options) -> None:
    for _, view, events in some(seats, options, seats):
        advice = game.advise(view, "seed", events, (Fold(), Stay()))

        assert advice.best[0].action == game.choose(view, "boss", "seed", events)
        assert {each.action for each in advice.best} == {offer.action for offer in view.offers}
        assert [each.worth for each in advice.best] == sorted(
            (each.worth for each in advice.best), reverse=True
        )
        assert advice.also == (of(advice, Fold()), of(advice, Stay()))
        assert all(len(each.changes) <= 4 for each in advice.best)
        assert advice == game.advise(view, "seed", events, (Fold(), Stay()))


def test_two_worlds_that_look_alike_get_the_same_advice() -> None:
    different = 0
    for state, view, events in some(4, Options(), 11):
        other = redealt(state, view.seat, Random(5))
        different += other != state

        assert repr(game.advise(game.view(other, view.seat), "seed", events)) == repr(
            game.advise(view, "seed", events)
        )
    assert different


def test_every_number_is_counted_in_the_worlds() -> None:
    for _, view, events in some(4, Options(), 3):
        advice = game.advise(view, "seed", events)
        dice = dice_of(view, "seed")
        deal = Deal(view, events, dice)
        worlds = [deal.imagined(dice) for _ in range(WORLDS)]
        stayed = [deal.played(world, stays=True) for world in worlds]
        folded = [deal.played(world, stays=False) for world in worlds]
        me, changes = view.seat, {each.name: each.facts for each in of(advice, Stay()).changes}
        cost = min(view.table.price, view.row.chips)
        unseen = sum(t.staying == (me,) for t in stayed)

        assert advice.tries == WORLDS
        for action, tries in ((Stay(), stayed), (Fold(), folded)):
            assert of(advice, action).worth == pytest.approx(100 * sum(t.chance for t in tries) / WORLDS)
        assert changes["pot"] == {
            "chance": round(sum(me in t.winners for t in stayed) * 100 / WORLDS),
            "by": "folds" if 2 * unseen > sum(me in t.winners for t in stayed) else "cards",
        }
        assert changes["price"] == {
            "cost": cost,
            "pot": view.table.pot,
            "needs": round(100 * cost / (view.table.pot + cost)),
            "has": round(100 * sum(map(deal.best, worlds)) / WORLDS),
        }
        assert changes["chips"] == {
            "before": view.row.chips,
            "after": round(sum(t.chips[me] for t in stayed) / WORLDS),
        }
        assert all(t.chips[me] == view.row.chips for t in folded)


def test_who_cannot_lose_takes_the_pot_in_every_try() -> None:
    stay, fold = game.advise(game.view(at(NUTS), 0), "seed", ()).best

    assert stay.action == Stay()
    assert stay.changes[0].facts["chance"] == 100
    assert stay.changes[1].facts["has"] == 100
    assert stay.worth > fold.worth


def test_an_award_at_stake_is_told() -> None:
    """Yale has staked the last chip: whoever wins is champion, or gives one help."""
    text = NUTS + "chips: 16 0\nawards: 1 1\npaid capone: 1 1 2\npaid yale: 1 1 2 0\n"
    stay = of(game.advise(game.view(at(text), 0), "seed", ()), Stay())

    assert {change.name: change.facts for change in stay.changes}["award"] == {"before": 0, "after": 100}
    assert stay.worth == pytest.approx(100)


def test_nobody_is_advised_who_is_not_asked() -> None:
    with pytest.raises(ValueError, match="nothing is asked"):
        game.advise(game.view(played_out(game, at(NUTS), "end"), 0), "seed", ())


def test_the_end_of_a_game_is_what_it_is_and_near_it_an_award_counts_for_more() -> None:
    ahead, timed = Standings((6, 18), (1, 0)), Options("timed", 10)

    assert prospect(ahead, 0, timed, 0) == 1.0
    assert prospect(Standings((6, 18), (1, 1)), 1, timed, 0) == 0.5
    assert prospect(Standings((6, 18), (0, 0)), 1, timed, 0) == 1.0
    assert prospect(Standings((6, 18), (4, 3)), 1, Options("long"), 50) == 0.0
    chances = [prospect(ahead, 0, timed, left) for left in range(10)]
    assert chances == sorted(chances, reverse=True)
