"""Advice is what a boss would do, from what one boss sees, in numbers that were counted."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from engine import chicago_poker as game
from engine.advice import Advised, Change
from engine.chicago_poker import Action, BossView, Options, State
from engine.chicago_poker.actions import Discard, Send, Stop, Take
from engine.chicago_poker.cards import Card
from engine.chicago_poker.computer import Level, advice, tries
from engine.chicago_poker.computer.foresight import dealt
from engine.chicago_poker.computer.habits import SEASONED
from engine.chicago_poker.computer.imagined import BRIBERY, REVOLVER, Imagined
from engine.chicago_poker.computer.reading import number_of, pictured, stock, unseen
from engine.chicago_poker.computer.tries import Outcome, Plan
from engine.chicago_poker.pieces import LETTERS, Special
from engine.dice import Dice
from tests.helpers.chicago_poker.another_world import redealt
from tests.helpers.chicago_poker.by_hand import at
from tests.helpers.chicago_poker.computer_games import Decision, played
from tests.helpers.chicago_poker.corners import OVER_THE_LIMIT, SEARCH
from tests.helpers.chicago_poker.playouts import PAIRS
from tests.helpers.chicago_poker.positions import ENGLISH, FRENCH

FEW = 3
OTHERS = pytest.mark.long("other agreements; the full English and the short French one are tried by day")


@pytest.fixture(autouse=True)
def few_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that whole games are quick to look at."""
    monkeypatch.setattr(advice, "TRIES", FEW)


# Capone, who lays last at the brewery: its shootout decides the town, and three of a kind wins it.
DECIDES = """
    options: english full specials
    bosses: capone yale
    turn: 12 capone
    A: brewery
    A capone: R9 B9 G9 P2
    A yale: R1 R2 B1
    B: speakeasy
    tiles capone: brewery brewery
    tiles yale: jazz-club
    hand capone: Y9 B4 police-raid
    hand yale: B14 P14
    deck: P3 P4 P5 P6 P7 ...
"""


def decisions(seats: int, options: Options, every: int) -> Iterator[Decision]:
    """Now and then one of a game of regulars; every rare one."""
    for number, decision in enumerate(played((Level.REGULAR,) * seats, options, seed=seats)):
        if number % every == 0 or decision.view.table.tie or decision.view.table.searching:
            yield decision


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        pytest.param(seats, options, marks=OTHERS if options in PAIRS[1:3] else ())
        for seats, options in enumerate(PAIRS, start=2)
    ],
    ids=str,
)
@pytest.mark.usefixtures("quick_thinkers")
def test_a_boss_would_do_the_first_unless_another_is_worth_more_and_all_of_it_may_be_done(
    seats: int, options: Options
) -> None:
    for view, events in ((each.view, each.events) for each in decisions(seats, options, every=90)):
        offered = [offer.action for offer in view.offers]
        found = game.advise(view, "seed", events, offered[:2])
        best = [advised.action for advised in found.best]

        (chosen,) = (each for each in found.best if each.action == game.choose(view, "boss", "seed", events))
        assert chosen == found.best[0] or found.best[0].worth > chosen.worth + found.noise
        assert set(best) <= set(offered)
        assert len(set(best)) == len(best)
        assert min(len(offered), 2) <= len(best) <= 3
        assert [advised.action for advised in found.also] == offered[:2]
        assert all(0 <= advised.worth <= 100.001 for advised in (*found.best, *found.also))
        assert all(len(advised.changes) <= 4 for advised in found.best)
        assert [each.worth for each in found.best[1:]] == sorted(
            (each.worth for each in found.best[1:]), reverse=True
        )
        for advised in found.also:
            assert advised in found.best or advised.action not in best


@pytest.mark.usefixtures("quick_thinkers")
def test_the_same_question_has_the_same_answer() -> None:
    for each in islice(decisions(3, Options(), every=30), 3):
        one, other = (game.advise(each.view, "seed", each.events) for _ in range(2))

        assert repr(one) == repr(other)


@pytest.mark.parametrize(
    "options",
    [pytest.param(options, marks=OTHERS if options in PAIRS[1:3] else ()) for options in PAIRS],
    ids=str,
)
@pytest.mark.usefixtures("quick_thinkers")
def test_two_worlds_that_look_alike_get_the_same_advice(options: Options) -> None:
    dice = Random(5)
    for each in islice(decisions(3, options, every=40), 3):
        other = redealt(each.state, each.seat, dice)
        one = game.advise(each.view, "seed", each.events)

        assert repr(game.advise(game.view(other, each.seat), "seed", each.events)) == repr(one)


def test_nothing_is_advised_to_whom_nothing_is_asked() -> None:
    state = at(DECIDES)

    with pytest.raises(ValueError, match="nothing is asked"):
        game.advise(game.view(state, 1), "seed", ())
    with pytest.raises(ValueError, match="stop is not offered"):
        game.advise(game.view(state, 0), "seed", (), [Stop()])


