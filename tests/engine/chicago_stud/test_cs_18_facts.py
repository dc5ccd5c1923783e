"""CS-18: what must hold after every action of any game; the counts of hands are engine/french_deck's."""

from collections import Counter
from itertools import pairwise

import pytest

from engine import chicago_stud as game
from engine.chicago_stud import Options, State
from engine.chicago_stud.events import BetMade, Raised, Showdown, StreetDealt
from engine.chicago_stud.pots import Pot, pots
from engine.chicago_stud.state import Part
from engine.french_deck import DECK, JOKERS, Category, best_high, best_low, high_value, low_value
from tests.helpers.chicago_stud.by_hand import EACH, checked, played
from tests.helpers.chicago_stud.playouts import Move, every_table, playout

each_table = every_table(0)


@each_table
def test_cs_18_1_no_chip_is_ever_lost_and_no_stack_negative(seats: int, options: Options, seed: int) -> None:
    for move in playout(seats, options, seed):
        state = move.step.state
        held = sum(mine.stack + mine.staked for mine in state.seats) + state.dead
        assert held == options.stack * (seats + sum(mine.loans for mine in state.seats))
        assert min(mine.stack for mine in state.seats) >= 0


@each_table
def test_cs_18_2_no_card_is_ever_lost(seats: int, options: Options, seed: int) -> None:
    for move in playout(seats, options, seed):
        assert Counter(_cards(move.step.state)) == Counter(options.deck)


@pytest.mark.parametrize(("seats", "used"), [(2, 14), (7, 49), (8, 49)])
def test_cs_18_2_a_deal_in_which_all_stay_uses_so_many_cards(seats: int, used: int) -> None:
    assert len(checked(game.setup(seats, EACH, 1).state, 4).state.deck) == 52 - used


@each_table
def test_cs_18_3_the_pots_are_all_stakes_and_somebody_in_holds_the_highest(
    seats: int, options: Options, seed: int
) -> None:
    for move in playout(seats, options, seed):
        state = move.step.state
        stakes = [mine.staked for mine in state.seats]
        assert sum(pot.chips for pot in pots(state)) == sum(stakes) + state.dead
        assert max(stakes) == max(mine.staked for mine in state.seats if mine.part is Part.IN)
        if state.speaker is not None and not any(mine.acted for mine in state.seats):
            assert pots(state) == tuple(_layers(state))


@each_table
def test_cs_18_4_with_suits_every_pot_has_one_best_hand(seats: int, options: Options, seed: int) -> None:
    if options.ties == "split":
        return
    for move in playout(seats, options, seed):
        for event in move.step.events:
            if isinstance(event, Showdown):
                assert all(len(pot.winners) == len(pot.shares) == 1 for pot in event.pots)
                assert [hand.place for hand in event.hands] == list(range(1, len(event.hands) + 1))


def test_cs_18_5_the_kinds_of_hand_are_told_apart_as_they_are_counted() -> None:
    """One hand of each kind; over all hands the counts are held by the tests of engine/french_deck."""
    suited = DECK[:13]
    kinds = {
        Category.STRAIGHT_FLUSH: suited[:5],
        Category.FLUSH: (*suited[:4], suited[8]),
        Category.FIVE_OF_A_KIND: (DECK[0], DECK[13], DECK[26], DECK[39], JOKERS[0]),
        Category.FOUR_OF_A_KIND: (DECK[0], DECK[13], DECK[26], DECK[39], DECK[5]),
        Category.HIGH_CARD: (DECK[0], DECK[15], DECK[30], DECK[45], DECK[10]),
    }
    assert {kind: best_high(cards).category for kind, cards in kinds.items()} == {
        kind: kind for kind in kinds
    }
    for better, worse in pairwise(sorted(kinds, reverse=True)):
        assert high_value(kinds[better]) > high_value(kinds[worse])


def test_cs_18_6_the_best_low_is_five_high_and_a_joker_lies_where_it_is_missing() -> None:
    best = (DECK[12], DECK[13], DECK[27], DECK[41], DECK[3])
    jokers = (*best[:3], *JOKERS)

    assert best_low(best).ranks == best_low(jokers).ranks == (5, 4, 3, 2, 1)
    assert low_value(best) == low_value(jokers)


@each_table
def test_cs_18_7_every_round_has_at_most_four_full_stakes_and_every_game_an_end(
    seats: int, options: Options, seed: int
) -> None:
    full = 0
    last: Move | None = None
    for last in playout(seats, options, seed):
        for event in last.step.events:
            match event:
                case StreetDealt():
                    full = 0
                case BetMade() | Raised():
                    full += not event.short
                case _:
                    pass
            assert full <= 4
    assert last is not None
    assert last.step.state.over
    assert last.step.state.deal <= options.deals(seats)


def test_cs_18_8_in_fixed_limit_a_deal_costs_at_most_64_units_and_the_ante() -> None:
    state = game.setup(2, EACH, 3).state
    while state.deal == 1:
        offers = [str(action) for action in game.legal(state, state.speaker or 0)]
        stake = next((offer for offer in offers if offer.startswith(("bet", "raise"))), "call 0-0")
        state = played(state, f"{state.speaker} {stake.partition('-')[0].removesuffix(' 0')}").state

    assert sorted(mine.stack + mine.staked for mine in state.seats) == [100 - 65, 100 + 65]


def _cards(state: State) -> list[object]:
    held = [card for mine in state.seats for card in (*mine.down, *mine.up)]
    return [*state.deck, *held, *([state.common] if state.common else [])]


def _layers(state: State) -> list[Pot]:
    """CS-13.2 word for word: for pots at the beginning of a round, when everybody in has paid."""
    playing = state.playing()
    levels = sorted({state.seats[seat].staked for seat in playing})
    found, below = [], 0
    for level in levels:
        part = sum(max(0, min(mine.staked, level) - below) for mine in state.seats)
        chips = part + (state.dead if level == levels[0] else 0)
        below = level
        if chips:
            found.append(Pot(chips, tuple(seat for seat in playing if state.seats[seat].staked >= level)))
    return found
