"""The end of a deal that two or more saw through: every hand turned up, every pot paid (CS-7.2, CS-13)."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from engine.chicago_stud.events import PotPaid, Showdown, ShownHand, SpadeHalf, SuitDecision
from engine.chicago_stud.pieces import Options
from engine.chicago_stud.pots import Pot, pots
from engine.chicago_stud.state import State, old_low_ties
from engine.french_deck import Card, Hand, Suit, best_by_suit, suit_key
from engine.game import Seat

Turned: TypeAlias = Mapping[Seat, tuple[tuple[Card, ...], tuple[Card, ...]]]
"""The down and the open cards of those who came to the showdown, clockwise from the dealer's neighbour."""


def showdown(state: State) -> Showdown:
    """Showdown of all still in, with every pot paid; uncalled chips have gone back."""
    turned = {seat: (state.seats[seat].down, state.seats[seat].up) for seat in state.playing()}
    return held(state.options, state.rules, state.deal, state.common, turned, pots(state))


def held(
    options: Options, rules: int, deal: int, common: Card | None, turned: Turned, in_pots: Sequence[Pot]
) -> Showdown:
    """The showdown for those pots."""
    seventh = (common,) if common else ()
    hands = {
        seat: best_by_suit((*down, *up, *seventh), options.low, spades_first=old_low_ties(rules))
        for seat, (down, up) in turned.items()
    }
    worths = {seat: _worth(hand, options) for seat, hand in hands.items()}
    ranked = sorted(worths.values(), reverse=True)
    shown = (
        ShownHand(seat, *turned[seat], hand, place=1 + ranked.index(worths[seat]))
        for seat, hand in hands.items()
    )
    paid = (_paid(options, turned, pot, hands, worths) for pot in in_pots)
    return Showdown(deal, common, tuple(sorted(shown, key=lambda hand: hand.place)), tuple(paid))


_Worth: TypeAlias = tuple[Any, ...]


def _worth(hand: Hand, options: Options) -> _Worth:
    """Key that decides between hands: suits too, if the table agreed so (CS-11)."""
    return suit_key(hand, options.low) if options.ties == "suits" else hand.key()


def _paid(
    options: Options, turned: Turned, pot: Pot, hands: Mapping[Seat, Hand], worths: Mapping[Seat, _Worth]
) -> PotPaid:
    """One pot to the best hand among those who may win it; first, perhaps, half of it to a spade."""
    if len(pot.eligible) == 1:
        return PotPaid(pot.chips, pot.eligible, pot.eligible, ((pot.eligible[0], pot.chips),), None, None)
    spade = _spade_half(turned, pot) if options.high_spade else None
    rest = pot.chips - (spade.chips if spade else 0)
    best = max(worths[seat] for seat in pot.eligible)
    winners = tuple(seat for seat in pot.eligible if worths[seat] == best)
    by_suit = _suit_decision(pot, winners[0], hands, options) if len(winners) == 1 else None
    return PotPaid(pot.chips, pot.eligible, winners, _shares(rest, winners), by_suit, spade)


def _spade_half(turned: Turned, pot: Pot) -> SpadeHalf | None:
    """Half for the highest spade that was dealt face down, rounded down (CS-13.5); the ace is the highest."""
    down = [
        (card.rank, seat, card)
        for seat in pot.eligible
        for card in turned[seat][0]
        if card.suit is Suit.SPADES
    ]
    if not down:
        return None
    _, seat, card = max(down)
    return SpadeHalf(seat, card, pot.chips // 2)


def _shares(chips: int, winners: Sequence[Seat]) -> tuple[tuple[Seat, int], ...]:
    """Equal shares; odd chips one by one, clockwise from the dealer's left neighbour (CS-13.4)."""
    each, odd = divmod(chips, len(winners))
    return tuple((seat, each + (place < odd)) for place, seat in enumerate(winners))


def _suit_decision(
    pot: Pot, winner: Seat, hands: Mapping[Seat, Hand], options: Options
) -> SuitDecision | None:
    """The cards that decided, where the winner and the next best are equal but for their suits (CS-11.1)."""
    mine = hands[winner]
    equal = [seat for seat in pot.eligible if seat != winner and hands[seat].key() == mine.key()]
    if not equal:
        return None
    runner_up = max(equal, key=lambda seat: suit_key(hands[seat], options.low))
    theirs = hands[runner_up]
    card, other = _first_difference(mine.cards, theirs.cards)
    return SuitDecision(card, runner_up, other)


def _first_difference(mine: Sequence[Card], theirs: Sequence[Card]) -> tuple[Card, Card]:
    return next(pair for pair in zip(mine, theirs, strict=True) if pair[0].suit is not pair[1].suit)
