"""Options that a table has agreed on: which booklet, how long, with or without special cards."""

from typing import Literal, get_args

from engine.quickly_made import quickly_made

Rulebook = Literal["english", "french"]
Length = Literal["full", "short"]


@quickly_made
class Options:
    """The agreement before the deal; the four flags of A.1 follow from the rulebook.

    Raises ValueError for a rulebook or length that does not exist.
    """

    rulebook: Rulebook = "english"
    length: Length = "full"
    specials: bool = True
    temperaments: bool = False  # computers play in character: no rule of the game; older tables know of none

    def __post_init__(self) -> None:
        for name, allowed in (("rulebook", get_args(Rulebook)), ("length", get_args(Length))):
            if getattr(self, name) not in allowed:
                raise ValueError(f"{name} must be one of {', '.join(allowed)}")

    @property
    def must_act(self) -> bool:
        """ED-1: the base actions are compulsory."""
        return self.rulebook == "english"

    @property
    def limousine_takes_any(self) -> bool:
        """ED-2: any cards of a column may ride, not only the last ones."""
        return self.rulebook == "english"

    @property
    def reinforcements_refilled(self) -> bool:
        """ED-3: who sent a reinforcement draws a card."""
        return self.rulebook == "english"

    @property
    def reinforcement_optional(self) -> bool:
        """ED-4: a tied boss may send nobody."""
        return self.rulebook == "french"

    @property
    def tiles_of_one_kind(self) -> int:
        """CP-10.1, CP-11.2: how many tiles of one kind win."""
        return 2 if self.length == "short" else 3

    @property
    def tiles_of_any_kind(self) -> int:
        """CP-10.1, CP-11.2: how many tiles of any kind win."""
        return 3 if self.length == "short" else 5
