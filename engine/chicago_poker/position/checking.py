"""Asks of a position that was read whether it can be at all; every no names the line to look at.

Ties have questions of their own (checking_ties.py), and so have memories (checking_memories.py).
"""

from collections.abc import Iterator

from engine.chicago_poker import pieces
from engine.chicago_poker.events import Victory
from engine.chicago_poker.legality import can_do_anything, only_to_end
from engine.chicago_poker.position.checking_memories import faults_of_memories
from engine.chicago_poker.position.checking_ties import faults_of_tie
from engine.chicago_poker.rules import TILE_SHUFFLE
from engine.chicago_poker.shootout import victory
from engine.chicago_poker.state import Column, State
from engine.chicago_poker.turn import IDLE_ROUNDS
from engine.chicago_poker.views import Outcome
from engine.sheet import Fault

# Higher than any game comes (docs/rules.md, "Why every game ends"): for each tile 2 × seats reshuffles, and
# before each of them and after the last a Bribery and a Revolver.
TURNS_MAX = 1_000_000
SHUFFLES_MAX = TILE_SHUFFLE + len(pieces.TILES) * (2 * pieces.most_reshuffles(max(pieces.PLACES)) + 1)


def faults(state: State) -> Iterator[Fault]:
    """Everything about a position that cannot be."""
    yield from _in_town(state)
    yield from _of_markers(state)
    yield from _of_hands(state)
    yield from _of_the_end(state)
    yield from _of_the_turn(state)
    yield from _of_the_counts(state)
    if state.tie:
        yield from faults_of_tie(state, state.tie)
    yield from faults_of_memories(state)


def _in_town(state: State) -> Iterator[Fault]:
    for place, business in enumerate(state.businesses):
        if business is None and state.stock and not state.outcome:
            yield Fault(pieces.LETTERS[place], "a place is vacant only when the stock is empty (CP-7.7)")
        for seat, column in enumerate(state.columns[place]):
            key = f"{pieces.LETTERS[place]} {state.bosses[seat]}"
            if column and business is None:
                yield Fault(key, "nobody has gangsters at a vacant place")
            elif column and business:
                yield from (Fault(key, fault) for fault in _of_facing(state, business, column))


def _of_facing(state: State, business: pieces.Business, column: Column) -> Iterator[str]:
    for slot, laid in enumerate(column):
        if laid.up not in _facings(state, business, slot):
            lies = "face up" if laid.up else "face down"
            yield f"{laid.card} cannot lie {lies} as number {slot + 1} at the {business} (CP-5.2)"


def _facings(state: State, business: pieces.Business, slot: int) -> set[bool]:
    """CP-5.2, and where any gangster may drive away, those of higher numbers who closed ranks (OR-31)."""
    own = pieces.LAID[business][slot]
    if not state.options.limousine_takes_any or not state.options.specials or slot == pieces.FULL_COLUMN - 1:
        return {own}
    return set(pieces.LAID[business][slot : pieces.FULL_COLUMN - 1])


def _of_markers(state: State) -> Iterator[Fault]:
    marked = [(marker.place, marker.seat) for marker in state.markers]
    full = [
        (place, seat)
        for place, columns in enumerate(state.columns)
        for seat, column in enumerate(columns)
        if len(column) == pieces.FULL_COLUMN
    ]
    if sorted(marked) != sorted(full):
        yield Fault("markers", "every full column has one marker, and no other has one (CP-5.5)")


def _of_hands(state: State) -> Iterator[Fault]:
    for seat, hand in enumerate(state.hands):
        if len(hand) > pieces.HAND_LIMIT and (seat != state.active or state.tie or state.outcome):
            yield Fault(
                f"hand {state.bosses[seat]}", f"more than {pieces.HAND_LIMIT} cards out of turn (CP-3.6)"
            )


