"""Everything of Chicago stud that can be painted in random games, for tests that hold for every picture."""

from collections.abc import Iterator

from bot.skins.chicago_stud.pictures import final, hand, pocket, pocket_hand, showdown, table
from bot.skins.kit.canvas import Canvas
from bot.table.languages import Language
from engine import chicago_stud as game
from engine.chicago_stud import Event, Options, State
from engine.chicago_stud.events import Showdown
from engine.game import Seat, Step
from tests.helpers.chicago_stud.playouts import Move, playout

NAMES = (
    "Lucie", "Théo le Rouge", "Marguerite_92", "Nono", "Karim B.", "Alexandra-Maria", "Olek", "Ines",
)  # fmt: skip


def everything_shown(
    step: Step[State, Event], seat: Seat, language: Language
) -> Iterator[tuple[str, Canvas]]:
    """Every picture that anybody, or that seat, might be shown after a step; what kind it is."""
    shown = game.table(step.state)
    names = NAMES[: len(shown.rows)]
    for event in step.events:
        if isinstance(event, Showdown):
            yield "showdown", showdown.paint(event, shown, names, language)
    if shown.winners:
        yield "final", final.paint(shown, names, language)
    else:
        yield "table", table.paint(shown, names, language, step.events)
        yield "pocket", pocket.paint(shown, names, language, step.events)
    view = game.view(step.state, seat)
    yield f"hand {seat}", hand.paint(view, names, language, step.events)
    yield f"pocket-hand {seat}", pocket_hand.paint(view, names, language)


def moves(seats: int, seed: int, options: Options, every: int = 90) -> Iterator[Move]:
    """A few moves of a random game: every so many, the first showdowns of each size, and the last one."""
    sizes: set[int] = set()
    for number, move in enumerate(playout(seats, options, seed, folding=0.04)):
        held = [event for event in move.step.events if isinstance(event, Showdown)]
        fresh = {len(event.hands) for event in held} - sizes
        sizes |= fresh
        if fresh or number % every == 0 or move.step.state.over:
            yield move
