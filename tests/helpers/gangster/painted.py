"""Everything of Gangster that can be painted in random games, for tests that hold for every picture."""

from collections.abc import Iterator

from bot.skins.gangster.pictures import final, panel, pocket, pocket_panel, scoring, table
from bot.skins.kit.canvas import Canvas
from bot.table.languages import Language
from engine import gangster as game
from engine.game import Step
from engine.gangster import Event, Options, State
from engine.gangster.events import Reckoned
from engine.shuffle import drawn

NAMES = ("Lucie", "Marguerite_92", "Nono", "Karim B.", "Alexandra-Maria")
Moved = Step[State, Event]


def steps(seats: int, seed: int, options: Options) -> Iterator[Moved]:
    """A random game."""
    step = game.setup(seats, options, seed)
    yield step
    number = 0
    while not step.state.over:
        (seat,) = game.awaited(step.state)
        lines = game.legal(step.state, seat)
        step = game.apply(step.state, seat, lines[drawn(len(lines), f"{seed}:{number}")])
        number += 1
        yield step


def moments(seats: int, seed: int, options: Options, every: int) -> Iterator[Moved]:
    """Every so many steps of a random game, and every day of reckoning."""
    for number, step in enumerate(steps(seats, seed, options)):
        if number % every == 0 or any(isinstance(event, Reckoned) for event in step.events):
            yield step


def everything_shown(step: Moved, language: Language) -> Iterator[tuple[str, Canvas]]:
    """Every picture that anybody might be shown after a step; what kind it is."""
    view = game.table(step.state)
    names = NAMES[: len(view.seats)]
    for event in step.events:
        if isinstance(event, Reckoned):
            yield "scoring", scoring.paint(event.scoring, view, names, language)
    if view.winners:
        yield "final", final.paint(view, names, language)
        return
    yield "table", table.paint(view, names, language)
    yield "pocket", pocket.paint(view, names, language)
    for seat in range(len(names)):
        own = game.view(step.state, seat)
        previews = game.panel(own)
        yield "panel", panel.paint(own, previews, names, language)
        yield "pocket-panel", pocket_panel.paint(own, previews, language)
