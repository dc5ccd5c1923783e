"""Showdowns of any number of hands, held by the engine itself."""

from engine.chicago_stud.events import Showdown
from engine.chicago_stud.pieces import Boss, Options
from engine.chicago_stud.showdown import showdown
from engine.chicago_stud.showing import table
from engine.chicago_stud.state import SeatState, State
from engine.chicago_stud.views import TableView
from tests.helpers.chicago_stud.by_hand import cards

HANDS = (  # what lies face down, what lies open, the stake
    ("2s 3s", "Kh Kd 7s 2c", 60),
    ("4c 5h", "Qc Jd Td 8d", 140),
    ("Ah Th", "5h 8h 2h Jh", 140),
    ("6c 7c", "As 4d 3d Jc", 140),
    ("9d Tc", "9s 9c 6d 4h", 140),
    ("Qd Kc", "3c Ts 5d 4s", 77),
    ("Ks Js", "6s 6h Ac Qs", 140),
    ("8c 3h", "7d 2d 5c Ad", 140),
)
COMMON = cards("8s")[0]


def shown_by(hands: int, *, low: bool) -> tuple[Showdown, TableView]:
    """A showdown of so many, all of them all-in: with side pots, in a low game with the highest spade."""
    options = Options(game="low" if low else "high", high_spade=low)
    seats = tuple(
        SeatState(boss, 0, down=cards(down), up=cards(up), staked=staked)
        for boss, (down, up, staked) in zip(tuple(Boss)[:hands], HANDS, strict=False)
    )
    state = State(
        options, "by hand", seats, (), deal=hands, dealer=0, street=7, common=COMMON if hands == 8 else None
    )
    return showdown(state), table(state)
