"""How computers decide: from what their seat may see, the same for the same, and not to be run over."""

from collections.abc import Callable

import pytest

from engine import poker_champ as game
from engine.computers import Level
from engine.dice import Dice
from engine.french_deck import Card
from engine.game import Seat
from engine.poker_champ import Action, Event, Options, SeatView, State
from engine.poker_champ.actions import Fold, Stay
from engine.poker_champ.computer.odds import limit, may_be, needed, share
from engine.poker_champ.computer.prospects import Standings, helped, prospect
from engine.poker_champ.computer.reading import likelihood, likelihoods, looseness
from engine.poker_champ.computer.rookie import share as rookie_share
from engine.poker_champ.computer.runouts import Held, looking_back, outlook
from engine.poker_champ.computer.worlds import weight
from engine.poker_champ.events import AwardGiven, Folded, Stayed
from engine.poker_champ.pieces import GIFT, PLAY_CHIPS, Back, Stage
from engine.shuffle import drawn
from tests.helpers.played_out import played_out
from tests.helpers.poker_champ.by_hand import at, cards

RIVER = """\
bosses: capone yale
stage: river
common: Ks 9h 4d Qc 7s
"""
NUTS = RIVER + "hand capone: Jh Td\nhand yale: 2c 3d\n"
NOTHING = RIVER + "hand capone: 2c 3d\nhand yale: Kd Kh\n"


def chosen(text: str, level: str, seat: Seat = 0) -> Action:
    return game.choose(game.view(at(text), seat), level, "seed", ())


@pytest.mark.parametrize("level", Level)
def test_every_level_stays_with_the_best_hand_there_is(level: str) -> None:
    for seed in range(5):
        if level != Level.ROOKIE:  # it has its whims
            assert chosen(NUTS + f"seed: {seed}\n", level) == Stay()


@pytest.mark.parametrize("level", [Level.REGULAR, Level.BOSS])
def test_who_reads_backs_folds_what_cannot_win(level: str) -> None:
    """Two large hearts and diamonds beat deuce high, whatever they are."""
    assert chosen(NOTHING, level) == Fold()


@pytest.mark.parametrize(("rival", "expected"), [("8d 3h", Stay()), ("Qd Jc", Fold())])
def test_a_boss_stays_with_little_where_the_backs_of_the_rival_would_fold(
    rival: str, expected: Action
) -> None:
    """What a regular folds as too dear wins the pot where a medium and a small back give up."""
    text = f"bosses: capone yale\nstage: flop\ncommon: Jh 5d Qs\nhand capone: 9c 4h\nhand yale: {rival}\n"
    view = game.view(at(text), 0)

    assert game.choose(view, "regular", "seed", ()) == Fold()
    assert {game.choose(view, "boss", f"{seed}", ()) for seed in range(5)} == {expected}


def test_the_levels_are_those_of_the_game() -> None:
    assert tuple(Level) == game.info.levels
    view = game.view(at(NUTS), 0)
    with pytest.raises(ValueError, match="brilliant"):
        game.choose(view, "brilliant", "seed", ())
    over = played_out(game, at(NUTS), "end")
    with pytest.raises(ValueError, match="nothing is asked"):
        game.choose(game.view(over, 0), "rookie", "seed", ())


@pytest.mark.parametrize("level", Level)
def test_the_same_view_seed_and_events_are_the_same_decision(level: str) -> None:
    step = game.setup(4, Options(), "same")
    view = game.view(step.state, 2)

    assert {game.choose(view, level, "seed", step.events) for _ in range(3)} == {
        game.choose(view, level, "seed", step.events)
    }


def test_backs_allow_what_they_say_less_what_is_seen() -> None:
    pairs = may_be((Back.of(Card.parse("Ks")), Back.of(Card.parse("Qs"))), cards("Ks 9h Ah"))

    assert {card for pair in pairs for card in pair} == set(cards("Qs Js Ts"))
    assert all(one != two for one, two in pairs)
    assert len(pairs) == 6


def test_a_share_is_exact_where_that_is_quick_and_near_where_it_is_not() -> None:
    common = cards("Ks 9h 4d")
    rival = [(Card.parse("Kd"), Card.parse("2c"))]
    own = (Card.parse("Kh"), Card.parse("3c"))
    exact = share(own, common, [rival], Dice("one"))
    other = [(one, two) for one in cards("5h 6h 7h 8h") for two in cards("Js Qs")]

    assert share(own, common, [rival], Dice("two")) == exact
    near = [share(own, common, [rival, other], Dice(str(lot))) for lot in range(4)]
    assert max(near) - min(near) < 0.15
    assert all(each < exact for each in near)


KING_ON_THE_TURN = "Ks 9h 4d Qc"


def held_by(common: str, *hands: str) -> Held:
    """By seat the pairs under the backs of these hands, as weights."""
    backs = [(Back.of(one), Back.of(two)) for one, two in map(cards, hands)]
    return {seat: [weight(p) for p in may_be(each, cards(common))] for seat, each in enumerate(backs)}


