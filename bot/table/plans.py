"""A turn planned while others play, and an answer given before it is asked. Pure.

A plan is private lines of notation with all that they stand on; what that is, the game says (engine.game).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any
from zlib import crc32

from bot.table.match import Match, PlayerId, TableId
from bot.table.opaque import GameModule, View
from engine.game import BEGINS, Planning, Refusal, Seat, answering_of, planning_of

LONG_AGO = datetime.fromtimestamp(0, UTC)
CHANGED, IMPOSSIBLE = "changed", "impossible"  # the first word of why a plan was not played
RAN = "ran"  # instead, where a route has been played to its end and its owner has not played since


@dataclass(frozen=True, slots=True)
class Plan:
    """Somebody's plan for their next turn.

    `lines`: what is left of it; `facts`: what it stands on, as the game names it. `ready`: they want it
    played; until then it is being composed. `begun`: some of it has been played. `why` it was not, if so:
    `changed` with the name of a fact, or `impossible` with a line; or `ran`, and nothing is left of it.
    `since`: the version in which its owner last looked at it: what came later is told with how it went.
    """

    player: PlayerId
    lines: tuple[str, ...]
    facts: Mapping[str, str] = field(default_factory=dict)
    ready: bool = False
    begun: bool = False
    why: str = ""
    since: int = field(default=0, compare=False)

    @property
    def ran(self) -> bool:
        """True if a route has been played to its end."""
        return self.why == RAN

    @property
    def done(self) -> "Plan":
        """Mark a route as run, until its owner plays again."""
        return replace(self, lines=(), facts={}, why=RAN)

    @property
    def rest(self) -> "Plan | None":
        """Plan without its first line; None if nothing is left.

        Of a plan for several turns, the next one: what it needs is asked when it comes.
        """
        if not self.lines[1:]:
            return None
        later = {name: fact for name, fact in self.facts.items() if turn_of(name) > 1}
        if later.pop(BEGINS, None):
            left = len(self.now) - 1
            if left:
                facts = {**self.facts, BEGINS: str(left)}
                return replace(self, lines=self.lines[1:], facts=facts, begun=True)
            facts = {name.partition(" ")[2]: fact for name, fact in later.items()}
            return replace(self, lines=self.lines[1:], facts=facts, begun=False)
        if not later:
            return replace(self, lines=self.lines[1:], begun=True)
        facts = {f"{turn_of(name) - 1} {name.partition(' ')[2]}": fact for name, fact in later.items()}
        return replace(self, lines=self.lines[1:], facts=facts)

    @property
    def second(self) -> int:
        """Number of lines before the turn after the next one; 0 where it has none, or one line each."""
        return int(self.facts.get(BEGINS, 0))

    @property
    def now(self) -> tuple[str, ...]:
        """The lines of the turn that comes next: all, or the first where each is a turn of its own."""
        if self.second:
            return self.lines[: self.second]
        return self.lines[:1] if any(turn_of(name) > 1 for name in self.facts) else self.lines


@dataclass(frozen=True, slots=True)
class Given:
    """An answer given in advance.

    `opens_at`: when it may be played, after a pause as a computer's, as the answer to that `question`; an
    older question's says nothing of a newer one.
    """

    answer: str
    question: int = -1
    opens_at: datetime = LONG_AGO


@dataclass(frozen=True, slots=True)
class Due:
    """A seat that is asked something which its person may have settled before."""

    table_id: TableId
    seat: Seat


def turn_of(name: str) -> int:
    """The turn of a plan to which something that it stands on belongs; 1 for a plan of one turn."""
    number = name.partition(" ")[0]
    return int(number) if number.isdecimal() else 1


def mark_of(match: Match, lines: Sequence[str]) -> int:
    """Mark of a page that composes a plan: a click with any other mark is stale."""
    return crc32("\n".join((str(match.published_version), *lines)).encode())


def why_not(game: GameModule, planning: Planning[Any, Any], view: View, plan: Plan) -> str:
    """Reason why a plan cannot be played now, as `Plan.why`; empty where it can.

    What has been begun depends on nothing but that each line is allowed in its turn.
    """
    if plan.begun:
        return ""
    actions = [game.parse(line) for line in plan.now]
    now = {**planning.needs(view, actions), **planning.stands_on(view, actions)}
    facts = ((name, was) for name, was in plan.facts.items() if turn_of(name) == 1)
    changed = next((name for name, was in facts if now.get(name) != was), None)
    if changed is not None:
        return f"{CHANGED} {changed}"
    for number, line in enumerate(plan.now):
        try:
            planning.planned(view, actions[: number + 1])
        except Refusal:
            return f"{IMPOSSIBLE} {line}"
    return ""


def all_ready(game: GameModule, match: Match, seat: Seat, plans: Mapping[Seat, Plan]) -> int:
    """Number of others who have planned all of their next turn, played if nothing changes.

    0 unless it is the seat's turn and every other person has: so many turns follow it at least.
    """
    planning = planning_of(game)
    others = [other for other, each in enumerate(match.occupants) if each.human and other != seat]
    if planning is None or not planning.own_turn(match.view(game, seat)):
        return 0
    ready = all(
        other in plans and _covers(game, planning, match.view(game, other), plans[other]) for other in others
    )
    return len(others) if ready else 0


def _covers(game: GameModule, planning: Planning[Any, Any], view: View, plan: Plan) -> bool:
    """True if a plan holds and covers all of the next turn: more of it would be of a later one."""
    if not plan.ready or plan.begun or plan.why or why_not(game, planning, view, plan):
        return False
    actions = [game.parse(line) for line in plan.lines]
    offers = () if plan.now != plan.lines else planning.planned(view, actions).offers
    later = planning.stands_on(view, [*actions, offers[0].action]) if offers else plan.facts
    return any(turn_of(name) > 1 for name in later)


def answered(game: GameModule, match: Match, seat: Seat, answer: str) -> str:
    """The line that an answer in advance means now; empty where it means nothing."""
    answering = answering_of(game)
    action = None if answering is None else answering.answer(match.view(game, seat), answer)
    return "" if action is None else str(action)
