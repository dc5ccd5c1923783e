"""A table that a computer boss imagines, on which the game goes on as they expect it to.

Not the rules: those are rules.py, and what may be done comes from the view's offers. It is a quick sketch of
them in plain numbers and lists that change in place, because thousands of turns are imagined for one
decision.

It is filled from a BossView and guesses, never from a State. It leaves out the ride of a rival's Limousine,
the choice in a rival's Bribery, and secret reinforcements: all send their highest.
"""

from engine.chicago_poker.computer.odds import VALUE, WEIGHTS
from engine.chicago_poker.computer.stakes import power, share
from engine.chicago_poker.hands import strength_of
from engine.chicago_poker.pieces import HAND_LIMIT, LAID, Business, Special, most_reshuffles
from engine.dice import Dice

KINDS: tuple[Business, ...] = tuple(Business)
VACANT = -1
UNKNOWN = -1  # a card that this boss has not seen

# Gangsters are 0 to 74 (odds.NUMBER); specials follow.
RAID, LIQUIDATION, LIMOUSINE, REVOLVER, BRIBERY = range(75, 80)
SPECIAL_NUMBER = {
    Special.POLICE_RAID: RAID,
    Special.LIQUIDATION: LIQUIDATION,
    Special.LIMOUSINE: LIMOUSINE,
    Special.REVOLVER: REVOLVER,
    Special.BRIBERY: BRIBERY,
}
_DOWN = tuple(tuple(not up for up in LAID[kind]) for kind in KINDS)