def place_of(held: Held, seat: Seat, hand: str) -> int:
    return held[seat].index(weight(cards(hand)))


def test_on_the_river_a_share_is_what_it_is() -> None:
    common = "Ks 9h 4d Qc 7s"
    held = held_by(common, "Kd Kh", "As 8d", "2c 3d")
    river = outlook(Stage.RIVER, cards(common), cards("Kd Kh"), held, Dice("lot"))

    assert river.share(0, place_of(held, 0, "Kd Kh"), (1, 2)) == pytest.approx(1)
    assert river.share(2, place_of(held, 2, "2c 3d"), (0,)) == pytest.approx(0)
    one, other = (river.share(1, place_of(held, 1, "As 8d"), (seat,)) for seat in (0, 2))
    both = river.share(1, place_of(held, 1, "As 8d"), (0, 2))
    assert one is not None
    assert other is not None
    assert both == pytest.approx(one * other)


def test_from_the_turn_on_every_river_is_tried() -> None:
    held = held_by(KING_ON_THE_TURN, "Kd Jh", "As 8d")
    turn = outlook(Stage.TURN, cards(KING_ON_THE_TURN), cards("Kd Jh"), held, Dice("lot"))

    assert len({line.runout.taken for line in turn.lines()}) == 46
    assert all(line.outlooks == (turn, line.runout) for line in turn.lines())


def test_an_outlook_never_turns_up_what_the_seat_holds() -> None:
    own = cards("Kd Jh")
    held = held_by("Ks 9h 4d", "Kd Jh", "As 8d")
    flop = outlook(Stage.FLOP, cards("Ks 9h 4d"), own, held, Dice("lot"))

    for line in flop.lines():
        assert not line.runout.taken & weight(own)
        assert len(line.outlooks) == 3


@pytest.mark.parametrize("stage", [Stage.FLOP, Stage.TURN])
def test_an_outlook_sees_about_the_share_that_counting_gives(stage: Stage) -> None:
    common = cards(KING_ON_THE_TURN)[: stage + 1]
    own, backs = cards("Kd Jh"), (Back.of(Card.parse("As")), Back.of(Card.parse("8d")))
    pairs = may_be(backs, common)
    held = {0: [weight(own)], 1: [weight(pair) for pair in pairs]}
    counted = share((own[0], own[1]), common, [pairs], Dice("lot"))
    lots = [Dice(str(lot)) for lot in range(12)]
    ahead = [outlook(stage, common, own, held, dice).share(0, 0, (1,)) for dice in lots]
    back = [looking_back(stage, cards(KING_ON_THE_TURN), held, dice).share(0, 0, (1,)) for dice in lots]

    for seen in (ahead, back):
        assert sum(filter(None, seen)) / len(lots) == pytest.approx(counted, abs=0.06)


def test_a_last_chip_needs_less() -> None:
    """PC-6.2: whoever pays less than the price may take the whole pot all the same."""
    assert needed(Stage.RIVER, 12, 1, 2) == pytest.approx(1 / 13)
    assert needed(Stage.RIVER, 12, 9, 2) == pytest.approx(2 / 14)
    assert needed(Stage.FLOP, 4, 1, 3) == pytest.approx(1 / 5)
    assert needed(Stage.FLOP, 4, 9, 3) == pytest.approx(3 / 12.5)


def test_the_record_tells_who_stays_with_anything() -> None:
    record: list[Event] = [Stayed(1, Stage.FLOP, 1, 1, 9) for _ in range(30)]
    record += [Folded(2, Stage.FLOP) for _ in range(30)]
    loose = looseness(3, record)

    assert loose[2, Stage.FLOP] < -0.5 < 0 == loose[0, Stage.FLOP] < 0.5 < loose[1, Stage.FLOP]


def likely(text: str) -> dict[str, float]:
    """How likely Yale would have stayed so far, by pair."""
    table = game.view(at(text), 0).table
    pairs = {row.seat: may_be(row.backs, table.common) for row in table.rows}
    held = {seat: [weight(pair) for pair in each] for seat, each in pairs.items()}
    present = outlook(table.stage, table.common, (), held, Dice("lot"))
    weights = likelihoods(table, held, present, looseness(len(table.rows), ()), Dice("lot"))
    return {f"{one} {two}": each for (one, two), each in zip(pairs[1], weights[1], strict=True)}


def test_who_has_paid_to_stay_is_taken_to_hold_something() -> None:
    """Yale has paid for the flop and the turn: a pair of kings is likelier than jack high."""
    would = likely(RIVER + "hand capone: Ah Td\nhand yale: Kd 3c\nchips: 8 8\n")

    assert would["Kd 3c"] > 2 * would["Jd 3c"]
    assert all(0 < each <= 1 for each in would.values())


def test_who_has_decided_nothing_may_hold_anything() -> None:
    would = likely(
        "bosses: capone yale\nstage: flop\ncommon: Ks 9h 4d\nhand capone: Ah Td\nhand yale: Kd 3c\n"
    )

    assert set(would.values()) == {1.0}


