"""A record has one text, and whatever is no such text is refused with its line and its reason."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import seal
from engine.record import grammar
from engine.record.model import Ending, Line, Mover, MoverKind, Record, SeatHeader, Told
from engine.record.reading import RecordUnreadable, Unreadable, read
from engine.record.writing import RecordTooLong, header_places, places, write
from engine.seal import Cut
from engine.shuffle import Lot, Shuffle
from tests.helpers.recorded import HOSTILE_CUTS

TEXT = """\
[Game "whispers"]
[Form "1"]
[Rules "1"]
[Program "0.1.0"]
[Dealt "2026-11-22"]
[Ended "2026-11-25"]
[Cut "1" "-"]
[Cut "0" "4b9e2bb1e8b6d2de7ab7bf8a6bd8c1ad5ff0b6bdcd0eb1ac2a9fa32cb2d2c0aa" "say \\"Al\\" \\\\o/ {}[]"]
[Seed "abc"]
[Option "goal" "1"]
[Seat "0" ""]
[Choice "0" "sign" "sun"]
[Seat "1" ""]
[Ranks "1 2"]
[Scores "1 -20"]

0.
{lot first of 2: 1}
{shuffle 1: 1 2 -> 2 1}
1. p 0 whisper 3; done
{told Whispered seat=0 amount=3}
{told FellSilent seat=0 whispered=3}
2. c:boss+t 1 done
3. k 0 show low
4. k:regular 1 show high
"""

RECORD = Record(
    game="whispers",
    rules=1,
    program="0.1.0",
    dealt="2026-11-22",
    ended="2026-11-25",
    cuts=(
        Cut(1, None),
        Cut(0, "4b9e2bb1e8b6d2de7ab7bf8a6bd8c1ad5ff0b6bdcd0eb1ac2a9fa32cb2d2c0aa", 'say "Al" \\o/ {}[]'),
    ),
    seed="abc",
    options={"goal": "1"},
    seats=(SeatHeader("", {"sign": "sun"}), SeatHeader()),
    ending=Ending((1, 2), (1, -20)),
    lines=(
        Line(0, Mover(MoverKind.PERSON), ("whisper 3", "done")),
        Line(1, Mover(MoverKind.COMPUTER, "boss", out_of_time=True), ("done",)),
        Line(0, Mover(MoverKind.CARETAKER), ("show low",)),
        Line(1, Mover(MoverKind.CARETAKER, "regular"), ("show high",)),
    ),
    remarks=(
        (Lot("first", 2, 1), Shuffle(1, ("1", "2"), ("2", "1"))),
        (Told("Whispered seat=0 amount=3"), Told("FellSilent seat=0 whispered=3")),
        (),
        (),
        (),
    ),
)


def test_this_is_what_a_record_looks_like() -> None:
    assert write(RECORD) == TEXT
    assert read(TEXT) == RECORD
    assert read(TEXT.encode()) == RECORD


def test_comments_can_be_skipped() -> None:
    bare = "".join(line for line in TEXT.splitlines(keepends=True) if not line.startswith("{"))
    assert read(bare) == replace(RECORD, remarks=())


def test_the_places_of_its_lines_are_known() -> None:
    rows = TEXT.split("\n")
    assert [rows[place - 1].partition(".")[0] for place in places(RECORD)] == ["0", "1", "2", "3", "4"]
    assert header_places(RECORD)["Cut"] == (7, 8)
    assert rows[header_places(RECORD)["Seed"][0] - 1] == '[Seed "abc"]'


@pytest.mark.parametrize("text", HOSTILE_CUTS)
def test_a_hostile_cut_comes_back_as_it_was(text: str) -> None:
    record = replace(RECORD, cuts=(seal.cut(0, text),))
    assert read(write(record)).cuts == (seal.cut(0, text),)


values = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)


@given(role=values, program=values, choice=values, option=values, seed=values, cut=values)
def test_any_value_comes_back_as_it_was(
    role: str, program: str, choice: str, option: str, seed: str, cut: str
) -> None:
    record = replace(
        RECORD,
        program=program,
        seed=seed,
        options={"goal": option, "a-b": ""},
        cuts=(Cut(3, "0" * 64, cut),),
        seats=(SeatHeader(role, {"sign": choice, "b": "x"}), SeatHeader(program)),
    )
    text = write(record)
    assert read(text) == record
    assert write(read(text)) == text
    assert text.count("\n") == len(text.splitlines())  # no other sign in it breaks a line


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


MANY_ACTIONS = "; ".join(["done"] * (grammar.LINE_ACTIONS_MAX + 1))

REFUSED = [
    ("", 1, Unreadable.HEADER_MISSING),
    ("\n", 1, Unreadable.HEADER_MISSING),
    ("x" * (grammar.TEXT_BYTES + 1), 1, Unreadable.TOO_LONG),
    ("é" * (grammar.TEXT_BYTES // 2 + 1), 1, Unreadable.TOO_LONG),
    (b"\xff\xfe", 1, Unreadable.ENCODING),
    ("\ud800\n", 1, Unreadable.ENCODING),
    (f"a\n{'x' * (grammar.LINE_CHARACTERS_MAX + 1)}\n", 2, Unreadable.TOO_LONG),
    (TEXT[:-1], 25, Unreadable.CUT_OFF),
    ("\ufeff" + TEXT, 1, Unreadable.NOT_A_HEADER),
    (TEXT.replace("\n", "\r\n"), 1, Unreadable.NOT_A_HEADER),
    ('[Game "whispers"\n', 1, Unreadable.NOT_A_HEADER),
    ('[Game  "whispers"]\n', 1, Unreadable.NOT_A_HEADER),
    (changed('[Form "1"]\n', ""), 2, Unreadable.HEADER_MISSING),
    (changed('[Form "1"]', '[Form "3"]'), 2, Unreadable.FORM),
    (changed('[Form "1"]', '[Form "01"]'), 2, Unreadable.VALUE),
    (changed('[Rules "1"]', '[Rules "1" "2"]'), 3, Unreadable.VALUE),
    (changed('[Rules "1"]', '[Rules "9999999999"]'), 3, Unreadable.VALUE),
    (changed('[Rules "1"]', '[Rules "١"]'), 3, Unreadable.VALUE),
    (changed('"whispers"', '"../whispers"'), 1, Unreadable.VALUE),
    (changed('"0.1.0"', '"\\n"'), 4, Unreadable.VALUE),
    (changed('"0.1.0"', '"\\u{d800}"'), 4, Unreadable.VALUE),
    (changed('"0.1.0"', '"\\u{110000}"'), 4, Unreadable.VALUE),
    (changed('"0.1.0"', f'"{"x" * 201}"'), 4, Unreadable.VALUE),
    (changed('"0.1.0"', '""'), 4, Unreadable.VALUE),
    (changed('"0.1.0"', '"\\u{41}"'), 4, Unreadable.SPELLING),
    (changed('"0.1.0"', '"\u202e"'), 4, Unreadable.SPELLING),
    (changed("2026-11-22", "22.11.2026"), 5, Unreadable.VALUE),
    (changed('"1" "-"', '"1" "-" "text"'), 7, Unreadable.VALUE),
    (changed('"1" "-"', '"01" "-"'), 7, Unreadable.VALUE),
    (changed('"1" "-"', '"1" "abc"'), 7, Unreadable.VALUE),
    (changed('[Option "goal" "1"]', '[Option "goal" "1"]\n[Option "goal" "1"]'), 11, Unreadable.VALUE),
    (changed('[Option "goal" "1"]', '[Option "goal" "1"]\n[Option "a" "1"]'), 10, Unreadable.SPELLING),
    (changed('[Option "goal" "1"]\n', '[Name "Al"]\n'), 10, Unreadable.HEADER_OUT_OF_PLACE),
    (changed('[Seed "abc"]', '[Seed "abc"]\n[Seed "abc"]'), 10, Unreadable.HEADER_OUT_OF_PLACE),
    (changed('[Seat "0" ""]', '[Seat "1" ""]'), 11, Unreadable.VALUE),
    (changed('[Choice "0"', '[Choice "1"'), 12, Unreadable.VALUE),
    (changed('"1 2"', '"1  2"'), 14, Unreadable.VALUE),
    (changed('"1 2"', '"01 2"'), 14, Unreadable.SPELLING),
    (changed('[Ranks "1 2"]\n', ""), 14, Unreadable.HEADER_OUT_OF_PLACE),
    ('[Cut "1" "-"]\n' * (grammar.HEADERS_MAX + 1), grammar.HEADERS_MAX + 1, Unreadable.TOO_MANY),
    (changed("0.\n", "0. \n"), 17, Unreadable.NOT_A_LINE),
    (changed("0.\n", ""), 17, Unreadable.NUMBER),
    (TEXT[: TEXT.index("0.\n")], 17, Unreadable.NUMBER),
    (TEXT[: TEXT.index("\n0.\n")], 17, Unreadable.NUMBER),
    (changed("\n\n", "\n\n\n"), 17, Unreadable.NOT_A_LINE),
    (changed("2. c:boss", "3. c:boss"), 23, Unreadable.NUMBER),
    (changed("2. c:boss", "02. c:boss"), 23, Unreadable.NOT_A_LINE),
    (changed("1. p 0", "1.  p 0"), 20, Unreadable.NOT_A_LINE),
    (changed("1. p 0", "1. p -1"), 20, Unreadable.NOT_A_LINE),
    (changed("1. p 0", "1. p:boss 0"), 20, Unreadable.NOT_A_LINE),
    (changed("k 0", "k+t 0"), 24, Unreadable.NOT_A_LINE),
    (changed("1. p 0", "1. x 0"), 20, Unreadable.NOT_A_LINE),
    (changed("whisper 3; done", ""), 20, Unreadable.ACTION),
    (changed("whisper 3; done", "whisper 3;done"), 20, Unreadable.ACTION),
    (changed("whisper 3; done", "whisper  3"), 20, Unreadable.ACTION),
    (changed("whisper 3; done", "whisper ٣"), 20, Unreadable.ACTION),
    (changed("whisper 3; done", f"whisper {'9' * 200}"), 20, Unreadable.ACTION),
    (changed("whisper 3; done", "whisper 3 {sly}"), 20, Unreadable.ACTION),
    (changed("whisper 3; done", MANY_ACTIONS), 20, Unreadable.TOO_MANY),
    (changed("{lot first of 2: 1}", "{lot first of 2 1}"), 18, Unreadable.COMMENT),
    (changed("{lot first of 2: 1}", "{lot first of 2: 01}"), 18, Unreadable.SPELLING),
    (changed("2 -> 2", "2 2"), 19, Unreadable.COMMENT),
    (changed("2 -> 2", "2 -> -> 2"), 19, Unreadable.COMMENT),
    (changed("2 -> 2", "2  -> 2"), 19, Unreadable.COMMENT),
    (changed("{told Whispered", "{said Whispered"), 21, Unreadable.COMMENT),
    (changed("amount=3}", "amount=3"), 21, Unreadable.COMMENT),
    (changed("{told FellSilent", "{told  FellSilent"), 22, Unreadable.COMMENT),
    (changed("{told FellSilent", "{told Fell{}Silent"), 22, Unreadable.COMMENT),
    (changed("4. k:regular", "{told a}4. k:regular"), 25, Unreadable.COMMENT),
]


@pytest.mark.parametrize(("text", "line", "reason"), REFUSED)
def test_anything_else_is_refused_with_its_line_and_its_reason(
    text: str | bytes, line: int, reason: Unreadable
) -> None:
    with pytest.raises(RecordUnreadable) as refused:
        read(text)
    assert (refused.value.line, refused.value.reason) == (line, reason)


def test_every_reason_is_given_once() -> None:
    assert {reason for _, _, reason in REFUSED} == set(Unreadable)


def test_so_many_lines_are_too_many() -> None:
    head = '[Game "x"]\n[Form "1"]\n[Rules "1"]\n\n0.\n'
    lines = "".join(f"{number}. p 0 a\n" for number in range(1, grammar.LINES_MAX + 2))
    with pytest.raises(RecordUnreadable) as refused:
        read(head + lines)
    assert refused.value.reason is Unreadable.TOO_MANY


@pytest.mark.parametrize(
    "record",
    [
        replace(RECORD, game="Whispers"),
        replace(RECORD, rules=-1),
        replace(RECORD, dealt="today"),
        replace(RECORD, seal="0F" * 32),
        replace(RECORD, program="x" * 201),
        replace(RECORD, cuts=(Cut(0, None, "text"),)),
        replace(RECORD, options={"Goal": "1"}),
        replace(RECORD, remarks=((),)),
        replace(RECORD, lines=(Line(0, Mover(MoverKind.PERSON, "boss"), ("done",)),), remarks=()),
        replace(RECORD, lines=(Line(0, Mover(MoverKind.PERSON), ()),), remarks=()),
        replace(RECORD, lines=(Line(0, Mover(MoverKind.PERSON), ("a;b",)),), remarks=()),
        replace(RECORD, lines=(), remarks=((Shuffle(1, ("a b",), ("a b",)),),)),
        replace(RECORD, lines=(), remarks=((Shuffle(1, ("->",), ("->",)),),)),
        replace(RECORD, lines=(), remarks=((Told("a{b}"),),)),
        replace(RECORD, ending=Ending(())),
    ],
)
def test_what_could_not_be_read_again_is_not_written(record: Record) -> None:
    with pytest.raises(ValueError, match="no record can say"):
        write(record)


def test_what_is_too_long_to_be_read_is_not_written() -> None:
    line = Line(0, Mover(MoverKind.PERSON), ("a" * 200,) * 35)
    with pytest.raises(RecordTooLong):
        write(replace(RECORD, lines=(line,) * 40, remarks=()))
    with pytest.raises(RecordTooLong):
        write(replace(RECORD, lines=(), remarks=((Told("a" * 8192),),)))
