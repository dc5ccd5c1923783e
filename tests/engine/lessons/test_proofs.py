"""Every step of every lesson holds what it says, proved by the engine of its game."""

from collections import Counter

import pytest

from bot.games import GAMES as OFFERED
from bot.games import games
from engine.lessons.judging import Answered, Default, GoesOn, Solved, judged
from tests.helpers.lessons.steps import NAMES, STEPS, proof, read

each_step = pytest.mark.parametrize(("name", "step"), STEPS, ids=lambda word: word)
FEWEST, MOST = 5, 9


def test_every_game_that_is_offered_has_its_lessons() -> None:
    assert sorted(NAMES) == sorted(game.info.name for game in games().values())
    assert len(NAMES) == len(OFFERED)
    for name in NAMES:
        assert read(name).game == name
        assert FEWEST <= len(read(name).lessons) <= MOST


@each_step
def test_a_position_is_one_and_asks_something(name: str, step: str) -> None:
    assert list(proof(name, step).position()) == []


@each_step
def test_the_lines_that_a_step_knows_are_legal_and_show_what_it_says(name: str, step: str) -> None:
    assert list(proof(name, step).lines()) == []
    assert list(proof(name, step).defaults()) == []


@each_step
def test_a_task_is_solved_by_the_accepted_lines_and_by_no_other(name: str, step: str) -> None:
    assert list(proof(name, step).others()) == []


@each_step
def test_what_is_said_to_be_certain_is_so_whatever_the_others_hide(name: str, step: str) -> None:
    assert list(proof(name, step).certain()) == []
    assert list(proof(name, step).every_win()) == []


@each_step
def test_words_name_no_card_that_the_learner_cannot_see(name: str, step: str) -> None:
    assert list(proof(name, step).secrets()) == []


@pytest.mark.parametrize("name", [name for name in NAMES if name != "gangster"])
def test_there_are_cards_that_words_could_give_away(name: str) -> None:
    """In Gangster nothing is hidden but the order of piles."""
    assert all(proof(name, step.id).hidden() for step in read(name).steps)


@pytest.mark.parametrize("name", NAMES)
def test_the_last_lesson_is_a_turn_that_wins_the_game(name: str) -> None:
    *_, last = read(name).steps

    assert last.proofs.every_win


@each_step
def test_whatever_a_learner_may_click_has_a_verdict(name: str, step: str) -> None:
    """Also on the way: every action that is legal after the beginning of an accepted line."""
    found = proof(name, step)
    begun = {line[:place] for line in found.step.accept for place in range(len(line))}
    verdicts: Counter[type] = Counter()
    for line in begun:
        board = found.play(line)
        for action in found.choices(board):
            tried = (*line, action)
            verdict = judged(found.game, found.step, tried)
            verdicts[type(verdict)] += 1
            match verdict:
                case Solved():
                    assert tried in found.step.accept
                case GoesOn():
                    assert found.step.begins(tried)
                case Answered(back_to=back) | Default(back_to=back):
                    assert back == line

    assert verdicts[Solved] == len(found.step.accept)
