"""Computers of a recorded game asked again: in portions or at once, whatever the record says of them."""

from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest

from engine.record.answering import NOTHING, Asked, answered, asked_of_computers
from engine.record.model import Mover, MoverKind, Record
from engine.record.reading import RecordUnreadable, read
from engine.record.writing import write
from tests.helpers.all_games import GAMES, AnyGame
from tests.helpers.hostile_records import mutated, retold, texts
from tests.helpers.recorded import a_game

CARETAKER = Mover(MoverKind.CARETAKER)
UNTHINKING = 40  # actions that are looked at: computers think at each


def by_computers(game: AnyGame, actions: int = UNTHINKING) -> Record:
    """A game whose every line is said to be the quickest computer's; most of its actions are not."""
    record = a_game(game, 4, actions).record
    mover = Mover(MoverKind.COMPUTER, game.info.levels[0])
    return replace(record, lines=tuple(replace(line, mover=mover) for line in record.lines))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.name)
def test_portions_are_answered_as_all_at_once(game: AnyGame) -> None:
    record = by_computers(game)
    text, asked = write(record), asked_of_computers(record)
    together = answered(text, asked)
    assert len(together) == len(asked) > 5
    assert None not in together
    portions = [answered(text, asked[at : at + 3]) for at in range(0, len(asked), 3)]
    assert tuple(each for portion in portions for each in portion) == together
    assert answered(text, ()) == ()


def test_who_was_not_asked_and_a_level_that_there_is_not_have_nothing_to_decide() -> None:
    game = next(each for each in GAMES if each.info.name == "whispers")
    record = a_game(game, 1, 12).record
    stranger = Mover(MoverKind.COMPUTER, "nobody-of-ours")
    lines = tuple(replace(line, mover=stranger) for line in record.lines)
    asked = asked_of_computers(replace(record, lines=lines))
    assert set(answered(write(replace(record, lines=lines)), asked)) == {NOTHING}


def test_behind_a_line_that_cannot_have_been_played_there_is_no_answer() -> None:
    game = next(each for each in GAMES if each.info.name == "chicago-poker")
    record = by_computers(game)
    at = len(record.lines) // 2
    broken = replace(record.lines[at], actions=("drive 99",))
    lines = (*record.lines[:at], broken, *record.lines[at + 1 :])
    asked = asked_of_computers(replace(record, lines=lines))
    answers = answered(write(replace(record, lines=lines, remarks=())), asked)
    there = [each.turn <= at + 1 for each in asked]
    assert [each is not None for each in answers] == there
    assert not all(there)


def test_a_decision_that_the_record_has_not_is_a_mistake_of_who_asks() -> None:
    record = by_computers(GAMES[0], 6)
    first, second, *_ = asked_of_computers(record)
    for asked in ((second, first), (Asked(999, 0, 0, CARETAKER, "done"),)):
        with pytest.raises(LookupError):
            answered(write(record), asked)


@pytest.mark.usefixtures("quick_thinkers")
@pytest.mark.parametrize(
    "files", [4, pytest.param(60, marks=pytest.mark.long("More changed files of each game."))]
)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.name)
def test_of_changed_files_the_computers_are_asked_or_they_are_refused(game: AnyGame, files: int) -> None:
    dice = Random(f"{game.info.name}, asked")
    true = texts(game)
    changed = [mutated(dice.choice(true), dice) for _ in range(files)]
    changed += [retold(read(dice.choice(true)), dice) for _ in range(files)]
    came = set[bool]()
    for text in changed:
        with suppress(RecordUnreadable):
            asked = asked_of_computers(read(text))
            asked = tuple(
                asked[place] for place in sorted(dice.sample(range(len(asked)), min(3, len(asked))))
            )
            answers = answered(text, asked)
            assert len(answers) == len(asked)
            came |= {each is not None for each in answers}
    assert True in came
