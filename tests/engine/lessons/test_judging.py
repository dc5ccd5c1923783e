"""What becomes of what a learner tries, on the lesson about ties: an answer of two actions."""

from dataclasses import replace

import pytest

from engine import chicago_poker, whispers
from engine.game import IllegalAction
from engine.lessons.judging import Answered, Default, GoesOn, Solved, judged
from engine.lessons.model import LessonStep
from engine.lessons.playing import NoPosition, closing, opened, played
from tests.helpers.lessons.steps import read


@pytest.fixture
def tie() -> LessonStep:
    step = read("chicago-poker").step("tie")
    assert step
    return step


def test_an_accepted_line_is_solved_and_played_to_its_end(tie: LessonStep) -> None:
    line = ("play Y9 A", "send P15")
    board = played(chicago_poker, tie, line)
    boards = closing(board, tie)

    assert judged(chicago_poker, tie, line) == Solved(tie.after)
    assert len(boards) == len(tie.then) == 1
    assert boards[-1].events[: len(board.events)] == board.events
    assert boards[-1].state.tiles[0] != board.state.tiles[0]


def test_the_beginning_of_an_accepted_line_goes_on_with_its_words(tie: LessonStep) -> None:
    verdict = judged(chicago_poker, tie, ("play Y9 A",))

    assert isinstance(verdict, GoesOn)
    assert verdict.words
    assert verdict.words.en.startswith("From 5 to 9")
    assert judged(chicago_poker, replace(tie, answers=()), ("play Y9 A",)) == GoesOn(None)


def test_an_answered_line_that_leads_away_is_taken_back_by_one_action(tie: LessonStep) -> None:
    verdict = judged(chicago_poker, tie, ("play Y9 A", "send B12"))

    assert isinstance(verdict, Answered)
    assert (verdict.words.en[:12], verdict.back_to) == ("A 12 often d", ("play Y9 A",))


def test_what_nobody_answers_gets_the_default(tie: LessonStep) -> None:
    assert judged(chicago_poker, tie, ("recruit",)) == Default(tie.default, ())


def test_blanks_more_or_fewer_are_the_same_action(tie: LessonStep) -> None:
    assert isinstance(judged(chicago_poker, tie, (" play  Y9 A",)), GoesOn)


def test_what_the_rules_forbid_is_refused_as_anywhere(tie: LessonStep) -> None:
    for line in (("play R15 A",), ("dance",), ("play Y9 A", "recruit")):
        with pytest.raises(IllegalAction):
            judged(chicago_poker, tie, line)


def test_a_line_that_was_taken_back_does_not_go_on(tie: LessonStep) -> None:
    for line in ((), ("recruit", "play Y9 A"), ("play Y9 A", "send P15", "recruit")):
        with pytest.raises(ValueError, match="does not follow"):
            judged(chicago_poker, tie, line)


def test_the_learner_sees_what_their_boss_sees_and_no_more(tie: LessonStep) -> None:
    board = opened(chicago_poker, tie)
    view = chicago_poker.view(board.state, board.seat)

    assert board.bosses[board.seat] == "capone"
    assert set(view.hand) == set(board.state.hands[board.seat])
    assert "Y13" not in repr(view), "it is in Moran’s hand"


def test_a_game_without_positions_has_no_board(tie: LessonStep) -> None:
    with pytest.raises(NoPosition, match="whispers"):
        opened(whispers, tie)
    with pytest.raises(NoPosition, match="torrio"):
        opened(chicago_poker, replace(tie, eyes="torrio"))
