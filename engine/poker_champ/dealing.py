"""A new deal, and the common cards of each stage (PC-3, PC-4.1, PC-4.2)."""

from dataclasses import replace

from engine.french_deck import DECK, Card
from engine.game import Seat
from engine.poker_champ.events import Dealt, StageOpened, StayedAllIn
from engine.poker_champ.pieces import Back, Stage
from engine.poker_champ.state import State, Tell
from engine.shuffle import shuffled


def new_deal(state: State, tell: Tell, deal: int, dealer: Seat) -> State:
    """PC-3: a fresh deck, two cards each, everybody pays; nobody has anything to decide (PR-3)."""
    state = replace(
        state,
        shuffles=state.shuffles + 1,
        deal=deal,
        dealer=dealer,
        stage=Stage.OBSERVATION,
        common=(),
        order=(),
    )
    deck = shuffled(DECK, state.seed, state.shuffles)
    hands, rest = hands_of(deck, tuple(state.clockwise()))
    price = Stage.OBSERVATION.price
    seats = tuple(
        replace(mine, hand=hands[seat], chips=mine.chips - price, paid=(price,), folded=False)
        for seat, mine in enumerate(state.seats)
    )
    tell(Dealt(deal, dealer, tuple(backs_of(mine.hand) for mine in seats), price))
    return replace(state, deck=rest, seats=seats)


def open_stage(state: State, tell: Tell) -> State:
    """The next stage: its common cards, and whoever has no chip left stays by themselves (PC-4.5)."""
    stage = Stage(state.stage + 1)
    burnt, *deck = state.deck
    cards, rest = tuple(deck[: stage.opens]), (*deck[stage.opens :], burnt)
    state = replace(state, stage=stage, deck=rest, common=(*state.common, *cards), order=())
    tell(StageOpened(state.deal, stage, cards, state.common, stage.price, state.pot))
    for seat in state.staying():
        mine = state.seats[seat]
        if not mine.chips:
            state = state.having(seat, paid=(*mine.paid, 0))
            tell(StayedAllIn(seat, stage))
    return state


def hands_of(
    deck: tuple[Card, ...], seats: tuple[Seat, ...]
) -> tuple[dict[Seat, tuple[Card, Card]], tuple[Card, ...]]:
    """Two cards each, one at a time, two rounds, in the order of the seats; and what is left."""
    count = len(seats)
    hands = {seat: (deck[place], deck[place + count]) for place, seat in enumerate(seats)}
    return hands, deck[2 * count :]


def backs_of(hand: tuple[Card, Card]) -> tuple[Back, Back]:
    """Backs of a hand that everybody sees, in the order dealt."""
    return Back.of(hand[0]), Back.of(hand[1])
