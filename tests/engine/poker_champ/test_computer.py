"""How computers decide: from what their seat may see, the same for the same, and not to be run over."""

from collections.abc import Callable

import pytest

from engine import poker_champ as game
from engine.dice import Dice
from engine.french_deck import Card
from engine.game import Seat
from engine.poker_champ import Action, Event, Options, SeatView, State
from engine.poker_champ.actions import Fold, Stay
from engine.poker_champ.computer import Level
from engine.poker_champ.computer.odds import may_be, needed, share
from engine.poker_champ.computer.prospects import Standings, helped, prospect
from engine.poker_champ.computer.reading import looseness, rivals, shares_by_pair
from engine.poker_champ.events import AwardGiven, Folded, Stayed
from engine.poker_champ.pieces import PLAY_CHIPS, Back, Stage
from engine.shuffle import drawn
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


def test_the_levels_are_those_of_the_game() -> None:
    assert tuple(Level) == game.info.levels
    view = game.view(at(NUTS), 0)
    with pytest.raises(ValueError, match="brilliant"):
        game.choose(view, "brilliant", "seed", ())
    over = game.playout(at(NUTS), "end")
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


def test_pairs_are_tried_in_the_same_worlds() -> None:
    common = cards("Ks 9h 4d Qc 7s")
    best, worst = shares_by_pair(
        [(Card.parse("Kd"), Card.parse("Kh")), (Card.parse("2c"), Card.parse("3d"))],
        common,
        [may_be((Back.of(Card.parse("As")), Back.of(Card.parse("8d"))), common)],
        Dice("lot"),
    )

    assert best == pytest.approx(1)
    assert worst == pytest.approx(0)


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


def test_who_has_paid_to_stay_is_taken_to_hold_something() -> None:
    """Yale has paid for the flop and the turn: two kings are likelier than a king and nothing."""
    text = RIVER + "hand capone: Jh Td\nhand yale: Kd 3c\nchips: 8 8\n"
    view = game.view(at(text), 0)
    (rival,) = rivals(view, looseness(2, ()), Dice("lot"))
    likely = dict(zip(rival.pairs, rival.likelihoods, strict=True))

    assert sum(rival.likelihoods) == pytest.approx(1)
    king = sum(each for pair, each in likely.items() if pair[0].rank == 13)
    jack = sum(each for pair, each in likely.items() if pair[0].rank == 11)
    assert king > jack


def test_a_rival_never_holds_what_the_reader_sees() -> None:
    view = game.view(at(RIVER + "hand capone: Kd Qh\nhand yale: Jd Th\n"), 0)
    (rival,) = rivals(view, looseness(2, ()), Dice("lot"))

    assert {card for pair in rival.pairs for card in pair} == set(cards("Qd Jd Td Kh Jh Th"))
    assert len(rival.pairs) == len(rival.likelihoods) == len(rival.stays) == 9


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


@pytest.mark.parametrize(
    ("level", "games"),
    [
        *((level, 4) for level in Level),
        *(pytest.param(level, 100, marks=pytest.mark.long) for level in Level),
    ],
)
def test_nobody_runs_over_a_computer_by_always_staying(level: str, games: int) -> None:
    """Awards and chips over the same deals from both seats; a hundred games decide, four keep it running."""
    gained = awards = 0
    for number in range(games):
        seat = number % 2
        players = [by_computer(level), stays_always][:: 1 if seat == 0 else -1]
        state, events = played(players, f"always-{number // 2}")
        gained += state.seats[seat].chips - PLAY_CHIPS
        awards += sum(1 if event.giver == seat else -1 for event in events if isinstance(event, AwardGiven))
    if games >= 100:
        assert awards > 0
        assert gained > 0
    else:
        assert awards > -games


@pytest.mark.parametrize(("level", "seats"), [("rookie", 6), ("regular", 5), ("boss", 4)])
def test_computers_play_whole_games(level: str, seats: int) -> None:
    state, _ = played([by_computer(level)] * seats, f"whole-{level}")

    assert game.table(state).winners
