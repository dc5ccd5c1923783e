"""Computer bosses: they see a SeatView and nothing else; there is nothing to hide in this game anyway.

No state, no clock and no dice but their own come in here: the same view, level, seed and events is the same
action. What they try, they try on a board built from the view (imagined.py), by the rules themselves.
"""

from engine.gangster.computer.advice import advise
from engine.gangster.computer.choosing import choose
