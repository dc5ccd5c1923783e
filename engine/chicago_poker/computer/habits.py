"""Habits of bosses in figures: one set by rule of thumb, one found by self-play.

Figures only; what they weigh is instinct's.
"""

from dataclasses import replace
from functools import cache

from engine.chicago_poker.computer.odds import Eye, Figures
from engine.quickly_made import quickly_made


@quickly_made
class Habits:
    """Figures by which a boss weighs things; docs/research/chicago-poker.md tells where they come from."""

    eye: Eye
    steepness: float = 8.0  # how surely the better promise wins
    sure: float = 2.0  # how much more surely when no gangster but these will come
    hidden: float = 0.05  # what a rival's back adds to their promise
    loaded: float = 0.0  # what a card in a rival's hand adds to it, for every gangster still missing
    card: float = 0.012  # what laying a gangster costs, in shares of a stake
    finish: float = 0.0  # what it brings to call a shootout
    start: float = 0.0  # what it costs to enter a place
    draws: tuple[float, ...] = (0.10, 0.10, 0.09, 0.08, 0.06, 0.045, 0.03, 0.01, 0.0, 0.0)  # by hand size
    late: float = 1.0  # how much of that the last action of a turn is worth
    shot: float = 0.10  # what a Liquidation must bring at least, in shares of a stake
    shed: float = 0.02  # what it is worth to be rid of another special
    empty: float = 0.10  # the promise of an empty column
    concealed: float = 0.0  # what it brings to lay a gangster face down, in shares of a stake
    looks: float = 0.0  # how much more a Police Raid is worth, beside what it is worth to anybody


SOUND = Habits(
    Eye(
        Figures(
            finished=(0.00, 0.10, 0.38, 0.62, 0.76, 0.82, 0.87, 0.95, 0.975, 0.99, 0.995, 1.0),
            patterns=(0.16, 0.19, 0.21, 0.36, 0.20, 0.36, 0.70, 0.14, 0.36, 0.60, 0.74, 0.96),
            suited=(0.0, 0.0, 0.03, 0.10, 0.28),
            in_line=(0.0, 0.0, 0.02, 0.07, 0.20),
            height=(0.0, 0.08, 0.08, 0.08, 0.08),
        )
    )
)
"""By the rule of thumb: what a player who knows the game would say."""


@cache
def sound_among(seats: int) -> Habits:
    """Sound habits at a table of so many: each extra rival is a reason not to wait for a better hand.

    Without it five or six wait for each other. All have four gangsters, every chance to win is below half,
    and the fifth gangster seems to spoil what four still promise.
    """
    return replace(SOUND, finish=SOUND.finish + PRESSED * (seats - 2))


PRESSED = 0.05  # what it brings more to call a shootout, for every rival after the first


SEASONED = Habits(
    Eye(
        Figures(
            finished=(0.022, 0.035, 0.453, 0.875, 0.892, 0.902, 0.912, 1.0, 1.029, 1.044, 1.049, 1.054),
            patterns=(0.041, 0.191, 0.194, 0.361, 0.214, 0.441, 0.696, 0.144, 0.328, 0.615, 0.75, 0.983),
            suited=(0.0, 0.0, 0.1113, 0.2095, 0.2617),
            in_line=(0.0, 0.0, 0.0341, 0.1212, 0.2657),
            height=(0.0, -0.0627, 0.0329, 0.2152, 0.2152),
        )
    ),
    steepness=5.0516,
    sure=2.2208,
    hidden=0.215,
    loaded=0.0054,
    card=0.1068,
    finish=0.0261,
    start=0.0386,
    draws=(0.1218, 0.119, 0.0858, 0.1034, 0.0635, 0.0514, 0.0675, 0.0146, 0.0, 0.0),
    late=0.7704,
    shot=0.0699,
    shed=0.0007,
    empty=0.1414,
)
"""Found by self-play: what won in 700,000 games of small changes against each other."""


AMONG_MANY = Habits(
    Eye(
        Figures(
            finished=(0.036, 0.06, 0.6166, 0.8605, 0.915, 0.92, 0.925, 0.9587, 0.965, 1.015, 1.02, 1.08),
            patterns=(
                *(0.094, 0.1257, 0.1956, 0.3316, 0.2407, 0.4442),
                *(0.6096, 0.1936, 0.3989, 0.574, 0.7413, 0.9281),
            ),
            suited=(0.0, 0.0, 0.0586, 0.189, 0.2451),
            in_line=(0.0, 0.0, 0.046, 0.1611, 0.2286),
            height=(0.0, -0.0538, -0.0064, 0.2493, 0.2152),
        )
    ),
    steepness=4.7797,
    sure=2.3291,
    hidden=0.2885,
    loaded=0.0053,
    card=0.1047,
    finish=0.2356,
    start=0.084,
    draws=(0.098, 0.1195, 0.0808, 0.0909, 0.0766, 0.0441, 0.0755, 0.03, 0.0, 0.0),
    late=1.0578,
    shot=0.0587,
    shed=-0.0152,
    empty=0.0112,
    concealed=0.1458,
)
"""Found by what wins at a table of four where the others are SEASONED: two million games of small changes."""
