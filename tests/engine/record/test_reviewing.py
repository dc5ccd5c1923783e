"""A person's decisions in a recorded game: which of them are judged, by what they saw, and in which turn."""

import pickle
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from engine import whispers
from engine.advice import Advice, Advised
from engine.record.model import Line, Mover, MoverKind, Record, SeatHeader
from engine.record.replaying import RecordBroken, decisions, replay
from engine.record.reviewing import Deliberate, decisions_of, judged
from engine.record.writing import write
from tests.helpers.advising import coach
from tests.helpers.all_games import GAMES, AnyGame
from tests.helpers.recorded import a_game

PERSON, COMPUTER = Mover(MoverKind.PERSON), Mover(MoverKind.COMPUTER, "sly")
CARETAKER = Mover(MoverKind.CARETAKER)
LATER = 80  # actions of a random game that are looked at


def of_people(game: AnyGame) -> Record:
    """A random game in which people decided everything."""
    record = a_game(game, 4, LATER).record
    return replace(record, lines=tuple(replace(line, mover=PERSON) for line in record.lines))


def a_duel(*lines: Line) -> str:
    return write(Record("whispers", whispers.info.rules, {}, (SeatHeader(), SeatHeader()), "seed", lines))


def told(found: tuple[Deliberate, ...]) -> list[tuple[str, int]]:
    return [(each.asked.notation, each.told) for each in found]


DUEL = (
    Line(0, PERSON, ("whisper 2",)),
    Line(1, PERSON, ("whisper 3",)),
    Line(0, PERSON, ("whisper 1", "done")),  # turn 1
    Line(0, PERSON, ("order low",)),  # which answers no question
    Line(0, PERSON, ("order none",)),
    Line(1, COMPUTER, ("done",)),  # turn 2: the duel is called
    Line(1, PERSON, ("show high",)),
    Line(0, PERSON, ("show low",)),  # turn 3 shows both
)


def test_what_is_composed_counts_in_the_turn_that_tells_it() -> None:
    text = a_duel(*DUEL)
    assert told(decisions_of(text, 0)) == [("whisper 2", 1), ("whisper 1", 1), ("done", 1), ("show low", 3)]
    assert told(decisions_of(text, 1)) == [("whisper 3", 2), ("show high", 3)]


def test_what_nobody_decided_themself_is_left_out() -> None:
    lines = tuple(replace(line, mover=CARETAKER) if line.seat else line for line in DUEL)
    assert decisions_of(a_duel(*lines), 1) == ()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.name)
def test_in_every_game_each_has_another_way_and_the_turn_in_which_its_seat_told_it(game: AnyGame) -> None:
    record = of_people(game)
    public = [moment.line for moment in replay(game, record) if moment.events]
    moments = {(each.turn, each.place): each for each in decisions(game, record)}
    asides = {
        (now.turn, now.place)
        for now, then in pairwise(moments.values())
        if (now.pending, now.events) == (then.pending, then.events)
    }
    assert asides or game.info.name != "chicago-stud", "there even who is asked leaves orders"
    found = [each for seat in range(len(record.seats)) for each in decisions_of(write(record), seat)]
    assert len(found) > 5
    for each in found:
        moment = moments[each.asked.turn, each.asked.place]
        others = [str(action) for action in game.legal(moment.state, moment.seat)]
        assert others != [moment.notation], "it was no choice"
        assert (each.asked.turn, each.asked.place) not in asides
        if each.told < len(public):
            assert public[each.told] >= each.asked.turn
            between = [line for line in public if each.asked.turn <= line < public[each.told]]
            assert all(record.lines[line - 1].seat != moment.seat for line in between)


def test_each_is_judged_by_what_its_seat_saw_and_costs_what_the_best_was_worth_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = coach(monkeypatch)
    text = a_duel(*DUEL)
    found = judged(text, decisions_of(text, 0))
    costs = [(str(each.done.action), str(each.best.action), each.cost) for each in found]
    assert costs == [
        ("whisper 2", "done", 12.0),
        ("whisper 1", "done", 11.0),
        ("done", "done", 0.0),
        ("show low", "show high", 20.0),
    ]
    assert [each.view for each in found] == asked
    assert {view.seat for view in asked} == {0}
    assert asked[0].fresh is None, "a card that it had not seen yet"
    assert [len(view.whispers) for view in asked] == [0, 1, 2, 2]


def test_portions_are_judged_as_all_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    coach(monkeypatch)
    text = a_duel(*DUEL)
    mine = decisions_of(text, 0)
    together = judged(text, mine)
    assert tuple(each for at in range(len(mine)) for each in judged(text, mine[at : at + 1])) == together
    assert judged(text, ()) == ()
    assert pickle.loads(pickle.dumps(together)) == together, "it comes from another process"


def test_a_record_that_cannot_have_been_played_has_no_decisions() -> None:
    with pytest.raises(RecordBroken) as broken:
        decisions_of(a_duel(*DUEL, Line(0, PERSON, ("show low",))), 0)
    assert str(pickle.loads(pickle.dumps(broken.value))) == str(broken.value)


@pytest.mark.parametrize(
    ("best", "done", "noise", "cost"),
    [
        (33.4, 24.6, 0.0, 8.0),  # told as 33 and 25, so nine would contradict them
        (33.4, 24.6, 9.0, 0.0),  # about the same
        (24.6, 25.4, 0.0, 0.0),  # what was done was better
        (24.4, 23.6, 0.5, 0.0),  # both are told as 24
    ],
)
def test_the_cost_is_the_difference_of_what_is_told_and_none_within_the_noise(
    monkeypatch: pytest.MonkeyPatch, best: float, done: float, noise: float, cost: float
) -> None:
    def advise(_view: Any, _seed: str, _events: Any, also: Any) -> Advice[Any]:
        judged = tuple(Advised(action, done) for action in also)
        return Advice(100, (Advised(whispers.parse("peek"), best),), judged, noise)

    monkeypatch.setattr(whispers, "advise", advise)
    text = a_duel(*DUEL)
    first = decisions_of(text, 0)[:1]

    assert [each.cost for each in judged(text, first)] == [cost]