class Imagined:
    """One imagined moment; every method that changes it does so in place."""

    __slots__ = (
        "active",
        "awarded",
        "backs",
        "columns",
        "compulsory",
        "deck",
        "dice",
        "discard",
        "downs",
        "extras",
        "hands",
        "kinds",
        "left",
        "markers",
        "most_reshuffles",
        "of_any",
        "of_kind",
        "optional",
        "places",
        "powers",
        "refilled",
        "reshuffles",
        "seats",
        "shown",
        "stakes",
        "stock",
        "tiles",
        "turn",
        "weights",
        "winner",
        "won",
    )

    def __init__(
        self, seats: int, kinds: list[int], of_kind: int, of_any: int, english: bool, dice: Dice
    ) -> None:
        self.seats = seats
        self.places = len(kinds)
        self.kinds = kinds  # by place; VACANT when the stock ran out
        self.of_kind = of_kind
        self.of_any = of_any
        self.compulsory = english
        self.refilled = english
        self.dice = dice
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # gangsters
        self.extras: list[list[int]] = [[] for _ in range(seats)]  # specials
        self.columns: list[list[list[int]]] = [[[] for _ in kinds] for _ in range(seats)]
        self.downs: list[list[list[bool]]] = [[[] for _ in kinds] for _ in range(seats)]
        self.weights: list[list[int]] = [[0] * len(kinds) for _ in range(seats)]
        self.shown: list[list[int]] = [[0] * len(kinds) for _ in range(seats)]  # weights of what lies open
        self.backs: list[list[int]] = [[0] * len(kinds) for _ in range(seats)]  # how many lie face down
        self.markers: list[tuple[int, int]] = []  # (seat, place), in the order placed
        self.awarded: list[tuple[int, int]] = []  # (place, winner) of shootouts held in here, in order
        self.tiles: list[list[int]] = [[0, 0, 0, 0] for _ in range(seats)]
        self.powers: list[float] = [0.0] * seats
        self.deck: list[int] = []  # the top card last
        self.discard: list[int] = []
        self.most_reshuffles = most_reshuffles(seats)  # between two businesses won (OR-53)
        self.reshuffles = self.most_reshuffles  # how often the discard pile may still become the deck
        self.stock: list[int] = []
        self.active = 0
        self.left = 3
        self.optional = 0  # how many of the actions left need not be used
        self.turn = 1
        self.winner = -1
        self.stakes: list[list[float]] | None = None  # kept until a tile changes hands
        self.won: list[list[float]] | None = None

    def copy(self) -> "Imagined":
        """Another one like it, to go on with in another way."""
        new = Imagined(self.seats, self.kinds[:], self.of_kind, self.of_any, self.compulsory, self.dice)
        new.refilled = self.refilled
        new.hands = [hand[:] for hand in self.hands]
        new.extras = [hand[:] for hand in self.extras]
        new.columns = [[column[:] for column in row] for row in self.columns]
        new.downs = [[column[:] for column in row] for row in self.downs]
        new.weights = [row[:] for row in self.weights]
        new.shown = [row[:] for row in self.shown]
        new.backs = [row[:] for row in self.backs]
        new.markers, new.awarded = self.markers[:], self.awarded[:]
        new.tiles = [row[:] for row in self.tiles]
        new.powers = self.powers[:]
        new.deck, new.discard, new.stock = self.deck[:], self.discard[:], self.stock[:]
        new.most_reshuffles, new.reshuffles = self.most_reshuffles, self.reshuffles
        new.active, new.left, new.optional = self.active, self.left, self.optional
        new.turn, new.winner = self.turn, self.winner
        new.stakes, new.won = self.stakes, self.won
        return new

    def lay(self, seat: int, place: int, card: int) -> None:
        """Put a gangster that has left the hand at the end of a column (CP-5)."""
        column = self.columns[seat][place]
        down = _DOWN[self.kinds[place]][len(column)]
        column.append(card)
        self.downs[seat][place].append(down)
        weight = WEIGHTS[card] if card >= 0 else 0
        self.weights[seat][place] += weight
        if down:
            self.backs[seat][place] += 1
        else:
            self.shown[seat][place] += weight
        if len(column) == 5:
            self.markers.append((seat, place))

    def hides(self, place: int, slot: int) -> bool:
        """Tell if the gangster in that slot of a column lies face down there (CP-5)."""
        return _DOWN[self.kinds[place]][slot]

    def take_off(self, seat: int, place: int, slot: int) -> int:
        """The gangster taken from that slot of a column; the others close ranks."""
        card = self.columns[seat][place].pop(slot)
        weight = WEIGHTS[card] if card >= 0 else 0
        self.weights[seat][place] -= weight
        if self.downs[seat][place].pop(slot):
            self.backs[seat][place] -= 1
        else:
            self.shown[seat][place] -= weight
        return card

    def draw(self, seat: int) -> bool:
        """Take the top card into the hand; False when there is none to be had (CP-4)."""
        if not self.can_draw():
            return False
        if not self.deck:
            self.reshuffles -= 1
            self.deck, self.discard = self.discard, []
            self.dice.shuffle(self.deck)
        card = self.deck.pop()
        (self.hands if card < RAID else self.extras)[seat].append(card)
        return True

    def can_draw(self) -> bool:
        """Tell if there is a card in the deck, or a discard pile that may become one (CP-4.3, OR-53)."""
        return bool(self.deck) or (bool(self.discard) and self.reshuffles > 0)

    def free_slots(self, seat: int) -> int:
        """Number of gangsters that the boss could still lay."""
        columns = self.columns[seat]
        return sum(5 - len(columns[p]) for p in range(self.places) if self.kinds[p] != VACANT)

    def held(self, seat: int) -> int:
        """Number of cards that the boss holds."""
        return len(self.hands[seat]) + len(self.extras[seat])

    def may_draw(self, seat: int) -> bool:
        """The hand can still come down to seven afterwards (CP-4.4, specials left aside)."""
        if not self.can_draw():
            return False
        size = len(self.hands[seat]) + len(self.extras[seat]) + 1
        return size - min(self.left - 1, len(self.hands[seat]), self.free_slots(seat)) <= 7

    def may_stop(self, seat: int) -> bool:
        """The actions left need not be used, and the hand is within the limit (CP-3.4)."""
        return self.held(seat) <= HAND_LIMIT and (not self.compulsory or self.left <= self.optional)

    def fight(self, seat: int) -> None:
        """Resolve the shootouts that the boss has called (CP-7)."""
        while self.winner < 0:
            place = next((p for s, p in self.markers if s == seat), -1)
            if place < 0:
                return
            self.settle(place, seat)

    def settle(self, place: int, caller: int) -> None:
        """The best hand takes the tile; its gangsters are discarded; a new business opens."""
        best, tied = -1, [0]
        for step in range(self.seats):
            seat = (caller + step) % self.seats
            if self.columns[seat][place]:
                strength = strength_of(self.weights[seat][place])
                if strength > best:
                    best, tied = strength, [seat]
                elif strength == best:
                    tied.append(seat)
        self.award(place, tied[0] if len(tied) == 1 else self.reinforced(tied))

    def award(self, place: int, winner: int) -> None:
        """Hand over the tile and clear the place."""
        for seat in range(self.seats):
            self.discard.extend(self.columns[seat][place])
            self.columns[seat][place] = []
            self.downs[seat][place] = []
            self.weights[seat][place] = self.shown[seat][place] = self.backs[seat][place] = 0
        self.markers = [marker for marker in self.markers if marker[1] != place]
        self.awarded.append((place, winner))
        self.tiles[winner][self.kinds[place]] += 1
        self.powers[winner] = power(self.tiles[winner], self.of_kind, self.of_any)
        self.stakes = self.won = None
        self.reshuffles = self.most_reshuffles
        if self.powers[winner] == float("inf"):
            self.winner = winner
            return
        self.kinds[place] = self.stock.pop() if self.stock else VACANT
        if all(kind == VACANT for kind in self.kinds):
            self.winner = winner

    def reinforced(self, tied: list[int]) -> int:
        """The winner of a tie: all send their highest gangster (CP-9, in short)."""
        while True:
            sent = {}
            for seat in tied:
                if self.hands[seat]:
                    sent[seat] = max(self.hands[seat], key=VALUE.__getitem__)
                    self.hands[seat].remove(sent[seat])
            if not sent:
                return tied[0]
            self.discard.extend(sent.values())
            if self.refilled:
                for seat in sent:
                    self.draw(seat)
            highest = max(VALUE[card] for card in sent.values())
            tied = [seat for seat, card in sent.items() if VALUE[card] == highest]
            if len(tied) == 1:
                return tied[0]

    def prizes(self, place: int) -> list[float]:
        """Progress of every boss if the tile of that place were theirs."""
        if self.won is None:
            self.won = [self._prizes(place) for place in range(self.places)]
        return self.won[place]

    def stake(self, seat: int, place: int) -> float:
        """Worth to the boss of winning that place, against its going to a rival."""
        if self.stakes is None:
            self.stakes = [[self._stake(s, p) for p in range(self.places)] for s in range(self.seats)]
        return self.stakes[seat][place]

    def _prizes(self, place: int) -> list[float]:
        kind = self.kinds[place]
        if kind == VACANT:
            return self.powers[:]
        prizes = []
        for tiles in self.tiles:
            more = tiles[:]
            more[kind] += 1
            prizes.append(power(more, self.of_kind, self.of_any))
        return prizes

    def _stake(self, seat: int, place: int) -> float:
        if self.kinds[place] == VACANT:
            return 0.0
        powers, prizes = self.powers, self.prizes(place)
        total, mine = sum(powers), powers[seat]
        theirs = sum(
            share(mine, total - mine - powers[rival] + prizes[rival])
            for rival in range(self.seats)
            if rival != seat
        )
        return share(prizes[seat], total - mine) - theirs / (self.seats - 1)