def _of_the_end(state: State) -> Iterator[Fault]:
    for seat, tiles in enumerate(state.tiles):
        won = state.outcome is not None and state.outcome.winner == seat
        if victory(tiles, state.options) and not won:
            yield Fault(f"tiles {state.bosses[seat]}", f"{state.bosses[seat]} has won with these (CP-10.1)")
    if state.outcome:
        yield from (Fault("won", fault) for fault in _of_the_outcome(state, state.outcome))
    elif not any(state.businesses):
        yield Fault("A", "no business is left, so somebody has won (CP-10.3)")


def _of_the_outcome(state: State, outcome: Outcome) -> Iterator[str]:
    tiles = state.tiles[outcome.winner]
    met = victory(tiles, state.options)
    if outcome.victory is not Victory.LAST_TILE:
        if (outcome.victory, outcome.businesses) != met:
            yield "the tiles of that boss do not say so (CP-10.1)"
    elif state.stock or any(state.businesses):
        yield "there are tiles left to win (CP-10.3)"
    elif met or outcome.businesses != tiles[-1:]:
        yield "the last tile is the one that was won last, and no other condition is met (OR-42)"


def _of_the_turn(state: State) -> Iterator[Fault]:
    waiting = bool(state.tie or state.outcome)
    if state.turn > TURNS_MAX:
        yield Fault("turn", "no game has so many turns")
    if state.actions and waiting:
        yield Fault("actions", "nobody has actions left now")
    if state.searching and (
        waiting or not state.discard[:-1] or state.discard[-1] is not pieces.Special.BRIBERY
    ):
        yield Fault("searching", "a search needs bribery on top of a discard pile (CP-6.6)")
    if not state.tie and state.fights:
        yield Fault("fights", "shootouts wait only while one is tied")
    yield from _of_actions(state)
    if not (waiting or state.searching):
        if only_to_end(state) and not state.acted:
            yield Fault("actions", "a turn without actions is over: give it to the next boss")
        if state.actions and state.must_act and not can_do_anything(state, state.active):
            yield Fault("actions", "nothing can be done with them, so the turn is over (OR-1)")


def _of_actions(state: State) -> Iterator[Fault]:
    begun = pieces.FIRST_ROUND.get(state.turn, pieces.ACTIONS)
    used = state.searching or state.extra > 0
    if state.extra > state.actions:
        yield Fault("actions", "more extra actions than actions")
    # A Bribery may bring the Revolver back as well.
    if state.extra > pieces.REVOLVER_ACTIONS * 2 * (
        pieces.most_reshuffles(len(state.bosses), state.rules) + 1
    ):
        yield Fault("actions", "no turn has so many actions")
    if used and not state.acted:
        yield Fault("acted", "who searches, or has played the Revolver, has used an action")
    if state.actions - state.extra > begun - state.acted:
        left = f", one of which is used: {begun - 1} are left" if state.acted else ""
        yield Fault("actions", f"turn {state.turn} begins with {begun}{left} (CP-3.2)")


def _of_the_counts(state: State) -> Iterator[Fault]:
    seats = len(state.bosses)
    if state.idle >= state.turn:
        yield Fault("idle", f"there were only {state.turn - 1} turns before")
    if state.idle >= IDLE_ROUNDS * seats and not state.must_act:
        yield Fault("idle", "after so many turns without an action acting is compulsory by now (OR-2b)")
    if state.stuck > state.idle:
        yield Fault("stuck", "more turns without a legal action than without any action")
    if state.stuck > seats:
        yield Fault("stuck", f"after {seats} such turns every business is fought over (OR-50)")
    if state.reshuffles_left < 0:
        yield Fault("reshuffles", f"{pieces.most_reshuffles(seats, state.rules)} are the most (OR-53)")
    if state.shuffles < TILE_SHUFFLE:
        yield Fault("shuffles", "deck and tiles are shuffled at least")
    elif state.shuffles > SHUFFLES_MAX:
        yield Fault("shuffles", "no game has so many shuffles")
    elif state.reshuffles > state.shuffles - TILE_SHUFFLE:
        yield Fault("reshuffles", "the deck was never shuffled anew so often")
