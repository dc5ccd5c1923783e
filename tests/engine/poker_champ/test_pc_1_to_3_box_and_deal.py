"""PC-1 to PC-3: what is in the box, marked backs, and how a deal begins."""

from collections import Counter
from itertools import combinations

import pytest

from engine import poker_champ as game
from engine.french_deck import DECK, Card
from engine.poker_champ import Options, State
from engine.poker_champ.actions import Fold
from engine.poker_champ.events import Dealt, GameStarted, StageOpened
from engine.poker_champ.pieces import AWARDS, BACKS, Back, Boss, Stage
from engine.shuffle import drawn, shuffled
from tests.helpers.poker_champ.by_hand import all_do, at, chips, told

SEATS = range(2, 7)


def deal(seats: int, seed: str = "seed") -> State:
    return game.setup(seats, Options(), seed).state


@pytest.mark.parametrize("seats", SEATS)
def test_pc_1_1_hands_common_cards_and_deck_are_the_52_cards(seats: int) -> None:
    state = deal(seats)
    hands = [card for mine in state.seats for card in mine.hand]

    assert Counter([*state.deck, *state.common, *hands]) == Counter(DECK)


@pytest.mark.parametrize("seats", SEATS)
def test_pc_1_2_everybody_begins_with_twelve_chips(seats: int) -> None:
    assert [mine.chips + sum(mine.paid) for mine in deal(seats).seats] == [12] * seats


def test_pc_1_3_there_are_seven_awards() -> None:
    assert game.table(deal(4)).awards_left == AWARDS == 7


def test_pc_2_1_everybody_sees_suit_and_class_of_all_cards() -> None:
    state = at("bosses: capone yale\nhand capone: Ks 9h\nhand yale: 2d Th")
    table = game.table(state)

    assert [[str(back) for back in row.backs] for row in table.rows] == [["Ls", "Mh"], ["Sd", "Lh"]]
    assert all(row.hand is None for row in table.rows)


@pytest.mark.parametrize(
    ("letters", "ranks"), [("L", "KQJT"), ("M", "9876"), ("S", "5432")], ids=["large", "medium", "small"]
)
def test_pc_2_2_a_class_has_four_ranks_and_an_ace_shows_no_suit(letters: str, ranks: str) -> None:
    for suit in "shdc":
        assert {str(Back.of(Card.parse(rank + suit))) for rank in ranks} == {letters + suit}
        assert str(Back.of(Card.parse(f"A{suit}"))) == "A"
        assert Back.of(Card.parse(f"A{suit}")).suit is None


def test_pc_2_3_thirteen_backs_stand_for_four_cards_each() -> None:
    assert len(BACKS) == 13
    assert {len(back.faces) for back in BACKS} == {4}
    assert all(Back.of(face) == back for back in BACKS for face in back.faces)


def test_pc_2_3_hands_of_two_cards_have_91_pairs_of_backs() -> None:
    pairs = [frozenset(Counter(map(Back.of, hand)).items()) for hand in combinations(DECK, 2)]

    assert (len(pairs), len(set(pairs))) == (1326, 91)


def test_pc_3_1_every_deal_has_a_shuffle_of_all_cards() -> None:
    state = deal(2)
    later = game.apply(state, game.awaited(state)[0], Fold()).state
    first, second = later.clockwise()

    for number, deck in ((1, state), (2, later)):
        pile = shuffled(DECK, "seed", number)
        assert deck.shuffles == number
        assert deck.seats[(deck.dealer + 1) % 2].hand == (pile[0], pile[2])
    assert {later.seats[first].hand[0], later.seats[second].hand[0]} == set(shuffled(DECK, "seed", 2)[:2])


def test_pc_3_2_the_first_dealer_is_drawn_and_the_place_goes_on_clockwise() -> None:
    seen = {deal(4, str(seed)).dealer for seed in range(40)}
    state = at("bosses: capone yale weiss\ndeal: 4 weiss")

    assert seen == {0, 1, 2, 3}
    assert deal(4).dealer == drawn(4, "seed:first")
    assert all_do(state, "fold fold -").state.dealer == 0


@pytest.mark.parametrize("seats", SEATS)
def test_pc_3_3_two_cards_each_one_at_a_time_from_the_dealers_left(seats: int) -> None:
    state = deal(seats)
    deck = shuffled(DECK, "seed", 1)

    for place in range(seats):
        seat = (state.dealer + 1 + place) % seats
        assert state.seats[seat].hand == (deck[place], deck[place + seats])


def test_pc_3_4_everybody_pays_one_and_the_flop_opens() -> None:
    step = game.setup(3, Options(), "seed")
    started, dealt, opened = step.events

    assert isinstance(started, GameStarted)
    assert isinstance(dealt, Dealt)
    assert isinstance(opened, StageOpened)
    assert (dealt.deal, dealt.price, dealt.backs) == (
        1,
        1,
        tuple(row.backs for row in game.table(step.state).rows),
    )
    assert chips(step.state) == [11, 11, 11]
    assert (step.state.pot, step.state.stage) == (3, Stage.FLOP)


def test_pr_1_a_timed_game_has_ten_twenty_or_thirty_deals() -> None:
    words = {option.name: option.values[0] for option in game.info.options}

    assert game.agree(words) == Options("standard", 200)
    assert game.agree(words | {"length": "timed"}) == Options("timed", 20)
    assert game.agree(words | {"length": "timed", "deals": "10"}) == Options("timed", 10)
    assert game.agree(words | {"length": "long", "deals": "30"}) == Options("long", 200)
    for length, deals in (("timed", 15), ("standard", 20), ("quick", 100)):
        with pytest.raises(ValueError, match=str(deals) if length != "quick" else "quick"):
            Options(length, deals)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="brief"):
        game.agree(words | {"length": "brief"})


def test_pr_2_the_dealer_only_fixes_an_order() -> None:
    """Whoever deals, the same seats are awaited, in another order."""
    text = "bosses: capone yale weiss\ndeal: 1 {}"

    assert game.awaited(at(text.format("capone"))) == (1, 2, 0)
    assert game.awaited(at(text.format("weiss"))) == (0, 1, 2)


def test_pr_3_nobody_is_asked_in_stage_1() -> None:
    for seed in range(20):
        for event in game.setup(4, Options(), seed).events:
            assert not isinstance(event, StageOpened) or event.stage is Stage.FLOP
    step = all_do(deal(3), "fold fold -")
    assert [type(event) for event in step.events[-2:]] == [Dealt, StageOpened]
    assert told(step, StageOpened)[-1].stage is Stage.FLOP


def test_pr_18_the_backs_lie_in_the_order_dealt() -> None:
    state = at("bosses: capone yale\nhand capone: 2s Ks\nhand yale: Kh Kd")

    assert [str(back) for back in game.table(state).rows[0].backs] == ["Ss", "Ls"]
    assert [str(back) for back in game.table(state).rows[1].backs] == ["Lh", "Ld"]
    assert game.view(state, 0).hand == state.seats[0].hand


def test_who_sits_down_is_known_by_a_boss() -> None:
    step = game.setup(["moran", "capone"], Options(), 1)

    assert step.events[0] == GameStarted((Boss.MORAN, Boss.CAPONE), Options())
    assert [row.boss for row in game.table(step.state).rows] == [Boss.MORAN, Boss.CAPONE]
    for wrong in (1, 7, ["capone"], ["capone", "capone"], ["capone", "nitti"]):
        with pytest.raises(ValueError, match=r"bosses|twice|nitti"):
            game.setup(wrong, Options(), 1)
