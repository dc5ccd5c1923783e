"""Computer bosses: they see a SeatView and the public events, and nothing else (docs/computers.md).

No state, no clock and no dice but their own come in here; the same view, level, seed and events is the
same action. They leave no standing orders.
"""

from engine.chicago_stud.computer.advice import advise
from engine.chicago_stud.computer.choosing import choose, least
