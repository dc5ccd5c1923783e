"""CS-13: uncalled chips, side pots, shares and the high spade, by worked examples."""

from dataclasses import replace

from engine import chicago_stud as game
from engine.chicago_stud import Options
from engine.chicago_stud.events import PotPaid, Returned, Showdown, SpadeHalf, WonUnseen
from engine.chicago_stud.pots import Pot, pots
from engine.chicago_stud.rules import apply
from engine.chicago_stud.showdown import showdown
from engine.chicago_stud.state import Part, State
from engine.chicago_stud.views import PotView
from engine.french_deck import Card
from tests.helpers.chicago_stud.by_hand import cards, checked, chips, dealt, only, played, told

OPEN = Options(ante="all", limit="open")
FOUR = ("2s 3s 9s", "Kh Qh Jh", "7d 8d 8c", "2h 3h 4h")
"""Seat 1 opens; by seven cards, with what comes, see `RIVER`."""

ACES = "As Ad Kd Ks 9d 7c 2d"
KINGS = "Kh Kc Qd Jd 9h 7s 2c"
QUEENS = "Qs Qh Js Ts 8h 6c 3c"
NOTHING = "Jh Th 8d 6d 5h 3d 4c"


def at_showdown(
    options: Options,
    hands: tuple[str, ...],
    stakes: tuple[int, ...],
    folded: tuple[int, ...] = (),
    dead: int = 0,
) -> State:
    """Everybody has staked so much; those who folded are out, the others all-in or level with the most."""
    state = dealt(*(hand[:8] for hand in hands), options=options).state
    most = max(stake for seat, stake in enumerate(stakes) if seat not in folded)
    for seat, (hand, stake) in enumerate(zip(map(cards, hands), stakes, strict=True)):
        state = state.having(
            seat,
            down=(*hand[:2], hand[6]),
            up=hand[2:6],
            staked=stake,
            stack=0 if stake < most else 50,
            part=Part.FOLDED if seat in folded else Part.IN,
        )
    return replace(state, dead=dead, speaker=None)


def paid(state: State) -> tuple[PotPaid, ...]:
    return showdown(state).pots


def test_cs_13_1_what_nobody_called_goes_back() -> None:
    state = dealt(*FOUR, options=OPEN).state
    events = told(state, "1 bet 20", "2 raise 30", "3 fold", "0 fold", "1 fold")

    assert [event for event in events if isinstance(event, Returned | WonUnseen)] == [
        Returned(2, 30),
        WonUnseen(2, 1, 44),
    ]


def test_cs_13_1_also_at_a_showdown() -> None:
    """Seat 1 bets 50, seat 2 calls with all its 11: 39 come back before the cards are compared."""
    state = dealt(*FOUR, options=OPEN, stacks=(100, 100, 12, 100)).state
    step = played(state, "1 bet 50", "2 call", "3 fold", "0 fold")
    shown = only(step.events, Showdown)

    assert only(step.events, Returned) == Returned(1, 39)
    assert isinstance(shown, Showdown)
    assert [pot.chips for pot in shown.pots] == [26]
    last = game.table(step.state).last
    assert last is not None
    assert last.returned == Returned(1, 39)


def test_cs_13_1_what_a_folded_player_has_called_does_not_go_back() -> None:
    """1 bets 10 and 3 calls; on the next street 1 bets 20, and 3 folds: only the 20 were not called."""
    state = dealt(*FOUR, options=OPEN, stacks=(100, 100, 6, 100)).state
    state = played(state, "1 bet 10", "2 call", "3 call", "0 fold").state
    step = played(state, f"{state.speaker} bet 20", f"{4 - (state.speaker or 0)} fold")

    returned = only(step.events, Returned)
    assert isinstance(returned, Returned)
    assert returned.chips == 20


def test_cs_13_2_side_pots_are_layers_of_the_stakes() -> None:
    """Stakes 5 (all-in), 12 (all-in), 30, and a folded 20."""
    state = at_showdown(OPEN, (NOTHING, ACES, KINGS, QUEENS), (5, 12, 30, 20), folded=(3,))

    assert pots(state) == (Pot(20, (0, 1, 2)), Pot(21, (1, 2)), Pot(26, (2,)))
    assert game.table(state).pots == (
        PotView(20, (0, 1, 2)),
        PotView(21, (1, 2)),
        PotView(26, (2,)),
    )


def test_cs_13_2_the_dead_ante_lies_in_the_main_pot() -> None:
    state = at_showdown(OPEN, (NOTHING, ACES, KINGS), (5, 12, 12), dead=3)

    assert pots(state) == (Pot(18, (0, 1, 2)), Pot(14, (1, 2)))


def test_cs_13_2_a_dealer_all_in_by_the_ante_may_win_the_dead_chips_alone() -> None:
    state = dealt(*FOUR, options=Options(limit="open"), stacks=(100, 100, 100, 2)).state
    state = played(state, "1 bet 10", "2 call").state

    assert game.table(state).pots == (PotView(2, (0, 1, 2, 3)), PotView(20, (0, 1, 2)))


def test_cs_13_2_while_a_round_runs_only_who_is_all_in_limits_a_pot() -> None:
    """As on the design's table: 4 bet, raised by 4, a third all-in with 3."""
    state = dealt(*FOUR, options=OPEN, stacks=(100, 100, 100, 4)).state
    state = played(state, "1 bet 4", "2 raise 4", "3 call").state

    assert game.table(state).pots == (PotView(4 + 9, (0, 1, 2, 3)), PotView(1 + 5, (0, 1, 2)))


def test_cs_13_3_each_pot_goes_to_the_best_hand_that_may_win_it() -> None:
    state = at_showdown(OPEN, (ACES, KINGS, QUEENS), (5, 12, 12))

    assert [(pot.chips, pot.winners) for pot in paid(state)] == [(15, (0,)), (14, (1,))]