def test_a_rival_stays_the_likelier_the_greater_its_share_and_the_looser_it_is() -> None:
    by_share = [likelihood(each / 10, 0.5, 0.0) for each in range(11)]
    by_looseness = [likelihood(0.3, 0.5, each / 10) for each in range(-10, 11)]

    assert by_share == sorted(by_share)
    assert by_looseness == sorted(by_looseness)
    assert (by_looseness[0], by_looseness[-1]) == (0.0, 1.0)
    assert limit(Stage.RIVER, 12, 9, 2, 2) > limit(Stage.RIVER, 12, 9, 2, 0)


def test_the_broke_are_helped_as_the_rules_say() -> None:
    after = helped([30, 0, 0, 18], [0, 1, 0, 0], (1, 2, 3, 0), Options("long"))

    assert after == Standings((18, 6, 6, 18), (2, 1, 0, 0))
    assert helped([30, 0, 0, 18], [1, 0, 0, 0], (1, 2, 3, 0), Options()).chips == (24, 6, 0, 18)


def test_prospects_add_up_and_an_award_is_worth_something() -> None:
    level = Standings((12, 12, 12), (0, 0, 0))
    ahead = Standings((12, 12, 12), (1, 0, 0))

    assert sum(prospect(level, seat, Options()) for seat in range(3)) == pytest.approx(1)
    assert prospect(ahead, 0, Options()) > prospect(level, 0, Options()) > prospect(ahead, 1, Options())
    assert prospect(Standings((6, 6, 24), (2, 1, 1)), 0, Options()) == 1.0


def stays_always(_view: SeatView, _events: list[Event]) -> Action:
    return Stay()


def by_computer(level: str) -> Callable[[SeatView, list[Event]], Action]:
    return lambda view, events: game.choose(view, level, f"{view.table.deal}", events)


def played(players: list[Callable[[SeatView, list[Event]], Action]], seed: str) -> tuple[State, list[Event]]:
    step = game.setup(len(players), Options(), seed)
    state, events, number = step.state, list(step.events), 0
    while awaited := game.awaited(state):
        seat = awaited[drawn(len(awaited), f"{seed}:{number}")]
        step = game.apply(state, seat, players[seat](game.view(state, seat), events))
        state, number = step.state, number + 1
        events += step.events
    return state, events


def test_a_rookie_takes_an_average_hand_for_a_fair_share_of_the_pot() -> None:
    """As one chance after the other an average hand would be worth an eighth against three, and be folded."""
    for rivals in range(1, 6):
        assert rookie_share(0.5, rivals) == pytest.approx(1 / (rivals + 1))
        assert rookie_share(-0.1, rivals) == 0
        assert rookie_share(1.1, rivals) == 1
        assert rookie_share(0.4, rivals) < rookie_share(0.6, rivals)


DECIDE = {Level.ROOKIE: 1200, Level.REGULAR: 200, Level.BOSS: 100}
"""So many games tell skill from luck: the less a level is above chance, the more."""
UNTIL_IT_SHOWS = pytest.mark.long("Only hundreds of games tell skill from luck; make test plays two.")


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(
    ("level", "games"),
    [
        *((level, 2) for level in Level if level != Level.BOSS),  # a boss plays a whole game below
        *(pytest.param(level, games, marks=UNTIL_IT_SHOWS) for level, games in DECIDE.items()),
    ],
)
def test_nobody_runs_over_a_computer_by_always_staying(level: str, games: int, seats: int) -> None:
    """Awards and chips over the same deals from every seat; many games decide, two keep it running.

    What changes hands as help for the broke is neither won nor lost.
    """
    gained, awards = 0, 0  # Awards more than a fair share of them, times the seats
    for number in range(games):
        deal, seat = divmod(number, seats)
        players: list[Callable[[SeatView, list[Event]], Action]] = [stays_always] * seats
        players[seat] = by_computer(level)
        state, events = played(players, f"always-{deal}")
        given = [event for event in events if isinstance(event, AwardGiven)]
        helped_out = sum((event.giver == seat) - (event.broke == seat) for event in given)
        gained += state.seats[seat].chips - PLAY_CHIPS + GIFT * helped_out
        awards += seats * sum(event.giver == seat for event in given) - len(given)
    if games == DECIDE[Level(level)]:
        assert awards > 0
        assert gained > 0
    else:
        assert awards > -games * seats


@pytest.mark.usefixtures("quick_thinkers")
@pytest.mark.parametrize(
    ("level", "seats", "seed"),
    [
        ("rookie", 6, "whole-rookie"),
        ("regular", 4, "whole-regular"),
        ("boss", 2, "b"),
        pytest.param(
            *("boss", 2, "whole-boss"), marks=pytest.mark.long("80 deals; make test has a game of 15.")
        ),
    ],
)
def test_computers_play_whole_games(level: str, seats: int, seed: str) -> None:
    state, _ = played([by_computer(level)] * seats, seed)

    assert game.table(state).winners
