"""All that a page tells in words: each turn as everybody, each seat and open eyes saw it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from bot.features.book.packing import Plain
from bot.features.book.told import lines, parts
from bot.features.book.told import plain as without_marks
from bot.games import RegisteredGame
from bot.language import say
from bot.plain_text import cleaned
from bot.table.languages import LANGUAGES, Language
from bot.table.moments import milestones_of
from engine.game import Seat
from engine.record.checking import Item, Why, check, dealt_from
from engine.record.model import MoverKind, Record
from engine.record.replaying import Moment, RecordBroken, replay

Lines = tuple[str, ...]

Words = dict[str, Plain]
"""The same in every language."""

Said = Callable[[Language, Sequence[str]], Any]
"""Something in a language, with the names by seat as that language's sentences need them."""

RECOMPUTED = (Item.SEAL, Item.CUT, Item.SEED, Item.LOT, Item.SHUFFLE)  # the page checks these by itself


class NoBook(Exception):
    """Raised where a record cannot be shown; `key` and `facts` are its sentence."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Turns:
    """All that became public at once, turn by turn from the deal, as far as the record can be played."""

    moments: tuple[Moment, ...]

    @property
    def events(self) -> list[Any]:
        """All of the game."""
        return [event for moment in self.moments for event in moment.events]


def turns_of(game: RegisteredGame, record: Record) -> Turns:
    """The turns of a record; raises NoBook for one that cannot even be dealt."""
    if not game.info.plays(record.rules):
        raise NoBook("book/error-rules", played=record.rules, here=game.info.rules)
    found: list[Moment] = []
    try:
        for moment in replay(game.engine, dealt_from(record)):
            if moment.events or not found:
                found.append(moment)
    except RecordBroken as broken:
        if not found:
            raise NoBook("book/error-deal", why=str(broken)) from broken
    return Turns(tuple(found))


def content(
    game: RegisteredGame, record: Record, text: str, names: Sequence[str], turns: Turns
) -> dict[str, Plain]:
    """Everything of the game in words; `names`: the people's by seat, "" for who is not named."""
    told = _Teller(game, record, names)
    return {
        "game": game.info.name,
        "name": told.each(lambda language, _: game.skin.name(language).label),
        "title": game.skin.title([seat.role for seat in record.seats]) or game.skin.name("en").label,
        "dealt": record.dealt,
        "ended": record.ended,
        "seats": [told.seat(seat) for seat in range(len(record.seats))],
        "turns": [told.turn(moment) for moment in turns.moments],
        "milestones": list(told.milestones(turns)),
        "ending": told.ending(turns),
        "faults": list(_faults(text)),
    }


def under_pictures(game: RegisteredGame, record: Record, names: Sequence[str]) -> dict[Language, Lines]:
    """Return what the pictures call each seat: a name, a person, or a computer of its level."""
    told = _Teller(game, record, names)
    return {language: told.players(language) for language in LANGUAGES}


def _faults(text: str) -> Iterator[Plain]:
    """Faults that take the rules of the game to be seen."""
    for fault in check(text).broken:
        if fault.item not in RECOMPUTED or fault.why in (Why.NOT_SO, Why.UNTOLD):
            yield {"line": fault.line, "turn": fault.turn}


