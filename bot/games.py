"""The games on the shelf: name -> what the shell must know of a game, and nothing of it elsewhere."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, get_args

from bot.skins.skin import Skin, Table, View
from bot.table.lobby import GameInfo
from bot.table.match import Event, GameModule, Level
from engine.game import Seat

Choose = Callable[[View, Level, str, Sequence[Event]], Any]


@dataclass(frozen=True, slots=True)
class RegisteredGame:
    """One game: its rules, its looks, and how it wants to be set up."""

    name: str
    module: GameModule
    skin: Skin
    box: GameInfo
    agree: Callable[[Mapping[str, str]], Any]  # the options as words -> the game's own
    state: Any  # the type that the store keeps, without looking inside
    events: tuple[type, ...]
    winners: Callable[[Table], tuple[Seat, ...]]
    choose: Choose  # a computer's decision, from what its boss may see
    least: Callable[[View], Any]  # the caretaker's smallest deed


Catalog = Mapping[str, RegisteredGame]
"""The first game is the one that is meant when nobody names one."""


def games() -> Catalog:
    """Every game we have."""
    games = (_chicago_poker(),)
    return {game.name: game for game in games}


def _chicago_poker() -> RegisteredGame:
    from bot.skins.chicago_poker import skin
    from engine import chicago_poker
    from engine.chicago_poker import computer
    from engine.chicago_poker.options import Length, Options, Rulebook
    from engine.chicago_poker.pieces import PLACES, Boss

    def agree(words: Mapping[str, str]) -> Options:
        rulebook = next(known for known in get_args(Rulebook) if known == words["rulebook"])
        length = next(known for known in get_args(Length) if known == words["length"])
        return Options(rulebook, length, words["specials"] == "on")

    return RegisteredGame(
        name="chicago-poker",
        module=chicago_poker,
        skin=skin,
        box=GameInfo(
            seats=range(min(PLACES), max(PLACES) + 1),
            bosses=tuple(boss.value for boss in Boss),
            options={"rulebook": get_args(Rulebook), "length": get_args(Length), "specials": ("on", "off")},
        ),
        agree=agree,
        state=chicago_poker.State,
        events=get_args(chicago_poker.Event),
        winners=lambda table: (table.outcome.winner,) if table.outcome else (),
        choose=computer.choose,
        least=lambda view: _least(view, ("recruit", "stop", "send nothing")),
    )


def _least(view: View, preferred: Sequence[str]) -> Any:
    offered = {str(offer.action): offer.action for offer in view.offers}
    wanted = next((offered[line] for line in preferred if line in offered), None)
    return wanted or next(iter(offered.values()))
