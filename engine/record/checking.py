"""Check of a record, item by item: its seal, its seed, its cuts, its chance, its actions, its result.

Nothing in here is worded for people: the command line and the bot do that, each in their own way.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import islice
from typing import Any

from engine import seal
from engine.quickly_made import quickly_made
from engine.record.games import game_named
from engine.record.model import TIME_UP, Ending, Record, Remark, Told
from engine.record.reading import read
from engine.record.remarking import remarks_of
from engine.record.replaying import AnyGame, RecordBroken, replay
from engine.record.writing import header_places, places
from engine.shuffle import Lot, Shuffle, drawn, shuffled


class Item(StrEnum):
    """Kind of thing that is checked."""

    SEAL = "seal"  # from the secret
    CUT = "cut"  # its hash from its text
    PASS = "passed"  # instead of a cut; there is nothing to hash
    SEED = "seed"  # from secret and cuts
    DEAL = "deal"  # the seats can be dealt to, as agreed
    LOT = "lot"
    SHUFFLE = "shuffle"
    ACTION = "action"  # all actions of a line are legal
    TIME = "time"  # that the time was up, by the clock of whoever ran the bot
    PUBLIC = "public"  # what is said to have become public
    RESULT = "result"


class Verdict(StrEnum):
    """Outcome of a check."""

    HELD = "held"
    BROKEN = "broken"
    UNCHECKABLE = "not-checkable"


class Why(StrEnum):
    """Reason why an item is broken, or cannot be checked."""

    # broken
    DIFFERS = "differs"  # something else comes out of what the file says
    SEAT = "seat"  # a cut of a seat that is not there, or that has cut already
    NOT_SO = "not-so"  # the comment does not say what happened in this line
    UNTOLD = "untold"  # the comment is missing though others of its kind are there
    RULES = "rules"  # the rules of the game do not allow it: see `broken`
    NO_RESULT = "no-result"  # the game is over, and no result is given
    NOT_OVER = "not-over"  # a result is given, and the game is not over
    # not checkable
    NO_SEAL = "no-seal"  # dealt before seals existed
    ALONE = "alone"  # none was shown: one person against computers
    NO_SECRET = "no-secret"  # it is not out yet
    NO_SEED = "no-seed"
    FORGOTTEN = "forgotten"  # the text of a cut was deleted; the proof holds by its hash
    UNKNOWN_GAME = "unknown-game"
    OTHER_RULES = "other-rules"  # played by rules of a number that is not known here
    AFTER_BREAK = "after-break"  # what follows a line that cannot have been played
    NOT_WRITTEN = "not-written"  # the file has no comments of this kind
    UNFINISHED = "unfinished"  # the game is not over, and no result is given
    BY_THE_CLOCK = "by-the-clock"  # nobody can prove when the time was up


@quickly_made
class Finding:
    """One item: `line` of the text, from 1, and `turn`, the number it bears there, None for a header.

    `what`: which of several (the number of a shuffle, a seat, an action). `broken`: what the rules say of it.
    """

    item: Item
    verdict: Verdict
    line: int
    turn: int | None = None
    why: Why | None = None
    what: str = ""
    broken: RecordBroken | None = None


@quickly_made
class Report:
    """All that was checked, in the order of the text, and the record it was checked on."""

    record: Record
    findings: tuple[Finding, ...]

    @property
    def holds(self) -> bool:
        """Nothing is broken, though something may not be checkable."""
        return not self.broken

    @property
    def broken(self) -> tuple[Finding, ...]:
        """Findings that do not hold."""
        return tuple(each for each in self.findings if each.verdict is Verdict.BROKEN)

    def count(self, item: Item, verdict: Verdict) -> int:
        """Number of items of that kind that came out so."""
        return sum(each.item is item and each.verdict is verdict for each in self.findings)


@quickly_made
class Tally:
    """Findings of one item, counted by verdict; `broken`: line and turn of each that does not hold.

    `why`: the reasons why others cannot be checked.
    """

    item: Item
    held: int
    broken: tuple[tuple[int, int | None], ...]
    unchecked: int
    why: tuple[Why, ...]


def tallied(text: str | bytes) -> tuple[Tally, ...]:
    """The report of a record's text in short, item by item; raises RecordUnreadable where it is none."""
    report = check(text)
    found = []
    for item in Item:
        mine = [finding for finding in report.findings if finding.item is item]
        open_ = [finding for finding in mine if finding.verdict is Verdict.UNCHECKABLE]
        if mine:
            found.append(
                Tally(
                    item,
                    sum(finding.verdict is Verdict.HELD for finding in mine),
                    tuple((each.line, each.turn) for each in mine if each.verdict is Verdict.BROKEN),
                    len(open_),
                    tuple(dict.fromkeys(each.why for each in open_ if each.why)),
                )
            )
    return tuple(found)


