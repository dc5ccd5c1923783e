"""The booklet from the first page to the last: set-up (CP-2), and what becomes of a position (CP-3).

The chapters: legality.py what may be done, refusals.py why not, effects.py what it does, turn.py and
shootout.py what follows.
"""

from collections.abc import Mapping, Sequence

from engine.bosses import seated
from engine.chicago_poker import effects, shootout, turn
from engine.chicago_poker import events as ev
from engine.chicago_poker.actions import Action, Drive, Liquidate, Play, Send, Shoot, Stop
from engine.chicago_poker.cards import GANGSTERS
from engine.chicago_poker.legality import why_not
from engine.chicago_poker.options import Options
from engine.chicago_poker.pieces import DEALT, PLACES, RULES, SPECIALS, TILES, AnyCard, Boss
from engine.chicago_poker.state import OpenState, State
from engine.game import Seat, Step, rules_played
from engine.shuffle import drawn, shuffled

DECK_SHUFFLE, TILE_SHUFFLE = 1, 2  # docs/shuffle.md

SETTLING = {ev.TurnEnded, ev.ShootoutTied, ev.ReinforcementsRevealed, ev.ShootoutHeld, ev.GameWon}


def setup(
    seats: int | Sequence[str],
    options: Options,
    seed: int | str,
    choices: Sequence[Mapping[str, str]] = (),  # noqa: ARG001  a boss is all that a seat chooses
    *,
    rules: int | None = None,
) -> Step[State, ev.Event]:
    """CP-2: the first position; a number seats the first so many bosses.

    Raises ValueError unless 2 to 6 different bosses sit down.
    """
    bosses = seated(seats, Boss, "Chicago Poker")
    count, places = len(bosses), PLACES[len(bosses)]
    first = drawn(count, f"{seed}:first")
    box: tuple[AnyCard, ...] = GANGSTERS + (SPECIALS if options.specials else ())
    deck = shuffled(box, str(seed), DECK_SHUFFLE)
    tiles = shuffled(TILES, str(seed), TILE_SHUFFLE)
    nothing = ((),) * count
    game = OpenState(
        options=options,
        seed=str(seed),
        bosses=bosses,
        shuffles=TILE_SHUFFLE,
        turn=1,
        active=first,
        actions=0,
        extra=0,
        acted=False,
        must_act=options.must_act,
        idle=0,
        stuck=0,
        searching=False,
        fights=(),
        tie=None,
        outcome=None,
        deck=deck[count * DEALT :],
        discard=(),
        stock=tiles[places:],
        businesses=tiles[:places],
        opened=(0,) * places,
        markers=(),
        tiles=nothing,
        hands=tuple(deck[seat * DEALT : (seat + 1) * DEALT] for seat in range(count)),
        columns=(nothing,) * places,
        gains=nothing,
        losses=(),
        raids=nothing,
        known=nothing,
        rules=rules_played(rules, RULES),
    )
    events: list[ev.Event] = [ev.GameStarted(bosses, tiles[:places], first, options)]
    turn.begin(game, events.append)
    return Step(game.closed(), tuple(events))


def apply(state: State, seat: Seat, action: Action, *, asks_end: bool = False) -> Step[State, ev.Event]:
    """Return the step of an action; raises IllegalAction with a Reason for one that may not be done.

    `asks_end`: the turn whose last action this is waits for `stop`.
    """
    if no := why_not(state, seat, action):
        raise no
    game = OpenState.of(state)
    events: list[ev.Event] = []
    tell = events.append
    effects.perform(game, tell, seat, action)
    told = len(events)
    match action:
        case Stop():
            turn.stop(game, tell)
        case Send(card):
            cause = shootout.answer(game, tell, seat, card)
            turn.fight_on(game, tell, cause)
        case _:
            pass
    turn.go_on(game, tell, asks_end=asks_end)
    settled = not SETTLING.isdisjoint(map(type, events))
    reversible = not settled and _reversible(action, events)
    return Step(game.closed(), tuple(events), settled, reversible, own=_own(action, events, told))


def retract(state: State, seat: Seat) -> Step[State, ev.Event] | None:
    """The position without the boss's reinforcement, as long as another's is awaited (OR-56).

    In a turn always None: it is one boss's alone, so the shell can go back to the position before by itself.
    """
    game = OpenState.of(state)
    if not shootout.take_back(game, seat):
        return None
    return Step(game.closed(), (), settled=False)


def _own(action: Action, events: list[ev.Event], told: int) -> int:
    """Number of events that are the actor's doing: those that the action told, and what completes it.

    Using the last action, or stopping, ends the turn; to find that nothing is left to do (OR-1) is news. A
    boss who answers in a tie knows that much, and what the reveal brings is news to all (CP-9.3).
    """
    match events[told:]:
        case [ev.ReinforcementAnswered(), *_]:
            return told + 1
        case [ev.TurnEnded(unused=unused), *_] if unused == 0 or isinstance(action, Stop):
            return told + 1
        case _:
            return told


def _reversible(action: Action, events: list[ev.Event]) -> bool:
    """The action showed nobody a card that they did not know."""
    match action:
        case Play() | Drive() | Shoot() | Send():
            return True
        case Liquidate():
            return not any(isinstance(event, ev.GangsterLiquidated) and event.was_down for event in events)
        case _:
            return False
