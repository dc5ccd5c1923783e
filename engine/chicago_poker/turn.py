"""Turns: their beginning and end, and the ways on when nobody can act (CP-3, OR-1, OR-2b, OR-50).

The effects of an action are in effects.py, the course of a shootout in shootout.py.
"""

from engine.chicago_poker import shootout
from engine.chicago_poker.events import ActingMadeCompulsory, Caller, TownStuck, TurnEnded, TurnStarted
from engine.chicago_poker.legality import can_do_anything
from engine.chicago_poker.pieces import ACTIONS, FIRST_ROUND, HAND_LIMIT, Place
from engine.chicago_poker.state import OpenState, Tell, with_entry

IDLE_ROUNDS = 2  # OR-2b


def begin(game: OpenState, tell: Tell) -> None:
    """CP-3.1: the active boss's shootouts first, or everybody's where the town is stuck (OR-50)."""
    seat = game.active
    game.fights = tuple([marker.place for marker in game.markers if marker.seat == seat])
    cause = Caller.MARKER
    if not game.fights and game.stuck >= len(game.bosses):
        game.fights = _fought_over(game)
        if not game.fights:  # a position by hand: in play so few gangsters cannot be out (OR-53)
            game.reshuffles = 0
        cause = Caller.STALEMATE
        tell(TownStuck(seat))
    fight_on(game, tell, cause)


def fight_on(game: OpenState, tell: Tell, cause: Caller) -> None:
    """CP-7: one shootout after the other until a tie, a victory, or the actions of the turn."""
    while game.fights and not game.tie and not game.outcome:
        shootout.hold(game, tell, cause)
    if game.tie or game.outcome:
        return
    game.actions = FIRST_ROUND.get(game.turn, ACTIONS)
    tell(TurnStarted(game.active, game.turn, game.actions))


def go_on(game: OpenState, tell: Tell, *, asks_end: bool = False) -> None:
    """Turns end and begin until somebody must decide, or the game is over.

    `asks_end`: a turn whose last action is used waits for its boss's word.
    """
    while not (game.tie or game.searching or game.outcome):
        stuck = game.actions > 0
        if stuck and can_do_anything(game, game.active):
            return
        if len(game.hands[game.active]) > HAND_LIMIT:  # OR-40
            game.actions = game.extra = 0
            return
        if asks_end if not stuck else not game.must_act:  # OR-55: to wait or not must tell nobody anything
            return
        end(game, tell, stuck=stuck)


def stop(game: OpenState, tell: Tell) -> None:
    """The active boss says that their turn is over, whether or not they had a choice (OR-55)."""
    end(game, tell, stuck=game.actions > 0 and not can_do_anything(game, game.active))


def end(game: OpenState, tell: Tell, *, stuck: bool) -> None:
    """The turn is over, and the next boss begins theirs."""
    tell(TurnEnded(game.active, game.actions, stuck and game.must_act))
    game.stuck = game.stuck + 1 if stuck and not game.acted else 0
    game.idle = 0 if game.acted else game.idle + 1
    if game.idle >= IDLE_ROUNDS * len(game.bosses) and not game.must_act:
        game.must_act = True
        tell(ActingMadeCompulsory())
    game.turn += 1
    game.active = (game.active + 1) % len(game.bosses)
    game.actions = game.extra = 0
    game.acted = False
    _let_history_fade(game)
    begin(game, tell)


def _fought_over(game: OpenState) -> tuple[Place, ...]:
    return tuple(place for place, columns in enumerate(game.columns) if any(columns))


def _let_history_fade(game: OpenState) -> None:
    """Marks reach back to a reader's own last turn at most: one round. Each boss's fade in their own turn."""
    oldest = game.turn - len(game.bosses)
    gains = game.gains[game.active]
    if gains and gains[0].turn < oldest:
        fresh = tuple([gain for gain in gains if gain.turn >= oldest])
        game.gains = with_entry(game.gains, game.active, fresh)
    if game.losses and game.losses[0].turn < oldest:
        game.losses = tuple([loss for loss in game.losses if loss.turn >= oldest])
