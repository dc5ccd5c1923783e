"""The game from the first deal to the champion: set-up, and what follows from a decision (PC-3 to PC-8).

The chapters: legality.py what may be done, dealing.py cards, showdown.py the pot, awards.py help and duels,
ending.py when it is over.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.bosses import seated
from engine.french_deck import DECK
from engine.game import IllegalAction, Seat, Step, rules_played
from engine.poker_champ import showdown
from engine.poker_champ.actions import Action, Fold, Stay
from engine.poker_champ.awards import help_the_broke
from engine.poker_champ.dealing import new_deal, open_stage
from engine.poker_champ.ending import end, ending
from engine.poker_champ.events import Event, Folded, GameStarted, Stayed
from engine.poker_champ.legality import awaited, why_not
from engine.poker_champ.options import Options
from engine.poker_champ.pieces import RULES, Boss, Stage
from engine.poker_champ.state import SeatState, State, Tell
from engine.shuffle import drawn


def setup(
    seats: int | Sequence[str],
    options: Options,
    seed: int | str,
    choices: Sequence[Mapping[str, str]] = (),  # noqa: ARG001  a boss is all that a seat chooses
    *,
    rules: int | None = None,
) -> Step[State, Event]:
    """The first deal, at its flop; a number seats the first so many bosses.

    Raises ValueError unless 2 to 6 different bosses sit down.
    """
    number = rules_played(rules, RULES)
    options = options.by(number)
    bosses = seated(seats, Boss, "Poker Champ")
    dealer = drawn(len(bosses), f"{seed}:first")
    events: list[Event] = [GameStarted(bosses, options)]
    undealt = State(
        options=options,
        seed=str(seed),
        shuffles=0,
        deal=0,
        dealer=dealer,
        stage=Stage.OBSERVATION,
        deck=DECK,
        common=(),
        seats=tuple(SeatState(boss, (DECK[0], DECK[1])) for boss in bosses),
        rules=number,
    )
    dealt = new_deal(undealt, events.append, 1, dealer)
    return Step(_gone_on(open_stage(dealt, events.append), events.append), tuple(events))


def apply(state: State, seat: Seat, action: Action, *, asks_end: bool = False) -> Step[State, Event]:  # noqa: ARG001
    """Return the step of a decision; raises IllegalAction with a Reason for one that may not be made.

    Each decision is told at once, and stands (PC-4.3, PC-10.2); it is `minor` where it ends nothing. A sealed
    one is told with all others of its stage (PR-21). `asks_end` changes nothing: a stage is one decision.
    """
    if reason := why_not(state, seat):
        raise IllegalAction(reason)
    if state.options.sealed:
        return _sealed(state, seat, action)
    events: list[Event] = []
    decided = _decided(state, events.append, seat, action)
    after = _gone_on(decided, events.append)
    return Step(after, tuple(events), own=1, minor=len(events) == 1)


def retract(state: State, seat: Seat) -> Step[State, Event] | None:
    """The position without the seat's sealed decision; None where everybody has seen it (PC-4.3)."""
    return Step(state.unsealed(seat), (), settled=False) if state.sealed(seat) else None


def _sealed(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    """PR-21: the last decision of a stage opens them all, in the order of PC-10.4.

    A deal that is over with one of them leaves the rest unopened, as if they had been made one by one.
    """
    if isinstance(action, Stay):
        state = replace(state, stays=(*state.stays, seat))
    else:
        state = replace(state, folds=(*state.folds, seat))
    if awaited(state):
        return Step(state, (), settled=False, reversible=True)
    events: list[Event] = []
    now = replace(state, stays=(), folds=())
    for each in state.clockwise():
        if state.sealed(each) and not now.outcome and (now.deal, now.stage) == (state.deal, state.stage):
            decided = _decided(now, events.append, each, Stay() if each in state.stays else Fold())
            now = _gone_on(decided, events.append)
    return Step(now, tuple(events))


def _decided(state: State, tell: Tell, seat: Seat, action: Action) -> State:
    mine, stage = state.seats[seat], state.stage
    if state.rules > 1 and not state.options.sealed:
        state = replace(state, order=(*state.order, seat))  # PR-20
    match action:
        case Fold():
            tell(Folded(seat, stage))
            return state.having(seat, folded=True)
        case Stay():
            paid = min(stage.price, mine.chips)  # PC-4.4
            left = mine.chips - paid
            tell(Stayed(seat, stage, stage.price, paid, left))
            return state.having(seat, chips=left, paid=(*mine.paid, paid))


def _gone_on(state: State, tell: Tell) -> State:
    """PC-5: what happens by itself, until somebody must decide or the game is over."""
    while not state.outcome:
        staying = state.staying()
        if len(staying) == 1:
            state = _dealt_out(showdown.won_unseen(state, tell, staying[0]), tell)
        elif not all(map(state.decided, staying)):
            break
        elif state.stage < Stage.RIVER:
            state = open_stage(state, tell)
        else:
            state = _dealt_out(showdown.hold(state, tell), tell)
    return state


def _dealt_out(state: State, tell: Tell) -> State:
    """The pot is paid: help for the broke, then the end of the game or the next deal (PC-7, PC-8)."""
    state = help_the_broke(state, tell)
    if why := ending(state):
        return end(state, tell, why)
    dealer = (state.dealer + 1) % len(state.seats)
    return open_stage(new_deal(state, tell, state.deal + 1, dealer), tell)
