"""Asks of a position that was read whether it can be at all; every no names the line to look at."""

from collections.abc import Iterator

from engine.chicago_poker.events import Victory
from engine.chicago_poker.legality import legal
from engine.chicago_poker.pieces import FULL_COLUMN, HAND_LIMIT, LAID, LETTERS, Business, Place
from engine.chicago_poker.position.sheet import Sheet, Unsound
from engine.chicago_poker.shootout import lined_up, victory
from engine.chicago_poker.state import Column, Known, Loss, State, Tie
from engine.game import Seat


def check(state: State, sheet: Sheet) -> None:
    """Raises Unsound for the first thing that cannot be."""
    for key, fault in _faults(state):
        raise Unsound(sheet.where(key), fault)


def _faults(state: State) -> Iterator[tuple[str, str]]:
    yield from _in_town(state)
    yield from _of_markers(state)
    yield from _of_hands(state)
    yield from _of_the_end(state)
    yield from _of_the_turn(state)
    if state.tie:
        yield from _of_tie(state, state.tie)
    yield from _of_memory(state)


def _in_town(state: State) -> Iterator[tuple[str, str]]:
    for place, business in enumerate(state.businesses):
        if business is None and state.stock and not state.outcome:
            yield LETTERS[place], "a place is vacant only when the stock is empty (CP-7.7)"
        for seat, column in enumerate(state.columns[place]):
            key = f"{LETTERS[place]} {state.bosses[seat]}"
            if column and business is None:
                yield key, "nobody has gangsters at a vacant place"
            elif len(column) > FULL_COLUMN:
                yield key, f"{len(column)} gangsters in a column: {FULL_COLUMN} are the most (CP-5.4)"
            elif column and business:
                yield from ((key, fault) for fault in _of_facing(state, business, column))


def _of_facing(state: State, business: Business, column: Column) -> Iterator[str]:
    for slot, laid in enumerate(column):
        if laid.up not in _facings(state, business, slot):
            lies = "face up" if laid.up else "face down"
            yield f"{laid.card} cannot lie {lies} as number {slot + 1} at the {business} (CP-5.2)"


def _facings(state: State, business: Business, slot: int) -> set[bool]:
    """CP-5.2, and where any gangster may drive away, those of higher numbers who closed ranks (OR-31)."""
    own = LAID[business][slot]
    if not state.options.limousine_takes_any or not state.options.specials or slot == FULL_COLUMN - 1:
        return {own}
    return set(LAID[business][slot : FULL_COLUMN - 1])


def _of_markers(state: State) -> Iterator[tuple[str, str]]:
    marked = [(marker.place, marker.seat) for marker in state.markers]
    full = [
        (place, seat)
        for place, columns in enumerate(state.columns)
        for seat, column in enumerate(columns)
        if len(column) == FULL_COLUMN
    ]
    if sorted(marked) != sorted(full):
        yield "markers", "every full column has one marker, and no other has one (CP-5.5)"


def _of_hands(state: State) -> Iterator[tuple[str, str]]:
    for seat, hand in enumerate(state.hands):
        if len(hand) > HAND_LIMIT and (seat != state.active or state.tie):
            yield f"hand {state.bosses[seat]}", f"more than {HAND_LIMIT} cards out of turn (CP-3.6)"


def _of_the_end(state: State) -> Iterator[tuple[str, str]]:
    for seat, tiles in enumerate(state.tiles):
        met = victory(tiles, state.options)
        won = state.outcome is not None and state.outcome.winner == seat
        if met and not won:
            yield f"tiles {state.bosses[seat]}", f"{state.bosses[seat]} has won with these (CP-10.1)"
        claimed = (state.outcome.victory, state.outcome.businesses) if won and state.outcome else None
        if claimed and claimed[0] is not Victory.LAST_TILE and claimed != met:
            yield "won", "the tiles of that boss do not say so (CP-10.1)"
    if (
        state.outcome
        and state.outcome.victory is Victory.LAST_TILE
        and (state.stock or any(state.businesses))
    ):
        yield "won", "there are tiles left to win (CP-10.3)"
    if not state.outcome and not any(state.businesses):
        yield "A", "no business is left, so somebody has won (CP-10.3)"


def _of_the_turn(state: State) -> Iterator[tuple[str, str]]:
    waiting = bool(state.tie or state.outcome)
    if state.extra > state.actions:
        yield "actions", "more extra actions than actions"
    if state.actions and waiting:
        yield "actions", "nobody has actions left now"
    if not (state.actions or waiting or state.searching or len(state.hands[state.active]) > HAND_LIMIT):
        yield "actions", "a turn without actions is over: give it to the next boss"
    if state.searching and (waiting or not state.discard[:-1] or state.discard[-1] != "bribery"):
        yield "searching", "a search needs bribery on top of a discard pile (CP-6.6)"
    if state.must_act < state.options.must_act:
        yield "must-act", "the English booklet always wants the actions used (ED-1)"
    if not (waiting or legal(state, state.active)):
        yield "actions", "nothing can be done with them, so the turn is over (OR-1)"
    if not state.tie and state.fights:
        yield "fights", "shootouts wait only while one is tied"


def _of_tie(state: State, tie: Tie) -> Iterator[tuple[str, str]]:
    if state.fights[:1] != (tie.place,) or len(set(state.fights)) < len(state.fights):
        yield "fights", "the tied shootout comes first, and every place once"
    fighters = lined_up(state.columns[tie.place], tie.caller)
    equals = {fighter.seat for fighter in fighters if fighter.hand == fighters[0].hand}
    if len(set(tie.tied)) < max(len(tie.tied), 2) or not equals.issuperset(tie.tied):
        yield "tie", "two or more bosses with equal best hands are tied (CP-7.4)"
    answered = [seat for seat, _ in tie.answers]
    if not set(answered) < set(tie.tied) or len(set(answered)) < len(answered):
        yield "answer", "the tied bosses answer once each, and one is still missing"
    for seat, card in tie.answers:
        if card is not None and card not in state.hands[seat]:
            yield "answer", f"{state.bosses[seat]} has no {card} to send"
    if state.outcome:
        yield "tie", "the game is over"


def _of_memory(state: State) -> Iterator[tuple[str, str]]:
    for loss in state.losses:
        if not _is_slot(state, loss):
            yield "lost", "there is no such slot"
    for reader, row in enumerate(state.known):
        for known in row:
            if not _can_be_known(state, reader, known):
                yield f"known {state.bosses[reader]}", f"{known.card} is no back there (OR-37)"


def _is_slot(state: State, loss: Loss) -> bool:
    return loss.place < len(state.columns) and loss.slot < FULL_COLUMN


def _can_be_known(state: State, reader: Seat, known: Known) -> bool:
    if known.rival == reader or known.place >= len(state.columns):
        return False
    return any(
        laid.card == known.card and not laid.up and slot in known.slots
        for slot, laid in enumerate(_column(state, known.place, known.rival))
    )


def _column(state: State, place: Place, seat: Seat) -> Column:
    return state.columns[place][seat]
