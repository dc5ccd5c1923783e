"""Help for whoever has no chip left, the Awards for it, and duels between the equally rich (PC-7)."""

from dataclasses import replace

from engine.french_deck import DECK, Card
from engine.game import Seat
from engine.poker_champ.dealing import hands_of
from engine.poker_champ.ending import ending_by_awards
from engine.poker_champ.events import AwardGiven, DuelCalled, DuelFought
from engine.poker_champ.pieces import GIFT
from engine.poker_champ.showdown import compared
from engine.poker_champ.state import State, Tell
from engine.shuffle import shuffled


def help_the_broke(state: State, tell: Tell) -> State:
    """PC-7.1: one after the other, until nobody is broke or an Award ends the game (PC-8.1, PC-8.3)."""
    for seat in state.clockwise():
        if not state.seats[seat].chips:
            state = _helped(state, tell, seat)
            if ending_by_awards(state):
                break
    return state


def _helped(state: State, tell: Tell, broke: Seat) -> State:
    """The richest gives and gets an Award for it."""
    most = max(mine.chips for mine in state.seats)
    rich = tuple(seat for seat in state.clockwise() if state.seats[seat].chips == most)
    giver = rich[0]
    if len(rich) > 1:
        tell(DuelCalled(broke, rich, most))
        state, giver = _fought_out(state, tell, broke, rich)
    owns = state.seats[giver].awards + 1
    state = state.having(giver, chips=most - GIFT, awards=owns).having(broke, chips=GIFT)
    number = sum(mine.awards for mine in state.seats)
    tell(AwardGiven(giver, broke, most, GIFT, owns, number))
    return state


def _fought_out(state: State, tell: Tell, broke: Seat, rich: tuple[Seat, ...]) -> tuple[State, Seat]:
    """PC-7.3: duels with fresh shuffles, each between those tied in the one before."""
    number = 0
    while True:
        number += 1
        state = replace(state, shuffles=state.shuffles + 1)
        fought = duel(shuffled(DECK, state.seed, state.shuffles), rich, broke, number)
        tell(fought)
        if fought.winner is not None:
            return state, fought.winner
        rich = tuple(seat for seat in rich if seat in fought.tied)


def duel(deck: tuple[Card, ...], seats: tuple[Seat, ...], broke: Seat, number: int) -> DuelFought:
    """Two cards each and five common ones, nothing burnt; `seats` clockwise from the dealer's left."""
    hands, rest = hands_of(deck, seats)
    common = rest[:5]
    shown = compared(hands, common)
    best = [each.seat for each in shown if each.place == 1]
    return DuelFought(number, broke, common, shown, best[0] if len(best) == 1 else None)
