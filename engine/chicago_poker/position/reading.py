"""Reads a position, short and written by a person or full and written by `dumps` (docs/notation.md).

What bosses remember is read in remembering.py; whether such a position can be is asked in checking.py.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar, get_args

from engine.chicago_poker.cards import GANGSTERS, Card
from engine.chicago_poker.events import Caller, Round, Victory
from engine.chicago_poker.options import Length, Options, Rulebook
from engine.chicago_poker.pieces import (
    ACTIONS,
    FIRST_ROUND,
    FULL_COLUMN,
    LETTERS,
    PLACES,
    RULES,
    SPECIALS,
    TILES,
    AnyCard,
    Boss,
    Business,
    Place,
)
from engine.chicago_poker.position import checking, remembering
from engine.chicago_poker.position.box import REST, Box
from engine.chicago_poker.position.checking_ties import waiting_fights
from engine.chicago_poker.position.sheet import Line, Sheet
from engine.chicago_poker.rules import DECK_SHUFFLE, TILE_SHUFFLE
from engine.chicago_poker.shootout import lined_up
from engine.chicago_poker.state import Column, Laid, Marker, State, Tie
from engine.chicago_poker.views import Outcome
from engine.game import Seat
from engine.sheet import unquoted

Word = TypeVar("Word", bound=str)

DEFAULT_SEED = "by-hand"


def loads(text: str) -> State:
    """The position the text describes; raises Unsound, naming the line and the fault, where there is none."""
    sheet = Sheet(text, Line)
    state = _Reader(sheet).state()
    sheet.finish()
    checking.check(state, sheet)
    return state


class _Reader:
    """One text being read: the agreement first, since every other line depends on it."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.options = replace(_options(sheet.line("options")), temperaments=self._flag("temperaments"))
        line = sheet.line("seed")
        self.seed = unquoted(line) if line else DEFAULT_SEED
        self.bosses = _bosses(sheet.needed("bosses", "bosses: capone yale"))
        self.turn, self.active = self._turn()
        specials = SPECIALS if self.options.specials else ()
        self.cards: Box[AnyCard] = Box((*GANGSTERS, *specials), self.seed, DECK_SHUFFLE)
        self.tiles_left: Box[Business] = Box(TILES, self.seed, TILE_SHUFFLE)
        self.businesses: list[Business | None] = []

    def state(self) -> State:
        """Everything, in an order in which what is left over can go to the deck and the stock."""
        self.businesses = [self._business(place) for place in range(PLACES[len(self.bosses)])]
        columns = tuple(self._columns(place) for place in range(len(self.businesses)))
        markers = self._markers(columns)
        hands = tuple(self._hand(boss) for boss in self.bosses)
        tiles = tuple(self._tiles(boss) for boss in self.bosses)
        discard = self._cards("discard")
        outcome = self._outcome()
        tie = self._tie(columns)
        actions, extra = self._actions(idle=bool(tie or outcome))
        searching = self._flag("searching")
        reshuffles = self._count("reshuffles", 0)
        memories = remembering.read(self.sheet, self.bosses, len(self.businesses))
        return State(
            options=self.options,
            seed=self.seed,
            bosses=self.bosses,
            shuffles=self._count("shuffles", TILE_SHUFFLE + reshuffles),
            turn=self.turn,
            active=self.active,
            actions=actions,
            extra=extra,
            acted=self._flag("acted", default=searching or extra > 0),
            must_act=self._flag("must-act") or self.options.must_act,
            idle=self._count("idle", 0),
            stuck=self._count("stuck", 0),
            searching=searching,
            fights=self._fights(tie, columns, markers),
            tie=tie,
            outcome=outcome,
            deck=self._deck(),
            discard=discard,
            stock=self._stock(),
            businesses=tuple(self.businesses),
            opened=memories.opened,
            markers=markers,
            tiles=tiles,
            hands=hands,
            columns=columns,
            gains=memories.gains,
            losses=memories.losses,
            raids=memories.raids,
            known=memories.known,
            reshuffles=reshuffles,
            rules=self.sheet.rules(RULES),
        )

    def _turn(self) -> tuple[int, Seat]:
        line = self.sheet.line("turn")
        if line is None:  # the first turn in which nobody has fewer actions
            return len(self.bosses) + 1, 0
        number, boss = line.some_words(2, "turn: 7 capone")
        return line.number_of(number, least=1), self._seat(line, boss)

    def _seat(self, line: Line, word: str) -> Seat:
        boss = line.boss(word)
        if boss not in self.bosses:
            raise line.fault(f"{boss} does not sit at this table")
        return self.bosses.index(boss)

    def _place(self, line: Line, word: str) -> Place:
        place = line.place(word)
        if place >= PLACES[len(self.bosses)]:
            raise line.fault(f"{len(self.bosses)} bosses play for {PLACES[len(self.bosses)]} businesses only")
        return place

    def _actions(self, *, idle: bool) -> tuple[int, int]:
        line = self.sheet.line("actions")
        if line is None:
            return 0 if idle else FIRST_ROUND.get(self.turn, ACTIONS), 0
        match line.words:
            case [left]:
                return line.number_of(left), 0
            case [left, "extra", extra]:
                return line.number_of(left), line.number_of(extra)
            case _:
                raise line.fault("write 'actions: 3' or 'actions: 3 extra 2'")

    def _count(self, key: str, default: int) -> int:
        line = self.sheet.line(key)
        return line.number_of(line.text) if line else default

    def _flag(self, key: str, *, default: bool = False) -> bool:
        line = self.sheet.line(key)
        return _one_of(line, line.text, ("yes", "no")) == "yes" if line else default

    def _business(self, place: Place) -> Business | None:
        letter = LETTERS[place]
        line = self.sheet.needed(letter, f"{letter}: brewery")
        if line.text == "vacant":
            return None
        return self.tiles_left.take(line.business(line.text), line)

    def _columns(self, place: Place) -> tuple[Column, ...]:
        return tuple(self._column(place, boss) for boss in self.bosses)

    def _column(self, place: Place, boss: Boss) -> Column:
        line = self.sheet.line(f"{LETTERS[place]} {boss}")
        laid = self.sheet.line(f"laid {LETTERS[place]} {boss}")
        words = line.words if line else []
        turns = [laid.number_of(word) for word in laid.words] if laid else [0] * len(words)
        if line and len(words) > FULL_COLUMN:
            raise line.fault(f"{len(words)} gangsters in a column: {FULL_COLUMN} are the most (CP-5.4)")
        if laid and len(turns) != len(words):
            raise laid.fault(f"{len(turns)} turns for {len(words)} gangsters")
        return tuple(self._laid(line, word, turn) for word, turn in zip(words, turns, strict=True) if line)

    def _laid(self, line: Line, word: str, turn: int) -> Laid:
        up = not (word.startswith("(") and word.endswith(")"))
        card = line.gangster(word if up else word[1:-1])
        self.cards.take(card, line)
        return Laid(card, up, turn)

    def _markers(self, columns: tuple[tuple[Column, ...], ...]) -> tuple[Marker, ...]:
        line = self.sheet.line("markers")
        if line is None:
            return _all_full(columns)
        return tuple(
            Marker(self._place(part, place), self._seat(part, boss))
            for part in line.items()
            for place, boss in [part.some_words(2, "markers: A capone, B yale")]
        )

    def _hand(self, boss: Boss) -> tuple[AnyCard, ...]:
        return self._cards(f"hand {boss}")

    def _cards(self, key: str) -> tuple[AnyCard, ...]:
        line = self.sheet.line(key)
        return tuple(self.cards.take(line.card(word), line) for word in line.words) if line else ()

    def _tiles(self, boss: Boss) -> tuple[Business, ...]:
        line = self.sheet.line(f"tiles {boss}")
        return tuple(self.tiles_left.take(line.business(word), line) for word in line.words) if line else ()

    def _deck(self) -> tuple[AnyCard, ...]:
        line = self.sheet.line("deck")
        words, and_rest = _and_rest(line)
        named = tuple(self.cards.take(line.card(word), line) for word in words if line)
        return self.cards.pile(line, named, and_rest=and_rest)

    def _stock(self) -> tuple[Business, ...]:
        line = self.sheet.line("stock")
        words, and_rest = _and_rest(line)
        named = tuple(self.tiles_left.take(line.business(word), line) for word in words if line)
        return self.tiles_left.pile(line, named, and_rest=and_rest)

    def _tie(self, columns: tuple[tuple[Column, ...], ...]) -> Tie | None:
        line, cause = self.sheet.line("tie"), self.sheet.line("cause")
        rounds, answers = self.sheet.lines("round"), self.sheet.lines("answer")
        if line is None:
            for stray in (*rounds, *answers, *([cause] if cause else [])):
                raise stray.fault("no shootout is tied")
            return None
        letter, *tied = line.words or [""]
        place = self._place(line, letter)
        return Tie(
            place=place,
            caller=self.active,
            cause=Caller(_one_of(cause, cause.text, Caller)) if cause else Caller.MARKER,
            tied=tuple(self._seat(line, boss) for boss in tied) or self._equals(line, columns[place]),
            rounds=tuple(Round(tuple(self._sent(part) for part in fought.items())) for fought in rounds),
            answers=tuple(self._sent(answer) for answer in answers),
        )

    def _equals(self, line: Line, columns: tuple[Column, ...]) -> tuple[Seat, ...]:
        fighters = lined_up(columns, self.active)
        equals = tuple(fighter.seat for fighter in fighters if fighter.hand == fighters[0].hand)
        if len(equals) < 2:
            raise line.fault("no two best hands are equal there")
        return equals

    def _sent(self, line: Line) -> tuple[Seat, Card | None]:
        boss, word = line.some_words(2, f"{line.key}: capone R7")
        return self._seat(line, boss), None if word == "nothing" else line.gangster(word)

    def _fights(
        self, tie: Tie | None, columns: tuple[tuple[Column, ...], ...], markers: tuple[Marker, ...]
    ) -> tuple[Place, ...]:
        line = self.sheet.line("fights")
        if line:
            return tuple(self._place(line, word) for word in line.words)
        return waiting_fights(tie, columns, markers) if tie else ()

    def _outcome(self) -> Outcome | None:
        line = self.sheet.line("won")
        if line is None:
            return None
        match line.words:
            case [boss, victory, *tiles]:
                why = Victory(_one_of(line, victory, Victory))
                return Outcome(self._seat(line, boss), why, tuple(line.business(word) for word in tiles))
            case _:
                raise line.fault("write 'won: capone one-kind brewery brewery brewery'")


