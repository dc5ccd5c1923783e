"""What a coach says of Whispers: from what the seat sees alone, in numbers that a count of games confirms."""

from dataclasses import replace
from math import sqrt
from random import Random

import pytest

from engine import whispers as game
from engine.advice import Advised
from engine.whispers import Options, State
from engine.whispers.actions import Action, Done, Order, Peek, Show, Whisper
from engine.whispers.advice import BEST, advise
from engine.whispers.pieces import Pick
from tests.engine.whispers.playing import AGREEMENTS, another_world, dealt, moves, played

MANY = 1500  # tries


def test_two_worlds_that_look_alike_to_a_seat_get_the_same_advice() -> None:
    dice = Random(5)
    for move in list(moves(3, AGREEMENTS[1], 4))[:12]:
        for seat in game.awaited(move.before):
            other = another_world(move.before, seat, dice)
            told = [advise(game.view(world, seat), "seed", (), tries=5) for world in (move.before, other)]
            assert repr(told[0]) == repr(told[1])


@pytest.mark.parametrize("agreed", AGREEMENTS)
def test_all_that_is_advised_may_be_done_the_best_first(agreed: Options) -> None:
    events: tuple[game.Event, ...] = ()
    for move in list(moves(4, agreed, 7))[:25]:
        for seat in game.awaited(move.before):
            advice = advise(game.view(move.before, seat), "seed", events, tries=4)
            assert 1 <= len(advice.best) <= BEST
            assert [each.worth for each in advice.best] == sorted(
                (each.worth for each in advice.best), reverse=True
            )
            for each in advice.best:
                game.apply(move.before, seat, each.action)
        events = move.public


def test_nothing_is_advised_to_a_seat_that_is_not_asked() -> None:
    state = played(dealt((3, 4), (5, 6)), "0 done").state
    with pytest.raises(ValueError, match="nothing is asked"):
        game.advise(game.view(state, 0), "seed", ())
    with pytest.raises(ValueError, match="answers nothing"):
        game.advise(game.view(state, 1), "seed", (), [Order(Pick.HIGH)])


def test_what_else_is_asked_about_meets_the_same_tries() -> None:
    view = game.view(dealt((3, 4), (5, 6)), 0)

    advice = game.advise(view, "seed", (), [Whisper(7), Done()])

    assert [each.action for each in advice.also] == [Whisper(7), Done()]
    known = {each.action: each for each in advice.best}
    assert all(each == known.get(each.action, each) for each in advice.also)


def test_the_last_duel_is_counted_as_the_cards_that_are_left_fall() -> None:
    """Ben has whispered 3 of his own, and shows the higher of two cards that Ann has never seen."""
    state = dealt((9, 10), (1, 2), options=Options(goal=1))
    state = played(state, "0 peek", "0 whisper 4", "0 done", "1 whisper 3", "1 done").state
    view = game.view(state, 0)
    pile = list(game.pieces.BOX)
    for card in (9, 10):
        pile.remove(card)
    pairs = [(a, b) for place, a in enumerate(pile) for b in pile[place + 1 :]]
    chance = {pick: sum(pick.of((9, 10)) + 4 > max(pair) + 3 for pair in pairs) / len(pairs) for pick in Pick}

    advice = advise(view, "seed", (), tries=MANY)

    for pick in Pick:
        told = duel(advice.best, Show(pick))
        assert abs(told["after"] / 100 - chance[pick]) < 4 * sqrt(0.25 / MANY)
        assert told["before"] == duel(advice.best, Show(Pick.LOW))["after"]


def duel(known: tuple[Advised[Action], ...], action: Action) -> dict[str, int]:
    (facts,) = [each.changes[0].facts for each in known if each.action == action]
    return {name: int(number) for name, number in facts.items()}


@pytest.mark.parametrize("action", [Done(), Peek(), Whisper(5)], ids=str)
def test_the_worth_of_an_action_agrees_with_games_played_out_by_the_rules(action: Action) -> None:
    """Each other world by the strongest level, in the rules themselves, which the advice never asks."""
    state, dice, count = dealt((3, 11), (5, 6), options=Options(goal=1, rounds=5)), Random(2), 250
    won = sum(share(another_deal(state, dice), action) for _ in range(count)) / count

    (told,) = advise(game.view(state, 0), "seed", (), [action], tries=MANY).also

    assert abs(told.worth / 100 - won) < 4 * sqrt(0.25 / count + 0.25 / MANY)


def another_deal(state: State, dice: Random) -> State:
    """Ann keeps the card that she knows; everything else is dealt anew."""
    pile = list(game.pieces.BOX)
    pile.remove(state.seats[0].kept)
    dice.shuffle(pile)
    anew = state.having(0, fresh=pile.pop()).having(1, kept=pile.pop(), fresh=pile.pop())
    return replace(anew, deck=tuple(pile))


def share(state: State, action: Action) -> float:
    """Ann's part of the win, once that action is done and all play as the strongest level does."""
    state = game.apply(state, 0, action).state
    if isinstance(action, Whisper):
        state = game.apply(state, 0, Done()).state
    while seats := game.awaited(state):
        view = game.view(state, seats[0])
        state = game.apply(state, seats[0], game.choose(view, "sly", "seed", ())).state
    winners = game.table(state).winners
    return (0 in winners) / len(winners)
