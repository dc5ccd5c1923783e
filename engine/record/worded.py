"""The command line's words on a record, in English: one sentence for each reason."""

from engine.record.checking import Finding, Item, Verdict, Why
from engine.record.grammar import quoted
from engine.record.reading import Unreadable
from engine.record.replaying import Broken, RecordBroken

VERDICTS = {
    Verdict.HELD: "held",
    Verdict.BROKEN: "broken",
    Verdict.UNCHECKABLE: "not checkable",
}

UNREADABLE = {
    Unreadable.TOO_LONG: "too long: a record has at most 256 kB, and 8,192 signs a line",
    Unreadable.ENCODING: "this is no UTF-8 text",
    Unreadable.CUT_OFF: "the last line does not end: the file may have been cut off",
    Unreadable.NOT_A_HEADER: 'no header: [Name "value"]',
    Unreadable.HEADER_MISSING: "a header is missing here: a record begins with Game, Form and Rules",
    Unreadable.HEADER_OUT_OF_PLACE: "a header that is unknown, there already, or in the wrong place",
    Unreadable.VALUE: "a header that says what it cannot say",
    Unreadable.FORM: "a record of another form than 1 or 2: a newer version may read it",
    Unreadable.TOO_MANY: "too many headers, lines or actions",
    Unreadable.NOT_A_LINE: "neither a numbered line nor a comment",
    Unreadable.NUMBER: "the lines must be numbered 0, 1, 2 and so on",
    Unreadable.ACTION: "no action can be written so",
    Unreadable.COMMENT: "no comment that is known",
    Unreadable.SPELLING: "readable, but not spelled as a record is written",
}

WHY = {
    Why.DIFFERS: "something else comes out of it",
    Why.SEAT: "there is no such seat, or it has cut already",
    Why.NOT_SO: "this is not what happened in this turn",
    Why.UNTOLD: "it happened, and no comment says so",
    Why.RULES: "it cannot have been played",
    Why.NO_RESULT: "the game is over, and the record gives no result",
    Why.NOT_OVER: "the game is not over, and the record gives a result",
    Why.NO_SEAL: "the record has none: it was dealt before seals existed",
    Why.ALONE: "the record has none: one person played against computers",
    Why.NO_SECRET: "the secret is not out",
    Why.NO_SEED: "the record gives no seed",
    Why.FORGOTTEN: "its text was deleted; the proof holds by its hash",
    Why.UNKNOWN_GAME: "this game is not known here",
    Why.OTHER_RULES: "it was played by other rules than those known here",
    Why.AFTER_BREAK: "it comes after what cannot have been played",
    Why.NOT_WRITTEN: "the record has no comments of this kind",
    Why.UNFINISHED: "the game is not over",
    Why.BY_THE_CLOCK: "nobody can prove when the time was up; the bot's clock said so",
}

BROKEN = {
    Broken.GAME: "a record of another game",
    Broken.NO_SEED: "the record gives no seed",
    Broken.SEATS: "these seats cannot play it",
    Broken.ROLE: "there is no such role, or it is taken",
    Broken.OPTION: "there is no such option, or no such value",
    Broken.CHOICE: "there is no such choice, or no such value",
    Broken.SEAT: "there is no such seat",
    Broken.OVER: "the game is over",
    Broken.NOTATION: "no action of this game is written so",
    Broken.ILLEGAL: "not legal",
    Broken.GOES_ON: "the turn was over with the action before",
}

CALLED = {
    Item.CUT: "cut of seat",
    Item.DEAL: "deal",
    Item.ACTION: "action",
    Item.PUBLIC: "comment",
    Item.LOT: "lot",
    Item.SHUFFLE: "shuffle",
}


def unreadable(reason: Unreadable) -> str:
    """Sentence for a text that is no record."""
    return UNREADABLE[reason]


def finding(found: Finding) -> str:
    """An item that is broken or not checkable, with its reason: `shuffle 3 (turn 12) does not hold: ...`."""
    called = CALLED.get(found.item, found.item.value)
    what = f" {_shown(found.what)}" if found.what else ""
    turn = f" (turn {found.turn})" if found.turn is not None else ""
    verdict = "does not hold" if found.verdict is Verdict.BROKEN else "is not checkable"
    why = ""
    if found.broken:
        why = f": {_reason(found.broken)}"
    elif found.why:
        why = f": {WHY[found.why]}"
    return f"{called}{what}{turn} {verdict}{why}"


def broken(fault: RecordBroken) -> str:
    """Sentence for a game that cannot have been played so: `"recruit": not legal (hand-full)`."""
    return f"{_shown(fault.what)}: {_reason(fault)}" if fault.what else _reason(fault)


def _reason(fault: RecordBroken) -> str:
    return f"{BROKEN[fault.reason]}{f' ({fault.why})' if fault.why else ''}"


def _shown(what: str) -> str:
    return what if what.isalnum() and what.isascii() else quoted(what)