def check(text: str | bytes) -> Report:
    """Report on a record's text; raises RecordUnreadable for a text that is none."""
    record = read(text)
    return Report(record, tuple(sorted(_findings(record), key=lambda finding: finding.line)))


def _findings(record: Record) -> Iterator[Finding]:
    yield from _sealed(record)
    lines = places(record)
    dealt = dealt_from(record)
    game = game_named(record.game)
    why = _unplayable(game, dealt)
    if game is None or why:
        played = _Played()
        for item in (Item.DEAL, Item.ACTION, Item.PUBLIC, Item.RESULT):
            yield Finding(item, Verdict.UNCHECKABLE, lines[0], why=why)
    else:
        played = _play(game, dealt)
        yield from _by_the_rules(played, lines)
        yield from _by_the_clock(record, played, lines)
        yield _result(game, record, played)
    yield from _remarked(dealt, played, lines)


def dealt_from(record: Record) -> Record:
    """The record with the seed it was dealt from: where the seal holds, what follows from secret and cuts."""
    if record.secret and record.seal == seal.seal(record.game, record.secret):
        return replace(record, seed=seal.seed(record.game, record.secret, record.cuts))
    return record


def _unplayable(game: AnyGame | None, record: Record) -> Why | None:
    if game is None:
        return Why.UNKNOWN_GAME
    if not game.info.plays(record.rules):
        return Why.OTHER_RULES
    return None if record.seed else Why.NO_SEED


def _sealed(record: Record) -> Iterator[Finding]:
    """Seal, cuts and seed: what needs no game."""
    at = header_places(record)
    line = at.get("Seal", at.get("Secret", (1,)))[0]
    if not record.seal:
        why = Why.ALONE if record.secret else Why.NO_SEAL
        yield Finding(Item.SEAL, Verdict.UNCHECKABLE, line, why=why)
    elif not record.secret:
        yield Finding(Item.SEAL, Verdict.UNCHECKABLE, line, why=Why.NO_SECRET)
    else:
        yield _compared(Item.SEAL, line, record.seal == seal.seal(record.game, record.secret))
    yield from _cuts(record, at.get("Cut", ()))
    line = at.get("Seed", at.get("Secret", (1,)))[0]
    if not record.secret:
        why = Why.NO_SECRET if record.seal else Why.NO_SEAL
        yield Finding(Item.SEED, Verdict.UNCHECKABLE, line, why=why)
    elif not record.seed:
        yield Finding(Item.SEED, Verdict.UNCHECKABLE, line, why=Why.NO_SEED)
    else:
        derived = seal.seed(record.game, record.secret, record.cuts)
        yield _compared(Item.SEED, line, record.seed == derived)


def _cuts(record: Record, lines: Sequence[int]) -> Iterator[Finding]:
    seen: set[int] = set()
    for line, cut in zip(lines, record.cuts, strict=True):
        what = str(cut.seat)
        if cut.seat in seen or cut.seat >= len(record.seats):
            yield Finding(Item.CUT, Verdict.BROKEN, line, why=Why.SEAT, what=what)
        elif cut.digest is None:
            yield Finding(Item.PASS, Verdict.HELD, line, what=what)
        elif cut.text is None:
            yield Finding(Item.CUT, Verdict.UNCHECKABLE, line, why=Why.FORGOTTEN, what=what)
        else:
            yield _compared(Item.CUT, line, cut.digest == seal.digest(cut.text), what=what)
        seen.add(cut.seat)


@dataclass(slots=True)
class _Played:
    """A record played again, as far as that goes: what is to be said of each line, and where it broke off."""

    remarks: list[tuple[Remark, ...]] = field(default_factory=list)
    events: list[Any] = field(default_factory=list)
    state: Any = None
    broken: RecordBroken | None = None


def _play(game: AnyGame, record: Record) -> _Played:
    played = _Played()
    try:
        for moment in replay(game, record):
            played.remarks.append(remarks_of(moment))
            played.events += moment.events
            played.state = moment.state
    except RecordBroken as broken:
        played.broken = broken
    return played


def _by_the_rules(played: _Played, lines: Sequence[int]) -> Iterator[Finding]:
    """The deal, and the actions of each line."""
    for turn in range(len(played.remarks)):
        yield Finding(Item.ACTION if turn else Item.DEAL, Verdict.HELD, lines[turn], turn)
    if broken := played.broken:
        item = Item.ACTION if broken.line else Item.DEAL
        what = Why.RULES, broken.what, broken
        yield Finding(item, Verdict.BROKEN, lines[broken.line], broken.line, *what)


