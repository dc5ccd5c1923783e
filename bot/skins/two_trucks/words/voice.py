"""Names of this game's things in a sentence: roads, loads, men and what is known of them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.language import Fact
from bot.skins.bosses.voice import BossVoice
from bot.skins.two_trucks.words.catalogue import OURS
from engine.two_trucks.pieces import ROADS, Road
from engine.two_trucks.views import TableView, Trace


@dataclass(frozen=True, slots=True)
class Voice(BossVoice):
    """A voice that knows the pieces of this game."""

    sentences = OURS

    def road(self, road: Road) -> str:
        """Its name inside a sentence: `north`."""
        return self.say(f"road-{road}")

    def crates(self, count: int) -> str:
        """`2 crates`."""
        return self.say("crates", count=count)

    def a_man(self, man: int) -> str:
        """`an 8`."""
        return self.say("a-man", man=man)

    def men(self, men: Iterable[int]) -> str:
        """`1 2 12`."""
        return " ".join(map(str, men))

    def night(self, table: TableView) -> dict[str, Fact]:
        """The night, of how many, and tonight's loads: facts of many sentences."""
        loads = dict(zip(map(str, ROADS), map(sum, table.roads), strict=True))
        return {"night": table.night, "nights": table.options.nights, **loads}

    def tomorrow(self, table: TableView) -> dict[str, Fact]:
        """Tomorrow's two tiles; nothing in the last night."""
        return dict(zip(map(str, ROADS), table.tomorrow, strict=False))

    def track(self, track: Sequence[Trace]) -> str:
        """The men sent, night by night: `south 8 ✓, north under 6`."""
        return ", ".join(map(self._trace, track))

    def _trace(self, trace: Trace) -> str:
        man = self.say("under", below=trace.below or 0) if trace.man is None else str(trace.man)
        end = "took" if trace.took else "blocked" if trace.blocked else "lost"
        return self.say("table-trace", road=self.road(trace.road), man=man, end=end)
