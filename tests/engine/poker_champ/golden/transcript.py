"""A game as text: each decision, what the table saw of it, and what it changed in everyone's view.

The views are written whole at the start and at the end; in between only the lines that changed.
"""

from collections.abc import Iterable, Iterator

from engine import poker_champ as game
from engine.game import Step
from engine.poker_champ import Event, Options, State
from engine.poker_champ.pieces import Boss
from tests.engine.poker_champ.golden.words import Bosses, news, own_lines, table_lines

LEGEND = """\
# A whole game of Poker Champ, checked by tests/engine/test_golden.py.
#   > boss action    what a boss did
#   * event          what the whole table saw of it
#   table ...        a line of the view that everybody has, where it changed
#   capone ...       a line of that boss's own view, where it changed
"""


def transcript(bosses: Bosses, options: Options, seed: str, rules: int, lines: Iterable[str]) -> str:
    """The whole text of the game in which these lines of `boss action` were played."""
    agreement = (
        f"options: {options.length} {options.deals}",
        f"bosses: {' '.join(bosses)}",
        f"seed: {seed}",
        *([f"rules: {rules}"] if rules > 1 else []),
    )
    first = game.setup(bosses, options, seed, rules=rules)
    return "\n".join((LEGEND, *agreement, *_told(first, bosses, lines), ""))


def agreed(text: str) -> tuple[Bosses, Options, str, int, list[str]]:
    """The arguments for `transcript` to write that text again; rules default to the first."""
    words = dict(
        line.split(": ")
        for line in text.splitlines()
        if line.startswith(("options", "bosses", "seed", "rules"))
    )
    length, deals = words["options"].split()
    rules = int(words.get("rules", "1"))
    options = game.agree({"length": length, "deals": deals}).by(rules)
    lines = [line[2:].partition("  #")[0] for line in text.splitlines() if line.startswith("> ")]
    return tuple(map(Boss, words["bosses"].split())), options, words["seed"], rules, lines


def _told(step: Step[State, Event], bosses: Bosses, lines: Iterable[str]) -> Iterator[str]:
    state = step.state
    yield from news(step.events, bosses)
    shown = _sights(state, bosses)
    yield from shown
    for line in lines:
        boss, _, action = line.partition(" ")
        step = game.apply(state, bosses.index(Boss(boss)), game.parse(action))
        state = step.state
        yield f"\n> {line}{'  # minor' if step.minor else ''}"
        yield from news(step.events, bosses)
        now = _sights(state, bosses)
        yield from (now if state.outcome else (sight for sight in now if sight not in shown))
        shown = now
    yield from (
        f"open {line}" for line in table_lines(game.open(state, ended=True), bosses) if " shows " in line
    )


def _sights(state: State, bosses: Bosses) -> list[str]:
    """All that anybody may see, a line for each thing."""
    lines = list(table_lines(game.table(state), bosses))
    for seat in range(len(bosses)):
        lines += own_lines(game.view(state, seat), bosses)
    return lines