def test_numbers_are_those_of_the_tries() -> None:
    """Worth and chances are counted again, try by try, from what each try found."""
    each = next(islice(decisions(4, Options(), every=30), 4, None))
    found = game.advise(each.view, "seed", each.events)
    worlds = f"seed:advice:{each.view.table.turn}:{each.view.table.actions_left}:{len(each.view.hand)}"
    for advised in found.best:
        plans = [Plan(None, waits=True), Plan(advised.action)]
        before, after = tries.tried(each.view, each.events, plans, FEW, Dice(worlds))

        assert advised.worth == 100 * after.town
        told = [change for change in advised.changes if change.name == "shootout"]
        for change in told:
            place = LETTERS.index(str(change.facts["place"]))
            assert change.facts["before"] == round(100 * (before.shootouts[place] or 0))
            assert change.facts["after"] == round(100 * (after.shootouts[place] or 0))


def test_the_mean_of_tries() -> None:
    assert tries.mean([Outcome(1.0, (0.5, None)), Outcome(0.0, (1.0, None))]) == Outcome(0.5, (0.75, None))


def test_every_action_meets_the_same_worlds() -> None:
    each = next(islice(decisions(4, Options(), every=30), 3, None))
    plans = [Plan(None, waits=True), *(Plan(offer.action) for offer in each.view.offers[:4])]
    together = tries.tried(each.view, each.events, plans, 2, Dice("worlds"))
    apart = [tries.tried(each.view, each.events, [plan], 2, Dice("worlds"))[0] for plan in plans]

    assert together == apart


def changes_of(state: State, action: Action) -> dict[str, Change]:
    """What an action is told to change, by name; the first one of each."""
    found = game.advise(game.view(state, 0), "seed", (), [action])
    return {change.name: change for change in reversed(found.also[0].changes)}


def test_a_fifth_gangster_calls_a_shootout_and_says_what_hangs_on_it() -> None:
    changes = changes_of(at(DECIDES), game.parse("play Y9 A"))

    assert changes["calls"].facts == {"place": "A"}
    assert changes["wins"].facts == {"place": "A"}
    assert changes["shootout"].facts["place"] == "A"


def test_what_wins_the_town_is_worth_all() -> None:
    found = game.advise(game.view(at(DECIDES), 0), "seed", (), [game.parse("play Y9 A")])

    assert found.also[0].worth == 100
    assert found.best[0].worth == 100


def test_a_rivals_last_business_is_told_as_one_to_keep_from_them() -> None:
    state = at(DECIDES.replace("tiles yale: jazz-club", "").replace("tiles capone", "tiles yale"))

    assert changes_of(state, game.parse("play Y9 A"))["stops"].facts == {"place": "A"}


def test_what_lies_hidden_and_what_a_raid_shows() -> None:
    state = at(DECIDES.replace("B: speakeasy", "B: speakeasy\n    B yale: (Y1) (Y2)"))

    assert changes_of(state, game.parse("play B4 B"))["hidden"].facts == {"count": 1}
    assert changes_of(state, game.parse("police-raid B yale"))["looks"].facts == {"count": 2}


@pytest.mark.parametrize(("position", "least"), [(ENGLISH, "send B3"), (FRENCH, "send nothing")])
def test_a_reinforcement_is_weighed_by_the_shootout_it_wins(position: str, least: str) -> None:
    state = at(position)
    view = game.view(state, 0)
    found = game.advise(view, "seed", (), [game.parse(least), game.parse("send R12")])
    low, high = found.also

    assert all(isinstance(advised.action, Send) for advised in found.best)
    assert found.best[0].action == game.parse("send R12")
    assert chance(low) <= chance(high)
    assert low.changes[0].facts["before"] == chance(low)


def chance(advised: Advised[Action]) -> int:
    """Told of the shootout that waits."""
    assert advised.changes[0].name == "shootout"
    return int(advised.changes[0].facts["after"])


def test_a_card_of_the_discard_pile_is_in_hand_in_every_try() -> None:
    view = game.view(at(SEARCH), 1)
    image = imagined(view, Plan(Take(Special.REVOLVER), waits=True))

    assert all(isinstance(each.action, Take) for each in game.advise(view, "seed", ()).best)
    assert REVOLVER in image.extras[1]
    assert image.discard == [BRIBERY]
    assert number_of(Card.parse("B14")) in image.deck


def test_who_throws_away_goes_down_to_the_limit_in_every_try() -> None:
    view = game.view(at(OVER_THE_LIMIT), 1)
    image = imagined(view, Plan(Discard(Card.parse("R15"))))
    found = game.advise(view, "seed", ())

    assert all(each.changes[-1] == Change("hand", {"count": 8}) for each in found.best)
    assert image.hands[1] == [number_of(Card.parse(f"R{value}")) for value in range(14, 7, -1)]


def test_when_the_tie_is_decided_the_turn_that_waited_begins() -> None:
    image = imagined(game.view(at(ENGLISH), 0), Plan(Send(Card.parse("R12"))))
    ((place, winner),) = image.awarded

    assert place == 0
    assert winner in (0, 3)
    assert (image.active, image.left) == (1, 3)
    assert image.held(1) == 2
    assert not image.columns[2][0]


def imagined(view: BossView, plan: Plan) -> Imagined:
    """A world as one try deals it, after the action."""
    dice = Dice("world")
    table = pictured(view, dice)
    table.active = view.table.active
    hidden, pile = unseen(view, ())
    world = dealt(table, hidden, pile, stock(view), SEASONED, dice)
    tries.act(world, view, plan)
    return world
