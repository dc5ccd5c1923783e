"""A record is played again exactly as it was played, and what cannot have been played is refused."""

from dataclasses import replace

import pytest

from engine import chicago_poker, chicago_stud, whispers
from engine.record.model import Line, Mover, MoverKind, Record, SeatHeader
from engine.record.replaying import Broken, RecordBroken, replay
from engine.whispers.events import DuelCalled, FellSilent, Revealed, Whispered

PERSON = Mover(MoverKind.PERSON)


def line(seat: int, *actions: str) -> Line:
    return Line(seat, PERSON, actions)


def whispered(*lines: Line) -> Record:
    return Record(
        game="whispers",
        rules=1,
        options={},
        seats=(SeatHeader("", {"sign": "sun"}), SeatHeader("", {"sign": "moon"})),
        seed="abc",
        lines=lines,
    )


def dealt(*lines: Line) -> Record:
    seats = (SeatHeader("capone"), SeatHeader("yale"))
    return Record("chicago-poker", 1, {}, seats, "abc", lines=lines)


def test_what_a_seat_composes_becomes_public_when_it_is_done() -> None:
    moments = list(
        replay(
            whispers,
            whispered(line(0, "whisper 2"), line(1, "whisper 1", "done"), line(0, "whisper 3", "done")),
        )
    )
    assert [moment.line for moment in moments] == [0, 1, 2, 3]
    assert moments[1].events == ()
    assert moments[2].events == (Whispered(1, 1), FellSilent(1, 1))
    assert moments[3].events == (Whispered(0, 2), Whispered(0, 3), FellSilent(0, 5), DuelCalled(1))
    assert [moment.private for moment in moments] == [False, True, False, False]


def test_secret_answers_come_out_together_and_an_order_is_private() -> None:
    ordered = (line(0, "done"), line(0, "order low"), line(1, "done"))
    record = whispered(*ordered, line(0, "show high"), line(1, "show low"))
    _, _, order, _, answer, last = replay(whispers, record)
    assert (order.events, order.private) == ((), True)
    assert (answer.events, answer.private) == ((), True)
    (revealed,) = last.events
    assert isinstance(revealed, Revealed)
    assert revealed.cards[0] == max(order.state.seats[0].cards)
    assert revealed.cards[1] == min(order.state.seats[1].cards)


def test_a_turn_ends_with_its_last_action_or_when_its_seat_says_so() -> None:
    """The same state and the same events either way, and neither way needs a word in the record."""
    start = next(replay(chicago_poker, dealt())).state
    seat = start.active
    at_once = list(replay(chicago_poker, dealt(line(seat, "recruit"))))[1]
    asked = list(replay(chicago_poker, dealt(line(seat, "recruit", "stop"))))[1]
    assert at_once.state == asked.state
    assert at_once.events == asked.events


def broken(game: object, record: Record) -> RecordBroken:
    with pytest.raises(RecordBroken) as refused:
        for _ in replay(game, record):  # type: ignore[arg-type]
            pass
    return refused.value


@pytest.mark.parametrize(
    ("record", "reason", "what"),
    [
        (replace(whispered(), game="gangster"), Broken.GAME, "gangster"),
        (replace(whispered(), seed=""), Broken.NO_SEED, ""),
        (replace(whispered(), seats=(SeatHeader(),)), Broken.SEATS, "1"),
        (replace(whispered(), seats=(SeatHeader(),) * 99), Broken.SEATS, "99"),
        (replace(whispered(), seats=(SeatHeader("capone"), SeatHeader())), Broken.ROLE, "capone"),
        (replace(whispered(), options={"goal": "9"}), Broken.OPTION, "goal 9"),
        (replace(whispered(), options={"luck": "on"}), Broken.OPTION, "luck on"),
        (replace(whispered(), seats=(SeatHeader("", {"sign": "x"}),) * 2), Broken.CHOICE, "sign x"),
        (replace(whispered(), seats=(SeatHeader("", {"hat": "x"}),) * 2), Broken.CHOICE, "hat x"),
        (replace(whispered(), seats=(SeatHeader("", {"sign": "sun"}),) * 2), Broken.SEATS, ""),
    ],
)
def test_what_cannot_be_dealt_is_refused(record: Record, reason: Broken, what: str) -> None:
    refused = broken(whispers, record)
    assert (refused.line, refused.reason, refused.what) == (0, reason, what)


@pytest.mark.parametrize("roles", [("capone", "capone"), ("capone", ""), ("capone", "batman")])
def test_a_role_that_is_unknown_taken_or_missing_is_refused(roles: tuple[str, str]) -> None:
    refused = broken(chicago_poker, replace(dealt(), seats=tuple(map(SeatHeader, roles))))
    assert (refused.line, refused.reason, refused.what) == (0, Broken.ROLE, roles[1])


@pytest.mark.parametrize(
    ("lines", "reason", "why"),
    [
        ((line(2, "done"),), Broken.SEAT, ""),
        ((line(-1, "done"),), Broken.SEAT, ""),
        ((line(0, "sing"),), Broken.NOTATION, "unknown-action"),
        ((line(0, "whisper  3"),), Broken.NOTATION, ""),
        ((line(0, "done", "peek"),), Broken.GOES_ON, ""),
        ((line(1, "whisper 2", "done", "order low"),), Broken.GOES_ON, ""),
        ((line(0, "whisper 9", "whisper 9"),), Broken.ILLEGAL, "purse"),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_line(
    lines: tuple[Line, ...], reason: Broken, why: str
) -> None:
    refused = broken(whispers, whispered(*lines))
    assert (refused.line, refused.reason) == (1, reason)
    assert why in refused.why


def test_play_after_the_end_is_refused() -> None:
    record = replace(whispered(), options={"rounds": "5"})
    a_round = (line(0, "done"), line(1, "done"), line(0, "show high"), line(1, "show high"))
    refused = broken(whispers, replace(record, lines=a_round * 5 + (line(0, "done"),)))
    assert refused.reason is Broken.OVER
    assert refused.line % 4 == 1


def test_a_standing_order_is_a_line_of_its_own() -> None:
    seats = (SeatHeader("capone"), SeatHeader("yale"), SeatHeader("weiss"))
    record = Record("chicago-stud", 1, {}, seats, "abc")
    speaker = next(replay(chicago_stud, record)).state.speaker
    ordered = line((speaker + 1) % 3, "order fold deal")
    _, order, spoken = replay(chicago_stud, replace(record, lines=(ordered, line(speaker, "bet 2"))))
    assert (order.events, order.private) == ((), True)
    assert chicago_stud.events.BetMade(speaker, 2, False, False) == spoken.events[0]
    assert chicago_stud.events.Folded((speaker + 1) % 3) == spoken.events[1]
