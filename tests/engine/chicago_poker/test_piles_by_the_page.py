"""Deck and discard pile can be followed from the seed and a list of who did what, by docs/shuffle.md alone.

The follower below knows that page, whose turn it is and which hand is better. It never asks what is legal:
that somebody's turn ended by force it learns from the next line, which is another's.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import Options, State
from engine.chicago_poker.cards import Card
from engine.chicago_poker.events import TownStuck
from engine.chicago_poker.hands import strength
from engine.game import Seat
from tests.engine.chicago_poker.golden import transcript as golden
from tests.engine.chicago_poker.golden.transcript import agreed
from tests.helpers.chicago_poker.by_hand import at, does
from tests.helpers.chicago_poker.playouts import AGREEMENTS, PAIRS, playout
from tests.helpers.golden import games_in
from tests.helpers.shuffle_by_the_page import by_the_page, lot_by_the_page

GANGSTERS = [f"{colour}{value}" for colour in "RBGYP" for value in range(1, 16)]
SPECIALS = ["police-raid", "police-raid", "liquidation", "limousine", "revolver", "bribery"]

OTHER_AGREEMENTS = pytest.mark.long("other agreements; of the two tried by day each has another rulebook")


class Piles:
    """A game as far as its cards go, by their names; the top of the deck first, of the discard pile last."""

    def __init__(self, bosses: Sequence[str], options: Options, seed: str) -> None:
        self.bosses, self.english, self.seed = list(bosses), options.rulebook == "english", seed
        seats = range(len(bosses))
        deck = by_the_page(GANGSTERS + (SPECIALS if options.specials else []), seed, 1)
        self.shuffles = 2  # the second is the tiles'
        self.hands = [list(deck[5 * seat : 5 * seat + 5]) for seat in seats]
        self.deck, self.discard = list(deck[5 * len(bosses) :]), list[str]()
        self.columns: list[list[list[str]]] = [[[] for _ in seats] for _ in "ABCD"]
        self.markers: list[tuple[int, Seat]] = []
        self.active, self.turn = lot_by_the_page(len(bosses), f"{seed}:first"), 1
        self.actions = 1
        self.reshuffles = 0
        self.searching = False
        self.tied: list[Seat] = []
        self.answers: dict[Seat, str] = {}

    def catch_up(self, seat: Seat, line: str) -> None:
        """Turns that ended by force, up to the one in which that line was spoken."""
        answers = line.startswith("send")
        while not (self.tied if answers else self.active == seat):
            self.next_turn()

    def follow(self, seat: Seat, line: str) -> None:
        match line.split():
            case ["send", card]:
                self.answer(seat, card)
                return
            case ["take", card]:
                self.take(seat, card)
            case ["stop"]:
                self.actions = 0
            case words:
                self.act(seat, words)
                self.actions -= 1
        if self.actions == 0 and not self.searching:
            self.next_turn()

    def act(self, seat: Seat, words: list[str]) -> None:
        match words:
            case ["recruit"]:
                self.draw(seat)
                return
            case ["play", card, letter]:
                self.hands[seat].remove(card)
                self.lay(seat, letter, [card])
                return
            case ["liquidation", letter, boss]:
                self.discard.append(self.columns["ABCD".index(letter)][self.bosses.index(boss)].pop())
            case ["limousine", origin, *cards, destination]:
                column = self.columns["ABCD".index(origin)][seat]
                column[:] = [card for card in column if card not in cards]
                self.lay(seat, destination, cards)
            case ["revolver"]:
                self.actions += 2
            case ["bribery"]:
                self.searching = True
            case _:
                pass  # a Police Raid moves no card but itself
        self.hands[seat].remove(words[0])
        self.discard.append(words[0])

    def lay(self, seat: Seat, letter: str, cards: list[str]) -> None:
        place = "ABCD".index(letter)
        self.columns[place][seat] += cards
        if len(self.columns[place][seat]) == 5:
            self.markers.append((place, seat))

    def draw(self, seat: Seat) -> None:
        if not self.deck:
            self.reshuffles += 1
            self.shuffle(self.discard)
            self.discard = []
        self.hands[seat].append(self.deck.pop(0))

    def shuffle(self, cards: list[str]) -> None:
        self.shuffles += 1
        self.deck = list(by_the_page(cards, self.seed, self.shuffles))

    def take(self, seat: Seat, card: str) -> None:
        rest = self.discard[:-1]
        rest.remove(card)  # the first one from the bottom
        self.hands[seat].append(card)
        self.shuffle(self.deck + rest)
        self.discard, self.searching = ["bribery"], False

    def next_turn(self) -> None:
        self.turn += 1
        self.active = (self.active + 1) % len(self.bosses)
        self.actions = {2: 2}.get(self.turn, 3)
        self.fight_on()

    def fight_on(self) -> None:
        while not self.tied and (mine := [place for place, seat in self.markers if seat == self.active]):
            hands = {seat: self.strength(mine[0], seat) for seat in self.fighters(mine[0])}
            best = [seat for seat, hand in hands.items() if hand == max(hands.values())]
            if len(best) > 1:
                self.tied, self.answers = best, {}
            else:
                self.clear(mine[0])

    def answer(self, seat: Seat, card: str) -> None:
        self.answers[seat] = card
        if len(self.answers) < len(self.tied):
            return
        sent = [seat for seat in self.clockwise() if self.answers.get(seat, "nothing") != "nothing"]
        for sender in sent:
            self.hands[sender].remove(self.answers[sender])
            self.discard.append(self.answers[sender])
        for sender in sent if self.english else ():
            if self.deck or (self.discard and self.reshuffles < 3):
                self.draw(sender)
        values = {sender: int(self.answers[sender][1:]) for sender in sent}
        highest = [sender for sender in sent if values[sender] == max(values.values())]
        self.tied, self.answers = (highest, {}) if len(highest) > 1 else ([], {})
        if not self.tied:
            self.clear(next(place for place, owner in self.markers if owner == self.active))
            self.fight_on()

    def clear(self, place: int) -> None:
        order = self.fighters(place)
        order.sort(key=lambda seat: self.strength(place, seat), reverse=True)  # equals stay clockwise
        for seat in reversed(order):
            self.discard += self.columns[place][seat]
        self.columns[place] = [[] for _ in self.bosses]
        self.markers = [marker for marker in self.markers if marker[0] != place]
        self.reshuffles = 0

    def strength(self, place: int, seat: Seat) -> int:
        return strength(map(Card.parse, self.columns[place][seat]))

    def fighters(self, place: int) -> list[Seat]:
        return [seat for seat in self.clockwise() if self.columns[place][seat]]

    def clockwise(self) -> list[Seat]:
        return [(self.active + step) % len(self.bosses) for step in range(len(self.bosses))]


def follows(piles: Piles, moves: Iterator[tuple[State, Seat, str]]) -> int:
    """How many shuffles came after the deal; before every move the piles are those of the true game."""
    for state, seat, line in moves:
        piles.catch_up(seat, line)
        assert [str(card) for card in state.deck] == piles.deck
        assert [str(card) for card in state.discard] == piles.discard
        assert [[str(card) for card in hand] for hand in state.hands] == piles.hands
        piles.follow(seat, line)
    return piles.shuffles - 2


@pytest.mark.parametrize("path", games_in(golden), ids=lambda path: path.stem)
def test_the_piles_of_a_recorded_game_can_be_followed(path: Path) -> None:
    bosses, options, seed, rules, lines = agreed(path.read_text())

    def moves() -> Iterator[tuple[State, Seat, str]]:
        state = game.setup(bosses, options, seed, rules=rules).state
        for line in lines:
            boss, _, action = line.partition(" ")
            yield state, bosses.index(boss), action
            state = game.apply(state, bosses.index(boss), game.parse(action)).state

    assert follows(Piles(bosses, options, seed), moves()) > 0


@pytest.mark.parametrize(
    "options",
    [
        pytest.param(options, marks=() if options in PAIRS[::3] else OTHER_AGREEMENTS, id=str(options))
        for options in AGREEMENTS
    ],
)
def test_the_piles_of_any_game_can_be_followed(options: Options) -> None:
    shuffles = 0
    for seats in range(2, 7):
        for seed in range(4):
            record = list(playout(seats, options, seed))
            if any(isinstance(event, TownStuck) for move in record for event in move.step.events):
                continue  # a whole round of forced ends is not to be seen from the lines
            bosses = game.setup(seats, options, seed).state.bosses
            moves = ((move.before, move.seat, str(move.action)) for move in record)
            shuffles += follows(Piles(bosses, options, str(seed)), moves)
    assert shuffles > 10


def test_of_two_police_raids_the_lower_one_is_taken() -> None:
    state = at("""
        bosses: capone yale
        turn: 6 yale
        actions: 2
        searching: yes
        A: brewery
        B: brewery
        discard: R1 police-raid R2 police-raid R3 bribery
    """)
    step = does(state, "yale take police-raid")
    cards = [*map(str, state.deck), "R1", "R2", "police-raid", "R3"]

    assert [str(card) for card in step.state.deck] == list(by_the_page(cards, state.seed, 3))
