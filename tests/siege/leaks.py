"""Two worlds that differ only in hidden cards, played with the same actions, look the same to all others.

Every game compares what the rules show and what the skin makes of it; one in so many is played through two
whole bots, and every request to anybody but the cards' owners is compared.
"""

import asyncio
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.games import games
from bot.skins.skin import Skin
from bot.table.languages import LANGUAGES, Language
from engine import chicago_poker, chicago_stud, gangster, poker_champ, whispers
from engine.game import Seat
from tests.engine.whispers import playing
from tests.helpers.chicago_poker import playouts as chicago
from tests.helpers.chicago_poker.another_world import exchanged as all_exchanged
from tests.helpers.chicago_poker.hidden_moves import ends_the_calm, heard, secret
from tests.helpers.chicago_stud import playouts as stud
from tests.helpers.gangster import playouts as gangsters
from tests.helpers.poker_champ import playouts as champ
from tests.helpers.worlds import ANOTHER_WORLD, exchanged
from tests.siege.report import Report
from tests.siege.twins import MOST_ACTIONS, amounts, twins

GAMES = 10_000
THROUGH_THE_BOT = 50  # one game in so many
COMPARED = 12  # one moment in so many
ONE_CARD = 0.3  # of the moments, so many differ in one card alone
WORDED = 4  # of the moments compared, one in so many is put into words
PAINTED = 40  # and one in so many is painted

NAMES = ("Lucie", "Théo le Rouge", "Marguerite_92", "Nono", "Karim B.", "Alexandra-Maria", "Ana", "Bo")

Reader = Seat | None


@dataclass(frozen=True, slots=True)
class Moment:
    """One step of a random game: where it was done, by whom, and what came of it."""

    before: Any
    seat: Seat
    action: Any
    state: Any
    events: tuple[Any, ...]


def _of(playout: Callable[[int, Any, int], Iterator[Any]]) -> Callable[[int, Any, int], Iterator[Moment]]:
    """The moments of a game's random play-outs."""

    def moments(seats: int, agreed: Any, seed: int) -> Iterator[Moment]:
        for move in playout(seats, agreed, seed):
            yield Moment(move.before, move.seat, move.action, move.step.state, move.step.events)

    return moments


@dataclass(frozen=True, slots=True)
class Compared:
    """How one game is looked at in two worlds."""

    name: str
    engine: Any
    agreements: Sequence[Any]
    moments: Callable[[int, Any, int], Iterator[Moment]]


async def leaks(report: Report, scale: float, folder: Path) -> None:
    """The whole campaign; a tiny one plays the first actions of one game through the whole bot."""
    for what in (
        "games",
        "moments compared",
        "moments worded",
        "moments painted",
        "moves of others",
        "leaked",
    ):
        report.count(what, 0)
    wanted = max(2, round(GAMES * scale))
    for number in range(wanted):
        report.at = f"game {number}"
        if number % 250 == 0:
            report.now(report.at)
        game = GAMES_COMPARED[number % len(GAMES_COMPARED)]
        await asyncio.to_thread(compare, report, game, report.seed * 100_003 + number)
        if number // len(GAMES_COMPARED) % THROUGH_THE_BOT == 0 and (scale or not number):
            most = MOST_ACTIONS if scale else 2
            await twins(report, game.name, report.seed * 100_003 + number, folder / str(number), most)


def compare(report: Report, game: Compared, seed: int) -> None:
    """One game in two worlds, moment by moment."""
    dice = random.Random(seed)
    seats = dice.randrange(*_bounds(game))
    looks = _Looks(report, game, seats, dice)
    report.count("games")
    for moment in game.moments(seats, dice.choice(game.agreements), seed):
        if dice.randrange(COMPARED) == 0:
            looks.at(moment.state)
        if game.engine is chicago_poker:
            _others_move(report, moment, seats, dice)


def _bounds(game: Compared) -> tuple[int, int]:
    return game.engine.info.seats[0], game.engine.info.seats[-1] + 1


def _others_move(report: Report, moment: Moment, seats: int, dice: random.Random) -> None:
    """A rival does something hidden with one card in one world, with another card in the other."""
    if dice.randrange(3) or not secret(moment.before, moment.seat, moment.action):
        return
    reader = dice.choice([seat for seat in range(seats) if seat != moment.seat])
    other, alike = all_exchanged(moment.before, reader, dice)
    step = chicago_poker.apply(other, moment.seat, alike(moment.action))
    report.count("moves of others")
    if heard(step.events) != heard(moment.events):
        report.broke("leaked", f"the news of {moment.action} to seat {reader}")
        return
    views = (chicago_poker.view(state, reader) for state in (step.state, moment.state))
    if not ends_the_calm(moment.events) and next(views) != next(views):
        report.broke("leaked", f"{moment.action} shows in the view of seat {reader}")


