"""The game from the first turn to the King of Chicago: what follows from an action (GA-3.4).

The chapters: beginning.py the set-up, legality.py what may be done, moves.py what an action does by itself,
turning.py how a turn ends. Then piles.py what comes off the piles, reckoning.py the scoring, changes.py what
is kept of a turn.
"""

from collections.abc import Sequence

from engine.game import Seat, Step
from engine.gangster.actions import Action, Bump, Drive
from engine.gangster.board import Board
from engine.gangster.changes import turn_of
from engine.gangster.city import DOUBLERS, REINFORCEMENTS
from engine.gangster.events import DriveDemanded, Event, GameEnded, Reckoned, RoundStarted
from engine.gangster.legality import refuse
from engine.gangster.moves import Tell, play
from engine.gangster.pieces import PLACES
from engine.gangster.piles import Pile, Stock, new_pile
from engine.gangster.reckoning import reckon
from engine.gangster.state import State, Turn
from engine.gangster.turning import after_driving, to_next
from engine.quickly_made import remaker

DRIVING = (Drive, Bump)  # a union would be made anew with every turn


def apply(state: State, seat: Seat, action: Action, *, asks_end: bool = False) -> Step[State, Event]:  # noqa: ARG001
    """Return the step of an action; raises IllegalAction with a Reason for one that may not be done.

    A turn is one action: it is told at once, and stands (OR-G30). `asks_end` changes nothing.
    """
    number = refuse(state, seat, action)
    events: list[Event] = []
    board = play(state.board, number, action, events.append)
    own = len(events)
    if isinstance(action, DRIVING):
        after = _after_driving(state, board, number, events)
    else:
        after = _after_pieces(state, board, number, events)
    return Step(after, tuple(events), own=own)


def winners(influence: Sequence[int]) -> tuple[Seat, ...]:
    """GA-13.1: the most influence; several with the most share the title."""
    return tuple(seat for seat, points in enumerate(influence) if points == max(influence))


def _after_pieces(state: State, board: Board, number: int, events: list[Event]) -> State:
    """Nothing comes by itself but the next seat, and one day the demand to drive (OR-G20)."""
    idle = board.idle + 1
    if idle == board.idle_limit:
        events.append(DriveDemanded(idle))
    return _ended(state, to_next(board, idle), number, (state.pile, state.stock), events)


def _after_driving(state: State, board: Board, number: int, events: list[Event]) -> State:
    """GA-3.4 d to h."""
    board, pile, stock = after_driving(board, number, state.pile, state.stock, events.append)
    if board.doublers == DOUBLERS:
        return _round_ended(state, board, number, (pile, stock), events)
    return _ended(state, to_next(board, 0), number, (pile, stock), events)


def _round_ended(
    state: State, board: Board, number: int, piles: tuple[Pile, Stock], events: list[Event]
) -> State:
    """GA-7: the casino card and the scoring; then the end of the game or the next round."""
    casino, *left = state.casino
    scoring = reckon(board, state.round, casino, state.influence, number, board.turned[-1])
    events.append(Reckoned(scoring))
    scorings = (*state.scorings, scoring)
    pile, stock = piles
    shuffles, round_number = state.shuffles, state.round
    over = state.round == board.options.rounds
    if over:
        events.append(GameEnded(winners(scoring.totals), scoring.totals))
    else:
        round_number += 1
        board, pile = _next_round(state, board, round_number, events.append)
        shuffles += 2
    return State(
        seed=state.seed,
        shuffles=shuffles,
        bosses=state.bosses,
        influence=scoring.totals,
        round=round_number,
        board=to_next(board, 0),
        pile=pile,
        stock=stock,
        casino=tuple(left),
        turns=state.turns + 1,
        recent=_recent(state, number, events),
        scorings=scorings,
        over=over,
    )


def _next_round(state: State, board: Board, round_number: int, tell: Tell) -> tuple[Board, Pile]:
    """GA-9: new doublers, new gangsters; everything else stays (OR-G12)."""
    more = REINFORCEMENTS[round_number]
    clans = tuple(clan._replace(riding=clan.riding + more, box=clan.box - more) for clan in board.clans)
    doubler, pile = new_pile(board, state.seed, state.shuffles)
    following = (board.seat + 1) % board.seats  # GA-9.4
    tell(RoundStarted(round_number, board.options.rounds, more, PLACES[doubler], following))
    return board._replace(clans=clans, turned=(doubler,)), pile


def _ended(state: State, board: Board, number: int, piles: tuple[Pile, Stock], events: list[Event]) -> State:
    """The turn is over, the round is not."""
    return _turned(state, board, *piles, state.turns + 1, _recent(state, number, events))


_turned = remaker(State, "board", "pile", "stock", "turns", "recent")


def _recent(state: State, number: int, events: Sequence[Event]) -> tuple[Turn, ...]:
    """The last turns, as many as one seat may have missed."""
    return (*state.recent, turn_of(state.board, number, events))[1 - state.board.seats :]
