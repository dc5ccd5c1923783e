"""A game as text: each action, what the table saw of it, and what it changed in everyone's view.

The views are written whole at the start and at the end; in between only the lines that changed.
"""

from collections.abc import Iterable, Iterator

from engine import chicago_poker as game
from engine.chicago_poker import Event, Options, State
from engine.chicago_poker.options import Length, Rulebook
from engine.chicago_poker.pieces import Boss
from engine.game import Step
from tests.engine.chicago_poker.golden.words import news, own_lines, table_lines

LEGEND = """\
# A whole game of Chicago Poker, checked by tests/engine/test_golden.py.
#   > boss action    what a boss did
#   * event          what the whole table saw of it
#   table ...        a line of the view that everybody has, where it changed
#   capone ...       a line of that boss's own view, where it changed
# R7 is a face, ## a back, (R7) a back of one's own; + came since the reader's last turn.
# Offers: ^ would lie face up, _ face down, ! would call a shootout.
"""

RULEBOOKS: dict[str, Rulebook] = {"english": "english", "french": "french"}
LENGTHS: dict[str, Length] = {"full": "full", "short": "short"}


def transcript(bosses: tuple[str, ...], options: Options, seed: str, rules: int, lines: Iterable[str]) -> str:
    """The whole text of the game in which these lines of `boss action` were played."""
    specials = "specials" if options.specials else "no-specials"
    agreement = (
        f"options: {options.rulebook} {options.length} {specials}",
        f"bosses: {' '.join(bosses)}",
        f"seed: {seed}",
        *([f"rules: {rules}"] if rules > 1 else []),
    )
    return "\n".join((LEGEND, *agreement, *_told(game.setup(bosses, options, seed, rules=rules), lines), ""))


def agreed(text: str) -> tuple[tuple[str, ...], Options, str, int, list[str]]:
    """The arguments for `transcript` to write that text again; rules default to the first."""
    words = dict(
        line.split(": ")
        for line in text.splitlines()
        if line.startswith(("options", "bosses", "seed", "rules"))
    )
    rulebook, length, specials = words["options"].split()
    options = Options(RULEBOOKS[rulebook], LENGTHS[length], specials == "specials")
    lines = [line[2:].partition("  #")[0] for line in text.splitlines() if line.startswith("> ")]
    return tuple(words["bosses"].split()), options, words["seed"], int(words.get("rules", "1")), lines


def _told(step: Step[State, Event], lines: Iterable[str]) -> Iterator[str]:
    state = step.state
    yield from news(step.events, state.bosses)
    shown = _sights(state)
    yield from shown
    for line in lines:
        boss, _, action = line.partition(" ")
        step = game.apply(state, state.bosses.index(Boss(boss)), game.parse(action))
        state = step.state
        remark = "" if step.settled else "  # may be taken back" if step.reversible else "  # goes on"
        yield f"\n> {line}{remark}"
        yield from news(step.events, state.bosses)
        now = _sights(state)
        yield from (now if state.outcome else (sight for sight in now if sight not in shown))
        shown = now


def _sights(state: State) -> list[str]:
    """All that anybody may see, a line for each thing."""
    lines = list(table_lines(game.table(state)))
    for seat in range(len(state.bosses)):
        lines += own_lines(game.view(state, seat))
    return lines