def test_cs_13_3_a_pot_that_only_one_may_win_is_theirs_without_comparison() -> None:
    state = at_showdown(OPEN, (ACES, QUEENS, KINGS), (5, 12, 12), folded=(2,))
    last = paid(state)[-1]

    assert last == PotPaid(14, (1,), (1,), ((1, 14),), None, None)


def test_cs_13_4_equal_hands_share_and_odd_chips_go_clockwise_from_the_dealers_left() -> None:
    """Seat 3 deals: of 20 and 3 the odd ones go to seat 0, then 1; in each pot anew."""
    split = Options(ante="all", ties="split")
    same = ("Ah Kd 9c 8d 5h 3d 2c", "Ad Ks 9s 8s 5d 3c 2d", "Ac Kc 9h 8h 5c 3h 2s", NOTHING)
    state = at_showdown(split, same, (5, 6, 6, 3), folded=(3,))

    assert [(pot.chips, pot.shares) for pot in paid(state)] == [
        (18, ((0, 6), (1, 6), (2, 6))),
        (2, ((1, 1), (2, 1))),
    ]
    dead = replace(state, dead=2)
    assert paid(dead)[0].shares == ((0, 7), (1, 7), (2, 6))
    assert paid(replace(dead, dealer=1))[0].shares == ((2, 7), (0, 7), (1, 6))


SPADES = Options(ante="all", high_spade=True)


def test_cs_13_5_the_highest_spade_dealt_face_down_takes_half_rounded_down() -> None:
    state = at_showdown(SPADES, (ACES, KINGS, "Qs 6h Jh Ts 8h 4c 3c"), (9, 9, 9), dead=2)
    (pot,) = paid(state)

    assert pot.winners == (0,)
    assert pot.spade == SpadeHalf(0, Card.parse("As"), 14)
    assert pot.shares == ((0, 15),)
    assert sum(share for _, share in pot.shares) + pot.spade.chips == pot.chips == 29


def test_cs_13_5_open_cards_and_the_common_card_do_not_count() -> None:
    """The king of spades lies open, the ace is common: the three down is the highest spade there is."""
    hands = ("Ad Ac Kd Ks 9d 7c 2d", "Kh Kc Qd Jd 9h 7s 2c", "3s Qh Js Ts 8h 6c 3c")
    state = replace(at_showdown(SPADES, hands, (9, 9, 9)), common=Card.parse("As"))
    for seat, down in enumerate(("Ad Ac", "Kh Kc", "3s Qh")):
        state = state.having(seat, down=cards(down))
    (pot,) = paid(state)

    assert pot.spade == SpadeHalf(2, Card.parse("3s"), 13)


def test_cs_13_5_without_a_spade_down_the_best_hand_takes_everything() -> None:
    hands = ("Ad Ac Kd Ks 9d 7c 2d", "Kh Kc Qd Jd 9h 7s 2c")
    (pot,) = paid(at_showdown(SPADES, hands, (9, 9)))

    assert (pot.spade, pot.shares) == (None, ((0, 18),))


def test_cs_13_5_of_each_contested_pot_to_those_who_may_win_it() -> None:
    """Seat 0 has the ace of spades and is all-in with 5; in the side pot the queen is the highest."""
    hands = ("As 4d 9d 8h 6s 2h 3d", "Kh Kc Qd Jd 9h 7s 2c", "Qs Qh Js Ts 8c 6c 3c", NOTHING)
    state = at_showdown(SPADES, hands, (5, 12, 12, 9), folded=(3,))
    first, second = paid(state)

    assert (first.winners, first.spade) == ((1,), SpadeHalf(0, Card.parse("As"), 10))
    assert (second.winners, second.spade) == ((1,), SpadeHalf(2, Card.parse("Qs"), 9))
    assert (first.chips, second.chips) == (20, 18)


def test_cs_13_5_it_plays_no_part_in_a_pot_that_only_one_may_win_or_that_is_won_unseen() -> None:
    alone = at_showdown(SPADES, ("As 4d 9d 8h 6s 2h 3d", KINGS, QUEENS), (5, 12, 12), folded=(2,))
    unseen = told(dealt(*FOUR, options=SPADES).state, "1 bet 2", "2 fold", "3 fold", "0 fold")

    assert paid(alone)[1].spade is None
    assert [event.chips for event in unseen if isinstance(event, WonUnseen)] == [4]


def test_cs_13_5_shared_hands_share_the_half_that_is_left() -> None:
    split = Options(ante="all", ties="split", high_spade=True)
    same = ("Ah Kd 9c 8d 5h 3d 2c", "Ad Ks 9h 8s 5d 3c 2d")
    (pot,) = paid(at_showdown(split, same, (9, 9), dead=3))

    assert pot.spade == SpadeHalf(1, Card.parse("Ks"), 10)
    assert pot.shares == ((0, 6), (1, 5))


def test_what_a_showdown_pays_is_all_that_was_staked() -> None:
    state = dealt(*FOUR, options=replace(SPADES, ties="split", limit="open"), stacks=(50, 30, 100, 7)).state
    state = played(state, "1 bet 2", "2 raise 20", "3 call", "0 call").state
    before = chips(state)
    step = apply(state, 1, game.parse("call"))
    while step.state.deal == 1:
        step = checked(step.state, 1)

    borrowed = 100 * sum(mine.loans for mine in step.state.seats)
    assert chips(step.state) - borrowed == before == 187
    shown = only(step.events, Showdown)
    assert isinstance(shown, Showdown)
    assert sum(shown.taken(seat) for seat in range(4)) == sum(pot.chips for pot in shown.pots)