class _Teller:
    """One game, told in every language."""

    def __init__(self, game: RegisteredGame, record: Record, names: Sequence[str]) -> None:
        self._game = game
        self._record = record
        self._names = names

    def each(self, work: Said) -> Words:
        """A text in each language."""
        return {language: work(language, self._called(language)) for language in LANGUAGES}

    def _called(self, language: Language) -> tuple[str, ...]:
        """Names of the seats in sentences: in a game without roles everybody must have one."""
        if self._game.info.roles:
            return tuple(self._names)
        unnamed = (say(language, "book/seat", seat=seat + 1) for seat in range(len(self._names)))
        return tuple(name or other for name, other in zip(self._names, unnamed, strict=True))

    def seat(self, seat: Seat) -> Plain:
        """Name the role of each seat, and its player."""
        role, skin = self._record.seats[seat].role, self._game.skin
        name = cleaned(self._names[seat])
        title = skin.role(role) if role else name or say("en", "book/seat", seat=seat + 1)
        return {
            "title": title,
            "player": {language: self.players(language)[seat] for language in LANGUAGES},
        }

    def players(self, language: Language) -> Lines:
        """Name the player of each seat."""
        known = (cleaned(name) for name in self._names)
        return tuple(name or self._player(seat, language) for seat, name in enumerate(known))

    def _player(self, seat: Seat, language: Language) -> str:
        """Name for a nameless seat: a person, or a computer and its level."""
        if not self._is_computer(seat):
            return say(language, "book/person")
        movers = (line.mover for line in self._record.lines if line.seat == seat)
        levels = list(dict.fromkeys(mover.level for mover in movers))
        known = [level for level in levels if level in self._game.info.levels]
        if len(known) != 1:
            return say(language, "book/computer")
        return say(language, "book/computer-level", level=self._game.skin.level(known[0], language).label)

    def turn(self, moment: Moment) -> Plain:
        """One turn, in words."""
        engine, skin = self._game.engine, self._game.skin
        table, open_ = engine.table(moment.state), engine.open(moment.state, ended=True)
        views = [engine.view(moment.state, seat) for seat in range(len(self._record.seats))]
        return {
            "told": self.each(
                lambda language, names: [
                    parts(line) for line in skin.tell(moment.events, table, names, language)
                ]
            ),
            "recount": self.each(
                lambda language, names: lines(skin.recount(moment.events, table, names, language))
            ),
            "words": self.each(
                lambda language, names: {
                    "table": lines(skin.describe(table, names, language)),
                    "open": lines(skin.describe(open_, names, language)),
                    "views": [lines(skin.describe_eyes(view, names, language)) for view in views],
                }
            ),
        }

    def milestones(self, turns: Turns) -> Iterator[Plain]:
        """The deal, the turns worth going to, and the end."""
        engine = self._game.engine
        last = len(turns.moments) - 1
        table = engine.table(turns.moments[-1].state)
        found: dict[int, Words] = {0: self.each(lambda language, _: say(language, "book/milestone-deal"))}
        news = [moment.events for moment in turns.moments]
        for milestone in milestones_of(engine.milestones(turns.events), news):
            at, event = milestone.turn, milestone.event
            found[at] = self.each(partial(self._worth_seeing, table, at, event))
        if last not in found:
            found[last] = self.each(lambda language, _: say(language, "book/milestone-end", turn=str(last)))
        for turn in sorted(found):
            yield {"turn": turn, "words": found[turn]}

    def _worth_seeing(
        self, table: Any, turn: int, event: Any, language: Language, names: Sequence[str]
    ) -> str:
        told = without_marks(" ".join(self._game.skin.tell((event,), table, names, language)))
        return say(language, "book/milestone", turn=str(turn), what=told.partition(". ")[0])

    def ending(self, turns: Turns) -> Words:
        """The figures of the end; nothing where the game was not played to it."""
        state = turns.moments[-1].state
        result = self._game.engine.result(state, turns.events)
        if result is None:
            return self.each(lambda _, __: [])
        table, skin = self._game.engine.table(state), self._game.skin

        def told(language: Language, names: Sequence[str]) -> list[Plain]:
            known = self._with_players(names, language)
            return [[*parts(line)] for line in skin.ending(result, table, known, language)]

        return self.each(told)

    def _with_players(self, names: Sequence[str], language: Language) -> tuple[str, ...]:
        """The names, with "player" for a person who is not named: no name at all means a computer."""
        person = say(language, "book/person")
        return tuple(name or ("" if self._is_computer(seat) else person) for seat, name in enumerate(names))

    def _is_computer(self, seat: Seat) -> bool:
        """True if computers alone played for the seat, and played at all."""
        kinds = {line.mover.kind for line in self._record.lines if line.seat == seat}
        return kinds == {MoverKind.COMPUTER}
