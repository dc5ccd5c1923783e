"""End of the game, and its champions (PC-8)."""

from dataclasses import replace

from engine.game import Seat
from engine.poker_champ.events import Ending, GameEnded
from engine.poker_champ.pieces import AWARDS
from engine.poker_champ.state import Outcome, State, Tell


def ending_by_awards(state: State) -> Ending | None:
    """PC-8.1, PC-8.3: what ends the game at once when an Award is given; None while it goes on."""
    awards = [mine.awards for mine in state.seats]
    enough = state.options.winning_awards
    if enough is not None and max(awards) >= enough:
        return Ending.TWO_AWARDS
    return Ending.LAST_AWARD if sum(awards) >= AWARDS else None


def ending(state: State) -> Ending | None:
    """Reason why the game is over after this deal, its pot and its Awards; None while it goes on."""
    by_awards = ending_by_awards(state)
    if by_awards is None and (state.time_up or state.deal >= state.options.deals):
        return Ending.TIME if state.time_up else Ending.LAST_DEAL
    return by_awards


def end(state: State, tell: Tell, why: Ending) -> State:
    """The champions are known."""
    winners = champions(state)
    awards, chips = (tuple(getattr(mine, what) for mine in state.seats) for what in ("awards", "chips"))
    tell(GameEnded(winners, why, awards, chips))
    return replace(state, outcome=Outcome(winners, why))


def champions(state: State) -> tuple[Seat, ...]:
    """Seats that lead, jointly where they are equal."""
    points = scores(state)
    return tuple(seat for seat, mine in enumerate(points) if mine == max(points))


def scores(state: State) -> tuple[int, ...]:
    """PC-8.4: Awards by seat; chips where no Award was given."""
    awards = tuple(mine.awards for mine in state.seats)
    return awards if any(awards) else tuple(mine.chips for mine in state.seats)
