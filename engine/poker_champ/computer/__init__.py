"""Computer players: they see a SeatView and the public events, and nothing else (docs/computers.md).

No state, no clock and no dice but their own come in here; the same view, level, seed and events is the same
decision.
"""

from engine.poker_champ.computer.advice import advise
from engine.poker_champ.computer.choosing import choose, least
