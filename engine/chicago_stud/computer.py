"""tmp"""
from engine.chicago_stud.actions import Check, Fold
LEVELS=("easy","normal","hard")
def choose(view, level, seed, events):
    return least(view)
def least(view):
    """What the clock plays for somebody absent: check if that is free, else fold (CS-16.3)."""
    return Check() if any(offer.action == Check() for offer in view.offers) else Fold()
