"""Everything that can be painted in random games, for tests that hold for every picture."""

from collections.abc import Iterable, Iterator

from bot.skins.chicago_poker.pictures import (
    final,
    hand,
    pile,
    pocket,
    pocket_hand,
    raid,
    reveal,
    shootout,
    table,
    town,
)
from bot.skins.chicago_poker.pictures.shown import raids_now
from bot.skins.kit.canvas import Canvas
from bot.table.languages import Language
from engine import chicago_poker as game
from engine.chicago_poker import Options, State
from engine.chicago_poker.events import ShootoutHeld
from tests.helpers.chicago_poker.playouts import Move, playout

NAMES = ("Lucie", "Théo le Rouge", "Marguerite_92", "Nono", "Karim B.", "Alexandra-Maria")


def everything_shown(
    move: Move, language: Language, seats: Iterable[int] | None = None
) -> Iterator[tuple[str, Canvas]]:
    """Every picture that anybody, or one of `seats`, might be shown after a move; whose eyes it is for."""
    state = move.step.state
    shown = game.table(state)
    yield "table", table.paint(shown, NAMES, language)
    yield "pocket", pocket.paint(shown, NAMES, language)
    if shown.outcome is not None:
        yield "final", final.paint(shown, NAMES, language)
        yield "reveal", reveal.paint(shown, NAMES, language)
    if shown.tie is not None:
        yield "tie", shootout.paint_tie(shown.tie, shown, NAMES, language)
    for event in move.step.events:
        if isinstance(event, ShootoutHeld):
            yield "shootout", shootout.paint(event, shown, NAMES, language)
    for seat in range(len(shown.rows)) if seats is None else seats:
        yield from _private(state, seat, language)


def _private(state: State, seat: int, language: Language) -> Iterator[tuple[str, Canvas]]:
    view = game.view(state, seat)
    yield f"hand {seat}", hand.paint(view, NAMES, language)
    yield f"town {seat}", town.paint(view, NAMES, language)
    yield f"pocket-town {seat}", pocket.paint_town(view, NAMES, language)
    yield f"pocket-hand {seat}", pocket_hand.paint(view, language)
    for seen in raids_now(view):
        yield f"raid {seat}", raid.paint(seen, view.table, NAMES, language)
    if view.pile:
        yield f"pile {seat}", pile.paint(view.pile, language)


def moves(
    seats: int, seed: int, options: Options, every: int, shootouts: int | None = None
) -> Iterator[Move]:
    """Every so many moves of a random game, always those with a tie or the end, and its first shootouts:
    all of them unless a number is given."""
    held = 0
    for number, move in enumerate(playout(seats, options, seed)):
        state = move.step.state
        fought = any(isinstance(event, ShootoutHeld) for event in move.step.events)
        held += fought
        rare = state.outcome or state.tie or (fought and (shootouts is None or held <= shootouts))
        if number % every == 0 or (rare and every < 1000):
            yield move
