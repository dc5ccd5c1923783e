"""A regular's decision: its share of the pot, by what the rivals' backs allow, beside the price."""

from collections.abc import Sequence

from engine.dice import Dice
from engine.french_deck import Card, chance, high_value_of
from engine.poker_champ.computer.worlds import Hands, Pair, turned_up, unseen, weight
from engine.poker_champ.pieces import Back, Stage
from engine.poker_champ.views import SeatView

SAMPLES = 300
EXACT = 2_500  # so many worlds are gone through one by one
MARGIN = 0.02  # for each rival still to decide
BLUR = 0.03  # more or less, so that nobody can compute the limit
STAYS_ON = 0.5  # of what is still to be paid, so much counts at the flop
EXPECTED = 2.5  # what each rival will still pay, at the flop


def stays_by_odds(view: SeatView, dice: Dice) -> bool:
    """The share of the pot is worth more than the price; a last chip counts as what it is (PC-6.2)."""
    table = view.table
    others = [table.rows[seat] for seat in table.staying if seat != view.seat]
    undecided = sum(row.seat in table.awaited for row in others)
    least = limit(table.stage, table.pot, view.row.chips, len(others), undecided)
    least += BLUR * (dice.below(2001) / 1000 - 1)
    pairs = [may_be(row.backs, (*view.hand, *table.common)) for row in others]
    return share(view.hand, table.common, pairs, dice) >= least


def limit(stage: Stage, pot: int, chips: int, others: int, undecided: int) -> float:
    """The share at which a seat stays against so many others, of whom some have still to decide."""
    return needed(stage, pot, chips, others) + MARGIN * undecided


def needed(stage: Stage, pot: int, chips: int, others: int) -> float:
    """The share at which staying is worth its price; at the flop the later stages count by half."""
    cost = min(stage.price, chips)
    if stage is not Stage.FLOP or cost == chips:
        return cost / (pot + cost)
    later = min(chips - cost, Stage.TURN.price + Stage.RIVER.price)
    return (cost + STAYS_ON * later) / (pot + cost + EXPECTED * others)


def may_be(backs: tuple[Back, Back], seen: Sequence[Card]) -> tuple[Pair, ...]:
    """Every pair that these backs allow somebody who has seen those cards."""
    first, second = ([card for card in back.faces if card not in seen] for back in backs)
    return tuple((one, two) for one in first for two in second if one != two)


def share(own: Pair, common: Sequence[Card], rivals: Sequence[Sequence[Pair]], dice: Dice) -> float:
    """The part of the pot that the hand wins on average, were all to be shown; exact where that is quick."""
    seen = (*own, *common)
    left = 52 - len(seen)
    worlds = {0: 1, 1: left, 2: left * (left - 1) // 2}[5 - len(common)]
    for pairs in rivals:
        worlds *= len(pairs)
    if worlds <= EXACT:
        return chance(own, common, rivals)
    hands = Hands(rivals, [(1.0,) * len(pairs) for pairs in rivals])
    mine, beside, deck, won = weight(own), weight(common), unseen(seen), 0.0
    for _ in range(SAMPLES):
        places, taken = hands.dealt(dice)
        board = beside + sum(turned_up(deck, 5 - len(common), taken, dice))
        values = [high_value_of(held[place] + board) for held, place in zip(hands.held, places, strict=True)]
        best, value = max(values), high_value_of(mine + board)
        if value > best:
            won += 1
        elif value == best:
            won += 1 / (1 + values.count(best))
    return won / SAMPLES