@dataclass(slots=True)
class _Looks:
    report: Report
    game: Compared
    seats: int
    dice: random.Random

    def at(self, state: Any) -> None:
        """One reader's eyes on one moment, in both worlds."""
        dice, report = self.dice, self.report
        reader = dice.choice((None, *range(self.seats)))
        other = self._another(state, reader)
        report.count("moments compared")
        if self._shown(state, reader) != self._shown(other, reader):
            report.broke("leaked", f"{self.game.name}, to seat {reader}: what the rules show")
        skin, language = games(hidden=True)[self.game.name].skin, dice.choice(LANGUAGES)
        if dice.randrange(WORDED) == 0:
            report.count("moments worded")
            if self._worded(skin, state, reader, language) != self._worded(skin, other, reader, language):
                report.broke("leaked", f"{self.game.name}, to seat {reader}: in words")
        if dice.randrange(PAINTED) == 0:
            report.count("moments painted")
            if self._painted(skin, state, reader, language) != self._painted(skin, other, reader, language):
                report.broke("leaked", f"{self.game.name}, to seat {reader}: in a picture")

    def _another(self, state: Any, reader: Reader) -> Any:
        """All that is hidden dealt anew, or one card alone exchanged, which somebody else or nobody knows."""
        dice, name = self.dice, self.game.name
        owner = dice.choice([None, *(seat for seat in range(self.seats) if seat != reader)])
        exchange = exchanged(name, state, owner, dice) if dice.random() < ONE_CARD else None
        return ANOTHER_WORLD[name](state, reader, dice) if exchange is None else exchange.state

    def _shown(self, state: Any, reader: Reader) -> list[str]:
        engine = self.game.engine
        shown = [repr(engine.table(state))]
        return shown if reader is None else [*shown, repr(engine.view(state, reader))]

    def _worded(self, skin: Skin, state: Any, reader: Reader, language: Language) -> list[str]:
        """All words, and all that its buttons are made from."""
        engine, names = self.game.engine, NAMES[: self.seats]
        table = engine.table(state)
        words = [skin.describe(table, names, language), skin.situation(table, names, language)]
        if reader is not None:
            view = engine.view(state, reader)
            words += [
                skin.describe_view(view, names, language),
                skin.dossier(view, names, language),
                skin.prompt(view, names, language),
                *map(repr, _menu(skin, view, names, language, ())),
                *(skin.label(line, view, names, language) for line in _lines(view)),
            ]
        return words

    def _painted(self, skin: Skin, state: Any, reader: Reader, language: Language) -> list[Any]:
        """Bytes, alt texts and names of files."""
        engine, names = self.game.engine, NAMES[: self.seats]
        if reader is None:
            return [skin.paint_table(engine.table(state), names, language)]
        return list(skin.paint_private(engine.view(state, reader), names, language))


def _menu(
    skin: Skin, view: Any, names: Sequence[str], language: Language, said: tuple[str, ...]
) -> Iterator[Any]:
    """The choices of a menu, and of the ones behind it, one word further."""
    choices = skin.choices(view, said, names, language)
    yield from choices
    for choice in choices if len(said) < 1 else ():
        if choice.word and choice.amount is None:
            yield from skin.choices(view, (*said, choice.word), names, language)


def _lines(view: Any) -> list[str]:
    """Some of what may be done; where a number is to be named, no line is whole."""
    actions = (offer.action for offer in view.offers[:20])
    return [str(action) for action in actions if not amounts(action)]


GAMES_COMPARED = (
    Compared("chicago-poker", chicago_poker, chicago.AGREEMENTS, _of(chicago.playout)),
    Compared("poker-champ", poker_champ, champ.AGREEMENTS, _of(champ.playout)),
    Compared("chicago-stud", chicago_stud, stud.AGREEMENTS, _of(stud.playout)),
    Compared("gangster", gangster, gangsters.AGREEMENTS, _of(gangsters.playout)),
    Compared("whispers", whispers, playing.AGREEMENTS, _of(playing.moves)),
)