def _options(line: Line | None) -> Options:
    if line is None:
        return Options()
    rulebook, length, specials = line.some_words(3, "options: english full specials")
    return Options(
        _one_of(line, rulebook, _rulebooks),
        _one_of(line, length, _lengths),
        _one_of(line, specials, ("specials", "no-specials")) == "specials",
    )


_rulebooks: tuple[Rulebook, ...] = get_args(Rulebook)
_lengths: tuple[Length, ...] = get_args(Length)


def _bosses(line: Line) -> tuple[Boss, ...]:
    bosses = tuple(line.boss(word) for word in line.words)
    if len(bosses) not in PLACES:
        raise line.fault(f"Chicago Poker is for 2 to 6 bosses, not {len(bosses)}")
    if len(set(bosses)) < len(bosses):
        raise line.fault("a boss sits at the table twice")
    return bosses


def _all_full(columns: tuple[tuple[Column, ...], ...]) -> tuple[Marker, ...]:
    return tuple(
        Marker(place, seat)
        for place, row in enumerate(columns)
        for seat, column in enumerate(row)
        if len(column) == FULL_COLUMN
    )


def _and_rest(line: Line | None) -> tuple[list[str], bool]:
    """The words of a pile, and whether everything unmentioned lies below: so it is without a line."""
    if line is None:
        return [], True
    words = line.words
    return (words[:-1], True) if words[-1:] == [REST] else (words, False)


def _one_of(line: Line, word: str, allowed: Iterable[Word]) -> Word:
    for choice in allowed:
        if word == choice:
            return choice
    raise line.fault(f"{word!r} is none of {', '.join(allowed)}")
