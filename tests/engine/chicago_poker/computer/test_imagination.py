"""What a boss imagines agrees with all they know, and holds nothing that they cannot know."""

import ast
from itertools import islice
from pathlib import Path

import pytest

from engine.chicago_poker import Options
from engine.chicago_poker.cards import GANGSTERS
from engine.chicago_poker.computer import Level, foresight, reading
from engine.chicago_poker.computer.habits import SEASONED
from engine.chicago_poker.computer.imagined import UNKNOWN
from engine.chicago_poker.computer.odds import WEIGHTS
from engine.chicago_poker.hands import Rank, hand
from engine.chicago_poker.pieces import SPECIALS
from engine.dice import Dice
from tests.helpers.chicago_poker.computer_games import Decision, played
from tests.helpers.chicago_poker.playouts import every_agreement

TABLE = (Level.REGULAR, Level.ROOKIE, Level.REGULAR, Level.ROOKIE)
FORBIDDEN = {"state", "rules", "legality", "effects", "turn", "shootout", "memory", "showing", "position"}


def settled(decision: Decision) -> bool:
    return decision.view.table.tie is None and not decision.view.table.searching


@every_agreement
def test_who_has_followed_the_events_knows_the_whole_discard_pile(options: Options) -> None:
    for decision in filter(settled, played(TABLE, options, seed=4)):
        _, pile = reading.unseen(decision.view, decision.events)
        truth = [reading.number_of(card) for card in decision.state.discard]

        assert sorted(pile) == sorted(truth)


@every_agreement
def test_in_every_imagined_world_each_card_lies_somewhere_once(options: Options) -> None:
    dice = Dice("worlds")
    deck = sorted([*range(75), *(map(reading.number_of, SPECIALS) if options.specials else ())])
    for decision in islice(filter(settled, played(TABLE, options, seed=8)), 0, None, 5):
        table = reading.pictured(decision.view, dice)
        hidden, pile = reading.unseen(decision.view, decision.events)
        world = foresight.dealt(table, hidden, pile, reading.stock(decision.view), SEASONED, dice)
        columns = [card for row in world.columns for column in row for card in column]
        hands = [card for held in (*world.hands, *world.extras) for card in held]

        assert sorted([*columns, *hands, *world.deck, *world.discard]) == deck
        assert len(world.deck) == len(decision.state.deck)
        assert len(world.stock) == len(decision.state.stock)


def test_what_a_boss_sees_is_the_same_in_every_world_they_imagine() -> None:
    dice = Dice("worlds")
    for decision in islice(filter(settled, played(TABLE, Options(), seed=8)), 0, None, 5):
        table = reading.pictured(decision.view, dice)
        hidden, pile = reading.unseen(decision.view, decision.events)
        world = foresight.dealt(table, hidden, pile, reading.stock(decision.view), SEASONED, dice)

        assert world.hands[decision.seat] == table.hands[decision.seat]
        assert world.shown == table.shown
        for seat, row in enumerate(table.columns):
            for place, column in enumerate(row):
                for slot, card in enumerate(column):
                    assert card in (UNKNOWN, world.columns[seat][place][slot])


def test_an_imagined_table_holds_no_card_that_its_boss_cannot_see() -> None:
    for decision in played(TABLE, Options(), seed=2):
        table = reading.pictured(decision.view, Dice("x"))
        rivals = [seat for seat in range(len(TABLE)) if seat != decision.seat]

        assert all(card == UNKNOWN for seat in rivals for card in table.hands[seat])
        assert all(card == UNKNOWN for card in (*table.deck, *table.discard))
        assert not table.stock


def test_the_better_rank_has_the_higher_grade() -> None:
    dice = Dice("hands")
    for _ in range(3000):
        better, worse = sorted((_five(dice), _five(dice)), key=_rank, reverse=True)
        good, bad = (SEASONED.eye.grades[sum(WEIGHTS[card] for card in five)] for five in (better, worse))

        assert good > bad - KICKERS or _rank(better) == _rank(worse)


KICKERS = 0.013  # the side cards of a lower rank may outweigh the least hand of the next


def test_the_same_dice_fall_the_same_and_a_twin_too() -> None:
    dice, again = Dice("seed"), Dice("seed")
    twin = dice.twin()

    rolls = [dice.below(6) for _ in range(50)]
    assert rolls == [again.below(6) for _ in range(50)] == [twin.below(6) for _ in range(50)]
    assert set(rolls) == set(range(6))


@pytest.mark.parametrize("path", sorted(Path(foresight.__file__).parent.glob("*.py")), ids=lambda p: p.name)
def test_a_computer_boss_has_never_heard_of_a_state(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text())):
        match node:
            case ast.ImportFrom(module=str(module)):
                words = {*module.split("."), *(alias.name for alias in node.names)}
            case ast.Import(names=names):
                words = {word for alias in names for word in alias.name.split(".")}
            case _:
                continue

        assert not words & {*FORBIDDEN, "State", "random", "time"}


def _five(dice: Dice) -> list[int]:
    cards = list(range(75))
    dice.shuffle(cards)
    return cards[:5]


def _rank(numbers: list[int]) -> Rank:
    return hand([GANGSTERS[number] for number in numbers]).rank
