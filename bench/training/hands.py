"""Hidden cards as they lay in games of bosses, among others as they might have lain."""

from bench.training.positions import Position
from engine import chicago_poker as game
from engine.chicago_poker import Event, Options, State, choose
from engine.chicago_poker.computer.beliefs import features, spots
from engine.chicago_poker.computer.habits import SEASONED
from engine.chicago_poker.computer.imagined import RAID, UNKNOWN, Imagined
from engine.chicago_poker.computer.odds import WEIGHTS
from engine.chicago_poker.computer.reading import number_of, pictured
from engine.dice import Dice
from engine.game import Seat

EVERY = 3  # of so many decisions one is kept
WAYS = 4  # for a rival's cards to lie, the true one among them
FIRST_TURNS = 2  # in which nobody has had a choice worth learning from


def groups(seats: int, seed: str, number: int, level: str = "boss") -> list[Position]:
    """Of one game: now and then, one rival's cards as they lie, and as they might lie by lot."""
    dice = Dice(f"ways {seed} {seats} {number}")
    step = game.setup(seats, Options(), f"hands {seed} {seats} {number}")
    state, events = step.state, list[Event](step.events)
    found = []
    while awaited := game.awaited(state):
        seat = awaited[0]
        view = game.view(state, seat)
        if not state.tie and view.table.turn > FIRST_TURNS and dice.below(EVERY) == 0:
            rival = (seat + 1 + dice.below(seats - 1)) % seats
            table = pictured(view, dice)
            worlds = [
                _true(table, state, seat),
                *(_by_lot(table, state, seat, dice) for _ in range(WAYS - 1)),
            ]
            members = [features(world, rival, spots(world, rival, SEASONED), SEASONED) for world in worlds]
            found.append(Position(number, members, 0))
        step = game.apply(state, seat, choose(view, level, f"{seed} {number}", events))
        state = step.state
        events += step.events
    return found


def _true(table: Imagined, state: State, seat: Seat) -> Imagined:
    """The table as it lies."""
    world = table.copy()
    for rival in range(world.seats):
        if rival != seat:
            held = [number_of(card) for card in state.hands[rival]]
            _hand(world, rival, held)
            for place in range(world.places):
                for slot, laid in enumerate(state.columns[place][rival]):
                    if world.columns[rival][place][slot] == UNKNOWN:
                        _back(world, rival, place, slot, number_of(laid.card))
    return world


def _by_lot(table: Imagined, state: State, seat: Seat, dice: Dice) -> Imagined:
    """Every unseen card lies as it likes, but that a back is a gangster."""
    truth, world = _true(table, state, seat), table.copy()
    rivals = [rival for rival in range(world.seats) if rival != seat]
    backs = [
        (rival, place, slot)
        for rival in rivals
        for place, column in enumerate(world.columns[rival])
        for slot, card in enumerate(column)
        if card == UNKNOWN
    ]
    unseen = [number_of(card) for card in state.deck]
    unseen += [truth.columns[rival][place][slot] for rival, place, slot in backs]
    for rival in rivals:
        unseen += [*truth.hands[rival], *truth.extras[rival]]
    dice.shuffle(unseen)
    for rival, place, slot in backs:
        at = next(at for at, card in enumerate(unseen) if card < RAID)
        _back(world, rival, place, slot, unseen.pop(at))
    for rival in rivals:
        number = len(truth.hands[rival]) + len(truth.extras[rival])
        _hand(world, rival, [unseen.pop() for _ in range(number)])
    return world


def _hand(world: Imagined, rival: Seat, held: list[int]) -> None:
    world.hands[rival] = [card for card in held if card < RAID]
    world.extras[rival] = [card for card in held if card >= RAID]


def _back(world: Imagined, rival: Seat, place: int, slot: int, card: int) -> None:
    world.columns[rival][place][slot] = card
    world.weights[rival][place] += WEIGHTS[card]
