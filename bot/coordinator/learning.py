"""Learn to play: positions through a learner's eyes, what becomes of what they try, and where they left.

Nothing at any table is touched, and everybody may. What a learner has done on the board of a step comes with
each question; where they are is remembered.
"""

from dataclasses import dataclass

from bot.coordinator.context import Context
from bot.games import RegisteredGame
from bot.lessons import course
from bot.table.match import PlayerId
from bot.table.opaque import Event, View
from bot.table.refusals import NotAllowed, NotHere
from engine.game import Seat
from engine.lessons.judging import Verdict, judged
from engine.lessons.model import Course, LessonStep, Line
from engine.lessons.playing import Played, closing, played

DONE = ""  # the step behind the last one


@dataclass(frozen=True, slots=True)
class Scene:
    """The board of a step as its learner sees it; `since`: what has happened since the step began."""

    game: str
    step: str
    line: Line
    seat: Seat
    view: View
    names: tuple[str, ...]
    since: tuple[Event, ...]
    solved: bool = False
    over: bool = False  # the game that is played on it


class Learning:
    """Each raises NotAllowed for lessons, steps and lines that there are not."""

    def __init__(self, context: Context) -> None:
        self._context = context

    @property
    def games(self) -> tuple[str, ...]:
        """The games that have lessons."""
        return tuple(game for game in self._context.games if course(game) is not None)

    def course(self, game: str) -> Course:
        """The lessons of a game."""
        found = course(game) if game in self._context.games else None
        if found is None:
            raise NotAllowed(NotHere.NO_LESSONS)
        return found

    def step(self, game: str, name: str) -> LessonStep:
        """One step of them."""
        found = self.course(game).step(name)
        if found is None:
            raise NotAllowed(NotHere.NO_SUCH_LESSON)
        return found

    def scene(self, game: str, name: str, line: Line = (), *, you: str = "") -> Scene:
        """The board after what the learner has done so far; raises Refusal for what may not be done.

        `you`: what the learner is called there.
        """
        step = self.step(game, name)
        if line and not step.begins(line):
            raise NotAllowed(NotHere.NO_SUCH_LESSON)
        registered = self._context.games[game]
        return _scene(registered, step, line, played(registered.engine, step, line), you)

    def judged(self, game: str, name: str, line: Line) -> Verdict:
        """Judge a line whose last action is new; raises Refusal for what may not be done."""
        step = self.step(game, name)
        if not line or not step.begins(line[:-1]):
            raise NotAllowed(NotHere.NO_SUCH_LESSON)
        return judged(self._context.games[game].engine, step, line)

    def closing(self, game: str, name: str, line: Line, *, you: str = "") -> Scene:
        """The board once the task is solved, and all that follows by itself is played."""
        step = self.step(game, name)
        if line not in step.accept:
            raise NotAllowed(NotHere.NO_SUCH_LESSON)
        registered = self._context.games[game]
        board = played(registered.engine, step, line)
        boards = (board, *closing(board, step))
        return _scene(registered, step, line, boards[-1], you, solved=True)

    async def begun(self, player: PlayerId) -> bool:
        """Tell if somebody is in a game's lessons."""
        return await self._context.store.lessons.latest(player) in self.games

    async def left(self, player: PlayerId, game: str = "") -> tuple[str, str]:
        """The game and the step where somebody goes on: of the game named, or of the one they had last.

        Whoever never began, and whose step is there no longer, begins with the first.
        """
        store = self._context.store.lessons
        found = game or await store.latest(player) or ""
        if not game and found not in self.games:
            found = self.games[0]
        lessons = self.course(found)
        step = await store.left(player, found)
        if step is None or (step != DONE and lessons.step(step) is None):
            step = lessons.steps[0].id
        return found, step

    async def keep(self, player: PlayerId, game: str, step: str) -> None:
        """Keep somebody's step, or that they are past the last."""
        lessons = self.course(game)
        if step != DONE and lessons.step(step) is None:
            raise NotAllowed(NotHere.NO_SUCH_LESSON)
        store = self._context.store.lessons
        if (await store.latest(player), await store.left(player, game)) != (game, step):
            await store.keep(player, game, step, self._context.now())

    async def keep_solved(self, player: PlayerId, game: str, step: str) -> None:
        """Note a solved step; its reader goes on with the next."""
        ids = [each.id for each in self.course(game).steps]
        if step not in ids:
            raise NotAllowed(NotHere.NO_SUCH_LESSON)
        onward = (*ids, DONE)[ids.index(step) + 1]
        await self._context.store.lessons.keep(player, game, onward, self._context.now(), solved=step)

    async def solved(self, player: PlayerId, game: str) -> frozenset[str]:
        """The steps of a game's lessons that somebody has solved."""
        return await self._context.store.lessons.solved(player, game)


def _scene(
    game: RegisteredGame, step: LessonStep, line: Line, board: Played, you: str, *, solved: bool = False
) -> Scene:
    names = tuple(you if seat == board.seat else "" for seat in range(len(board.bosses)))
    view, over = game.engine.view(board.state, board.seat), not game.engine.awaited(board.state)
    return Scene(game.info.name, step.id, line, board.seat, view, names, board.events, solved, over)
