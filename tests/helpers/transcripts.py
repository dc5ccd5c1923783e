"""Rules as text: a position, moves, and what comes of them, written in the pages of the rules.

    ```transcript PC-4.5 PR-4
    bosses: capone yale weiss
    chips: 1 2 30
    > capone: stay; yale: stay; weiss: stay
    told StayedAllIn seat=capone stage=turn
    awaited yale weiss
    > capone: fold
    refused all-in
    ```

The rules that it shows are named first, then comes a position as the game reads it. `>` plays moves, with
`;` between them, each `role: line` or `role: take back`. A move is accepted unless `refused` and the reason
follow, with as many of its facts as matter: `refused car-empty riding=1 wanted=2`.
What is said then is about the last line of moves:

- `told Kind field=value …`: this event came, after those told before. A value is written as `str` has it, a
  seat by its role, several with commas between. `told x2 Kind` says how many came, `untold Kind` that none.
- `offers role: line, line`: exactly these lines are legal for it, standing orders apart; `-` for none.
- `awaited …`: exactly these are, in any order; `nobody` once the game is over.
- `holds …`: a line of the position as it is written down now.
- `sees role: text`, `hidden role: text`: whether that seat's view has the text; for `all` the table's, which
  lies open once the game is over.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from engine.game import IllegalAction, Step
from tests.helpers.all_games import AnyGame

NOTHING_LEFT = "nothing to take back"
FENCE = re.compile(r"^```transcript ([^\n]+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
SAYS = ("told", "untold", "offers", "awaited", "holds", "sees", "hidden", "refused")


@dataclass(frozen=True)
class Transcript:
    """One block of a page: which rules it shows, and its lines."""

    rules: tuple[str, ...]
    lines: tuple[str, ...]


def of_page(page: Path) -> Iterator[Transcript]:
    """All transcripts of a page, in their order."""
    for rules, lines in FENCE.findall(page.read_text("utf-8")):
        yield Transcript(tuple(rules.split()), tuple(lines.splitlines()))


def play(game: AnyGame, position: Any, transcript: Transcript) -> None:
    """Play it; raises AssertionError with the line that is not as the game has it.

    `position` is the game's module with `loads` and `dumps`.
    """
    begins = next(number for number, line in enumerate(transcript.lines) if line.startswith((">", *SAYS)))
    run = _Run(game, position, position.loads("\n".join(transcript.lines[:begins]) + "\n"))
    for number, line in enumerate(transcript.lines[begins:], begins):
        rest = transcript.lines[number + 1 :]
        try:
            run.line(line, refused=bool(rest) and rest[0].startswith("refused "))
        except (AssertionError, IllegalAction, LookupError, ValueError) as fault:
            raise AssertionError(f"{' '.join(transcript.rules)}, {line!r}: {fault}") from fault


class _Run:
    """The game under way, and what came of its last line of moves."""

    def __init__(self, game: AnyGame, position: Any, state: Any) -> None:
        self.game, self.position, self.state = game, position, state
        self.roles = list(map(str, _bosses(state)))
        self.events: list[Any] = []
        self.untold: list[Any] = []  # of these, what comes after the last that was told
        self.reason = ""
        self.facts: dict[str, str] = {}

    def line(self, line: str, *, refused: bool) -> None:
        """Play or look at one line."""
        word, _, said = line.partition(" ")
        if word == ">":
            self.events, self.reason, self.facts = [], "", {}
            for move in said.split(";"):
                self._move(*map(str.strip, move.split(":")), refused=refused)
            self.untold = self.events
        else:
            getattr(self, f"_{word}")(said)

    def _move(self, role: str, words: str, *, refused: bool) -> None:
        seat, before = self._seat(role), self.position.dumps(self.state)
        if words == "take back":
            back = self.game.retract(self.state, seat)
            assert (back is None) == refused, "may it be taken back?"
            self.reason = "" if back else NOTHING_LEFT
            self.state = back.state if back else self.state
            return
        try:
            step: Step[Any, Any] = self.game.apply(self.state, seat, self.game.parse(words))
        except IllegalAction as no:
            if not refused:
                raise
            assert self.position.dumps(self.state) == before, "what was refused has changed something"
            assert words not in map(str, self.game.legal(self.state, seat)), "it is refused, and offered"
            self.reason, self.facts = str(no.reason), {key: str(fact) for key, fact in no.facts.items()}
            return
        assert not refused, f"{role}: {words} is accepted"
        self.state, self.events = step.state, [*self.events, *step.events]

    def _refused(self, said: str) -> None:
        reason, *facts = said.split() if said != NOTHING_LEFT else [said]
        assert self.reason == reason, f"it was refused for {self.reason or 'nothing'}"
        assert dict(fact.split("=", 1) for fact in facts).items() <= self.facts.items(), str(self.facts)

    def _told(self, said: str) -> None:
        times = re.match(r"x(\d+) ", said)
        kind, *fields = said[times.end() if times else 0 :].split()
        if times:
            found = [each for each in self.events if self._is(each, kind, fields)]
            assert len(found) == int(times[1]), f"{len(found)} of them"
        else:
            places = [at for at, each in enumerate(self.untold) if self._is(each, kind, fields)]
            assert places, "\n".join(["not among", *map(str, self.untold)])
            self.untold = self.untold[places[0] + 1 :]

    def _untold(self, said: str) -> None:
        kind, *fields = said.split()
        assert not [each for each in self.events if self._is(each, kind, fields)], "it is told"

    def _offers(self, said: str) -> None:
        role, lines = map(str.strip, said.split(":", 1))
        legal = {str(action) for action in self.game.legal(self.state, self._seat(role))}
        answers = {line for line in legal if not line.startswith("order ")}
        assert answers == set(lines.split(", ")) - {"-"}, sorted(answers)

    def _awaited(self, said: str) -> None:
        waiting = {self.roles[seat] for seat in self.game.awaited(self.state)}
        assert waiting == set(said.split()) - {"nobody"}, f"{sorted(waiting)} are"

    def _holds(self, line: str) -> None:
        lines = self.position.dumps(self.state).splitlines()
        assert line in lines, "\n".join(lines)

    def _sees(self, said: str) -> None:
        assert self._shows(said), "it is not seen"

    def _hidden(self, said: str) -> None:
        assert not self._shows(said), "it is seen"

    def _shows(self, said: str) -> bool:
        role, text = map(str.strip, said.split(":", 1))
        if role != "all":
            return text in _strings(self.game.view(self.state, self._seat(role)))
        over = not self.game.awaited(self.state)
        return text in _strings(
            self.game.open(self.state, ended=True) if over else self.game.table(self.state)
        )

    def _seat(self, role: str) -> int:
        return self.roles.index(role)

    def _is(self, event: Any, kind: str, wanted: Sequence[str]) -> bool:
        if type(event).__name__ != kind:
            return False
        if len(fields(event)) == 1 and is_dataclass(only := getattr(event, fields(event)[0].name)):
            event = only  # the whole of a scoring: its fields are the event's
        return all(self._has(event, *field.split("=", 1)) for field in wanted)

    def _has(self, event: Any, path: str, value: str) -> bool:
        words = value.split(",") if value else []
        numbers = [str(self._seat(word)) if word in self.roles else word for word in words]
        return _said(event, path.split(".")) in (words, numbers)


def _bosses(state: Any) -> Sequence[Any]:
    """Return the roles at the table, by seat."""
    if hasattr(state, "bosses"):
        return tuple(state.bosses)
    return [mine.boss if hasattr(mine, "boss") else mine.sign for mine in state.seats]


def _said(thing: Any, path: Sequence[str]) -> list[str]:
    if path and type(thing) is not tuple:
        return _said(getattr(thing, path[0]), path[1:])
    if type(thing) is tuple:  # a card may be a named one
        return [word for each in thing for word in _said(each, path)]
    return [str(thing.value if isinstance(thing, Enum) and isinstance(thing.value, str) else _plain(thing))]


def _plain(thing: Any) -> str:
    return thing.name.lower().replace("_", "-") if isinstance(thing, Enum) else str(thing)


def _strings(thing: Any) -> set[str]:
    """Everything that a view holds, each as `str` has it."""
    found, waiting = set[str](), [thing]
    while waiting:
        each = waiting.pop()
        found.add(str(each))
        if isinstance(each, tuple | list | frozenset):
            waiting += each
        elif isinstance(each, dict):
            waiting += [*each, *each.values()]
        elif (names := getattr(type(each), "__dataclass_fields__", None)) is not None:
            waiting += [getattr(each, name) for name in names]
    return found
