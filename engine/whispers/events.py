"""News as everybody may know it. The number that a seat whispers becomes public when it is done."""

from typing import TypeAlias

from engine.game import Seat
from engine.quickly_made import quickly_made
from engine.whispers.pieces import Options, Sign


@quickly_made
class GameStarted:
    """The first cards are dealt."""

    signs: tuple[Sign, ...]
    options: Options


@quickly_made
class Whispered:
    """A number was added."""

    seat: Seat
    amount: int


@quickly_made
class Peeked:
    """The fresh card was looked at; `forfeit`: what that cost."""

    seat: Seat
    forfeit: int


@quickly_made
class FellSilent:
    """A seat is done, having whispered so much in this round."""

    seat: Seat
    whispered: int


@quickly_made
class DuelCalled:
    """All are done; each shows a card, all at once."""

    round: int


@quickly_made
class Revealed:
    """The cards shown, by seat; the highest sum with what was whispered wins, None where it is shared."""

    round: int
    cards: tuple[int, ...]
    whispers: tuple[int, ...]
    winner: Seat | None

    @property
    def sums(self) -> tuple[int, ...]:
        """Card and whispers together, by seat."""
        return tuple(card + whisper for card, whisper in zip(self.cards, self.whispers, strict=True))


@quickly_made
class GameEnded:
    """Somebody has reached the goal, or the last round is over; most points win."""

    winners: tuple[Seat, ...]


Event: TypeAlias = GameStarted | Whispered | Peeked | FellSilent | DuelCalled | Revealed | GameEnded
