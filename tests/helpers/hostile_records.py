"""What was, or could be, done to a record by somebody or something: short games, changed in many ways."""

from dataclasses import replace
from functools import cache
from random import Random

from engine.record.games import GAMES as KNOWN
from engine.record.grammar import ACTION
from engine.record.model import Record
from engine.record.remarking import remarked
from engine.record.writing import write
from tests.helpers.all_games import AnyGame
from tests.helpers.recorded import a_game

WORDS = (
    *(
        '"',
        "\\",
        "{",
        "}",
        "[",
        "]",
        ";",
        "->",
        "-",
        "+t",
        "\n",
        "\n\n",
        "\t",
        "\r",
        "\0",
        " ",
        "0.",
        "1. p 0 done",
    ),
    *("99999999999999999999", "-1", "٣", "é", "🂡", "\u202e", "\ud800", "\\u{110000}", "1e9", "0x10", "nan"),
    *("{lot x of 0: 0}", "{lot x of 999999999: 1}", "{shuffle 1: ->}", "{shuffle 0: a -> b}", "{told }"),
    *("recruit", "stop", "done", "whisper 9", "bet 99999", "order none", "drive 3 loop", "fold", "stay"),
    *('[Seat "9" ""]', '[Option "length" "x"]', '[Game "os"]', '[Cut "0" "-"]', '[Rules "0"]', '[Ranks "1"]'),
)


def texts(game: AnyGame) -> tuple[str, ...]:
    """Short games, so that many can be looked at; bare ones too, whose actions are hit more often."""
    return _texts(game.info.name)


@cache
def _texts(name: str) -> tuple[str, ...]:
    game = KNOWN[name]
    records = [a_game(game, number, 20).record for number in range(6)]
    return (*(write(remarked(game, record)) for record in records), *map(write, records))


def mutated(text: str, dice: Random) -> str:
    """The text with a few things done to it that somebody or something may do to a file."""
    for _ in range(dice.choice((1, 1, 1, 2, 5))):
        text = _letters_changed(text, dice) if dice.random() < 0.6 else _lines_changed(text, dice)
    return text


def retold(record: Record, dice: Random) -> str:
    """A record that is spelled as it must be, and says something else than what was played."""
    lines = list(record.lines)
    at = dice.randrange(len(lines))
    other = dice.choice(lines)
    match dice.randrange(8):
        case 0:
            lines[at] = replace(lines[at], seat=dice.choice((0, 1, 2, 7, 99, 999_999_999)))
        case 1:
            lines[at] = replace(lines[at], actions=other.actions)
        case 2:
            lines[at] = replace(lines[at], actions=(*lines[at].actions, *other.actions) * dice.choice((1, 9)))
        case 3:
            words = [word for word in WORDS if ACTION.fullmatch(word)]
            lines[at] = replace(lines[at], actions=(dice.choice(words),))
        case 4:
            lines = lines[:at] + lines[at + 1 :]
        case 5:
            lines = lines[:at] * dice.choice((1, 2)) + [other] + lines[at:]
        case 6:
            seats = dice.sample(record.seats, dice.randint(1, len(record.seats)))
            record = replace(record, seats=tuple(seats) * dice.choice((1, 1, 5)))
        case _:
            words = [*WORDS, *record.options.values()]
            options = {name: dice.choice(words).replace("\ud800", "") for name in record.options}
            record = replace(
                record, options=options, rules=dice.choice((1, 1, 99)), game=dice.choice(list(KNOWN))
            )
    remarks = record.remarks if len(lines) == len(record.lines) else ()
    return write(replace(record, lines=tuple(lines), remarks=remarks))


def _letters_changed(text: str, dice: Random) -> str:
    at, word = dice.randrange(len(text) + 1), dice.choice(WORDS)
    match dice.randrange(5):
        case 0:
            return text[:at] + word + text[at:]
        case 1:
            return text[:at] + word + text[at + len(word) :]
        case 2:
            return text[:at] + text[at + 1 :]
        case 3:
            return text[:at] + chr(dice.randrange(32, 127)) + text[at + 1 :]
        case _:
            return text[:at] if dice.random() < 0.3 else text[:at] + text[at + dice.randrange(200) :]


def _lines_changed(text: str, dice: Random) -> str:
    rows = text.split("\n")
    at = dice.randrange(len(rows))
    words = rows[at].split(" ")
    match dice.randrange(5):
        case 0:
            rows[at : at + 1] = []
        case 1:
            rows[at : at + 1] = [rows[at]] * 2
        case 2:
            rows.insert(at, dice.choice(WORDS))
        case 3:
            rows[at] = " ".join(dice.sample(words, len(words)))
        case _:
            rows[at] = dice.choice(rows)
    return "\n".join(rows)