def _by_the_clock(record: Record, played: _Played, lines: Sequence[int]) -> Iterator[Finding]:
    """Yield a finding for each line that says the time was up: no record can prove the hour.

    The actions' check covers whether the rules allow it.
    """
    for turn, line in enumerate(record.lines, 1):
        if line == TIME_UP and turn < len(played.remarks):
            yield Finding(Item.TIME, Verdict.UNCHECKABLE, lines[turn], turn, Why.BY_THE_CLOCK)


def _result(game: AnyGame, record: Record, played: _Played) -> Finding:
    line, turn = header_places(record).get("Ranks", (places(record)[-1],))[0], len(record.lines)
    if played.broken:
        return Finding(Item.RESULT, Verdict.UNCHECKABLE, line, turn, Why.AFTER_BREAK)
    result = game.result(played.state, played.events)
    if result is None:
        if record.ending is None:
            return Finding(Item.RESULT, Verdict.UNCHECKABLE, line, turn, Why.UNFINISHED)
        return Finding(Item.RESULT, Verdict.BROKEN, line, turn, Why.NOT_OVER)
    if record.ending is None:
        return Finding(Item.RESULT, Verdict.BROKEN, line, turn, Why.NO_RESULT)
    return _compared(Item.RESULT, line, record.ending == Ending(result.ranks, result.scores), turn)


def _remarked(record: Record, played: _Played, lines: Sequence[int]) -> Iterator[Finding]:
    """Each comment; and what there should be one of, where there are others of its kind."""
    written = {_kind(remark) for remarks in record.remarks for remark in remarks}
    happened = {_kind(remark) for remarks in played.remarks for remark in remarks}
    for item in (Item.LOT, Item.SHUFFLE, Item.PUBLIC):
        if item not in written and (item in happened or not played.remarks):
            yield Finding(item, Verdict.UNCHECKABLE, lines[0], why=Why.NOT_WRITTEN)
    for turn, remarks in enumerate(record.remarks):
        ours = played.remarks[turn] if turn < len(played.remarks) else None
        left = Counter(_kind(remark) for remark in remarks)
        counted: Counter[Item] = Counter()
        for place, remark in enumerate(remarks, lines[turn] + 1):
            item = _kind(remark)
            nth = _nth(ours, item, counted[item])
            counted[item] += 1
            verdict, why = _said(remark, record.seed, nth, played_so_far=ours is not None)
            yield Finding(item, verdict, place, turn, why, _what(remark))
        for remark in ours or ():
            item = _kind(remark)
            left[item] -= 1
            if left[item] < 0 and item in written:
                yield Finding(item, Verdict.BROKEN, lines[turn], turn, Why.UNTOLD, _what(remark))


def _said(
    remark: Remark, seed: str, ours: Remark | None, *, played_so_far: bool
) -> tuple[Verdict, Why | None]:
    """A lot or a shuffle must be right by itself, for which no rule is needed, and be what was drawn here."""
    if isinstance(remark, Told) and not played_so_far:
        return Verdict.UNCHECKABLE, Why.AFTER_BREAK
    if not isinstance(remark, Told) and not seed:
        return Verdict.UNCHECKABLE, Why.NO_SEED
    if not isinstance(remark, Told) and not _right(remark, seed):
        return Verdict.BROKEN, Why.DIFFERS
    if played_so_far and ours != remark:
        return Verdict.BROKEN, Why.NOT_SO
    return Verdict.HELD, None


def _right(chance: Lot | Shuffle, seed: str) -> bool:
    if isinstance(chance, Lot):
        return chance.sides > 0 and drawn(chance.sides, f"{seed}:{chance.name}") == chance.number
    return shuffled(chance.before, seed, chance.number) == chance.after


def _nth(remarks: Sequence[Remark] | None, item: Item, number: int) -> Remark | None:
    """The one of that kind with that number, counted from 0."""
    return next(islice((each for each in remarks or () if _kind(each) is item), number, None), None)


def _compared(item: Item, line: int, same: bool, turn: int | None = None, what: str = "") -> Finding:
    if same:
        return Finding(item, Verdict.HELD, line, turn, None, what)
    return Finding(item, Verdict.BROKEN, line, turn, Why.DIFFERS, what)


def _kind(remark: Remark) -> Item:
    match remark:
        case Lot():
            return Item.LOT
        case Shuffle():
            return Item.SHUFFLE
        case Told():
            return Item.PUBLIC


def _what(remark: Remark) -> str:
    match remark:
        case Lot(name):
            return name
        case Shuffle(number):
            return str(number)
        case Told(text):
            return text.partition(" ")[0]
