"""A match from version to version: who is asked, what is stale, what may be told. Plain values, no store."""

import pytest

from bot.table.match import Match, Occupant, dealt
from bot.table.refusals import NotNow, NotYourTurn, StaleClick
from tests.helpers import toy

GAME = toy.games()["whispers"].engine
SEATS = tuple(Occupant(100 + seat, f"p{seat}", role) for seat, role in enumerate(("ada", "bob", "cyd")))


def a_match() -> Match:
    return dealt(GAME, 1, "whispers", SEATS, GAME.setup(("ada", "bob", "cyd"), 2, "seed")).match


def after(match: Match, *lines: tuple[int, str]) -> Match:
    for seat, line in lines:
        match = match.played(GAME, seat, None, line).match
    return match


def test_who_is_asked_anew_and_who_is_asked_no_longer_get_new_questions() -> None:
    """And nobody else does: the third seat's number stays."""
    before = a_match()

    now = after(before, (0, "done"))

    assert before.questions == (1, 0, 0)
    assert now.questions == (2, 1, 0)


def test_a_click_on_a_question_of_an_earlier_turn_is_stale_though_one_is_asked_again() -> None:
    first = a_match()
    again = after(first, (0, "done"), (1, "done"), (2, "done"))
    assert again.awaited(GAME) == (0, 1, 2)

    with pytest.raises(StaleClick):
        again.played(GAME, 0, first.questions[0], "show 1")
    with pytest.raises(StaleClick):
        again.played(GAME, 2, first.questions[2], "show 1")


def test_an_answer_in_secret_leaves_the_others_questions_as_they_were() -> None:
    duel = after(a_match(), (0, "done"), (1, "done"), (2, "done"))
    card = str(GAME.legal(duel.state, 0)[0])

    answered = after(duel, (0, card))

    assert answered.questions[1:] == duel.questions[1:]
    assert answered.questions[0] > duel.questions[0]


def test_nothing_is_public_before_it_is_settled() -> None:
    composing = after(a_match(), (0, "whisper 2"), (0, "peek"))

    played = composing.played(GAME, 0, None, "done")

    assert composing.public_events == a_match().public_events
    assert [each.seat for each in composing.pending] == [0, 0]
    assert [type(event).__name__ for event in played.news] == ["Whispered", "Peeked", "Done"]
    assert played.own == 3
    assert played.match.public_events == composing.public_events + 3
    assert played.match.pending == ()


@pytest.mark.parametrize("seat", [1, 2])
def test_nobody_acts_out_of_turn(seat: int) -> None:
    with pytest.raises(NotYourTurn) as refused:
        a_match().played(GAME, seat, None, "done")

    assert refused.value.reason is NotNow.NOT_ASKED
