"""Everything about a step of a lesson that its game can prove; what it finds is told in sentences."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from types import ModuleType
from typing import Any, Protocol, cast

from engine.game import Refusal
from engine.lessons.model import LessonStep, Line
from engine.lessons.playing import Played, closing, opened
from engine.record.games import positions_of, reader_of
from tests.helpers.lessons import chicago_poker, chicago_stud, gangster, poker_champ, two_trucks

AMOUNT = re.compile(r"\b(\d+)-(\d+)(?:/\d+)?\b")


class Facts(Protocol):
    """What a game tells the proofs."""

    def facts(self, board: Played) -> set[str]:
        """All that is true of a board and has happened on it, in the words of `shows`."""

    def tried(self, action: str) -> bool:
        """Whether the search for other solutions tries that action."""

    def worlds(self, board: Played, action: str) -> Iterator[Any]:
        """The states that the learner must think possible, as far as that action can tell them apart."""

    def winners(self, board: Played) -> set[str]:
        """Who has won the game, nobody while it lasts."""

    def named(self, card: Any, language: str) -> str:
        """How a sentence would name that card."""

    @property
    def CARD(self) -> type:
        """The type of a card that may be hidden."""


def _of(module: ModuleType) -> Facts:
    return cast(Facts, module)


FACTS: dict[str, Facts] = {
    "chicago-poker": _of(chicago_poker),
    "chicago-stud": _of(chicago_stud),
    "gangster": _of(gangster),
    "poker-champ": _of(poker_champ),
    "two-trucks": _of(two_trucks),
}


class Proof:
    """One step, set up once; every method yields what is wrong, and so nothing where all is well."""

    def __init__(self, game: Any, step: LessonStep) -> None:
        self.game, self.step = game, step
        self.known = FACTS[game.info.name]
        self.start = opened(game, step)

    # ---- The position

    def position(self) -> Iterator[str]:
        """It can be written down again where the game writes any, and asks something of the learner."""
        read, written = reader_of(self.game.info.name), positions_of(self.game.info.name)
        if read and written and read(written(self.start.state)) != self.start.state:
            yield "position: not the same after writing it down"
        if not self._may_act(self.start):
            yield f"position: nothing is asked of {self.step.eyes}"

    def _may_act(self, board: Played) -> bool:
        """Whether the learner is asked something, or may leave an order before their turn."""
        if board.seat in self.game.awaited(board.state):
            return True
        return self.game.info.standing and bool(self.game.legal(board.state, board.seat))

    # ---- The lines

    def lines(self) -> Iterator[str]:
        """What is accepted and answered is legal, written as the game writes it, and shows what it should."""
        for line in self.step.accept:
            for fault in self._legal(line):
                yield f"accept {line}: {fault}"
                break
            else:
                try:
                    closing(self.play(line), self.step)
                except Refusal as no:
                    yield f"then, after {line}: {no}"
                yield from self._missing(line, self.step.proofs.shows)
        for answer in self.step.answers:
            for line in answer.to:
                for fault in self._legal(line):
                    yield f"answer {line}: {fault}"
                    break
                else:
                    yield from self._missing(line, answer.shows)

    def _legal(self, line: Line) -> Iterator[str]:
        board = self.start
        for place, action in enumerate(line):
            if not self._may_act(board):
                yield f"nothing is asked of {self.step.eyes} before {action}"
                return
            try:
                board = board.act(self.step.eyes, action)
            except Refusal as no:
                yield f"{action} ({place + 1}.): {no}"
                return
            if str(self.game.parse(action)) != action:
                yield f"{action}: written otherwise"

    def defaults(self) -> Iterator[str]:
        """Whatever gets the default answer as the first action shows `default_shows`."""
        spoken = {line for answer in self.step.answers for line in answer.to} | set(self.step.accept)
        for action in self.choices(self.start):
            if (action,) not in spoken and not self.step.begins((action,)):
                yield from self._missing((action,), self.step.proofs.default_shows)

    def others(self) -> Iterator[str]:
        """Lines that solve the task as well, no longer than the longest accepted one."""
        longest = max(map(len, self.step.accept))
        found = set(self._solutions(self.start, (), longest))
        yield from (f"solves the task too: {line}" for line in sorted(found - set(self.step.accept)))
        if not self.step.proofs.shows:
            yield "shows: nothing says what solves the task"

    def _solutions(self, board: Played, line: Line, longest: int) -> Iterator[Line]:
        if line and self._shown(board).issuperset(self.step.proofs.shows):
            yield line
        elif len(line) < longest and self.start.seat in self.game.awaited(board.state):
            for action in self.choices(board):
                if self.known.tried(action):
                    further = board.act(self.step.eyes, action)
                    yield from self._solutions(further, (*line, action), longest)

    def choices(self, board: Played) -> list[str]:
        """What the learner may do there; of amounts the smallest and the largest."""
        actions = map(str, self.game.legal(board.state, board.seat))
        return [each for action in actions for each in dict.fromkeys(_ends(action))]

    # ---- Whatever the others hide

    def certain(self) -> Iterator[str]:
        """Accepted and answered lines show what they should in every world that must be thought possible."""
        if not self.step.proofs.certain:
            return
        claims = [(line, self.step.proofs.shows) for line in self.step.accept]
        claims += [(line, answer.shows) for answer in self.step.answers for line in answer.to]
        for line, shows in claims:
            for world in self.known.worlds(self.start, line[0]):
                missed = set(shows) - self._shown(self.play(line, self._at(self.start, world)))
                if missed:
                    yield f"{line} need not show: {sorted(missed)}"
                    break

    def _at(self, board: Played, world: Any) -> Played:
        return Played(board.game, board.bosses, board.seat, world, board.events)

    # ---- The whole turn

    def every_win(self) -> Iterator[str]:
        """In every world that the learner must think possible the accepted lines win, and no other does.

        Where all choose at once, the others' choices are such worlds, and another line may win against some.
        """
        if not self.step.proofs.every_win:
            return
        wins: dict[Line, set[bool]] = {}
        for line, won in self._ends_of_turn(self.start, ()):
            wins.setdefault(line, set()).add(won)
        at_once = self.game.in_secret(self.start.state)
        for line, ends in wins.items():
            right = (
                ends == {True} if line in self.step.accept else False in ends and (at_once or len(ends) == 1)
            )
            if not right:
                often = "sometimes" if len(ends) > 1 else "always" if True in ends else "never"
                yield f"{line}: wins {often}"
        if missed := set(self.step.accept) - set(wins):
            yield f"the turn goes on after {missed}"

    def _ends_of_turn(self, board: Played, line: Line) -> Iterator[tuple[Line, bool]]:
        for action in filter(self.known.tried, self.choices(board)):
            for world in self.known.worlds(board, action):
                after = self._at(board, world).act(self.step.eyes, action)
                if self.start.seat in self.game.awaited(after.state):
                    yield from self._ends_of_turn(after, (*line, action))
                    continue
                winners = self.known.winners(self.finish(after))
                if not winners:
                    raise AssertionError(f"the game is not decided after {(*line, action)}")
                yield (*line, action), winners == {self.step.eyes}

    # ---- What words give away

    def secrets(self) -> Iterator[str]:
        """Words that name a card which the learner cannot see at that moment."""
        step = self.step
        before = [step.text, step.task, step.hint, step.default, *([step.booklet] if step.booklet else [])]
        spoken = [(words, [self.start]) for words in before]
        spoken += [
            (answer.words, [self.start, self.play(line)]) for answer in step.answers for line in answer.to
        ]
        solved = self.play(step.accept[0])
        spoken.append((step.after, [self.start, solved, *closing(solved, step)]))
        everything = self._cards(self.start.state)
        for words, boards in spoken:
            seen = set().union(*(self._seen(board) for board in boards))
            for card in everything - seen:
                for language in ("en", "fr"):
                    if re.search(rf"\b{self.known.named(card, language)}\b", words.said(language), re.I):
                        yield f"{card} is hidden, and named: {words.said(language)}"

    def hidden(self) -> set[Any]:
        """The cards that the learner cannot see as the step begins."""
        return self._cards(self.start.state) - self._seen(self.start)

    def _seen(self, board: Played) -> set[Any]:
        return self._cards((self.game.view(board.state, board.seat), board.events))

    def _cards(self, thing: Any) -> set[Any]:
        if isinstance(thing, self.known.CARD):
            return {thing}
        if is_dataclass(thing):
            return set().union(*(self._cards(getattr(thing, each.name)) for each in fields(thing)))
        if isinstance(thing, tuple | list | frozenset):
            return set().union(*map(self._cards, thing))
        return set()

    # ---- Playing

    def play(self, line: Line, start: Played | None = None) -> Played:
        """The board after the learner's line."""
        board = start or self.start
        for action in line:
            board = board.act(self.step.eyes, action)
        return board

    def finish(self, board: Played) -> Played:
        """The board after `then`, as far as that is legal."""
        for sequel in self.step.then:
            try:
                board = board.act(sequel.boss, sequel.action)
            except Refusal:
                break
        return board

    def _missing(self, line: Line, shows: tuple[str, ...]) -> Iterator[str]:
        if shows:
            shown = self._shown(self.play(line))
            yield from (f"{line} does not show: {fact}" for fact in shows if fact not in shown)

    def _shown(self, board: Played) -> set[str]:
        """Right after the line, or when all is over."""
        shown, end = self.known.facts(board), self.finish(board)
        return shown if end is board else shown | self.known.facts(end)


def _ends(action: str) -> Iterator[str]:
    for end in (1, 2):
        yield AMOUNT.sub(lambda found, end=end: found[end], action)  # type: ignore[misc]
