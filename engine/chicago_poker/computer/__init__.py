"""Computer bosses: they see a BossView and the public events, and nothing else (docs/computers.md).

No state, no clock and no dice but their own come in here; the same view, level and seed is the same action.
"""

from engine.chicago_poker.computer.choosing import Level, choose
