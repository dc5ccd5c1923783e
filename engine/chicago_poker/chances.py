"""Chances of each boss to win, as an onlooker would say: the estimator of the story's curve.

The game is over, and every card could be looked at; but a curve that knows what lies under the backs tells a
shootout before it is held. So a try deals the hidden cards anew, as they may lie. It lets everybody play by
instinct for a while, and says from tiles and columns who is how far.
"""

from collections.abc import Iterable

from engine.chicago_poker.cards import Card
from engine.chicago_poker.computer.foresight import dealt, standing
from engine.chicago_poker.computer.habits import SEASONED
from engine.chicago_poker.computer.imagined import KINDS, UNKNOWN, VACANT, Imagined
from engine.chicago_poker.computer.instinct import next_turn, take_turn
from engine.chicago_poker.computer.odds import NUMBER, WEIGHTS
from engine.chicago_poker.computer.reading import number_of
from engine.chicago_poker.computer.stakes import power, shares
from engine.chicago_poker.pieces import SPECIALS, TILES
from engine.chicago_poker.state import State
from engine.dice import Dice
from engine.game import Seat

TURNS = 12  # are played on in a try


class Sketch:
    """A position as an onlooker sees it: what lies open in its place, the rest in one heap."""

    __slots__ = ("hidden", "pile", "table", "tiles")

    def __init__(self, table: Imagined, hidden: list[int], pile: list[int], tiles: list[int]) -> None:
        self.table = table
        self.hidden = hidden
        self.pile = pile
        self.tiles = tiles


def chances(sketch: Sketch, dice: Dice) -> list[float]:
    """One try."""
    world = dealt(sketch.table, sketch.hidden, sketch.pile, sketch.tiles, SEASONED, dice)
    for _ in range(TURNS):
        take_turn(world, SEASONED)
        next_turn(world)
        if world.winner >= 0:
            return [float(seat == world.winner) for seat in range(world.seats)]
    return shares([standing(world, seat, SEASONED) for seat in range(world.seats)])


def sketched(state: State, active: Seat, turn: int, *, left: int) -> Sketch:
    """The sketch of a position in which `active` has `left` actions left."""
    options = state.options
    table = Imagined(
        len(state.bosses),
        [VACANT if business is None else KINDS.index(business) for business in state.businesses],
        options.tiles_of_one_kind,
        options.tiles_of_any_kind,
        state.must_act,
        Dice(""),
    )
    table.refilled = options.reinforcements_refilled
    table.active, table.turn, table.left = active, turn, left
    table.optional = 0 if state.must_act else left
    table.most_reshuffles = state.reshuffles + state.reshuffles_left
    table.reshuffles = state.reshuffles_left
    _give(table, state)
    for place in range(table.places):
        for seat in range(table.seats):
            _lay(table, seat, place, ((laid.card, laid.up) for laid in state.columns[place][seat]))
    table.markers = [(marker.seat, marker.place) for marker in state.markers]
    if state.tie and state.tie.place not in (place for _, place in table.markers):
        table.markers.append((state.tie.caller, state.tie.place))
    return _with_heap(table, state)


def _give(table: Imagined, state: State) -> None:
    """Tiles won until then, and hands that nobody sees into."""
    for seat, tiles in enumerate(state.tiles):
        table.tiles[seat] = [tiles.count(kind) for kind in KINDS]
        table.powers[seat] = power(table.tiles[seat], table.of_kind, table.of_any)
        table.hands[seat] = [UNKNOWN] * len(state.hands[seat])


def _lay(table: Imagined, seat: Seat, place: int, column: Iterable[tuple[Card, bool]]) -> None:
    for card, up in column:
        number = NUMBER[card] if up else UNKNOWN
        table.columns[seat][place].append(number)
        table.downs[seat][place].append(not up)
        if up:
            table.weights[seat][place] += WEIGHTS[number]
            table.shown[seat][place] += WEIGHTS[number]
        else:
            table.backs[seat][place] += 1


def _with_heap(table: Imagined, state: State) -> Sketch:
    """All that does not lie open, in one heap; what was discarded everybody has seen."""
    pile = [number_of(card) for card in state.discard]
    hidden = [*range(len(WEIGHTS)), *(map(number_of, SPECIALS) if state.options.specials else ())]
    lying = [card for row in table.columns for column in row for card in column if card != UNKNOWN]
    for number in (*lying, *pile):
        hidden.remove(number)
    table.discard = [UNKNOWN] * len(pile)
    tiles = [KINDS.index(kind) for kind in TILES]
    for kind in table.kinds:
        if kind != VACANT:
            tiles.remove(kind)
    for row in table.tiles:
        for kind, owned in enumerate(row):
            for _ in range(owned):
                tiles.remove(kind)
    return Sketch(table, hidden, pile, tiles)
