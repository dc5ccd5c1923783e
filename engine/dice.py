"""Dice for a computer player's imagination: quick, small, and the same for the same seed.

They decide nothing of the game itself; its shuffles are engine.shuffle's alone.
"""

from hashlib import sha256


class Dice:
    """A congruential generator of 64 bits, started from the SHA-256 of a text."""

    __slots__ = ("_roll",)

    def __init__(self, seed: str) -> None:
        self._roll = int.from_bytes(sha256(seed.encode()).digest()[:8], "big")

    def below(self, sides: int) -> int:
        """A number from 0 to `sides` - 1, as good as equally likely."""
        self._roll = roll = (self._roll * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        return (roll >> 33) * sides >> 31

    def chance(self, likelihood: float) -> bool:
        """Tell if something that likely happens this time."""
        return self.below(1 << 20) < likelihood * (1 << 20)

    def shuffle(self, pile: list[int]) -> None:
        """Bring the pile into another order, in place."""
        for place in range(len(pile) - 1, 0, -1):
            other = self.below(place + 1)
            pile[place], pile[other] = pile[other], pile[place]

    def twin(self) -> "Dice":
        """Dice that will fall the same."""
        twin = Dice.__new__(Dice)
        twin._roll = self._roll
        return twin
