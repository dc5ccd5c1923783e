"""Two Trucks a second time, written from its rules alone and as plainly as they are: words, lists, no engine.

It is slow and has no seed: who asks hands it the tiles in their order.
"""

from collections.abc import Iterable

LENGTHS = {"standard": (10, 12), "short": (7, 9)}  # TT-1: nights, men
ROADS = ("north", "south")


class Naive:
    """One game; what is told is lines of text."""

    def __init__(self, seats: int, length: str, ties: str, tiles: Iterable[int]) -> None:
        self.seats = list(range(seats))
        if seats == 2:
            length = "standard"
        self.nights, self.men = LENGTHS[length]
        self.ties = ties
        self.tiles = list(tiles)
        self.home = {seat: list(range(1, self.men + 1)) for seat in self.seats}
        self.crates = dict.fromkeys(self.seats, 0)
        self.road: dict[str, list[int]] = {"north": [], "south": []}
        self.night = 0
        self.choice: dict[int, tuple[int, str]] = {}
        self.track: dict[int, list[str]] = {
            seat: [] for seat in self.seats
        }  # what everybody knows: "7*", "<9" and the road
        self.shown_men: dict[int, set[int]] = {seat: set() for seat in self.seats}
        self.over = False
        self.told = self.new_night()

    def new_night(self) -> list[str]:
        """TT-2.2, TT-5.2."""
        self.night += 1
        self.choice = {}
        told = [f"night {self.night}"]
        for road in ROADS:
            tile = self.tiles.pop(0)
            self.road[road].append(tile)
            told.append(f"{road} comes {tile}")
        return told

    def lines(self, seat: int) -> list[str]:
        """TT-3.1, TT-9.3."""
        if self.over or seat not in self.seats or seat in self.choice:
            return []
        return [f"send {man} {road}" for road in ROADS for man in self.home[seat]]

    def send(self, seat: int, line: str) -> list[str] | str:
        """What is told, [] while others choose; or the reason of a refusal, as a word."""
        words = line.split(" ")
        if len(words) != 3 or words[0] != "send" or words[2] not in ROADS:
            return "unknown-action"
        if words[1] not in [str(number) for number in range(1, 100)]:
            return "unknown-action"
        man, road = int(words[1]), words[2]
        if self.over:
            return "game-over"
        if seat not in self.seats:
            return "unknown-seat"
        if seat in self.choice:
            return "already-sent"
        if man > self.men:
            return "no-such-man"
        if man not in self.home[seat]:
            return "man-is-gone"
        self.choice[seat] = (man, road)
        if len(self.choice) < len(self.seats):
            return []
        return self.dawn()

    def take_back(self, seat: int) -> bool:
        """TT-3.4; whether there was something to take back."""
        if seat in self.choice:
            del self.choice[seat]
            return True
        return False

    def waiting(self) -> list[int]:
        """TT-7.1."""
        return [] if self.over else [seat for seat in self.seats if seat not in self.choice]

    def strongest(self, strength: dict[int, int]) -> tuple[int | None, list[int]]:
        """TT-4.2 to TT-4.5: who takes it or None, and who is shown."""
        if not strength:
            return None, []
        numbers = sorted(strength.values())
        if self.ties == "stand":
            top = numbers[-1]
            those = [seat for seat in strength if strength[seat] == top]
            return (those[0] if len(those) == 1 else None), those
        while numbers:
            top = numbers[-1]
            if numbers.count(top) == 1:
                (winner,) = [seat for seat in strength if strength[seat] == top]
                return winner, [seat for seat in strength if strength[seat] >= top]
            numbers = [number for number in numbers if number != top]
        return None, list(strength)

    def dawn(self) -> list[str]:
        """TT-4, then TT-5 or TT-6."""
        told = []
        for road in ROADS:
            came = {seat: self.choice[seat][0] for seat in self.seats if self.choice[seat][1] == road}
            winner, shown = self.strongest(came)
            load = sum(self.road[road])
            told.append(f"{road} came {' '.join(map(str, came))}")
            told += [f"{road} shows {came[seat]} of {seat}" for seat in sorted(shown)]
            told.append(f"{road} {load} crates: {'nobody' if winner is None else winner}")
            for seat in came:
                if seat in shown:
                    self.track[seat].append(f"{road} {came[seat]}")
                    self.shown_men[seat].add(came[seat])
                else:
                    self.track[seat].append(f"{road} <{min(came[other] for other in shown)}")
            if winner is not None:
                self.crates[winner] += load
                self.road[road] = []
        for seat in self.seats:
            self.home[seat].remove(self.choice[seat][0])
        if self.night < self.nights:
            return told + self.new_night()
        return told + self.train()

    def train(self) -> list[str]:
        """TT-6."""
        self.over = True
        self.choice = {}
        sums = {seat: sum(self.home[seat]) for seat in self.seats}
        winner, _ = self.strongest(sums)
        told = [f"pair {' '.join(map(str, self.home[seat]))}" for seat in self.seats]
        told.append(f"train 9: {'nobody' if winner is None else winner}")
        if winner is not None:
            self.crates[winner] += 9
        told.append("won by " + " ".join(str(seat) for seat in self.winners()))
        return told

    def winners(self) -> list[int]:
        """TT-6.4."""
        most = max(self.crates.values())
        best = [seat for seat in self.seats if self.crates[seat] == most]
        pair = max(sum(self.home[seat]) for seat in best)
        return [seat for seat in best if sum(self.home[seat]) == pair]
